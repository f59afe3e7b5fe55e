"""What the forecast says is what then happens, the standard answers given (`games/arkwright/prediction/standard.py`).

`make forecast-accuracy` measures the same over many more games.
"""

from __future__ import annotations

import pytest

from arktable.bots.catalogue import make_bot
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.forecasts import GAMES, moments


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("ruleset", "options"), GAMES)
def test_a_forecast_comes_true(ruleset: str, options: dict[str, str], bot: str) -> None:
    seen = 0
    for seats in (2, 3, 4):
        player = make_bot(bot, "arkwright", rng_from_seed(seats))
        for moment in moments(find_game(ruleset), seats, options, 20 + seats, player, 3):
            assert moment.said == moment.happened, (seats, moment.decision, moment.phase)
            seen += 1
    assert seen > 30
