"""Outages of the server, which no clock is charged for: gaps between heartbeats."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Final

from arktable.server.distance.clocks.charging import Span
from arktable.server.running.background import Repeating
from arktable.server.running.times import iso
from arktable.server.store.distance.clocks import OutageRow, SqlClocks
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

BEAT: Final = 10.0
"""Seconds between two heartbeats."""
GAP: Final = timedelta(seconds=30)
"""A longer time between two heartbeats is an outage."""
GRACE: Final = timedelta(seconds=60)
"""Live clocks begin to run only this time after an outage."""


class Outages:
    """Writes heartbeats, and records gaps between them."""

    def __init__(self, store: SqlClocks, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._spans: list[Span] = []
        self._beats = Repeating("heartbeat", self.beat, "a heartbeat is missing, clocks are not charged meanwhile")

    async def start(self, beats: bool) -> None:
        """Record the gap since the last run of the server, and go on with heartbeats unless there are none."""
        await self._read()
        if beats:
            await self.beat()
            self._beats.start(BEAT)

    async def _read(self) -> None:
        rows = await self._store.outages()
        self._spans = [Span(datetime.fromisoformat(row.began), datetime.fromisoformat(row.ended)) for row in rows]

    async def close(self) -> None:
        if self._beats.is_running:
            await self._beats.close()
            with contextlib.suppress(StoreFault):
                await self._store.beat(self._now())

    async def beat(self) -> None:
        """Write a heartbeat. A long time since the last one is an outage."""
        last, now = await self._store.heartbeat(), self._now()
        if last and datetime.fromisoformat(now) - datetime.fromisoformat(last) > GAP:
            await self._store.add_outage(OutageRow(last, now))
            log.warning("the server was away from %s to %s; clocks are not charged for it", last, now)
        await self._store.beat(now)
        await self._read()  # another process may have recorded an outage

    def spans(self, pace: str) -> Iterator[Span]:
        """The outages; live tables get some time to come back."""
        for span in self._spans:
            yield Span(span.start, span.end + GRACE) if pace == "live" else span

    def is_awake(self, now: str) -> bool:
        """Has the server been up for a while? Until then no clock is declared out."""
        return not self._spans or iso(self._spans[-1].end) < now
