"""The samples of one decision. Each is a row, in which all plans meet the same deal and the same rivals."""

from __future__ import annotations

from arktable.bots.bot import MakeBot
from arktable.bots.search.branch import Branch
from arktable.bots.search.meter import Meter
from arktable.bots.search.playout import cast, play_out
from arktable.bots.search.reading import Reading
from arktable.bots.search.study import Study
from arktable.engine.position import Position
from arktable.engine.rng import Rng


def forked(rng: Rng) -> Rng:
    """Another generator, drawn from this one."""
    return Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)


class Rows:
    """Deals samples one by one and plays plans out in them."""

    def __init__(self, study: Study, position: Position, rng: Rng, meter: Meter, reading: Reading) -> None:
        self._study = study
        self._reading = reading
        self._position = position
        self._meter = meter
        self._rng = forked(rng)
        self._row = -1
        self._sample = position
        self._ways = study.ways()
        self._players: list[MakeBot] = []
        self._chance = self._rng

    def deal(self) -> None:
        """Begin a row: a new sample, other rivals, and new random numbers for all of them."""
        self._row += 1
        self._players = cast(self._study, self._position, self._row, self._reading)
        self._sample = self._position.sample(self._position.seat, self._rng)
        self._chance = forked(self._rng)

    def play(self, plans: list[Branch]) -> bool:
        """Play these plans out in the present row. False if the time is up before: then no result is added."""
        found: list[float] = []
        for plan in plans:
            self._players[self._position.seat] = self._ways[plan.way]
            result = play_out(self._study, self._sample, plan.move, self._players, self._chance, self._meter)
            if result is None:
                return False
            found.append(result)
        for plan, result in zip(plans, found, strict=True):
            plan.add(result)
        return True
