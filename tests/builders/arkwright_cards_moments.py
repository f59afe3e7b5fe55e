"""Moments of the card game in which much is refused, each as small as it can be. Eva decides unless said otherwise."""

from __future__ import annotations

from arktable.games.arkwright_cards.phases.final_scoring import ChooseAwards
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.supply import EMPTY
from tests.builders.arkwright_cards import (
    CLOTHES,
    CUTLERY,
    EVA,
    FOOD,
    LAMPS,
    RAF,
    a_company,
    a_factory,
    a_game,
    a_position,
    a_seller,
    begin,
    develop_of,
    end_round,
    piece,
    play,
    produce,
    turn_of,
)


def founding() -> CardPosition:
    position = a_game(2, factories="chosen")
    play(position, "found food", "found food")
    return position


def buying_first_shares() -> CardPosition:
    position = a_game(2, shares="bought")
    play(position, "done", "done")
    return position


def with_nothing() -> CardPosition:
    """No factory, no money, all loans taken, everything built that may be."""
    position = a_position(decade=3, good=LAMPS)
    a_company(position, money=0, loans=9)
    turn_of(position)
    return position


def with_nothing_and_seven_actions() -> CardPosition:
    position = a_position(actions="seven")
    turn_of(position)
    return position


def with_everything() -> CardPosition:
    """Four factories with all their cards turned, in decade I."""
    position = a_position(decade=1, actions="seven")
    for good in (FOOD, CLOTHES, CUTLERY, LAMPS):
        a_factory(position, EVA, good, crew=(1, 1), turned=(1, 1))
    turn_of(position)
    return position


def building() -> CardPosition:
    position = a_position(decade=3, good=CLOTHES)
    a_factory(position, EVA, CUTLERY, side=2, crew=(2,))
    turn_of(position, EVA, "build")
    return position


def inventing() -> CardPosition:
    position = a_position(decade=2)
    for good in (FOOD, CLOTHES, LAMPS):
        a_factory(position, EVA, good, side=2, crew=(2, 1))
    a_factory(position, EVA, CUTLERY, crew=(1,))
    a_company(position, cards="inventor")
    turn_of(position, EVA, "build", "invent food")
    return position


def inventing_more() -> CardPosition:
    position = inventing()
    play(position, "invent clothes")
    return position


def hiring() -> CardPosition:
    position = a_position(decade=3, good=CLOTHES)
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, CUTLERY, crew=(2, 2))
    a_factory(position, EVA, LAMPS)
    turn_of(position, EVA, "employ")
    return position


def automating() -> CardPosition:
    """Food is turned, the lamps are half done."""
    position = a_position()
    a_factory(position, EVA, FOOD, turned=(1,))
    a_factory(position, EVA, LAMPS, crew=(1, 1))
    a_company(position, machine_token=6)
    turn_of(position, EVA, "automate")
    return position


def automating_on() -> CardPosition:
    position = automating()
    play(position, "machine lamps 1")
    return position


def adding_quality() -> CardPosition:
    position = a_position()
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    piece(position, EVA, "quality-1", FOOD, 2)
    turn_of(position, EVA, "quality")
    return position


def adding_more_quality() -> CardPosition:
    position = adding_quality()
    play(position, "lay quality-2 clothes 1")
    return position


def adding_distribution() -> CardPosition:
    position = a_position()
    a_factory(position, EVA, FOOD)
    piece(position, EVA, "distribution-1", FOOD, 2)
    turn_of(position, EVA, "distribution")
    return position


def trading() -> CardPosition:
    position = a_position()
    a_company(position, money=25, loans=8)
    turn_of(position, EVA, "exchange")
    return position


def trading_on() -> CardPosition:
    position = a_position()
    a_company(position, ships=1)
    turn_of(position, EVA, "exchange", "loan 1")
    return position


