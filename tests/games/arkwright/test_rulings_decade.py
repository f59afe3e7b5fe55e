"""Rulings B17–B19 and B71–B79 on the end of decades and of the game that no example of the books shows."""

from __future__ import annotations

import pytest

from arktable.engine.timetable import begun
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.phases.decade.obsolescence import Obsolescence
from arktable.games.arkwright.phases.decade.start_player import after_cycle, after_decade
from tests.builders.arkwright import *
from tests.builders.random_play import walk


def test_b17_harbour_workers_are_let_go_after_they_are_paid() -> None:
    position = a_position()
    company = a_company(position, ships=(4,), spots="column-food row-1", stock={FOOD: 8})
    fired = position.fired
    begin(position, begun(position.rules.decade_plan[1], position, position.start))
    assert offered(position) == ["done", "dismiss column-food", "dismiss row-1", "scrap 1"]
    play(position, "dismiss column-food", "scrap 1", "done")
    assert (position.fired, ships_of(position, MARION)) == (fired + 2, [0, 0])
    assert company.stock[FOOD] == 3  # the rest found no room any more


def test_b18_the_order_of_the_end_of_a_decade() -> None:
    position = a_position(year=1780)
    position.strike = position.opium = position.navigation = True
    a_company(position, MARION, ships=(2, 4), spots="row-1", tiles="broker")
    a_company(position, HAROLD, tiles="charisma")
    a_factory(position, MARION, FOOD)
    use(position, "workers", 2)
    position.events_laid[position.events_seen] = 4  # lobby
    before = position.companies[MARION].cash
    reach_event_space(position)
    wage = position.wage()  # without the strike's pound
    assert spent(position, MARION, before) == 2 * wage
    assert position.companies[MARION].placed == [-1] * 6
    assert position.importers == [2, 2, 2, 2]
    asked = []
    begin(position)
    for step in position.rules.decade_plan[1:]:
        position.frames.append(begun(step, position, position.start))
        position.advance()
        while position.phase() != "pause":
            asked.append((position.phase(), position.seat))
            play(position, offered(position)[0])
    assert asked == [
        ("dismiss", MARION),
        ("lose-ship", MARION),
        ("special", MARION), ("special", HAROLD), ("special", ANGELICA),
        ("exchange", MARION),
        ("charisma", HAROLD),
        ("start-player", MARION),
    ]  # fmt: skip
    assert position.companies[MARION].extra[FOOD] == 2  # 1790 begins


def test_b19_a_factory_left_behind_twice_carries_four_extra_workers() -> None:
    position = a_position(year=1780)
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS, level=2)
    market(position, empty=40, fired=9)
    begin(position, Obsolescence(position.start))
    position.decade += 1
    begin(position, Obsolescence(position.start))
    assert position.companies[MARION].extra == [4, 0, 0, 0]
    position.decade += 1
    begin(position, Obsolescence(position.start))  # 1810: levels I and II
    assert position.companies[MARION].extra == [6, 0, 0, 2]
    assert (position.fired, position.empty) == (1, 40)


def test_b19_obsolescence_goes_by_the_new_start_player() -> None:
    position = a_position(year=1780)
    for seat in (MARION, HAROLD):
        a_factory(position, seat, FOOD)
    position.start = HAROLD
    market(position, empty=80, fired=1)
    begin(position, Obsolescence(position.start))
    assert [company.extra[FOOD] for company in position.companies] == [0, 1, 0]
    assert [company.cash for company in position.companies] == [90, 95, 100]


def test_b71_charisma_names_the_start_player_after_a_cycle() -> None:
    position = a_position()
    a_company(position, HAROLD, tiles="charisma")
    begin(position, after_cycle(position))
    assert (position.phase(), position.seat) == ("charisma", HAROLD)
    declined = position.copy()
    play(declined, "done")
    assert (declined.start, tiles_of(declined, HAROLD)) == (HAROLD, {"charisma"})
    play(position, "name 3")
    assert (position.start, position.phase(), tiles_of(position, HAROLD)) == (ANGELICA, "pause", set())


