"""Opens the database, sets up its connections, and brings its schema to our version."""

from __future__ import annotations

import math
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from arktable.server.store.permissions import prepare_files, sqlite_path
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import SCHEMA_VERSION, meta

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
            parsed,
            pool_pre_ping=parsed.get_backend_name() != "sqlite",
            connect_args=_patience(parsed, seconds),
            hide_parameters=True,  # errors are logged, and values may be secrets
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


def schema_of(connection: Connection) -> str | None:
    """The schema of the database, as it is written in it; None if it is not one of ours."""
    if not inspect(connection).has_table(meta.name):
        return None
    return connection.execute(select(meta.c.value).where(meta.c.key == "schema")).scalar_one_or_none()


def prepare_schema(engine: Engine, serving: bool = True, keeps_copy: bool = True) -> None:
    """Create the tables in an empty database, or upgrade an older one; refuse one of a newer program.

    Before an upgrade, a copy of an SQLite file is written to its folder, unless there is one (`keeps_copy` is false).

    A command that runs while a server may be running (`serving` is false) upgrades nothing and refuses another schema.
    """
    try:
        with engine.connect() as connection:
            found = schema_of(connection)
        if found == str(SCHEMA_VERSION):
            return
        if not serving:
            raise StoreError("the database is not of this version: start this version's server on it once")
        from arktable.server.store.keeping.upgrading import upgrade  # noqa: PLC0415 - rarely needed

        upgrade(engine, keeps_copy)
    except DBAPIError as error:
        raise StoreError(f"the database cannot be opened: {error.orig}") from None
