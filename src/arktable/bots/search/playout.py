"""A play-out: one plan in one sample, played to its end against models of the rivals, and its result for a seat."""

from __future__ import annotations

from arktable.bots.bot import Bot, MakeBot
from arktable.bots.search.meter import Meter
from arktable.bots.search.reading import Reading
from arktable.bots.search.study import Study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng


def lead(values: list[float], seat: int) -> float:
    """The value of one seat minus that of its best rival; in a solo game the value itself."""
    if len(values) == 1:
        return values[0]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


def cast(study: Study, position: Position, row: int, reading: Reading | None = None) -> list[MakeBot]:
    """The bot of every seat in this row: the policy for the seat that decides, and all kinds of rivals in turn.

    In the first row the next seat is of the first kind. From row to row every rival becomes the next kind. A rival
    whose moves were read gets each kind as often as it is likely to be of that kind.
    """
    kinds, own, seats = study.rivals(), position.seat, position.seats
    found: list[MakeBot] = []
    for seat in range(seats):
        turn = row + (seat - own - 1) % seats
        known = reading.kind_of(seat, turn) if reading is not None else None
        found.append(known or kinds[turn % len(kinds)])
    found[own] = study.policy
    return found


def play_out(
    study: Study, sample: Position, move: Move, players: list[MakeBot], rng: Rng, meter: Meter
) -> float | None:
    """The lead of the seat that decides after this move; None if the time is up before the end.

    The sample is not changed. The players draw from a copy of `rng`, so every plan meets the same random numbers.
    """
    seat = sample.seat
    position = sample.copy()
    chance = rng.copy()
    bots: list[Bot] = [player(chance) for player in players]
    last = position.turn + study.horizon * position.seats if study.horizon else 1 << 30
    position.play(move)
    while position.seat >= 0 and (position.turn <= last or not study.is_plan_point(position)):
        if meter.is_over():
            return None
        position.play(bots[position.seat].choose(position))
    meter.playouts += 1
    return lead(study.values(position), seat)
