"""Bans: a banned person can look, leave and answer, and nothing else. The reason is told word for word."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from arktable.server.people.sessions import Sessions
from arktable.server.running.errors import Refused
from arktable.server.store.distance.moderation import DeedRow, SqlModeration
from arktable.server.store.distance.sessions import SqlSessions
from arktable.server.store.rows import AccountRow
from arktable.server.tables.seating import Seating
from arktable.server.tables.tables import Tables

log = logging.getLogger(__name__)

MOST_OPEN: Final = 1000


async def _nothing(_person: AccountRow, _table_id: str) -> None:
    """The default: nothing happens without a person."""


async def _nobody(_account_id: str) -> list[str]:
    """The default: nobody has bot accounts."""
    return []


class Bans:
    """Tells whether somebody is banned, and lets a ban take effect on what is in memory."""

    def __init__(
        self,
        store: SqlModeration,
        session_rows: SqlSessions,
        sessions: Sessions,
        seating: Seating,
        tables: Tables,
        now: Callable[[], str],
    ) -> None:
        self._store = store
        self._session_rows = session_rows
        self._sessions = sessions
        self._seating = seating
        self._tables = tables
        self._now = now
        # Called for each running game of a person who is banned; takes back what would happen without them.
        self.on_running: Callable[[AccountRow, str], Awaitable[object]] = _nothing
        # The bot accounts of a person, which are banned with them.
        self.bots_of: Callable[[str], Awaitable[list[str]]] = _nobody

    async def of(self, account_id: str) -> DeedRow | None:
        """The ban of a person; None if there is none. A ban that is over is lifted."""
        ban = await self._store.ban_of(account_id)
        if ban is not None and ban.until and ban.until <= self._now():
            await self._store.lift(account_id)
            return None
        return ban

    async def check(self, account_id: str) -> None:
        """Refuse a person who is banned, with the reason as the moderator wrote it."""
        ban = await self.of(account_id)
        if ban is not None:
            ends = "yes" if ban.until else "no"
            raise Refused("forbidden", "banned", reason=ban.why, until=ban.until, day=ban.until[:10], ends=ends)

    async def refuse(self, person: AccountRow) -> None:
        """Refuse what a banned person wants to change."""
        await self.check(person.id)

    async def began(self, account_id: str) -> None:
        """A ban begins: connections close, orders are withdrawn, and seats at tables whose game has not started become
        free. Seats of running games stay: the clock runs, and the others may hand them to a bot or a substitute.
        """
        for bot in await self.bots_of(account_id):
            await self.began(bot)
        self._sessions.ended([row.id for row in await self._session_rows.of(account_id)])
        person = AccountRow(account_id, "")
        for listed in await self._tables.store.tables_of(account_id, MOST_OPEN):
            leave = {"open": self._seating.leave, "running": self.on_running}.get(listed.row.state)
            if leave is None or listed.row.aside:
                continue
            try:
                await leave(person, listed.row.id)
            except Refused as refused:  # such as a game that has just started
                log.info("what a banned person left at table %s stays: %s", listed.row.id, refused.key)

    async def ended(self, account_id: str) -> None:
        """A ban was lifted: sessions are looked up again."""
        self._sessions.ended([row.id for row in await self._session_rows.of(account_id)])

    async def sweep(self) -> None:
        """Lift the bans that are over."""
        for account_id in await self._store.banned():
            await self.of(account_id)
