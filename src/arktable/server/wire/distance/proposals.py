"""What players propose to each other, and votes on seats whose players are away."""

from __future__ import annotations

import msgspec

from arktable.server.wire.common import Seat


class OfferShown(msgspec.Struct, frozen=True):
    """An offer that stands."""

    what: str
    """`end` or `pause`."""
    by: Seat
    agreed: list[Seat]
    """The seats that want it, including the one that offered."""


class Asking(msgspec.Struct, frozen=True):
    """Somebody who asks to step in."""

    account_id: str
    name: str


class MissingSeat(msgspec.Struct, frozen=True):
    """A seat whose clock has run out, or for which a bot plays."""

    seat: Seat
    votes: dict[str, str]
    """By the seat of the voter: `bot`, `time`, `end`, `wait` or `substitute:<account>`."""
    voters: list[Seat]
    asking: list[Asking]
    """People who ask to step in."""
    by: str = ""
    """When a bot plays on without a decision; empty if that does not happen."""


class Proposals(msgspec.Struct, frozen=True):
    """`GET /tables/{id}/proposals`"""

    offer: OfferShown | None
    missing: list[MissingSeat]
