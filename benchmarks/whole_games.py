"""Speed of random play and of views in whole games, as JSON: what two checkouts are compared by (`run.py --against`).

Process CPU time on one core. A decision is one move applied; listing the legal moves is included. Views are measured at
every moment of whole games, each moment once and in the order of play, so that nothing is remembered that a table would
have to compute. Only modules that older checkouts have too are imported here; their positions have no public part.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Any

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.bots.catalogue import usual_bot
from arktable.engine import game as contract
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed

REPEATS = 3
VIEWED = 3
"""Views are measured in this many games of the usual bots and of random bots, after one unmeasured game of each."""


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


class Scribe(Watcher):
    """Writes a match down, and keeps a copy of each moment if asked to."""

    def __init__(self, keep: bool = False) -> None:
        self.moves: list[tuple[int, str]] = []
        self.moments: list[Position] = []
        self._keep = keep

    def step(self, position: Position, seat: int, move: Move) -> None:
        self.moves.append((seat, move.text))
        if self._keep:
            self.moments.append(position.copy())


def played(game: Game, seats: int, bot: str, seed: int, keep: bool = False) -> Scribe:
    """A game in which this bot plays every seat."""
    scribe = Scribe(keep)
    play_match(LineUp(game.facts.id, seats, (bot,) * seats), seed, [scribe])
    return scribe


def first_view(position: Position) -> object:
    """The view of the deciding seat, as the first one of its version: public part and own part."""
    return position.view(position.seat)


def further_view(position: Position, public: dict[str, Any]) -> object:
    """The view of another seat, once the public part is there. A game may make a whole view for each viewer."""
    viewer = (position.seat + 1) % position.seats
    own = getattr(position, "own_part", None)
    return position.view(viewer) if own is None else {**public, **own(viewer)}


def public_part(position: Position) -> dict[str, Any]:
    """What all viewers see alike; empty where the checkout knows no such part."""
    make = getattr(position, "public_part", None)
    return {} if make is None else make()


def in_whole_games(game: Game, seats: int) -> dict[str, float]:
    """The mean over every moment of whole games, in µs."""
    extra = of_this_game(game)
    looks: dict[str, Callable[[Position], object]] = {"first view of a version": first_view, **extra}
    spent: dict[str, float] = {}
    seen = 0
    for seed in range(VIEWED + 1):
        for bot in (usual_bot(game.facts.game), "random"):
            moments = played(game, seats, bot, seed, keep=True).moments
            public = public_part(moments[-1])
            looks["each further viewer"] = lambda position, public=public: further_view(position, public)
            times = {name: spent_on(moments, look) for name, look in looks.items()}
            if seed:
                seen += len(moments)
                spent = {name: spent.get(name, 0.0) + seconds for name, seconds in times.items()}
    return {f"{name}, mean of whole games (µs)": 1e6 * seconds / seen for name, seconds in spent.items()}


def spent_on(moments: Sequence[Position], look: Callable[[Position], object]) -> float:
    """CPU seconds for looking at each of these moments once."""
    started = time.process_time()
    for moment in moments:
        look(moment)
    return time.process_time() - started


def of_this_game(game: Game) -> dict[str, Callable[[Position], object]]:
    """What only this game has to look at: `LOOKS` of `of_<game>.py` in this folder, if there is one."""
    name = f"of_{game.facts.game.replace('-', '_')}"
    if find_spec(name) is None:
        return {}
    try:
        looks: dict[str, Callable[[Position], object]] = import_module(name).LOOKS
    except ImportError:  # an older checkout has it elsewhere
        return {}
    return looks


def compared(ruleset: str, games: int) -> dict[str, float | str | bool]:
    """The figures that two checkouts are compared by."""
    game = find_game(ruleset)
    seats = game.facts.seats_max
    return {
        **about(ruleset),
        f"random play, {seats} seats (decisions/s)": 1 / timed(random_play(game, seats, games)),
        **in_whole_games(game, seats),
    }


def about(ruleset: str) -> dict[str, float | str | bool]:
    """What the figures are of."""
    return {
        "ruleset": ruleset,
        "compiled": str(contract.__file__).endswith(tuple(EXTENSION_SUFFIXES)),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--games", type=int, default=300, help="games per repeat of random play")
    given = parser.parse_args()
    print(json.dumps(compared(given.ruleset, given.games), ensure_ascii=False))


if __name__ == "__main__":
    main()
