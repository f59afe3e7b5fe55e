"""Finding installed rulesets, and what a game says of itself."""

from __future__ import annotations

import json

import pytest

from arktable.engine.errors import ArktableError, UnknownName
from arktable.engine.game import Game
from arktable.engine.registry import find_game, rulesets


def test_arkadia_is_installed() -> None:
    assert "arkadia" in [game.facts.id for game in rulesets()]


def test_rulesets_come_by_id_and_are_found_by_it() -> None:
    ids = [game.facts.id for game in rulesets()]
    assert ids == sorted(set(ids))
    for game in rulesets():
        assert find_game(game.facts.id) is game


@pytest.mark.parametrize("name", ["", "arkadia ", "Arkadia", "chess"])
def test_an_unknown_ruleset_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName) as error:
        find_game(name)
    assert isinstance(error.value, ArktableError)
    assert "arkadia" in str(error.value.details["known"])
    assert error.value.details["name"] == name


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_facts_are_complete(game: Game) -> None:
    facts = game.facts
    assert 1 <= facts.seats_min <= facts.seats_max <= 8
    assert facts.rules_rev >= 1
    assert facts.minutes > 0
    assert len({option.key for option in facts.options}) == len(facts.options)
    for option in facts.options:
        assert option.default == option.values[0]
        assert len(set(option.values)) == len(option.values) >= 2
    assert json.dumps(game.kit({}))


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_choosing_fills_in_the_defaults(game: Game) -> None:
    assert game.choose({}) == {option.key: option.default for option in game.facts.options}
    with pytest.raises(UnknownName):
        game.choose({"no such option": "x"})
    for option in game.facts.options:
        assert game.choose({option.key: option.values[-1]})[option.key] == option.values[-1]
        with pytest.raises(UnknownName):
            game.choose({option.key: "no such value"})
