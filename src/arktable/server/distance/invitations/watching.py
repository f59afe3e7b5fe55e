"""Public running tables that anybody may watch, with the public view for a miniature."""

from __future__ import annotations

import asyncio
from typing import Final

from arktable.server.lobby.lobby import OpeningLobby
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.tables.tables import Tables
from arktable.server.wire.common import View
from arktable.server.wire.distance.watching import Watch, Watched
from arktable.server.wire.tables import Brief

SECONDS: Final = 10.0
"""The list is made again after this time at the earliest."""
MOST_DRAWN: Final = 12
"""Tables with a view: each must be in memory, and views are large."""


class Watching:
    """Lists tables to watch. All people get the same list."""

    def __init__(self, tables: Tables, lobby: OpeningLobby, limits: Limits) -> None:
        self._tables = tables
        self._lobby = lobby
        self._clock = limits.clock
        self._made: tuple[float, Watch] | None = None
        self._making = asyncio.Lock()

    async def list(self) -> Watch:
        """The tables that can be watched, made at most every ten seconds."""
        async with self._making:
            if self._made is None or self._clock() - self._made[0] >= SECONDS:
                self._made = (self._clock(), await self._make())
            return self._made[1]

    async def _make(self) -> Watch:
        running = (await self._lobby.lists(None)).running
        ordered = sorted(running, key=_order)  # stable: of equal ones the latest first
        found = [
            Watched(brief, await self._view(brief) if place < MOST_DRAWN else None)
            for place, brief in enumerate(ordered)
        ]
        return Watch(found, self._tables.now())

    async def _view(self, brief: Brief) -> View | None:
        """The public part of the view. The parts of viewers are never asked for."""
        try:
            table = await self._tables.cache.get(brief.id)
        except Refused:  # it cannot be opened
            return None
        return table.views.public(table.position) if table.position is not None and table.is_shown else None


def _order(brief: Brief) -> tuple[bool, int]:
    is_live = brief.pace is not None and brief.pace.kind == "live"
    return not is_live, -brief.watching
