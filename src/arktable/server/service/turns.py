"""Fair turns: who waits for a scarce thing is served by shares, one after the other, whoever shouts the loudest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places. Shares take turns at a place that becomes free, and within a share the first come is first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, share: str) -> AsyncIterator[None]:
        """Wait for a place, and have it until the block ends."""
        await self._take(share)
        try:
            yield
        finally:
            self._give()

    async def _take(self, share: str) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give()  # it was given to us while we were being stopped
            raise

    def _give(self) -> None:
        while self._waiting:
            share, queue = self._waiting.popitem(last=False)
            place = queue.popleft()
            if queue:
                self._waiting[share] = queue  # at the end: the others come first
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
