"""The facts that conditions of orders are about, and the next turn of a seat."""

from __future__ import annotations

from arktable.games.arkadia.reporting.ahead import AHEAD
from tests.builders.arkadia import a_game, give_workers, houses_waiting, play


def test_facts_are_those_of_the_view() -> None:
    position = a_game(3)
    view, facts = position.view(1), AHEAD.facts(position, 1)
    assert facts["gold 1"] == view["players"][1]["gold"]
    assert [facts[f"workers {seat}"] for seat in range(3)] == [player["workers"] for player in view["players"]]
    assert facts["castle-pieces"] == view["castle"]["placed"]
    open_cards = [key.split() for key, count in facts.items() if key.startswith("open-card ") and count]
    cards = {f"{form}-{family}": facts[f"open-card {form} {family}"] for _, form, family in open_cards}
    assert sum(cards.values()) == len(view["cards"]["open"])
    assert set(cards) == set(view["cards"]["open"])


def test_a_worker_that_is_set_is_no_longer_behind_the_screen() -> None:
    position = a_game(2)
    houses_waiting(position, 2)
    give_workers(position, 0, own=3)
    before = AHEAD.facts(position, 1)["workers 0"]
    play(position, "own c3")
    assert AHEAD.facts(position, 1)["workers 0"] == before - 1


def test_turns_of_others_are_left_out_and_the_last_round_ends() -> None:
    position = a_game(3)
    while not AHEAD.begins_turn(position):
        position.play(position.moves()[0])
    seat = (position.seat + 2) % 3
    turn = AHEAD.next_turn(position, seat)
    assert turn is not None
    assert turn.seat == seat
    assert AHEAD.facts(turn, seat) == AHEAD.facts(position, seat)
    position.turns_left = 1  # the turn being played is the last one
    assert AHEAD.next_turn(position, seat) is None
