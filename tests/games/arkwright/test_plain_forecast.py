"""A forecast that is computed (`prediction/plain.py`) is the one that playing the production gives.

`tests/sweeps` compares them in more games.
"""

from __future__ import annotations

import pytest

from arktable.bots.catalogue import make_bot
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.forecasts import GAMES
from tests.builders.plain_forecasts import compare
from tests.builders.random_play import walk

ACTING = ("award-markers", "bonus-markers")
"""Modules that act in every production, so that it is always played."""
PLAIN: list[tuple[str, dict[str, str]]] = [
    (ruleset, {key: value for key, value in options.items() if key not in ACTING}) for ruleset, options in GAMES
]
IN_EACH = pytest.mark.parametrize(("at", "ruleset", "options"), [(at, *game) for at, game in enumerate(PLAIN)])


@IN_EACH
def test_at_every_moment_of_a_random_game(at: int, ruleset: str, options: dict[str, str]) -> None:
    found = 0
    for position in walk(find_game(ruleset), 2 + at % 3, options, at):
        assert isinstance(position, ArkwrightPosition)
        found += compare(position, OPEN_BOOK)
    assert found > 300


@IN_EACH
def test_at_every_moment_of_a_greedy_game(at: int, ruleset: str, options: dict[str, str]) -> None:
    bot, found = make_bot("greedy", "arkwright", rng_from_seed(1)), 0
    position = find_game(ruleset).start(4 - at % 3, options, at)
    while position.seat >= 0:
        assert isinstance(position, ArkwrightPosition)
        found += compare(position, OPEN_BOOK)
        position.play(bot.choose(position.copy()))
    assert found > 300


def test_where_the_others_hide_their_cash() -> None:
    found = 0
    for position in walk(find_game("water-frame"), 3, {"cash": "hidden"}, 5):
        assert isinstance(position, ArkwrightPosition)
        found += compare(position, position.decisions % 3)
    assert found > 300
