"""Brings the schema of a database to our version. Upgrades only add, and rows are counted before and after.

A table that others refer to is never rebuilt: under `foreign_keys=ON` that would delete the rows that refer to it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, Inspector, func, insert, inspect, select, table, update

from arktable.server.store.distance_schema import TABLES
from arktable.server.store.permissions import FILE_MODE, sqlite_path
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import (
    SCHEMA_VERSION,
    account,
    award,
    carry,
    meta,
    metadata,
    session,
    sheet,
    standing_answer,
)
from arktable.server.store.shared.schema import TABLES as PROCESS_TABLES


def schema_of(connection: Connection) -> str | None:
    """The schema of the database, as it is written in it."""
    return connection.execute(select(meta.c.value).where(meta.c.key == "schema")).scalar_one_or_none()


def upgrade(connection: Connection) -> None:
    """Create the tables in an empty database, or upgrade an older one, in the transaction of the caller."""
    inspector = inspect(connection)
    if not inspector.has_table(meta.name):
        metadata.create_all(connection)
        connection.execute(insert(meta).values(key="schema", value=str(SCHEMA_VERSION)))
        return
    found = schema_of(connection)
    if found is None or not found.isdecimal():
        raise StoreError("the database has no schema version: it is not one of Arktable's")
    if not 1 <= int(found) <= SCHEMA_VERSION:
        raise StoreError(
            f"the database has schema {found}, this program knows {SCHEMA_VERSION}: "
            "start the Arktable that wrote it, or name another file with --database"
        )
    steps = _UPGRADES[int(found) - 1 :]
    if not steps:
        return
    before = _rows(connection, inspector)
    for step in steps:
        step(connection)
    after = _rows(connection, inspector)
    if before != after:
        raise StoreError(f"the upgrade from schema {found} was undone: it would have changed the number of rows")
    connection.execute(update(meta).where(meta.c.key == "schema").values(value=str(SCHEMA_VERSION)))


def _rows(connection: Connection, inspector: Inspector) -> dict[str, int]:
    """The number of rows of each table that the inspector has found."""
    names = inspector.get_table_names()
    return {name: connection.execute(select(func.count()).select_from(table(name))).scalar_one() for name in names}


def keep_copy(engine: Engine) -> None:
    """Copy an SQLite file that is going to be upgraded; the copy keeps its schema and can be opened as a database."""
    path = sqlite_path(engine.url)
    if path is None or not path.exists():
        return
    with engine.connect() as connection:
        if not inspect(connection).has_table(meta.name):
            return
        found = schema_of(connection)
    if found is None or not found.isdecimal() or int(found) >= SCHEMA_VERSION:
        return
    copy = _free_name(path, found)
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("VACUUM INTO ?", (str(copy),))
    finally:
        raw.close()
    copy.chmod(FILE_MODE)


def _free_name(path: Path, schema: str) -> Path:
    """A name for the copy that is not taken."""
    name = path.with_name(f"{path.name}.schema-{schema}")
    number = 2
    while name.exists():
        name = path.with_name(f"{path.name}.schema-{schema}.{number}")
        number += 1
    return name


def _to_2(connection: Connection) -> None:
    """Awards. Games of schema 1 had none, so their logs need not be read."""
    award.create(connection)


def _to_3(connection: Connection) -> None:
    """Sheets by hash, and the events of each entry: both are filled in when an older table is opened. And the position
    in which a game began, which older tables do not have.
    """
    sheet.create(connection)
    connection.exec_driver_sql("ALTER TABLE entry ADD COLUMN events TEXT")
    connection.exec_driver_sql("ALTER TABLE game_table ADD COLUMN start TEXT NOT NULL DEFAULT ''")


def _to_4(connection: Connection) -> None:
    """Seat links, an index of sessions by account, why a table was set aside, and unlisted tables."""
    carry.create(connection)
    for index in session.indexes:
        index.create(connection)
    connection.exec_driver_sql("ALTER TABLE game_table ADD COLUMN aside VARCHAR(40) NOT NULL DEFAULT ''")
    connection.exec_driver_sql("ALTER TABLE game_table ADD COLUMN unlisted BOOLEAN NOT NULL DEFAULT false")


def _to_5(connection: Connection) -> None:
    """Standing answers."""
    standing_answer.create(connection)


def _to_6(connection: Connection) -> None:
    """Play at a distance: players, clocks, orders, notices, ratings, tournaments, moderation."""
    for name, columns in ADDED_BY_6.items():
        for column in columns:
            connection.exec_driver_sql(f"ALTER TABLE {name} ADD COLUMN {column}")
    for index in sorted(account.indexes, key=lambda index: str(index.name)):
        index.create(connection)
    for added in TABLES:
        added.create(connection)


def _to_7(connection: Connection) -> None:
    """Several processes on one database."""
    for added in PROCESS_TABLES:
        added.create(connection)


ADDED_BY_6: Final = {
    "account": (
        "state VARCHAR(20) NOT NULL DEFAULT 'guest'",
        "role VARCHAR(20) NOT NULL DEFAULT ''",
        "fold VARCHAR(200)",
        "skeleton VARCHAR(200)",
        "handle VARCHAR(40)",
        "password TEXT",
        "zone VARCHAR(64) NOT NULL DEFAULT ''",
        "locale VARCHAR(10) NOT NULL DEFAULT ''",
        "mail TEXT",
        "mail_ok BOOLEAN NOT NULL DEFAULT false",
        "hides_presence BOOLEAN NOT NULL DEFAULT false",
        "seen VARCHAR(40) NOT NULL DEFAULT ''",
        "admitted BOOLEAN NOT NULL DEFAULT false",
    ),
    "session": (
        "agent TEXT NOT NULL DEFAULT ''",
        "network VARCHAR(64) NOT NULL DEFAULT ''",
        "used VARCHAR(40) NOT NULL DEFAULT ''",
        "expires VARCHAR(40) NOT NULL DEFAULT ''",
    ),
    "game_table": (
        "creator VARCHAR(40) NOT NULL DEFAULT ''",
        "pace TEXT NOT NULL DEFAULT ''",
        "rated BOOLEAN NOT NULL DEFAULT false",
        "invited BOOLEAN NOT NULL DEFAULT false",
        "chat BOOLEAN NOT NULL DEFAULT true",
        "tournament VARCHAR(40) NOT NULL DEFAULT ''",
        "ended VARCHAR(20) NOT NULL DEFAULT ''",
    ),
    "seat": (
        "out VARCHAR(20) NOT NULL DEFAULT ''",
        "substitute VARCHAR(40) NOT NULL DEFAULT ''",
        "forfeit VARCHAR(20) NOT NULL DEFAULT ''",
    ),
    "entry": ("spent INTEGER",),
}

_UPGRADES: Final[tuple[Callable[[Connection], None], ...]] = (_to_2, _to_3, _to_4, _to_5, _to_6, _to_7)
"""Item n upgrades schema n + 1; all run in the transaction of opening."""
