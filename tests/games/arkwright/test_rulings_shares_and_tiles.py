"""Rulings B87–B95, B97: additional actions, new tiles and Stock Exchange, where the Player's Book leaves them open."""

from __future__ import annotations

import pytest

from arktable.engine.timetable import begun
from arktable.games.arkwright.phases.decade.decade_end import Dismissals
from arktable.games.arkwright.phases.decade.start_player import poorest
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *

# -- additional actions ------------------------------------------------------------------------------------------------


def test_b87_there_is_no_pound_rule_for_reorganization_and_both_parts_are_voluntary() -> None:
    position = a_position(modules="reorganization")
    a_factory(position, MARION, FOOD, price=6)
    cash = position.companies[MARION].cash
    use(position, "light-reorganization", 2, pay=0)
    play(position, "done")
    assert (position.phase(), position.companies[MARION].cash) == ("pause", cash)
    position.bureaucracy = True
    position.companies[HAROLD].markers = position.companies[MARION].markers
    turn_of(position, HAROLD)
    assert refusal(position, "place light-reorganization 2 pay 0") == "row-barred"


@pytest.mark.parametrize(
    ("moves", "earned"),
    [(["done"], 8), (["extra special", "done", "done"], 8), (["extra special", "done", "price food 7"], 0)],
)
def test_b88_with_reorganization_both_parts_are_waived_for_eight_pounds_once(moves: list[str], earned: int) -> None:
    position = a_position(modules="reorganization new-tiles")
    company = a_company(position, cash=20, tiles="investor")
    a_factory(position, MARION, FOOD, price=6)
    use(position, "light-reorganization", 2, pay=0)
    play(position, *moves)
    assert (position.phase(), company.cash) == ("pause", 20 + earned)


def test_b88_an_investor_is_offered_what_the_marker_grants_and_nothing_else() -> None:
    """PB 1015: hiring touches a factory, but a workers marker grants a special marker; quality grants prices."""
    position = a_position(modules="new-tiles")
    a_company(position, tiles="investor")
    a_factory(position, MARION, FOOD, price=6)
    twin = position.copy()
    use(position, "workers", 2)
    play(position, "hire food", "done")
    assert (position.phase(), offered(position, "price")) == ("special", [])
    play(position, "done")
    assert position.phase() == "pause"
    use(twin, "quality", 6)
    play(twin, "raise food")
    assert (twin.phase(), offered(twin, "tile")) == ("prices", [])


@pytest.mark.parametrize("instead", ["half-price 1", "foreman lamps"])
def test_b88_a_broker_used_or_a_token_moved_is_no_waiver(instead: str) -> None:
    position = a_position(modules="new-tiles")
    company = a_company(position, cash=20, tiles="investor broker foreman")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    company.foreman_at = FOOD
    use(position, "workers", 2)
    play(position, "done", instead)
    assert company.cash == 20 - 2 - (5 if instead.startswith("half") else 0)


@pytest.mark.parametrize(
    ("marker", "row", "moves", "good"),
    [
        ("workers", 2, ["fire food", "done"], FOOD),
        ("machinery", 4, ["machine food 1", "done"], FOOD),
        ("ship-1", 2, ["deliver lamps 2"], LAMPS),
    ],
)
def test_b89_the_manager_sets_prices_where_the_main_action_had_an_effect(
    marker: str, row: int, moves: list[str], good: int
) -> None:
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager", ships=(2,), spots="column-lamps", stock={LAMPS: 2}, contracts={LAMPS: 2})
    for each in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, each, price=6)
    use(position, marker, row)
    play(position, *moves, "extra prices")
    assert {move.split()[1] for move in offered(position, "price")} == {position.rules.printed.goods[good]}


def test_b89_workers_sent_by_the_school_count_too() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager school")
    for good in (FOOD, LAMPS):
        a_factory(position, MARION, good, price=6)
    use(position, "machinery", 4)
    play(position, "machine food 1", "done", "send lamps", "extra prices")
    assert {move.split()[1] for move in offered(position, "price")} == {"food", "lamps"}


def test_b89_without_effect_only_the_special_marker_is_left() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager")
    a_factory(position, MARION, FOOD)
    use(position, "workers", 2)
    play(position, "done")
    assert position.phase() == "special"


# -- supervisory board -------------------------------------------------------------------------------------------------


