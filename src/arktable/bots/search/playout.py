"""A play-out: one plan in one sample, played on by the policy for all seats, and its result for one seat."""

from __future__ import annotations

from arktable.bots.search.meter import Meter
from arktable.bots.search.study import Study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng


def lead(values: list[float], seat: int) -> float:
    """The value of one seat less that of its best rival; alone, the value itself."""
    if len(values) == 1:
        return values[0]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


def play_out(study: Study, sample: Position, move: Move, rng: Rng, meter: Meter) -> float | None:
    """The lead that this move brings the seat that decides; None if the time is up before.

    The sample itself stays as it is. The policy draws from a copy of `rng`, so every plan meets the same chance.
    """
    seat = sample.seat
    position = sample.copy()
    policy = study.policy(rng.copy())
    last = position.turn + study.horizon * position.seats if study.horizon else 1 << 30
    position.play(move)
    while position.seat >= 0 and (position.turn <= last or not study.is_plan_point(position)):
        if meter.is_over():
            return None
        position.play(policy.choose(position))
    meter.playouts += 1
    return lead(study.values(position), seat)
