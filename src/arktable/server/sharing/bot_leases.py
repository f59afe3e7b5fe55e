"""Which process asks the bots of a table: the one that holds its lease.

The lease is taken in the commit after which the table waits for a bot, and given up in the commit after which it does
not. The leases of a dead process are free, and the others look for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from arktable.engine.position import Position
from arktable.server.running.background import Tasks
from arktable.server.store.rows import SeatRow, StoreFault
from arktable.server.store.shared.processes import BOT, SqlProcesses
from arktable.server.tables.hooks.shared import BotAfter, bot_of

SECONDS_TO_TRUST: Final = 5.0
"""For this time after an attempt the lease of a table is not tried again."""
MOST_REMEMBERED: Final = 10_000

Wake = Callable[[str], Awaitable[None]]
"""Lets the bots of a table play, whose lease this process holds."""


class BotLeases:
    """Implements `Shared` (`tables/hooks/shared.py`)."""

    def __init__(self, store: SqlProcesses, process: str, clock: Callable[[], float]) -> None:
        self._store = store
        self._process = process
        self._clock = clock
        self._held: set[str] = set()
        self._tried: dict[str, float] = {}
        self.tasks = Tasks("bot-leases")
        self.wake: Wake = _nobody

    def bot_after(self, table_id: str, position: Position | None, seats: Sequence[SeatRow]) -> BotAfter:
        if bot_of(position, seats) is not None:
            return "waits"
        return "none" if table_id in self._held or any(seat.bot is not None for seat in seats) else ""

    def written(self, table_id: str, bot: BotAfter, is_ours: bool) -> None:
        if bot == "waits" and is_ours:
            self._held.add(table_id)
        elif bot:
            self._held.discard(table_id)

    def may_ask(self, table_id: str) -> bool:
        if table_id in self._held:
            return True
        now = self._clock()
        if now - self._tried.get(table_id, -SECONDS_TO_TRUST) >= SECONDS_TO_TRUST:
            if len(self._tried) >= MOST_REMEMBERED:
                self._tried.clear()
            self._tried[table_id] = now
            self.tasks.begin(self._try(table_id))
        return False

    async def keep(self, table_id: str, seat: int, text: str) -> None:
        await self._store.put_kept(table_id, seat, text)

    async def _try(self, table_id: str) -> None:
        """Take the lease of a table if nobody who lives has it, and let its bots play."""
        try:
            if await self._store.take(BOT + table_id, self._process):
                self._held.add(table_id)
                await self.wake(table_id)
        except StoreFault:
            self._tried.pop(table_id, None)

    async def adopt(self, most: int) -> int:
        """Take the leases of dead processes, and let those bots play; returns how many."""
        found = await self._store.orphans(self._process, most)
        self._held.update(found)
        for table_id in found:
            await self.wake(table_id)
        return len(found)

    async def close(self) -> None:
        await self.tasks.close()
        await asyncio.sleep(0)


async def _nobody(_table_id: str) -> None:
    """The default before there are bots."""