def test_b90_the_board_takes_what_another_player_gives_back_out_of_turn() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, MARION, tiles="agent broker office patent")
    a_company(position, HAROLD, tiles="supervisory-board accountant")
    use(position, "workers", 2)
    play(position, "done", "tile school", "return broker")
    assert (position.phase(), position.seat) == ("board", HAROLD)
    assert position.view(MARION)["asked"]["board"] == {"tile": "broker", "ship": None}
    play(position, "tile broker")
    assert tiles_of(position, HAROLD) == {"accountant", "broker"}
    assert position.phase() == "pause"


def test_b90_it_may_be_declined_and_is_not_asked_for_a_tile_one_has() -> None:
    for tiles, asked in (("supervisory-board", True), ("supervisory-board broker", False)):
        position = a_position(modules="new-tiles")
        a_company(position, MARION, tiles="broker")
        a_company(position, HAROLD, tiles=tiles)
        use(position, "workers", 2)
        play(position, "done", "half-price 1")
        assert (position.phase() == "board") == asked
        if asked:
            play(position, "done")
        assert "supervisory-board" in tiles_of(position, HAROLD)


def test_b90_a_ship_wants_a_pier_and_a_crew() -> None:
    position = a_position(year=1800, modules="new-tiles")
    a_company(position, MARION, ships=(6,))
    a_company(position, HAROLD, tiles="supervisory-board", ships=(2, 4))
    begin(position, Dismissals(position.start))
    play(position, "scrap 1")
    assert (position.phase(), position.seat) == ("board", HAROLD)
    play(position, "ship 6", "replace 1")
    assert ships_of(position, HAROLD) == [6, 4]
    assert (position.phase(), position.seat) == ("dismiss", MARION)


def test_b90_the_inventor_costs_five_pounds_and_the_board_is_barred_for_this_turn() -> None:
    position = a_position(year=1780, modules="new-tiles")
    a_company(position, MARION, tiles="inventor manager")
    harold = a_company(position, HAROLD, cash=20, tiles="supervisory-board")
    a_factory(position, MARION, FOOD, level=2)
    use(position, "factory", 2)
    play(position, "modernise food", "return inventor", "tile inventor")
    assert harold.cash == 15
    play(position, "done", "extra special")
    assert refusal(position, "tile supervisory-board") == "board-banned"
    play(position, "done")
    use(position, "workers", 4)
    play(position, "done")
    assert refusal(position, "tile supervisory-board") == ""


# -- loadmaster, steam power, harbormaster -----------------------------------------------------------------------------


def test_b91_the_loadmaster_adds_to_what_a_ship_carries_and_evens_out_the_opium_war() -> None:
    position = a_position(year=1780, modules="new-tiles")
    position.opium = True
    company = a_company(position, tiles="loadmaster", ships=(4,), spots="column-food", contracts={FOOD: 4})
    company.stock[FOOD] = 4
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 4)  # the printed capacity is paid
    play(position, "deliver food 4")
    assert company.contracts[FOOD] == 0


def test_b91_steam_power_counts_printed_capacity() -> None:
    position = a_position(modules="steam-power new-tiles")
    company = a_company(position, cash=30, tiles="loadmaster", ships=(4,))
    position.opium = True
    event(position, "steam-power")
    assert company.cash == 26


# -- Stock Exchange ----------------------------------------------------------------------------------------------------


def trading() -> ArkwrightPosition:
    return a_position(modules="stock-exchange")


def test_b92_at_least_ten_pounds_and_a_pound_per_full_five_of_value() -> None:
    position = trading()
    marion, harold = a_company(position, MARION, cash=102), a_company(position, HAROLD, cash=0, space=9)
    use(position, "exchange", 2)
    play(position, "buy 2 of 2")
    assert (marion.cash, harold.cash) == (80, 2)


def test_b92_own_shares_come_from_others_only_when_the_bank_has_none() -> None:
    position = trading()
    marion = a_company(position, MARION, cash=102, shares=26, space=12)
    harold = a_company(position, HAROLD, cash=0)
    harold.foreign[MARION] = 3
    use(position, "exchange", 2)
    assert refusal(position, "buy 1 from 2") == "bank-first"
    play(position, "buy 1", "buy 2 from 2")
    assert (marion.shares, marion.cash, harold.cash, harold.foreign[MARION]) == (29, 100 - 33, 22, 1)
    assert refusal(position, "sell 1") == "bought-and-sold"


def test_b92_the_broker_buys_others_at_the_end_of_a_decade_but_not_at_half_price() -> None:
    position = trading()
    a_company(position, MARION, cash=102, tiles="broker")
    begin(position, begun(position.rules.decade_plan[4], position, position.start))
    play(position, "buy 1 of 2", "sell 1", "done")
    assert position.companies[MARION].foreign[HAROLD] == 1
    use(position, "workers", 2)
    play(position, "done")
    assert offered(position, "half-price") == ["half-price 1", "half-price 2"]  # own shares


