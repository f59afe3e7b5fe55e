"""Long jobs of bots about finished games: each is begun once, runs in the background, and its result is kept."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from arktable.jobs.job import Answer, BotFailed, Job, Thinking
from arktable.server.bots.at_table import BotsAtTable
from arktable.server.running.background import Tasks

JobState: TypeAlias = Literal["running", "done", "failed"]


class JobResult(Protocol):
    """What a job fills. `Jobs` sets its state."""

    state: JobState


K = TypeVar("K")
T = TypeVar("T", bound=JobResult)

log = logging.getLogger(__name__)


class Jobs(Generic[K, T]):
    """Results by key, as far as they are made. The least recently used ones are forgotten first."""

    def __init__(self, bots: BotsAtTable, thinking: Thinking, most: int) -> None:
        self._bots = bots
        self._thinking = thinking
        self._most = most
        self._results: OrderedDict[K, T] = OrderedDict()
        self.tasks = Tasks("job")

    def known(self, key: K) -> T | None:
        """The result of a job that was begun. A failure is returned once: the next request begins the job again."""
        result = self._results.get(key)
        if result is not None:
            self._results.move_to_end(key)
            if result.state == "failed":
                del self._results[key]
        return result

    def begin(self, key: K, result: T, work: Callable[[], Awaitable[None]], name: str) -> T:
        """Start the work that fills this result."""
        self._results[key] = result
        for old in list(self._results)[: max(0, len(self._results) - self._most)]:
            if self._results[old].state != "running":
                del self._results[old]
        self.tasks.begin(self._run(result, work, name))
        return result

    async def _run(self, result: T, work: Callable[[], Awaitable[None]], name: str) -> None:
        try:
            await work()
            result.state = "done"
        except BotFailed as failure:
            log.warning("%s failed: %s", name, failure)
            result.state = "failed"
        except Exception:
            log.exception("%s failed", name)
            result.state = "failed"

    async def ask(self, job: Job, client: str) -> Answer:
        """The answer of a bot, which is asked when it is the turn of this client."""
        async with self._bots.queue.place(client):
            return await self._thinking.review(job)
