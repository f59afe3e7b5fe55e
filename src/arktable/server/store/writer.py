"""Group commit: all waiting writes go into one transaction, with one fsync.

A request is answered only after its commit. The whole batch is one call in the writing thread (ADR 0011).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from arktable.server.metrics.declared import COMMIT_SECONDS, COMMIT_WRITES
from arktable.server.store.claim import Claim, connect_to_write
from arktable.server.store.faults import DatabaseFile, fault_of
from arktable.server.store.rows import Conflict, StoreFault

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 100


class Writer:
    """One task that collects writes, and one thread that executes them on one connection."""

    def __init__(self, engine: Engine, claim: Claim, file: DatabaseFile) -> None:
        self._engine = engine.execution_options(writes=True)
        self._claim = claim
        self._file = file
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "arktable-writer")
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="arktable-writer")

    async def stop(self) -> None:
        """Finish all waiting writes, and end."""
        if self._task is not None:
            task, self._task = self._task, None
            self._waiting.put_nowait(None)
            await task
            await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
            self._thread.shutdown()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` inside a transaction; returns after its commit. `work` may be run twice and must only write.

        Raises `Conflict` if a key exists already, and `StoreFault` if the database is unavailable.
        """
        if self._task is None:
            raise StoreFault("the store is closed")
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
            began = time.perf_counter()
            outcomes = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in jobs])
            if jobs:
                COMMIT_SECONDS.observe(time.perf_counter() - began)
                COMMIT_WRITES.observe(len(jobs))
            for (_, future), (result, error) in zip(jobs, outcomes, strict=True):
                if future.done():
                    continue  # the request was cancelled; the work is done nevertheless
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)

    def _commit(self, works: list[Work]) -> list[tuple[Any, Exception | None]]:
        """Write all in one transaction. If one fails, each is written in its own transaction, and only that one fails.

        A fault of the database fails all of them, without waiting for each separately.
        """
        try:
            self._file.check()
            if self._connection is None:
                self._connection = connect_to_write(self._engine, self._claim)
            with self._connection.begin():
                results = [work(self._connection) for work in works]
        except Exception as error:
            fault = fault_of(error)
            if fault is not None:
                self._drop()
                return [(None, fault) for _ in works]
            if len(works) > 1:
                return [outcome for work in works for outcome in self._commit([work])]
            return [(None, Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error)]
        return [(result, None) for result in results]

    def _drop(self) -> None:
        """Drop the connection; the next commit opens another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