@pytest.mark.parametrize("broker", [False, True])
def test_b92_others_shares_are_sold_at_their_value_in_the_action_and_by_the_broker(broker: bool) -> None:
    """PB 1057, 1083: the bank pays what they are worth, no share value moves, and they are not bought again."""
    position = trading()
    marion = a_company(position, MARION, cash=2, space=10, tiles="broker" if broker else "")
    harold = a_company(position, HAROLD, cash=0, space=38)
    marion.foreign[HAROLD] = 3
    if broker:
        begin(position, begun(position.rules.decade_plan[4], position, position.start))
    else:
        use(position, "exchange", 2)
    before = marion.cash
    play(position, "sell 2 of 2")
    assert (marion.cash - before, marion.foreign[HAROLD]) == (2 * 23, 1)
    assert (marion.space, harold.space, harold.cash) == (10, 38, 0)
    assert refusal(position, "buy 1 of 2") == "bought-and-sold"


def test_b92_no_share_is_bought_with_a_loan() -> None:
    position = trading()
    a_company(position, MARION, cash=50, shares=0, loans=1)
    use(position, "exchange", 2)
    assert refusal(position, "buy 1 of 2") == "loans-first"


def test_b93_shares_of_several_companies_may_pay_one_bill_then_loans() -> None:
    position = trading()
    marion = a_company(position, MARION, cash=0, shares=1, space=20)
    a_company(position, HAROLD, space=38)
    a_company(position, ANGELICA, space=9)
    marion.foreign[HAROLD], marion.foreign[ANGELICA] = 1, 1
    position.pay(MARION, 60)
    position.advance()
    assert offered(position) == ["sell 1", "sell 1 of 2", "sell 1 of 3"]
    play(position, "sell 1 of 2", "sell 1")  # the last one of Angelica's goes by itself
    # £23 + £15 + £9 and two loans; 3 + 2 + 1 + 2 spaces.
    assert (marion.cash, marion.shares, sum(marion.foreign), marion.loans) == (7, 0, 0, 2)
    assert marion.space == 20 - 3 - 2 - 1 - 2


def test_b93_wages_paid_by_a_choice_come_before_distribution_falls() -> None:
    """A decision in the middle of the production phase; everything after it waits."""
    position = trading()
    marion = a_company(position, MARION, cash=0, shares=5, space=20)
    marion.foreign[HAROLD] = 1
    a_factory(position, MARION, FOOD, appeal=0, distribution=1)
    production_of(position, FOOD)
    assert (position.phase(), marion.distribution[FOOD], marion.cash) == ("emergency", 1, 0)
    assert position.view(MARION)["asked"]["emergency"]["owes"] == 4 * position.wage()
    play(position, "sell 1 of 2")
    assert marion.distribution[FOOD] == 0


def test_b93_a_marker_paid_by_a_choice_is_used_afterwards() -> None:
    position = trading()
    marion = a_company(position, MARION, cash=0)
    marion.foreign[HAROLD] = 1
    use(position, "workers", 2)
    assert position.phase() == "emergency"
    play(position, "sell 1")
    assert (position.phase(), marion.cash) == ("workers", 8)


def test_b94_start_player_and_score_count_own_shares_only() -> None:
    position = trading()
    for seat in range(3):
        a_company(position, seat, shares=10)
    position.companies[MARION].shares = 9
    position.companies[MARION].foreign[HAROLD] = 5
    assert poorest(position) == MARION
    assert position.scores() == [90, 100, 100]


def test_b95_goods_and_loans_follow_the_sale_of_foreign_shares() -> None:
    position = a_position(seats=2, year=1810, modules="stock-exchange")
    marion = a_company(position, MARION, cash=0, shares=0, loans=1, space=10)
    a_company(position, HAROLD, cash=0, shares=10, space=30)
    marion.foreign[HAROLD] = 1
    end_decade(position)
    assert (marion.loans, marion.cash) == (0, 7)


def test_b97_hidden_cash_is_not_told_by_what_is_missing() -> None:
    position = started(WATER_FRAME, 3, {"cash": "hidden", "stock-exchange": "on"}, 1)
    position.frames.clear()
    begin(position)
    marion = a_company(position, MARION, cash=5)
    marion.foreign[HAROLD] = 1
    position.pay(MARION, 9)
    position.advance()
    assert position.view(MARION)["asked"]["emergency"]["missing"] == 4
    assert position.view(HAROLD)["asked"]["emergency"]["missing"] is None
