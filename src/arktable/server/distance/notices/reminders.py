"""Notices that no entry causes: an hour before a clock runs out, and turns that a crash left untold."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Final

from arktable.server.distance.each import for_each
from arktable.server.distance.notices.turns import BEFORE, TurnNotices
from arktable.server.running.background import Repeating
from arktable.server.running.times import days_after, iso
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.tables.tables import Tables

log = logging.getLogger(__name__)

MINUTE: Final = 60.0
MOST_TABLES: Final = 1000
KEEP_DAYS: Final = 30
"""Notices that were finished longer ago are deleted when a server starts."""


class Reminders:
    """Looks once a minute for clocks that run out soon."""

    def __init__(self, tables: Tables, store: SqlDistance, notices: TurnNotices) -> None:
        self._tables = tables
        self._store = store
        self._notices = notices
        self._told: set[tuple[str, int]] = set()
        self._has_recovered = False
        self.repeated = Repeating("reminders", self._work, "reminders are not written")

    async def _work(self) -> None:
        if not self._has_recovered:
            await self.recover()
            await self._store.notices.forget(days_after(self._tables.now(), -KEEP_DAYS))
            self._has_recovered = True
        await self.once()

    async def once(self) -> int:
        """Tell those whose clocks run out within the hour; returns how many notices were written."""
        now = datetime.fromisoformat(self._tables.now())
        soon = set(await self._store.clocks.due_between(iso(now), iso(now + BEFORE)))

        async def remind(due: tuple[str, int]) -> int:
            return await self._notices.remind(await self._tables.cache.get(due[0]))

        count = await for_each("nobody is reminded of a table", sorted(soon - self._told), remind)
        self._told = soon
        return count

    async def recover(self) -> int:
        """Write the notices of turns that began right before the server stopped. Those that exist are kept."""
        due = {table_id: row.version for table_id, row in await self._store.clocks.all_due()}
        count = 0
        for account_id in await self._store.notices.accounts():
            for listed in await self._tables.store.tables_of(account_id, MOST_TABLES):
                to_move = listed.row.summary.to_move
                waits = listed.row.state == "running" and listed.row.id in due and to_move >= 0
                if waits and listed.seats[to_move].player == account_id:
                    version = due[listed.row.id]
                    count += await self._notices.outbox.tell(
                        account_id, "turn", listed.row.id, version, table=listed.row.name
                    )
        return count
