"""Group commit: all waiting writes go into one transaction, with one fsync.

A request is answered only after its commit. The whole batch is one call in the writing thread (ADR 0011). Appends to
logs, which are most of the writes, are merged into a few statements (`appends.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from arktable.server.metrics.declared import COMMIT_SECONDS, COMMIT_WRITES
from arktable.server.store.appends import Append, Appended, run_appends
from arktable.server.store.claim import Claim, connect_to_write
from arktable.server.store.faults import DatabaseFile, fault_of, translated
from arktable.server.store.rows import Conflict, StoreFault

log = logging.getLogger(__name__)

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]
Job: TypeAlias = Work | Append
Outcome: TypeAlias = tuple[Any, Exception | None]

MOST_AT_ONCE: Final = 100
MOST_TRIES: Final = 4
"""Attempts of a transaction."""


class Writer:
    """One task that collects writes, and one thread that executes them on one connection."""

    def __init__(self, engine: Engine, claim: Claim, file: DatabaseFile) -> None:
        self._engine = engine.execution_options(writes=True)
        self._claim = claim
        self._file = file
        self._connection: Connection | None = None
        self._is_committing = False
        self._thread = ThreadPoolExecutor(1, "arktable-writer")
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[Any]] | None] = asyncio.Queue()
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
        return cast("T", await self._done(work))

    async def append(self, job: Append) -> Appended:
        """Append to the log of a table; as `write`, but merged with the appends to other tables."""
        return cast("Appended", await self._done(job))

    async def _done(self, job: Job) -> Any:
        if self._task is None:
            raise StoreFault("the store is closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, future))
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
            outcomes = await loop.run_in_executor(self._thread, self._outcomes, [job for job, _ in jobs])
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

    def _outcomes(self, jobs: Sequence[Job]) -> list[Outcome]:
        """What became of these jobs. Whatever happens, the writer goes on."""
        try:
            return self._commit(jobs)
        except Exception as error:
            log.exception("the writer failed")
            self._connection = None
            return [(None, StoreFault(f"the writer failed: {error}")) for _ in jobs]

    def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Write all in one transaction. If one fails, only that one fails.

        A fault of the database fails all of them, without waiting for each separately.
        """
        try:
            self._file.check()
            return self._insisted(jobs)
        except Exception as error:
            fault = fault_of(error)
            if fault is not None:
                self._drop()
                return [(None, fault) for _ in jobs]
            if len(jobs) > 1:
                return self._apart(jobs)
            return [(None, Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error)]

    def _apart(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Write each job in its own transaction, but appends together if they are not the only ones."""
        appends = [n for n, job in enumerate(jobs) if isinstance(job, Append)]
        if len(appends) == len(jobs):
            appends = []
        outcomes = dict(zip(appends, self._commit([jobs[n] for n in appends]), strict=True)) if appends else {}
        return [outcomes[n] if n in outcomes else self._commit([job])[0] for n, job in enumerate(jobs)]

    def _insisted(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Write all jobs in one transaction; tried again if nothing can have been written.

        PostgreSQL ends one of two transactions that wait for each other, and a connection may have been closed while
        it was not used. After a lost commit nobody knows: that is a fault.
        """
        for _ in range(MOST_TRIES - 1):
            try:
                return self._written(jobs)
            except DBAPIError as error:
                if self._is_lost(error):
                    self._drop()
                elif not _is_deadlock(error):
                    raise
        return self._written(jobs)

    def _written(self, jobs: Sequence[Job]) -> list[Outcome]:
        if self._connection is None:
            self._connection = connect_to_write(self._engine, self._claim)
        connection = self._connection
        self._is_committing = False
        with translated(connection), connection.begin():
            results = {n: job(connection) for n, job in enumerate(jobs) if not isinstance(job, Append)}
            appends = {n: job for n, job in enumerate(jobs) if isinstance(job, Append)}
            appended = run_appends(connection, list(appends.values()), self._claim.process)
            self._is_committing = True
        results.update(zip(appends, appended, strict=True))
        return [
            (None, results[n]) if isinstance(results[n], Conflict) else (results[n], None) for n in range(len(jobs))
        ]

    def _is_lost(self, error: DBAPIError) -> bool:
        """Was the connection lost, before the transaction could be committed?"""
        if self._connection is None or self._is_committing:
            return False
        if self._connection.invalidated:
            return True
        driver = self._connection.connection.dbapi_connection
        dialect = self._connection.dialect
        return isinstance(error.orig, dialect.loaded_dbapi.Error) and dialect.is_disconnect(error.orig, driver, None)

    def _drop(self) -> None:
        """Drop the connection; the next commit opens another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def _is_deadlock(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", "") in ("40P01", "40001")
