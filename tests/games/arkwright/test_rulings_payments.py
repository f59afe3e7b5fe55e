"""Ruling B32: what is one payment. In a factory or production action everything is paid together when it ends."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


@pytest.fixture
def poor() -> ArkwrightPosition:
    """Marion has £10, nine shares of £19 and a food factory; her factory marker lies on the £10 row."""
    position = a_position(year=1800)
    a_company(position, cash=20, shares=9, space=28)
    a_factory(position, MARION, FOOD)
    use(position, "factory", 10)
    play(position, "done")
    turn_of(position)
    return position


def test_b32_marker_fee_and_levels_are_one_payment_when_the_factory_action_ends(poor: ArkwrightPosition) -> None:
    """WF 798–800: £10 + £2 + £10 + £12 with £10 in hand: two shares at once, four spaces."""
    company = poor.companies[MARION]
    play(poor, "reuse factory pay 10", "modernise food", "modernise food")
    assert (company.cash, company.shares, company.space) == (10, 9, 28)
    assert poor.view(MARION)["asked"]["turn"]["owed"] == 34
    play(poor, "done")
    assert (company.cash, company.shares, company.space) == (10 + 2 * 19 - 34, 7, 24)
    assert poor.view(MARION)["asked"]["turn"]["owed"] == 0
    assert poor.phase() == "prices"


def test_b32_the_view_tells_what_the_bill_takes_before_it_is_paid(poor: ArkwrightPosition) -> None:
    play(poor, "reuse factory pay 10")
    assert poor.view(MARION)["shortfall"] == {"shares": 1, "loans": 0, "spaces": 2, "raised": 19}
    play(poor, "modernise food", "modernise food")
    told = {"shares": 2, "loans": 0, "spaces": 4, "raised": 38}
    assert [poor.view(viewer)["shortfall"] for viewer in (MARION, HAROLD)] == [told, told]
    play(poor, "done")
    assert poor.view(MARION)["shortfall"] is None


def test_b32_a_bill_that_the_cash_covers_takes_nothing(poor: ArkwrightPosition) -> None:
    a_company(poor, cash=34)
    play(poor, "reuse factory pay 10", "modernise food", "modernise food")
    assert poor.view(MARION)["shortfall"] is None


def test_b36_hidden_cash_hides_what_the_bill_takes(poor: ArkwrightPosition) -> None:
    hidden = a_game(seats=poor.seats, setup="free", cash="hidden")
    position = ArkwrightPosition(hidden.rules, poor.seats, poor.rng, poor)
    play(position, "reuse factory pay 10", "modernise food")
    assert position.view(MARION)["shortfall"] is not None
    assert position.view(HAROLD)["shortfall"] is None


def test_b32_with_the_award_the_bill_takes_shares_and_no_spaces() -> None:
    position = a_position(year=1780, modules="award-markers")
    a_company(position, cash=0, shares=9, space=28)
    position.awards[0] = MARION
    use(position, "factory", 10)
    assert position.view(MARION)["shortfall"] == {"shares": 1, "loans": 0, "spaces": 0, "raised": 19}


def test_b32_the_log_tells_the_bill(poor: ArkwrightPosition) -> None:
    poor.events = []
    play(poor, "reuse factory pay 10", "modernise food", "done")
    told = [(event.key, event.details.get("paid")) for event in poor.events]
    assert told == [("marker", 12), ("modernised", 10), ("bill", 22), ("emergency", None)]


def test_b32_a_production_action_is_one_payment() -> None:
    position = a_position()
    company = a_company(position, cash=0, shares=9, space=28, markers="light-production", spots="column-food")
    a_factory(position, MARION, FOOD, rows=1)
    use(position, "light-production", 6)
    play(position, "produce food 1")  # two workers; nothing more can be done
    assert position.phase() == "prices"
    assert (company.cash, company.shares, company.space) == (19 - 6 - 2 * position.wage(), 8, 26)


def test_b32_the_inventor_s_fee_is_on_the_bill_of_a_factory_action() -> None:
    position = a_position(year=1780)
    company = a_company(position, cash=100, tiles="inventor")
    a_factory(position, MARION, FOOD, level=2)
    use(position, "factory", 2)
    play(position, "modernise food", "keep")
    assert (company.cash, position.view(MARION)["asked"]["turn"]["owed"]) == (100, 2 + 12 + 10)
    play(position, "done")
    assert company.cash == 100 - 24


def test_b32_what_is_taken_afterwards_is_paid_by_itself() -> None:
    """The inventor taken as special marker: £5, apart from the £2 of the marker."""
    position = a_position()
    company = a_company(position, cash=1, shares=9, space=5)
    use(position, "workers", 2)
    assert (company.cash, company.shares, company.space) == (4, 8, 4)
    play(position, "done", "tile inventor")
    assert (company.cash, company.shares, company.space) == (4 + 4 - 5, 7, 3)


@pytest.mark.parametrize("marker", ["workers", "quality", "distribution", "machinery", "exchange"])
def test_b32_any_other_marker_and_its_fee_are_paid_at_once(marker: str) -> None:
    position = a_position()
    company = a_company(position, cash=20, shares=9, space=2)
    a_factory(position, MARION, FOOD)
    use(position, marker, 2)
    turn_of(position)
    a_company(position, cash=0)
    play(position, f"reuse {marker} pay 2")
    assert (company.cash, company.shares) == (0, 9 - 2)  # £4, two shares of £2


def test_b32_a_plan_may_go_beyond_the_cash_and_all_shares() -> None:
    """WF 2813, 2840: then the rest is lent."""
    position = a_position()
    company = a_company(position, cash=0, shares=1, space=10)
    use(position, "factory", 10)
    play(position, "build food 1", "price food 5", "build lamps 1", "price lamps 5")
    assert offered(position, "build clothes") == ["build clothes 1"]
    play(position, "done")
    assert (company.shares, company.loans, company.cash, company.space) == (0, 2, 30 - 29, 10 - 1 - 2)


def test_b32_a_closed_factory_costs_nothing_more() -> None:
    position = a_position(year=1780)
    company = a_company(position, cash=50)
    a_factory(position, MARION, CLOTHES)
    use(position, "factory", 2)
    play(position, "close clothes", "done")
    assert company.cash == 48


def test_b32_with_the_award_the_owner_is_asked_once_for_the_whole_bill() -> None:
    position = a_position(year=1780, modules="award-markers")
    company = a_company(position, cash=0, shares=9, space=28)
    position.awards[0] = MARION
    a_factory(position, MARION, LAMPS)
    use(position, "factory", 4)
    play(position, "modernise lamps", "done")
    assert position.phase() == "emergency"
    assert position.view(MARION)["asked"]["emergency"] == {"owes": 4 + 14, "missing": 18, "shielded": False}
    play(position, "award")
    assert (position.phase(), company.cash, company.space) == ("prices", 1, 28)


def test_b32_apart_each_cost_is_a_payment_of_its_own() -> None:
    """`payments=apart` (WF 801): £2 sell a share of £2, then the fee of £2 two shares of £1, then a level more."""
    position = a_position(year=1780, more={"payments": "apart"})
    company = a_company(position, cash=2, shares=9, space=2)
    a_factory(position, MARION, FOOD)
    use(position, "factory", 2)
    assert company.cash == 0
    turn_of(position)
    play(position, "reuse factory pay 2")
    assert (company.cash, company.shares, company.space) == (0, 9 - 1 - 2, 1)
    play(position, "modernise food")  # £10: six shares of £1 and a loan
    assert (company.cash, company.shares, company.loans) == (6, 0, 1)
    assert position.view(MARION)["asked"]["turn"]["owed"] == 0
