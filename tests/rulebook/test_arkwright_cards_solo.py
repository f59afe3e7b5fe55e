"""The card game alone against two automated opponents (EN, FR = English and French rules; n = line).

Orange is the first opponent, purple the second, green the neutral colour.
"""

from __future__ import annotations

from collections import Counter

import pytest

from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.phases.final_scoring import ChooseAwards
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import AWARD_NAMES, LARGE_WAREHOUSE, PATENT
from tests.builders.arkwright_cards import *

ORANGE, PURPLE, GREEN = range(3)


def the_clothes_round() -> CardPosition:
    """EN 1130: decade I, clothes; markers of yours and of purple's on the track, purple's on its start space."""
    position = a_position(seats=1, good=CLOTHES)
    a_factory(position, EVA, CLOTHES)
    position.rivals[PURPLE].appeal[CLOTHES] = 4
    position.demand = [2, 2, 1, 1]
    return position


def test_en_42_the_opponents_boards() -> None:
    """EN 1047: 12 shares of £12 each, four appeal markers, none on the market before you have chosen."""
    position = a_game(1)
    assert [(rival.shares, rival.value) for rival in position.rivals] == [(12, 12), (12, 12)]
    assert [rival.appeal for rival in position.rivals] == [[NO_MARKER] * 4] * 2


def test_en_43_the_grid() -> None:
    """EN 1048: 17 cards of three players shuffled, 15 in 3 × 5, two out; the discs in the left column at random."""
    of_three = Counter(PRINTED.supply[3])
    discs, left_out = set(), set()
    for seed in range(60):
        position = a_game(1, seed)
        assert len(position.grid) == 15
        missing = of_three - Counter(position.grid)
        assert missing.total() == 2
        assert not Counter(position.grid) - of_three
        assert sorted(position.discs) == [0, 5, 10]
        discs.add(tuple(position.discs))
        left_out.add(tuple(missing.elements()))
    assert len(discs) == 6
    assert len(left_out) > 20


def test_en_44_the_bag() -> None:
    """EN 1054: three of either opponent and two of the neutral colour."""
    position = a_game(1)
    assert (position.bag, position.drawn) == ([3, 3, 2], [0, 0, 0])


def test_fr_21_boards_grid_and_bag() -> None:
    """FR 1081–1088: the view tells it: 12/12, 15 places with three discs, eight markers."""
    view = a_game(1).view(EVA)
    assert [(rival["shares"], rival["value"]) for rival in view["rivals"]] == [(12, 12), (12, 12)]
    assert sum(place["disc"] is not None for place in view["grid"]) == 3
    assert sum(view["bag"]["inside"].values()) == 8


def test_en_45_the_opponents_factories() -> None:
    """EN 1064–1074: one of their markers on every track, on 4, 4, 3, 3; demand 2, 2, 1, 1 up."""
    layouts = set()
    for seed in range(40):
        position = a_game(1, seed)
        play(position, "found food")
        starts = [[rival.appeal[good] for rival in position.rivals] for good in range(4)]
        assert [max(pair) for pair in starts] == [4, 4, 3, 3]
        assert [min(pair) for pair in starts] == [NO_MARKER] * 4
        assert [sum(space != NO_MARKER for space in rival.appeal) for rival in position.rivals] == [2, 2]
        assert position.demand == [2, 2, 1, 1]
        layouts.add(tuple(pair[0] == NO_MARKER for pair in starts))
    assert len(layouts) == 6  # every way to share four tracks


def test_fr_22_between_your_two_choices() -> None:
    """FR 1091–1115: your first factory, theirs, your second; then the development."""
    position = a_game(1)
    assert position.demand == [0, 0, 0, 0]
    play(position, "found lamps")
    assert [event["appeal"] for event in told(position, "opponent-starts")] == [4, 4, 3, 3]
    play(position, "found cutlery")
    assert position.phase() == "develop"


