"""Bands: what a log tells apart from the turns of the players, such as a production, an event or the next decade.

A game declares in its `Parts` which events begin a band. All that follows belongs to it, whoever decides on the way,
until another band begins or the next turn does. What is told after the end of a turn (`Position.end_turn`) and begins
no band is the rules' own work. A game that declares nothing has turns only: everything belongs to whoever decided.
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
"""The kind of what the rules do between two turns without a band of their own."""


class Band:
    """A kind of band. An event that `joins` goes on with a band of its kind that is there instead of beginning anew.

    `rows` makes a small table of the events of the band, as everybody may know them: one row for a seat, which comes
    first, with the figures that the client puts under its headings. It answers an empty list while there is none yet.
    """

    __slots__ = ("joins", "kind", "rows")

    def __init__(self, kind: str, joins: bool = False, rows: Rows | None = None) -> None:
        self.kind: Final[str] = kind
        self.joins: Final[bool] = joins
        self.rows: Final[Rows | None] = rows


class Part:
    """A piece of what one entry told, which belongs together: `at` counts the events that have a sentence."""

    __slots__ = ("args", "at", "begun", "events", "kind", "rows", "seat", "turn")

    def __init__(self, at: int, kind: str, seat: int, turn: int, begun: bool, events: list[Event]) -> None:
        self.at = at
        self.kind = kind
        self.seat = seat  # whose turn; −1 for a band
        self.turn = turn
        self.begun = begun  # here; else an earlier entry began it
        self.events = events  # of the whole band so far
        self.args: dict[str, int | str] = {}  # of a silent event that began it: no sentence tells them
        self.rows: list[Row] = []

    def goes_on(self, at: int) -> Part:
        """The same band in what is told from here on."""
        return Part(at, self.kind, self.seat, self.turn, False, self.events)


class Reading:
    """Takes what one entry told, decision by decision, apart. `last` is the part that was under way before it."""

    def __init__(self, bands: dict[str, Band], last: Part | None) -> None:
        self._bands = bands
        self._part = last
        self._count = 0
        self.parts: list[Part] = []

    def take(self, seat: int, turn: int, events: Sequence[Event]) -> None:
        """The events of a decision which this seat made in this turn."""
        part = self._part
        if part is None or part.turn != turn or (part.kind == TURN and part.seat != seat):
            self._begin(TURN, seat, turn)
        elif not self.parts:
            self._open(part.goes_on(self._count))
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
        # What has told nothing is not worth a line.
        if self.parts and self.parts[-1].at == part.at and not self.parts[-1].args:
            self.parts.pop()
        self.parts.append(part)
        self._part = part
        return part

    def close(self) -> None:
        """All is taken: the tables of the bands can be made."""
        for part in self.parts:
            for band in self._bands.values():
                if band.kind == part.kind and band.rows is not None:
                    part.rows = band.rows(part.events)
                    break
