"""Rulings B20–B24 and B42–B62 on the action phase that no example of the books shows."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import warehouse
from arktable.games.arkwright.terms import ADMINISTRATOR, ENGINEER
from tests.builders.arkwright import *


def test_b20_a_factory_is_not_closed_in_its_decade_nor_rebuilt_at_the_closed_level() -> None:
    position = a_position(year=1780)
    a_factory(position, MARION, FOOD)
    use(position, "factory", 2)
    play(position, "close food")
    assert offered(position, "build food") == ["build food 2"]
    assert refusal(position, "build food 1") == "closed-this-decade"
    play(position, "build food 2", "price food 5")
    assert refusal(position, "close food") == "built-this-decade"
    next_decade(position)
    use(position, "factory", 2)
    play(position, "close food")
    assert offered(position, "build food") == ["build food 1"]


def test_b20_goods_of_a_closed_factory_are_sold_from_the_warehouse_only() -> None:
    position = a_position()
    a_company(position, spots="column-food", stock={FOOD: 3})
    a_factory(position, MARION, FOOD)
    use(position, "factory", 2)
    play(position, "close food", "done")
    production_of(position, FOOD)
    assert position.companies[MARION].stock[FOOD] == 3
    use(position, "exchange", 4)
    assert "goods food 3" in offered(position)


def test_b21_only_a_factory_past_its_cycle_gets_the_mark() -> None:
    position = a_position(year=1810, cycle=CLOTHES)
    for good in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, good)
    use(position, "workers", 2)
    play(position, "hire food", "hire clothes", "hire lamps")
    assert position.companies[MARION].marks == 1 << FOOD


def test_b23_a_fifth_tile_sends_another_one_back() -> None:
    position = a_position()
    a_company(position, tiles="agent broker office patent")
    use(position, "workers", 2)
    play(position, "done", "tile school")
    assert refusal(position, "return school") == "tile-just-taken"
    assert refusal(position, "return charisma") == "no-tile"
    play(position, "return broker")
    assert tiles_of(position, MARION) == {"agent", "office", "patent", "school"}


def test_b23_a_new_ship_takes_the_place_of_the_old_one_also_on_the_administration_table() -> None:
    position = a_position(year=1780)
    a_company(position, ships=(2, 4), spots="column-food", stock={FOOD: 4}, contracts={FOOD: 4})
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 2)
    play(position, "ship 4")
    assert ships_of(position, MARION) == [4, 4]
    turn_of(position)
    assert offered(position, "reuse ship-1") == []  # its row is paid with £2, and it carries 4 (WF 2053–2057)
    assert refusal(position, "reuse ship-1 pay 2") == "ship-underpaid"
    a_company(position, tiles="accountant")
    assert offered(position, "reuse ship-1") == ["reuse ship-1 pay 4"]
    before = position.companies[MARION].cash
    play(position, "reuse ship-1 pay 4")
    assert (position.phase(), spent(position, MARION, before)) == ("ship", 6)


def test_b24_one_use_of_the_inventor_is_one_marker_or_ship_of_the_next_level() -> None:
    position = a_position(year=1780)
    company = a_company(position, tiles="inventor")
    use(position, "workers", 2)
    play(position, "done", "ship 6")
    assert (position.phase(), company.inventor_uses) == ("inventor", 1)
    play(position, "return inventor")
    assert (tiles_of(position, MARION), ships_of(position, MARION)) == (set(), [6, 0])


@pytest.mark.parametrize(("tiles", "low", "high"), [("", 2, 2), ("accountant", 0, 4)])
def test_b42_what_may_be_paid_on_a_row(tiles: str, low: int, high: int) -> None:
    position = a_position()
    a_company(position, tiles=tiles)
    turn_of(position)
    assert offered(position, "place workers 2") == [f"place workers 2 pay {n}" for n in range(low, high + 1)]


def test_b42_the_engineer_pays_from_nothing_to_twelve_for_quality_only() -> None:
    position = a_position()
    a_company(position, tiles="engineer")
    turn_of(position)
    assert offered(position, "place quality 8") == [f"place quality 8 pay {n}" for n in range(13)]
    assert offered(position, "place distribution 8") == ["place distribution 8 pay 8"]


def test_b43_no_fee_for_the_administrator() -> None:
    position = a_position()
    a_company(position, tiles="administrator")
    use(position, "workers", 6)
    turn_of(position)
    before = position.companies[MARION].cash
    play(position, "reuse workers pay 6")
    assert spent(position, MARION, before) == 6


def test_b43_the_fee_is_four_pounds_only_on_the_barred_space() -> None:
    position = a_position()
    a_company(position, tiles="administrator")
    position.bureaucracy = True
    use(position, "workers", 2)
    use(position, "machinery", 4)
    position.companies[MARION].tiles &= ~(1 << ADMINISTRATOR)
    for marker, row, fee in (("workers", 2, 4), ("machinery", 4, 2)):
        turn_of(position)
        before = position.companies[MARION].cash
        play(position, f"reuse {marker} pay {row}")
        assert spent(position, MARION, before) == row + fee


def test_b44_workers_fill_the_lowest_row_and_the_worker_spaces_first() -> None:
    position = a_position()
    a_factory(position, MARION, FOOD, rows=1)
    use(position, "workers", 2)
    play(position, "hire food", "done", "done")
    use(position, "machinery", 4)
    assert refusal(position, "machine food 2") == "no-worker-to-replace"  # the one worker stands where none can go
    use(position, "exchange", 6)
    turn_of(position)
    play(position, "reuse workers pay 2", "hire food", "hire food")
    assert rows_of(position, MARION, FOOD) == [(2, 0), (2, 0), (1, 0), (0, 0)]


def test_b46_a_factory_is_not_built_without_workers_for_its_first_row() -> None:
    position = a_position()
    market(position, empty=79, fired=1)
    use(position, "factory", 2)
    assert refusal(position, "build food 1") == ""
    assert refusal(position, "build lamps 1") == "too-few-workers"


def test_b47_what_stays_when_a_factory_closes() -> None:
    position = a_position(year=1810, cycle=LAMPS)
    company = a_company(position, contracts={FOOD: 4})
    give_tile(position, MARION, "foreman", at=FOOD)
    a_factory(position, MARION, FOOD, level=3, machines=(1,), extra=2, quality=2)
    company.marks = 1 << FOOD
    fired = position.fired
    use(position, "factory", 2)
    play(position, "close food")
    assert (company.foreman_at, company.contracts[FOOD], company.marks) == (FOOD, 4, 0)
    assert position.fired == fired + 3 + 2
    play(position, "build food 2", "price food 5")
    assert company.level[FOOD] == 2


def test_b48_the_developer_is_voluntary_and_goes_back_only_if_used() -> None:
    position = a_position()
    a_company(position, tiles="developer")
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "build food 1", "price food 5", "done")
    assert spent(position, MARION, before) == 8
    assert tiles_of(position, MARION) == {"developer"}


def test_b49_through_the_current_level_to_the_next_is_one_use_and_two_levels_ahead_are_out_of_reach() -> None:
    position = a_position(year=1780)
    company = a_company(position, tiles="inventor")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS, level=2)
    use(position, "factory", 2)
    play(position, "modernise food", "modernise food")
    assert company.inventor_uses == 1
    play(position, "keep")
    assert refusal(position, "modernise food") == "level-too-high"
    play(position, "modernise lamps")  # a second use in the same action
    assert company.inventor_uses == 2
    play(position, "return inventor")
    use(position, "workers", 4)
    before = purse(position, MARION)
    play(position, "done", "tile inventor")
    assert (spent(position, MARION, before), company.inventor_uses) == (5, 0)


def test_b50_neither_building_nor_the_school_sets_the_mark_and_closing_clears_it() -> None:
    position = a_position(year=1810, cycle=LAMPS)
    company = a_company(position, tiles="school")
    a_factory(position, MARION, CLOTHES)
    use(position, "factory", 2)
    play(position, "build food 1", "price food 5", "done", "done")
    use(position, "machinery", 6)
    play(position, "machine clothes 1", "done", "send food", "done")
    assert company.marks == 0
    use(position, "workers", 4)
    play(position, "hire clothes", "done", "done")
    assert company.marks == 1 << CLOTHES
    turn_of(position)
    play(position, "reuse factory pay 2", "close clothes")
    assert company.marks == 0


def test_b51_fewer_machines_than_allowed_may_be_bought() -> None:
    position = a_position()
    a_factory(position, MARION, LAMPS)
    use(position, "machinery", 6)
    play(position, "machine lamps 2", "done")
    assert (position.phase(), rows_of(position, MARION, LAMPS)[1]) == ("special", (2, 1))


def test_b52_freed_workers_go_where_the_owner_of_the_school_likes() -> None:
    position = a_position()
    company = a_company(position, tiles="school", markers="dark-machinery")
    a_factory(position, MARION, LAMPS)
    fired = position.fired
    use(position, "dark-machinery", 6)
    play(position, "machine lamps 1", "machine lamps 1", "machine lamps 2", "done")
    assert position.census()["workers"] == 80
    play(position, "send lamps", "send row-1", "send fired")
    assert rows_of(position, MARION, LAMPS)[2] == (1, 0)
    assert (company.spots, position.fired) == (1 << 4, fired + 1)


def test_b52_the_school_does_nothing_in_the_factory_action() -> None:
    position = a_position()
    a_company(position, tiles="school")
    a_factory(position, MARION, FOOD)
    fired = position.fired
    use(position, "factory", 2)
    play(position, "close food")
    assert (position.phase(), position.fired) == ("factory", fired + 4)


def test_b53_unused_quality_pounds_change_prices_at_a_pound_each() -> None:
    position = a_position()
    for good in range(4):
        a_factory(position, MARION, good, appeal=2)
    use(position, "quality", 8)
    play(position, "raise food")  # £6 of £8
    assert position.view(MARION)["asked"]["prices"] == {"free": [FOOD], "spare": 2}
    play(position, "price clothes 5", "price cutlery 5")
    assert refusal(position, "price lamps 5") == "factory-untouched"
    assert refusal(position, "price cutlery 6") == "price-changed"
    play(position, "price food 5")
    assert position.phase() == "pause"


def test_b53_free_levels_of_the_patent_count_as_gained() -> None:
    position = a_position()
    a_company(position, tiles="patent")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "distribution", 2)
    play(position, "patent", "promote food", "promote food", "done")
    assert position.view(MARION)["asked"]["prices"] == {"free": [FOOD], "spare": 2}


def test_b54_goods_on_the_scale_lower_the_highest_price() -> None:
    position = a_position()
    a_company(position, tiles="small-warehouse", stock={LAMPS: 4}, spots="row-2")
    a_factory(position, MARION, LAMPS, level=4, quality=4, distribution=3, price=10)
    use(position, "distribution", 4)
    play(position, "promote lamps", "done")
    assert offered(position, "price")[-1] == "price lamps 23"  # two lie in the large warehouse


def test_b55_goods_move_between_the_warehouses_by_themselves() -> None:
    position = a_position()
    company = a_company(position, tiles="small-warehouse", spots="column-food row-2", stock={FOOD: 9, LAMPS: 5})
    assert warehouse.overflow(PRINTED, company) == 0  # 7 + 2 and 2 + 3
    company.stock[FOOD] = 10
    assert warehouse.overflow(PRINTED, company) == 1


def test_b56_a_tile_that_goes_back_ends_at_once_but_quality_stays() -> None:
    position = a_position()
    company = a_company(position, tiles="engineer agent office")
    give_tile(position, MARION, "foreman", at=FOOD)
    a_factory(position, MARION, FOOD, quality=6)
    use(position, "workers", 2)
    play(position, "done", "tile patent", "return engineer")
    assert (company.quality[FOOD], company.has(ENGINEER)) == (6, False)
    use(position, "exchange", 4)
    play(position, "done", "tile school", "return foreman")
    assert company.foreman_at == -1


def test_b57_foreman_and_workshop_share_a_factory_and_one_moves_instead_of_a_special_marker() -> None:
    position = a_position()
    company = a_company(position)
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "workers", 2)
    play(position, "done", "tile foreman", "foreman food")
    use(position, "exchange", 4)
    play(position, "done", "tile workshop", "workshop food")
    assert (company.foreman_at, company.workshop_at) == (FOOD, FOOD)
    use(position, "machinery", 6)
    play(position, "done")
    assert refusal(position, "foreman food") == "token-there"
    assert refusal(position, "foreman clothes") == "no-factory"
    play(position, "foreman lamps")
    assert (company.foreman_at, company.workshop_at, position.phase()) == (LAMPS, FOOD, "pause")


def test_b58_a_contract_is_taken_without_a_factory_and_is_due_at_once() -> None:
    position = a_position()
    use(position, "exchange", 2)
    play(position, "contract food 2", "contract lamps 10", "done", "done")
    production_of(position, FOOD)
    assert position.companies[MARION].contracts == [4, 0, 0, 10]
    turn_of(position)
    play(position, "reuse exchange pay 2")
    assert refusal(position, "contract food 2") == "contract-lower"
    assert refusal(position, "contract clothes 3") == "contract-space"


def test_b59_without_a_factory_a_contract_is_not_delivered() -> None:
    position = a_position()
    a_company(position, ships=(2,), spots="row-1", stock={FOOD: 2}, contracts={FOOD: 2})
    use(position, "ship-1", 2)
    assert position.phase() == "special"


def test_b60_the_agent_works_for_every_contract_from_one_to_eleven() -> None:
    position = a_position(year=1810)
    company = a_company(position, ships=(10, 6), tiles="agent", spots="column-food row-1 row-2")
    company.stock, company.contracts = [10, 3, 0, 0], [10, 2, 0, 0]
    a_factory(position, MARION, FOOD, appeal=0)
    a_factory(position, MARION, CLOTHES)
    twin = position.copy()
    use(twin, "ship-1", 10)
    before = twin.companies[MARION].cash
    play(twin, "deliver food 9", "deliver clothes 1")
    assert twin.companies[MARION].cash - before == 9 * 8 + 9
    production_of(position, FOOD)
    assert offered(position, "deliver")[:3] == ["deliver food 9", "deliver food 10", "deliver food 11"]


def test_b61_a_ship_that_delivers_nothing_costs_no_space_and_earns_no_office() -> None:
    position = a_position()
    company = a_company(position, space=20, ships=(2,), tiles="office", stock={FOOD: 2}, contracts={FOOD: 2})
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 2)
    before = company.cash
    play(position, "done")
    assert (company.space, company.cash, position.phase()) == (20, before, "special")


def test_b62_a_production_action_pays_the_extra_workers_and_changes_nothing_else() -> None:
    position = a_position(year=1790)
    company = a_company(position, markers="light-production", spots="column-food", tiles="school", space=20)
    a_factory(position, MARION, FOOD, rows=3, appeal=3, distribution=2, extra=2)
    use(position, "light-production", 2)
    before, wage = purse(position, MARION), position.wage()
    play(position, "produce food 1")
    assert spent(position, MARION, before) == (2 + 2) * wage
    assert (company.distribution[FOOD], company.space, company.stock[FOOD]) == (2, 20, 1)
    assert {text.split()[1] for text in offered(position, "price")} == {"food"}


def test_production_price_only_where_goods_were_made() -> None:
    """WF 1940–1942: and not at all when nothing was."""
    position = a_position()
    a_company(position, markers="light-production")
    a_factory(position, MARION, FOOD)
    use(position, "light-production", 2)
    play(position, "done")
    assert position.phase() == "pause"
