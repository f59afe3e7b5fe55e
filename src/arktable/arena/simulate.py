"""Many games of one line-up, in this process or in several. The result does not depend on how many.

Game i is played with seed S + i. Tasks hold at least 25 games: sending less work than that to another process costs
more than playing it.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, Final

from arktable.arena.line_up import LineUp
from arktable.arena.match import DECISION_LIMIT, play_match
from arktable.arena.tally import Tally

GAMES_PER_TASK: Final = 25
TASKS_PER_WORKER: Final = 8
"""Enough that nobody waits long for the slowest task, and that a progress bar moves."""


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
    limit: int = DECISION_LIMIT,
) -> Simulation:
    """Play `games` games. `on_games` hears of every batch that is done, for progress bars."""
    line_up.check()
    started = time.perf_counter()
    if workers > 1 and games > GAMES_PER_TASK:
        tally = _in_processes(line_up, games, seed, workers, on_games, limit)
    else:
        tally = Tally()
        for index in range(games):
            tally.add(play_match(line_up, seed + index, limit=limit))
            on_games(1)
    return Simulation(line_up, seed, tally, time.perf_counter() - started)


def _in_processes(
    line_up: LineUp, games: int, seed: int, workers: int, on_games: Callable[[int], None], limit: int
) -> Tally:
    size = max(GAMES_PER_TASK, -(-games // (workers * TASKS_PER_WORKER)))
    tasks = [(seed + start, min(size, games - start)) for start in range(0, games, size)]
    tally = Tally()
    # Spawn works everywhere; a fork would copy whatever threads and locks the caller has.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(tasks)), mp_context=context, initializer=_leave_ctrl_c_to_the_caller)
    try:
        for done in as_completed(pool.submit(play_batch, line_up, first, count, limit) for first, count in tasks):
            batch = done.result()
            tally.merge(batch)
            on_games(batch.games)
    finally:
        # Also when somebody presses Ctrl-C: what has not begun never will.
        pool.shutdown(cancel_futures=True)
    return tally


def _leave_ctrl_c_to_the_caller() -> None:
    # A terminal sends it to every process; each worker would print a traceback of its own.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(line_up: LineUp, first: int, count: int, limit: int) -> Tally:
    """Play one task of a process: `count` games from seed `first` on."""
    tally = Tally()
    for seed in range(first, first + count):
        tally.add(play_match(line_up, seed, limit=limit))
    return tally
