"""Declares clocks that have run out, and lets happen what was agreed for it.

Each second the tables that are due are leased, loaded and computed again. The log's key decides who was first: a move
that was committed meanwhile wins.
"""

from __future__ import annotations

import logging
import secrets
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from arktable.server.distance.clocks.limits import LONGEST_PAUSE, decision_due
from arktable.server.distance.each import for_each
from arktable.server.people.leaving import ran_out
from arktable.server.running.background import Repeating
from arktable.server.running.times import iso
from arktable.server.store.distance.clocks import LeasedTable, SqlClocks
from arktable.server.store.rows import Conflict
from arktable.server.tables.stand_in import StandIns
from arktable.server.tables.table import LiveTable
from arktable.server.tables.table_clock import TableClock
from arktable.server.tables.tables import Tables

if TYPE_CHECKING:
    from arktable.server.distance.clocks.clocks import Clocks

log = logging.getLogger(__name__)

LATE: Final = timedelta(seconds=2)
"""A clock is declared out this time after it ran out, so that moves on their way arrive first."""
LEASE: Final = timedelta(seconds=30)
MOST: Final = 100


class Sweep:
    """Looks regularly for clocks that have run out."""

    def __init__(self, clocks: Clocks, tables: Tables, store: SqlClocks, stand_ins: StandIns) -> None:
        self._clocks = clocks
        self._tables = tables
        self._store = store
        self._stand_ins = stand_ins
        self._holder = secrets.token_hex(8)
        self.repeated = Repeating("clocks", self.once, "clocks are not checked")

    async def once(self) -> int:
        """Declare all clocks that have run out; returns how many."""
        now = datetime.fromisoformat(self._tables.now())
        late, until = iso(now - LATE), iso(now + LEASE)

        async def check(leased: LeasedTable) -> int:
            return await self._flag(await self._tables.cache.get(leased.table_id), late)

        found = await self._store.lease(late, self._holder, until, MOST)
        return await for_each("the clock of a table cannot be checked", found, check)

    async def _flag(self, table: LiveTable, late: str) -> int:
        """Declare the clocks of this table that have run out."""
        flagged = 0
        async with table.lock:
            if table.gone or table.clock is None or table.row.state != "running":
                await self._store.set_due(table.row.id, None)
                return 0
            try:
                flagged = await self._act(table, table.clock, late)
            except Conflict:
                await self._tables.cache.reload(table)
            if not flagged:
                await self._clocks.opened(table)  # it is due later than was thought, such as after an outage
        if flagged:
            self._tables.publish(table)
        return flagged

    async def _act(self, table: LiveTable, clock: TableClock, late: str) -> int:
        """Do what is due: end a pause, declare clocks that have run out, let bots play on. Returns how many."""
        if clock.paused:
            if iso(datetime.fromisoformat(clock.paused) + LONGEST_PAUSE[clock.pace.kind]) > late:
                return 0
            await self._clocks.resume(table, -1, None)
            return 1
        done = 0
        for seat in [seat for seat in clock.since if self._clocks.is_out(table, seat, late)]:
            await self._declare(table, seat)
            done += 1
        for seat in list(clock.out):
            end = decision_due(clock, seat)
            if end is not None and iso(end) <= late and table.seats[seat].bot is None:
                await self._stand_ins.bot_sits(table, seat)
                done += 1
        return done

    async def _declare(self, table: LiveTable, seat: int) -> None:
        """Write that the clock of this seat has run out. As agreed at the start, a bot plays on from now."""
        row = self._tables.entry(table, 1, "flag", seat)
        out = ran_out(table.seats[seat])
        (row,) = await self._tables.commit(table, [row], table.row.state, table.position, (out,))
        table.seats[seat] = out
        table.apply_other(row)
        if table.clock is not None and table.clock.pace.at_zero == "bot":
            await self._stand_ins.bot_sits(table, seat)
