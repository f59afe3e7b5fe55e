"""Games in several processes of this machine. A process that dies is replaced, and its game is played again.

The executor of the standard library fails completely when one of its processes dies. Here every process has its own
pipe: it gets some fixtures and sends back each game as soon as it is over, so that a death costs one game.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Final

from arktable.arena.played import Played, play_fixture
from arktable.arena.schedule import Fixture, NoTournament, Schedule

MOST_AT_ONCE: Final = 16
"""Maximum number of fixtures sent at once: sending each alone would cost more than a short game of random bots."""
SHARES: Final = 4
"""Each process gets its share of the remaining fixtures in at least this many parts, so that all end together."""
MOST_DEATHS: Final = 3
"""A game during which this many processes died is the likely cause, and stops the tournament."""


class Worker:
    """One process and its end of the pipe, with the fixtures it has not played yet."""

    def __init__(self, schedule: Schedule) -> None:
        # Spawn works everywhere; a fork would copy whatever threads and locks the caller has.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, schedule), daemon=True)
        self.process.start()
        theirs.close()
        self.waiting: deque[Fixture] = deque()

    def hand(self, fixtures: Sequence[Fixture]) -> None:
        """Give the process more to do."""
        self.waiting.extend(fixtures)
        with suppress(OSError):  # It may be dead; the end of the pipe will show it.
            self.pipe.send(list(fixtures))

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection, schedule: Schedule) -> None:
    """Play what comes through the pipe until it is closed: the work of one process."""
    # A terminal sends Ctrl-C to every process; each worker would print a traceback of its own.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            fixtures: list[Fixture] = pipe.recv()
            for fixture in fixtures:
                pipe.send(_tried(schedule, fixture))
        except (EOFError, OSError):
            return


def _tried(schedule: Schedule, fixture: Fixture) -> Played | NoTournament:
    try:
        return play_fixture(schedule, fixture)
    except NoTournament as error:
        return error


def in_processes(schedule: Schedule, fixtures: Sequence[Fixture], workers: int) -> Iterator[Played]:
    """Play the fixtures in `workers` processes. Games come as they end, in any order."""
    queue = deque(fixtures)
    deaths: Counter[int] = Counter()
    crew = [Worker(schedule) for _ in range(min(workers, len(queue)))]
    try:
        for worker in crew:
            _feed(worker, queue, len(crew))
        while any(worker.waiting for worker in crew):
            busy = {worker.pipe: worker for worker in crew if worker.waiting}
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index] # `wait` gives back what it was handed
                try:
                    played: Played | NoTournament = worker.pipe.recv()
                except (EOFError, OSError):
                    _bury(worker, queue, deaths)
                    crew[crew.index(worker)] = worker = Worker(schedule)
                else:
                    if isinstance(played, NoTournament):
                        raise played
                    worker.waiting.popleft()
                    yield played
                if not worker.waiting:
                    _feed(worker, queue, len(crew))
    finally:
        for worker in crew:
            worker.stop()


def _feed(worker: Worker, queue: deque[Fixture], crew: int) -> None:
    handful = max(1, min(MOST_AT_ONCE, len(queue) // (crew * SHARES)))
    fixtures = [queue.popleft() for _ in range(min(handful, len(queue)))]
    if fixtures:
        worker.hand(fixtures)


def _bury(worker: Worker, queue: deque[Fixture], deaths: Counter[int]) -> None:
    """Return the fixtures that a dead process has not played to the queue, and count the death for its present game."""
    worker.stop()
    fixture = worker.waiting[0]
    deaths[fixture.number] += 1
    if deaths[fixture.number] >= MOST_DEATHS:
        raise NoTournament(
            f"game {fixture.number} (seed {fixture.seed}, {', '.join(fixture.bots)}) ended its process "
            f"{MOST_DEATHS} times; its last exit code was {worker.process.exitcode}"
        )
    queue.extendleft(list(worker.waiting)[::-1])


def cores() -> int:
    """The number of processors that this process may use."""
    return os.cpu_count() or 1
