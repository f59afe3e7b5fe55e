"""Rulings C18–C29 of the card game: the action and the price."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *


@pytest.mark.parametrize(
    "moves",
    [
        ("build", "open food", "done"),
        ("build", "upgrade clothes", "done"),
        ("employ", "hire clothes"),
        ("automate", "machine clothes 1"),
        ("quality", "lay quality-1 clothes 1", "done"),
        ("distribution", "lay distribution-1 clothes 2", "done"),
        ("pass",),
    ],
)
def test_c_18_actions_cost_nothing_but_the_action(moves: tuple[str, ...]) -> None:
    """EN names no price; what is bought wants money on the track."""
    position = a_position(decade=2, good=LAMPS)
    a_factory(position, EVA, CLOTHES)
    a_company(position, money=9)
    turn_of(position, EVA, *moves)
    assert (position.phase(), position.companies[EVA].money) == ("develop", 9)
    turn_of(position, EVA, "exchange")
    assert refusal(position, "buy 1") == "too-many-shares"  # the emergency fund pays no shares


def test_c_19_all_three_steps_may_be_passed_but_the_marker_is_set() -> None:
    """EN 287, 517, 559."""
    position = a_position()
    a_factory(position, EVA, FOOD, spot=2, marker=0)
    turn_of(position, EVA, "pass")
    assert position.phase() == "price"
    assert all(text.startswith("set") for text in offered(position))
    play(position, "set 2", "done")
    assert position.companies[EVA].appeal[FOOD] == 2
    turn_of(position, WIM, "pass")
    assert position.phase() == "develop"  # without the factory there is no step b


def test_c_20_what_is_built_now_is_priced_and_produces_now() -> None:
    """EN 305–315: without a worker card it makes what the tile makes."""
    position = a_position()
    turn_of(position, EVA, "build", "open food", "open lamps", "done", "set 3", "done")
    assert position.companies[EVA].appeal == [3, -1, -1, 0]
    produce(position)
    assert told(position, "made") == [{"good": "food", "goods": 1, "limit": 3}]


@pytest.mark.parametrize(
    ("decade", "tile", "crew", "can", "after"),
    [
        (1, 1, [1, 1], False, None),
        (2, 1, [0, 0], True, (2, [0, 0])),
        (2, 1, [1, 1], True, (2, [2, 1])),
        (2, 2, [1, 0], True, (2, [2, 0])),  # a card hired in decade I next to a tile the inventor upgraded
        (2, 2, [2, 1], False, None),
        (3, 2, [2, 1], True, (2, [2, 2])),
        (3, 1, [1, 1], True, (2, [2, 2])),
        (3, 2, [2, 2], False, None),
    ],
)
def test_c_21_what_can_be_upgraded(
    decade: int, tile: int, crew: list[int], can: bool, after: tuple[int, list[int]] | None
) -> None:
    """EN 319–327: whatever shows an older side than it could."""
    position = a_position(decade=decade)
    a_factory(position, EVA, FOOD, side=tile, crew=tuple(crew), spot=3)
    company = a_company(position, machine_token=0 if crew[0] else -1)
    turn_of(position, EVA, "build")
    assert (refusal(position, "upgrade food") == "") == can
    if after:
        play(position, "upgrade food")
        assert (company.tile[FOOD], company.crew[:2]) == after
        assert (company.spot[FOOD], company.machine_token) == (3, 0 if crew[0] else -1)


@pytest.mark.parametrize(("decade", "crew"), [(1, [2, 1]), (2, [2, 2])])
def test_c_22_the_inventor_is_a_decade_ahead(decade: int, crew: list[int]) -> None:
    """EN 961: up to two factories; others by the ordinary rule in the same action."""
    position = a_position(decade=decade)
    for good in (FOOD, CLOTHES, CUTLERY):
        a_factory(position, EVA, good, side=decade, crew=(decade, 1))
    give(position, EVA, "inventor")
    turn_of(position, EVA, "build", "invent food", "invent clothes")
    assert refusal(position, "invent cutlery") == "inventor-spent"
    company = position.companies[EVA]
    assert (company.tile[:2], company.crew[:4]) == ([2, 2], [*crew, *crew])
    play(position, "open lamps", "set 0")
    assert refusal(position, "take inventor") == "card-discarded"


def test_c_22_what_is_newer_already_stays() -> None:
    """A factory upgraded early is not turned again when its decade comes."""
    position = a_position(decade=1)
    a_factory(position, EVA, FOOD, crew=(1,))
    give(position, EVA, "inventor")
    turn_of(position, EVA, "build", "invent food", "done")
    position.decade = 2
    turn_of(position, EVA, "build")
    assert refusal(position, "upgrade food") == "newest-side"


def test_c_23_in_decade_iii_upgrades_and_machines_are_free() -> None:
    """EN 303, 355: only building and hiring look at the rounds to come; the active good is one of them."""
    position = a_position(decade=3, good=CLOTHES)
    a_factory(position, EVA, FOOD, crew=(1, 1))
    turn_of(position, EVA, "build")
    assert offered(position) == ["upgrade food", "open clothes", "open cutlery", "open lamps"]
    turn_of(position, EVA, "automate", "machine food 1")
    turn_of(position, EVA)
    assert refusal(position, "employ") == "nothing-to-hire"


@pytest.mark.parametrize(("decade", "sides"), [(1, [1, 1]), (2, [2, 1]), (3, [2, 2])])
def test_c_24_sides_of_new_worker_cards(decade: int, sides: list[int]) -> None:
    """EN 353: the first has sides I and II, the second I and III."""
    position = a_position(decade=decade)
    a_factory(position, EVA, FOOD, crew=())
    turn_of(position, EVA, "employ", "hire food", "hire food")
    assert position.companies[EVA].crew[:2] == sides


def test_c_25_half_a_card_counts_one_machine_and_one_more() -> None:
    """EN 367–368: with three machines per action a half card, a whole one and nothing more."""
    position = a_position()
    for good in (CUTLERY, LAMPS):
        a_factory(position, EVA, good)
    company = a_company(position, tracks={"machinery": 1}, machine_token=4)
    turn_of(position, EVA, "automate", "machine cutlery 1", "machine lamps 1")
    assert (company.turned[4], company.turned[6], company.machine_token) == (1, 1, -1)
    assert position.phase() == "develop"


def test_c_26_the_marker_moves_in_step_b_alone() -> None:
    """EN 403, 530, 781: not for cards added elsewhere, upgrades, or distribution that fades."""
    position = a_position(decade=2, good=LAMPS)
    a_factory(position, EVA, FOOD, spot=2, marker=2)
    turn_of(position, EVA, "distribution", "lay distribution-1 food 2", "done", "done")
    turn_of(position, EVA, "build", "upgrade food", "done", "done")
    assert position.companies[EVA].appeal[FOOD] == 2
    position.round = FOOD
    turn_of(position, EVA, "pass", "set 2", "done")
    assert position.companies[EVA].appeal[FOOD] == 4
    produce(position, "ship 0")
    assert (factory.distribution(position.companies[EVA], FOOD), position.companies[EVA].appeal[FOOD]) == (1, 4)


def test_c_27_markers_that_appear_or_leave_cross_nothing() -> None:
    """EN 543."""
    position = a_position()
    position.demand = [5, 5, 5, 5]
    turn_of(position, EVA, "build", "open clothes", "done")
    assert position.demand == [4, 4, 4, 4]
    a_factory(position, WIM, LAMPS, marker=9)
    position.go_bankrupt(WIM)
    assert position.demand == [4, 4, 4, 4]


def at_the_limit(card: str, showing: int, demand: int = 9) -> CardPosition:
    """Eva has set the price of food with this card next to it, and holds two cards."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, cards=f"{card} extra-shift")
    name = "engineer" if card == "engineer" else "patent"
    piece(position, EVA, name, FOOD, showing, appeal=card == "engineer")
    develop_of(position)
    position.demand[FOOD] = demand
    return position


