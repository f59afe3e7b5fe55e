"""SQL for clocks: tables that are due, vacations, outages, the heartbeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from arktable.server.store.distance_schema import due, outage, vacation
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import DueRow
from arktable.server.store.schema import meta

HEARTBEAT: Final = "heartbeat"

# Built once: they run with every move of a table with several people.
_DROP_DUE: Final = delete(due).where(due.c.table_id == bindparam("of_table"))
_ADD_DUE: Final = insert(due)


class VacationRow(msgspec.Struct, frozen=True):
    """Days on which the clocks of a person rest, in their own zone; both days are included."""

    account_id: str
    first_day: str
    last_day: str


class OutageRow(msgspec.Struct, frozen=True):
    """A time in which the server was not available."""

    began: str
    ended: str


class LeasedTable(msgspec.Struct, frozen=True):
    """A table whose clock has run out, and the version for which that was computed."""

    table_id: str
    version: int


class SqlClocks(SqlPart):
    """What the clocks need in addition to the logs of the tables."""

    # -- tables that are due ------------------------------------------------------------------------------------

    async def lease(self, now: str, holder: str, until: str, limit: int) -> list[LeasedTable]:
        """Tables whose clocks ran out before now; no other holder gets them until the lease ends."""
        free = or_(due.c.holder == "", due.c.until <= now, due.c.holder == holder)
        late = select(due.c.table_id, due.c.version).where(due.c.at != "", due.c.at <= now, free)

        def work(connection: Connection) -> list[LeasedTable]:
            found = connection.execute(late.order_by(due.c.at).limit(limit)).all()
            leased = []
            for row in found:
                place = update(due).where(due.c.table_id == row.table_id, due.c.version == row.version, free)
                if connection.execute(place.values(holder=holder, until=until)).rowcount == 1:
                    leased.append(LeasedTable(row.table_id, row.version))
            return leased

        return await self._writer.write(work)

    async def set_due(self, table_id: str, row: DueRow | None) -> None:
        """Replace when the table is due; None: it waits for nobody with a clock."""
        await self._writer.write(lambda connection: write_due(connection, table_id, row))

    async def due_between(self, start: str, end: str) -> list[tuple[str, int]]:
        """Tables and versions whose first clock runs out between these times."""
        query = select(due.c.table_id, due.c.version).where(due.c.at > start, due.c.at <= end)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [(row.table_id, row.version) for row in rows]

    async def all_due(self) -> list[tuple[str, DueRow]]:
        """All tables that wait for somebody."""
        query = select(due.c.table_id, due.c.version, due.c.seats, due.c.at)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [(row.table_id, DueRow(row.version, _seats(row.seats), row.at)) for row in rows]

    async def flags_of(self, table_ids: Sequence[str]) -> dict[str, str]:
        """By table: when the first clock runs out, for those of these tables that have clocks."""
        query = select(due.c.table_id, due.c.at).where(due.c.table_id.in_(table_ids), due.c.at != "")
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.table_id: row.at for row in rows}

    # -- vacations ----------------------------------------------------------------------------------------------

    async def vacations(self, account_id: str) -> list[VacationRow]:
        query = select(vacation).where(vacation.c.account_id == account_id).order_by(vacation.c.first_day)
        return await self._all(VacationRow, query)

    async def put_vacation(self, row: VacationRow) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(vacation).where(*_same(row)))
            connection.execute(insert(vacation).values(**msgspec.structs.asdict(row)))

        await self._writer.write(work)

    async def drop_vacation(self, account_id: str, first_day: str) -> None:
        row = VacationRow(account_id, first_day, "")

        def work(connection: Connection) -> None:
            connection.execute(delete(vacation).where(*_same(row)))

        await self._writer.write(work)

    # -- outages ------------------------------------------------------------------------------------------------

    async def heartbeat(self) -> str:
        """The time of the last heartbeat; empty if there was none."""
        query = select(meta.c.value).where(meta.c.key == HEARTBEAT)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none() or "")

    async def beat(self, at: str) -> None:
        def work(connection: Connection) -> None:
            place = update(meta).where(meta.c.key == HEARTBEAT).values(value=at)
            if connection.execute(place).rowcount == 0:
                connection.execute(insert(meta).values(key=HEARTBEAT, value=at))

        await self._writer.write(work)

    async def add_outage(self, row: OutageRow) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(outage).where(outage.c.began == row.began))
            connection.execute(insert(outage).values(**msgspec.structs.asdict(row)))

        await self._writer.write(work)

    async def outages(self) -> list[OutageRow]:
        query = select(outage).order_by(outage.c.began)
        return await self._all(OutageRow, query)


def write_due(connection: Connection, table_id: str, row: DueRow | None) -> None:
    """Replace when a table is due, in the transaction of the caller. A lease on the previous row ends."""
    connection.execute(_DROP_DUE, {"of_table": table_id})
    if row is not None:
        seats = msgspec.json.encode(row.seats).decode()
        connection.execute(_ADD_DUE, {"table_id": table_id, "version": row.version, "seats": seats, "at": row.at})


def _seats(text: str) -> tuple[int, ...]:
    return msgspec.json.decode(text, type=tuple[int, ...])


def _same(row: VacationRow) -> tuple[Any, ...]:
    return vacation.c.account_id == row.account_id, vacation.c.first_day == row.first_day
