"""What a database contains: its schema, and the rows of each table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, inspect, select

from arktable.server.store.keeping.engines import check_schema
from arktable.server.store.keeping.tables import ALL_TABLES, OF_SERVERS
from arktable.server.store.schema import entry, game_table, metadata


class Contents(NamedTuple):
    """The schema of a database, and the number of rows by table."""

    schema: int
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())

    @property
    def tables(self) -> int:
        """Game tables."""
        return self.rows.get(game_table.name, 0)

    @property
    def entries(self) -> int:
        """Entries of all logs."""
        return self.rows.get(entry.name, 0)


def tables_in(connection: Connection) -> list[str]:
    """Those of our tables that the database has; others may lie next to them."""
    there = set(inspect(connection).get_table_names())
    return [table.name for table in ALL_TABLES if table.name in there]


def rows_in(connection: Connection) -> dict[str, int]:
    """The number of rows of each of our tables."""
    return {
        name: connection.execute(select(func.count()).select_from(metadata.tables[name])).scalar_one()
        for name in tables_in(connection)
    }


def contents_of(connection: Connection) -> Contents:
    """The schema and the rows of a database; refused if it is not one of ours."""
    return Contents(check_schema(connection), rows_in(connection))


def is_empty(connection: Connection) -> bool:
    """Has it no tables of ours, or no rows in them? What a server writes about itself does not count."""
    return not any(rows for name, rows in rows_in(connection).items() if name not in OF_SERVERS)
