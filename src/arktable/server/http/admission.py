"""Checks before a request is answered: the host name, the origin, and the budget of the client."""

from __future__ import annotations

from asyncio import sleep
from typing import Final
from urllib.parse import urlsplit

from arktable.server.http.request import Request
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings

HEALTH: Final = "/api/health"
"""Exempt from all limits: monitoring asks often, and by the bare address of the server."""
ONE_CLICK: Final = "/api/mail/off"
"""Ends mails without a session: providers of mail send it for their readers."""
SAFE: Final = ("GET", "HEAD")
SECONDS_TO_REFUSE: Final = 1.0

LATE: Final = ("too-many", "busy")
"""The kinds of refusals that a client causes by asking too often."""


async def delay_refusal(error: Exception, client: str, limits: Limits) -> None:
    """Delay the refusals of a client that goes on after many of them.

    Then its connections, which are limited, do not keep the server busy with refusing.
    """
    if isinstance(error, Refused) and error.kind in LATE and limits.refusals.wait(client):
        await sleep(SECONDS_TO_REFUSE)


def check(request: Request, settings: Settings, limits: Limits) -> None:
    """Refuse a request for a wrong host, from another site's page, or beyond the budget of its client."""
    if request.path == HEALTH:
        return
    check_host(request, settings.hosts)
    if request.method not in SAFE and request.path != ONE_CLICK:
        check_origin(request, settings.origins)
    budget = limits.requests if request.path.startswith("/api/") else limits.pages
    budget.spend(request.client)


def check_host(request: Request, allowed: tuple[str, ...]) -> None:
    """Refuse a host name that is not ours: another site may have pointed its own name at our address."""
    given = request.header(b"host")
    if allowed and _name(given) not in {name.lower() for name in allowed}:
        raise Refused("misdirected", "unknown-host", host=given[:100])


def _name(host: str) -> str:
    """The name in a `Host` header, without the port."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).lower()


def check_origin(request: Request, allowed: tuple[str, ...]) -> None:
    """Refuse a request that another site's page makes a browser send: it would carry our cookie."""
    origin = request.header(b"origin")
    same_origin = request.header(b"sec-fetch-site") == "same-origin"
    if not request.has(b"origin") or same_origin or origin in allowed:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # `http://[` is not an address
        place = ""
    if not place or place != request.header(b"host"):
        raise Refused("forbidden", "other-origin", origin=origin[:100])
