"""What the table is told while workers are set."""

from __future__ import annotations

from tests.builders.arkadia import a_game, give_workers, houses_waiting, play


def test_ak_139_the_buildings_that_all_workers_of_the_turn_stand_beside_are_named() -> None:
    position = a_game(2)
    houses_waiting(position, 2)
    give_workers(position, 0, own=3)
    play(position, "own c3")
    assert position.view(0)["asked"]["workers"]["buildings"] == [1, 2]
