"""Marks: where the last turn of each seat ended, to show what has changed since."""

from __future__ import annotations

from typing import Final

from arktable.engine.position import Position


class Mark:
    """The end of a seat's last turn: the log entry, and the position at that moment.

    `begun` is the position at the start of the seat's present turn, once it has decided something in it: later changes
    are its own.
    """

    __slots__ = ("begun", "position", "version")

    def __init__(self, version: int, position: Position, begun: Position | None = None) -> None:
        self.version: Final[int] = version
        self.position: Final[Position] = position
        self.begun: Final[Position | None] = begun


class Marks:
    """The marks of all seats. They follow from the decisions; an undo restores earlier ones."""

    __slots__ = ("_of", "_turn")

    def __init__(self, of: dict[int, Mark] | None = None, turn: int = -1) -> None:
        self._of: Final[dict[int, Mark]] = of or {}
        self._turn: Final[int] = turn  # the last turn with a decision

    def of(self, seat: int) -> Mark | None:
        """The mark of this seat; None before the end of its first turn."""
        return self._of.get(seat)

    def version_of(self, seat: int) -> int:
        """The log entry in which the last turn of this seat ended, 0 for none."""
        mark = self._of.get(seat)
        return mark.version if mark is not None else 0

    def after(self, version: int, seat: int, turn: int, before: Position, ended: dict[int, Position]) -> Marks:
        """The marks after an entry of this seat: `turn` at its first decision, `before` the position before it."""
        of = dict(self._of)
        mark = of.get(seat)
        if turn != self._turn and mark is not None:
            of[seat] = Mark(mark.version, mark.position, before)
        for one, position in ended.items():
            of[one] = Mark(version, position)
        return Marks(of, turn)
