"""Introducing workers (AK 137–143; rulings A2, A7)."""

from __future__ import annotations

from tests.builders.arkadia import *

BESIDE_LOT = "g4 h4 i4 j4 f5 k5 f6 k6 f7 k7 g8 h8 i8 j8"


def test_a2_workers_may_stand_beside_the_lot() -> None:
    position = a_game()
    assert offered(position, "own") == [f"own {name}" for name in BESIDE_LOT.split()]


def test_a2_enclosing_the_lot_pays_nothing_and_gives_no_castle_piece() -> None:
    position = a_game()
    stand(position, ORANGE, "g4 h4 i4")
    stand(position, NEUTRAL, "j4 f5 k5 f6 k6 f7 k7 g8 h8 i8")
    play(position, "own j8", "done")
    assert position.phase() == "banner"
    assert not any(position.seals)
    assert position.pieces == 0


def test_workers_stand_beside_a_building_never_only_beside_a_worker() -> None:
    """AK 139."""
    position = a_game()
    stand(position, NEUTRAL, "k5")
    assert refusal(position, "own l5") == "not-beside-building"
    assert refusal(position, "own l4") == "not-beside-building"


def test_diagonally_beside_a_building_is_not_beside_it() -> None:
    """AK 139."""
    assert refusal(a_game(), "own f4") == "not-beside-building"


def test_workers_stand_on_vacant_squares() -> None:
    """AK 139."""
    position = a_game()
    stand(position, ORANGE, "k5")
    assert refusal(position, "own k5") == "cell-taken"
    assert refusal(position, "own g5") == "cell-taken"
    assert refusal(position, "own h6") == "cell-taken"


def test_own_and_neutral_workers_are_introduced_in_any_mixture() -> None:
    """AK 139."""
    position = a_game()
    give_workers(position, YELLOW, own=2, neutral=1)
    play(position, "own k5", "neutral k6", "own k7", "done")
    assert (position.own[YELLOW], position.neutral[YELLOW]) == (0, 0)
    owners = {
        worker["cell"] % 16 + worker["cell"] // 16 * 100: worker["seat"] for worker in position.view(0)["workers"]
    }
    assert owners == {410: YELLOW, 510: -1, 610: YELLOW}


def test_nobody_introduces_workers_that_are_not_behind_the_screen() -> None:
    position = a_game()
    assert refusal(position, "neutral k5") == "no-neutral-workers"
    give_workers(position, YELLOW, own=0, neutral=1)
    assert refusal(position, "own k5") == "no-own-workers"
    play(position, "neutral k5")
    assert offered(position) == ["done"]


def test_a7_at_least_one_worker_then_as_many_as_one_likes() -> None:
    position = a_game()
    assert "done" not in offered(position)
    play(position, "own k5")
    assert "done" in offered(position)


def test_a7_all_workers_of_a_turn_touch_one_building() -> None:
    """AK 139."""
    position = a_game()
    lay(position, "house-cloth", "m5 n5")
    play(position, "own m4")
    assert refusal(position, "own k5") == "not-same-building"
    assert refusal(position, "own o5") == ""
    assert set(offered(position, "own")) == {"own n4", "own l5", "own o5", "own m6", "own n6"}


def test_a7_a_worker_between_two_buildings_leaves_the_choice_open_until_the_next() -> None:
    position = a_game()
    lay(position, "house-cloth", "l5 m5")
    play(position, "own k5")  # between the lot and the house
    assert {"own k6", "own l4"} <= set(offered(position))
    twin = position.copy()
    play(position, "own k6")
    assert refusal(position, "own l4") == "not-same-building"
    play(twin, "own l4")
    assert refusal(twin, "own k6") == "not-same-building"


def test_a7_two_workers_between_the_same_two_buildings_leave_both_open() -> None:
    position = a_game()
    lay(position, "farm-cloth", "l5 l6 l7")
    play(position, "own k5", "own k6")
    assert {"own g4", "own m5"} <= set(offered(position))


def test_no_pair_of_workers_is_legal_that_shares_no_building_although_each_touches_the_first() -> None:
    """The worker between A and B, one at A, then one at B: the three share nothing."""
    position = a_game()
    lay(position, "house-cloth", "l5 m5")
    play(position, "own k5", "own g4")
    assert refusal(position, "own m4") == "not-same-building"


def test_workers_set_in_earlier_turns_do_not_matter_for_the_choice() -> None:
    position = a_game(2)
    play(position, "own k5", "done", "end", "own f5", "done", "end")
    assert refusal(position, "own g8") == ""


def test_workers_stay_on_the_board_for_good() -> None:
    """AK 139: never moved or removed, also when their building is completed."""
    position = a_game()
    lay(position, "house-cloth", "a1 b1")
    stand(position, YELLOW, "c1 b2")
    play(position, "own a2", "done")
    assert position.phase() == "castle"
    assert len(position.view(-1)["workers"]) == 3


def test_with_workers_and_no_square_beside_a_building_nothing_is_offered() -> None:
    position = a_game()
    fill_board(position)
    give_hand(position, YELLOW)
    position.advance()
    assert position.phase() == "banner"
