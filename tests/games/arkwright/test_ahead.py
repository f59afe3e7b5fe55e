"""The facts that conditions of orders are about, and the next turn of a seat."""

from __future__ import annotations

from arktable.games.arkwright.reporting.ahead import AHEAD
from tests.builders.arkwright import *


def test_prices_and_appeals_of_others_are_told_apart_from_the_own_ones() -> None:
    position = a_position(seats=3)
    for seat, price in ((MARION, 5), (HAROLD, 7), (ANGELICA, 6)):
        a_company(position, seat)
        a_factory(position, seat, FOOD, price=price)
    position.companies[MARION].cash = 40
    facts = AHEAD.facts(position, MARION)
    assert [facts[f"price food {seat}"] for seat in range(3)] == [5, 7, 6]
    assert facts["lowest-price food"] == 6
    assert facts["highest-appeal food"] == facts["appeal food 2"]
    assert AHEAD.facts(position, HAROLD)["lowest-price food"] == 5
    assert facts["cash 0"] == 40
    assert "price lamps 0" not in facts
    assert facts["wage"] == position.wage()


def test_hidden_cash_is_no_fact_for_others() -> None:
    position = a_game("water-frame", 2, more={"cash": "hidden"})
    assert "cash 0" in AHEAD.facts(position, 0)
    assert "cash 1" not in AHEAD.facts(position, 0)


def test_the_others_leave_everything_as_it_is_until_the_turn() -> None:
    position = a_game("spinning-jenny", 3, seed=2)
    while not AHEAD.begins_turn(position):
        position.play(position.moves()[0])
    seat = (position.seat + 2) % 3
    turn = AHEAD.next_turn(position, seat)
    assert turn is not None
    assert (turn.seat, turn.phase(), position.seat) == (seat, "marker", (seat + 1) % 3)
    assert AHEAD.facts(turn, seat) == AHEAD.facts(position, seat)
