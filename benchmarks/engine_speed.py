"""Speed of the engine in this interpreter, as JSON. `run.py` starts it twice: on the source, and on the compiled build.

Process CPU time, median of REPEATS, one core. A decision is one move applied; listing the legal moves is included.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.bots.catalogue import usual_bot
from arktable.engine import game as contract
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.record import Record, new_record, read_record, replay
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
    line_up = LineUp(ruleset, seats, ("random",) * seats)
    return lambda: sum(play_match(line_up, seed).decisions for seed in range(games))


def many(times: int, work: Callable[[], object]) -> Callable[[], int]:
    """The same thing again and again."""

    def loop() -> int:
        for _ in range(times):
            work()
        return times

    return loop


class Scribe(Watcher):
    """Writes a match down."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, str]] = []

    def step(self, position: Position, seat: int, move: Move) -> None:
        self.moves.append((seat, move.text))


def played_well(game: Game, seats: int) -> Record:
    """A record of a game between the usual bots: companies and boards as full as people make them."""
    scribe = Scribe()
    play_match(LineUp(game.facts.id, seats, (usual_bot(game.facts.game),) * seats), 1, [scribe])
    record = new_record(game, seats, {}, 1)
    record.moves = scribe.moves
    return record


def of_this_game(game: Game, middle: Position) -> dict[str, float]:
    """What only this game has: the figures of `of_<game>.py` beside this file, if there is one."""
    name = f"of_{game.facts.game.replace('-', '_')}"
    if find_spec(name) is None:
        return {}
    figures: dict[str, float] = import_module(name).figures(middle, timed, many)
    return figures


def measure(ruleset: str, games: int) -> dict[str, float | str | bool]:
    """All figures of one ruleset, by name with unit."""
    game = find_game(ruleset)
    low, high = game.facts.seats_min, game.facts.seats_max
    record = played_well(game, high)
    middle = replay(record, game, len(record.moves) // 2)
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
        f"open a finished game of {len(record.moves)} decisions (ms)": 1e3
        * timed(many(20, lambda: replay(read_record(text), game).view(-2))),
        f"a game of greedy bots, {high} seats (ms)": 1e3 * timed(many(1, lambda: played_well(game, high))),
        **of_this_game(game, middle),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--games", type=int, default=300, help="games per repeat of random play")
    given = parser.parse_args()
    print(json.dumps(measure(given.ruleset, given.games), ensure_ascii=False))


if __name__ == "__main__":
    main()
