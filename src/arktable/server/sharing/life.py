"""This process among others: it says that it lives, and one of them is the leader, who does what is done once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from arktable.server.running.background import Repeating
from arktable.server.store.shared.processes import LEADER, SECONDS_OF_LIFE, SqlProcesses

log = logging.getLogger(__name__)

SECONDS_TO_RENEW: Final = SECONDS_OF_LIFE / 3
ROUNDS_TO_RENEW: Final = 4
"""After this many rounds everything that messages have told is read again."""


class Life:
    """Renews the row of this process."""

    def __init__(self, store: SqlProcesses, process: str) -> None:
        self._store = store
        self._process = process
        self._rounds = 0
        self.is_leader = False
        self.repeated = Repeating("life", self.once, "other processes take this one for dead")
        # Called each round, and each time that everything is read again.
        self.on_round: list[Callable[[], Awaitable[object]]] = []
        self.on_renewal: list[Callable[[], Awaitable[object]]] = []

    async def once(self) -> None:
        """Say that this process lives, and do what belongs to it."""
        await self._store.live(self._process)
        was_leader, self.is_leader = self.is_leader, await self._store.take(LEADER, self._process)
        if self.is_leader:
            await self._store.bury()
            if not was_leader:
                log.info("process %s does what is done once for all", self._process)
        work = list(self.on_round)
        if self._rounds % ROUNDS_TO_RENEW == 0:
            work += self.on_renewal
        self._rounds += 1
        for each in work:
            await each()

    def renew(self) -> None:
        """Read everything again soon: messages may have been lost, or a process has ended."""
        self._rounds = 0
        self.repeated.wake()

    async def start(self) -> None:
        await self.once()
        self.repeated.start(SECONDS_TO_RENEW)

    async def close(self) -> None:
        await self.repeated.close()
        self.is_leader = False
        await self._store.end(self._process)