@pytest.mark.parametrize(("decade", "good", "space"), [(1, CLOTHES, 4), (3, LAMPS, 5), (2, FOOD, 5), (1, CUTLERY, 3)])
def test_en_47_a_new_factory_and_the_decade(decade: int, good: int, space: int) -> None:
    """EN 1126–1128: clothes in decade I from 3 to 4, lamps in decade III from 2 to 5."""
    position = a_position(seats=1, decade=decade, good=good)
    draw(position, "first")
    assert position.rivals[ORANGE].appeal[good] == space


def test_en_48_orange_opens_a_clothes_factory() -> None:
    """EN 1132–1138: all demands down, wages on; 0 → 3 is one red arrow, 3 → 4 another; purple gets a share."""
    position = the_clothes_round()
    draw(position, "first")
    assert (position.demand, position.wage_at) == ([1, 2 - 1 + 2, 0, 0], 1)
    assert position.rivals[ORANGE].appeal == [NO_MARKER, 4, NO_MARKER, NO_MARKER]
    assert [rival.shares for rival in position.rivals] == [12, 13]


def test_en_49_purple_goes_two_spaces_forward() -> None:
    """EN 1141–1143: the demand two up; orange gets a share."""
    position = the_clothes_round()
    draw(position, "second")
    assert (position.rivals[PURPLE].appeal[CLOTHES], position.demand) == (6, [2, 4, 1, 1])
    assert [rival.shares for rival in position.rivals] == [13, 12]
    assert position.wage_at == 0


def test_en_50_green_brings_both_a_share() -> None:
    """EN 1146: the neutral colour moves no marker."""
    position = the_clothes_round()
    draw(position, "neutral")
    assert [rival.shares for rival in position.rivals] == [13, 13]
    assert (position.demand, position.rivals[PURPLE].appeal[CLOTHES]) == ([2, 2, 1, 1], 4)


@pytest.mark.parametrize(("good", "space"), [(FOOD, 3), (CLOTHES, 3), (CUTLERY, 2), (LAMPS, 2)])
def test_fr_23_a_new_factory_moves_demand_once_before_the_decade(good: int, space: int) -> None:
    """FR 1165: on 3 or on 2 the demand has gone one up; then a space for each decade, with its arrows."""
    assert PRINTED.opponent_opened[good] == space
    assert PRINTED.boards[0].steps(good, 0, space) == 1
    for decade in (1, 2, 3):
        position = a_position(seats=1, decade=decade, good=good)
        draw(position, "second")
        arrows = PRINTED.boards[0].steps(good, space, space + decade)
        assert position.demand[good] == -1 + 1 + arrows


def test_fr_24_the_three_draws_in_one_decade() -> None:
    """FR 1169–1181: one after the other; drawn markers stay out of the bag."""
    position = the_clothes_round()
    for colour in ("first", "second", "neutral"):
        draw(position, colour)
    assert position.demand[CLOTHES] == 2 - 1 + 2 + 2
    assert [rival.shares for rival in position.rivals] == [14, 14]
    assert (position.bag, position.drawn) == ([2, 2, 1], [1, 1, 1])


def green_disc_at(position: CardPosition, place: int, purple: int, empty: int) -> None:
    position.grid = [PATENT] * 15
    position.grid[empty] = EMPTY
    position.grid[6] = LARGE_WAREHOUSE
    position.discs = [14, purple, place]


def test_en_51_the_green_disc_goes_three_cards_on() -> None:
    """EN 1150–1152: the empty place is skipped, the third step is on purple's card, so it ends on the next."""
    position = the_clothes_round()
    position.rivals[ORANGE].appeal[CLOTHES] = 4  # three markers on the track
    green_disc_at(position, 1, purple=5, empty=2)
    draw(position, "neutral")
    assert position.discs == [14, 5, 6]
    assert told(position, "disc") == [{"colour": "neutral", "steps": 3, "card": "large-warehouse"}]


