"""Bands: sections of a log that are not turns of players, such as a production, an event or the next decade.

A game declares in its `Parts` which events begin a band. All that follows belongs to the band, whichever seat decides,
until another band or the next turn begins. Events after the end of a turn (`Position.end_turn`) that begin no band
belong to the rules. In a game that declares no bands, every event belongs to the seat that decided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.told import TURN_OVER

Row = list[int | None]
Rows = Callable[[Sequence[Event]], list[Row]]

TURN: Final = "turn"
RULES: Final = "rules"
"""Kind of the part for what the rules do between two turns outside of a band."""


class Band:
    """A kind of band. An event that `joins` continues an open band of its kind instead of beginning another.

    `rows` makes a small table from the public events of the band: one row per seat, which comes first, with the figures
    that the client shows under its headings. It returns an empty list while there is none yet.
    """

    __slots__ = ("joins", "kind", "rows")

    def __init__(self, kind: str, joins: bool = False, rows: Rows | None = None) -> None:
        self.kind: Final[str] = kind
        self.joins: Final[bool] = joins
        self.rows: Final[Rows | None] = rows


class Part:
    """A part of the events of one entry that belong together: `at` counts the events that have a sentence."""

    __slots__ = ("args", "at", "begun", "events", "kind", "rows", "seat", "turn")

    def __init__(self, at: int, kind: str, seat: int, turn: int, begun: bool, events: list[Event]) -> None:
        self.at = at
        self.kind = kind
        self.seat = seat  # the seat whose turn it is; −1 for a band
        self.turn = turn
        self.begun = begun  # in this entry; else in an earlier one
        self.events = events  # of the whole band so far
        self.args: dict[str, int | str] = {}  # of the silent event that began it, which has no sentence
        self.rows: list[Row] = []

    def continued(self, at: int) -> Part:
        """Return the continuation of this band from here on."""
        return Part(at, self.kind, self.seat, self.turn, False, self.events)


class Reading:
    """Divides the events of one entry, decision by decision, into parts. `last` is the part in progress before it."""

    def __init__(self, bands: dict[str, Band], last: Part | None) -> None:
        self._bands = bands
        self._part = last
        self._count = 0
        self.parts: list[Part] = []

    def take(self, seat: int, turn: int, events: Sequence[Event]) -> None:
        """Add the events of a decision that this seat made in this turn."""
        part = self._part
        if part is None or part.turn != turn or (part.kind == TURN and part.seat != seat):
            self._begin(TURN, seat, turn)
        elif not self.parts:
            self._open(part.continued(self._count))
        for event in events:
            self._hear(event, turn)
            self._count += not event.silent

    def _hear(self, event: Event, turn: int) -> None:
        if event.key == TURN_OVER:
            self._begin(RULES, -1, turn)
            return
        band = self._bands.get(event.key)
        part = self._part
        if band is not None and not (band.joins and part is not None and part.kind == band.kind):
            part = self._begin(band.kind, -1, turn)
            if event.silent:
                part.args = event.details
        if part is not None:
            part.events.append(event)

    def _begin(self, kind: str, seat: int, turn: int) -> Part:
        return self._open(Part(self._count, kind, seat, turn, True, []))

    def _open(self, part: Part) -> Part:
        # A part without events needs no line.
        if self.parts and self.parts[-1].at == part.at and not self.parts[-1].args:
            self.parts.pop()
        self.parts.append(part)
        self._part = part
        return part

    def close(self) -> None:
        """Finish: all events are added, and the tables of the bands can be made."""
        for part in self.parts:
            for band in self._bands.values():
                if band.kind == part.kind and band.rows is not None:
                    part.rows = band.rows(part.events)
                    break
