"""Rows of tables and seats, as they are read from a database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from arktable.server.store.rows import SeatRow, Summary, TableRow
from arktable.server.store.schema import seat


def seats_of(connection: Connection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    if table_ids:
        query = select(seat).where(seat.c.table_id.in_(table_ids)).order_by(seat.c.table_id, seat.c.seat)
        for row in connection.execute(query):
            found[row.table_id].append(
                SeatRow(row.seat, row.kind, row.name, row.account_id, row.bot, row.out, row.substitute, row.forfeit)
            )
    return found


def table_row(row: Row[Any]) -> TableRow:
    """A row of `game_table`."""
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    values["summary"] = msgspec.json.decode(values["summary"], type=Summary)
    return TableRow(**values)
