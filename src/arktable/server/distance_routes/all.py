"""The list of the routes for play at a distance."""

from __future__ import annotations

from typing import Final

from arktable.server.distance_routes import (
    account,
    blocking,
    bots,
    clocks,
    features,
    hosting,
    invitations,
    mail,
    moderation,
    notices,
    orders,
    people,
    privacy,
    proposals,
    reports,
    signin,
    talk,
    tournaments,
    watching,
)
from arktable.server.routes.route import Route

PARTS: Final = (
    features,
    clocks,
    invitations,
    hosting,
    blocking,
    watching,
    proposals,
    talk,
    signin,
    account,
    bots,
    reports,
    moderation,
    privacy,
    notices,
    mail,
    tournaments,
    people,
    orders,
)
ROUTES: Final[list[Route]] = [route for part in PARTS for route in part.ROUTES.all]

OPEN_TO_BANNED: Final = frozenset(
    {
        "/sign-in", "/sign-out", "/recovery/use", "/passkey/in", "/passkey/in/done", "/device/ask", "/device/wait",
        "/sessions/{session}/end", "/me/delete", "/reports/answer", "/mail/confirm", "/mail/off",
        "/channels/{channel}/remove",
    }
)  # fmt: skip
"""What a banned person may still change: leave, sign in as somebody else, end mails and notices, and answer."""
