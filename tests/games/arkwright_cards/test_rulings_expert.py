"""Rulings C54–C65 of the card game: expert actions, the neutral, final scoring, the solo game."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.phases.final_scoring import FinalScoring
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import CARD_NAMES, ENGINEER, ENTREPRENEUR, PATENT
from tests.builders.arkwright_cards import *
from tests.builders.invariants import as_bytes


def test_c_54_extra_production_goes_into_warehouses() -> None:
    """EN 485–497: any factories, with as many worker cards as wanted; the rest is wasted, nothing else changes."""
    position = a_position(good=LAMPS, actions="seven")
    a_factory(position, EVA, FOOD, crew=(1, 1))
    a_factory(position, EVA, CLOTHES)
    piece(position, EVA, "distribution-1", FOOD, 2)
    turn_of(position, EVA, "extra")
    assert offered(position, "run food") == ["run food 0", "run food 1", "run food 2"]
    assert refusal(position, "run clothes 2") == "no-worker-card"
    play(position, "run food 1")
    company = position.companies[EVA]
    assert (company.stored[FOOD], company.money) == (3, 50 - 2 - 4 * 3)
    assert refusal(position, "run food 0") == "has-run"
    play(position, "run clothes 0")
    assert (position.phase(), offered(position)) == ("store", ["waste food", "waste clothes"])
    play(position, "waste food")
    assert company.stored == [2, 1, 0, 0]
    assert (company.value, company.piece_value[4]) == (10, 2)
    position.round = FOOD
    produce(position, "ship 0", "waste food", "waste food", "waste food")
    assert told(position, "made")[0]["goods"] == 4  # it still produces in its round


def test_c_54_extra_production_can_bankrupt() -> None:
    position = a_position(seats=2, actions="seven")
    a_factory(position, EVA, FOOD)
    a_company(position, money=0, loans=9)
    turn_of(position, EVA, "extra", "run food 0")
    assert position.companies[EVA].broke
    assert position.closed


def test_c_54_the_fund_pays_for_extra_production() -> None:
    position = a_position(actions="seven")
    a_factory(position, EVA, FOOD)
    a_company(position, money=0)
    turn_of(position, EVA, "extra", "run food 0")
    assert (position.companies[EVA].loans, position.companies[EVA].money) == (2, 2)  # £8 to pay


def test_c_55_early_shipping_mixes_goods() -> None:
    """EN 499–509: three goods of two kinds on two ships, each at the price of its factory."""
    position = a_position(actions="seven")
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, LAMPS, side=2)
    a_company(position, stored={FOOD: 2, LAMPS: 2})
    turn_of(position, EVA, "early", "load food 1")
    assert refusal(position, "load food 1") == "loaded-already"
    assert refusal(position, "load lamps 4") == "not-so-many-stored"
    play(position, "load lamps 2", "sail")
    company = position.companies[EVA]
    assert company.money == 50 + 8 + 2 * 14
    assert (company.ships, company.tokens, company.stored) == (0, 2, [1, 0, 0, 0])


def test_c_55_one_ship_carries_two_kinds() -> None:
    position = a_position(actions="seven")
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, LAMPS)
    a_company(position, stored={FOOD: 1, LAMPS: 1}, ships=1)
    turn_of(position, EVA, "early", "load food 1", "load lamps 1", "sail")
    assert (position.companies[EVA].tokens, position.companies[EVA].ships) == (1, 0)


def test_c_56_the_neutral_never_produces() -> None:
    """EN 164–169, 821: no shares, no value; one step after decades I and II only."""
    position = a_position(seats=2)
    produce(position)
    assert (position.rivals[0].shares, position.rivals[0].value) == (0, 0)
    position = a_position(seats=2, decade=3, good=LAMPS)
    end_round(position)
    assert (position.seat, position.rivals[0].appeal) == (-1, [3, 3, 2, 2])


def test_c_57_loans_and_the_fund_share_nine_spots() -> None:
    """EN 463, 763: nothing is paid back."""
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, money=0, ships=0)
    turn_of(position, EVA, "exchange", "loan 9", "ships", "set 0")
    a_company(position, money=0, ships=0)
    produce(position)
    assert position.companies[EVA].broke


def test_c_58_final_scoring_stops_at_the_ends() -> None:
    """EN 827–853: 30 shares at most, none below 0."""
    position = a_position()
    a_company(position, 0, money=500, shares=28, value=10, loans=4)
    a_company(position, 1, money=0, shares=5, value=3, loans=9, tokens=9)
    begin(position, FinalScoring(0))
    assert (position.companies[0].shares, position.companies[0].money) == (26, 480)
    assert (position.companies[1].shares, position.companies[1].value) == (0, 0)
    assert position.scores() == [260, 0, 150]


def test_c_59_everything_is_open_but_the_bag() -> None:
    position = a_game(2, 5)
    assert {**position.view(0), "viewer": 9, "offer": 0} == {**position.view(1), "viewer": 9, "offer": 0}
    solo = a_position(seats=1)
    other = solo.sample(EVA, rng_from_seed(3))
    assert as_bytes(other.view(EVA)) == as_bytes(solo.view(EVA))
    assert other.rng.copy().word() != solo.rng.copy().word()


def test_c_60_solo_set_up_in_order() -> None:
    """EN 1044–1082: discs lie first; the development comes after the second factory; expert options apply."""
    position = a_game(1, supply="random", ships="none", actions="seven", restrictions="on")
    assert (position.phase(), sorted(position.discs)) == ("found", [0, 5, 10])
    assert position.grid.count(ENTREPRENEUR) <= 1
    assert position.grid.count(ENGINEER) <= 2
    assert position.grid.count(PATENT) <= 2
    play(position, "found clothes", "found lamps")
    assert position.phase() == "develop"
    assert refusal(position, "develop machinery") == "decade-restriction"
    assert position.companies[EVA].ships == 0
    place = position.discs[0]
    assert refusal(position, f"pick {place + 1}") == "under-disc"
    play(position, "done")
    assert refusal(position, "extra") == ""


def solo_round(good: int = CLOTHES) -> CardPosition:
    position = a_position(seats=1, good=good)
    position.rivals[0].appeal[good] = 4
    a_factory(position, EVA, good)
    return position


def test_c_61_a_neutral_marker_moves_its_disc_alone() -> None:
    """EN 1120–1146: both opponents gain a share; the marker stays out until the decade ends."""
    position = solo_round()
    discs = position.discs.copy()
    draw(position, "neutral")
    assert [rival.shares for rival in position.rivals] == [13, 13]
    assert (position.demand, position.wage_at) == ([0, 0, 0, 0], 0)
    assert [old != new for old, new in zip(discs, position.discs, strict=True)] == [False, False, True]
    assert (position.bag, position.drawn) == ([3, 3, 1], [0, 0, 1])


def test_c_61_only_what_is_in_the_bag_is_drawn() -> None:
    for seed in range(20):
        position = a_game(1, seed)
        play(position, "found food", "found clothes", "done")
        for _ in range(4):
            while position.phase() != "action":
                play(position, offered(position)[0])
            before = position.bag.copy()
            play(position, "pass")
            while position.bag == before:
                play(position, offered(position)[0])
            assert min(position.bag) >= 0
            if position.round == LAMPS:
                break


def test_c_62_discs_count_all_markers_and_skip_empty_places() -> None:
    """EN 1150–1158: after the move, yours included; a card under a disc is free again when the disc leaves."""
    position = solo_round()
    position.grid = [PATENT] * 15
    position.discs = [0, 5, 10]
    draw(position, "second")  # opens: three markers
    assert position.discs == [0, 8, 10]
    develop_of(position)
    assert refusal(position, "pick 9") == "under-disc"
    assert refusal(position, "pick 6") == ""
    play(position, "pick 6")
    assert position.grid[5] == EMPTY
    assert refusal(position, "pick 6") == "not-now"


def test_c_62_a_discarded_card_goes_to_the_first_empty_place() -> None:
    """EN 1158: and is not taken again in the same turn."""
    position = solo_round()
    position.grid = [PATENT] * 15
    give(position, EVA, "extra-shift")
    position.grid = [PATENT] * 15
    position.grid[3] = position.grid[7] = EMPTY
    produce(position, "extra-shift", "ship 0")
    assert CARD_NAMES[position.grid[3]] == "extra-shift"
    assert position.grid[7] == EMPTY


def test_c_63_a_tie_with_an_opponent_is_won() -> None:
    """EN 1160–1171: leftover money breaks it, of which opponents have none; below two sales a share; tracks end."""
    position = a_position(seats=1)
    for rival in position.rivals:
        rival.shares, rival.value = 10, 15
    begin(position, FinalScoring(0))  # 15 shares × 10, no money left
    assert (position.winners(), awards.place(position)) == ([EVA], 1)
    position = solo_round()
    position.demand[CLOTHES] = 3
    position.rivals[0].shares = 30
    produce(position, "ship 0")
    assert (position.rivals[0].shares, position.rivals[0].value) == (30, 12)


def test_c_64_you_first_and_behind_for_one_round() -> None:
    """EN 1116–1118."""
    position = a_position(seats=1)
    give(position, EVA, "entrepreneur")
    end_round(position)
    assert (position.phase(), position.round) == ("behind", FOOD)
    drawn = sum(position.drawn)
    play(position, "behind")
    assert (position.phase(), position.round, sum(position.drawn) - drawn) == ("action", CLOTHES, 1)
    play(position, "pass", "done")
    assert (position.phase(), position.round, sum(position.drawn) - drawn) == ("action", CUTLERY, 1)
    play(position, "pass", "done")
    assert sum(position.drawn) - drawn == 2
    assert cards_of(position) == set()


def test_c_64_you_begin_after_a_decade_too() -> None:
    position = a_position(seats=1, good=LAMPS)
    end_round(position)
    assert (position.phase(), position.decade, sum(position.drawn)) == ("action", 2, 0)


@pytest.mark.parametrize(
    ("name", "spoilt_by"),
    [
        ("true-worker", {"talent": 1}),
        ("true-worker", {"talent": 2}),
        ("worker-hero", {"automated": True}),
        ("gentleman", {"brokered": True}),
        ("patriot", {"sailings": 1}),
    ],
)
def test_c_65_awards_for_what_was_never_done(name: str, spoilt_by: dict[str, int]) -> None:
    """EN 1187–1204; each flag is set by play in `test_awards.py`."""
    position = a_position(seats=1)
    assert name in awards.names(awards.after_scoring(PRINTED, position.companies[EVA]))
    company = a_company(position, **spoilt_by)  # type: ignore[arg-type]
    assert name not in awards.names(awards.after_scoring(PRINTED, company))
