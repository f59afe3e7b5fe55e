"""Many random games with everything checked: `python -m tests.fuzz --games 1000`.

Every game is played with other options, every second one with any combination of them; after each decision the promises
of engine/game.py are checked, every now and then views for leaks, `why_not` against `moves` and the text of the
position, and at the end the game is replayed from its record.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from arktable.engine.records.record import new_record, read_record, replay
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.fields import difference
from tests.builders.invariants import Watch, as_bytes, leaks_nothing, why_not_agrees
from tests.builders.random_play import MOST_DECISIONS, pick
from tests.builders.rulesets import option_sets, some_options

CHUNK = 10


def fuzz_game(ruleset: str, seats: int, seed: int) -> str:
    """Play one game, check everything; how it ended: "finished" or "stuck"."""
    game, rng = find_game(ruleset), rng_from_seed(-1 - seed)
    sets = option_sets(game)
    options = sets[seed // 2 % len(sets)] if seed % 2 == 0 else some_options(game, rng)
    record = new_record(game, seats, options, seed)
    position = game.start(seats, options, seed)
    watch = Watch(position)
    while position.seat >= 0:
        assert position.decisions < MOST_DECISIONS
        if rng.below(40) == 0:
            leaks_nothing(position, rng)
            why_not_agrees(position, rng, most=50)
            assert not difference(game.load(position.save()), position)
        move = pick(position.moves(), rng)
        record.moves.append((position.seat, move.text))
        position.play(move)
        watch.look(position)
    again = replay(read_record(record.text()), game)
    assert as_bytes(again.view(OPEN_BOOK)) == as_bytes(position.view(OPEN_BOOK))
    return "finished" if position.ended_properly() else "stuck"


def fuzz_chunk(ruleset: str, seats: int, first: int, games: int) -> Counter[str]:
    """Some games in one go; whatever goes wrong is counted and told, and the run goes on."""
    results: Counter[str] = Counter()
    for seed in range(first, first + games):
        try:
            results[fuzz_game(ruleset, seats, seed)] += 1
        except Exception as error:
            results["failed"] += 1
            sys.stderr.write(f"\n{ruleset} with {seats} seats, seed {seed}: {type(error).__name__}: {error}\n")
    return results


def settings() -> Iterator[tuple[str, int]]:
    for game in rulesets():
        for seats in range(game.facts.seats_min, game.facts.seats_max + 1):
            yield game.facts.id, seats


def run(games: int, first: int, workers: int) -> dict[tuple[str, int], Counter[str]]:
    """All settings with a progress bar; the results per setting."""
    results: dict[tuple[str, int], Counter[str]] = {setting: Counter() for setting in settings()}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(workers) as pool:
        for setting, counted in results.items():
            task = progress.add_task(f"{setting[0]}, {setting[1]} seats", total=games)
            chunks = [(seed, min(CHUNK, first + games - seed)) for seed in range(first, first + games, CHUNK)]
            jobs = [pool.submit(fuzz_chunk, *setting, seed, size) for seed, size in chunks]
            for job in jobs:
                counted.update(job.result())
                progress.update(task, completed=counted.total())
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games per ruleset and number of seats")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args()
    results = run(asked.games, asked.seed, asked.workers)
    table = Table("ruleset", "seats", "games", "finished", "stuck", "failed", title="Random games")
    for (ruleset, seats), counted in results.items():
        ends = [str(counted[end]) for end in ("finished", "stuck", "failed")]
        table.add_row(ruleset, str(seats), str(counted.total()), *ends)
    Console().print(table)
    return 1 if any(counted["failed"] for counted in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
