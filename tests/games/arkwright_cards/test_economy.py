"""What the card game computes, at the ends of its ranges: warehouses, and what a foreman saves."""

from __future__ import annotations

from itertools import product

import pytest

from arktable.games.arkwright_cards.economy import factory, warehouse
from arktable.games.arkwright_cards.phases.actions.development_cards import correct
from tests.builders.arkwright_cards import EVA, FOOD, LAMPS, PRINTED, a_company, a_factory, a_position, told


def fewest(stored: tuple[int, ...], large: bool) -> int:
    """The fewest warehouses that hold these goods: the large one is tried for each of them."""
    smalls: list[int] = [-(-goods // PRINTED.small) for goods in stored]
    beside: list[int] = [-(-max(0, goods - PRINTED.large) // PRINTED.small) for goods in stored]
    with_large = [sum(smalls) - smalls[good] + 1 + beside[good] for good in range(len(stored)) if large]
    return min([sum(smalls), *with_large])


@pytest.mark.parametrize("large", [False, True])
def test_c34_goods_lie_in_as_few_warehouses_as_possible_and_the_others_are_free(large: bool) -> None:
    company = a_company(a_position(), cards="large-warehouse" if large else "")
    for stored in product(range(PRINTED.large + PRINTED.small + 2), repeat=2):
        company.stored = [0, *stored, 0]
        stock = warehouse.Stock(PRINTED, company, LAMPS, 0)
        lying = [sum(houses) + floor for houses, floor in zip(stock.houses, stock.floor, strict=True)]
        assert lying == company.stored
        free = warehouse.unused(PRINTED, company, stock.houses)
        assert free >= 0
        assert warehouse.fits(PRINTED, company) == (fewest(stored, large) <= PRINTED.smalls + large)
        if warehouse.fits(PRINTED, company):
            assert not any(stock.floor)
            assert free == PRINTED.smalls + large - fewest(stored, large)
        else:
            assert any(stock.floor)


def test_c34_goods_that_are_not_stored_yet_lie_on_the_floor_and_the_other_goods_find_room_first() -> None:
    company = a_company(a_position())
    company.stored = [1, 2, 0, 3]
    stock = warehouse.Stock(PRINTED, company, LAMPS, 0)
    assert (stock.houses, stock.floor) == ([[1], [2], [], []], [0, 0, 0, 3])
    company.stored = [2, 0, 0, 4]
    stock = warehouse.Stock(PRINTED, company, LAMPS, 0)
    assert (stock.houses, stock.floor) == ([[2], [], [], [2]], [0, 0, 0, 2])
    company.stored = [0, 0, 0, 4]
    stock = warehouse.Stock(PRINTED, company, LAMPS, 3)
    assert (stock.houses, stock.floor) == ([[], [], [], [1]], [0, 0, 0, 3])


def test_c34_goods_may_go_in_every_way_after_which_the_rest_just_fits() -> None:
    company = a_company(a_position())
    company.stored = [1, 2, 0, 3]
    assert warehouse.wastes(PRINTED, company) == [[1, 0, 0, 1], [0, 0, 0, 3], [0, 2, 0, 1], [1, 2, 0, 0]]
    company.stored = [2, 0, 0, 4]
    assert warehouse.wastes(PRINTED, company) == [[0, 0, 0, 2], [2, 0, 0, 0]]
    company.stored = [2, 0, 0, 2]
    assert warehouse.wastes(PRINTED, company) == [[0, 0, 0, 0]]


@pytest.mark.parametrize("large", [False, True])
def test_c34_no_way_to_let_goods_go_is_missing_or_too_long(large: bool) -> None:
    company = a_company(a_position(), cards="large-warehouse" if large else "")
    for stored in product(range(PRINTED.large + 2), repeat=3):
        enough = set()
        for kept in product(*[range(goods + 1) for goods in stored]):
            company.stored = [*kept, 0]
            if warehouse.fits(PRINTED, company):
                enough.add(tuple(had - has for had, has in zip(stored, kept, strict=True)))
        fewer = {way: [(*way[:at], way[at] - 1, *way[at + 1 :]) for at in range(3) if way[at]] for way in enough}
        company.stored = [*stored, 0]
        told_of = warehouse.wastes(PRINTED, company)
        assert {tuple(way[:3]) for way in told_of} == {way for way in enough if not enough & set(fewer[way])}
        assert len(told_of) == len({tuple(way) for way in told_of})
        assert [sum(way) for way in told_of] == sorted(sum(way) for way in told_of)


@pytest.mark.parametrize("large", [False, True])
def test_c34_as_few_goods_as_possible_are_told_to_be_without_room(large: bool) -> None:
    """Goods are taken away in every way until the rest fits; the shortest way is what a player is told."""
    company = a_company(a_position(), cards="large-warehouse" if large else "")
    for stored in product(range(PRINTED.large + 2), repeat=3):
        company.stored = [*stored, 0]
        told_of = warehouse.without_room(PRINTED, company)
        ways = []
        for kept in product(*[range(goods + 1) for goods in stored]):
            company.stored = [*kept, 0]
            if warehouse.fits(PRINTED, company):
                ways.append(sum(stored) - sum(kept))
        assert told_of == min(ways)


@pytest.mark.parametrize(("wage", "off"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_c37_a_foreman_lowers_no_wage_below_a_pound_and_none_of_another_factory(wage: int, off: int) -> None:
    position = a_position()
    for good in (FOOD, LAMPS):
        a_factory(position, EVA, good)
    company = a_company(position, cards="foreman", foreman=FOOD)
    workers, _ = factory.staff(PRINTED, company, FOOD, 1)
    assert factory.costs(PRINTED, company, FOOD, 1, wage)[1] == workers * wage - off * min(4, workers)
    elsewhere, _ = factory.staff(PRINTED, company, LAMPS, 1)
    assert factory.costs(PRINTED, company, LAMPS, 1, wage)[1] == elsewhere * wage


@pytest.mark.parametrize(("appeal", "times"), [(-1, 0), (0, 1), (1, 1)])
def test_c28_the_price_is_told_again_when_a_card_leaves_a_marker_on_any_space(appeal: int, times: int) -> None:
    position = a_position()
    a_factory(position, EVA, FOOD, marker=appeal, spot=max(0, appeal))
    correct(position, EVA, FOOD)
    assert [event["appeal"] for event in told(position, "set")] == [appeal] * times


@pytest.mark.parametrize("large", [False, True])
def test_as_few_goods_as_possible_are_without_room(large: bool) -> None:
    company = a_company(a_position(), cards="large-warehouse" if large else "")
    houses = [PRINTED.small] * PRINTED.smalls + [PRINTED.large] * large
    for stored in product(range(0, PRINTED.large + PRINTED.small + 2, 1), repeat=3):
        company.stored = [0, *stored]
        most = 0
        for chosen in product(range(3), repeat=len(houses)):
            rooms = [sum(size for good, size in zip(chosen, houses, strict=True) if good == at) for at in range(3)]
            most = max(most, sum(min(goods, room) for goods, room in zip(stored, rooms, strict=True)))
        assert warehouse.without_room(PRINTED, company) == sum(stored) - most
        assert warehouse.fits(PRINTED, company) == (sum(stored) == most)
