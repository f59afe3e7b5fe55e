"""A tournament from its plan to its games: what is missing in the journal is played, here or elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from arktable.arena.journal import Journal
from arktable.arena.on_ray import on_ray
from arktable.arena.plan import Fixture, Plan
from arktable.arena.played import Played, play_fixture
from arktable.arena.pool import cores, in_processes


@dataclass(frozen=True)
class Where:
    """Where games are played: in this process, in several, or on the Ray cluster with this address."""

    workers: int = 1
    """Processes of this machine; 0 is one per core."""
    ray: str = ""

    def games(self, plan: Plan, fixtures: Sequence[Fixture]) -> Generator[Played, None, None]:
        """The games of these fixtures as they end, in any order."""
        workers = self.workers or cores()
        if not fixtures:
            return
        if self.ray:
            yield from on_ray(plan, fixtures, self.ray)
        elif workers > 1:
            yield from in_processes(plan, fixtures, workers)
        else:
            for fixture in fixtures:
                yield play_fixture(plan, fixture)


def play_tournament(
    plan: Plan, where: Where, journal: Journal | None = None, on_games: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """Play what the journal has not, and give every game of the plan by number.

    `on_games` hears of the games that are there already, and then of each that ends.
    """
    plan.check()
    fixtures = plan.fixtures()
    games: dict[int, Played] = {} if journal is None else dict(journal.games)
    missing = [fixture for fixture in fixtures if fixture.number not in games]
    on_games(len(fixtures) - len(missing))
    # Closing it ends its processes, also when somebody presses Ctrl-C.
    with closing(where.games(plan, missing)) as playing:
        for played in playing:
            # A machine that was given up for lost may still send its games; the first ones count.
            if played.number not in games:
                games[played.number] = played
                if journal is not None:
                    journal.add(played)
                on_games(1)
    return [games[fixture.number] for fixture in fixtures]


def play_in(
    plan: Plan, where: Where, folder: Path | None, on_games: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """Play a plan, with the journal of a folder if there is one."""
    if folder is None:
        return play_tournament(plan, where, None, on_games)
    with Journal(folder, plan) as journal:
        return play_tournament(plan, where, journal, on_games)
