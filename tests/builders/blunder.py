"""The end of a game of Arkadia in which one decision is a plain blunder."""

from __future__ import annotations

from functools import cache

from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.record import Record, new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of

BEGINS = 118
"""The record begins after this many decisions of a game of greedy bots."""
SEAT = 0


def _greedy(position: Position) -> Move:
    return GreedyArkadia(rng_of(1)).choose(position.sample(position.seat, rng_of(position.decisions)))


@cache
def blundered() -> tuple[str, int]:
    """The text of the record, and the number of the blunder in it, counted from 1.

    Seat 0 puts its worker where it is of least use, instead of where it encloses a building.
    """
    game = find_game("arkadia")
    options = game.choose({"setup": "beginner"})
    position = game.start(2, options, 1)
    while position.decisions < BEGINS:
        position.play(_greedy(position))
    record: Record = new_record(game, 2, options, 1, start=position.save())
    position = game.load(record.start, record.seed)
    blunder = 0
    while position.seat >= 0:
        move = _greedy(position)
        if not blunder and position.seat == SEAT and position.phase() == "must" and move.text.startswith("own "):
            blunder = len(record.moves) + 1
            move = GreedyArkadia(rng_of(1)).ranked(position.sample(SEAT, rng_of(1)))[-1].move
        record.moves.append((position.seat, move.text))
        position.play(move)
    assert blunder
    return record.text(), blunder
