"""A fair queue for a limited resource: clients are served in rotation, so one client cannot block the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from arktable.server.running.errors import Refused

SECONDS_TO_COME_BACK: Final = 2
NO_LIMIT: Final = 1_000_000_000


class FairQueue:
    """A number of places. Clients (shares) are served in rotation, the requests of one share in order.

    A share holds at most `each` places at the same time, and at most `waiting_each` of its requests wait; at most
    `waiting` requests wait in total.
    """

    def __init__(
        self, places: int, each: int = NO_LIMIT, waiting: int = NO_LIMIT, waiting_each: int = NO_LIMIT
    ) -> None:
        self._free = places
        self._each = each
        self._most_waiting = waiting
        self._most_waiting_each = waiting_each
        self._held: dict[str, int] = {}
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._count = 0

    @property
    def waiting(self) -> int:
        """Requests that wait for a place."""
        return self._count

    @property
    def held(self) -> int:
        """Places that are taken."""
        return sum(self._held.values())

    @asynccontextmanager
    async def place(self, share: str, insist: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and hold it until the block ends.

        Refused (503) when too many wait already, unless the caller insists.
        """
        await self.take(share, insist)
        try:
            yield
        finally:
            self.give(share)

    async def take(self, share: str, insist: bool = False) -> None:
        """Wait for a place. The caller must give it back."""
        if self._free and self._may_hold(share):
            self._hold(share)
            return
        if not insist:
            self._check_room(share)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share, deque()).append(place)
        self._count += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give(share)  # the place was given to this request while it was being cancelled
            raise

    def _check_room(self, share: str) -> None:
        """Refuse the request if too many wait. If another share has more requests waiting, the last of those is refused
        instead.
        """
        mine = len(self._waiting.get(share, ()))
        if mine < self._most_waiting_each and self._count < self._most_waiting:
            return
        longest = max(self._waiting.values(), key=len, default=None)
        if mine >= self._most_waiting_each or longest is None or len(longest) <= mine + 1:
            raise _busy()
        place = longest.pop()
        self._count -= 1
        if not place.done():
            place.set_exception(_busy())

    def _may_hold(self, share: str) -> bool:
        return self._held.get(share, 0) < self._each

    def _hold(self, share: str) -> None:
        self._free -= 1
        self._held[share] = self._held.get(share, 0) + 1

    def give(self, share: str) -> None:
        """Return a place, and give it to the next share."""
        self._free += 1
        self._held[share] -= 1
        if not self._held[share]:
            del self._held[share]
        for waiting in list(self._waiting):
            if not self._free:
                return
            if self._may_hold(waiting):
                self._serve(waiting)

    def _serve(self, share: str) -> None:
        """Give a place to the first request of this share that still waits, and put the share behind the others."""
        queue = self._waiting.pop(share)
        while queue:
            place = queue.popleft()
            self._count -= 1
            if not place.done():
                self._hold(share)
                place.set_result(None)
                break
        if queue:
            self._waiting[share] = queue


def _busy() -> Refused:
    return Refused("busy", "busy", seconds=SECONDS_TO_COME_BACK)
