"""Follows what other processes write to the logs of tables: the new entries are applied, no table is loaded again.

A table that somebody has open here is followed at once, another one when it is asked for. Messages can be lost, so the
tables that have changed lately are looked for each second, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from arktable.server.bus.kinds import TABLE
from arktable.server.running.background import Repeating
from arktable.server.running.errors import Refused
from arktable.server.running.times import iso
from arktable.server.sharing.bus import SharedBus
from arktable.server.store.rows import StoreFault
from arktable.server.store.shared.processes import SqlProcesses, TableNews
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import CHANGES_GAME, Tables

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 100
OVERLAP: Final = timedelta(seconds=10)
"""How far back changed tables are looked for; the clocks of machines may differ by less than this."""
SECONDS_TO_LOOK: Final = 1.0


class Following:
    """Keeps the tables in memory up to date with other processes."""

    def __init__(self, tables: Tables, store: SqlProcesses, bus: SharedBus) -> None:
        self._tables = tables
        self._cache = tables.cache
        self._store = store
        self._bus = bus
        self._behind: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._looking = Repeating("following", self.look, "changes of other processes are not looked for")
        self._cache.catch_up = self.catch_up
        self._cache.on_load.append(self._loaded)
        bus.handle(TABLE, self.heard)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="arktable-following")
        self._looking.start(SECONDS_TO_LOOK)

    async def close(self) -> None:
        await self._looking.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # -- what is behind -----------------------------------------------------------------------------------------

    def heard(self, table_id: str) -> None:
        """Another process has changed this table."""
        table = self._cache.known(table_id)
        if table is None:
            return
        table.is_behind = True
        if self._bus.is_heard(table_id):
            self._behind[table_id] = None
            self._wake.set()

    def lost(self) -> None:
        """Messages may have been lost: every table in memory may be behind."""
        for table_id in self._cache.ids():
            self.heard(table_id)

    async def look(self) -> None:
        """Look for tables that have changed without a message."""
        since = iso(datetime.fromisoformat(self._tables.now()) - OVERLAP)
        for table_id, newest in await self._store.changed_since(since):
            table = self._cache.known(table_id)
            if table is not None and table.version < newest:
                self.heard(table_id)

    # -- following ----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._behind:
                names = list(self._behind)[:MOST_AT_ONCE]
                for name in names:
                    del self._behind[name]
                await self._follow([table for name in names if (table := self._cache.known(name)) is not None])

    async def _follow(self, tables: Sequence[LiveTable]) -> None:
        try:
            for table in tables:
                table.is_behind = False  # what is heard from now on may not be in the answer
            news = await self._store.since({table.row.id: table.version for table in tables})
        except StoreFault as fault:
            log.warning("%d tables are not followed, and tried again: %s", len(tables), fault)
            self._again(tables)
            return
        for table in tables:
            try:
                async with table.lock:
                    await self._apply(table, news.get(table.row.id))
            except (Refused, StoreFault) as error:
                log.warning("table %s is not followed: %s", table.row.id, error)
            except Exception:
                log.exception("table %s is not followed", table.row.id)
            self._bus.publish_here(table.row.id)

    def _again(self, tables: Iterable[LiveTable]) -> None:
        for table in tables:
            table.is_behind = True  # `look` or the next message queues it

    async def catch_up(self, table: LiveTable) -> None:
        """Read what is new at this table now; the caller holds its lock."""
        table.is_behind = False
        found = await self._store.since({table.row.id: table.version})
        await self._apply(table, found.get(table.row.id))

    async def _apply(self, table: LiveTable, news: TableNews | None) -> None:
        """Apply what was read; the caller holds the lock of the table."""
        if table.gone:
            return
        if news is None:
            self._cache.forget(table)
            return
        new = [row for row in news.entries if row.version > table.version]
        if news.newest < table.version:
            return  # an entry of our own was written since
        was_open = table.row.state == "open"
        if not table.follow(news.row, news.seats, new):
            await self._cache.load_again(table)
        table.kept = dict(news.kept)
        if any(row.kind in CHANGES_GAME for row in new):
            self._tables.presence.decided(table.row.id)
        if was_open:  # invitations, agreements, the pace: all of it may have changed
            for listener in self._cache.on_load:
                await listener(table)

    async def _loaded(self, table: LiveTable) -> None:
        """A table was loaded: read what seats keep at it."""
        found = (await self._store.since({table.row.id: table.version})).get(table.row.id)
        if found is not None:
            table.kept = dict(found.kept)
