"""Which bots a game has is found by announcement."""

from __future__ import annotations

import pytest

from arktable.bots.budget import BadBudget, Budget, NeedsNoTime, read_budget
from arktable.bots.catalogue import GROUP, BotAnnouncedTwice, bots_for, joined, make_bot, usual_bot
from arktable.bots.random_bot import RandomBot
from arktable.engine.errors import UnknownName
from arktable.engine.registry import announced, package_of, rulesets
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


def test_several_packages_may_announce_bots_of_a_game() -> None:
    bots = joined("arkadia", [("arktable", {"greedy": RandomBot}), ("oak-bots", {"oak": RandomBot})])
    assert [*bots] == ["random", "greedy", "oak"]


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_no_package_takes_the_name_of_a_bot_that_is_there(name: str) -> None:
    with pytest.raises(BotAnnouncedTwice, match=rf"'arktable' and 'oak-bots'.*'{name}'.*arkadia"):
        joined("arkadia", [("arktable", {"greedy": RandomBot}), ("oak-bots", {name: RandomBot})])


def test_our_own_bots_are_announced_by_our_package() -> None:
    assert "arktable" in {package_of(point) for point in announced(GROUP) if point.name == "arkadia"}


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="random, greedy"):
        make_bot("clever", "arkadia", rng_from_seed(1))


def test_a_bot_that_decides_at_once_takes_no_time_to_think() -> None:
    with pytest.raises(NeedsNoTime, match="greedy decides at once"):
        make_bot("greedy@1s", "arkadia", rng_from_seed(1))


@pytest.mark.parametrize(
    ("text", "budget"),
    [("1s", Budget(1000)), ("0.1s", Budget(100)), ("200ms", Budget(200)), ("64", Budget(playouts=64))],
)
def test_a_budget_is_a_time_or_a_number_of_play_outs(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "1.5", "0s", "0.1ms", "-1s", "soon", "1h"])
def test_any_other_text_is_no_budget(text: str) -> None:
    with pytest.raises(BadBudget, match="no time to think"):
        read_budget(text)
