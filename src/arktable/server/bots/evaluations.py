"""Evaluations of decisions, shared by hints, reviews, reports and analyses, so that all of them show the same figures.

A run is found by the line that leads to the decision. It can be deepened, and all callers see the deeper figures.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from arktable.jobs.evaluation import MOST_GAMES, AskStep, Run, Worth, attempted, deepen
from arktable.jobs.job import Answer, BotFailed, EvaluationStep, Job, Thinking
from arktable.server.bots.at_table import BotsAtTable
from arktable.server.running.background import Tasks
from arktable.server.running.errors import Refused

log = logging.getLogger(__name__)

MOST_RUNS: Final = 1000
MOST_RESULTS: Final = 200_000
"""Maximum number of runs, and of results in all of them together. A result takes about 100 bytes."""


class KeptRun:
    """A run in the cache, and the task that deepens it."""

    __slots__ = ("failed", "lock", "run", "task")

    def __init__(self, run: Run) -> None:
        self.run = run
        self.lock = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def busy(self) -> bool:
        """Is somebody adding games?"""
        return self.task is not None or self.lock.locked()


class Evaluations:
    """Keeps the runs of this process. The least recently used ones are forgotten first."""

    def __init__(
        self, bots: BotsAtTable, thinking: Thinking, most_runs: int = MOST_RUNS, most_results: int = MOST_RESULTS
    ) -> None:
        self._bots = bots
        self._thinking = thinking
        self._most_runs = most_runs
        self._most_results = most_results
        self._kept: OrderedDict[bytes, KeptRun] = OrderedDict()
        self.tasks = Tasks("evaluation")

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def size(self) -> int:
        """Number of results in the cache."""
        return sum(kept.run.size for kept in self._kept.values())

    def known(self, job: Job) -> Run | None:
        """The run of the decision after the moves of the job, if it is in the cache."""
        kept = self._kept.get(fingerprint(job))
        return None if kept is None else kept.run

    def of(self, job: Job) -> KeptRun:
        """The run of the decision after the moves of the job; a new one if there is none."""
        key = fingerprint(job)
        kept = self._kept.setdefault(key, KeptRun(Run()))
        self._kept.move_to_end(key)
        return kept

    async def deepened(
        self, job: Job, games: int, client: str, later: Sequence[str] = (),
        is_late: Callable[[], bool] = lambda: False,
    ) -> Run:  # fmt: skip
        """The run with at least this many games, compared with what was played later; raises `BotFailed`."""
        kept = self.of(job)
        async with kept.lock:
            await deepen(kept.run, self._asker(job, client), games, later, is_late)
        self._forget()
        return kept.run

    async def attempted(
        self, job: Job, games: int, client: str, moves: Sequence[str], later: Sequence[str]
    ) -> Worth | None:
        """What moves that a reader tries bring in the games of the run; raises `BotFailed`."""
        kept = self.of(job)
        async with kept.lock:
            worth = await attempted(kept.run, self._asker(job, client), games, moves, later)
        self._forget()
        return worth

    def begin(self, job: Job, games: int, client: str, later: Sequence[str]) -> None:
        """Deepen the run in the background."""
        kept = self.of(job)
        kept.task = self.tasks.begin(self._background(kept, job, games, client, later))

    async def _background(self, kept: KeptRun, job: Job, games: int, client: str, later: Sequence[str]) -> None:
        try:
            await self.deepened(job, games, client, later)
        except (BotFailed, Refused) as failure:
            log.warning("evaluation of decision %d failed: %s", len(job.moves), failure)
            kept.failed = True
        except Exception:
            log.exception("evaluation of decision %d failed", len(job.moves))
            kept.failed = True
        finally:
            kept.task = None

    def _asker(self, job: Job, client: str) -> AskStep:
        async def ask(step: EvaluationStep) -> Answer:
            async with self._bots.queue.place(client):
                return await self._thinking.review(msgspec.structs.replace(job, review=step))

        return ask

    def _forget(self) -> None:
        """Keep to the limits. A run to which somebody adds games stays."""
        size = self.size
        for key, kept in list(self._kept.items()):
            if len(self._kept) <= self._most_runs and size <= self._most_results:
                return
            if not kept.busy:
                size -= kept.run.size
                del self._kept[key]


def fingerprint(job: Job) -> bytes:
    """What makes a decision the same: the game, its numbers and rules, and the moves that lead to it."""
    line = (job.ruleset, job.options, job.seats, job.seed, job.revision, job.sheet, job.switches, job.start, job.moves)
    return hashlib.sha256(msgspec.json.encode(line)).digest()


def wanted_games(asked: int, usual: int) -> int:
    """The number of games for a request that may ask for more than the usual number."""
    return max(2, min(max(asked, usual), MOST_GAMES))
