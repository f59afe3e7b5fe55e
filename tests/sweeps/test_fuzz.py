"""A small run of tests/fuzz.py; ARKTABLE_FUZZ_GAMES asks for more games per number of seats."""

from __future__ import annotations

import os

import pytest

from tests.fuzz import fuzz_game, settings

GAMES = int(os.environ.get("ARKTABLE_FUZZ_GAMES", "20"))
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("ruleset", "seats"), list(settings()))
def test_random_games_end_and_never_break_a_promise(ruleset: str, seats: int, part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        assert fuzz_game(ruleset, seats, seed) in ("finished", "stuck")
