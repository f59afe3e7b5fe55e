"""Requests of one person that are carried out one after the other, so that those at once do not pass a limit."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class OneAtATime:
    """A lock for each key, as long as somebody holds it or waits for it: `async with locks.of(account_id)`."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)
