"""A database with rows in every table, for tests: each value follows from its table, its column and its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, insert, inspect, select

from arktable.server.store.keeping.tables import ALL_TABLES
from arktable.server.store.opening import make_engine, prepare_schema
from arktable.server.store.schema import meta, metadata

ROWS = 3
Rows = dict[str, list[dict[str, Any]]]


def fill(connection: Connection) -> None:
    """Write some rows to every table. Half of the optional values are missing, and texts have foreign letters."""
    for table in ALL_TABLES:
        rows = [{column.name: _value(table, column, n) for column in table.c} for n in range(ROWS)]
        connection.execute(insert(table), rows)


def _value(table: Table, column: Column[Any], n: int) -> Any:
    if column.foreign_keys:
        owner = next(iter(column.foreign_keys)).column
        return None if column.nullable and n == 1 else _value(owner.table, owner, n)
    if column.nullable and n % 2:
        return None
    if isinstance(column.type, Boolean):
        return n % 2 == 0
    if isinstance(column.type, Integer):
        return n + 1
    if isinstance(column.type, Float):
        return (n + 1) / 3
    text = f"{table.name}.{column.name} é„’ {n}"
    length = getattr(column.type, "length", None)
    return text if length is None else f"{n}{text}"[:length]


def a_full_database(url: str) -> None:
    """Make a database with rows in every table."""
    engine = make_engine(url)
    prepare_schema(engine)
    engine.dispose()
    change(url, fill)


def change(url: str, *works: Callable[[Connection], Any]) -> None:
    """Change a database that no server uses."""
    engine = make_engine(url)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            for work in works:
                work(connection)
    finally:
        engine.dispose()


def all_rows(url: str) -> Rows:
    """The rows of every table that a database has, with the columns that it has, in order; without its schema."""
    engine = make_engine(url)
    found: Rows = {}
    with engine.connect() as connection:
        for name in inspect(connection).get_table_names():
            there = {column["name"] for column in inspect(connection).get_columns(name)}
            columns = [column for column in metadata.tables[name].c if column.name in there]
            rows = [dict(row._mapping) for row in connection.execute(select(*columns))]
            found[name] = sorted(rows, key=repr)
    engine.dispose()
    if meta.name in found:
        found[meta.name] = [row for row in found[meta.name] if row["key"] != "schema"]
    return found
