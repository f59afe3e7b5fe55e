"""Who has which table open. In memory only: it means nothing after a restart."""

from __future__ import annotations

from arktable.server.store.rows import SeatRow


class Presence:
    """Counts the open connections of each person at each table."""

    def __init__(self) -> None:
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

    def is_here(self, table_id: str, seat: SeatRow) -> bool:
        """Does this player have the table open? Bots always do."""
        return seat.kind == "bot" or (seat.account_id is not None and (table_id, seat.account_id) in self._here)
