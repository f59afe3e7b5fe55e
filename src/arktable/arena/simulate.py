"""Many games of one line-up, in this process or in several. The result does not depend on how many.

Game i is played with seed S + i.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from arktable.arena.kept_records import RecordFolder
from arktable.arena.line_up import LineUp
from arktable.arena.schedule import Fixture, Schedule
from arktable.arena.tally import Tally
from arktable.arena.tournament import Where

GAMES_PER_PROCESS: Final = 25
"""A further process is started for this many games: for fewer it takes longer to start than to play."""


@dataclass(frozen=True)
class Simulation:
    """The result of many games, and how long they took by the clock."""

    line_up: LineUp
    seed: int
    tally: Tally
    seconds: float

    def as_data(self) -> dict[str, Any]:
        """The result as plain data, ready for JSON."""
        tally = self.tally
        return {
            "ruleset": self.line_up.ruleset,
            "seats": self.line_up.seats,
            "bots": list(self.line_up.bots),
            "options": self.line_up.game().choose(self.line_up.options),
            "seed": self.seed,
            "games": tally.games,
            "ended": tally.ended,
            "finished": tally.finished,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(tally.decisions / self.seconds, 1) if self.seconds else 0.0,
            "score_mean": tally.score_mean(),
            "score_min": tally.score_min or 0,
            "score_max": tally.score_max or 0,
            "won": tally.won,
            "winner_mean": tally.winner_mean(),
            "wins": tally.wins,
        }


def simulate(
    line_up: LineUp,
    games: int,
    seed: int,
    workers: int = 1,
    on_games: Callable[[int], None] = lambda games: None,
    records: Path | None = None,
) -> Simulation:
    """Play `games` games in up to `workers` processes. `on_games` is called with 1 after every game.

    With `records`, every game is written to that folder.
    """
    line_up.check()
    started = time.perf_counter()
    schedule = Schedule(
        line_up.ruleset,
        line_up.seats,
        line_up.bots,
        games,
        seed,
        line_up.options,
        line_up.profile,
        (line_up.bots,),
        recorded=records is not None,
    )
    fixtures = [Fixture(index, index, seed + index, 0, line_up.bots) for index in range(games)]
    tally = Tally()
    folder = None if records is None else RecordFolder(records)
    for played in Where(min(workers, -(-games // GAMES_PER_PROCESS))).games(schedule, fixtures):
        tally.add(played.outcome)
        if folder is not None:
            folder.keep(played)
        on_games(1)
    return Simulation(line_up, seed, tally, time.perf_counter() - started)
