"""SQL for orders ahead. They are outside the logs of the games; each belongs to the account that left it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select, update

from arktable.server.store.distance_schema import ahead
from arktable.server.store.part import SqlPart

STANDING = ("left", "held")
"""States in which an order can still be carried out."""


class AheadRow(msgspec.Struct, frozen=True):
    """The order of a seat."""

    table_id: str
    seat: int
    account_id: str
    version: int
    """Of the table when it was left, or of the entry that carried it out."""
    steps: str
    """JSON: moves in notation."""
    conditions: str
    """JSON: `wire/distance/orders.py`, `Condition`."""
    prices: str
    """JSON: by step, what it brings (or costs, below 0)."""
    made: str
    hold_until: str = ""
    state: str = "left"
    """`left`, `held`, `stopped` or `done`."""
    reason: str = ""
    """JSON: why it was stopped."""


class SqlAhead(SqlPart):
    """Orders ahead."""

    async def put(self, row: AheadRow) -> None:
        """Leave an order; it replaces the one of this seat."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ahead).where(*_of(row.table_id, row.seat)))
            connection.execute(insert(ahead).values(**msgspec.structs.asdict(row)))

        await self._writer.write(work)

    async def one(self, table_id: str, seat: int) -> AheadRow | None:
        rows = await self._rows(_ALL.where(*_of(table_id, seat)))
        return rows[0] if rows else None

    async def standing(self, table_id: str) -> list[AheadRow]:
        """The orders at a table that can still be carried out."""
        return await self._rows(_ALL.where(ahead.c.table_id == table_id, ahead.c.state.in_(STANDING)))

    async def is_held(self, table_id: str, account_id: str) -> bool:
        """Is an order of this person held at this table?"""
        query = select(ahead.c.seat).where(
            ahead.c.table_id == table_id, ahead.c.account_id == account_id, ahead.c.state == "held"
        )
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def tables(self) -> list[str]:
        """The tables with orders that are not done."""
        query = select(ahead.c.table_id).where(ahead.c.state != "done").distinct()
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def held_until(self, now: str) -> list[AheadRow]:
        """The orders whose hold has ended."""
        return await self._rows(_ALL.where(ahead.c.state == "held", ahead.c.hold_until <= now))

    async def set_state(self, table_id: str, seat: int, state: str, hold_until: str = "", reason: str = "") -> bool:
        """Change the state of an order that can still be carried out; False if there is none."""
        place = update(ahead).where(*_of(table_id, seat), ahead.c.state.in_(STANDING))
        values = {"state": state, "hold_until": hold_until, "reason": reason}
        return await self._writer.write(lambda connection: connection.execute(place.values(**values)).rowcount > 0)

    async def drop(self, table_id: str, seat: int, is_done_kept: bool = False) -> None:
        """Delete the order of a seat; one that was carried out may be kept."""
        place = delete(ahead).where(*_of(table_id, seat))
        if is_done_kept:
            place = place.where(ahead.c.state != "done")
        await self._change(place)

    async def drop_all(self, table_id: str) -> None:
        place = delete(ahead).where(ahead.c.table_id == table_id)
        await self._change(place)

    async def _rows(self, query: Select[Any]) -> list[AheadRow]:
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [AheadRow(*row) for row in rows]


_ALL = select(*[ahead.c[name] for name in AheadRow.__struct_fields__]).order_by(ahead.c.table_id, ahead.c.seat)


def _of(table_id: str, seat: int) -> tuple[Any, ...]:
    return ahead.c.table_id == table_id, ahead.c.seat == seat
