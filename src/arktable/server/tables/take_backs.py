"""Which entries of a log may be taken back: those of the last seat, since something hidden was shown last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from arktable.engine.position import Position
from arktable.server.store.rows import EntryRow
from arktable.server.tables.marks import Marks


class Step(NamedTuple):
    """An entry with moves, by its version and seat, and the position and the marks before it."""

    version: int
    seat: int
    before: Position
    marks: Marks


class TakeBacks:
    """The entries that can be taken back now, the last one on top.

    A table is made from its stored log, and that log says what was taken back. An entry that was taken back then can be
    taken back when the log is replayed, even if the present program counts it as a reveal.
    """

    __slots__ = ("_stored", "_steps")

    def __init__(self, stored: Iterable[EntryRow] = ()) -> None:
        self._stored = frozenset(int(row.moves) for row in stored if row.kind == "undo")
        self._steps: list[Step] = []

    def __bool__(self) -> bool:
        return bool(self._steps)

    def note(self, step: Step, reveals: bool) -> None:
        """Moves were played. If they revealed something or another seat played before, nothing older is taken back."""
        if reveals or (self._steps and self._steps[-1].seat != step.seat):
            self._steps = [older for older in self._steps if older.version in self._stored]
        if not reveals or step.version in self._stored:
            self._steps.append(step)

    def clear(self) -> None:
        """From here on nothing that was played so far is taken back."""
        self._steps.clear()

    def last(self) -> Step:
        """What an undo takes back now."""
        return self._steps[-1]

    def pop(self) -> Step:
        """Take the last step back."""
        return self._steps.pop()
