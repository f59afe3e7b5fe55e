"""The card game: step a, the action (EN, FR = English and French rules; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *


def wims_factories() -> CardPosition:
    """Example 4: the engineer gives food 5, clothes have 4, cutlery 1 + 2; two quality may be added."""
    position = a_position()
    for good in (FOOD, CLOTHES, CUTLERY):
        a_factory(position, WIM, good)
    a_company(position, WIM, cards="engineer", tracks={"quality": 1})
    piece(position, WIM, "engineer", FOOD, 5)
    piece(position, WIM, "quality-3", CLOTHES, 4)
    piece(position, WIM, "quality-1", CUTLERY, 1)
    piece(position, WIM, "quality-2", CUTLERY, 2)
    turn_of(position, WIM, "quality")
    return position


@pytest.mark.parametrize(("decade", "side"), [(1, 1), (2, 2), (3, 2)])
def test_en_13_building(decade: int, side: int) -> None:
    """EN 303–315: side I in decade I, side II afterwards; demands one down and wages one on, once."""
    position = a_position(decade=decade)
    position.demand = [3, 2, 1, 0]
    turn_of(position, EVA, "build", "open food", "open lamps", "done")
    company = position.companies[EVA]
    assert company.tile == [side, 0, 0, side]
    assert company.crew == [0] * 8  # "Do NOT add a worker card to a new factory"
    assert (position.demand, position.wage_at) == ([2, 1, 0, -1], 1)


@pytest.mark.parametrize(("decade", "crew"), [(2, [2, 1]), (3, [2, 2])])
def test_en_13_upgrading(decade: int, crew: list[int]) -> None:
    """EN 319–327: the tile and in decade II the first card only, in decade III all; nothing is rotated or moved."""
    position = a_position(decade=decade)
    a_factory(position, EVA, CLOTHES, crew=(1, 1), spot=2, marker=2, turned=(1, 0))
    turn_of(position, EVA, "build", "upgrade clothes", "done")
    company = position.companies[EVA]
    assert (company.tile[CLOTHES], company.crew[2:4]) == (2, crew)
    assert (company.turned[2:4], company.spot[CLOTHES]) == ([1, 0], 2)
    assert (position.demand, position.wage_at) == ([0, 0, 0, 0], 0)


def test_en_13_in_decade_i_nothing_is_upgraded() -> None:
    """EN 321: provided that the game is in decade II or III."""
    position = a_position()
    a_factory(position, EVA, FOOD, crew=(1, 1))
    turn_of(position, EVA, "build")
    assert refusal(position, "upgrade food") == "newest-side"


def test_en_13_in_decade_iii_what_produces_no_more_is_not_built() -> None:
    """EN 303."""
    position = a_position(decade=3, good=CUTLERY)
    turn_of(position, EVA, "build")
    assert offered(position) == ["open cutlery", "open lamps"]
    assert refusal(position, "open clothes") == "produces-no-more"


def test_en_14_employing() -> None:
    """EN 347–359: any number, two beside a factory, first the first; demands and wages move once."""
    position = a_position(decade=2)
    a_factory(position, EVA, FOOD, crew=())
    a_factory(position, EVA, LAMPS)
    turn_of(position, EVA, "employ", "hire food", "hire food")
    assert refusal(position, "hire food") == "two-worker-cards"
    play(position, "hire lamps")  # the last there was room for: the action is over
    company = position.companies[EVA]
    assert company.crew == [2, 1, 0, 0, 0, 0, 1, 1]  # the second card has no side II
    assert (position.demand, position.wage_at) == ([-1] * 4, 1)


def test_en_14_in_decade_iii_only_where_it_produces() -> None:
    """EN 355."""
    position = a_position(decade=3, good=CLOTHES)
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, CLOTHES)
    turn_of(position, EVA, "employ")
    assert offered(position) == ["hire clothes"]
    assert refusal(position, "hire food") == "produces-no-more"


def test_en_15_machines_and_the_machine_token() -> None:
    """EN 361, 367–368: £1 each; one of two machines covers half a card, which is finished first next time."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, LAMPS)
    turn_of(position, EVA, "automate", "machine food 1", "machine lamps 1")
    company = position.companies[EVA]
    assert (company.turned[0], company.turned[6], company.machine_token) == (1, 0, 6)
    assert factory.staff(PRINTED, company, LAMPS, 2) == (3 + 2, 1)
    assert factory.costs(PRINTED, company, LAMPS, 2, 3) == (5, 15, 1)
    a_factory(position, EVA, CUTLERY)
    turn_of(position, EVA, "automate")
    assert refusal(position, "machine cutlery 1") == "finish-half"
    play(position, "machine lamps 1")
    assert (company.turned[6], company.machine_token) == (1, -1)
    assert factory.costs(PRINTED, company, LAMPS, 2, 3) == (5, 12, 2)
    play(position, "machine cutlery 1")  # one machine was left
    assert company.machine_token == 4


