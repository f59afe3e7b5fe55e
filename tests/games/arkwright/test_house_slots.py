"""Slots of Arkwright for workers, wages, scores and the end: forecasts, reports and bots use what a rule changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arktable.bots.arkwright import study
from arktable.bots.arkwright.valuation import Valuation
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.prediction.forecast import is_to_come
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS
from tests.builders.arkwright import SPINNING_JENNY, WATER_FRAME
from tests.builders.house import after, by_the_book, whole_game, with_house_rules

RAISE = 2
BONUS = 40


def _wages(rules: Rules) -> Rules:
    return replace(rules, wage=lambda position: rules.wage(position) + RAISE)


def _workers(rules: Rules) -> Rules:
    """Fired workers are not hired again."""
    return replace(rules, hireable=lambda position: rules.hireable(position) - position.fired)


def _scores(rules: Rules) -> Rules:
    def scores(position: ArkwrightPosition) -> list[int]:
        return [n + BONUS * seat for seat, n in enumerate(rules.scores(position))]

    return replace(rules, scores=scores)


def _short(rules: Rules) -> Rules:
    return replace(rules, ends_early=lambda position: position.decade >= 2)


RULES = {"wages": _wages, "workers": _workers, "scores": _scores, "short": _short}
BOOK = {"spinning-jenny": SPINNING_JENNY, "water-frame": WATER_FRAME}
GAMES = {ruleset: with_house_rules(game, **RULES) for ruleset, game in BOOK.items()}


def at(ruleset: str, rule: str, decisions: int) -> tuple[ArkwrightPosition, ArkwrightPosition]:
    """A position, and the same one by the book."""
    position = after(GAMES[ruleset], rule, 2, decisions)
    assert isinstance(position, ArkwrightPosition)
    return position, by_the_book(BOOK[ruleset], position)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_higher_wage_is_in_the_forecast_and_in_what_bots_expect(ruleset: str) -> None:
    position, book = at(ruleset, "wages", 40)
    assert position.view(0)["market"]["wage"] == book.view(0)["market"]["wage"] + RAISE
    rows = [
        (house, printed)
        for good, one in enumerate(position.view(-1)["forecast"])
        for house, printed in zip(one["sellers"], book.view(-1)["forecast"][good]["sellers"], strict=True)
        if house["seat"] >= 0
    ]
    assert rows
    assert all(house["costs"] > printed["costs"] for house, printed in rows)
    for seat, company in enumerate(position.companies):
        ours, theirs = Valuation(position, seat), Valuation(book, seat)
        assert ours.standing(company, position.empty) < theirs.standing(company, book.empty)
    assert study.values(position) != study.values(book)


@pytest.mark.parametrize("ruleset", GAMES)
def test_what_can_be_hired_is_a_slot(ruleset: str) -> None:
    position, book = at(ruleset, "workers", 40)
    for one in (position, book):
        one.fired += 3
    assert job_market.hireable(book) == job_market.hireable(position) + position.fired
    position.empty = position.rules.printed.spaces
    assert job_market.hireable(position) == 0
    end, _ = whole_game(GAMES[ruleset], "workers", 2)
    assert end.census()["workers"] == GAMES[ruleset].start(2, {"house": "workers"}, 1).census()["workers"]


@pytest.mark.parametrize("ruleset", GAMES)
def test_scores_are_counted_reported_and_expected(ruleset: str) -> None:
    end, report = whole_game(GAMES[ruleset], "scores", 2)
    assert sorted(place["score"] for place in report["places"]) == sorted(end.scores())
    position, book = at(ruleset, "scores", 40)
    assert position.counted(-1) == [n + BONUS * seat for seat, n in enumerate(book.counted(-1) or []) if n is not None]
    extra = [a - b for a, b in zip(study.values(position), study.values(book), strict=True)]
    assert extra == pytest.approx([0, BONUS])


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_that_ends_early_ends_as_a_game_does(ruleset: str) -> None:
    end, report = whole_game(GAMES[ruleset], "short", 2)
    assert isinstance(end, ArkwrightPosition)
    assert (end.decade, end.cycle, end.finished, report["over"]) == (2, GOODS, True, True)
    assert end.rules.last_decade > 2
    assert end.view(-1)["last_year"] == end.rules.printed.decades[2]


def test_forecast_and_bots_know_that_no_decade_follows() -> None:
    position = after(GAMES["spinning-jenny"], "short", 2, 0)
    assert isinstance(position, ArkwrightPosition)
    decisions = 0
    while (position.decade, position.cycle) != (2, 2):
        decisions += 1
        position, book = at("spinning-jenny", "short", decisions)
    assert [is_to_come(position, good) for good in (0, 1)] == [False, False]
    assert [is_to_come(book, good) for good in (0, 1)] == [True, True]
    seat = position.seat
    assert Valuation(position, seat).left == [0, 0, 1, 1]
    assert Valuation(book, seat).left == [1, 1, 2, 2]
