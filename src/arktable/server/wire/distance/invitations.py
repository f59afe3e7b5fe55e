"""Invitations: what was agreed at a table, who sits there, and how others can come."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from arktable.server.store.rows import SeatKind
from arktable.server.wire.common import Seat
from arktable.server.wire.pace import Pace
from arktable.server.wire.tables import Brief

InvitationState: TypeAlias = Literal["open", "full", "begun", "over", "closed"]


class InvitationSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table to which somebody is invited."""

    seat: Seat
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """The bot that plays there."""
    host: bool = False
    kept: str = ""
    """The person for whom an open seat is kept; empty for anybody."""
    at: str = ""
    """When the player sat down; empty if it was with the opening of the table."""


class FormerTerms(msgspec.Struct, frozen=True):
    """What a player agreed to before the host changed it; what was not changed is as it is now."""

    options: dict[str, str]
    pace: Pace | None
    rated: bool


class Invitation(msgspec.Struct, frozen=True):
    """What was agreed at a table, before one sits down (`GET /tables/{id}/invitation`)."""

    id: str
    name: str
    ruleset: str
    state: InvitationState
    """`full`: every free seat is kept for somebody else. `begun` and `over`: one may watch. `closed`: by the host,
    before it began."""
    host: str
    """The name of the host; empty if it is not known."""
    options: dict[str, str] = {}
    pace: Pace | None = None
    """Null for an unhurried game."""
    rated: bool = False
    invited: bool = False
    """Only invited people may sit down."""
    chat: bool = True
    minutes: int = 0
    """How long such a game takes at one sitting; 0 if that is not known."""
    seats: list[InvitationSeat] = []
    since: str = ""
    """When the game began, or was closed; when the last seat was taken if it is full."""
    you: Seat = -1
    """The seat of the asker."""
    is_host: bool = False
    by: str = ""
    """Who has invited the asker by name; empty if nobody has."""
    seat: Seat = -1
    """The seat on which the asker would sit down; −1 if there is none for them."""
    why_not: str = ""
    """Why the asker cannot sit down, as the key of an error; empty if they can."""
    again: bool = False
    """It was closed, and the asker can open the same table again (`POST /tables/{id}/rematch`)."""
    version: int = 0
    """Of the table, for `POST /tables/{id}/agree`."""
    former: FormerTerms | None = None
    """What the asker has agreed to, if the host has changed it and they have not agreed again."""


class InvitedByName(msgspec.Struct, frozen=True):
    """Somebody who was invited by name; for the host (`GET /tables/{id}/invited`)."""

    name: str
    seat: Seat
    """The seat that is kept for them, −1 for any."""
    at: str
    answer: str
    """`accepted`, `declined`, `removed`, or empty."""


class OwnInvitation(msgspec.Struct, frozen=True):
    """An invitation that the asker has not answered (`GET /invitations`)."""

    table: Brief
    by: str
    at: str


class Reach(msgspec.Struct, frozen=True):
    """The addresses at which others reach the server (`GET /reach`)."""

    addresses: list[str]
    """The best first."""
    reason: str = ""
    """`only-here`: the addresses work on this computer only (words: `reach-<reason>`)."""


class TableLink(msgspec.Struct, frozen=True):
    """The link of a table (`GET /tables/{id}/link`)."""

    link: str
    others: list[str]
    """The same at other addresses of the server."""
    qr_size: int
    """Modules of the picture on each side."""
    qr: str
    """Its dark modules as the path of an SVG."""
    reason: str = ""
    """`only-here`: it works on this computer only (words: `reach-<reason>`)."""


class Welcome(msgspec.Struct, frozen=True):
    """A code for somebody who is to be let in, where the server is by invitation (`POST /welcome`)."""

    code: str
    link: str
    expires: str


class Admission(msgspec.Struct, frozen=True):
    """Whether the asker may open tables and become a player (`GET /welcome`)."""

    by_invitation: bool
    """The server is by invitation."""
    is_in: bool
    may_invite: bool
