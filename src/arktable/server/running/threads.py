"""Runs expensive work in a few threads. Clients are served in rotation, and none can occupy all threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Final, TypeVar

from arktable.server.running.client import CLIENT
from arktable.server.running.fair_queue import FairQueue

T = TypeVar("T")

THREADS: Final = 2
"""More of them would compete with the event loop for the interpreter."""
THREADS_EACH: Final = 1
"""Threads that one client may occupy at the same time."""
MOST_WAITING: Final = 40
MOST_WAITING_EACH: Final = 20


class Threads:
    """Implements `Offload`: a short queue per client in front of a few threads."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "arktable-work")
        self._queue = FairQueue(THREADS, THREADS_EACH, MOST_WAITING, MOST_WAITING_EACH)

    async def do(self, work: Callable[[], T]) -> T:
        """The result of this work; refused if the queue is full."""
        return await self._in_turn(work, insist=False)

    async def insist(self, work: Callable[[], T]) -> T:
        return await self._in_turn(work, insist=True)

    async def _in_turn(self, work: Callable[[], T], insist: bool) -> T:
        client = CLIENT.get()
        await self._queue.take(client, insist)
        # With the context of the request: its id is in what the work logs.
        running = asyncio.get_running_loop().run_in_executor(self._threads, partial(copy_context().run, work))

        def done(ended: asyncio.Future[T]) -> None:
            self._queue.give(client)
            if not ended.cancelled():
                ended.exception()  # retrieved here in case the request was cancelled

        # The thread is occupied until the work is done, also when the request that waits for it is cancelled.
        running.add_done_callback(done)
        return await asyncio.shield(running)

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)
