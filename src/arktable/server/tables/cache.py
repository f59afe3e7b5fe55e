"""The tables in memory: a bounded cache over the store. Any of them can be dropped.

A table that began with input from outside (the text of a position, or other numbers) is first opened by the intake. A
table that cannot be opened within the limits is set aside: it stays in the store and is not opened again until
`arktable aside retry`.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

from arktable.server.people import names
from arktable.server.running.client import CLIENT
from arktable.server.running.errors import no_such_table, set_aside
from arktable.server.running.intake_protocol import Failed, Intake, OpenTable, aside_reason
from arktable.server.running.limits import Limits, cost_of_moment
from arktable.server.running.offload import Offload
from arktable.server.store.protocol import Store
from arktable.server.store.rows import SeatRow, StoredTable
from arktable.server.tables.editions import Editions
from arktable.server.tables.table import LiveTable, ReplayTooLong

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 20
"""Logs of up to this many entries are replayed on the event loop, which takes a few milliseconds."""
MOST_TRUSTED: Final = 10_000
TOO_SLOW: Final = "too-slow"


class TableCache:
    """Drops the least recently used table first. A table in use stays the same object."""

    def __init__(self, store: Store, editions: Editions, offload: Offload, intake: Intake, limits: Limits) -> None:
        self._store = store
        self._offload = offload
        self._editions = editions
        self._intake = intake
        self._limits = limits
        self._most = limits.settings.cached
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._trusted: OrderedDict[str, None] = OrderedDict()
        # Reads what other processes have written (`sharing/following.py`); the caller holds the lock of the table.
        self.catch_up: Callable[[LiveTable], Awaitable[None]] | None = None
        # Called for every table that was loaded, before it is used.
        self.on_load: list[Callable[[LiveTable], Awaitable[None]]] = []

    def trust(self, table_id: str) -> None:
        """The intake has accepted the input with which this table began."""
        self._trusted[table_id] = None
        while len(self._trusted) > MOST_TRUSTED:
            self._trusted.popitem(last=False)

    async def get(self, table_id: str, new: bool = False) -> LiveTable:
        """The table as this process knows it. Loading is charged to the client, unless the table is new."""
        table = self._alive.get(table_id)
        if table is None:
            if not names.is_table_id(table_id):
                raise no_such_table(table_id)
            stored = await self._stored(table_id)
            if not new:
                self._charge(len(stored.entries))
            loaded = await self._opened(stored)
            if loaded.pinned and loaded.entries:  # its log is shown from the stored events
                loaded = LiveTable(await self._stored(table_id, events=True), self._editions)
            # Another request may have loaded it in the meantime: there must be one lock per table.
            for listener in self.on_load:
                await listener(loaded)
            table = self._alive.get(table_id) or loaded
            if (lacking := table.lacking()) is not None:
                await self._store.keep(table.row, *lacking)
                table = self._alive.get(table_id) or table
        if table.is_behind and not table.lock.locked():  # else the caller may hold the lock; a conflict would tell
            await self._catch_up(table, 0)
        self._alive[table_id] = table
        self._recent[table_id] = table
        self._recent.move_to_end(table_id)
        while len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return table

    async def _stored(self, table_id: str, events: bool = False) -> StoredTable:
        stored = await self._store.load(table_id, events)
        if stored is None:
            raise no_such_table(table_id)
        return stored

    async def _opened(self, stored: StoredTable) -> LiveTable:
        """The table made from its stored log; raises the reason if it is set aside."""
        row = stored.row
        if row.aside:
            raise set_aside(row.aside)
        foreign = self._editions.is_foreign(row)
        if not foreign and len(stored.entries) <= MOST_AT_ONCE:
            return LiveTable(stored, self._editions)
        if foreign and row.id not in self._trusted:
            await self._try(stored)
        deadline = time.monotonic() + self._limits.settings.open_seconds
        try:
            return await self._offload.insist(lambda: LiveTable(stored, self._editions, deadline))
        except ReplayTooLong:
            raise await self._put_aside(row.id, TOO_SLOW) from None

    def _charge(self, entries: int) -> None:
        if client := CLIENT.get():
            self._limits.expensive.spend(client, cost_of_moment(entries))

    async def _try(self, stored: StoredTable) -> None:
        """Let the intake open the table."""
        answer = await self._intake.ask(OpenTable(stored))
        if isinstance(answer, Failed):
            log.error("table %s cannot be opened: %s", stored.row.id, answer.message)
            raise await self._put_aside(stored.row.id, aside_reason(answer))
        self.trust(stored.row.id)

    async def _put_aside(self, table_id: str, reason: str) -> Exception:
        log.error("table %s is set aside (%s); `arktable aside list` lists such tables", table_id, reason)
        await self._store.set_aside(table_id, reason)
        return set_aside(reason)

    async def fresh(self, table_id: str) -> LiveTable:
        """The table as the store has it: another process may have changed it, unless this process is the only one."""
        table = await self.get(table_id)
        if not self._store.is_sole and (newest := await self._store.version(table_id)) != table.version:
            await self._catch_up(table, newest)
        return table

    async def at_least(self, table_id: str, version: int) -> LiveTable:
        """The table, up to date with a client who has seen this version of it, maybe in another process."""
        table = await self.get(table_id)
        if version > table.version and not self._store.is_sole:
            await self._catch_up(table, version)
        return table

    async def _catch_up(self, table: LiveTable, version: int) -> None:
        """Read what is new at this table, unless this version of it is known here by now; 0: in any case."""
        async with table.lock:
            # It may be a commit of our own that was not applied yet.
            if (version and table.version >= version) or table.gone:
                return
            await self._read_on(table)

    async def reload(self, table: LiveTable) -> None:
        """Read what is new at a table after a conflict; the caller holds its lock."""
        before = table.version
        await self._read_on(table)
        if table.version == before and self.catch_up is not None:
            await self.load_again(table)

    async def _read_on(self, table: LiveTable) -> None:
        if self.catch_up is None:
            await self.load_again(table)
            return
        await self.catch_up(table)
        if table.gone:
            raise no_such_table(table.row.id)

    async def load_again(self, table: LiveTable) -> None:
        """Read the whole table again; the caller holds its lock."""
        stored = await self._store.load(table.row.id, events=table.pinned)
        if stored is None:
            self.forget(table)
            raise no_such_table(table.row.id)
        table.fill(stored)

    def forget(self, table: LiveTable) -> None:
        """Drop a table that was deleted."""
        table.gone = True
        self._recent.pop(table.row.id, None)
        self._alive.pop(table.row.id, None)

    def seats_of(self, table_id: str) -> list[SeatRow]:
        """The seats of a table; none if it is not in memory."""
        table = self._alive.get(table_id)
        return table.seats if table is not None else []

    def ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._alive)

    def known(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._alive.get(table_id)
