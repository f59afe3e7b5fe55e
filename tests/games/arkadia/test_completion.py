"""A building is completed: payout (AK 145–155; rulings A4, A15, A16, A17)."""

from __future__ import annotations

from arktable.engine.events import said
from tests.builders.arkadia import *


def test_a15_completion_is_checked_when_the_action_is_over_not_between_two_workers() -> None:
    """AK 147."""
    position = a_game()
    houses_waiting(position)
    play(position, "own c3")
    assert not any(position.seals)
    assert position.phase() == "workers"
    play(position, "done")
    assert seals_of(position, YELLOW) == {"cloth": 2}


def test_a15_a_worker_set_after_the_last_gap_closed_is_paid_too() -> None:
    """Two gaps; the order in which the two workers come does not matter."""
    for first, second in (("a2", "c1"), ("c1", "a2")):
        position = a_game()
        lay(position, "house-cloth", "a1 b1")
        stand(position, NEUTRAL, "b2")
        play(position, f"own {first}", f"own {second}", "done")
        assert seals_of(position, YELLOW) == {"cloth": 2 + 1}


def test_a15_the_building_just_laid_may_be_enclosed_at_once() -> None:
    """AK 155: a normal payout is triggered."""
    position = a_game()
    stand(position, ORANGE, "a2 b2")
    stand(position, NEUTRAL, "c1")
    give_hand(position, YELLOW, "house-silver")
    play(position, "card house-silver", "lay house a1 a")
    assert seals_of(position, ORANGE) == {"silver": 2}
    assert seals_of(position, YELLOW) == {"silver": 1}
    assert position.phase() == "castle"


def test_a16_the_edge_workers_buildings_and_the_lot_enclose() -> None:
    """AK 149: edge above, a neutral and an own worker, a building and, at the other house, the lot."""
    position = a_game()
    house = lay(position, "house-cloth", "a1 b1")
    lay(position, "farm-cloth", "c1 d1 e1")
    stand(position, NEUTRAL, "a2")
    beside_lot = lay(position, "house-spice", "k5 k6")
    enclose(position, beside_lot, but="k7")
    twin = position.copy()
    play(position, "own b2", "done")
    assert house not in position.unfinished
    play(twin, "own k7", "done")
    assert beside_lot not in twin.unfinished


def test_a16_one_open_square_is_enough_to_stay_under_construction() -> None:
    position = a_game()
    house = lay(position, "house-cloth", "a1 b1")
    play(position, "own a2", "own b2", "done")
    assert house in position.unfinished
    assert position.view(0)["buildings"][0]["open"] == [2]  # c1


def test_a16_diagonal_squares_need_not_be_occupied() -> None:
    """AK 149: horizontally and vertically."""
    position = a_game()
    lay(position, "house-cloth", "c3 d3")
    stand(position, NEUTRAL, "b3 e3 c2 d2 c4")
    play(position, "own d4", "done")
    assert position.phase() == "castle"


def test_a16_a_completed_building_never_pays_again_and_still_touches() -> None:
    position = a_game(2)
    houses_waiting(position)
    play(position, "own c3", "done")
    play_any(position, "castle")
    play(position, "end")
    before = list(position.seals)
    give_hand(position, ORANGE, "farm-spice")
    play(position, "card farm-spice", "lay farm d3 a")
    assert position.seals == before
    assert position.view(0)["buildings"][0]["done"]


def test_a17_a_worker_that_touches_a_building_on_two_sides_earns_one_seal() -> None:
    """AK 151: for each of his workers; b2 lies in the corner of the tavern."""
    position = a_game()
    lay(position, "tavern-cloth", "a1 b1 a2")
    stand(position, ORANGE, "b2")
    stand(position, NEUTRAL, "c1")
    play(position, "own a3", "done")
    assert seals_of(position, ORANGE) == {"cloth": 1}
    assert seals_of(position, YELLOW) == {"cloth": 1 + 1}


def test_a17_a_worker_between_two_buildings_completed_together_is_paid_by_both() -> None:
    """AK 155."""
    position = a_game()
    houses_waiting(position, 4)
    play(position, "own c3", "done")
    assert seals_of(position, YELLOW) == {"cloth": 2, "spice": 2, "carpenter": 2, "silver": 2}


def test_a17_the_active_player_gets_the_seal_without_any_worker_there() -> None:
    """AK 151: a neutral worker closes the gap, only Green has workers there."""
    position = a_game()
    lay(position, "house-cloth", "a1 b1")
    stand(position, GREEN, "a2 b2")
    give_workers(position, YELLOW, neutral=1)
    play(position, "neutral c1", "done")
    assert seals_of(position, GREEN) == {"cloth": 2}
    assert seals_of(position, YELLOW) == {"cloth": 1}
    assert seals_of(position, ORANGE) == seals_of(position, VIOLET) == {}


def test_neutral_workers_earn_nobody_a_seal() -> None:
    """AK 153: no matter who set them."""
    position = a_game()
    houses_waiting(position)
    give_workers(position, YELLOW, own=0, neutral=1)
    play(position, "neutral c3", "done")
    assert seals_of(position, YELLOW) == {"cloth": 1}


def test_a_worker_earns_again_with_each_building_beside_it_completed_later() -> None:
    """AK 224: they cash in on each payout."""
    position = a_game(2)
    first = lay(position, "house-cloth", "a1 b1")
    stand(position, ORANGE, "c1")
    enclose(position, first, but="a2")
    play(position, "own a2", "done")
    play_any(position, "castle")
    play(position, "end")
    second = lay(position, "house-spice", "d1 e1")
    enclose(position, second, but="f1")
    play(position, "own f1", "done")
    assert seals_of(position, ORANGE) == {"cloth": 1, "spice": 1 + 1 + 1}


def test_a4_all_payouts_come_first_then_one_piece_for_each_building() -> None:
    """AK 155–157."""
    position = a_game()
    houses_waiting(position, 3)
    position.events = []
    play(position, "own c3", "done")
    assert [event["key"] for event in said(position.events, YELLOW)] == ["worker"] + ["completed", "paid"] * 3
    assert position.view(YELLOW)["asked"] == {"castle": {"left": 3, "floor": 1}}
    play(position, "castle cloth 1", "castle silver 2")
    assert position.phase() == "castle"
    play(position, "castle cloth 3")
    assert position.phase() == "banner"


def test_a4_the_active_player_chooses_piece_and_square_each_time() -> None:
    position = a_game()
    houses_waiting(position, 2)
    play(position, "own c3", "done")
    assert len(offered(position)) == 4 * 10
    play(position, "castle cloth 7")
    assert len(offered(position)) == 4 * 9
    assert position.seat == YELLOW


def test_a8_seals_never_run_out() -> None:
    """AK 155: fives are change, the supply is not counted."""
    position = a_game()
    houses_waiting(position)
    position.seals[0] += 50
    position.seals_out += 50
    play(position, "own c3", "done")
    assert position.seals[0] == 52
