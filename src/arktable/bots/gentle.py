"""A first opponent for every game: it has the aims of the bot it leans on, and plays them as somebody new to the game.

It overlooks choices, as people do who see a board for the third time, and among those it sees it is not sure which one
is better. What would hurt it badly it does see: somebody who has read the rules loses games by many small slips.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arktable.bots.bot import Bot, Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng

OVERLOOKED: Final = 0.3
"""The chance to overlook a choice."""
LIMIT: Final = 3.0
"""No slip costs more than so many spreads."""
_WORDS: Final = 4294967296.0


class GentleBot:
    """Leans on a bot that can rank its choices; where that one has a single opinion, it follows.

    `spread` says, in pounds or points of final score, how far apart two choices must be before it can tell them apart.
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
        """What it notices among the choices that are not far from the best one; the best if it notices nothing."""
        least = choices[0].worth - LIMIT * self._spread
        found = [choice for choice in choices if choice.worth >= least and self._chance() >= self._overlooked]
        return found or choices[:1]

    def _one_of(self, choices: list[Choice]) -> Choice:
        """Draw one: the better it seems, the likelier; a choice worse by one spread comes about a third as often."""
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
