"""Rulings C42–C53 of the card game: starting players, stock exchange, development cards, expert set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.actions.develop import can_step
from arktable.games.arkwright_cards.terms import CARD_NAMES, FOREMAN, TRACK_NAMES
from tests.builders.arkwright_cards import *


def test_c_42_the_entrepreneur_names_before_the_card_is_passed() -> None:
    """EN 899: anybody; from there it goes clockwise."""
    position = a_position()
    give(position, EVA, "entrepreneur")
    end_round(position)
    play(position, "name 3")
    assert (position.start, position.seat, position.round) == (RAF, RAF, CLOTHES)
    assert cards_of(position) == set()
    end_round(position)
    assert position.start == EVA


def test_c_42_also_before_the_lowest_player_speaks_and_not_in_the_last_round() -> None:
    position = a_position(good=LAMPS)
    give(position, WIM, "entrepreneur")
    position.companies[WIM].used = 1  # turned for a tie: it can still be given
    end_round(position)
    play(position, "name 2")
    assert (position.phase(), position.seat, position.decade) == ("action", WIM, 2)
    position = a_position(decade=3, good=LAMPS)
    give(position, WIM, "entrepreneur")
    end_round(position)
    assert position.seat == -1


def test_c_42_kept_it_changes_nothing() -> None:
    position = a_position(good=LAMPS)
    give(position, WIM, "entrepreneur")
    end_round(position)
    play(position, "done")
    assert (position.phase(), cards_of(position, WIM)) == ("start-player", {"entrepreneur"})


@pytest.mark.parametrize("start", [EVA, WIM, RAF])
def test_c_43_the_last_tie_begins_with_the_previous_starting_player(start: int) -> None:
    """EN 817, our judgement: that player is the closest."""
    position = a_position(good=LAMPS)
    position.start = start
    end_round(position)
    assert position.seat == start


def test_c_44_buy_then_borrow_then_ships() -> None:
    """EN 441–479: in this order, each voluntary; loan money buys nothing in the same action."""
    position = a_position()
    a_company(position, money=10, ships=0)
    turn_of(position, EVA, "exchange", "loan 2")
    assert refusal(position, "buy 1") == "exchange-order"
    assert refusal(position, "loan 1") == "exchange-order"  # as many as wanted, but at once
    play(position, "ships")  # the last of the three: the action is over
    company = position.companies[EVA]
    assert (company.money, company.loans, company.ships, company.shares) == (30, 2, 2, 10)
    turn_of(position, EVA, "exchange", "buy 3", "done")
    assert (company.money, company.shares) == (0, 13)


def test_c_44_the_broker_may_follow_the_discount_in_one_turn() -> None:
    """EN 927: at half price too, whatever the development says, and no more than two."""
    position = a_position()
    a_company(position, money=25, value=11, cards="broker", tracks={"exchange": 1})
    turn_of(position, EVA, "exchange", "buy 1", "done")
    assert offered(position, "broker") == ["broker 1", "broker 2"]
    play(position, "broker 2")
    company = position.companies[EVA]
    assert (company.shares, company.money) == (13, 25 - 3 * 6)
    assert (cards_of(position), position.phase()) == (set(), "pause")


def test_c_45_a_card_goes_only_for_another_at_the_limit() -> None:
    """EN 617–621, 867–871: two at first; not the same type, not one discarded in this turn."""
    position = a_position()
    a_company(position, cards="patent foreman", foreman=FOOD)
    a_factory(position, EVA, FOOD, crew=(1, 1))
    develop_of(position)
    assert not offered(position, "discard")
    assert refusal(position, "take patent") == "card-held"
    play(position, "take workshop")
    assert offered(position) == ["discard foreman", "discard patent"]
    assert refusal(position, "discard workshop") == "no-card"
    play(position, "discard foreman")
    assert cards_of(position) == {"patent", "workshop"}
    assert position.companies[EVA].foreman == -1
    develop_of(position)
    assert refusal(position, "take foreman") == ""  # in a later turn it may be taken again


def test_c_45_a_card_works_from_now_on() -> None:
    """The workshop taken in step c pays in this round's production."""
    position = a_position()
    a_factory(position, EVA, FOOD, crew=(1, 1), turned=(1, 1))
    develop_of(position)
    play(position, "take workshop")
    money = position.companies[EVA].money
    produce(position, "ship 0")
    assert money - position.companies[EVA].money == 2 + 4 * 3  # fixed cost and four workers, machines free


