"""Positions as text: any moment of any game comes back exactly, and a person can write one."""

from __future__ import annotations

import tomllib

from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed
from arktable.engine.values import QUESTION
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.fields import field_names
from tests.builders.random_play import play_out, walk

NOT_IN_THE_TEXT = {"catalogue", "rules", "setting", "events"}


def loaded(text: str, seed: int = 0) -> ArkadiaPosition:
    position = ARKADIA.load(text, seed)
    assert isinstance(position, ArkadiaPosition)
    return position


def everything(thing: object) -> object:
    """A position with all its fields, frames and the state of chance, to be compared."""
    if isinstance(thing, list):
        return [everything(part) for part in thing]
    if thing is None or isinstance(thing, (int, str, dict, tuple)):
        return thing
    names = [name for name in field_names(thing) if name not in NOT_IN_THE_TEXT]
    return (type(thing).__name__, [(name, everything(getattr(thing, name))) for name in names])


# -- round trip --------------------------------------------------------------------------------------------------------


def test_the_middle_of_a_sale_comes_back() -> None:
    position = a_game(2)
    give_seals(position, 0, cloth=3, spice=2)
    play(position, offered(position, "own")[0], "done", "banner", "sell cloth 2")
    twin = loaded(position.save())
    assert everything(twin) == everything(position)
    assert offered(twin) == ["done", "sell spice 1", "sell spice 2"]


def test_the_text_is_stable() -> None:
    position = _some_way()
    assert loaded(position.save()).save() == position.save()


def _some_way(decisions: int = 90) -> Position:
    return next(position for position in walk(ARKADIA, 3, {}, 5) if position.decisions == decisions)


# -- what a seat knows -------------------------------------------------------------------------------------------------


def test_what_a_seat_cannot_know_is_a_question_mark_and_depends_on_the_seed() -> None:
    position = _some_way()
    text = position.save(1)
    table = tomllib.loads(text)
    assert "chance" not in table
    assert set(table["stack"]) == {QUESTION}
    assert QUESTION not in table["hands"][1]
    assert QUESTION in table["hands"][0] + table["hands"][2]
    assert loaded(text, 1).stack != loaded(text, 2).stack
    assert everything(loaded(text, 1)) == everything(loaded(text, 1))


def test_the_text_of_a_seat_does_not_change_with_what_it_cannot_know() -> None:
    position = _some_way()
    assert position.sample(1, rng_from_seed(9)).save(1) == position.save(1)


def test_cards_are_dealt_so_that_who_is_asked_can_act() -> None:
    """A6: a seat without workers is asked only if one of its cards has a place."""
    seen = 0
    for position in walk(ARKADIA, 2, {}, 2):
        if position.phase() == "must" and not offered(position, "own") and not offered(position, "neutral"):
            other = 1 - position.seat
            seen += 1
            for deal in range(20):
                assert loaded(position.save(other), deal).moves()
    assert seen


# -- written by hand ---------------------------------------------------------------------------------------------------

LESSON = """
arktable = "position 1"
ruleset = "arkadia"
seats = 2
turn = 9
lot = "4x3 g5"
buildings = ["house-cloth g4 a", "mill-silver k5 a seat 2 turn 4"]
workers = ["seat 1 f4", "neutral turn 5 g3 h3"]
own = [2, 3]
neutral = [1, 0]
hands = [["farm-spice", "?", "?", "?"], ["?", "?", "?", "?"]]
seals = { cloth = [2, 0] }
gold = [0, 5]

[[frames]]
phase = "rounds"
seat = 2

[[frames]]
phase = "turn"
seat = 1
part = 1

[[frames]]
phase = "lay-or-introduce"
seat = 1
"""


def test_the_shortest_position_has_a_lot_and_somebody_who_begins() -> None:
    position = loaded(SHORTEST, 4)
    assert (position.seat, position.phase(), position.turn) == (0, "must", 1)
    assert [len(hand) for hand in position.hands] == [4, 4]
    assert len(position.open) == 3
    assert len(position.stack) == 29
    play_any(position, "card")
    play_out(position, rng_from_seed(1))
    assert position.seat < 0


def test_a_lesson_written_by_hand_can_be_played() -> None:
    position = loaded(LESSON, 4)
    assert position.rules.printed.cards.index("farm-spice") in position.hands[0]
    assert position.own_pool == [8, 8]
    assert position.neutral_pool == 21
    play(position, "own i4", "done")
    assert position.phase() == "castle"
    assert seals_of(position, 0) == {"cloth": 2 + 2 + 1}


def test_a_position_begins_in_the_middle_of_a_turn() -> None:
    """A house is enclosed by the worker just set; it is completed, and pays, when the player is done (A15)."""
    position = a_game(2)
    houses_waiting(position, 1)
    give_workers(position, 0, own=2)
    play(position, "own c3")
    twin = loaded(position.save())
    assert twin.unfinished == position.unfinished == [1]
    play(twin, "done")
    assert twin.phase() == "castle"
    assert loaded(twin.save()).unfinished == []
