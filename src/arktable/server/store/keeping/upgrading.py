"""Creates the tables in an empty database, and brings an older one to our schema: in one transaction, rows counted.

On PostgreSQL an advisory lock lets one of several processes that start at once do it; the others wait and find it done.
On SQLite foreign keys are switched off before the transaction begins, since a table that others refer to could not be
rebuilt otherwise: dropping it would delete the rows that refer to it. They are checked before the commit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, func, insert, inspect, select, table, text, update

from arktable.server.store.keeping.copying import vacuum_into
from arktable.server.store.keeping.tables import ALL_TABLES
from arktable.server.store.opening import schema_of
from arktable.server.store.permissions import sqlite_path
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import meta, metadata
from arktable.server.store.upgrades import STEPS, Step

LOCK: Final = int.from_bytes(b"arkgrade", "big")
"""The advisory lock of an upgrade on PostgreSQL."""
SECONDS_FOR_OTHERS: Final = 600
"""Longest wait for another process that upgrades."""
SECONDS_FOR_LOCKS: Final = 60
"""Longest wait for a table that others use."""


def upgrade(engine: Engine, keeps_copy: bool = True, steps: Mapping[int, Step] = STEPS) -> None:
    """Create the tables in an empty database, or upgrade an older one; refuse one of a newer program.

    A copy of an SQLite file is kept in its folder first. If a step fails, the database stays as it was.
    """
    if keeps_copy:
        _keep_copy(engine, max(steps))
    with _transaction(engine) as connection:
        if inspect(connection).has_table(meta.name):
            _upgrade(connection, steps)
        else:
            metadata.create_all(connection, ALL_TABLES)
            connection.execute(insert(meta).values(key="schema", value=str(max(steps))))


def _upgrade(connection: Connection, steps: Mapping[int, Step]) -> None:
    found, newest = schema_of(connection), max(steps)
    if found is None or not found.isdecimal():
        raise StoreError("the database has no schema version: it is not one of Arktable's")
    if not 1 <= int(found) <= newest:
        raise StoreError(
            f"the database has schema {found}, this program knows {newest}: "
            "start the Arktable that wrote it, or name another file with --database"
        )
    if int(found) == newest:
        return
    before, loose = _rows(connection), _loose(connection)
    for number in range(int(found) + 1, newest + 1):
        steps[number](connection)
    after = _rows(connection)
    if before != {name: after.get(name) for name in before}:
        raise StoreError(f"the upgrade from schema {found} was undone: it would have changed the number of rows")
    if _loose(connection) - loose:
        raise StoreError(f"the upgrade from schema {found} was undone: rows would refer to others that are missing")
    connection.execute(update(meta).where(meta.c.key == "schema").values(value=str(newest)))


@contextmanager
def _transaction(engine: Engine) -> Iterator[Connection]:
    """A transaction that no other process runs at the same time, without the usual time limits."""
    with engine.execution_options(writes=True).connect() as connection:
        is_sqlite = connection.dialect.name == "sqlite"
        try:
            if is_sqlite:
                _set_foreign_keys(connection, "OFF")
            with connection.begin():
                if connection.dialect.name == "postgresql":
                    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
                    connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{SECONDS_FOR_OTHERS}s'")
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
                    connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{SECONDS_FOR_LOCKS}s'")
                yield connection
        finally:
            if is_sqlite:
                _set_foreign_keys(connection, "ON")


def _set_foreign_keys(connection: Connection, value: str) -> None:
    # Not through SQLAlchemy, which would begin a transaction: inside of one, SQLite ignores this setting.
    driver = connection.connection.driver_connection
    if driver is not None:
        driver.execute(f"PRAGMA foreign_keys={value}")


def _rows(connection: Connection) -> dict[str, int]:
    """The number of rows of each table."""
    names = inspect(connection).get_table_names()
    return {name: connection.execute(select(func.count()).select_from(table(name))).scalar_one() for name in names}


def _loose(connection: Connection) -> Counter[tuple[str, str]]:
    """The number of rows that refer to a missing row, by their table and the other one. PostgreSQL allows none."""
    if connection.dialect.name != "sqlite":
        return Counter()
    return Counter((row[0], row[2]) for row in connection.exec_driver_sql("PRAGMA foreign_key_check"))


def _keep_copy(engine: Engine, newest: int) -> None:
    """Copy an SQLite file that is going to be upgraded; the copy keeps its schema and can be opened as a database."""
    path = sqlite_path(engine.url)
    if path is None or not path.exists():
        return
    with engine.connect() as connection:
        found = schema_of(connection)
    if found is not None and found.isdecimal() and int(found) < newest:
        vacuum_into(engine, _free_name(path, found))


def _free_name(path: Path, schema: str) -> Path:
    """A name for the copy that is not taken."""
    name = path.with_name(f"{path.name}.schema-{schema}")
    number = 2
    while name.exists():
        name = path.with_name(f"{path.name}.schema-{schema}.{number}")
        number += 1
    return name
