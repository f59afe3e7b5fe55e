"""SQL for people who are blocked by others."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from arktable.server.store.distance_schema import blocked
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import account


class SqlBlocks(SqlPart):
    """Who has blocked whom."""

    async def set(self, account_id: str, other_id: str, is_blocked: bool) -> None:
        """Block another person, or end it."""
        same = (blocked.c.account_id == account_id, blocked.c.other_id == other_id)

        def work(connection: Connection) -> None:
            connection.execute(delete(blocked).where(*same))
            if is_blocked:
                connection.execute(insert(blocked).values(account_id=account_id, other_id=other_id))

        await self._writer.write(work)

    async def has(self, account_id: str, other_id: str) -> bool:
        """Has the first person blocked the other one?"""
        query = select(blocked.c.other_id).where(blocked.c.account_id == account_id, blocked.c.other_id == other_id)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def of(self, account_id: str) -> list[tuple[str, str]]:
        """The people whom this person has blocked, as accounts and names, by name."""
        query = (
            select(account.c.id, account.c.name)
            .join(blocked, blocked.c.other_id == account.c.id)
            .where(blocked.c.account_id == account_id)
            .order_by(account.c.name)
        )
        return [(row.id, row.name) for row in await self._read(lambda connection: connection.execute(query).all())]
