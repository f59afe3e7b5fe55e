"""What the forecast counts: the end of the track, shortfalls, prices that give way, tiles, contracts, what is past."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS
from tests.builders.arkwright import *
from tests.builders.forecasts import GAMES
from tests.builders.random_play import walk


def row_of(position: ArkwrightPosition, seat: int = MARION, good: int = FOOD, viewer: int = MARION) -> Any:
    """What the forecast of a good says of a seat."""
    line = next(line for line in position.view(viewer)["forecast"] if line["good"] == good)
    return next(row for row in line["sellers"] if row["seat"] == seat)


def then(position: ArkwrightPosition, *answers: str, seat: int = MARION) -> tuple[int, int, int]:
    """Space, cash and shares after the production of food with these answers."""
    production_of(position, FOOD)
    play(position, *answers)
    company = position.companies[seat]
    return company.space, company.cash, company.shares


def test_steps_stop_at_the_end_of_the_track() -> None:
    """PB 82: the excess is lost."""
    position = a_position()
    a_company(position, space=59)
    a_factory(position, MARION, FOOD)
    row = row_of(position)
    assert (row["steps"], row["space_after"]) == (1, 60)
    assert then(position)[0] == 60


def test_a_shortfall_shows_shares_and_spaces_and_no_negative_cash() -> None:
    """WF 2813–2851: who cannot pay the wages sells shares, and loses spaces for each."""
    position = a_position()
    a_company(position, cash=0, shares=10, space=20)
    a_factory(position, MARION, FOOD, appeal=0)  # nothing is sold
    wage_of(position, 4)
    row, value = row_of(position), position.rules.printed.share_value[20]
    assert row["costs"] > 0
    assert row["shortfall"] == {"shares": 2, "loans": 0, "spaces": 4, "raised": 2 * value}
    assert (row["steps"], row["space_after"]) == (-4, 16)
    assert row["cash_after"] == 2 * value - row["costs"] >= 0
    assert then(position) == (16, row["cash_after"], 8)


def test_a_loan_is_forecast_where_there_are_no_shares() -> None:
    position = a_position()
    a_company(position, cash=0, shares=0, space=20)
    a_factory(position, MARION, FOOD, appeal=0)
    row = row_of(position)
    assert row["shortfall"] == {"shares": 0, "loans": 1, "spaces": 1, "raised": position.rules.printed.loan}
    assert then(position)[:2] == (row["space_after"], row["cash_after"])


def test_shares_of_others_raise_what_they_are_worth() -> None:
    """B93: own shares go first; the pounds that are raised explain the cash."""
    position = a_position(modules="stock-exchange")
    a_company(position, MARION, cash=0, shares=1, space=20)
    position.companies[MARION].foreign[HAROLD] = 3
    position.companies[HAROLD].shares = 5
    a_company(position, HAROLD, space=40)
    a_factory(position, MARION, FOOD, rows=4, appeal=0)
    wage_of(position, 5)
    row = row_of(position)
    assert row["shortfall"]["shares"] > 1
    assert row["cash_after"] == row["shortfall"]["raised"] - row["costs"] >= 0


def test_a_price_that_gives_way_costs_a_space() -> None:
    """WF 2439: the distribution falls, and with it the price and the share value."""
    position = a_position()
    a_company(position, space=20)
    a_factory(position, MARION, FOOD, distribution=1, appeal=0)
    row = row_of(position)
    assert (row["gives_way"], row["steps"], row["space_after"]) == (True, -1, 19)
    assert then(position)[0] == 19


def test_the_patron_buys_and_counts() -> None:
    """B67: with appeal 0 the patron's good is the only one, and it brings a step."""
    position = a_position()
    a_company(position, tiles="patron-food", space=20)
    a_factory(position, MARION, FOOD, appeal=0)
    row = row_of(position)
    assert (row["sells"], row["income"]) == (1, position.companies[MARION].price[FOOD])
    assert then(position, "patron")[:2] == (row["space_after"], row["cash_after"])


def test_the_school_shuts_a_row_that_sells_nothing() -> None:
    """WF 2333: Harold sells from two rows only, so the third is neither produced nor paid."""
    position = a_position()
    a_company(position, tiles="school")
    a_factory(position, MARION, FOOD, rows=3, appeal=2)
    row = row_of(position)
    position.companies[MARION].contracts[FOOD] = 6  # its goods may be wanted for a contract
    assert row_of(position)["costs"] > row["costs"]
    position.companies[MARION].contracts[FOOD] = 0
    assert then(position, "row-off")[:2] == (row["space_after"], row["cash_after"])


def test_extra_shifts_make_and_sell_one_more() -> None:
    position = a_position()
    a_company(position, tiles="extra-shifts")
    a_factory(position, MARION, FOOD, rows=1, appeal=4)
    demand_for(position, FOOD, 8)
    row, made = row_of(position), position.view(MARION)["companies"][MARION]["factories"][FOOD]["makes"]
    assert (row["makes"], row["sells"]) == (made + 1, made + 1)
    assert then(position, "shift-work")[:2] == (row["space_after"], row["cash_after"])


def test_a_contract_is_delivered_and_one_at_the_end_of_its_track_costs_share_value() -> None:
    """WF 2545: also somebody without a factory loses two spaces."""
    position = a_position()
    a_company(position, MARION, ships=(4,), stock={FOOD: 4}, contracts={FOOD: 4}, space=20)
    a_factory(position, MARION, FOOD, appeal=0)
    a_company(position, HAROLD, contracts={FOOD: 10}, space=20)
    marion, harold = row_of(position), row_of(position, HAROLD)
    assert (marion["ships"], marion["steps"]) == (4, -1)
    assert marion["shipping"] == 4 * position.rules.printed.cost[FOOD][1]
    assert (harold["sells"], harold["steps"], harold["space_after"]) == (0, -2, 18)
    assert then(position, "deliver food 4")[:2] == (marion["space_after"], marion["cash_after"])
    assert position.companies[HAROLD].space == 18


