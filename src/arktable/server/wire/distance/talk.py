"""Chat and notes."""

from __future__ import annotations

import msgspec

from arktable.server.wire.common import Seat


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the chat."""

    n: int
    seat: Seat
    """−1 for a spectator."""
    name: str
    text: str
    """Plain text; it may have several lines. Empty if it was hidden, or its writer is blocked."""
    at: str
    is_hidden: bool = False
    """A moderator has hidden it."""
    is_blocked: bool = False
    """The reader has blocked who wrote it."""


class Chat(msgspec.Struct, frozen=True):
    """`GET /tables/{id}/chat`"""

    is_on: bool
    """Lines can be written."""
    lines: list[ChatLine]


class Note(msgspec.Struct, frozen=True):
    """`GET /tables/{id}/note`, and the body of `POST`"""

    text: str
