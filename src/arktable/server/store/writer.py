"""Group commit: everything that waits to be written goes into one transaction, with one fsync.

A request is answered only after the commit that holds its work, so the safety is that of one commit each. The whole
batch is one visit to the writing thread (ADR 0011).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from arktable.server.store.rows import Conflict, StoreError

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 100


class Writer:
    """One task that collects, and one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, "arktable-writer")
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="arktable-writer")

    async def stop(self) -> None:
        """Write everything that waits, and then end."""
        if self._task is not None:
            task, self._task = self._task, None
            self._waiting.put_nowait(None)
            await task
            self._thread.shutdown()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` inside a transaction; returns after its commit. `work` may be run twice and must only write.

        Raises `Conflict` when a key it inserts is taken.
        """
        if self._task is None:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, future))
        return await future

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        open_ = True
        while open_:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            open_ = None not in batch
            jobs = [job for job in batch if job is not None]
            outcomes = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in jobs])
            for (_, future), (result, error) in zip(jobs, outcomes, strict=True):
                if future.done():
                    continue  # whoever asked has gone; the work is done all the same
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)

    def _commit(self, works: list[Work]) -> list[tuple[Any, Exception | None]]:
        """Write all in one transaction. If one fails, each gets a transaction of its own, and only that one fails."""
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work in works]
        except Exception as error:
            if len(works) > 1:
                return [outcome for work in works for outcome in self._commit([work])]
            return [(None, Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error)]
        return [(result, None) for result in results]
