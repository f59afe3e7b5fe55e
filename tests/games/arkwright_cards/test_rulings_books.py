"""Rulings C1–C17 of the card game: where the two books differ or leave the board to guess."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.phases.final_scoring import AllAwards, FinalScoring, SoloScoring
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import TRACK_NAMES
from tests.builders.arkwright_cards import *


def test_c_01_the_last_shares_cost_the_share_value() -> None:
    """FR 860 against EN 837; not the half price of the development either."""
    position = a_position()
    a_company(position, money=40, value=13, tracks={"exchange": 2})
    begin(position, FinalScoring(0))
    assert (position.companies[EVA].shares, position.companies[EVA].money) == (13, 1)


@pytest.mark.parametrize(("tracks", "spaces"), [("long", 4), ("short", 3)])
def test_c_02_two_tracks_are_an_option(tracks: str, spaces: int) -> None:
    """Long by default; both end with the same numbers."""
    kit = GAME.kit({"tracks": tracks})["tracks"]
    assert (len(kit["quality"]), len(kit["distribution"])) == (spaces, spaces)
    assert (kit["quality"][-1], kit["distribution"][-1]) == (3, 4)
    assert GAME.choose({})["tracks"] == "long"


@pytest.mark.parametrize("good", [FOOD, CUTLERY, LAMPS])
def test_c_03_the_entrepreneur_goes_at_the_end_of_any_round(good: int) -> None:
    """EN 899, not of decades alone as in FR 930."""
    position = a_position(good=good)
    give(position, WIM, "entrepreneur")
    end_round(position)
    assert (position.phase(), position.seat) == ("entrepreneur", WIM)


def test_c_04_a_pound_symbol_each_takes_one_off() -> None:
    """FR 868; the tokens themselves do not."""
    values = []
    for tokens in (1, 2, 3, 9):
        position = a_position()
        a_company(position, money=0, tokens=tokens)
        begin(position, FinalScoring(0))
        values.append(position.companies[EVA].value)
    assert values == [10, 9, 9, 6]


def test_c_05_stored_goods_have_a_price_each() -> None:
    """FR 856: 2, 3, 4, 5, whatever the factory asks or ships for."""
    position = a_position()
    a_factory(position, EVA, LAMPS, side=2)
    a_company(position, money=0, stored={FOOD: 1, CLOTHES: 1, CUTLERY: 1, LAMPS: 1})
    begin(position, FinalScoring(0))
    assert told(position, "final")[0]["goods"] == 2 + 3 + 4 + 5


def test_c_06_wages_rise_once_per_build_or_employ_action() -> None:
    """Two factories, or three worker cards, are one step each; the track ends."""
    position = a_position(decade=2)
    turn_of(position, EVA, "build", "open food", "open clothes", "done")
    assert position.wage_at == 1
    turn_of(position, EVA, "employ", "hire food", "hire food", "hire clothes", "done")
    assert position.wage_at == 2
    position.wage_at = 15
    turn_of(position, WIM, "build", "open lamps", "done")
    assert (position.wage_at, position.wage()) == (15, 6)


def test_c_07_leftover_goods_are_stored_and_shipped() -> None:
    """EN 681: both at once."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=1, limit=1)
    produce(position, "ship 1")
    assert position.companies[EVA].stored[FOOD] == 2
    assert [event["goods"] for event in told(position, "shipped")] == [1]


def test_c_08_restrictions_by_decade() -> None:
    """Three spaces want decades I, II, III, four want I, I, II, III; without the option nothing does."""
    by_decade = []
    for decade in (1, 2, 3):
        position = a_position(decade=decade, restrictions="on")
        far = []
        for track in TRACK_NAMES:
            while True:
                develop_of(position)
                if refusal(position, f"develop {track}"):
                    break
                play(position, f"develop {track}")
            far.append(position.companies[EVA].tracks[TRACK_NAMES.index(track)])
        by_decade.append(far)
    # quality, distribution, cards, machinery, shipping, exchange
    assert by_decade == [[1, 1, 2, 0, 0, 2], [2, 2, 2, 1, 1, 2], [3, 3, 2, 2, 2, 2]]
    develop_of(position := a_position())
    assert len(offered(position, "develop")) == 6


def test_c_09_solo_differences() -> None:
    """FR: an opponent without the factory neither sells nor gains; opening moves demand; discs at random."""
    position = a_position(seats=1, good=LAMPS)
    draw(position, "second")
    assert position.demand == [-1, -1, -1, -1 + 1]  # 0 → 2 one arrow, 2 → 3 none
    shares = [rival.shares for rival in position.rivals]
    produce(position)
    assert [rival.shares for rival in position.rivals] == shares
    assert [rival.value for rival in position.rivals] == [12, 13]
    assert {tuple(a_game(1, seed).discs) for seed in range(30)} > {(0, 5, 10)}


