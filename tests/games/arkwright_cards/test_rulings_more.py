"""Rulings C67–C78 of the card game: points found while testing."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import CARD_NAMES
from tests.builders.arkwright_cards import *


def test_c_67_a_patent_stays_where_it_was_laid() -> None:
    """An own distribution card in the reserve does not take its place."""
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    a_company(position, cards="patent")
    turn_of(position, EVA, "distribution", "lay patent food 2", "done")
    assert lies(position, EVA, FOOD) == {"patent": 2}


@pytest.mark.parametrize(
    "action", ["build", "employ", "automate", "quality", "distribution", "exchange", "extra", "early"]
)
def test_c_68_a_chosen_action_does_something(action: str) -> None:
    """There is no way out without doing it; passing is a move of its own."""
    position = a_position(actions="seven")
    a_factory(position, EVA, FOOD)
    a_company(position, stored={FOOD: 1})
    turn_of(position, EVA)
    assert {action, "pass"} <= set(offered(position))
    play(position, action)
    assert refusal(position, "sail" if action == "early" else "done") == "do-something"


def test_c_69_a_card_is_lifted_and_laid_once() -> None:
    """Which arrangements can be reached is tried out in `test_second_opinion.py`."""
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    piece(position, EVA, "quality-1", FOOD, 1)
    turn_of(position, EVA, "quality", "lift quality-1")
    assert refusal(position, "lift quality-1") == "piece-in-reserve"
    play(position, "lay quality-1 food 2")
    assert refusal(position, "lift quality-1") == "piece-laid"


@pytest.mark.parametrize(("laid", "appeal", "demand"), [(("lay quality-3 food 4",), 4, -3), ((), 0, -3)])
def test_c_70_the_marker_moves_once_when_the_engineer_is_replaced(
    laid: tuple[str, ...], appeal: int, demand: int
) -> None:
    """From 6 to 4 is two steps down; by way of 0 it would be three down to the end of the track and two up."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, cards="engineer extra-shift")
    piece(position, EVA, "engineer", FOOD, 6, appeal=True)
    develop_of(position)
    position.demand[FOOD] = -1
    play(position, "take workshop", "discard engineer")
    assert position.companies[EVA].appeal[FOOD] == 6  # not settled yet
    play(position, *laid, "done")
    assert (position.companies[EVA].appeal[FOOD], position.demand[FOOD]) == (appeal, demand)
    assert told(position, "set")[-1]["appeal"] == appeal


@pytest.mark.parametrize(("turned", "price"), [(True, 8), (False, 13)])
def test_c_71_replacements_lie_the_way_the_engineer_lay(turned: bool, price: int) -> None:
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, cards="engineer extra-shift")
    piece(position, EVA, "engineer", FOOD, 5, appeal=turned)
    develop_of(position)
    play(position, "take workshop", "discard engineer", "lay quality-3 food 4", "lay quality-1 food 1")
    assert factory.price(PRINTED, position.companies[EVA], FOOD) == price


def test_c_72_a_type_discarded_is_barred_for_the_turn() -> None:
    """Two inventors lie there with four players; neither is taken in the turn that gave one."""
    position = a_position(seats=4)
    a_factory(position, EVA, FOOD)
    a_company(position, cards="inventor")
    turn_of(position, EVA, "build", "invent food", "done", "set 0")
    assert position.supply[CARD_NAMES.index("inventor")] == 2
    assert refusal(position, "take inventor") == "card-discarded"
    play(position, "done")
    develop_of(position)
    assert refusal(position, "take inventor") == ""


def test_c_72_alone_as_at_the_table() -> None:
    position = a_position(seats=1, good=LAMPS, actions="seven")
    a_factory(position, EVA, FOOD)
    shift = CARD_NAMES.index("extra-shift")
    position.grid = [shift] * 14 + [EMPTY]
    position.discs = [0, 5, 10]
    position.companies[EVA].cards = 1 << shift
    turn_of(position, EVA, "extra", "run food 0", "extra-shift food")
    assert position.grid[14] == shift
    assert [refusal(position, f"pick {place}") for place in (2, 15)] == ["card-discarded"] * 2


def test_c_73_a_patron_needs_goods_beyond_the_limit() -> None:
    """An extra shift first can make them."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=3, limit=3, makes=3)
    a_company(position, cards="patron-food-clothes extra-shift", ships=0)
    produce(position)
    assert refusal(position, "patron patron-food-clothes") == "patron-idle"
    play(position, "extra-shift", "patron patron-food-clothes")
    assert position.companies[EVA].sold == 4


@pytest.mark.parametrize(("options", "offers"), [({}, False), ({"restrictions": "on"}, True)])
def test_c_74_two_steps_come_with_the_restrictions(options: dict[str, str], offers: bool) -> None:
    position = a_position(seats=4, restrictions=options.get("restrictions", "off"))
    a_company(position, cards="inventor")
    develop_of(position)
    assert ("inventor" in offered(position)) == offers


def test_c_75_what_fits_is_stored() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, ships=0)
    produce(position)  # nothing is asked
    assert (position.companies[EVA].stored[FOOD], told(position, "wasted")) == (4, [])
    produce(position)  # four more: one kind, so nothing to choose
    assert (position.companies[EVA].stored[FOOD], told(position, "wasted")) == (4, [{"good": "food", "goods": 4}])


def test_c_76_both_steps_are_taken() -> None:
    position = a_position(restrictions="on")
    a_company(position, cards="inventor")
    develop_of(position)
    play(position, "inventor")
    assert refusal(position, "done") == "not-now"
    play(position, "develop cards", "develop cards")
    assert (position.phase(), cards_of(position)) == ("pause", set())


def test_c_77_the_broker_buys_at_least_one() -> None:
    position = a_position()
    a_company(position, cards="broker", money=4)
    develop_of(position)
    assert offered(position, "broker") == []
    assert refusal(position, "broker 1") == "too-many-shares"


def test_c_78_the_token_is_for_the_last_machine() -> None:
    """Three machines: two for one card at once, then half of the next."""
    position = a_position(good=FOOD)
    for good in (CUTLERY, LAMPS):
        a_factory(position, EVA, good)
    company = a_company(position, tracks={"machinery": 1})
    turn_of(position, EVA, "automate", "machine lamps 1")
    assert (company.turned[6], company.machine_token) == (1, -1)
    play(position, "machine cutlery 1")
    assert (company.turned[4], company.machine_token) == (0, 4)
