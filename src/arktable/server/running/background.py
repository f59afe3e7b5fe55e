"""Work in the background: one that is repeated, and tasks that nobody waits for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from arktable.server.metrics.declared import FAULTS, SWEEP_LAG
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)


class Repeating:
    """Does the same work at an interval, and earlier when it is woken.

    A failure is logged, and the work is tried again at the next interval.
    """

    def __init__(self, name: str, work: Callable[[], Awaitable[object]], failure: str) -> None:
        """`failure` says in the log what does not happen, such as "clocks are not checked"."""
        # Work that several processes must not do at the same time asks here whether this one does it.
        self.is_ours: Callable[[], bool] = lambda: True
        self._name = name
        self._work = work
        self._failure = failure
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def start(self, every: float, at_once: bool = False) -> None:
        """Work at this interval in seconds; 0: never. The first time is after the first interval, or `at_once`."""
        if every > 0:
            self._task = asyncio.create_task(self._run(every, at_once), name=f"arktable-{self._name}")

    def wake(self) -> None:
        """Work as soon as possible. If it is working now, it works once more afterwards."""
        self._woken.set()

    async def close(self) -> None:
        """End, also in the middle of the work."""
        task, self._task = self._task, None
        SWEEP_LAG.forget(self._name)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, every: float, at_once: bool) -> None:
        if at_once:
            self._woken.set()
        SWEEP_LAG.begin(every, self._name)
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), every)
            self._woken.clear()
            if not self.is_ours():
                SWEEP_LAG.forget(self._name)
                continue
            SWEEP_LAG.begin(every, self._name)
            try:
                await self._work()
                SWEEP_LAG.expect(every, self._name)
            except StoreFault as fault:
                FAULTS.add("background")
                log.warning("%s: %s", self._failure, fault)
            except Exception:
                log.exception("%s", self._failure)


class Tasks:
    """Tasks that run by themselves. They are kept until they end, because the event loop does not keep them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this in a task of its own. The work handles its errors itself."""
        task = asyncio.create_task(work, name=f"arktable-{self._name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settled(self) -> None:
        """Wait until no task is left, also of those that begin meanwhile."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """End all tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
