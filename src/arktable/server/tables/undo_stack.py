"""The entries that can be undone, the last one on top.

A stored log says what was undone. Such an entry can be undone when the log is replayed, even if the present program
counts it as a reveal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from arktable.engine.position import Position
from arktable.server.store.rows import EntryRow
from arktable.server.tables.marks import Marks


class Step(NamedTuple):
    """An entry with moves, and the position and the marks before it."""

    version: int
    seat: int
    before: Position
    marks: Marks


class UndoStack:
    """The entries that can be undone, the last one on top.

    A stored log says what was undone. Such an entry can be undone when the log is replayed, even if the present program
    counts it as a reveal.
    """

    __slots__ = ("_stored", "_steps")

    def __init__(self, stored: Iterable[EntryRow] = ()) -> None:
        self._stored = frozenset(int(row.moves) for row in stored if row.kind == "undo")
        self._steps: list[Step] = []

    def __bool__(self) -> bool:
        return bool(self._steps)

    def note(self, step: Step, reveals: bool) -> None:
        """Add an entry. After a reveal or a move of another seat, older entries cannot be undone."""
        if reveals or (self._steps and self._steps[-1].seat != step.seat):
            self._steps = [older for older in self._steps if older.version in self._stored]
        if not reveals or step.version in self._stored:
            self._steps.append(step)

    def clear(self) -> None:
        """Make all entries so far permanent."""
        self._steps.clear()

    def last(self) -> Step:
        """The entry that an undo would take back."""
        return self._steps[-1]

    def pop(self) -> Step:
        """Remove and return the last entry."""
        return self._steps.pop()
