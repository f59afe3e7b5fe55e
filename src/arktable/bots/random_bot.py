"""Plays any legal move, each as likely as the other."""

from arktable.bots.bot import BlindBot
from arktable.engine.moves import Move
from arktable.engine.rng import Rng


class RandomBot(BlindBot):
    """A bot without any opinion. Tests, comparisons and fuzzing use it."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def pick(self, moves: list[Move]) -> Move:
        return moves[self._rng.below(len(moves))]
