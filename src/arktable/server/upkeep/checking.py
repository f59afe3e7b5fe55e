"""Checks every table of a database in processes, and repairs what follows from the logs."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from arktable.engine.registry import find_game
from arktable.server.intake.pool import MOST_ANSWERED, SECONDS_TO_START, WALL_PER_CPU
from arktable.server.running.worker_process import WorkerEnded, WorkerPool, python_module
from arktable.server.settings import Settings
from arktable.server.store.keeping.stored import StoredTables, TableToCheck, stored_tables
from arktable.server.store.rows import StoreError
from arktable.server.tables.editions import Editions
from arktable.server.upkeep.judging import REPAIRED, Finding, Judged

OWN_MEMORY: Final = 2048
"""Limit of the memory for a table of our own numbers in MiB. Foreign ones have the limit of the intake."""
TABLES_PER_WORKER: Final = 50
"""A further process is not worth its start for fewer tables."""


class Report(msgspec.Struct):
    """What a check has found."""

    tables: int = 0
    findings: dict[str, list[Finding]] = {}
    """By table."""
    damage: list[str] = []
    """Damaged pages of an SQLite file."""
    loose: list[tuple[str, str, int]] = []
    """Tables with rows that refer to missing rows: the table, the other one, and how many."""
    repaired: list[str] = []

    @property
    def is_wrong(self) -> bool:
        """Is something wrong that was not repaired?"""
        if self.damage or self.loose:
            return True
        return any(
            finding.is_wrong and not (finding.key in REPAIRED and table in self.repaired)
            for table, findings in self.findings.items()
            for finding in findings
        )


class Check:
    """Replays tables in processes with limits: those of the intake for what began with input from outside."""

    def __init__(self, tables: StoredTables, settings: Settings, repairs: bool, only: Sequence[str]) -> None:
        self._tables = tables
        self._mends = repairs
        self._editions = Editions(find_game)
        unknown = sorted(set(only) - set(tables.ids))
        if unknown:
            raise StoreError(f"there is no table {unknown[0]}")
        self._ids = list(only) or tables.ids
        workers = max(1, min(os.cpu_count() or 1, len(self._ids) // TABLES_PER_WORKER))
        self._own = _pool(workers, settings.open_seconds, OWN_MEMORY)
        self._foreign = _pool(1, settings.intake_seconds, settings.intake_memory)
        self._workers = workers
        self.report = Report()

    async def run(self, on_tables: Callable[[int, int], None]) -> Report:
        """Check all tables. `on_tables` is called with the number of tables that were checked, and of all."""
        self.report.damage = self._tables.damage()
        self.report.loose = list(self._tables.loose())
        on_tables(0, len(self._ids))
        waiting = iter(self._ids)
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._workers + 1):  # one reads while the others replay
                    group.create_task(self._work(waiting, lambda: on_tables(1, len(self._ids))))
        finally:
            await self._own.close()
            await self._foreign.close()
        self.report.findings = dict(sorted(self.report.findings.items()))
        self.report.repaired.sort()
        return self.report

    async def _work(self, waiting: Iterator[str], on_table: Callable[[], None]) -> None:
        for table_id in waiting:
            judged = await self._judged(table_id)
            if judged is not None:
                self.report.tables += 1
                if judged.findings:
                    self.report.findings[table_id] = judged.findings
                if self._mends and judged.keys & set(REPAIRED):
                    self._tables.repair(table_id, judged.summary, judged.events, judged.renews_due, judged.due)
                    self.report.repaired.append(table_id)
            on_table()

    async def _judged(self, table_id: str) -> Judged | None:
        try:
            table = self._tables.read(table_id)
        except (msgspec.MsgspecError, TypeError) as error:
            return Judged([Finding("unreadable", str(error))])
        if table is None:
            return None
        if table.stored.row.aside:
            return Judged([Finding("aside")])
        return await self._asked(table)

    async def _asked(self, table: TableToCheck) -> Judged:
        pool = self._foreign if self._editions.is_foreign(table.stored.row) else self._own
        try:
            return msgspec.json.decode(await pool.ask(msgspec.json.encode(table)), type=Judged)
        except (TimeoutError, WorkerEnded):
            return Judged([Finding("too-costly")])


def _pool(workers: int, seconds: float, mebibytes: int) -> WorkerPool:
    command = python_module("arktable.server.upkeep.worker", str(seconds), str(mebibytes))
    return WorkerPool(workers, SECONDS_TO_START + WALL_PER_CPU * seconds, command, MOST_ANSWERED, _is_exhausted)


def _is_exhausted(answer: bytes) -> bool:
    """May the process that gave this answer have run out of memory?"""
    return b'"too-costly"' in answer


def check(settings: Settings, repairs: bool, only: Sequence[str], on_tables: Callable[[int, int], None]) -> Report:
    """Check the tables of the database of these settings, all or those that are named, and repair them if asked."""
    with stored_tables(settings.database_url, repairs) as tables:
        return asyncio.run(Check(tables, settings, repairs, only).run(on_tables))
