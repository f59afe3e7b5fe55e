"""Moves all rows of a database to an empty one, such as from SQLite to PostgreSQL or back.

The target is written in one transaction, and is read back and compared before its commit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, insert, inspect, select
from sqlalchemy.exc import DBAPIError

from arktable.server.store.keeping.contents import Contents, contents_of, is_empty
from arktable.server.store.keeping.engines import alone, one_moment, opened
from arktable.server.store.keeping.tables import ALL_TABLES
from arktable.server.store.opening import prepare_schema
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import SCHEMA_VERSION, meta

CHUNK: Final = 1000
"""Rows that are written at once."""


class Digest(NamedTuple):
    """A number of rows, and a sum of their hashes: the order of the rows does not matter."""

    rows: int = 0
    sum: int = 0

    def with_row(self, row: tuple[Any, ...]) -> Digest:
        one = int.from_bytes(hashlib.blake2b(repr(row).encode(), digest_size=8).digest(), "big")
        return Digest(self.rows + 1, (self.sum + one) % 2**64)


def move(source: str, target: str, on_rows: Callable[[int, int], None]) -> Contents:
    """Copy all rows to an empty database. No server may run on either. Both have our schema.

    `on_rows` is called with the number of rows that were copied or compared, and the number of all.
    """
    if source == target:
        raise StoreError("both are the same database")
    with opened(source) as old, opened(target, may_be_new=True) as new, alone(old), alone(new):
        with one_moment(old) as reading:
            found = contents_of(reading)
            if found.schema != SCHEMA_VERSION:
                raise StoreError(
                    f"the database has schema {found.schema}, this program {SCHEMA_VERSION}: "
                    "start this version's server on it once"
                )
            _prepare(new)
            with new.execution_options(writes=True).begin() as writing:
                _copy(reading, writing, lambda rows: on_rows(rows, 2 * found.total))
        return found


def _prepare(engine: Engine) -> None:
    """Create the tables in an empty database; refuse one that is not."""
    with engine.connect() as connection:
        there = set(inspect(connection).get_table_names())
        others = engine.dialect.name == "sqlite" and there - {table.name for table in ALL_TABLES}
        if others or not is_empty(connection):
            raise StoreError("the database to move to is not empty")
    prepare_schema(engine, keeps_copy=False)


def _copy(reading: Connection, writing: Connection, on_rows: Callable[[int], None]) -> None:
    writing.execute(delete(meta))  # the rows of the source take their place
    for table in ALL_TABLES:
        before = Digest()
        for rows in _chunks(reading, table):
            for row in rows:
                before = before.with_row(row)
            try:
                writing.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in rows])
            except (DBAPIError, ValueError) as error:
                said = " ".join(str(getattr(error, "orig", error)).split())[:300]
                raise StoreError(f"a row of {table.name!r} cannot be written there: {said}") from None
            on_rows(len(rows))
        after = Digest()
        for rows in _chunks(writing, table):
            for row in rows:
                after = after.with_row(row)
            on_rows(len(rows))
        if before != after:
            raise StoreError(f"{table.name!r} has {after.rows} rows there instead of {before.rows}, or others: undone")


def _chunks(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table in parts."""
    result = connection.execute(select(table), execution_options={"yield_per": CHUNK})
    for part in result.partitions():
        yield [tuple(row) for row in part]
