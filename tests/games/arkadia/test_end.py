"""The end of the game (AK 202–212; rulings A6, A11, A23, A25)."""

from __future__ import annotations

import pytest

from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *


def _about_to_end(seats: int = 3, houses: int = 1) -> ArkadiaPosition:
    """One piece is missing on the second floor, and `own c3` completes a house (or several)."""
    position = a_game(seats)
    houses_waiting(position, houses)
    build_floor(position)
    build_floor(position, 9)
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a11_the_player_who_fills_floor_two_finishes_the_turn_and_plays_last_once_more(seats: int) -> None:
    """AK 204, 208."""
    position = _about_to_end(seats)
    play(position, "own c3", "done")
    play_any(position, "castle")
    assert position.view(-1)["end"] == {"by": YELLOW, "turns_left": seats}
    play(position, "end")
    assert [quick_turn(position) for _ in range(seats)] == [*range(1, seats), YELLOW]
    assert position.seat == -1


def test_a11_the_view_counts_the_turns_that_are_left() -> None:
    position = _about_to_end()
    play(position, "own c3", "done")
    play_any(position, "castle")
    play(position, "end")
    left = []
    while position.seat >= 0:
        left.append(position.view(-1)["end"]["turns_left"])
        quick_turn(position)
    assert left == [2, 1, 0]


def test_a11_a_banner_may_be_used_in_the_turn_that_begins_the_end() -> None:
    """AK 204: he can for example execute one more evaluation."""
    position = _about_to_end()
    play(position, "own c3", "done")
    play_any(position, "castle")
    play(position, "banner")
    assert position.phase() == "sell"


def test_a22_a_banner_may_be_used_in_the_last_round_and_in_the_very_last_turn() -> None:
    position = a_game(2)
    position.turns_left = 1
    give_seals(position, YELLOW, cloth=2)
    play(position, "own k5", "done", "banner", "sell cloth 1")
    assert position.seat == -1
    assert position.gold == [4, 0]  # one seal sold, one in the final evaluation
    assert position.banners == [3, 4]


def test_a23_completions_in_the_last_round_pay_and_use_pool_three() -> None:
    """AK 208."""
    position = _about_to_end(2)
    build_floor(position, 1)
    turn_of(position, ORANGE)
    before = sum(position.pools)
    play(position, "own c3", "done")
    play_any(position, "castle")
    assert sum(position.pools) == before - 1
    assert position.heights.count(3) == 1
    assert seals_of(position, ORANGE) == {"cloth": 2}


def test_a23_a_floor_three_piece_does_not_prolong_the_game() -> None:
    position = _about_to_end(2, houses=3)
    play(position, "own c3", "done")
    play_any(position, "castle", times=3)
    play(position, "end")
    assert [quick_turn(position), quick_turn(position)] == [ORANGE, YELLOW]
    assert position.seat == -1


def test_a25_the_final_evaluation_turns_all_seals_into_gold_by_itself() -> None:
    """AK 208: unused banners, workers and cards count nothing."""
    position = a_game(2)
    give_seals(position, YELLOW, cloth=3, spice=1)
    give_gold(position, ORANGE, 5)
    position.turns_left = 1
    position.values = [3, 2, 1, 0]
    quick_turn(position)
    assert position.gold == [11, 5]
    assert position.scores() == [11, 5]
    assert position.winners() == [YELLOW]
    assert position.view(-1)["final"]["rows"][0] == {
        "gold_before": 0, "seals": [3, 1, 0, 0], "values": [3, 2, 1, 0], "gold": 11,
    }  # fmt: skip


def test_a25_equal_gold_is_a_shared_victory_without_tie_break() -> None:
    """AK 212: banners, workers or seats decide nothing."""
    position = a_game(3)
    for seat in (YELLOW, GREEN):
        give_gold(position, seat, 7)
    position.banners[YELLOW] = 1
    position.turns_left = 1
    quick_turn(position)
    assert position.winners() == [YELLOW, GREEN]


