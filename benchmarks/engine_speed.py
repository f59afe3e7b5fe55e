"""Speed of the engine in this interpreter, as JSON. `run.py` starts it twice: on the source, and on the compiled build.

Process CPU time, median of REPEATS, one core. A decision is one move applied; listing the legal moves is included.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES

from arktable.arena.match import play_match
from arktable.arena.plan import Plan
from arktable.engine import game as contract
from arktable.engine.game import Game, Position
from arktable.engine.record import new_record, read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed

REPEATS = 3


def timed(work: Callable[[], int]) -> float:
    """CPU seconds per unit of work; `work` returns how many units it did. The best-known cure for noise: the median."""
    work()  # caches and branch predictors
    rates = []
    for _ in range(REPEATS):
        started = time.process_time()
        units = work()
        rates.append((time.process_time() - started) / units)
    return statistics.median(rates)


def random_game(game: Game, seats: int, seed: int, stop: int | None = None) -> tuple[Position, list[tuple[int, str]]]:
    """A game of random moves, or its first `stop` decisions."""
    position = game.start(seats, {}, seed)
    rng = rng_from_seed(seed)
    played: list[tuple[int, str]] = []
    while position.seat >= 0 and position.decisions != stop:
        moves = position.moves()
        move = moves[rng.below(len(moves))]
        played.append((position.seat, move.text))
        position.play(move)
    return position, played


def random_play(game: Game, seats: int, games: int) -> Callable[[], int]:
    """Whole games with nothing but rules in the loop."""

    def work() -> int:
        decisions = 0
        for seed in range(games):
            position = game.start(seats, {}, seed)
            below = rng_from_seed(seed).below
            while position.seat >= 0:
                moves = position.moves()
                position.play(moves[below(len(moves))])
            decisions += position.decisions
        return decisions

    return work


def bots_on_samples(ruleset: str, seats: int, games: int) -> Callable[[], int]:
    """The same with random bots, each of which is handed a fresh sample for every decision."""
    plan = Plan(ruleset, seats, ("random",) * seats)
    return lambda: sum(play_match(plan, seed).decisions for seed in range(games))


def many(times: int, work: Callable[[], object]) -> Callable[[], int]:
    """The same thing again and again."""

    def loop() -> int:
        for _ in range(times):
            work()
        return times

    return loop


def measure(ruleset: str, games: int) -> dict[str, float | str | bool]:
    """All figures of one ruleset, by name with unit."""
    game = find_game(ruleset)
    low, high = game.facts.seats_min, game.facts.seats_max
    _, whole = random_game(game, high, 1)
    middle, _ = random_game(game, high, 1, len(whole) // 2)
    record = new_record(game, high, {}, 1)
    record.moves = whole
    text = record.text()
    rng = rng_from_seed(1)
    seat = middle.seat
    return {
        "ruleset": ruleset,
        "compiled": str(contract.__file__).endswith(tuple(EXTENSION_SUFFIXES)),
        f"random play, {high} seats (decisions/s)": 1 / timed(random_play(game, high, games)),
        f"random play, {low} seats (decisions/s)": 1 / timed(random_play(game, low, games)),
        f"random bots on samples, {high} seats (decisions/s)": 1
        / timed(bots_on_samples(ruleset, high, max(1, games // 4))),
        "copy, mid-game (µs)": 1e6 * timed(many(5_000, middle.copy)),
        "sample, mid-game (µs)": 1e6 * timed(many(2_000, lambda: middle.sample(seat, rng))),
        "view of the player to move (µs)": 1e6 * timed(many(300, lambda: middle.view(seat))),
        "view of a spectator (µs)": 1e6 * timed(many(500, lambda: middle.view(-1))),
        f"open a finished game of {len(whole)} decisions (ms)": 1e3
        * timed(many(20, lambda: replay(read_record(text), game).view(-2))),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", default="arkadia")
    parser.add_argument("--games", type=int, default=300, help="games per repeat of random play")
    given = parser.parse_args()
    print(json.dumps(measure(given.ruleset, given.games), ensure_ascii=False))


if __name__ == "__main__":
    main()
