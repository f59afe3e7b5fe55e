"""A bot that takes the last stone when that pays, and else as much as it can."""

from __future__ import annotations

from typing import Final

from arktable.bots.bot import MakeBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng


class Careful:
    """Looks one move ahead."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        seat, most = position.seat, -1
        best: list[Move] = []
        for move in position.moves():
            twin = position.copy()
            twin.play(move)
            score = twin.scores()[seat]
            if score > most:
                best, most = [], score
            if score == most:
                best.append(move)
        return best[self._rng.below(len(best))]


BOTS: Final[dict[str, MakeBot]] = {"careful": Careful}