def test_b71_neither_the_one_named_nor_the_former_owner_takes_charisma_in_the_next_turn() -> None:
    position = a_position()
    a_company(position, HAROLD, tiles="charisma")
    begin(position, after_decade(position))
    play(position, "name 3")
    for seat in (HAROLD, ANGELICA):
        use(position, "workers", 2, seat=seat)
        play(position, "done")
        assert refusal(position, "tile charisma") == "charisma-banned"
        play(position, "done")  # the turn is over, and with it the ban
        use(position, "exchange", 4, seat=seat)
        play(position, "done")
        assert refusal(position, "tile charisma") == ""


def test_b71_the_ban_falls_when_somebody_else_takes_the_tile() -> None:
    position = a_position()
    a_company(position, HAROLD, tiles="charisma")
    begin(position, after_cycle(position))
    play(position, "name 3")
    use(position, "workers", 2, seat=MARION)
    play(position, "done", "tile charisma")
    assert [company.banned for company in position.companies] == [0, 0, 0]


def test_b71_the_board_may_take_charisma_for_the_one_it_names() -> None:
    """PB 396: the ban is for the next action, and the supervisory board takes what comes back out of turn."""
    position = a_position(modules="new-tiles")
    a_company(position, HAROLD, tiles="charisma")
    a_company(position, ANGELICA, tiles="supervisory-board")
    begin(position, after_cycle(position))
    play(position, "name 3")
    assert (position.phase(), position.seat, offered(position)) == ("board", ANGELICA, ["done", "tile charisma"])
    declined = position.copy()
    play(declined, "done")
    use(declined, "workers", 2, seat=ANGELICA)
    play(declined, "done")
    assert refusal(declined, "tile charisma") == "charisma-banned"
    play(position, "tile charisma")
    assert tiles_of(position, ANGELICA) == {"charisma"}
    assert [company.banned for company in position.companies] == [0, 0, 0]


@pytest.mark.parametrize(("cycle", "start"), [(0, HAROLD), (1, HAROLD), (2, HAROLD), (3, MARION)])
def test_the_start_player_is_passed_on_after_the_first_three_cycles(cycle: int, start: int) -> None:
    """WF 2626–2631: after the fourth the end of the turn says who begins."""
    position = a_position(cycle=cycle)
    begin(position, after_cycle(position))
    assert (position.start, position.phase()) == (start, "pause")


def test_in_a_whole_decade_three_others_begin_in_turn() -> None:
    """WF 2626: the start player of each cycle, as the game goes."""
    begun: list[int] = []
    for position in walk(WATER_FRAME, 4, {}, 1):
        if (
            position.view(0)["year"] == 1770
            and position.phase() == "marker"
            and not position.view(0)["asked"].get("turn")
        ):
            cycle = position.view(0)["cycle"]
            if cycle == len(begun):
                begun.append(position.view(0)["start"])
    assert begun == [0, 1, 2, 3]


def test_b71_nobody_is_asked_when_the_game_ends() -> None:
    position = a_position(year=1810)
    a_company(position, HAROLD, tiles="charisma broker")
    end_decade(position)
    assert position.phase() == "pause"


def test_b72_the_broker_trades_at_the_end_of_a_decade_and_stays() -> None:
    position = a_position()
    company = a_company(position, cash=30, shares=0, loans=1, space=10, stock={LAMPS: 1}, tiles="broker")
    begin(position, begun(position.rules.decade_plan[4], position, position.start))
    assert refusal(position, "contract food 2") == "no-contracts"
    play(position, "goods lamps 1", "repay 1", "buy 2", "done")
    assert (company.cash, company.loans, company.shares) == (2, 0, 2)
    assert (tiles_of(position, MARION), position.phase()) == ({"broker"}, "pause")


def test_b73_the_lobby_may_be_declined_and_allows_neither_broker_nor_token() -> None:
    position = a_position()
    a_company(position, tiles="broker foreman")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    event(position, "lobby")
    assert refusal(position, "half-price 1") == "nothing-instead"
    assert refusal(position, "foreman food") == "nothing-instead"
    play(position, "done")
    assert position.seat == HAROLD


