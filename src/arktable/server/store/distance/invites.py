"""SQL for invitations to a table, and for people who ask to step in."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from arktable.server.store.distance_schema import invite
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import account, game_table


class AskingRow(msgspec.Struct, frozen=True):
    """Somebody who asks to step in for a seat."""

    account_id: str
    name: str
    seat: int


ANY_SEAT: Final = -1


class InviteRow(msgspec.Struct, frozen=True):
    """An invitation by name. `answer` is `accepted`, `declined`, `removed` (by the host), or empty."""

    account_id: str
    name: str
    by_id: str
    at: str
    seat: int = ANY_SEAT
    """The seat that is kept for the person."""
    answer: str = ""


class OwnInvite(msgspec.Struct, frozen=True):
    """An invitation that a person has not answered: the table, who invites, and when."""

    table_id: str
    by: str
    at: str
    by_id: str = ""


class SqlInvites(SqlPart):
    """Invitations. Somebody who asks to step in has invited themselves."""

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

    # -- invitations by name ------------------------------------------------------------------------------------

    async def put(self, table_id: str, row: InviteRow) -> None:
        """Write an invitation, and replace the one that the person had for this table."""
        values = {"table_id": table_id, **msgspec.structs.asdict(row)}
        del values["name"]

        def work(connection: Connection) -> None:
            _drop(connection, table_id, row.account_id)
            connection.execute(insert(invite).values(**values))

        await self._writer.write(work)

    async def of_table(self, table_id: str) -> list[InviteRow]:
        """All invitations to a table, the earliest first."""
        query = (
            select(invite.c.account_id, account.c.name, invite.c.by_id, invite.c.at, invite.c.seat, invite.c.answer)
            .join(account, invite.c.account_id == account.c.id)
            .where(invite.c.table_id == table_id, invite.c.by_id != invite.c.account_id)
            .order_by(invite.c.at, invite.c.account_id)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [InviteRow(*row) for row in rows]

    async def of_person(self, account_id: str, limit: int) -> list[OwnInvite]:
        """The invitations to tables that wait for players, which this person has not answered; the latest first."""
        inviting = account.alias()
        query = (
            select(invite.c.table_id, inviting.c.name, invite.c.at, invite.c.by_id)
            .join(game_table, invite.c.table_id == game_table.c.id)
            .join(inviting, invite.c.by_id == inviting.c.id)
            .where(invite.c.account_id == account_id, invite.c.by_id != account_id)
            .where(invite.c.answer == "", game_table.c.state == "open")
            .order_by(invite.c.at.desc())
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [OwnInvite(*row) for row in rows]

    async def answer(self, table_id: str, account_id: str, answer: str) -> None:
        """Write what became of an invitation; ignored if there is none."""
        place = update(invite).where(invite.c.table_id == table_id, invite.c.account_id == account_id)

        def work(connection: Connection) -> None:
            connection.execute(place.values(answer=answer))

        await self._writer.write(work)

    async def decline_all(self, account_id: str, by_id: str) -> list[str]:
        """Decline everything to which one person has invited another; returns the tables."""
        which = (invite.c.account_id == account_id, invite.c.by_id == by_id, invite.c.answer == "")

        def work(connection: Connection) -> list[str]:
            tables = list(connection.execute(select(invite.c.table_id).where(*which)).scalars())
            connection.execute(update(invite).where(*which).values(answer="declined"))
            return tables

        return await self._writer.write(work)

    async def drop(self, table_id: str, account_id: str) -> None:
        await self._writer.write(lambda connection: _drop(connection, table_id, account_id))


def _drop(connection: Connection, table_id: str, account_id: str) -> None:
    connection.execute(delete(invite).where(invite.c.table_id == table_id, invite.c.account_id == account_id))
