"""Dear work in a few threads beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from arktable.server.service.errors import Refused

T = TypeVar("T")

THREADS: Final = 2
MOST_WAITING: Final = 40
SECONDS_TO_COME_BACK: Final = 2


class Threads:
    """Implements `Beside`: a short queue in front of a few threads."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "arktable-dear")
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """The result of this work. Refused when too much is waiting already: a late answer would help nobody."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "busy", seconds=SECONDS_TO_COME_BACK)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    async def insist(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)