def test_b73_luddism_goes_round_one_factory_at_a_time() -> None:
    position = a_position()
    for good in (FOOD, LAMPS):
        a_factory(position, MARION, good, machines=(1,))
        a_factory(position, HAROLD, good, machines=(1,))
    market(position, empty=79, fired=2)
    event(position, "luddism")
    play(position, "wreck lamps 1", "wreck food 1")  # the last worker goes to Marion's food
    assert position.phase() == "pause"
    assert rows_of(position, MARION, FOOD)[0] == (2, 0)
    assert rows_of(position, HAROLD, LAMPS)[0] == (2, 1)
    assert job_market.hireable(position) == 0


def test_b74_where_the_price_cannot_rise_distribution_rises_alone() -> None:
    position = a_position()
    company = a_company(position, tiles="small-warehouse", stock={LAMPS: 2})
    a_factory(position, MARION, LAMPS, level=4, quality=4, distribution=2, price=23)
    event(position, "war")
    assert (company.price[LAMPS], company.distribution[LAMPS]) == (23, 3)


def test_b76_the_opium_war_lowers_what_ships_carry_not_what_they_cost() -> None:
    position = a_position(year=1780)
    a_company(position, ships=(4,), spots="row-1", stock={FOOD: 2}, contracts={FOOD: 2})
    a_factory(position, MARION, FOOD)
    position.opium = True
    turn_of(position)
    assert refusal(position, "place ship-1 2 pay 2") == "ship-underpaid"
    play(position, "place ship-1 4 pay 4", "deliver food 2")
    assert position.companies[MARION].contracts[FOOD] == 0


def test_b76_who_has_no_ship_left_loses_none() -> None:
    position = a_position(year=1780)
    position.opium = True
    a_company(position, HAROLD, ships=(2, 2))
    begin(position, begun(position.rules.decade_plan[2], position, position.start))
    assert position.phase() == "pause"  # two equal ships: nothing to choose
    assert (ships_of(position, HAROLD), ships_of(position, MARION)) == ([0, 2], [0, 0])
    assert not position.opium


def test_b77_demand_and_wage_follow_workers_moved_by_events() -> None:
    position = a_position()
    market(position, empty=32, fired=8)
    demand, wage = job_market.demand(position, FOOD), position.wage()
    event(position, "exhibition")
    assert (job_market.demand(position, FOOD), position.wage()) == (demand + 1, wage + 1)


def test_b78_the_royal_society_knows_level_zero() -> None:
    position = a_position()
    company = a_company(position, cash=0, tiles="agent")
    event(position, "royal-society")
    assert company.cash == 2


@pytest.mark.parametrize(("loans", "shares", "cash"), [(1, 3, 7), (4, 0, 11)])
def test_b79_loans_are_repaid_before_shares_are_bought(loans: int, shares: int, cash: int) -> None:
    position = a_position(year=1810)
    company = a_company(position, cash=50, shares=0, space=10, loans=loans)
    end_decade(position)
    assert (company.shares, company.cash, company.loans) == (shares, cash, max(0, loans - 3))


def test_b79_no_more_than_thirty_shares_and_at_least_ten_pounds_each() -> None:
    position = a_position(year=1810)
    rich = a_company(position, MARION, cash=999, shares=20, space=60)
    poor = a_company(position, HAROLD, cash=25, shares=0, space=3)
    end_decade(position)
    assert (rich.shares, rich.cash) == (30, 999 - 300)
    assert (poor.shares, poor.cash) == (2, 5)


def test_b79_a_penalty_takes_shares_as_far_as_there_are_any() -> None:
    position = a_position(year=1810)
    company = a_company(position, cash=0, shares=1, space=3)
    company.marks = 1 << FOOD
    end_decade(position)
    assert (company.shares, company.space) == (0, 1)


@pytest.mark.parametrize(("ruleset", "year"), [("water-frame", 1810), ("spinning-jenny", 1790)])
def test_a_whole_game_ends_in_its_last_decade(ruleset: str, year: int) -> None:
    position = a_game(ruleset, seats=2)
    while position.seat >= 0:
        moves = offered(position)
        play(position, "done" if "done" in moves else moves[0])
    assert (position.view(-1)["year"], position.finished) == (year, True)
