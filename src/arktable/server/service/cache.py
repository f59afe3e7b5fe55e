"""Tables in memory: a bounded cache over the store. Dropping any of them loses nothing."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from arktable.server.service import names
from arktable.server.service.beside import Beside
from arktable.server.service.editions import Editions
from arktable.server.service.errors import no_such_table
from arktable.server.service.table import LiveTable
from arktable.server.store.protocol import Store
from arktable.server.store.rows import StoredTable

MOST_AT_ONCE: Final = 20
"""Entries that are replayed in no time."""


class TableCache:
    """Drops the least recently used table first. A table that somebody still works with stays the same object."""

    def __init__(self, store: Store, editions: Editions, beside: Beside, most: int) -> None:
        self._store = store
        self._beside = beside
        self._editions = editions
        self._most = most
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()

    async def get(self, table_id: str) -> LiveTable:
        """The table as this process knows it."""
        table = self._alive.get(table_id)
        if table is None:
            if not names.is_table_id(table_id):
                raise no_such_table(table_id)
            stored = await self._store.load(table_id)
            if stored is None:
                raise no_such_table(table_id)
            loaded = await self._replayed(stored)
            # Somebody else may have loaded it while we waited: there must be one lock per table.
            table = self._alive.get(table_id) or loaded
            if (lacking := table.lacking()) is not None:
                await self._store.keep(table.row, *lacking)
                table = self._alive.get(table_id) or table
        self._alive[table_id] = table
        self._recent[table_id] = table
        self._recent.move_to_end(table_id)
        while len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return table

    async def _replayed(self, stored: StoredTable) -> LiveTable:
        """The table out of the store. A long game takes a while to replay, and nobody else shall wait for it."""
        if len(stored.entries) <= MOST_AT_ONCE:
            return LiveTable(stored, self._editions)
        return await self._beside.insist(lambda: LiveTable(stored, self._editions))

    async def fresh(self, table_id: str) -> LiveTable:
        """The table as the store knows it: another process may have moved it on."""
        table = await self.get(table_id)
        if await self._store.version(table_id) != table.version:
            async with table.lock:
                # Perhaps it was only a commit of our own that was not applied yet.
                if await self._store.version(table_id) != table.version:
                    await self.reload(table)
        return table

    async def reload(self, table: LiveTable) -> None:
        """Read the table again after a conflict; the caller holds its lock."""
        stored = await self._store.load(table.row.id)
        if stored is None:
            self.forget(table)
            raise no_such_table(table.row.id)
        table.fill(stored)

    def forget(self, table: LiveTable) -> None:
        """Drop a table that was deleted."""
        table.gone = True
        self._recent.pop(table.row.id, None)
        self._alive.pop(table.row.id, None)

    def known(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._alive.get(table_id)
