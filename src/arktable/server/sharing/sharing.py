"""Puts together what makes several processes on one PostgreSQL database work as one server.

What every process keeps for itself is listed in docs/operations/processes.md.
"""

from __future__ import annotations

import contextlib
from typing import Final

from arktable.server.bus.kinds import ENDED, RENAMED, SESSION, SPENT
from arktable.server.people.presence import Presence
from arktable.server.people.sessions import Sessions
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.sharing.bot_leases import BotLeases
from arktable.server.sharing.bus import SharedBus
from arktable.server.sharing.following import Following
from arktable.server.sharing.life import Life
from arktable.server.sharing.presence import SharedPresence
from arktable.server.store.rows import StoreFault
from arktable.server.store.shared.processes import SqlProcesses
from arktable.server.tables.tables import Tables

MOST_ADOPTED: Final = 1000


class Sharing:
    """What a process does for and learns of the others."""

    def __init__(
        self,
        process: str,
        store: SqlProcesses,
        bus: SharedBus,
        tables: Tables,
        presence: Presence,
        sessions: Sessions,
        limits: Limits,
    ) -> None:
        self._bus = bus
        self._tables = tables
        self.life = Life(store, process)
        self.following = Following(tables, store, bus)
        self.presence = SharedPresence(presence, store, process, bus)
        self.bots = BotLeases(store, process, limits.clock)
        tables.shared = self.bots
        self.life.on_round.append(self._adopt)
        self.life.on_renewal.append(self.presence.renew)
        bus.news.on_lost = self._lost
        bus.handle(ENDED, lambda _process: self.life.renew())
        # Sessions that have ended, people with a new name, and what was spent of the limits that matter.
        self._sessions = sessions
        sessions.on_ended = lambda session_id: bus.tell(SESSION, session_id)
        sessions.on_renamed = lambda account_id: bus.tell(RENAMED, account_id)
        bus.handle(SESSION, lambda session_id: sessions.ended_elsewhere([session_id]))
        bus.handle(RENAMED, sessions.forget)
        limits.on_spent = self._spend
        self._limits = limits
        self._number = 0
        bus.handle(SPENT, self._spent)
        self._process = process

    @property
    def is_leader(self) -> bool:
        return self.life.is_leader

    async def start(self) -> None:
        await self._bus.news.start()
        await self.life.start()
        self.following.start()
        self.presence.start()

    async def close(self) -> None:
        """Hand back what this process does for all. The bots have ended before."""
        await self.presence.close()
        await self.following.close()
        await self.bots.close()
        with contextlib.suppress(StoreFault):
            await self.life.close()
        self._bus.tell(ENDED, self._process)
        await self._bus.news.close()

    def _lost(self) -> None:
        self.following.lost()
        self._sessions.forget_all()
        self.life.renew()

    def _spend(self, name: str, key: str, amount: float) -> None:
        self._number += 1  # two equal messages must not be merged
        self._bus.tell(SPENT, f"{name} {amount:g} {self._number} {key}")

    def _spent(self, what: str) -> None:
        name, amount, _, key = what.split(" ", 3)
        self._limits.spent_elsewhere(name, key, float(amount))

    async def _adopt(self) -> None:
        await self.bots.adopt(MOST_ADOPTED)

    async def look_at(self, table_id: str) -> None:
        """Let the bots of a table play, whose lease this process has taken."""
        with contextlib.suppress(Refused):
            self._tables.on_change(await self._tables.cache.fresh(table_id))