def running() -> CardPosition:
    position = a_position(actions="seven")
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, LAMPS)
    a_company(position, cards="extra-shift")
    turn_of(position, EVA, "extra")
    return position


def running_on() -> CardPosition:
    position = running()
    play(position, "run food 1")
    return position


def shipping_early() -> CardPosition:
    position = a_position(actions="seven")
    for good in (FOOD, LAMPS):
        a_factory(position, EVA, good)
    a_company(position, ships=1, stored={FOOD: 2, LAMPS: 2}, cards="trade-office", used="trade-office")
    turn_of(position, EVA, "early")
    return position


def shipping_early_more() -> CardPosition:
    position = shipping_early()
    play(position, "load food 1")
    return position


def shipping_early_the_tenth() -> CardPosition:
    """With nine tokens only the trade office lets a ship sail."""
    position = a_position(actions="seven")
    a_factory(position, EVA, FOOD)
    a_company(position, tokens=9, stored={FOOD: 2}, cards="trade-office")
    turn_of(position, EVA, "early", "load food 1")
    return position


def pricing() -> CardPosition:
    position = a_position()
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    piece(position, EVA, "quality-1", CLOTHES, 1)
    turn_of(position, EVA, "pass")
    return position


def developing() -> CardPosition:
    """The end of a track, restrictions, a developer turned; the extra shift was discarded in this turn."""
    position = a_position(restrictions="on", actions="seven")
    a_factory(position, EVA, LAMPS)
    a_company(position, cards="extra-shift developer", used="developer", tracks={"cards": 2})
    turn_of(position, EVA, "extra", "run lamps 0", "extra-shift lamps")
    return position


def developing_simply() -> CardPosition:
    position = a_position()
    a_company(position, cards="developer broker", money=10)
    develop_of(position)
    return position


def picking() -> CardPosition:
    """Solo: an empty place, a disc, a card held, one discarded in this turn."""
    position = a_position(seats=1, actions="seven")
    a_factory(position, EVA, LAMPS)
    position.grid = [3, *[4] * 14]
    position.grid[12] = EMPTY
    a_company(position, cards="extra-shift")
    position.grid[13] = EMPTY
    turn_of(position, EVA, "extra", "run lamps 0", "extra-shift lamps")
    return position


def making_room() -> CardPosition:
    position = a_position()
    a_company(position, cards="patent extra-shift")
    develop_of(position)
    play(position, "take workshop")
    return position


def placing_the_foreman() -> CardPosition:
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    develop_of(position)
    play(position, "take foreman")
    return position


def replacing_the_engineer() -> CardPosition:
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    a_company(position, cards="engineer extra-shift")
    piece(position, EVA, "engineer", FOOD, 5)
    piece(position, EVA, "quality-2", FOOD, 1)
    develop_of(position)
    play(position, "take workshop", "discard engineer", "lay quality-3 food 4")
    return position


def selling() -> CardPosition:
    """Three made, five allowed, two stored; a patron used, one of other goods, one that finds nothing to buy."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=6, limit=5, makes=3)
    cards = "patron-food-clothes patron-food-lamps patron-clothes-cutlery"
    a_company(position, stored={FOOD: 1}, cards=cards, used="patron-food-clothes")
    produce(position)
    return position


def shipping() -> CardPosition:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, ships=1)
    produce(position)
    return position


def shipping_with_the_trade_office() -> CardPosition:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, ships=1, cards="trade-office")
    produce(position)
    return position


def storing() -> CardPosition:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, ships=0, stored={LAMPS: 2})
    produce(position)
    return position


def naming() -> CardPosition:
    position = a_position(good=LAMPS)
    position.companies[RAF].broke = True
    end_round(position)
    return position


def choosing_awards() -> CardPosition:
    position = a_position(seats=1, awards="choose")
    position.rivals[0].shares = position.rivals[1].shares = 0
    position.reached = 0b111
    begin(position, ChooseAwards(position.start))
    play(position, "award tycoon")
    return position
