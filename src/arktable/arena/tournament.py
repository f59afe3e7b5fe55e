"""Runs a tournament: plays the games that the journal lacks, in this process, in several or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from arktable.arena.journal import Journal
from arktable.arena.kept_records import RecordFolder
from arktable.arena.on_ray import on_ray
from arktable.arena.played import Played, play_fixture
from arktable.arena.pool import cores, in_processes
from arktable.arena.schedule import Fixture, Schedule


@dataclass(frozen=True)
class Where:
    """Where games are played: in this process, in several, or on the Ray cluster with this address."""

    workers: int = 1
    """Processes of this machine; 0 is one per core."""
    ray: str = ""

    def games(self, schedule: Schedule, fixtures: Sequence[Fixture]) -> Generator[Played, None, None]:
        """The games of these fixtures as they end, in any order."""
        workers = self.workers or cores()
        if not fixtures:
            return
        if self.ray:
            yield from on_ray(schedule, fixtures, self.ray)
        elif workers > 1:
            yield from in_processes(schedule, fixtures, workers)
        else:
            for fixture in fixtures:
                yield play_fixture(schedule, fixture)


def play_tournament(
    schedule: Schedule,
    where: Where,
    journal: Journal | None = None,
    on_games: Callable[[int], None] = lambda games: None,
    on_played: Callable[[Played], None] = lambda played: None,
) -> list[Played]:
    """Play the games that the journal lacks, and return all games of the schedule by number.

    `on_games` is called with the number of games in the journal, and then for each that ends. `on_played` is called
    with each game that ends, before the journal has it.
    """
    schedule.check()
    fixtures = schedule.fixtures()
    games: dict[int, Played] = {} if journal is None else dict(journal.games)
    missing = [fixture for fixture in fixtures if fixture.number not in games]
    on_games(len(fixtures) - len(missing))
    # Closing it ends its processes, also when somebody presses Ctrl-C.
    with closing(where.games(schedule, missing)) as playing:
        for played in playing:
            # A machine that was considered lost may still send its games; the first result counts.
            if played.number not in games:
                on_played(played)
                games[played.number] = replace(played, record="")
                if journal is not None:
                    journal.add(played)
                on_games(1)
    return [games[fixture.number] for fixture in fixtures]


def play_in(
    schedule: Schedule,
    where: Where,
    folder: Path | None,
    on_games: Callable[[int], None] = lambda games: None,
    records: Path | None = None,
) -> list[Played]:
    """Play a schedule, with the journal of a folder if there is one. `records` is the folder for records, if wanted."""
    schedule = replace(schedule, recorded=records is not None)
    on_played = (lambda played: None) if records is None else RecordFolder(records).keep
    if folder is None:
        return play_tournament(schedule, where, None, on_games, on_played)
    with Journal(folder, schedule) as journal:
        return play_tournament(schedule, where, journal, on_games, on_played)
