"""Group commit: everything that waits to be written goes into one transaction, with one fsync.

A request is answered only after the commit that holds its work, so the safety is that of one commit each; measured,
it gives 2.6 times the moves per second (`anchors/performance.md` §3).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arktable.server.store.rows import Conflict, StoreError

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]

MOST_AT_ONCE = 100


class Writer:
    """One task that owns the only connection that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="arktable-writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run `work` inside a transaction; returns after its commit. `work` may be run twice and must only write.

        Raises `Conflict` when a key it inserts is taken.
        """
        if self._task is None:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, future))
        return await future

    async def _run(self) -> None:
        open_ = True
        while open_:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            open_ = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs and not await self._together(jobs):
                for job in jobs:
                    await self._alone(*job)

    async def _together(self, jobs: list[tuple[Work, asyncio.Future[Any]]]) -> bool:
        """One transaction for all; False when any of them failed, and then nothing was written."""
        try:
            async with self._engine.begin() as connection:
                results = [await work(connection) for work, _ in jobs]
        except Exception as error:  # whoever waits for the job gets it
            if len(jobs) > 1:
                return False
            _fail(jobs[0][1], error)
            return True
        for (_, future), result in zip(jobs, results, strict=True):
            if not future.done():
                future.set_result(result)
        return True

    async def _alone(self, work: Work, future: asyncio.Future[Any]) -> None:
        await self._together([(work, future)])


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error)
