"""The moves a bot compares in one decision, and which one it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.bot import Choice
from arktable.engine.moves import Move
from arktable.games.arkwright.state import ArkwrightPosition

NEVER: Final = -1e9
"""The worth of a move that is the choice only if no other move is added."""


class Ranking:
    """Moves with their worth. The best one so far is the choice; among equals it is the one that came first."""

    __slots__ = ("best", "choice", "moves", "worths")

    def __init__(self, move: Move, worth: float) -> None:
        self.choice: Move = move
        self.best: float = worth
        self.moves: list[Move] = [move]
        self.worths: list[float] = [worth]

    def add(self, move: Move, worth: float) -> None:
        """One more move to compare."""
        self.moves.append(move)
        self.worths.append(worth)
        if worth > self.best:
            self.best = worth
            self.choice = move

    def prefer(self, move: Move) -> None:
        """Choose a move that was added for another reason than its worth alone."""
        self.choice = move

    def choices(self) -> list[Choice]:
        """The choice, then all other moves by their worth. The choice counts at least as much as the next one."""
        found = [Choice(self.choice, self.best)]
        seen = {self.choice}
        for at in sorted(range(len(self.moves)), key=lambda at: -self.worths[at]):
            if self.moves[at] not in seen and self.worths[at] > NEVER:
                seen.add(self.moves[at])
                found.append(Choice(self.moves[at], self.worths[at]))
        return found


Answer = Callable[[ArkwrightPosition, Valuation], Ranking]
"""A function that compares the moves of one phase."""
Decide = Callable[[ArkwrightPosition, Valuation], Move]
"""A function that makes any decision except the choice of a marker, for trials."""


def only(move: Move) -> Ranking:
    """The ranking where there is nothing to compare."""
    return Ranking(move, 0.0)
