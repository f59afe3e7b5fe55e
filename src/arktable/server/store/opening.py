"""Opens the database, sets up its connections, and brings its schema to our version."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from arktable.server.store.permissions import prepare_files, sqlite_path
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import (
    SCHEMA_VERSION,
    award,
    carry,
    meta,
    metadata,
    session,
    sheet,
    standing_answer,
)

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""WAL: readers never wait for the writer. FULL: acknowledged writes survive a power failure."""
PATIENCE: Final = 10.0


def make_engine(url: str, seconds: float = PATIENCE) -> Engine:
    """An SQLAlchemy engine on which we begin each transaction ourselves. Waiting is limited to this time."""
    try:
        parsed = make_url(url)
        if (path := sqlite_path(parsed)) is not None:
            prepare_files(path)
        if parsed.get_dialect().is_async:
            raise StoreError(
                f"name the database without {parsed.get_driver_name()}: we wait for it in threads of our own"
            )
        engine = create_engine(
            parsed, pool_pre_ping=parsed.get_backend_name() != "sqlite", connect_args=_patience(parsed, seconds)
        )
    except (ArgumentError, ImportError) as error:
        raise StoreError(f"the database address {url.rpartition('@')[2]!r} cannot be used: {error}") from None
    except OSError as error:
        raise StoreError(f"the file of the database cannot be made: {error}") from None
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _patience(url: URL, seconds: float) -> dict[str, Any]:
    """Time limits of a connection: for locks of SQLite, and for answers of PostgreSQL."""
    if url.get_backend_name() == "sqlite":
        return {"timeout": seconds}
    if url.get_backend_name() == "postgresql":
        return {
            "connect_timeout": max(2, math.ceil(seconds)),
            "options": f"-c statement_timeout={math.ceil(seconds * 1000)}",
        }
    return {}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Otherwise Python's driver opens transactions implicitly.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: upgrading a read transaction could fail without waiting.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare_schema(engine: Engine, serving: bool = True) -> None:
    """Create the tables in an empty database, or upgrade an older one; refuse one of a newer program.

    A command that runs while a server may be running (`serving` is false) upgrades nothing and refuses another schema.
    """
    try:
        with engine.execution_options(writes=serving).begin() as connection:
            if serving:
                _prepare(connection)
            else:
                _check(connection)
    except DBAPIError as error:
        raise StoreError(f"the database cannot be opened: {error.orig}") from None


def _check(connection: Connection) -> None:
    found = inspect(connection).has_table(meta.name) and _schema(connection)
    if found != str(SCHEMA_VERSION):
        raise StoreError("the database is not of this version: start this version's server on it once")


def _schema(connection: Connection) -> str | None:
    return connection.execute(select(meta.c.value).where(meta.c.key == "schema")).scalar_one_or_none()


def _prepare(connection: Connection) -> None:
    if not inspect(connection).has_table(meta.name):
        metadata.create_all(connection)
        connection.execute(insert(meta).values(key="schema", value=str(SCHEMA_VERSION)))
        return
    found = _schema(connection)
    if found is None or not found.isdecimal():
        raise StoreError("the database has no schema version: it is not one of Arktable's")
    if not 1 <= int(found) <= SCHEMA_VERSION:
        raise StoreError(
            f"the database has schema {found}, this program knows {SCHEMA_VERSION}: "
            "start the Arktable that wrote it, or name another file with --database"
        )
    for upgrade in _UPGRADES[int(found) - 1 :]:
        upgrade(connection)
    connection.execute(update(meta).where(meta.c.key == "schema").values(value=str(SCHEMA_VERSION)))


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


_UPGRADES: Final[tuple[Callable[[Connection], None], ...]] = (_to_2, _to_3, _to_4, _to_5)
"""Item n upgrades schema n + 1; all run in the transaction of opening."""
