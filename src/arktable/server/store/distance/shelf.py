"""SQL for tables that people have put away."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from arktable.server.store.distance_schema import shelf
from arktable.server.store.part import SqlPart


class SqlShelf(SqlPart):
    """Which tables a person has put away."""

    async def set(self, table_id: str, account_id: str, is_away: bool, at: str) -> None:
        """Put a table away, or take it back."""

        def work(connection: Connection) -> None:
            same = (shelf.c.table_id == table_id, shelf.c.account_id == account_id)
            connection.execute(delete(shelf).where(*same))
            if is_away:
                connection.execute(insert(shelf).values(table_id=table_id, account_id=account_id, at=at))

        await self._writer.write(work)

    async def of(self, account_id: str) -> frozenset[str]:
        """The tables that this person has put away."""
        query = select(shelf.c.table_id).where(shelf.c.account_id == account_id)
        return frozenset(await self._read(lambda connection: connection.execute(query).scalars().all()))
