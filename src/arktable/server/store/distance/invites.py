"""SQL for invitations to a table, and for people who ask to step in."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from arktable.server.store.distance_schema import invite
from arktable.server.store.schema import account
from arktable.server.store.seat_links import Read
from arktable.server.store.writer import Writer


class AskingRow(msgspec.Struct, frozen=True):
    """Somebody who asks to step in for a seat."""

    account_id: str
    name: str
    seat: int


class SqlInvites:
    """Invitations. Somebody who asks to step in has invited themselves."""

    def __init__(self, writer: Writer, read: Read) -> None:
        self._writer = writer
        self._read = read

    async def ask(self, table_id: str, account_id: str, seat: int, at: str) -> None:
        """Write that this person asks to step in for a seat."""

        def work(connection: Connection) -> None:
            _drop(connection, table_id, account_id)
            row = {"table_id": table_id, "account_id": account_id, "by_id": account_id, "seat": seat, "at": at}
            connection.execute(insert(invite).values(**row))

        await self._writer.write(work)

    async def asking(self, table_id: str) -> list[AskingRow]:
        """The people who ask to step in at this table."""
        query = (
            select(account.c.id, account.c.name, invite.c.seat)
            .join(invite, invite.c.account_id == account.c.id)
            .where(invite.c.table_id == table_id, invite.c.by_id == invite.c.account_id)
            .order_by(invite.c.at)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [AskingRow(*row) for row in rows]

    async def drop(self, table_id: str, account_id: str) -> None:
        await self._writer.write(lambda connection: _drop(connection, table_id, account_id))


def _drop(connection: Connection, table_id: str, account_id: str) -> None:
    connection.execute(delete(invite).where(invite.c.table_id == table_id, invite.c.account_id == account_id))
