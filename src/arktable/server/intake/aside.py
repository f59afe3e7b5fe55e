"""Tables that were set aside: a command lists, retries and deletes them, also while a server runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from arktable.server.intake.pool import IntakePool, command_of
from arktable.server.running.intake_protocol import Failed, Intake, OpenTable, aside_reason
from arktable.server.settings import from_process
from arktable.server.store.protocol import Store
from arktable.server.store.sql import SqlStore

MOST_LISTED: Final = 10_000


class AsideTable(NamedTuple):
    """A table that was set aside."""

    id: str
    name: str
    ruleset: str
    reason: str
    updated: str


class SetAside:
    """Works on the store: a server does not hold such tables in memory."""

    def __init__(self, store: Store, intake: Intake) -> None:
        self._store = store
        self._intake = intake

    async def all(self) -> list[AsideTable]:
        """Every table that was set aside, the latest first."""
        rows = [listed.row for listed in await self._store.tables_aside(MOST_LISTED)]
        return [AsideTable(row.id, row.name, row.ruleset, row.aside, row.updated) for row in rows]

    async def retry(self, table_id: str) -> str:
        """Try to open a table. Returns the reason if it cannot be opened; otherwise it is no longer set aside."""
        stored = await self._store.load(table_id)
        if stored is None:
            return ""  # it was deleted in the meantime
        answer = await self._intake.ask(OpenTable(stored))
        reason = aside_reason(answer) if isinstance(answer, Failed) else ""
        await self._store.set_aside(table_id, reason)
        return reason

    async def delete(self, table_id: str) -> None:
        """Delete a table."""
        await self._store.delete_table(table_id, await self._store.version(table_id))


@asynccontextmanager
async def open_aside(database: str) -> AsyncIterator[SetAside]:
    """The tables of this database, or of the one that the environment names."""
    settings = from_process(database)
    store = await SqlStore.open(settings.database_url, settings.database_seconds, serving=False)
    command = command_of(settings.intake_seconds, settings.intake_memory)
    intake = IntakePool(1, settings.intake_seconds, command, lambda client: None)
    try:
        yield SetAside(store, intake)
    finally:
        await intake.close()
        await store.close()
