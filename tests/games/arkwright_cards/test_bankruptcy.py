"""Who cannot pay is out (EN 755–763; C11, C38, C57, C66)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *


def in_debt(seats: int = 3, seat: int = EVA, good: int = FOOD, **options: str) -> CardPosition:
    """This seat has a factory of the active good, nine loans and no money."""
    position = a_position(seats=seats, good=good, **options)  # type: ignore[arg-type]
    a_factory(position, seat, good)
    a_company(position, seat, money=0, loans=9, ships=0)
    return position


@pytest.mark.parametrize(("loans", "money", "out"), [(9, 14, False), (9, 13, True), (8, 9, False), (8, 8, True)])
def test_the_ninth_spot_decides(loans: int, money: int, out: bool) -> None:
    """£14 are due, half a share is £5."""
    position = in_debt()
    a_company(position, money=money, loans=loans)
    produce(position)
    assert position.companies[EVA].broke == out
    assert bool(told(position, "bankrupt")) == out


def test_income_of_the_same_round_saves() -> None:
    """Costs come after sales and ships."""
    position = in_debt()
    a_seller(position, EVA, FOOD, appeal=1, limit=1)
    produce(position)  # one at £8, £20 to pay
    assert position.companies[EVA].broke
    position = in_debt()
    a_seller(position, EVA, FOOD, appeal=1, limit=1)
    a_company(position, ships=1)
    produce(position, "ship 2")
    assert not position.companies[EVA].broke
    assert position.companies[EVA].money == 8 + 2 * 8 - 20


def test_no_turn_and_no_production_for_who_is_out() -> None:
    position = in_debt()
    a_factory(position, EVA, CLOTHES)
    produce(position)
    end_round(position)
    seats = []
    while position.round == CLOTHES:
        seats.append(position.seat)
        play(position, offered(position)[0])
    assert set(seats) == {WIM, RAF}
    assert not [event for event in position.events or [] if event.seat == EVA and event.key == "made"][1:]


@pytest.mark.parametrize(("start", "after"), [(EVA, WIM), (WIM, RAF), (RAF, WIM)])
def test_c_66_the_starting_player_card_is_passed_on_once(start: int, after: int) -> None:
    """At the end of the round, as always, past who is out."""
    position = in_debt()
    position.start = start
    produce(position)
    end_round(position)
    assert position.start == after


def test_at_the_end_of_a_decade_who_is_out_neither_names_nor_is_named() -> None:
    position = in_debt(good=LAMPS)
    produce(position)
    end_round(position)
    assert (position.seat, offered(position)) == (WIM, ["name 2", "name 3"])
    assert refusal(position, "name 1") == "no-such-player"


def test_cards_are_there_for_others_at_once() -> None:
    position = in_debt()
    a_company(position, cards="entrepreneur patron-food-clothes", used="patron-food-clothes")
    produce(position)
    assert cards_of(position) == set()
    end_round(position)
    play(position, "pass")
    assert {"take entrepreneur", "take patron-food-clothes"} <= set(offered(position, "take"))


def test_two_go_in_one_production() -> None:
    position = in_debt(seats=4)
    a_factory(position, RAF, FOOD)
    a_company(position, RAF, money=0, loans=9, ships=0)
    produce(position)
    assert position.standing() == [WIM, SEB]
    assert not position.closed


def test_the_last_one_left_is_scored_and_wins() -> None:
    """The game ends at once; the survivor is not asked to produce any more."""
    position = in_debt(seats=2)
    a_factory(position, WIM, FOOD)
    a_company(position, WIM, money=35, value=10, stored={LAMPS: 1})
    produce(position)
    end_round(position)
    assert (position.seat, position.winners()) == (-1, [WIM])
    assert position.companies[WIM].money == 0  # £35 + £5 bought four shares
    assert position.scores() == [0, 140]
    assert not [event for event in position.events or [] if event.key == "made" and event.seat == WIM]
    assert position.view(-1)["final"]["ranking"] == [WIM, EVA]


def test_out_by_extra_production_in_ones_own_turn() -> None:
    position = in_debt(actions="seven")
    a_company(position, cards="engineer")
    turn_of(position, EVA, "extra", "run food 1")
    assert position.phase() == "pause"  # no step b, no step c
    company = position.companies[EVA]
    assert (company.appeal, company.stored, company.cards) == ([NO_MARKER] * 4, [0] * 4, 0)
    assert company.piece_at[3] == -2


def test_alone_the_game_is_lost() -> None:
    position = in_debt(seats=1)
    produce(position)
    end_round(position)
    assert (position.seat, position.winners(), position.scores()) == (-1, [], [0])
    assert position.awarded == position.reached == 0
