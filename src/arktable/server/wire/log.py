"""The shapes in which the parts of a log and what changed since one's last turn cross the wire."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypedDict

import msgspec
from msgspec import Meta

PastView: TypeAlias = Annotated[Any, Meta(extra_json_schema={"tsType": "any"})]


class LogPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs together in an entry of the log: a turn, or something of its own such as a production."""

    at: int
    """Its first event; it goes on to the next part."""
    kind: str
    """`turn`, `rules` for what follows a turn by itself, or what the game declares (words: `band-<kind>`)."""
    seat: int = -1
    """Whose turn it is."""
    turn: int = 0
    more: bool = False
    """It goes on with what the entries before it began."""
    args: dict[str, int | str] = {}
    """What no event tells: of how it began."""
    rows: list[list[int | None]] = []
    """A small table, the seats in front; −1 is nobody's (headings: `band-<kind>-column-<n>`)."""


class Since(TypedDict):
    """The table as it was when the own turn ended, and as it was when the present own turn began."""

    mark: int
    """The entry of the log in which that turn ended; 0 before the first one did."""
    was: PastView | None
    now: PastView | None
    """Null while the own turn has not been begun: then it is the present view."""
