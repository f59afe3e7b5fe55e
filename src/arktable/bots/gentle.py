"""A beginner's opponent for every game: it follows a ranking bot with the small mistakes of a new player.

It overlooks some choices and does not distinguish choices of nearly the same worth. It never makes a large mistake: new
players lose by many small ones.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arktable.bots.bot import Bot, Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng

OVERLOOKED: Final = 0.3
"""Probability of overlooking a choice."""
LIMIT: Final = 3.0
"""Maximum cost of a mistake, in multiples of the spread."""
_WORDS: Final = 4294967296.0


class GentleBot:
    """Follows a ranking bot; where that bot has only one choice, it takes it.

    `spread` is the difference, in pounds or points of final score, below which two choices look alike.
    """

    def __init__(self, adviser: Bot, rng: Rng, spread: float, overlooked: float = OVERLOOKED) -> None:
        self._adviser = adviser
        self._rng = rng
        self._spread = spread
        self._overlooked = overlooked

    def choose(self, position: Position) -> Move:
        if not isinstance(self._adviser, RankingBot):
            return self._adviser.choose(position)
        choices = self._adviser.ranked(position)
        if len(choices) == 1:
            return choices[0].move
        return self._one_of(self._seen(choices)).move

    def _seen(self, choices: list[Choice]) -> list[Choice]:
        """The choices that it notices among those not far from the best one; the best one if it notices none."""
        least = choices[0].worth - LIMIT * self._spread
        found = [choice for choice in choices if choice.worth >= least and self._chance() >= self._overlooked]
        return found or choices[:1]

    def _one_of(self, choices: list[Choice]) -> Choice:
        """A random choice, weighted by worth: one that is worse by one spread comes about a third as often."""
        best = choices[0].worth
        likely = [exp((choice.worth - best) / self._spread) for choice in choices]
        left = self._chance() * sum(likely)
        for number, share in enumerate(likely):
            left -= share
            if left < 0:
                return choices[number]
        return choices[0]

    def _chance(self) -> float:
        return self._rng.word() / _WORDS
