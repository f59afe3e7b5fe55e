"""Arkwright: wages, upkeep, distribution falling, and storage (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import factory, warehouse
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


def _costs(position: ArkwrightPosition, good: int) -> int:
    """Wages and upkeep of Marion's factory as they stand."""
    return factory.running_costs(PRINTED, position.companies[MARION], good, position.wage(), -1)


def test_wf_83_three_workers_and_a_machine() -> None:
    """WF 2428–2431: 3 × £2 + £1 = £7."""
    position = a_position()
    a_factory(position, MARION, CLOTHES, machines=(0, 1), appeal=0)
    wage_of(position, 2)
    before = position.companies[MARION].cash
    production_of(position, CLOTHES)
    assert spent(position, MARION, before) == 7


def test_wf_84_the_price_gives_way_when_appeal_would_fall_below_zero() -> None:
    """WF 2439–2444: appeal stays 0, price −1, share value −1 space."""
    position = a_position()
    a_company(position, space=20)
    a_factory(position, MARION, FOOD, appeal=0, distribution=1)
    price = position.companies[MARION].price[FOOD]
    production_of(position, FOOD)
    company = position.companies[MARION]
    assert (appeal(position, MARION, FOOD), company.price[FOOD], company.space) == (0, price - 1, 19)
    assert company.distribution[FOOD] == 0


@pytest.fixture
def lamps() -> ArkwrightPosition:
    """Six workers and three machines in three rows, and a wage of £4."""
    position = a_position()
    a_factory(position, MARION, LAMPS, rows=3, machines=(1, 1, 1))
    wage_of(position, 4)
    return position


def test_wf_85_lamps_with_foreman_and_workshop(lamps: ArkwrightPosition) -> None:
    """WF 2470–2478: £27; with the foreman £19; with both £17."""
    assert _costs(lamps, LAMPS) == 27
    give_tile(lamps, MARION, "foreman", at=LAMPS)
    assert _costs(lamps, LAMPS) == 19
    give_tile(lamps, MARION, "workshop", at=LAMPS)
    assert _costs(lamps, LAMPS) == 17


def test_pb_37_the_foreman_leaves_everybody_a_pound() -> None:
    """PB 580–582: four workers £2 less each, but never below £1."""
    position = a_position()
    a_factory(position, MARION, LAMPS, rows=2)
    wage_of(position, 2)
    give_tile(position, MARION, "foreman", at=LAMPS)
    assert _costs(position, LAMPS) == 4 * 1 + 2 * 2


def test_pb_40_the_workshop_makes_upkeep_a_pound_per_factory(lamps: ArkwrightPosition) -> None:
    """PB 604: only in the factory where its token lies."""
    a_factory(lamps, MARION, FOOD, rows=2, machines=(1, 1))
    food, before = _costs(lamps, FOOD), _costs(lamps, LAMPS)
    give_tile(lamps, MARION, "workshop", at=LAMPS)
    assert (_costs(lamps, LAMPS), _costs(lamps, FOOD)) == (before - 2, food)


def test_a_row_that_made_nothing_is_paid_nevertheless() -> None:
    """WF 2420–2422."""
    position = a_position()
    a_factory(position, MARION, LAMPS, rows=1)
    position.companies[MARION].workers[LAMPS * 4 + 1] = 2
    assert _costs(position, LAMPS) == 5 * position.wage()


def test_wf_70_goods_are_lost_with_the_small_warehouse() -> None:
    """WF 1990–1993: unless the large one takes them."""
    position = a_position()
    company = a_company(
        position, tiles="small-warehouse agent office school", spots="column-food", stock={FOOD: 6, LAMPS: 2}
    )
    use(position, "workers", 2)
    play(position, "done", "tile patent", "return small-warehouse")
    assert company.stock == [5, 0, 0, 0]


def test_wf_90_the_small_warehouse_holds_five() -> None:
    """WF 2622–2624: 2 food, 1 clothes and 3 new lamps: one of the six has to go."""
    position = a_position()
    company = a_company(position, tiles="small-warehouse", stock={FOOD: 2, CLOTHES: 1})
    a_factory(position, MARION, LAMPS, rows=3, appeal=0)  # makes three
    production_of(position, LAMPS)
    assert offered(position) == ["lose food", "lose clothes", "lose lamps"]
    play(position, "lose clothes")
    assert company.stock == [2, 0, 0, 3]
    assert position.phase() == "pause"


@pytest.mark.parametrize(
    ("spots", "room"),
    [
        ("column-clothes", [0, 5, 0, 0]),
        ("row-1", [3, 3, 3, 3]),
        ("row-2", [2, 2, 2, 2]),
        ("row-1 row-2", [5, 5, 5, 5]),
        ("column-clothes row-1", [3, 8, 3, 3]),
        ("column-food column-clothes column-cutlery column-lamps row-1 row-2", [10, 10, 10, 10]),
    ],
)
def test_pb_13_room_in_the_large_warehouse(spots: str, room: list[int]) -> None:
    """PB 178–180: five in a column, three and two of each in a row, two on a space with both."""
    company = a_company(a_position(), spots=spots)
    assert [warehouse.large_room(PRINTED, company, good) for good in range(4)] == room


def test_pb_27_the_owner_of_a_small_warehouse_chooses_what_is_lost() -> None:
    """PB 466–470: five goods in all, without workers; old or new ones."""
    position = a_position()
    company = a_company(position, tiles="small-warehouse", stock={FOOD: 3}, markers="light-production")
    a_factory(position, MARION, CUTLERY)
    use(position, "light-production", 2)
    play(position, "produce cutlery 2")
    assert (position.phase(), company.stock) == ("storage", [3, 0, 3, 0])
    play(position, "lose food")
    assert (position.phase(), company.stock) == ("prices", [2, 0, 3, 0])


def test_goods_on_the_scale_take_the_highest_prices() -> None:
    """WF 2605–2609: as many as there are spaces right of the price marker."""
    position = a_position()
    company = a_company(position, tiles="small-warehouse", stock={LAMPS: 4})
    a_factory(position, MARION, LAMPS, level=4, quality=4, distribution=2, price=23)
    assert warehouse.overflow(PRINTED, company) == 2
    company.price[LAMPS] = 21
    assert warehouse.overflow(PRINTED, company) == 0


def test_without_a_warehouse_nothing_is_kept() -> None:
    """WF 2105–2109, 2577–2587."""
    position = a_position()
    a_factory(position, MARION, FOOD, appeal=0)
    production_of(position, FOOD)
    assert position.companies[MARION].stock[FOOD] == 0
