"""What the books' examples fix about the printed numbers: any sheet of the card game must meet it (EN n = line)."""

from __future__ import annotations

from itertools import product

import pytest

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.phases.actions.price import masks
from arktable.games.arkwright_cards.terms import ENGINEER, ENTREPRENEUR, PATENT
from tests.builders.arkwright_cards import *

SIDES, GOODS = (1, 2), (FOOD, CLOTHES, CUTLERY, LAMPS)
WORKER_CARDS = [((), 0), ((1,), 1), ((1, 1), 1), ((2,), 2), ((2, 1), 2), ((2, 2), 2)]
"""Worker cards beside a factory and the side of its tile that goes with them."""


def red(before: int, after: int) -> int:
    """The arrows that any marker passes: the sheet has the same ones for all goods."""
    crossed: set[int] = {PRINTED.boards[0].steps(good, before, after) for good in GOODS}
    assert len(crossed) == 1
    return crossed.pop()


@pytest.mark.parametrize(("side", "good"), list(product(SIDES, GOODS)))
def test_constraint_01_turning_keeps_the_sum(side: int, good: int) -> None:
    """EN 528."""
    position = a_position(good=good)
    a_factory(position, EVA, good, side=side)
    piece(position, EVA, "quality-3", good, 4)
    company = position.companies[EVA]
    sums = set()
    for spot, mask in product(PRINTED.spots, masks(company, good)):
        company.spot[good], company.office[good] = spot, mask & 1
        company.appealing = mask >> 1
        prices = factory.price(PRINTED, company, good)
        assert prices >= 0
        sums.add(prices + factory.appeal(PRINTED, company, good))
    assert sums == {PRINTED.sum[side][good] + PRINTED.office[good] + 4}


def test_constraint_02_four_spots_the_fourth_without_appeal() -> None:
    """EN 199, 312."""
    assert len(PRINTED.spots) == 4
    assert PRINTED.spots[3] == 0


def test_constraint_03_clothes_spot_3() -> None:
    """EN 547: price 4, appeal 1."""
    assert (PRINTED.spots[2], PRINTED.sum[1][CLOTHES] - PRINTED.spots[2]) == (1, 4)


def test_constraint_04_clothes_office() -> None:
    """EN 547: 4 appeal when turned."""
    assert PRINTED.office[CLOTHES] == 4


def test_constraint_05_appeal_7_price_4() -> None:
    """EN 547: 1 + 4 + 2."""
    position = a_position()
    a_factory(position, EVA, CLOTHES, spot=1, office=1)
    piece(position, EVA, "distribution-1", CLOTHES, 2)
    company = position.companies[EVA]
    assert (factory.appeal(PRINTED, company, CLOTHES), factory.price(PRINTED, company, CLOTHES)) == (7, 4)


def test_constraint_06_clothes_3_to_7() -> None:
    """EN 551: an arrow at every step."""
    assert [red(space - 1, space) for space in (4, 5, 6, 7)] == [1, 1, 1, 1]


def test_constraint_07_food_and_clothes_0_to_4() -> None:
    """EN 1070–1071."""
    assert red(0, 4) == 2


def test_constraint_08_food_and_clothes_0_to_3_to_4() -> None:
    """EN 1136."""
    assert (red(0, 3), red(3, 4)) == (1, 1)


def test_constraint_09_clothes_4_to_6() -> None:
    """EN 1141."""
    assert red(4, 6) == 2


def test_constraint_10_cutlery_and_lamps_0_to_3() -> None:
    """EN 1073–1074."""
    assert red(0, 3) == 1


def test_constraint_11_cutlery_and_lamps_0_to_2() -> None:
    """FR 1165."""
    assert red(0, 2) == 1


def test_constraint_12_one_arrow_up_to_2_none_at_3() -> None:
    """From 10 and 11."""
    assert red(0, 1) + red(1, 2) == 1
    assert red(2, 3) == 0


def test_constraint_13_some_factory_shows_appeal_8_and_price_5() -> None:
    """EN 534, 541: the pictures are possible."""
    assert any(
        spot + office + more == 8 and PRINTED.sum[side][good] - spot + (PRINTED.office[good] - office) == 5
        for side, good, spot in product(SIDES, GOODS, PRINTED.spots)
        for office in (0, PRINTED.office[good])
        for more in range(9)  # quality turned to appeal, and distribution
    )


def test_constraint_14_some_factory_makes_4() -> None:
    """EN 649; and an appeal two above the demand sells two (EN 657)."""
    position = a_position()
    company, made = position.companies[EVA], set()
    for good, (crew, side) in product(GOODS, WORKER_CARDS):
        a_factory(position, EVA, good, side=max(side, 1), crew=(*crew, 0, 0)[:2])
        made.add(factory.output(PRINTED, company, good, 2))
    assert 4 in made
    assert home_limit(4, 2) == 2


def test_constraint_15_some_factory_has_a_price_of_14() -> None:
    """EN 673: without any card beside it."""
    assert 14 in {PRINTED.sum[side][good] + PRINTED.office[good] for side, good in product(SIDES, GOODS)}


def test_constraint_16_demand_and_appeal_share_a_scale() -> None:
    """EN 1169–1171."""
    assert [home_limit(5, demand) for demand in (3, 4, 5)] == [2, 1, 0]


def test_constraint_17_distribution_1_and_3_on_one_card() -> None:
    """EN 407."""
    assert {1, 3} <= set(PRINTED.piece_values[4])


def test_constraint_18_quality_cards() -> None:
    """EN 411: one card of 1 and 2, a second with 1, one with 3."""
    quality = PRINTED.piece_values[:3]
    assert [1, 2] in quality
    assert sum(1 in values for values in quality) == 2
    assert sum(3 in values for values in quality) == 1


def test_constraint_19_two_twos_then_three_and_two_and_one() -> None:
    """EN 415, with three different cards."""
    first, second, third = PRINTED.piece_values[:3]
    assert 2 in first
    assert {1, 2} <= set(second)
    assert 3 in third


def test_constraint_20_the_engineer() -> None:
    """EN 419–427: 5 and 6; beside it a card of 4 and two that give 3 and 4 together."""
    first, second, third = PRINTED.piece_values[:3]
    assert PRINTED.piece_values[3] == [5, 6]
    assert 4 in third
    assert {3, 4} <= {one + two for one, two in product(first, second)}
    assert (PRINTED.quality_high, PRINTED.quality_engineer) == (4, 6)


def test_constraint_21_expert_supply_of_three() -> None:
    """EN 234: five cards lie there, twelve come."""
    position = started(GAME, 3, {"supply": "random"}, 11)
    fixed = position.supply[ENTREPRENEUR] + position.supply[ENGINEER] + position.supply[PATENT]
    assert (fixed, sum(position.supply) - fixed) == (5, 12)


def test_constraint_22_basic_supply_of_three() -> None:
    """EN 1048."""
    assert len(PRINTED.supply[3]) == 17


def test_constraint_23_new_factories_of_the_opponents() -> None:
    """EN 1128."""
    assert PRINTED.opponent_opened[CLOTHES] + 1 == 4
    assert PRINTED.opponent_opened[LAMPS] + 3 == 5


def test_constraint_24_the_labels_of_the_figure_are_no_numbers_of_the_game() -> None:
    """EN 1084–1104: 2, 2, 4, 3 name the steps of the set-up; a track of demand or neutrals like that is a slip."""
    assert PRINTED.boards[0].demand != [2, 2, 4, 3]
    assert PRINTED.neutral != [2, 2, 4, 3]
    assert PRINTED.opponent_start != [2, 2, 4, 3]