def test_a_production_under_way_is_carried_to_its_end() -> None:
    position = a_position()
    a_company(position, stock={FOOD: 2}, spots="row-1")
    a_factory(position, MARION, FOOD, rows=1, appeal=4)
    demand_for(position, FOOD, 8)
    before = row_of(position)
    production_of(position, FOOD)
    assert position.phase() == "sale"
    play(position, "stock")  # one of the two is sold, and not counted again
    under_way = row_of(position)
    assert {key: under_way[key] for key in ("sells", "cash_after", "space_after")} == {
        key: before[key] for key in ("sells", "cash_after", "space_after")
    }


def test_a_turn_under_way_is_ended_first_and_paid() -> None:
    """B32: whenever the costs of an action are paid, they are counted."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "factory", 4)
    play(position, "build clothes 1", "price clothes 5")
    assert position.phase() == "factory"
    paid = 4 + position.rules.printed.cost[CLOTHES][1]
    row = row_of(position)
    assert row["cash_after"] == 100 - paid + row["income"] - row["costs"]


def test_the_bill_is_paid_while_the_price_of_a_new_factory_is_asked() -> None:
    """B32: what must be chosen first is what is offered first, the price that the factory has until then."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "factory", 4)
    play(position, "build clothes 1")
    assert position.phase() == "first-price"
    row = row_of(position)
    assert row["cash_after"] == 100 - 4 - position.rules.printed.cost[CLOTHES][1] + row["income"] - row["costs"]
    a_company(position, cash=3)
    assert position.view(MARION)["shortfall"] is not None


def test_a_factory_whose_price_is_still_to_be_chosen_is_paid_for_in_the_forecast() -> None:
    """B32: the cost stands on the bill from the moment of building."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "factory", 4)
    play(position, "build clothes 1")
    assert position.phase() == "first-price"
    paid = 4 + position.rules.printed.cost[CLOTHES][1]
    for good in (FOOD, CLOTHES):
        row = row_of(position, good=good)
        assert row["cash_after"] == 100 - paid + row["income"] - row["costs"]


def test_hidden_cash_stays_hidden_in_forecasts() -> None:
    """B36: whether somebody runs short would tell their cash."""
    seen = []
    for cash in (0, 50):
        position = a_position(ruleset="water-frame")
        hidden = a_game(seats=3, setup="free", cash="hidden")
        position = ArkwrightPosition(hidden.rules, 3, position.rng, position)
        for seat in (MARION, HAROLD):
            a_company(position, seat, cash=cash if seat == HAROLD else 0)
            a_factory(position, seat, FOOD, appeal=0)
        seen.append(position.view(MARION)["forecast"])
        assert row_of(position, HAROLD)["shortfall"] is None
        assert row_of(position, HAROLD)["cash_after"] is None
        assert row_of(position, MARION)["shortfall"] is not None
        assert (row_of(position, HAROLD, viewer=HAROLD)["shortfall"] is None) == (cash > 0)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", [WATER_FRAME, SPINNING_JENNY])
def test_only_productions_to_come_are_forecast(game: Any) -> None:
    """In the last decade the goods go one by one, and after the end of the game nothing is forecast."""
    met = set()
    for position in walk(game, 3, {}, 5):
        view = position.view(MARION)
        goods = [line["good"] for line in view["forecast"]]
        if view["over"]:
            assert goods == []
        elif view["year"] < view["last_year"]:
            assert goods == list(range(GOODS))
        else:
            past = view["phase"] == "start-player"  # asked after the production of a cycle
            assert goods == list(range(view["cycle"] + past, GOODS))
            met.add(view["cycle"])
    assert {0, 1, 2, 3} <= met


@pytest.mark.parametrize(("ruleset", "options"), GAMES)
def test_the_lines_of_a_forecast_add_up(ruleset: str, options: dict[str, str]) -> None:
    for position in walk(BY_NAME[ruleset], 3, options, 2):
        if position.phase() != "marker":
            continue
        view = position.view(MARION)
        for row in [row for line in view["forecast"] for row in line["sellers"] if row["seat"] >= 0]:
            raised = row["shortfall"]["raised"] if row["shortfall"] else 0
            company = view["companies"][row["seat"]]
            assert company["cash"] + row["income"] + row["shipping"] - row["costs"] + raised == row["cash_after"] >= 0
            assert company["space"] + row["steps"] == row["space_after"]


def test_in_1760_the_bill_for_the_factories_is_told_until_it_is_paid() -> None:
    """WF 586: it is paid when everybody has a special marker."""
    position = a_game(seats=2, setup="free")
    assert [company["bill"] for company in position.view(0)["companies"]] == [0, 0]
    play(position, "found food 5", "found food 6", "found clothes 7", "found lamps 8")
    cost = position.rules.printed.cost
    bills = [cost[FOOD][1] + cost[GOODS - 1][1], cost[FOOD][1] + cost[CLOTHES][1]]
    assert [company["bill"] for company in position.view(0)["companies"]] == bills
    assert all(row["cash_after"] is None for line in position.view(0)["forecast"] for row in line["sellers"])
    while position.decade == 0:
        play(position, "sell 4" if position.phase() == "start-shares" else "done")
    assert [company["bill"] for company in position.view(0)["companies"]] == [None, None]
    assert [company["cash"] for company in position.view(0)["companies"]] == [40 - bill for bill in bills]
