"""Who has which table open. In memory only: it means nothing after a restart."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from arktable.server.store.rows import SeatRow

MOST_REMEMBERED: Final = 20_000


class Presence:
    """Counts the open connections of each person at each table, and remembers when somebody left."""

    def __init__(self, now: Callable[[], str]) -> None:
        self._now = now
        self._begin = now()
        self._left: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._here: dict[tuple[str, str], int] = {}

    def enter(self, table_id: str, account_id: str) -> None:
        key = (table_id, account_id)
        self._here[key] = self._here.get(key, 0) + 1

    def leave(self, table_id: str, account_id: str) -> None:
        key = (table_id, account_id)
        left = self._here.get(key, 0) - 1
        if left > 0:
            self._here[key] = left
        else:
            self._here.pop(key, None)
            self._left[key] = self._now()
            self._left.move_to_end(key)
            while len(self._left) > MOST_REMEMBERED:
                self._left.popitem(last=False)

    def away_since(self, table_id: str, account_id: str) -> str | None:
        """When this person left the table; nothing if they are here. Others are away since the server began."""
        key = (table_id, account_id)
        return None if key in self._here else self._left.get(key, self._begin)

    def is_here(self, table_id: str, seat: SeatRow) -> bool:
        """Does this player have the table open? Bots always do."""
        return seat.kind == "bot" or (seat.account_id is not None and (table_id, seat.account_id) in self._here)
