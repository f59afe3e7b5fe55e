"""Plays a random legal move, all with the same probability."""

from arktable.bots.bot import BlindBot
from arktable.engine.moves import Move
from arktable.engine.rng import Rng


class RandomBot(BlindBot):
    """The random bot, for tests, comparisons and fuzzing."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def pick(self, moves: list[Move]) -> Move:
        return moves[self._rng.below(len(moves))]