def test_c_46_a_card_from_the_supply_is_fresh() -> None:
    """Also one that was turned before it was discarded."""
    position = a_position(seats=4)
    a_company(position, cards="patron-food-clothes extra-shift", used="patron-food-clothes")
    develop_of(position)
    play(position, "take workshop", "discard patron-food-clothes")
    develop_of(position, WIM)
    play(position, "take patron-food-clothes")
    assert position.companies[WIM].used == position.companies[EVA].used == 0
    develop_of(position)
    assert refusal(position, "take patron-food-clothes") == "card-not-there"  # there is only one


def test_c_47_the_foreman_stands_at_an_open_factory() -> None:
    """EN 951: until discarded."""
    position = a_position(good=LAMPS)
    for good in (FOOD, CUTLERY):
        a_factory(position, EVA, good)
    develop_of(position)
    play(position, "take foreman")
    assert offered(position) == ["foreman food", "foreman cutlery"]
    assert refusal(position, "foreman lamps") == "no-factory"
    play(position, "foreman cutlery")
    company = position.companies[EVA]
    assert company.foreman == CUTLERY
    assert factory.costs(PRINTED, company, FOOD, 2, 3)[1] == 4 * 3
    assert factory.costs(PRINTED, company, CUTLERY, 2, 3)[1] == 4 * 1 + 3


def test_c_48_the_developer_works_in_its_owners_turn() -> None:
    """EN 975: at the choice of an action, in step c, and right after it was taken; another own turned card."""
    position = a_position()
    a_company(position, cards="developer entrepreneur", used="entrepreneur")
    turn_of(position)
    assert offered(position, "reactivate") == ["reactivate entrepreneur"]
    play(position, "pass")
    assert offered(position, "reactivate") == ["reactivate entrepreneur"]
    play(position, "reactivate entrepreneur")
    assert position.phase() == "develop"  # developing is still to come
    assert position.companies[EVA].used == 1 << CARD_NAMES.index("developer")
    assert refusal(position, "reactivate entrepreneur") == "card-used"


def test_c_48_a_developer_held_before_is_not_asked_after_step_c() -> None:
    """Its owner had the choice in step c already."""
    position = a_position()
    a_company(position, cards="developer entrepreneur", used="entrepreneur")
    develop_of(position)
    play(position, "develop quality")
    assert position.phase() == "pause"


def test_c_48_a_developer_just_taken_may_be_used_at_once() -> None:
    position = a_position()
    a_company(position, cards="entrepreneur", used="entrepreneur")
    position.supply[CARD_NAMES.index("developer")] = 1
    develop_of(position)
    play(position, "take developer")
    assert (position.phase(), offered(position)) == ("reactivate", ["done", "reactivate entrepreneur"])
    play(position, "reactivate entrepreneur")
    assert position.companies[EVA].used == 1 << CARD_NAMES.index("developer")


def test_c_49_the_engineer_leaves_its_limit_and_its_place() -> None:
    """EN 1001–1007: six for good; reserve cards up to its value take its place, outside any limit of the track."""
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    a_company(position, cards="engineer extra-shift")
    piece(position, EVA, "engineer", FOOD, 5)
    develop_of(position)
    play(position, "take workshop", "discard engineer")
    assert position.phase() == "replace-engineer"
    assert refusal(position, "lay engineer food 5") == "piece-not-in-reserve"
    play(position, "lay quality-3 food 4")
    assert refusal(position, "lay quality-1 food 2") == "rise-limit"
    play(position, "lay quality-1 food 1")  # nothing more fits
    assert lies(position, EVA, FOOD) == {"quality-1": 1, "quality-3": 4}
    a_company(position, tracks={"quality": 1})
    turn_of(position, EVA, "quality", "lay quality-1 food 2")
    assert factory.quality(position.companies[EVA], FOOD) == 6


