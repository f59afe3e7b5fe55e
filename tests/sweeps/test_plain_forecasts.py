"""Computed and played forecasts of Arkwright agree with any options; ARKTABLE_FUZZ_GAMES asks for more games."""

from __future__ import annotations

import os

import pytest

from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.plain_forecasts import compare
from tests.builders.random_play import walk
from tests.builders.rulesets import some_options

GAMES = int(os.environ.get("ARKTABLE_FUZZ_GAMES", "20"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ruleset", ["water-frame", "spinning-mule", "spinning-jenny"])
def test_computed_and_played_forecasts_agree(ruleset: str, seats: int) -> None:
    game = find_game(ruleset)
    for seed in range(GAMES):
        options = some_options(game, rng_from_seed(seed)) if seed % 2 else {"cash": "hidden"} if seed % 4 else {}
        for position in walk(game, seats, options, seed):
            assert isinstance(position, ArkwrightPosition)
            compare(position, OPEN_BOOK if seed % 4 else position.decisions % seats)
