"""`make bench-bots`: how fast the bots think, on whatever build is first in PYTHONPATH.

Of each game: games and decisions of greedy, evaluations and play-outs of the search, all by the processor's clock, the
best of some repeats; then games per second by the clock on the wall, with one process and with two, and the memory of a
process that has searched. An evaluation is what all seats of a position in the middle of a game are worth (`values`); a
play-out is one iteration of the search from there.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from arktable.arena.line_up import LineUp
from arktable.arena.match import play_match
from arktable.arena.simulate import GAMES_PER_PROCESS, simulate
from arktable.bots import bot as contract
from arktable.bots.bot import RankingBot
from arktable.bots.budget import Budget
from arktable.bots.catalogue import make_bot
from arktable.bots.search.thinking import SearchBot
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of

WHAT: Final = (
    ("arkadia", 2), ("arkadia", 4), ("arkwright-cards", 2), ("arkwright-cards", 4), ("spinning-jenny", 2),
    ("water-frame", 2), ("water-frame", 4),
)  # fmt: skip
REPEATS: Final = 3
SEED: Final = 1
WALL_SECONDS: Final = 6.0
"""About so long games are played by the clock on the wall: processes take a while to start."""


def greedy_game(ruleset: str, seats: int) -> tuple[float, int]:
    """Seconds and decisions of a game between greedy bots: the quickest of some repeats."""
    line_up = LineUp(ruleset, seats, ("greedy",) * seats)
    seconds, decisions = [], 0
    for _ in range(REPEATS):
        started = time.process_time()
        decisions = play_match(line_up, SEED).decisions
        seconds.append(time.process_time() - started)
    return min(seconds), decisions


def middle_of(ruleset: str, seats: int, decisions: int, search: SearchBot) -> Position:
    """A plan point in the middle of a game between greedy bots."""
    game = find_game(ruleset)
    position = game.start(seats, {}, SEED)
    bot = make_bot("greedy", game.facts.game, rng_of(SEED))
    assert isinstance(bot, RankingBot)
    while position.decisions < decisions // 2 or not search.study().is_plan_point(position):
        position.play(bot.choose(position.copy()))
    return position


def evaluation(search: SearchBot, position: Position) -> float:
    """Seconds for the values of all seats."""
    found = []
    for _ in range(REPEATS):
        started, times = time.process_time(), 0
        while time.process_time() - started < 0.2:
            search.study().values(position)
            times += 1
        found.append((time.process_time() - started) / times)
    return min(found)


def playout(search: SearchBot, position: Position) -> float:
    """Seconds for one play-out of a search of a second."""
    found = []
    search.reckon_by(time.process_time)
    search.allow(Budget(milliseconds=1000))
    for _ in range(REPEATS):
        started = time.process_time()
        plans = search.compare(position.copy())
        spent = time.process_time() - started
        found.append(spent / max(1, sum(len(plan.results) for plan in plans)))
    return min(found)


def games_per_second(ruleset: str, seats: int, workers: int, games: int) -> float:
    """Games between greedy bots by the clock on the wall."""
    line_up = LineUp(ruleset, seats, ("greedy",) * seats)
    return games / simulate(line_up, games, SEED, workers).seconds


def measure(ruleset: str, seats: int, wall: bool) -> dict[str, Any]:
    """All figures of one game."""
    seconds, decisions = greedy_game(ruleset, seats)
    search = make_bot("search", find_game(ruleset).facts.game, rng_of(SEED))
    assert isinstance(search, SearchBot)
    middle = middle_of(ruleset, seats, decisions, search)
    found: dict[str, Any] = {
        "ruleset": ruleset,
        "seats": seats,
        "greedy, ms a game": 1000 * seconds,
        "greedy, decisions/s": decisions / seconds,
        "evaluations/s": 1 / evaluation(search, middle),
        "play-outs/s": 1 / playout(search, middle),
    }
    if wall:
        games = max(2 * GAMES_PER_PROCESS, round(WALL_SECONDS / seconds))
        found |= {f"games/s, {at} workers": games_per_second(ruleset, seats, at, games) for at in (1, 2)}
    # Kilobytes on Linux, bytes on a Mac; it only ever grows.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found["memory, MB"] = peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rulesets", default="", help="names between commas; all if there are none")
    parser.add_argument("--no-wall", action="store_true", help="leave out games per second by the clock on the wall")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    given = parser.parse_args()
    wanted = [what for what in WHAT if not given.rulesets or what[0] in given.rulesets.split(",")]
    rows = [measure(ruleset, seats, not given.no_wall) for ruleset, seats in wanted]
    if given.json:
        print(json.dumps(rows, indent=2))
        return
    build = "compiled" if str(contract.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    title = f"{build}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    table = Table(title=title, title_justify="left")
    for key in rows[0]:
        table.add_column(key, justify="left" if key == "ruleset" else "right")
    for row in rows:
        table.add_row(*(f"{value:,.0f}" if isinstance(value, float) else str(value) for value in row.values()))
    Console(highlight=False, width=None if sys.stdout.isatty() else 160).print(table)


if __name__ == "__main__":
    main()
