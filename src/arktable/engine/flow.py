"""The flow of a game: the current place in the rules is data, a stack of small frames.

A frame is one phase of the rule book in progress. Its class has the phase's local numbers as fields, and in one file,
from top to bottom: the rule it implements, what may be decided (`moves`, `why_not`) and what a decision does (`play`).
Frames have no closures and no generators. Therefore copying, undoing, searching and replaying work at any moment, also
when a payment within a phase pushes a frame that forces another player to decide.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import Struct

P = TypeVar("P")
"""The game's own position class."""


class StandingQuestion(NamedTuple):
    """A question that is asked now, with the legal moves that its answers mean.

    If a phase asks several questions at once, an answer that leaves something undone is the same move in all of them:
    the one that ends the phase.
    """

    name: str
    answers: dict[str, Move]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Struct, Generic[P]):
    """A frame of the stack.

    A subclass adds its local numbers as fields. Its constructor takes the seat and then every field, in the order of
    `FIELDS`. Therefore a copy is one call of the constructor, and a frame can be made from its text.
    """

    __slots__ = ("seat",)

    NAME: ClassVar[str] = ""
    """Name of the phase in views, reasons and locale files."""
    BEGINS_AT: ClassVar[int] = 0
    """The seat with which a plan begins this phase (`engine/timetable.py`), counted from the start player."""
    LEADING: ClassVar[tuple[str, ...]] = ("seat",)
    STANDING: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The questions of this phase that a seat can answer in advance, with all their answers.

    The table keeps the answers, outside the game; what they lead to is an ordinary move.
    """

    @classmethod
    def askable(cls, position: P) -> list[str]:  # noqa: ARG003 - for phases that depend on it
        """Return the questions of `STANDING` that can still be asked in this game; called for every phase there is."""
        return list(cls.STANDING)

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def resume(self, position: P) -> bool:
        """Continue this phase. Called whenever this frame is on top and no decision is being carried out.

        Return True to ask `self.seat` for a decision. Otherwise do what needs no decision and change the stack: push
        a phase, or finish by popping this frame. Never return False with the stack unchanged.
        """

    @abstractmethod
    def moves(self, position: P) -> list[Move]:
        """Return every legal move; not empty, since `resume` returned True."""

    @abstractmethod
    def why_not(self, position: P, move: Move) -> Reason | None:
        """Return why this move is not allowed; None exactly for the moves of `moves`."""

    @abstractmethod
    def play(self, position: P, move: Move) -> None:
        """Carry out a legal move. The stack may change; the driver then resumes the frame on top."""

    # -- what others are told of a decision ---------------------------------------------------------------------

    def secret(self, position: P, move: Move) -> bool:
        """Return whether this move is hidden from the other seats until the game is over. Called before it is played.

        The others are told only that this seat has decided. Views, samples, texts and events must keep the secret too.
        """
        return False

    def standing_questions(self, position: P) -> list[StandingQuestion]:
        """Return the questions of `STANDING` that are asked now, with the legal moves of their answers.

        Every decision that is possible now belongs to one of them. Otherwise return none, and the seat is asked.
        """
        return []

    # -- what a client is told of a phase -----------------------------------------------------------------------

    def asked(self, position: P, viewer: int) -> dict[str, Any]:
        """Return the public data of the decision while this frame is on top: its subject and what remains of it."""
        return {}

    def under_way(self, position: P, viewer: int) -> dict[str, Any]:
        """Return what everybody may know of this phase while it lasts, also while other frames are above it."""
        return {}

    def holds(self) -> dict[str, int]:
        """Return the pieces that are at present only in this frame, by their names in the census."""
        return {}

    # -- after reading a text -----------------------------------------------------------------------------------

    def derive(self, position: P) -> None:
        """Compute the fields of this frame that are declared `Derived`."""

    def problems(self, position: P) -> list[tuple[str, str]]:
        """Return what is impossible in this frame, as (field, sentence). Used to check positions from outside."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Steering(Phase[P]):
    """A frame that only decides which phase comes next and never asks a player anything."""

    def moves(self, position: P) -> list[Move]:
        return []

    def why_not(self, position: P, move: Move) -> Reason | None:
        return not_now(self.NAME, "")

    def play(self, position: P, move: Move) -> None:
        raise AssertionError(f"{self.NAME} asks for nothing")


def frame_key(kind: type[Phase[Any]]) -> str:
    """Return the name of a class of frames in the text of a position: `StockExchange` is "stock-exchange"."""
    return "".join(f"-{char.lower()}" if char.isupper() else char for char in kind.__name__).lstrip("-")


def phases_in(*modules: ModuleType) -> tuple[type[Phase[Any]], ...]:
    """Return the named classes of frames that these modules define, sorted by name."""
    found = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Phase)
        and kind.NAME
        and getattr(kind, "__module__", "") == module.__name__
    ]
    return tuple(sorted(found, key=frame_key))


def standing_move(questions: Sequence[StandingQuestion], given: Mapping[str, str]) -> Move | None:
    """Return the move that these answers, by question, lead to; None if the seat must be asked.

    The first answer that does something is given. A move that ends the phase is given when all questions are answered.
    """
    chosen = [question.answers.get(given.get(question.name, "")) for question in questions]
    for move in chosen:
        if move is not None and not _ends(questions, move):
            return move
    if not chosen or any(move is None for move in chosen):
        return None
    return chosen[0]


def _ends(questions: Sequence[StandingQuestion], move: Move) -> bool:
    """Return whether this move is an answer to each of several questions."""
    return len(questions) > 1 and all(move in question.answers.values() for question in questions)
