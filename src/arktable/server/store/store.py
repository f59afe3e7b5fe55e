"""All reading and writing. Reads go to a pool of connections, writes through the one writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arktable.server.store.opening import make_engine, prepare_schema
from arktable.server.store.rows import (
    AccountRow,
    Change,
    Conflict,
    EntryRow,
    ListedTable,
    SeatRow,
    StoredTable,
    Summary,
    TableRow,
)
from arktable.server.store.schema import account, entry, game_table, seat, session
from arktable.server.store.writer import Writer


class Store:
    """Open it with `Store.open`, close it when done."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    @classmethod
    async def open(cls, url: str) -> Store:
        engine = make_engine(url)
        try:
            await prepare_schema(engine)
        except BaseException:
            await engine.dispose()
            raise
        writer = Writer(engine)
        writer.start()
        return cls(engine, writer)

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

    # -- people -------------------------------------------------------------------------------------------------

    async def add_account(self, person: AccountRow, session_id: str, at: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(account).values(id=person.id, name=person.name, created=at))
            await connection.execute(insert(session).values(id=session_id, account_id=person.id, created=at))

        await self._writer.write(work)

    async def account_of(self, session_id: str) -> AccountRow | None:
        query = select(account.c.id, account.c.name).join(session).where(session.c.id == session_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return AccountRow(row.id, row.name) if row else None

    async def rename(self, account_id: str, name: str) -> list[str]:
        """Rename a person everywhere; returns the tables at which they sit."""

        async def work(connection: AsyncConnection) -> list[str]:
            await connection.execute(update(account).where(account.c.id == account_id).values(name=name))
            await connection.execute(update(seat).where(seat.c.account_id == account_id).values(name=name))
            found = await connection.execute(select(seat.c.table_id).where(seat.c.account_id == account_id))
            return list(found.scalars())

        return await self._writer.write(work)

    # -- tables -------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(game_table).values(**_table_values(row)))
            await connection.execute(insert(seat), [_seat_values(row.id, one) for one in seats])
            if entries:
                await connection.execute(insert(entry), [_entry_values(row.id, one) for one in entries])

        await self._writer.write(work)

    async def load(self, table_id: str) -> StoredTable | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(game_table).where(game_table.c.id == table_id))).one_or_none()
            if row is None:
                return None
            entries = await connection.execute(
                select(entry.c.version, entry.c.kind, entry.c.seat, entry.c.moves, entry.c.at, entry.c.key)
                .where(entry.c.table_id == table_id)
                .order_by(entry.c.version)
            )
            seats = await _seats_of(connection, [table_id])
            return StoredTable(_table_row(row), seats[table_id], [EntryRow(*one) for one in entries])

    async def version(self, table_id: str) -> int:
        """The newest version of a table; 0 also when there is no such table."""
        async with self._engine.connect() as connection:
            query = select(func.max(entry.c.version)).where(entry.c.table_id == table_id)
            return (await connection.execute(query)).scalar() or 0

    async def append(self, table_id: str, entries: Sequence[EntryRow], change: Change) -> None:
        """Append to the log; `Conflict` when another writer was first or the table is gone."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(entry), [_entry_values(table_id, one) for one in entries])
            for one in change.seats:
                values = _seat_values(table_id, one)
                await connection.execute(
                    update(seat).where(seat.c.table_id == table_id, seat.c.seat == one.seat).values(**values)
                )
            await connection.execute(
                update(game_table)
                .where(game_table.c.id == table_id)
                .values(state=change.state, updated=change.updated, summary=_json(change.summary))
            )

        await self._writer.write(work)

    async def delete_table(self, table_id: str, version: int) -> None:
        """Remove a table that stands at this version; `Conflict` when it has moved on."""

        async def work(connection: AsyncConnection) -> None:
            newest = await connection.execute(select(func.max(entry.c.version)).where(entry.c.table_id == table_id))
            if (newest.scalar() or 0) != version:
                raise Conflict("the table has moved on")
            await connection.execute(delete(game_table).where(game_table.c.id == table_id))

        await self._writer.write(work)

    async def tables_in(self, states: Sequence[str], limit: int) -> list[ListedTable]:
        """The tables in one of these states, the latest first."""
        query = (
            select(game_table)
            .where(game_table.c.state.in_(states))
            .order_by(game_table.c.updated.desc(), game_table.c.id)
            .limit(limit)
        )
        return await self._listed(query)

    async def tables_of(self, account_id: str, limit: int) -> list[ListedTable]:
        """The tables at which this person sits, the latest first."""
        mine = select(seat.c.table_id).where(seat.c.account_id == account_id)
        query = (
            select(game_table)
            .where(game_table.c.id.in_(mine))
            .order_by(game_table.c.updated.desc(), game_table.c.id)
            .limit(limit)
        )
        return await self._listed(query)

    async def _listed(self, query: Any) -> list[ListedTable]:
        async with self._engine.connect() as connection:
            rows = [_table_row(row) for row in await connection.execute(query)]
            seats = await _seats_of(connection, [row.id for row in rows])
            return [ListedTable(row, seats[row.id]) for row in rows]


async def _seats_of(connection: AsyncConnection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    if table_ids:
        query = select(seat).where(seat.c.table_id.in_(table_ids)).order_by(seat.c.table_id, seat.c.seat)
        for row in await connection.execute(query):
            found[row.table_id].append(SeatRow(row.seat, row.kind, row.name, row.account_id, row.bot))
    return found


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_values(row: TableRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "options": _json(row.options), "summary": _json(row.summary)}


def _table_row(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    values["summary"] = msgspec.json.decode(values["summary"], type=Summary)
    return TableRow(**values)


def _seat_values(table_id: str, row: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(row)}


def _entry_values(table_id: str, row: EntryRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(row)}
