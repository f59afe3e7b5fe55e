"""Connections that watch tables during faults, in a thread of their own: when one is lost it connects again."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Mapping
from typing import Final

from tools.probe.addresses import place
from tools.probe.wire import Live, Lost, Place

AGAIN: Final = 0.1
"""Seconds before a lost connection is tried again; a page waits longer."""


class Watching:
    """One connection to each table that is followed. Close it when done."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        """By table: the newest version that its connection was told."""
        self.connected = 0
        """How often a connection was opened."""
        self._url = ""
        self._loop = asyncio.new_event_loop()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def follow(self, url: str, tables: Mapping[str, str]) -> None:
        """Watch these tables at this address, each with the cookie of its person; others are left."""
        self._url = url
        asyncio.run_coroutine_threadsafe(self._follow(dict(tables)), self._loop).result()

    async def _follow(self, tables: dict[str, str]) -> None:
        for table in [one for one in self._tables_now() if one not in tables]:
            self._tasks.pop(table).cancel()
            self.versions.pop(table, None)
        for table, cookie in tables.items():
            if table not in self._tasks:
                self._tasks[table] = asyncio.create_task(self._watch(table, cookie))

    def _tables_now(self) -> list[str]:
        return list(self._tasks)

    async def _watch(self, table: str, cookie: str) -> None:
        def hear(content: bytes) -> None:
            told = json.loads(content)
            shown = told.get("snapshot", told)
            if "version" in shown:
                self.versions[table] = shown["version"]

        while True:
            try:
                live = await Live.open(Place(*place(self._url)), f"/api/tables/{table}/live?seat=0", cookie, hear)
                self.connected += 1
                try:
                    await self.attend(live)
                finally:
                    live.close()
            except (OSError, Lost):
                await asyncio.sleep(AGAIN)

    async def attend(self, live: Live) -> None:
        """Stay connected until the connection is lost."""
        await live.lost.wait()

    def behind(self, newest: Mapping[str, int], seconds: float) -> str:
        """Wait until every connection was told this version or a later one; which was not, empty if all were."""
        limit = time.monotonic() + seconds
        while True:
            late = [f"{table} at {self.versions.get(table)} of {newest[table]}" for table in self._tables_now()
                    if self.versions.get(table, 0) < newest.get(table, 0)]  # fmt: skip
            if not late or time.monotonic() > limit:
                return "; ".join(late[:3])
            time.sleep(0.02)

    def close(self) -> None:
        async def end() -> None:
            for task in self._tasks.values():
                task.cancel()
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
