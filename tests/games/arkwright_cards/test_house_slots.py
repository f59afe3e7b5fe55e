"""Slots of the card game for workers, wages, scores and the end: forecasts, reports and bots use them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arktable.bots.arkwright_cards import study
from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.games.arkwright_cards.phases.actions.employ import Employ
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import GOODS
from tests.builders.arkwright_cards import FOOD, GAME
from tests.builders.house import after, by_the_book, whole_game, with_house_rules

RAISE = 3
BONUS = 30


def _wages(rules: Rules) -> Rules:
    return replace(rules, wage=lambda position: rules.wage(position) + RAISE)


def _workers(rules: Rules) -> Rules:
    """Nobody is employed for food, and employing moves no marker."""

    def room(position: CardPosition, seat: int, good: int) -> bool:
        return good != FOOD and rules.room_for_workers(position, seat, good)

    return replace(rules, room_for_workers=room, more_workers=lambda position: None)


def _scores(rules: Rules) -> Rules:
    def scores(position: CardPosition) -> list[int]:
        return [n + BONUS * (1 + seat) for seat, n in enumerate(rules.scores(position))]

    return replace(rules, scores=scores)


def _short(rules: Rules) -> Rules:
    return replace(rules, ends_early=lambda position: position.decade >= 2)


HOUSE = with_house_rules(GAME, wages=_wages, workers=_workers, scores=_scores, short=_short)


def at(rule: str, decisions: int, seats: int = 2) -> tuple[CardPosition, CardPosition]:
    """A position, and the same one by the book."""
    position = after(HOUSE, rule, seats, decisions)
    assert isinstance(position, CardPosition)
    return position, by_the_book(GAME, position)


def test_a_higher_wage_is_in_the_forecast_and_in_what_bots_expect() -> None:
    position, book = at("wages", 20)
    view, printed = position.view(-1), book.view(-1)
    assert view["market"]["wage"] == printed["market"]["wage"] + RAISE
    rows = list(zip(view["forecast"]["sellers"], printed["forecast"]["sellers"], strict=True))
    assert rows
    assert all(house["wages"] == other["wages"] + RAISE * house["workers"] for house, other in rows)
    for seat, company in enumerate(position.companies):
        market = (company, position.demand, position.wage_at)
        assert Valuation(position, seat).standing(*market) < Valuation(book, seat).standing(*market)


def test_who_may_be_employed_and_what_that_does_are_slots() -> None:
    position, _ = at("workers", 20)
    company = position.companies[position.seat]
    company.tile[FOOD], company.crew[0], company.crew[1] = 1, 0, 0
    asked = Employ(position.seat)
    hire = position.rules.catalogue.hire[FOOD]
    assert hire not in asked.moves(position)
    reason = asked.why_not(position, hire)
    assert reason is not None
    assert (reason.key, reason.details) == ("no-room-for-workers", {"good": "food"})
    book = by_the_book(GAME, position)
    assert asked.why_not(book, hire) is None
    before = (position.demand.copy(), position.wage_at)
    position.more_workers()
    assert (position.demand, position.wage_at) == before
    whole_game(HOUSE, "workers", 3)


@pytest.mark.parametrize("seats", [1, 2])
def test_scores_are_counted_reported_and_expected(seats: int) -> None:
    end, report = whole_game(HOUSE, "scores", seats)
    assert sorted(place["score"] for place in report["places"]) == sorted(end.scores())
    assert end.view(-1)["final"]["scores"] == end.scores()
    position, book = at("scores", 20, seats)
    bonus = [BONUS * (1 + seat) for seat in range(seats)]
    now, printed = position.counted(-1), book.counted(-1)
    assert now is not None
    assert printed is not None
    assert now == [n + bonus[seat] for seat, n in enumerate(printed) if n is not None]
    assert [company["final"] for company in position.view(-1)["companies"]] == now
    extra = [a - b for a, b in zip(study.values(position), study.values(book), strict=True)]
    assert extra[:seats] == pytest.approx(bonus)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_that_ends_early_ends_as_a_game_does(seats: int) -> None:
    end, report = whole_game(HOUSE, "short", seats)
    assert isinstance(end, CardPosition)
    assert (end.decade, end.round, end.finished, report["over"]) == (2, GOODS - 1, True, True)


def test_bots_know_that_no_decade_follows() -> None:
    decisions = 0
    position, book = at("short", decisions)
    while (position.decade, position.round) != (2, 1):
        decisions += 1
        position, book = at("short", decisions)
    assert Valuation(position, position.seat).left == [0, 1, 1, 1]
    assert Valuation(book, position.seat).left == [1, 2, 2, 2]
    assert not position.still_produces(FOOD)
    assert book.still_produces(FOOD)
