"""Attempts: moves that were found legal and tried on a copy of a position. Nothing is changed by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.position import Position
from arktable.engine.reasons import Reason
from arktable.jobs.preview import Trial
from arktable.server.running.errors import illegal
from arktable.server.tables.sent_moves import why_not_of

AFTER_REVEAL: Final = Reason("after-reveal", "")
"""A request ends with the first move that shows something hidden: what follows could be used to ask for it."""
ANY_REVEALS: Final = -1


class Decision:
    """One move of the game as it stands, and what it did."""

    __slots__ = ("events", "move", "secret", "seat", "turn")

    def __init__(self, seat: int, move: str, turn: int, events: list[Event], secret: bool = False) -> None:
        self.seat = seat
        self.move = move
        self.turn = turn
        self.events = events
        self.secret = secret  # the other seats may not know the move while the game runs


class Attempt:
    """Moves that were found legal, and the position after them. The table itself is untouched."""

    __slots__ = ("decisions", "ended", "position", "reveals", "seat")

    def __init__(
        self, seat: int, position: Position, decisions: list[Decision], reveals: int, ended: dict[int, Position]
    ) -> None:
        self.seat = seat
        self.position = position
        self.decisions = decisions
        self.reveals = reveals
        self.ended = ended  # by seat: the position at the end of its turn

    def text(self) -> str:
        return "; ".join(decision.move for decision in self.decisions)

    def events(self) -> list[Event]:
        return [event for decision in self.decisions for event in decision.events]

    def is_begun_by(self, texts: Sequence[str]) -> bool:
        """Are these all moves of this attempt, and more?"""
        done = [decision.move for decision in self.decisions]
        return len(texts) > len(done) and list(texts[: len(done)]) == done

    def extended(self, texts: Sequence[str]) -> Attempt:
        """This attempt with more moves of a person who asks; it stays as it is itself."""
        before = self.position.reveals - self.reveals
        decisions, ended = list(self.decisions), dict(self.ended)
        position = _played(self.position, self.seat, texts, decisions, before)
        return _made(self.seat, position, decisions, before, ended)

    def trial(self) -> Trial:
        """What there is to see of it before it is sent."""
        return Trial(self.seat, self.position, [decision.events for decision in self.decisions], self.ended)


def attempt(before: Position, seat: int, texts: Sequence[str], ask: bool = False) -> Attempt:
    """Try these moves on a copy of the position; raises at the first that is not legal.

    A person who asks (`ask`) is answered up to the first reveal. Bots decide one move at a time, and what stands in the
    log has been answered.
    """
    decisions: list[Decision] = []
    position = _played(before, seat, texts, decisions, before.reveals if ask else ANY_REVEALS)
    return _made(seat, position, decisions, before.reveals, {})


def _played(before: Position, seat: int, texts: Sequence[str], decisions: list[Decision], reveals: int) -> Position:
    """A copy of the position on which the moves were played. Each is added to the decisions.

    Nothing more is played once there are more `reveals` than these.
    """
    position = before.copy()
    for text in texts:
        if reveals not in (ANY_REVEALS, position.reveals):
            raise illegal(text, AFTER_REVEAL)
        reason = why_not_of(position, seat, text)
        if reason is not None:
            raise illegal(text, reason)
        move = position.catalogue.parse(text)
        events: list[Event] = []
        position.events = events
        decisions.append(Decision(seat, move.text, position.turn, events, position.is_secret(move)))
        position.play(move)
    return position


def _made(
    seat: int, position: Position, decisions: list[Decision], reveals: int, ended: dict[int, Position]
) -> Attempt:
    """The attempt that led to this position. Nobody listens to it any more."""
    ended |= position.ended or {}
    if not position.begun_by().game.parts.bands and _passes_on(position, decisions):
        ended = {seat: position}
    position.events = position.ended = None
    return Attempt(seat, position, decisions, position.reveals - reveals, ended)


def _passes_on(position: Position, decisions: Sequence[Decision]) -> bool:
    """Has a turn ended with these decisions, in a game that does not say so itself?"""
    return position.turn != decisions[-1].turn or position.seat != decisions[-1].seat