def test_fr_09_one_token_one_card() -> None:
    """FR 363–364: the token lies on the last card of an action; before it nothing else can be half done."""
    position = a_position()
    for good in (CUTLERY, LAMPS):
        a_factory(position, EVA, good)
    turn_of(position, EVA, "automate", "machine cutlery 1")  # both machines at once: nothing left
    assert (position.companies[EVA].turned[4], position.companies[EVA].machine_token) == (1, -1)
    assert position.phase() == "develop"


def test_en_16_limits_of_a_factory() -> None:
    """EN 395–397: distribution 4 with one card; quality 4, and 6 with the engineer."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, tracks={"quality": 3, "distribution": 3})
    piece(position, EVA, "quality-3", FOOD, 3)
    turn_of(position, EVA, "quality")
    assert refusal(position, "lay quality-1 food 2") == "level-limit"
    play(position, "lay quality-1 food 1", "done")
    turn_of(position, EVA, "distribution", "lay distribution-1 food 4")
    assert refusal(position, "lay distribution-2 food 1") == "one-distribution"
    a_company(position, cards="engineer")
    turn_of(position, EVA, "quality", "lay quality-2 food 2")
    assert factory.quality(position.companies[EVA], FOOD) == 6


def test_en_17_distribution_1_to_3_by_turning_the_card_over() -> None:
    """EN 407: example 1, with the two that may be added at the start."""
    position = a_position()
    a_factory(position, RAF, FOOD)
    piece(position, RAF, "distribution-1", FOOD, 1)
    turn_of(position, RAF, "distribution")
    assert refusal(position, "lay distribution-1 food 4") == "rise-limit"
    play(position, "lay distribution-1 food 3")
    assert lies(position, RAF, FOOD) == {"distribution-1": 3}


def test_fr_10_distribution_plus_1_to_plus_3() -> None:
    """FR 407: no other card is needed."""
    position = a_position()
    a_factory(position, RAF, FOOD)
    piece(position, RAF, "distribution-1", FOOD, 1)
    turn_of(position, RAF, "distribution", "lay distribution-1 food 3", "done")
    assert position.companies[RAF].piece_at[5] == -1  # the second card is still in the reserve
    assert factory.distribution(position.companies[RAF], FOOD) == 3


def test_en_18_quality_1_to_3_with_a_second_card() -> None:
    """EN 411: example 2. The card of 3 is at the lamps; 1 becomes 2, and a second card of 1 comes."""
    position = a_position(seats=4)
    for good in (CLOTHES, LAMPS):
        a_factory(position, SEB, good)
    a_company(position, SEB, tracks={"quality": 1})
    piece(position, SEB, "quality-1", CLOTHES, 1)
    piece(position, SEB, "quality-3", LAMPS, 3)
    turn_of(position, SEB, "quality", "lay quality-1 clothes 2", "lay quality-2 clothes 1", "done")
    assert lies(position, SEB, CLOTHES) == {"quality-1": 2, "quality-2": 1}
    assert factory.quality(position.companies[SEB], CLOTHES) == 3
    assert factory.quality(position.companies[SEB], LAMPS) == 3


def test_fr_11_two_and_one_are_three() -> None:
    """FR 413: two points of rise, not three: the card there counts from what it showed."""
    position = a_position()
    a_factory(position, EVA, CLOTHES)
    a_company(position, tracks={"quality": 1})
    piece(position, EVA, "quality-1", CLOTHES, 1)
    turn_of(position, EVA, "quality", "lay quality-1 clothes 2")
    assert offered(position, "lay quality-2 clothes") == ["lay quality-2 clothes 1"]


def test_en_19_two_and_two_become_three_and_three() -> None:
    """EN 415: example 3. The card of 3 for food; the card freed there goes to clothes."""
    position = a_position()
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    a_company(position, tracks={"quality": 1})
    piece(position, EVA, "quality-1", FOOD, 2)
    piece(position, EVA, "quality-2", CLOTHES, 2)
    turn_of(position, EVA, "quality", "lift quality-1", "lay quality-3 food 3", "lay quality-1 clothes 1", "done")
    assert lies(position, EVA, FOOD) == {"quality-3": 3}
    assert lies(position, EVA, CLOTHES) == {"quality-1": 1, "quality-2": 2}


def test_fr_12_with_one_point_only_one_of_them_rises() -> None:
    """FR 417: the same cards at the start of the track, where one point may be added."""
    position = a_position()
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    piece(position, EVA, "quality-1", FOOD, 2)
    piece(position, EVA, "quality-2", CLOTHES, 2)
    turn_of(position, EVA, "quality", "lift quality-1", "lay quality-3 food 3")
    assert refusal(position, "lay quality-1 clothes 1") == "rise-limit"
    play(position, "done")


def test_en_20_the_engineer_is_swapped() -> None:
    """EN 419–427: example 4. Cutlery 3 → 4; engineer and card of 4 change places: clothes 5, food 4, one point lost."""
    position = wims_factories()
    play(position, "lay quality-1 cutlery 2", "lift engineer", "lift quality-3", "lay quality-3 food 4")
    assert refusal(position, "lay engineer clothes 6") == "rise-limit"
    play(position, "lay engineer clothes 5", "done")
    assert [factory.quality(position.companies[WIM], good) for good in range(4)] == [4, 5, 4, 0]
    assert lies(position, WIM, CLOTHES) == {"engineer": 5}


def test_fr_13_the_point_lost_is_not_used_elsewhere() -> None:
    """FR 421–429: 5/4/3 becomes 4/5/4 at best in this way; without the cutlery the engineer could show 6."""
    position = wims_factories()
    play(position, "lift engineer", "lift quality-3", "lay quality-3 food 4", "lay engineer clothes 6")
    assert refusal(position, "lay quality-1 cutlery 2") == "rise-limit"
    play(position, "done")
    assert [factory.quality(position.companies[WIM], good) for good in range(3)] == [4, 6, 3]


def test_x_05_the_same_cards_fit_all_four_examples() -> None:
    """Three quality cards 1/2, 1/2, 3/4 and an engineer 5/6 (EN 407–427)."""
    assert PRINTED.piece_values[:4] == [[1, 2], [1, 2], [3, 4], [5, 6]]
    assert all(values == [1, 2, 3, 4] for values in PRINTED.piece_values[4:])


def test_en_21_nine_loans_of_the_share_value() -> None:
    """EN 463, 471."""
    position = a_position()
    a_company(position, value=13, loans=6)
    turn_of(position, EVA, "exchange")
    assert refusal(position, "loan 4") == "too-many-loans"
    play(position, "loan 3", "done")
    company = position.companies[EVA]
    assert (company.loans, company.money) == (9, 50 + 3 * 13)
    turn_of(position, EVA, "exchange")
    assert not offered(position, "loan")


def test_fr_08_upgrading_moves_no_wages_and_employing_does() -> None:
    """FR 309–325, 343–345: the step printed after the upgrade in English belongs to employing (C6)."""
    position = a_position(decade=2)
    a_factory(position, EVA, FOOD)
    turn_of(position, EVA, "build", "upgrade food", "done")
    assert position.wage_at == 0
    turn_of(position, EVA, "employ", "hire food")
    assert position.wage_at == 1
