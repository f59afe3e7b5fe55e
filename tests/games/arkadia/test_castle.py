"""Continuation of the castle (AK 157–167, 206; rulings A9, A12, A21, A23)."""

from __future__ import annotations

import pytest

from tests.builders.arkadia import *


def test_a12_the_value_of_a_seal_is_what_is_seen_from_above() -> None:
    """AK 159, 189: the lot shows cloth on square 1, nothing on 5."""
    position = a_game()
    build(position, "silver 1")
    assert values(position) == {"cloth": 1, "spice": 2, "carpenter": 2, "silver": 3}
    build(position, "silver 5")
    assert values(position) == {"cloth": 1, "spice": 2, "carpenter": 2, "silver": 4}


def test_a12_a_piece_on_its_own_colour_changes_nothing() -> None:
    position = a_game()
    build(position, "cloth 1")
    assert values(position)["cloth"] == 2


def test_a12_the_two_printed_blanks_count_for_nobody() -> None:
    assert sum(a_game().values) == 8


def test_a12_a_family_can_vanish_from_the_castle() -> None:
    position = a_game()
    build(position, "silver 1", "silver 6")
    assert values(position)["cloth"] == 0


def test_the_first_floor_is_built_before_the_second() -> None:
    """AK 163: with nine pieces only the last vacant square may be chosen, from the first pool."""
    position = a_game()
    houses_waiting(position)
    build_floor(position, 9)
    play(position, "own c3", "done")
    assert {text.split()[2] for text in offered(position)} == {"10"}
    assert refusal(position, "castle cloth 1") in ("square-taken", "piece-gone")


def test_a_family_without_pieces_in_the_pool_cannot_be_chosen() -> None:
    """AK 163."""
    position = a_game()
    houses_waiting(position)
    build(position, "cloth 1", "cloth 2", "cloth 3")
    play(position, "own c3", "done")
    assert {text.split()[1] for text in offered(position)} == {"spice", "carpenter", "silver"}
    assert refusal(position, "castle cloth 4") == "piece-gone"


def test_a21_a_piece_is_obligatory() -> None:
    position = a_game()
    houses_waiting(position)
    play(position, "own c3", "done")
    assert {text.split()[0] for text in offered(position)} == {"castle"}
    assert refusal(position, "done") == "not-now"


def test_a21_a_floor_that_fills_in_the_middle_of_a_series_moves_its_left_overs_first() -> None:
    """AK 165, 206: two pieces of one player's series lie on two floors."""
    position = a_game()
    houses_waiting(position, 2)
    build_floor(position, 9)
    play(position, "own c3", "done")
    play_any(position, "castle")
    assert (position.floor, pool(position, 1), pool(position, 3)) == (2, 0, 6)
    assert len({text.split()[2] for text in offered(position)}) == 10  # any square of the new floor
    play(position, "castle cloth 1")
    assert (position.heights[0], pool(position, 2)) == (2, 11)
    assert position.phase() == "banner"


def test_a21_the_third_floor_is_built_from_the_third_pool_on_any_square() -> None:
    position = a_game()
    houses_waiting(position)
    build_floor(position)
    build_floor(position)
    play(position, "own c3", "done")
    assert {text.split()[2] for text in offered(position)} == {str(n) for n in range(1, 11)}
    play_any(position, "castle")
    assert pool(position, 3) == 7


def test_a21_the_third_floor_takes_at_most_eight_pieces() -> None:
    position = a_game()
    build_floor(position)
    build_floor(position)
    build_floor(position, 8)
    assert (pool(position, 3), position.pieces) == (0, 28)


def test_a9_with_an_empty_third_pool_no_piece_is_placed_and_the_payout_stays() -> None:
    """A23."""
    position = a_game()
    houses_waiting(position, 2)
    build_floor(position)
    build_floor(position)
    build_floor(position, 8)
    play(position, "own c3", "done")
    assert position.phase() == "banner"
    assert seals_of(position, YELLOW) == {"cloth": 2, "spice": 2}


def test_a9_a_series_ends_with_the_last_piece_of_the_third_pool() -> None:
    position = a_game()
    houses_waiting(position, 3)
    build_floor(position)
    build_floor(position)
    build_floor(position, 7)
    play(position, "own c3", "done")
    play_any(position, "castle")
    assert position.phase() == "banner"
    assert position.pieces == 28


@pytest.mark.parametrize("pieces", range(11))
def test_the_left_overs_move_exactly_when_the_floor_is_full(pieces: int) -> None:
    """AK 165: not before the tenth piece."""
    position = a_game()
    build_floor(position, pieces)
    assert position.floor == (2 if pieces == 10 else 1)
    assert pool(position, 3) == (6 if pieces == 10 else 4)


def test_a23_the_end_is_triggered_once() -> None:
    position = a_game()
    build_floor(position)
    build_floor(position, seat=2)
    assert (position.ending, position.turns_left) == (2, 5)
    build(position, "cloth 1", seat=3)
    assert (position.ending, position.turns_left) == (2, 5)


def test_the_castle_order_of_the_squares_is_the_same_for_a_turned_lot() -> None:
    """A1: castle squares are counted on the lot, wherever and however it lies."""
    position = a_game(lot="3x4 h5")
    lot = position.view(-1)["lot"]
    assert len(lot["cells"]) == 12
    assert len(set(lot["squares"])) == 10
    assert sorted(lot["squares"] + lot["court"]) == lot["cells"]
    assert [cell % 16 for cell in lot["court"]] == [8, 8]
    assert dict(zip(FAMILIES, position.values, strict=True)) == dict.fromkeys(FAMILIES, 2)
