"""The options of one decision, as two plain lists: most decisions need only the best one, and quickly."""

from __future__ import annotations

from typing import Final

from arktable.bots.bot import Choice
from arktable.engine.moves import Move


class Options:
    """Moves and what they are worth, in any order. A move can come twice, as the beginning of two plans."""

    def __init__(self) -> None:
        self.moves: Final[list[Move]] = []
        self.worths: Final[list[float]] = []

    def add(self, move: Move, worth: float) -> None:
        """Add one option."""
        self.moves.append(move)
        self.worths.append(worth)

    def best(self) -> Move:
        """The best move; among equals the one that was added first."""
        best = 0
        for number, worth in enumerate(self.worths):
            if worth > self.worths[best]:
                best = number
        return self.moves[best]

    def ranked(self) -> list[Choice]:
        """The best one first, every move once."""
        found: list[Choice] = []
        seen: set[int] = set()
        for number in sorted(range(len(self.moves)), key=lambda number: -self.worths[number]):
            move = self.moves[number]
            if move.id not in seen:
                seen.add(move.id)
                found.append(Choice(move, self.worths[number]))
        return found
