"""What all streams to programs share: limits, empty lines while there is no news, and their end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from arktable.server.bus.kinds import PROGRAM
from arktable.server.bus.protocol import Bus
from arktable.server.people.sessions import Sessions, Watch
from arktable.server.routes.reply import Write
from arktable.server.running.limits import Limits


class Waking:
    """Wakes a stream when something has changed, and at intervals to show that the connection lives."""

    def __init__(self, changed: asyncio.Event, watch: Watch, alive: float, write: Write) -> None:
        self._changed = changed
        self._watch = watch
        self._alive = alive
        self._write = write

    async def wait(self) -> None:
        """Wait for a change; refused when the token has ended."""
        while not self._changed.is_set():
            try:
                async with asyncio.timeout(self._alive):
                    await self._changed.wait()
            except TimeoutError:
                await self._write(b"\n")
        self._changed.clear()
        self._watch.check()


class Streams:
    """Opens streams within the limits of a bot account."""

    def __init__(self, sessions: Sessions, bus: Bus, limits: Limits) -> None:
        self._sessions = sessions
        self._bus = bus
        self._limits = limits
        self._alive = limits.settings.bot_alive
        bus.handle(PROGRAM, bus.publish_here)

    @asynccontextmanager
    async def open(self, account_id: str, token: str, topic: str, write: Write) -> AsyncIterator[Waking]:
        """A place for a stream about this topic; refused if the bot account has too many."""
        self._limits.streams.enter(account_id)
        ends: list[Callable[[], None]] = [lambda: self._limits.streams.leave(account_id)]
        try:
            changed = asyncio.Event()
            watch = self._sessions.watch(token, changed.set)
            ends.append(watch.stop)
            ends.append(self._bus.subscribe(topic, changed.set))
            yield Waking(changed, watch, self._alive, write)
        finally:
            for end in ends:
                end()