def test_running_scores_are_gold_and_what_the_seals_are_worth_now() -> None:
    position = a_game(2)
    give_gold(position, ORANGE, 5)
    give_seals(position, ORANGE, silver=2)
    assert position.scores() == [0, 9]
    assert position.winners() == []


# -- nothing can be done -----------------------------------------------------------------------------------------------


def _nothing_to_do(seats: int = 3) -> ArkadiaPosition:
    """The board is full but for a1; nobody has workers. Yellow, to move, has been passed over part one."""
    position = a_game(seats)
    fill_board(position, but="a1")
    for seat in range(seats):
        give_workers(position, seat, own=0)
    position.idle_turns = 0
    turn_of(position, YELLOW)
    return position


def test_a6_part_one_is_passed_only_when_no_card_fits_and_no_worker_can_be_set() -> None:
    """AK 78: otherwise it is a must."""
    position = a_game(2)
    assert "end" not in offered(position)
    fill_board(position, but="a1 b1")
    give_workers(position, YELLOW, own=0)
    give_hand(position, YELLOW, "house-cloth")
    assert offered(position) == ["card house-cloth"]
    give_hand(position, YELLOW, "farm-cloth")
    give_workers(position, YELLOW, own=1)
    assert offered(position) == ["own a1", "own b1"]
    give_workers(position, YELLOW, own=0, neutral=1)
    assert offered(position) == ["neutral a1", "neutral b1"]


def test_a6_part_two_stays_open_after_a_pass() -> None:
    position = _nothing_to_do()
    assert (position.seat, position.phase()) == (YELLOW, "banner")


def test_a_pass_reveals_that_nothing_in_the_hand_fits_so_it_ends_undo() -> None:
    """Otherwise one could end a turn, see the next player pass, and take it back."""
    position = _nothing_to_do()
    before = position.reveals
    play(position, "end")
    assert (position.seat, position.phase()) == (ORANGE, "banner")
    assert position.reveals == before + 1


def test_a6_the_game_ends_after_one_full_round_without_action() -> None:
    position = _nothing_to_do()
    for seat in range(3):
        assert position.seat == seat
        play(position, "end")
    assert position.seat == -1
    assert not position.ended_properly()


def test_a6_a_banner_keeps_the_game_going() -> None:
    """It brings workers for the next turn."""
    position = _nothing_to_do()
    play(position, "end", "banner", "end")
    assert position.seat == YELLOW
    play(position, "end")
    assert (position.seat, position.phase()) == (ORANGE, "must")
    play(position, "own a1", "done")
    assert position.seat == ORANGE


def test_a6_the_round_counts_from_the_last_action() -> None:
    position = _nothing_to_do()
    play(position, "end", "end", "banner")  # Green, last of the round, acts
    assert [position.seat, position.idle_turns] == [YELLOW, 1]
    play(position, "end", "end")
    assert (position.seat, position.phase()) == (GREEN, "must")


def test_a6_without_banners_the_last_evaluation_comes_at_once() -> None:
    position = a_game(2)
    fill_board(position)
    position.banners = [0, 0]
    give_seals(position, ORANGE, silver=2)
    position.idle_turns = 0
    turn_of(position, YELLOW)
    assert position.seat == -1
    assert position.gold == [0, 4]
    assert position.winners() == [ORANGE]
    assert not position.ended_properly()


def test_a6_the_last_round_is_played_to_its_end_although_nobody_can_act() -> None:
    """AK 208: that is a proper end."""
    position = _nothing_to_do(2)
    position.turns_left = 2
    play(position, "end")
    assert position.seat == ORANGE
    play(position, "end")
    assert position.seat == -1
    assert position.ended_properly()


def test_a6_a_stuck_game_tells_so() -> None:
    position = _nothing_to_do(2)
    position.events = []
    play(position, "end", "end")
    assert [event.key for event in position.events if not event.silent] == ["passed", "stuck", "final", "final"]


def test_nothing_can_be_done_after_the_end() -> None:
    position = a_game(2)
    position.turns_left = 1
    quick_turn(position)
    assert position.moves() == []
    assert position.phase() == "over"
    reason = position.why_not(position.catalogue.parse("end"))
    assert reason is not None
    assert reason.key == "over"
