"""Common base of the Arkadia bots that value every option of a decision."""

from __future__ import annotations

from arktable.bots.arkadia.options import Options
from arktable.bots.bot import Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkadia.state import ArkadiaPosition


class WeighingBot(RankingBot):
    """Decides from the position alone, so each decision can use a new bot. Without options it chooses at random."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        return self._weighed(position).best()

    def ranked(self, position: Position) -> list[Choice]:
        return self._weighed(position).ranked()

    def weigh(self, options: Options, position: ArkadiaPosition) -> None:
        """Add the options of this decision; none where the bot has no preference."""
        raise AssertionError("a weighing bot says what it weighs")

    def _weighed(self, position: Position) -> Options:
        assert isinstance(position, ArkadiaPosition)
        options = Options()
        self.weigh(options, position)
        if not options.moves:
            # A phase that another package brings, or only neutral workers are left and none can enclose anything.
            moves = position.moves()
            options.add(moves[self._rng.below(len(moves))], 0.0)
        return options
