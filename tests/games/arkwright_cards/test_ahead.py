"""The facts that conditions of orders are about, and the next turn of a seat."""

from __future__ import annotations

from arktable.games.arkwright_cards.reporting.ahead import AHEAD
from tests.builders.arkwright_cards import *


def test_facts_are_those_of_the_view() -> None:
    position = GAME.start(3, {}, 4)
    while not AHEAD.begins_turn(position):
        position.play(position.moves()[0])
    view, facts = position.view(0), AHEAD.facts(position, 0)
    assert facts["wage"] == view["market"]["wage"]
    assert [facts[f"cash {seat}"] for seat in range(3)] == [company["money"] for company in view["companies"]]
    assert {key for key in facts if key.startswith("supply ")} == {f"supply {card}" for card in view["supply"]}
    for good, name in enumerate(("food", "clothes", "cutlery", "lamps")):
        factories = [company["factories"][good] for company in view["companies"]]
        prices = [factory["price"] for factory in factories[1:] if factory]
        assert facts.get(f"lowest-price {name}") == (min(prices) if prices else None)


def test_the_others_leave_everything_as_it_is_until_the_turn() -> None:
    position = GAME.start(3, {}, 4)
    while not AHEAD.begins_turn(position):
        position.play(position.moves()[0])
    seat = (position.seat + 2) % 3
    turn = AHEAD.next_turn(position, seat)
    assert turn is not None
    assert (turn.seat, turn.phase()) == (seat, "action")
    assert AHEAD.facts(turn, seat) == AHEAD.facts(position, seat)
