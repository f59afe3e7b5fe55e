"""The card game: the production phase (EN, FR = English and French rules; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory, warehouse
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *


def clothes_of_four() -> CardPosition:
    """Tile and both cards make four; two ahead of demand."""
    position = a_position(good=CLOTHES)
    a_seller(position, EVA, CLOTHES, appeal=4, limit=2)
    return position


def test_en_27_four_goods_are_made() -> None:
    """EN 649: a picture; clothes I with both worker cards make as many."""
    position = clothes_of_four()
    produce(position)
    assert told(position, "made") == [{"good": "clothes", "goods": 4, "limit": 2}]


def test_en_28_appeal_less_demand() -> None:
    """EN 657: = 2."""
    position = clothes_of_four()
    assert position.companies[EVA].appeal[CLOTHES] - position.demand[CLOTHES] == 2
    produce(position, "ship 0")
    assert position.companies[EVA].sold == 2


@pytest.mark.parametrize(
    ("appeal", "demand", "limit"),
    [(4, 2, 2), (3, -1, 3), (3, -3, 3), (0, -3, 0), (2, 2, 0), (2, 5, 0), (17, 0, 17)],
)
def test_en_29_never_above_the_appeal(appeal: int, demand: int, limit: int) -> None:
    """EN 663–665: nor any if the appeal is not above the demand."""
    assert home_limit(appeal, demand) == limit
    position = a_position(decade=3)
    a_factory(position, EVA, FOOD, side=2, crew=(2, 2), marker=appeal)
    position.demand[FOOD] = demand
    produce(position)
    assert told(position, "made")[0]["limit"] == limit


def lamps_at_14() -> CardPosition:
    """Lamps II all on price are worth £14 each."""
    position = a_position(decade=2, good=LAMPS)
    a_factory(position, EVA, LAMPS, side=2, crew=(2, 1), marker=2)
    position.demand[LAMPS] = 0
    return position


def test_en_30_fourteen_times_two() -> None:
    """EN 673: £28."""
    position = lamps_at_14()
    produce(position, "ship 0")
    assert told(position, "sold") == [{"good": "lamps", "goods": 2, "price": 14, "money": 28}]


def test_fr_19_four_made_two_sold_28_earned() -> None:
    """FR 667, 675, 692: one factory can show all three pictures."""
    position = lamps_at_14()
    produce(position)
    assert told(position, "made")[0]["goods"] == 1 + 2 + 1 == 4
    assert position.companies[EVA].money == 50 + 28


def test_en_31_nine_ships_in_the_game() -> None:
    """EN 695: the tenth does not sail."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, tokens=8, money=100)
    produce(position)
    assert offered(position, "ship") == ["ship 0", "ship 1", "ship 2"]
    assert refusal(position, "ship 3") == "ship-room"
    play(position, "ship 2")
    assert position.companies[EVA].tokens == 9
    produce(position)
    assert position.phase() == "pause"  # with nine tokens nothing is asked


@pytest.mark.parametrize(
    ("stored", "large", "fits"),
    [
        ({FOOD: 4}, False, True),
        ({FOOD: 5}, False, False),
        ({FOOD: 1, LAMPS: 2}, False, True),
        ({FOOD: 1, LAMPS: 1, CLOTHES: 1}, False, False),  # a warehouse never holds two goods
        ({FOOD: 8}, True, True),
        ({FOOD: 9}, True, False),
        ({FOOD: 4, LAMPS: 2, CLOTHES: 2}, True, True),
        ({FOOD: 3, LAMPS: 3, CLOTHES: 1}, True, False),
    ],
)
def test_en_32_warehouses(stored: dict[int, int], large: bool, fits: bool) -> None:
    """EN 705–715: two small ones of 1 or 2, a large one of up to 4, one good in each."""
    position = a_position()
    company = a_company(position, cards="large-warehouse" if large else "", stored=stored)
    assert warehouse.fits(PRINTED, company) == fits


def test_en_33_costs() -> None:
    """EN 743–751: fixed cost, wages for each worker, £1 for each machine."""
    position = a_position(good=CUTLERY)
    a_factory(position, EVA, CUTLERY, crew=(1, 1), turned=(1, 0))
    position.wage_at = 3  # £4
    produce(position, "ship 0")
    assert told(position, "costs") == [{"good": "cutlery", "paid": 30, "fixed": 4, "wages": 24, "upkeep": 2}]
    assert position.companies[EVA].money == 50 - 30


def test_en_34_the_emergency_fund() -> None:
    """EN 761–763: half the value rounded up for each token; nine in all, then the company is bankrupt."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0, makes=1)
    a_company(position, EVA, money=0, value=5, ships=0)  # £8 to pay, £3 a token
    produce(position)
    assert told(position, "emergency") == [{"loans": 3, "money": 9}]
    assert (position.companies[EVA].loans, position.companies[EVA].money) == (3, 1)
    a_company(position, EVA, money=0, loans=8)
    produce(position)
    assert position.companies[EVA].broke
    assert told(position, "emergency") == [{"loans": 3, "money": 9}]


def test_en_35_share_values_rise() -> None:
    """EN 769–773: two goods sold at home, one step; the highest appeal among those, one more."""
    position = a_position()
    for seat, appeal in ((EVA, 5), (WIM, 4), (RAF, 6)):
        a_seller(position, seat, FOOD, appeal=appeal, limit=2)
        a_company(position, seat, ships=0)
    position.companies[RAF].crew[:2] = [0, 0]  # makes one good only
    position.demand[FOOD] = 2
    produce(position)
    assert [company.sold for company in position.companies] == [3, 2, 1]
    assert [company.value for company in position.companies] == [12, 11, 10]


def test_en_35_a_tie_brings_nobody_the_second_step() -> None:
    """EN 773."""
    position = a_position()
    for seat in (EVA, WIM):
        a_seller(position, seat, FOOD, appeal=4, limit=2)
        a_company(position, seat, ships=0)
    produce(position)
    assert [company.value for company in position.companies] == [11, 11, 10]


def test_en_35_shipped_goods_do_not_count() -> None:
    """EN 769: "Shipped goods do not gain you any share value"."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=4, limit=1)
    produce(position, "ship 3")
    assert (position.companies[EVA].sold, position.companies[EVA].value) == (1, 10)


def test_en_36_distribution_falls_where_it_produced() -> None:
    """EN 781–785: by one, in the producing factory only; at 0 the card is back in the reserve."""
    position = a_position()
    for seat in (EVA, WIM):
        a_factory(position, seat, FOOD)
        a_factory(position, seat, LAMPS)
        a_company(position, seat, ships=0)
    piece(position, EVA, "distribution-1", FOOD, 3)
    piece(position, EVA, "distribution-2", LAMPS, 2)
    piece(position, WIM, "distribution-1", FOOD, 1)
    produce(position)
    assert [factory.distribution(position.companies[EVA], good) for good in (FOOD, LAMPS)] == [2, 2]
    assert position.companies[WIM].piece_at[4] == -1
    assert told(position, "faded") == [{"good": "food", "left": 2}, {"good": "food", "left": 0}]
