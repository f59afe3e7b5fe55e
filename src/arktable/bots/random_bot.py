"""Plays any legal move, each as likely as the other."""

from arktable.engine.game import Position
from arktable.engine.moves import Move
from arktable.engine.rng import Rng


class RandomBot:
    """For tests, baselines and fuzzing."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        moves = position.moves()
        return moves[self._rng.below(len(moves))]
