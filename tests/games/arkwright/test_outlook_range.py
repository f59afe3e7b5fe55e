"""The range of the outlook holds, and the figure comes true when nobody changes anything.

`make forecast-accuracy` measures the same over many more games.
"""

from __future__ import annotations

from arktable.bots.catalogue import make_bot
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.forecasts import GAMES
from tests.builders.outlooks import open_moments

FEW = 0.85
"""So few moments may lie a little lower than the nine of ten that are asked of many."""


def test_the_figure_is_right_if_nobody_changes_anything_and_most_outcomes_lie_within_the_range() -> None:
    seen = within = wide = 0
    for at, (ruleset, options) in enumerate(GAMES):
        seats = 2 + at % 3
        player = make_bot("greedy", "arkwright", rng_from_seed(at))
        for moment in open_moments(find_game(ruleset), seats, options, at, player, 3):
            assert moment.nobody == moment.hold, (ruleset, seats, moment)
            assert all(low <= now <= high for low, now, high in zip(moment.low, moment.hold, moment.high, strict=True))
            seen += 1
            within += moment.within()
            wide += moment.low != moment.high
    assert seen > 20
    assert within >= FEW * seen
    assert 0 < wide < seen
