"""Where we are in the rules is data: a stack of small frames.

A frame is one phase of the rule book in progress: a class with the phase's local numbers as fields, and, top to
bottom in one file, the rule it implements, what may be decided (`moves`, `why_not`) and what a decision does
(`play`). No closures and no generators, so that copying, undoing, searching and replaying work in the middle of
anything, also when a payment in the middle of a phase pushes a frame that forces somebody else to decide.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.fields import Field
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now

P = TypeVar("P")
"""The game's own position class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """A frame of the stack.

    A subclass adds its local numbers as fields. Its constructor takes the seat and then every field, in the order of
    `FIELDS`: so a copy is one call of the constructor, and a frame can be made from its text.
    """

    __slots__ = ("seat",)

    NAME: ClassVar[str] = ""
    """The phase's name in the game's words, as views, reasons and locale files say it."""
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    """The fields beside `seat`, in the order of the constructor."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def copy(self) -> Phase[P]:
        """An independent twin of this frame."""

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
        """The reason why this move is not allowed; None exactly for the moves of `moves`."""

    @abstractmethod
    def play(self, position: P, move: Move) -> None:
        """Carry out a legal move. The stack may change; the driver then resumes whatever is on top."""

    # -- what others are told of a decision ---------------------------------------------------------------------

    def secret(self, position: P, move: Move) -> bool:
        """May the other seats not know this move before the game is over? Asked before the move is played.

        Then they are told only that this seat has decided. Views, samples, texts and events must keep the secret too.
        """
        return False

    # -- what a client is told of a phase -----------------------------------------------------------------------

    def asked(self, position: P, viewer: int) -> dict[str, Any]:
        """The public side of the decision, while this frame is on top: what it is about and what it has left."""
        return {}

    def under_way(self, position: P, viewer: int) -> dict[str, Any]:
        """What everybody may know of this phase as long as it lasts, also while other frames lie on it."""
        return {}

    def holds(self) -> dict[str, int]:
        """What lies in this frame and nowhere else at the moment, by its name in the census."""
        return {}

    # -- after reading a text -----------------------------------------------------------------------------------

    def derive(self, position: P) -> None:
        """Compute the fields of this frame that follow from others (`Derived`)."""

    def problems(self, position: P) -> list[tuple[str, str]]:
        """What is impossible in this frame, as the name of a field and a sentence. For positions from outside."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Steering(Phase[P]):
    """A frame that only decides which phase comes next and never asks a player anything."""

    __slots__ = ()

    def moves(self, position: P) -> list[Move]:
        return []

    def why_not(self, position: P, move: Move) -> Reason | None:
        return not_now(self.NAME, "")

    def play(self, position: P, move: Move) -> None:
        raise AssertionError(f"{self.NAME} asks for nothing")


def frame_key(kind: type[Phase[Any]]) -> str:
    """What the text of a position calls this class of frames: `StockExchange` is "stock-exchange"."""
    return "".join(f"-{char.lower()}" if char.isupper() else char for char in kind.__name__).lstrip("-")
