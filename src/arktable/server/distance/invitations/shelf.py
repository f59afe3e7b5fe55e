"""Tables that a person is done with can be put away: they are not listed with the others."""

from __future__ import annotations

from arktable.server.running.errors import Refused, not_seated
from arktable.server.store.distance.shelf import SqlShelf
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables


class Shelf:
    """Puts tables away, and takes them back."""

    def __init__(self, tables: Tables, store: SqlShelf) -> None:
        self._tables = tables
        self._store = store

    async def of(self, account_id: str) -> frozenset[str]:
        """The tables that this person has put away."""
        return await self._store.of(account_id)

    async def put(self, person: AccountRow, table_id: str, is_away: bool) -> None:
        """Put a table away, or take it back. A game in which the person still plays stays in sight."""
        table = await self._tables.cache.get(table_id)
        mine = [seat for seat in table.seats if person.id in (seat.account_id, seat.substitute)]
        if not mine:
            raise not_seated()
        if is_away and not table.over and any(seat.player == person.id and not seat.out for seat in mine):
            raise Refused("conflict", "still-playing")
        await self._store.set(table_id, person.id, is_away, self._tables.now())
