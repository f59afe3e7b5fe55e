"""Where we are in the rules is data: a stack of small frames.

A frame is one phase of the rule book in progress: a class with the phase's local numbers as fields, and, top to
bottom in one file, the rule it implements, what may be decided (`moves`, `why_not`) and what a decision does
(`play`). No closures and no generators, so that copying, undoing, searching and replaying work in the middle of
anything, also when a payment in the middle of a phase pushes a frame that forces somebody else to decide.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now

P = TypeVar("P")
"""The game's own position class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """A frame of the stack. Subclasses add their local numbers as fields and copy them in `copy`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def name(self) -> str:
        """The phase's name in the game's words, as views and reasons say it."""

    @abstractmethod
    def copy(self) -> Phase[P]:
        """An independent twin."""

    @abstractmethod
    def resume(self, position: P) -> bool:
        """Called whenever this frame is on top and no decision is under way.

        Return True to ask `self.seat` for a decision. Otherwise do what needs no decision and change the stack: push
        a phase, or finish by popping this frame. Never return False with the stack unchanged.
        """

    @abstractmethod
    def moves(self, position: P) -> list[Move]:
        """Every legal move; not empty, since `resume` returned True."""

    @abstractmethod
    def why_not(self, position: P, move: Move) -> Reason | None:
        """None exactly for the moves of `moves`."""

    @abstractmethod
    def play(self, position: P, move: Move) -> None:
        """Carry out a legal move. The stack may change; the driver then resumes whatever is on top."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Steering(Phase[P]):
    """A frame that only decides which phase comes next and never asks a player anything."""

    __slots__ = ()

    def moves(self, position: P) -> list[Move]:
        return []

    def why_not(self, position: P, move: Move) -> Reason | None:
        return not_now(self.name(), "")

    def play(self, position: P, move: Move) -> None:
        raise AssertionError(f"{self.name()} asks for nothing")
