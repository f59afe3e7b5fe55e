"""Where everybody's last turn ended: what has changed since then is news to them."""

from __future__ import annotations

from typing import Final

from arktable.engine.position import Position


class Mark:
    """The end of a seat's last turn: the entry of the log in which it was, and the position at that very moment.

    `begun` is the position in which the seat's present turn began, once it has decided something in it: what changes
    from then on changes by its own hand.
    """

    __slots__ = ("begun", "position", "version")

    def __init__(self, version: int, position: Position, begun: Position | None = None) -> None:
        self.version: Final[int] = version
        self.position: Final[Position] = position
        self.begun: Final[Position | None] = begun


class Marks:
    """The marks of all seats. They follow from the decisions that stand; an undo goes back to those of that moment."""

    __slots__ = ("_of", "_turn")

    def __init__(self, of: dict[int, Mark] | None = None, turn: int = -1) -> None:
        self._of: Final[dict[int, Mark]] = of or {}
        self._turn: Final[int] = turn  # the last one in which somebody decided

    def of(self, seat: int) -> Mark | None:
        """The mark of this seat; none before its first turn has ended."""
        return self._of.get(seat)

    def version_of(self, seat: int) -> int:
        """The entry of the log in which the last turn of this seat ended, 0 for none."""
        mark = self._of.get(seat)
        return mark.version if mark is not None else 0

    def after(self, version: int, seat: int, turn: int, before: Position, ended: dict[int, Position]) -> Marks:
        """The marks after an entry in which this seat decided, in this turn at first, from this position on."""
        of = dict(self._of)
        mark = of.get(seat)
        if turn != self._turn and mark is not None:
            of[seat] = Mark(mark.version, mark.position, before)
        for one, position in ended.items():
            of[one] = Mark(version, position)
        return Marks(of, turn)
