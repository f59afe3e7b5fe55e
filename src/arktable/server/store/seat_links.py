"""SQL for seat links, and for the sessions that they create and end."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from arktable.server.store.part import SqlPart
from arktable.server.store.rows import AccountRow, SeatLinkRow
from arktable.server.store.schema import account, carry, session

T = TypeVar("T")


class SqlSeatLinks(SqlPart):
    """Implements `SeatLinkStore` in a database."""

    async def put(self, row: SeatLinkRow) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(carry).where(carry.c.account_id == row.account_id))
            connection.execute(insert(carry).values(**msgspec.structs.asdict(row)))

        await self._writer.write(work)

    async def of(self, account_id: str) -> SeatLinkRow | None:
        query = select(carry).where(carry.c.account_id == account_id)
        return await self._one(SeatLinkRow, query)

    async def browsers(self, account_id: str) -> int:
        query = select(func.count()).select_from(session).where(session.c.account_id == account_id)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def drop(self, account_id: str) -> None:
        await self._writer.write(lambda connection: drop_link(connection, account_id))

    async def open_for(self, code_hash: str, at: str) -> AccountRow | None:
        query = select(account.c.id, account.c.name).join(carry).where(*_open(code_hash, at))
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return AccountRow(row.id, row.name) if row else None

    async def redeem(self, code_hash: str, at: str, session_id: str, replaced: str | None) -> AccountRow | None:
        """Redeem a link. One statement marks it as used if it is unused, so only one of several concurrent requests
        succeeds.
        """

        def work(connection: Connection) -> AccountRow | None:
            if connection.execute(update(carry).where(*_open(code_hash, at)).values(used=at)).rowcount != 1:
                return None
            whose = select(account.c.id, account.c.name).join(carry).where(carry.c.hash == code_hash)
            row = connection.execute(whose).one()
            if replaced is not None:
                connection.execute(delete(session).where(session.c.id == replaced))
            connection.execute(insert(session).values(id=session_id, account_id=row.id, created=at))
            return AccountRow(row.id, row.name)

        return await self._writer.write(work)

    async def end_others(self, account_id: str, session_id: str) -> list[str]:
        others = (session.c.account_id == account_id, session.c.id != session_id)

        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(select(session.c.id).where(*others)).scalars())
            connection.execute(delete(session).where(*others))
            drop_link(connection, account_id)
            return ended

        return await self._writer.write(work)


def _open(code_hash: str, at: str) -> tuple[Any, ...]:
    """The conditions for a link that can be used at this time."""
    return carry.c.hash == code_hash, carry.c.used.is_(None), carry.c.lapses > at


def drop_link(connection: Connection, account_id: str) -> None:
    """Delete the link of a person, unless it was used, in the transaction of the caller."""
    connection.execute(delete(carry).where(carry.c.account_id == account_id, carry.c.used.is_(None)))