def test_c_28_a_patent_discarded_takes_its_appeal_along() -> None:
    """After step b marker and demand are corrected at once."""
    position = at_the_limit("patent", 4)
    assert position.companies[EVA].appeal[FOOD] == 4
    play(position, "take foreman", "discard patent", "foreman food")
    assert (position.companies[EVA].appeal[FOOD], position.demand[FOOD]) == (0, 9 - 2)
    assert position.companies[EVA].piece_at[6] == -2


def test_c_28_elsewhere_the_marker_waits_for_its_round() -> None:
    position = at_the_limit("patent", 4)
    position.round = CLOTHES
    play(position, "take foreman", "discard patent", "foreman food")
    assert (position.companies[EVA].appeal[FOOD], position.demand[FOOD]) == (4, 9)


def test_c_28_an_engineer_replaced_moves_the_marker_by_the_difference() -> None:
    """Near the lower end of the demand track: down from 6 to 0 and up to 4 would lose steps that 6 to 4 does not."""
    position = at_the_limit("engineer", 6, demand=-1)
    assert position.companies[EVA].appeal[FOOD] == 6
    play(position, "take workshop", "discard engineer", "lay quality-3 food 4", "done")
    assert (position.companies[EVA].appeal[FOOD], position.demand[FOOD]) == (4, -3)


def test_c_29_which_way_round_is_chosen_in_step_b() -> None:
    """EN 384, 525: nothing is asked when a card is added; step b offers both for each card there."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    turn_of(position, EVA, "quality", "lay quality-1 food 1", "done")
    assert len(offered(position, "set")) == 4 * 2 * 2
    play(position, "set 0 quality-1")
    company = position.companies[EVA]
    assert (company.appeal[FOOD], factory.price(PRINTED, company, FOOD)) == (1, 8)
    assert refusal(position, "set 0") == "not-now"
