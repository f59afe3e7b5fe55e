"""Limits how many unwatched tables of bots play at the same time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from arktable.server.store.rows import SeatRow
from arktable.server.tables.table import LiveTable

MOST_RESTING: Final = 10_000
UNATTENDED: Final = "unattended"


class UnwatchedTables:
    """Distinguishes watched tables from others, and lets others rest when there are too many."""

    def __init__(self, most: int, is_watched: Callable[[str], bool]) -> None:
        self._most = most
        self._is_watched = is_watched
        self._playing: set[str] = set()
        self._resting: OrderedDict[str, None] = OrderedDict()

    def share(self, table: LiveTable) -> str:
        """The share in the queue of bots: the client that opened the table; unwatched tables share one."""
        if not self._is_watched(table.row.id):
            return UNATTENDED
        return table.owner or table.row.id

    def may_play(self, table_id: str, seats: Sequence[SeatRow]) -> bool:
        """May the bots of this table play now? If not, it rests until it is watched or a place is free."""
        if self._is_watched(table_id) or any(seat.kind != "bot" for seat in seats):
            self._playing.discard(table_id)
        elif table_id not in self._playing:
            if len(self._playing) >= self._most:
                self._resting[table_id] = None
                while len(self._resting) > MOST_RESTING:
                    self._resting.popitem(last=False)
                return False
            self._playing.add(table_id)
        self._resting.pop(table_id, None)
        return True

    def leave(self, table_id: str) -> None:
        """The bots of this table have stopped."""
        self._playing.discard(table_id)

    def next(self) -> str | None:
        """A resting table that gets a free place; None if there is none."""
        if len(self._playing) >= self._most or not self._resting:
            return None
        return self._resting.popitem(last=False)[0]