def test_c_10_demand_below_zero() -> None:
    """Down to −3; sales never exceed the appeal."""
    position = a_position()
    for _ in range(5):
        position.more_workers()
    assert position.demand == [-3] * 4
    a_factory(position, EVA, FOOD, crew=(1, 1), marker=2)
    produce(position, "ship 0")
    assert position.companies[EVA].sold == 2


def broke() -> CardPosition:
    """Three sellers of food, of whom Eva, who begins, cannot pay."""
    position = a_position()
    for seat, appeal in ((EVA, 6), (WIM, 5), (RAF, 4)):
        a_seller(position, seat, FOOD, appeal=appeal, limit=2)
        a_company(position, seat, ships=0)
    position.demand[FOOD] = 2
    a_factory(position, EVA, LAMPS, marker=3)
    position.wage_at = 15
    a_company(position, EVA, money=0, loans=9, cards="patent engineer patron-food-clothes", stored={LAMPS: 1})
    piece(position, EVA, "engineer", LAMPS, 5)
    position.companies[EVA].spot[FOOD] = 3
    return position


def test_c_11_bankrupt() -> None:
    """Out before share values are compared: markers leave without demand, cards go back, nothing is scored."""
    position = broke()
    before = position.supply.copy()
    produce(position)
    company = position.companies[EVA]
    assert company.broke
    assert company.appeal == [NO_MARKER] * 4
    assert position.demand == [2, 0, 0, 0]
    assert [after - then for after, then in zip(position.supply, before, strict=True)].count(1) == 3
    assert cards_of(position) == set()
    assert lies(position, EVA, LAMPS) == {}
    assert [other.value for other in position.companies] == [10, 12, 11]  # Wim's appeal is the highest now
    assert position.scores()[EVA] == 0
    assert (company.money, company.stored) == (0, [0, 0, 0, 0])
    end_round(position)
    assert position.seat == position.start == WIM  # the card is passed on once (C66)
    assert refusal(position, "pass") == ""


def test_c_11_the_last_one_left_wins_at_once() -> None:
    position = broke()
    position.companies[WIM].broke = True
    produce(position)
    assert position.closed
    end_round(position)
    assert (position.seat, position.winners()) == (-1, [RAF])


def test_c_11_alone_it_is_lost() -> None:
    position = a_position(seats=1)
    a_factory(position, EVA, FOOD)
    a_company(position, money=0, loans=9, ships=0)
    produce(position)
    end_round(position)
    assert (position.seat, position.winners(), position.reached) == (-1, [], 0)
    assert position.view(EVA)["final"]["place"] == 3


def test_c_12_half_price_is_rounded_up_per_share() -> None:
    """Two at £13: 7 + 7, not 13; the discount counts once per turn."""
    position = a_position()
    a_company(position, money=27, value=13, tracks={"exchange": 2})
    turn_of(position, EVA, "exchange", "buy 3")
    assert position.companies[EVA].money == 0
    assert refusal(position, "buy 1") == "exchange-order"


def test_c_13_a_half_card_comes_first() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, LAMPS)
    a_company(position, machine_token=6)
    turn_of(position, EVA, "automate")
    assert offered(position) == ["machine lamps 1"]
    assert refusal(position, "machine food 1") == "finish-half"
    assert refusal(position, "done") == "do-something"


def test_c_14_rises_count_together_falls_do_not() -> None:
    """One point: food falls by two, clothes rise by one; a point of food cannot come back elsewhere."""
    position = a_position()
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    piece(position, EVA, "quality-1", FOOD, 2)
    turn_of(position, EVA, "quality", "lift quality-1")
    assert refusal(position, "lay quality-1 clothes 2") == "rise-limit"
    play(position, "lay quality-1 clothes 1")
    assert refusal(position, "lay quality-2 food 2") == ""  # where it was before
    assert refusal(position, "lay quality-1 clothes 2") == "piece-laid"


def test_c_15_a_development_or_card_each_in_reverse_order() -> None:
    position = a_game(4)
    seats = []
    for text in ("take patent", "develop quality", "take foreman", "foreman food", "done"):
        seats.append(position.seat)
        play(position, text)
    assert seats == [3, 2, 1, 1, 0]
    assert (position.phase(), position.seat) == ("action", 0)


def test_c_16_developing_is_optional() -> None:
    position = a_position()
    develop_of(position)
    play(position, "done")
    assert position.phase() == "pause"


@pytest.mark.parametrize(("rival", "won"), [(100, True), (101, False)])
def test_c_17_only_a_won_game_earns_awards(rival: int, won: bool) -> None:
    """All are computed; those with an asterisk from before final scoring."""
    position = a_position(seats=1)
    for other in position.rivals:
        other.shares, other.value = rival, 1
    a_company(position, money=0)
    begin(position, AllAwards(position.start), SoloScoring(0))
    assert "patriot" in awards.names(position.reached)
    assert (position.awarded == position.reached) == won
    assert bool(told(position, "award")) == won