def test_fr_25_discs_pass_over_each_other_and_loop() -> None:
    """FR 1185–1189: another disc's card counts in passing; from the bottom right on to the top left."""
    position = the_clothes_round()
    position.rivals[ORANGE].appeal[CLOTHES] = 4
    green_disc_at(position, 3, purple=4, empty=2)
    draw(position, "neutral")
    assert position.discs[GREEN] == 6
    position.discs = [0, 4, 12]
    draw(position, "neutral")  # 13, 14, 0: orange's, so 1
    assert position.discs[GREEN] == 1


def test_en_52_opponents_sell() -> None:
    """EN 1163–1171: orange two ahead of demand: value one up; purple one ahead: a share."""
    position = a_position(seats=1, good=CLOTHES)
    position.rivals[ORANGE].appeal[CLOTHES], position.rivals[PURPLE].appeal[CLOTHES] = 5, 4
    position.demand[CLOTHES] = 3
    produce(position)
    assert [(rival.shares, rival.value) for rival in position.rivals] == [(12, 13), (13, 12)]


def test_fr_26_only_who_owns_the_factory() -> None:
    """FR 1201–1207."""
    position = a_position(seats=1, good=CLOTHES)
    position.rivals[ORANGE].appeal[CLOTHES] = 5
    position.demand[CLOTHES] = 5
    produce(position)
    assert [(rival.shares, rival.value) for rival in position.rivals] == [(13, 12), (12, 12)]


def test_en_53_fifteen_awards() -> None:
    """EN 1187–1204: their number and thresholds; `tests/games/arkwright_cards/test_awards.py` reaches each."""
    assert len(AWARD_NAMES) == 15
    assert (PRINTED.award_points, PRINTED.award_money, PRINTED.award_sailings) == (500, 200, 5)
    for shares, name in ((24, None), (25, "general-manager"), (29, "general-manager"), (30, "expert-broker")):
        company = a_company(a_position(seats=1), shares=shares)
        assert awards.names(awards.before_scoring(PRINTED, company)) == ([name] if name else [])
    for value, name in ((24, None), (25, "exchange-darling"), (29, "exchange-darling"), (30, "exchange-mogul")):
        company = a_company(a_position(seats=1), value=value)
        assert awards.names(awards.before_scoring(PRINTED, company)) == ([name] if name else [])


def test_fr_27_the_parvenu_has_bought_five_shares() -> None:
    """FR 1223–1242: £0 and 15 shares when the game begins."""
    for bought, reached in ((5, True), (4, False)):
        position = a_game(1, shares="bought")
        play(position, "found food", "found lamps", "done", f"buy {bought}")
        names = awards.names(awards.after_scoring(PRINTED, position.companies[EVA]))
        assert ("parvenu" in names) == reached


@pytest.mark.parametrize(("best", "choices"), [(100, 2), (101, 1)])
def test_en_54_two_awards_when_first_one_when_second(best: int, choices: int) -> None:
    """EN 1206, as an option (C17): chosen from those reached; the player has 100 points."""
    position = a_position(seats=1, awards="choose")
    position.rivals[ORANGE].shares, position.rivals[ORANGE].value = best, 1
    position.rivals[PURPLE].shares = 0
    position.reached = 0b1110
    begin(position, ChooseAwards(position.start))
    assert offered(position) == ["award patriot", "award true-worker", "award worker-hero"]
    assert refusal(position, "award tycoon") == "award-not-reached"
    for name in ("patriot", "worker-hero")[:choices]:
        play(position, f"award {name}")
    assert position.phase() == "pause"
    assert position.awarded.bit_count() == choices


def test_en_54_nobody_third_chooses() -> None:
    """EN 1206: only first and second are named."""
    position = a_position(seats=1, awards="choose")
    position.reached = 0b1110
    begin(position, ChooseAwards(position.start))  # both opponents have 144 against 100
    assert (position.phase(), position.awarded) == ("pause", 0)


def test_en_1173_the_bag_is_filled_again_after_a_decade() -> None:
    """EN 1173–1175."""
    position = a_position(seats=1, good=LAMPS)
    for colour in ("first", "neutral"):
        draw(position, colour)
    end_round(position)
    assert (position.decade, position.bag, position.drawn) == (2, [3, 3, 2], [0, 0, 0])
