"""SQL for what the host of a table changes before its game begins, and for tables that were closed."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from arktable.server.store.distance_schema import ticket
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import Conflict, SeatKind
from arktable.server.store.schema import account, entry, game_table

CLOSED: Final = "closed"


class FormerSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat on a seat, or for whom it was kept."""

    kind: SeatKind
    name: str = ""
    """Of people who share a device; otherwise empty."""
    account_id: str = ""
    bot: str = ""


class FormerTable(msgspec.Struct, frozen=True):
    """What is needed to open the same table again."""

    name: str
    ruleset: str
    options: dict[str, str]
    pace: str
    rated: bool
    invited: bool
    chat: bool
    unlisted: bool
    start: str
    """The text of the position in which it was to begin; empty for the usual set-up."""
    host: str
    """Of a table that has not begun; otherwise empty."""
    seats: list[FormerSeat]
    guests: list[str]
    """The accounts of people who were invited to any seat."""

    def knows(self, account_id: str) -> bool:
        """Was this person the host, or a player there?"""
        sat = (seat.account_id for seat in self.seats if seat.kind == "person")
        return bool(account_id) and account_id in (self.host, *sat)


class ClosedTable(msgspec.Struct, frozen=True):
    """What is kept of a table that was closed before it began."""

    name: str
    ruleset: str
    at: str
    like: FormerTable | None = None
    """None for a table that was closed by an earlier version."""


class SqlHosting(SqlPart):
    """Changes of tables that have not begun. A closed table is deleted; a ticket remembers it for some time."""

    async def change(self, table_id: str, **values: Any) -> None:
        """Change columns of a table; options are given as a dict."""
        if "options" in values:
            values["options"] = msgspec.json.encode(values["options"]).decode()
        place = update(game_table).where(game_table.c.id == table_id).values(**values)

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)

    async def close(self, table_id: str, version: int, host: str, closed: ClosedTable, until: str) -> None:
        """Delete a table of this version, and remember until then that its host has closed it; `Conflict` if it has
        another version.
        """
        newest = select(func.max(entry.c.version)).where(entry.c.table_id == table_id)
        data = msgspec.json.encode(closed).decode()

        def work(connection: Connection) -> None:
            if (connection.execute(newest).scalar() or 0) != version:
                raise Conflict("the table has moved on")
            old = (ticket.c.kind == CLOSED, ticket.c.expires <= closed.at)
            connection.execute(delete(ticket).where(*old))
            connection.execute(delete(game_table).where(game_table.c.id == table_id))
            row = {"hash": table_id, "kind": CLOSED, "account_id": host, "data": data, "expires": until}
            connection.execute(insert(ticket).values(**row))

        await self._writer.write(work)

    async def closed(self, table_id: str, now: str) -> tuple[ClosedTable, str] | None:
        """A table that was closed, and the name of its host; None if there was none, or long ago."""
        query = (
            select(ticket.c.data, account.c.name)
            .join(account, account.c.id == ticket.c.account_id)
            .where(ticket.c.hash == table_id, ticket.c.kind == CLOSED, ticket.c.expires > now)
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (msgspec.json.decode(row.data, type=ClosedTable), row.name)
