"""Steering frames that several games share: plans with consecutive parts, and every seat in turn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.fields import Between, Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.position import Position
from arktable.engine.seats import MOST_SEATS
from arktable.engine.state import field

Q = TypeVar("Q", bound=Position)
"""The game's position class."""

Step: TypeAlias = Callable[[Q], Phase[Any]] | type[Phase[Any]]
"""A part of a plan: a function that returns a frame, or a phase that the seat at its `BEGINS_AT` begins."""


def begun(step: Step[Q], position: Q, start: int) -> Phase[Any]:
    """Return the frame with which a part of a plan begins; `start` is the start player."""
    if isinstance(step, type):
        kind: type[Phase[Any]] = step
        return kind((start + kind.BEGINS_AT) % position.seats)
    return step(position)


def never(_position: Position) -> bool:
    """Return False: the slot of an early end in rules without one."""
    return False


def is_last(position: Q, decade: int, last: int, ends_early: Callable[[Q], bool]) -> bool:
    """Return whether a game ends with this decade: it is the last one, or the slot `ends_early` says so."""
    # The comparison with `never` saves the call.
    return decade == last or (ends_early is not never and ends_early(position))


@mypyc_attr(allow_interpreted_subclasses=True)
class Timetable(Steering[Q]):
    """The bottom of the stack of a game in rounds: the present plan, and its next part.

    A plan is a tuple of parts. Subclasses define the plans.
    """

    NAME = "timetable"
    plan: int = field(Whole, default=0)
    part: int = field(Whole, default=0)

    def resume(self, position: Q) -> bool:
        parts = self.parts(position)
        if self.part < len(parts):
            begin = parts[self.part]
            self.part += 1
            position.frames.append(begun(begin, position, self.start(position)))
        else:
            self.part = 0
            self.next_plan(position)
        return False

    @abstractmethod
    def start(self, position: Q) -> int:
        """Return the start player."""

    @abstractmethod
    def parts(self, position: Q) -> tuple[Step[Q], ...]:
        """Return the parts of the present plan."""

    @abstractmethod
    def next_plan(self, position: Q) -> None:
        """The plan is finished: set `plan` to the next one, or pop this frame at the end of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EverySeat(Steering[Q]):
    """Something that every seat does once, beginning with `seat`; `turns` of them have begun.

    The order is clockwise, or counter-clockwise in an `EverySeatBack`.
    """

    turns: int = field(Between, 0, MOST_SEATS, default=0)

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
        """Return the seat whose turn is next."""
        return (self.seat + self.turns) % seats

    @abstractmethod
    def ask(self, position: Q, seat: int) -> None:
        """Begin this seat's turn: push its frame, if there is something to do."""

    def over(self, position: Q) -> None:
        """Called after the turn of the last seat, before the frame is popped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EverySeatBack(EverySeat[Q]):
    """Something that every seat does once, counter-clockwise."""

    BEGINS_AT = -1

    def next_seat(self, seats: int) -> int:
        return (self.seat - self.turns) % seats
