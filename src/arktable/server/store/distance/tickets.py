"""SQL for tickets: challenges and device codes, valid once and for a short time. Only hashes are stored."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from arktable.server.store.distance_schema import ticket
from arktable.server.store.part import SqlPart


class TicketRow(msgspec.Struct, frozen=True):
    """A ticket; `data` is JSON of its kind."""

    hash: str
    kind: str
    expires: str
    account_id: str = ""
    session_id: str = ""
    data: str = ""


class SqlTickets(SqlPart):
    """Tickets. A ticket can be used while it has not expired, and once."""

    async def put(self, row: TicketRow, now: str, alone: bool = False) -> None:
        """Write a ticket, and delete those that have expired; with `alone` also all others of this kind and session."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ticket).where(ticket.c.expires <= now, ticket.c.kind.in_(KINDS)))
            if alone:
                same = (ticket.c.kind == row.kind, ticket.c.session_id == row.session_id)
                connection.execute(delete(ticket).where(*same))
            connection.execute(insert(ticket).values(**msgspec.structs.asdict(row)))

        await self._writer.write(work)

    async def claim(self, row: TicketRow, now: str) -> TicketRow | None:
        """Write a ticket, unless one with the same hash is valid: then nothing is written, and that one is returned."""
        same = select(ticket).where(ticket.c.hash == row.hash)

        def work(connection: Connection) -> TicketRow | None:
            connection.execute(delete(ticket).where(ticket.c.hash == row.hash, ticket.c.expires <= now))
            found = connection.execute(same).one_or_none()
            if found is not None:
                return _row(found)
            connection.execute(insert(ticket).values(**msgspec.structs.asdict(row)))
            return None

        return await self._writer.write(work)

    async def find(self, kind: str, now: str, **which: str) -> TicketRow | None:
        """A ticket of this kind that can be used, by the values of its columns."""
        query = select(ticket).where(*_open(kind, now, which)).limit(1)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return _row(row) if row else None

    async def use(self, kind: str, now: str, **which: str) -> TicketRow | None:
        """Use a ticket. One statement marks it, so of several requests at once only one gets it."""
        conditions = _open(kind, now, which)

        def work(connection: Connection) -> TicketRow | None:
            row = connection.execute(select(ticket).where(*conditions).limit(1)).one_or_none()
            if row is None:
                return None
            place = update(ticket).where(ticket.c.hash == row.hash, ticket.c.used == "")
            return _row(row) if connection.execute(place.values(used=now)).rowcount == 1 else None

        return await self._writer.write(work)

    async def change(self, row: TicketRow, before: str) -> bool:
        """Write the new content of a ticket, unless its data has changed since it was read."""
        place = update(ticket).where(ticket.c.hash == row.hash, ticket.c.used == "", ticket.c.data == before)

        def work(connection: Connection) -> bool:
            return connection.execute(place.values(**msgspec.structs.asdict(row))).rowcount == 1

        return await self._writer.write(work)

    async def forget(self, now: str) -> None:
        """Delete the tickets of all kinds that have expired."""
        place = delete(ticket).where(ticket.c.expires <= now)
        await self._change(place)

    async def drop(self, kind: str, **which: str) -> None:
        """Delete the tickets of this kind with these values."""
        place = delete(ticket).where(ticket.c.kind == kind, *_columns(which))

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)


KINDS = ("passkey-new", "passkey-in", "device", "recovered", "mail", "remind")
"""The tickets of signing in and of notices. Other subjects delete their own."""


def _open(kind: str, now: str, which: dict[str, str]) -> tuple[Any, ...]:
    return ticket.c.kind == kind, ticket.c.used == "", ticket.c.expires > now, *_columns(which)


def _columns(which: dict[str, str]) -> list[Any]:
    return [ticket.c[name] == value for name, value in which.items()]


def _row(row: Any) -> TicketRow:
    return TicketRow(row.hash, row.kind, row.expires, row.account_id, row.session_id, row.data)
