"""Speed of the engine in this interpreter, as JSON. `run.py` starts it on the source and on the compiled build.

Process CPU time on one core; random play and views are measured by `whole_games.py`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from whole_games import about, in_whole_games, played, random_play, timed

from arktable.arena.line_up import LineUp
from arktable.arena.match import play_match
from arktable.bots.catalogue import usual_bot
from arktable.engine.game import Game
from arktable.engine.records.record import Record, new_record, read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed


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


def played_well(game: Game, seats: int) -> Record:
    """A record of a game between the usual bots: companies and boards as full as people make them."""
    record = new_record(game, seats, {}, 1)
    record.moves = played(game, seats, usual_bot(game.facts.game), 1).moves
    return record


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
        **about(ruleset),
        f"random play, {high} seats (decisions/s)": 1 / timed(random_play(game, high, games)),
        f"random play, {low} seats (decisions/s)": 1 / timed(random_play(game, low, games)),
        f"random bots on samples, {high} seats (decisions/s)": 1
        / timed(bots_on_samples(ruleset, high, max(1, games // 4))),
        "copy, mid-game (µs)": 1e6 * timed(many(5_000, middle.copy)),
        "sample, mid-game (µs)": 1e6 * timed(many(2_000, lambda: middle.sample(seat, rng))),
        **in_whole_games(game, high),
        f"open a finished game of {len(record.moves)} decisions (ms)": 1e3
        * timed(many(20, lambda: replay(read_record(text), game).view(-2))),
        f"a game of greedy bots, {high} seats (ms)": 1e3 * timed(many(1, lambda: played_well(game, high))),
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
