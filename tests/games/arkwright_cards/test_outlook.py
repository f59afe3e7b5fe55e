"""What may still change before a production of the card game: prices of others, and the opponents' draw."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.games.arkwright_cards.phases.solo import carry_out
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import BAG_NAMES
from tests.builders.arkwright_cards import GAME
from tests.builders.random_play import walk


def moments(seats: int, seed: int) -> Any:
    """Positions of a random game in which somebody chooses an action."""
    for position in walk(GAME, seats, {}, seed):
        assert isinstance(position, CardPosition)
        if position.phase() == "action":
            yield position


@pytest.mark.parametrize("seats", [2, 4])
def test_the_figures_lie_within_the_range_of_every_reading(seats: int) -> None:
    wide = caused = 0
    for position in moments(seats, 3):
        viewer = (position.seat - 1) % seats
        text = position.save()
        found = position.outlook(viewer)
        assert position.save() == text
        assert found is not None
        assert viewer not in found["acting"]
        ranges = {line["seat"]: line for line in found["ranges"]}
        for forecast in found["readings"].values():
            for row in forecast["sellers"]:
                line = ranges[row["seat"]]
                assert line["sells"][0] <= row["sells"] <= line["sells"][1]
                assert line["money"][0] <= row["money_then"] <= line["money"][1]
                assert line["loans"][0] <= row["loans"] <= line["loans"][1]
        wide += any(line["sells"][0] < line["sells"][1] for line in found["ranges"])
        caused += found["cause"] is not None
        assert found["draws"] == []
    assert wide
    assert caused


def test_a_reading_without_anybody_to_come_is_the_forecast() -> None:
    for position in walk(GAME, 3, {}, 1):
        assert isinstance(position, CardPosition)
        found = position.outlook(position.seat) if position.phase() == "develop" else None
        if found is not None and not found["acting"]:
            assert found["readings"]["best"] == found["readings"]["hold"] == position.view(position.seat)["forecast"]
            break
    else:
        pytest.fail("no last turn of a round was met")


def test_the_odds_of_the_bag_are_those_of_its_markers() -> None:
    """EN 1120: one marker is drawn blind, and what it brings is known beforehand."""
    seen = 0
    for position in moments(1, 2):
        found = position.outlook(0)
        assert found is not None
        if position.behind:
            assert found["draws"] == []  # the opponents have drawn already
            continue
        assert sum(line["n"] for line in found["draws"]) == sum(position.bag) == found["draws"][0]["of"]
        for line in found["draws"]:
            twin = position.copy()
            carry_out(twin, BAG_NAMES.index(line["colour"]))
            rows = [row for row in twin.view(0)["forecast"]["sellers"] if row["seat"] == 0]
            assert line["sells"] == (rows[0]["sells"] if rows else None)
            assert line["money"] == (rows[0]["money_then"] if rows else None)
            assert line["loans"] == (rows[0]["loans"] if rows else None)
        seen += 1
    assert seen


def test_the_odds_of_the_bag_stand_until_the_draw_also_when_the_turn_is_decided() -> None:
    """A plan to its end is shown as it leaves the table: that is when it is weighed."""
    seen = 0
    for position in walk(GAME, 1, {}, 2):
        assert isinstance(position, CardPosition)
        if position.phase() == "develop" and position.turn and not position.behind:
            twin = position.copy()
            twin.events = []
            twin.play(twin.catalogue.parse("done"))
            decided = (twin.ended or {}).get(0)
            if decided is not None and decided.reveals == position.reveals:
                found = decided.outlook(0)
                assert found is not None
                assert sum(line["n"] for line in found["draws"]) == sum(position.bag)
                seen += 1
    assert seen


def test_a_draw_that_leaves_too_little_for_the_costs_is_told_beforehand() -> None:
    """EN 759–761: a player who cannot pay takes loans of the emergency fund."""
    threatened = 0
    for position in (moment for seed in range(4) for moment in moments(1, seed)):
        company = position.companies[0]
        company.ships = 0
        rows = position.view(0)["forecast"]["sellers"]
        if not rows:
            continue
        company.money = max(0, -rows[0]["balance"])  # just enough as the markers stand
        found = position.outlook(0)
        assert found is not None
        drawn = [line["loans"] for line in found["draws"]]
        assert found["readings"]["hold"]["sellers"][0]["loans"] == 0
        assert found["ranges"][0]["loans"] == (0, max(drawn, default=0))
        threatened += any(drawn)
    assert threatened
