"""Private notes of a seat. Nobody else can read them; a substitute does not get those of the owner."""

from __future__ import annotations

from typing import Final

from arktable.server.running.errors import malformed
from arktable.server.store.distance.talk import SqlTalk
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables, seat_at

NOTE_MOST: Final = 10_000


class Notes:
    """Reads and writes notes."""

    def __init__(self, tables: Tables, store: SqlTalk) -> None:
        self._tables = tables
        self._store = store

    async def of(self, person: AccountRow, table_id: str) -> str:
        table = await self._tables.cache.get(table_id)
        return await self._store.note(table_id, seat_at(table, person), person.id)

    async def write(self, person: AccountRow, table_id: str, text: str) -> None:
        """Replace the notes; an empty text deletes them."""
        if len(text) > NOTE_MOST:
            raise malformed(f"notes have at most {NOTE_MOST} characters")
        table = await self._tables.cache.get(table_id)
        await self._store.put_note(table_id, seat_at(table, person), person.id, text, self._tables.now())
