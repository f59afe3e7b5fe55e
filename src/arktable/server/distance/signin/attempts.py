"""Limits for attempts to sign in. A client is refused after some failures; a name is never locked.

Failures with one name from many clients only delay the answers: its owner can still sign in. Unknown names are counted
like known ones.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Final

from arktable.server.running.errors import Refused
from arktable.server.running.limits import Budget, Limits

TRIES: Final = 5
"""Failures of one client before it must wait; one more is allowed each minute."""
SECONDS_PER_TRY: Final = 60.0
TRIES_OF_NAME: Final = 10
"""Failures with one name in ten minutes before answers are delayed."""
LONGEST_DELAY: Final = 8.0
DEVICE_TRIES: Final = 5
"""Wrong device codes of one client in ten minutes."""
DEVICE_TRIES_ALL: Final = 100
"""Wrong device codes of all clients in ten minutes."""
TEN_MINUTES: Final = 600.0
ALL: Final = "all"

Sleep = Callable[[float], Awaitable[object]]


class Attempts:
    """Counts failures by client and by name."""

    def __init__(self, limits: Limits, sleep: Sleep = asyncio.sleep) -> None:
        def shared(name: str, most: int, seconds: float) -> Budget:
            budget = Budget(most, seconds, limits.clock)
            limits.share(name, budget)
            return budget

        self._sleep = sleep
        self._clients = shared("sign-in", TRIES, TRIES * SECONDS_PER_TRY)
        self._names = shared("sign-in-name", TRIES_OF_NAME, TEN_MINUTES)
        self._devices = shared("device", DEVICE_TRIES, TEN_MINUTES)
        self._all_devices = shared("device-all", DEVICE_TRIES_ALL, TEN_MINUTES)

    async def begin(self, client: str, name: str = "") -> None:
        """Count an attempt before it is checked, so that attempts at the same time are limited too."""
        self._clients.spend(client, why="sign-in-wait")
        delay = min(LONGEST_DELAY, -self._names.left(name)) if name else 0.0
        if delay > 0:
            await self._sleep(delay)

    def succeeded(self, client: str) -> None:
        """Return what `begin` has counted."""
        self._clients.fine(client, -1)

    def failed(self, client: str, key: str, name: str = "") -> Refused:
        """Count a failure; returns the refusal, which says how many attempts are left."""
        if name:
            self._names.fine(name, 1)
        return Refused("forbidden", key, tries=max(0, math.floor(self._clients.left(client))))

    def begin_device(self, client: str) -> None:
        """Count a device code before it is checked."""
        self._devices.spend(client, why="device-wait")
        self._all_devices.spend(ALL, why="device-wait")

    def device_succeeded(self, client: str) -> None:
        self._devices.fine(client, -1)
        self._all_devices.fine(ALL, -1)
