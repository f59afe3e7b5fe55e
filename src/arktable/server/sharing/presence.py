"""Tells other processes who has which table open here, and learns it of them."""

from __future__ import annotations

from typing import Final

from arktable.server.bus.kinds import HERE
from arktable.server.people.presence import Presence
from arktable.server.running.background import Repeating
from arktable.server.sharing.bus import SharedBus
from arktable.server.store.shared.processes import SqlProcesses

SECONDS_TO_MERGE: Final = 0.5
MOST_AT_ONCE: Final = 500


class SharedPresence:
    """Keeps `Presence` of all processes alike."""

    def __init__(self, presence: Presence, store: SqlProcesses, process: str, bus: SharedBus) -> None:
        self._presence = presence
        self._store = store
        self._process = process
        self._bus = bus
        self._changed: dict[str, None] = {}
        self._heard: dict[str, None] = {}
        self._work = Repeating("presence", self._exchange, "other processes do not know who is here")
        presence.on_change = self._note
        bus.handle(HERE, self._hear)

    def start(self) -> None:
        self._work.start(SECONDS_TO_MERGE)

    async def close(self) -> None:
        await self._work.close()

    def _note(self, table_id: str) -> None:
        self._changed[table_id] = None

    def _hear(self, table_id: str) -> None:
        self._heard[table_id] = None

    async def _exchange(self) -> None:
        """Write what has changed here, and read what others have written."""
        changed = list(self._changed)[:MOST_AT_ONCE]
        if changed:
            await self._store.put_here(self._process, {table: self._presence.local(table) for table in changed})
            for table in changed:
                self._changed.pop(table, None)
                self._bus.tell(HERE, table)
        heard = list(self._heard)[:MOST_AT_ONCE]
        if heard:
            for table in heard:
                self._heard.pop(table, None)
            found = await self._store.here_elsewhere(self._process, heard)
            for table in heard:
                self._apply(table, found.get(table, {}))

    async def renew(self) -> None:
        """Read who is where in all processes; some may have died."""
        found = await self._store.here_elsewhere(self._process)
        for table in {*found, *self._presence.tables_elsewhere()}:
            self._apply(table, found.get(table, {}))

    def _apply(self, table_id: str, people: dict[str, tuple[int, int]]) -> None:
        if self._presence.elsewhere(table_id, people):
            self._bus.publish_here(table_id)
