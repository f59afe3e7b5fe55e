"""Attempts: legal moves, played on a copy of a position. The table is not changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.position import Position, Settled
from arktable.engine.reasons import Reason
from arktable.jobs.preview import Trial
from arktable.server.running.errors import illegal
from arktable.server.tables.sent_moves import why_not_of

AFTER_REVEAL: Final = Reason("after-reveal", "")
"""The moves of a request end with the first reveal: later ones could be used to ask for what is hidden."""
ANY_REVEALS: Final = -1


class Decision:
    """A move that was played, and its events."""

    __slots__ = ("events", "move", "secret", "seat", "turn")

    def __init__(self, seat: int, move: str, turn: int, events: list[Event], secret: bool = False) -> None:
        self.seat = seat
        self.move = move
        self.turn = turn
        self.events = events
        self.secret = secret  # hidden from other seats while the game runs


class Attempt:
    """Legal moves and the position after them. The table is not changed."""

    __slots__ = ("decisions", "ended", "position", "reveals", "seat", "settled")

    def __init__(
        self,
        seat: int,
        position: Position,
        decisions: list[Decision],
        reveals: int,
        ended: dict[int, Position],
        settled: Settled | None,
    ) -> None:
        self.seat = seat
        self.position = position
        self.decisions = decisions
        self.reveals = reveals
        self.ended = ended  # by seat: the position at the end of its turn
        self.settled = settled  # the position at the end of the last decision, if it was outside of turns

    def text(self) -> str:
        return "; ".join(decision.move for decision in self.decisions)

    def events(self) -> list[Event]:
        return [event for decision in self.decisions for event in decision.events]

    def is_begun_by(self, texts: Sequence[str]) -> bool:
        """Does this list begin with the moves of this attempt, and is it longer?"""
        done = [decision.move for decision in self.decisions]
        return len(texts) > len(done) and list(texts[: len(done)]) == done

    def extended(self, texts: Sequence[str]) -> Attempt:
        """A new attempt with further moves after those of this one."""
        before = self.position.reveals - self.reveals
        decisions, ended = list(self.decisions), dict(self.ended)
        position = _played(self.position, self.seat, texts, decisions, before)
        return _made(self.seat, position, decisions, before, ended)

    def trial(self) -> Trial:
        """The preview of this attempt."""
        return Trial(
            self.seat, self.position, [decision.events for decision in self.decisions], self.ended, self.settled
        )


def attempt(before: Position, seat: int, texts: Sequence[str], ask: bool = False) -> Attempt:
    """Play these moves on a copy of the position; raises at the first illegal one.

    Requests of people (`ask`) end at the first reveal. Bots decide one move at a time, and moves in the log were
    accepted before.
    """
    decisions: list[Decision] = []
    position = _played(before, seat, texts, decisions, before.reveals if ask else ANY_REVEALS)
    return _made(seat, position, decisions, before.reveals, {})


def _played(before: Position, seat: int, texts: Sequence[str], decisions: list[Decision], reveals: int) -> Position:
    """A copy of the position after these moves, which are added to the decisions.

    Refuses further moves once there are more reveals than `reveals`.
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
        position.events, position.settled = events, None
        decisions.append(Decision(seat, move.text, position.turn, events, position.is_secret(move)))
        position.play(move)
    return position


def _made(
    seat: int, position: Position, decisions: list[Decision], reveals: int, ended: dict[int, Position]
) -> Attempt:
    """The attempt that led to this position; events are no longer collected."""
    ended |= position.ended or {}
    if not position.begun_by().game.parts.bands and _passes_on(position, decisions):
        ended = {seat: position}
    settled = position.settled
    position.events = position.ended = position.settled = None
    return Attempt(seat, position, decisions, position.reveals - reveals, ended, settled)


def _passes_on(position: Position, decisions: Sequence[Decision]) -> bool:
    """Has a turn ended with these decisions, in a game that does not declare it?"""
    return position.turn != decisions[-1].turn or position.seat != decisions[-1].seat
