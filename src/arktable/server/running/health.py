"""The health check: can the database store an entry of a game? Concurrent requests share one check."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from arktable.server.metrics.declared import FAULTS, READY
from arktable.server.store.protocol import Store
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

SECONDS_TO_TRUST: Final = 1.0
"""A result is reused for this time, and all requests of that time cost one small write."""
SECONDS_TO_ANSWER: Final = 2.0


class Health:
    """Makes the store write what a move writes, and reuses the result for a moment."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._asked: float | None = None
        self._answer: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise `StoreFault` unless a move could have been made within the last second."""
        now = self._clock()
        running = self._answer is not None and not self._answer.done()
        if not running and (self._asked is None or now - self._asked >= SECONDS_TO_TRUST):
            self._asked = now
            self._answer = asyncio.create_task(self._store.probe(), name="arktable-health")
            self._answer.add_done_callback(self._note)
        if self._answer is None:
            return
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await asyncio.shield(self._answer)
        except TimeoutError:
            raise StoreFault("the database does not answer") from None

    def _note(self, probe: asyncio.Task[None]) -> None:
        """Note the result of a probe. Those who wait for it get the error as well."""
        if probe.cancelled():
            return
        error = probe.exception()
        was_ready, is_ready = READY.value() != 0 or not READY.values, error is None
        READY.set(int(is_ready))
        if not is_ready:
            FAULTS.add("probe")
        if was_ready and not is_ready:
            log.warning("not ready, moves cannot be stored: %s", error)
        elif is_ready and not was_ready:
            log.warning("ready again, moves can be stored")

    async def close(self) -> None:
        if self._answer is not None:
            await asyncio.gather(self._answer, return_exceptions=True)
