"""Modest limits on what costs us disk: so many in ten minutes, for each visitor. In memory only."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from arktable.server.service.errors import Refused

WINDOW: Final = 600.0
MOST_VISITORS: Final = 20_000


class Limit:
    """At most `most` times in ten minutes for each key."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._seen: OrderedDict[str, deque[float]] = OrderedDict()

    def spend(self, key: str) -> None:
        """Count one use of this key; refuse it when there were too many."""
        now = self._clock()
        times = self._seen.setdefault(key, deque())
        self._seen.move_to_end(key)
        while times and times[0] <= now - WINDOW:
            times.popleft()
        if len(times) >= self._most:
            raise Refused("too-many", "too-many", seconds=int(times[0] + WINDOW - now) + 1)
        times.append(now)
        while len(self._seen) > MOST_VISITORS:
            self._seen.popitem(last=False)
