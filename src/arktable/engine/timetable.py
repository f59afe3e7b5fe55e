"""The bottom of the stack of a game that runs in rounds: plans, tuples of parts that are begun one after the other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.flow import Phase, Steering
from arktable.engine.game import Position

Q = TypeVar("Q", bound=Position)
"""The game's own position class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Timetable(Steering[Q]):
    """Which plan is under way, and which part of it comes next. Subclasses say what plans there are."""

    __slots__ = ("part", "plan")

    def __init__(self, seat: int, plan: int, part: int) -> None:
        super().__init__(seat)
        self.plan = plan
        self.part = part

    def name(self) -> str:
        return "timetable"

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
class TurnOrder(Steering[Q]):
    """Everybody has a turn, clockwise from `seat` on; `turns` are begun."""

    __slots__ = ("turns",)

    def __init__(self, seat: int, turns: int = 0) -> None:
        super().__init__(seat)
        self.turns = turns

    def name(self) -> str:
        return "actions"

    def resume(self, position: Q) -> bool:
        if self.turns == position.seats:
            position.frames.pop()
            return False
        seat = (self.seat + self.turns) % position.seats
        self.turns += 1
        self.begin(position, seat)
        return False

    @abstractmethod
    def begin(self, position: Q, seat: int) -> None:
        """This seat's turn comes."""