def test_c_49_in_the_reserve_it_leaves_no_place() -> None:
    position = a_position(good=LAMPS)
    a_company(position, cards="engineer extra-shift")
    develop_of(position)
    play(position, "take workshop", "discard engineer")
    assert position.phase() == "pause"


def test_c_50_the_patent_falls_to_its_owner_and_is_replaced_by_nothing() -> None:
    """EN 991: at 0 it is in the reserve; discarded from a factory its distribution is gone."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, cards="patent extra-shift", ships=0)
    piece(position, EVA, "patent", FOOD, 1)
    produce(position, "sell 0")
    assert (position.companies[EVA].piece_at[6], cards_of(position)) == (-1, {"patent", "extra-shift"})
    piece(position, EVA, "patent", FOOD, 3)
    develop_of(position)
    play(position, "take workshop", "discard patent")
    assert (position.phase(), factory.distribution(position.companies[EVA], FOOD)) == ("pause", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_51_too_many_are_turned_or_replaced(seats: int) -> None:
    """EN 224–240: four cards for each player while there are any; all faces lie on different cards of the box."""
    short = 0
    for seed in range(200):
        supply = a_game(seats, seed, supply="random").supply
        laid = Counter({CARD_NAMES[card]: copies for card, copies in enumerate(supply)})
        drawn = laid.total() - 1 - 2 * (seats - 1)
        assert drawn <= 4 * seats
        short += drawn < 4 * seats
        assert max(laid.values()) < seats
        assert fits_on_cards(laid)
    assert short == 0  # with this box there is always another card


def fits_on_cards(laid: Counter[str]) -> bool:
    """Can these faces be up at once? A matching of faces to cards, found by augmenting paths."""
    faces = list(laid.elements())
    holder: dict[int, int] = {}

    def place(face: int, tried: set[int]) -> bool:
        for card, pair in enumerate(PRINTED.pairs):
            if CARD_NAMES.index(faces[face]) in pair and card not in tried:
                tried.add(card)
                if card not in holder or place(holder[card], tried):
                    holder[card] = face
                    return True
        return False

    return all(place(face, set()) for face in range(len(faces)))


def test_c_52_expert_set_up_is_open_and_in_order() -> None:
    """EN 253–261: no ships until reactivated."""
    position = a_game(2, factories="chosen", ships="none", shares="bought")
    play(position, "found food", "found lamps", "found food", "found clothes", "done", "done", "buy 0", "buy 2")
    assert position.view(EVA)["companies"][WIM]["shares"] == 12
    assert position.phase() == "action"
    play(position, "exchange", "ships")
    assert [company.ships for company in position.companies] == [2, 0]


def test_c_53_a_waiver_lasts_while_the_card_is_held() -> None:
    """EN 242–249, 879: steps taken stay."""
    position = a_position(restrictions="on")
    a_company(position, cards="workshop foreman", foreman=FOOD)
    machinery = TRACK_NAMES.index("machinery")
    develop_of(position)
    play(position, "develop machinery")
    develop_of(position)
    play(position, "take engineer", "discard workshop")
    assert position.companies[EVA].tracks[machinery] == 1
    assert not can_step(position, EVA, machinery, False)
    develop_of(position)
    assert refusal(position, "develop machinery") == "decade-restriction"


def test_c_53_the_expert_inventor_takes_two_steps_without_restriction() -> None:
    """EN 963: also both on one track; instead of developing."""
    position = a_position(restrictions="on")
    a_company(position, cards="inventor")
    develop_of(position)
    play(position, "inventor", "develop shipping", "develop shipping")
    assert (position.phase(), position.companies[EVA].tracks[4]) == ("pause", 2)
    position = a_position()
    a_company(position, cards="inventor")
    develop_of(position)
    assert refusal(position, "inventor") == "expert-only"


def test_the_foreman_is_never_on_a_closed_factory_after_the_set_up() -> None:
    """In the set-up the first card may be the foreman: it has two open factories to stand at."""
    position = a_game(3)
    play(position, "take foreman")
    assert offered(position) == ["foreman food", "foreman lamps"]
    assert position.companies[RAF].has(FOREMAN)
