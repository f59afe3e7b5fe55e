"""Which bots a game has is found by announcement."""

from __future__ import annotations

import pytest

from arktable.bots.catalogue import bots_for, make_bot, usual_bot
from arktable.engine.errors import UnknownName
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_from_seed


def test_every_game_of_ours_has_a_bot_that_chances_and_one_that_thinks() -> None:
    assert {(name, usual_bot(name)) for name in {game.facts.game for game in rulesets()}} >= {
        ("arkadia", "greedy"),
        ("arkwright", "greedy"),
        ("arkwright-cards", "greedy"),
    }


def test_any_game_can_be_played_at_random() -> None:
    assert bots_for("no such game") == ["random"]
    assert usual_bot("no such game") == "random"


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="random, greedy"):
        make_bot("clever", "arkadia", rng_from_seed(1))
