"""Steering that several games share: plans whose parts come one after the other, and every seat in turn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.fields import Between, Field, Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.position import Position
from arktable.engine.seats import MOST_SEATS

Q = TypeVar("Q", bound=Position)
"""The game's own position class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Timetable(Steering[Q]):
    """The bottom of the stack of a game that runs in rounds: which plan is under way, and which part comes next.

    A plan is a tuple of parts. Subclasses say what plans there are.
    """

    __slots__ = ("part", "plan")

    NAME: ClassVar[str] = "timetable"
    FIELDS: ClassVar[tuple[Field, ...]] = (Whole("plan"), Whole("part"))

    def __init__(self, seat: int, plan: int, part: int) -> None:
        super().__init__(seat)
        self.plan = plan
        self.part = part

    def resume(self, position: Q) -> bool:
        parts = self.parts(position)
        if self.part < len(parts):
            begin = parts[self.part]
            self.part += 1
            position.frames.append(begin(position))
        else:
            self.part = 0
            self.next_plan(position)
        return False

    @abstractmethod
    def parts(self, position: Q) -> tuple[Callable[[Q], Phase[Any]], ...]:
        """The parts of the plan under way."""

    @abstractmethod
    def next_plan(self, position: Q) -> None:
        """The plan is done: set `plan` to the one that follows, or pop this frame at the end of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EverySeat(Steering[Q]):
    """Something that every seat does once, beginning with `seat`; `turns` of them have begun.

    The order is clockwise, or counter-clockwise in an `EverySeatBack`.
    """

    __slots__ = ("turns",)

    FIELDS: ClassVar[tuple[Field, ...]] = (Between("turns", 0, MOST_SEATS),)

    def __init__(self, seat: int, turns: int = 0) -> None:
        super().__init__(seat)
        self.turns = turns

    def resume(self, position: Q) -> bool:
        if self.turns >= position.seats:
            self.over(position)
            position.frames.pop()
        else:
            seat = self.next_seat(position.seats)
            self.turns += 1
            self.ask(position, seat)
        return False

    def next_seat(self, seats: int) -> int:
        """The seat whose turn comes now."""
        return (self.seat + self.turns) % seats

    @abstractmethod
    def ask(self, position: Q, seat: int) -> None:
        """It is this seat's turn: push its frame, if there is something to do."""

    def over(self, position: Q) -> None:
        """All seats had their turn. The frame is popped right after this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EverySeatBack(EverySeat[Q]):
    """The same counter-clockwise."""

    __slots__ = ()

    def next_seat(self, seats: int) -> int:
        return (self.seat - self.turns) % seats
