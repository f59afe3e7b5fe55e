"""A moment of Water Frame in which a decision of one seat leads to a question that the other can answer in advance."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.random_play import pick

CHARISMA_SEED = 7
"""A game of random moves in which a seat is asked about charisma after the other one, and can undo its answer."""


class Moment(NamedTuple):
    """A position, and the move of its seat after which the other seat is asked about charisma."""

    text: str
    mover: int
    move: str


@cache
def charisma() -> Moment:
    position, rng = find_game("water-frame").start(2, {}, CHARISMA_SEED), rng_from_seed(CHARISMA_SEED + 1_000_003)
    while position.seat >= 0:
        before, mover, move = position.copy(), position.seat, pick(position.moves(), rng)
        position.play(move)
        if position.seat == 1 - mover and position.phase() == "charisma":
            return Moment(before.save(), mover, move.text)
    raise AssertionError("nobody is asked about charisma")


def new_table(mover: dict[str, str], asked: dict[str, str]) -> dict[str, Any]:
    """The body that opens a table at this moment, with these wishes for the two seats."""
    seats = [mover, asked] if charisma().mover == 0 else [asked, mover]
    return {"ruleset": "water-frame", "seats": seats, "position": charisma().text}
