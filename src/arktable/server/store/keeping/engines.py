"""Databases that are opened to be kept: they must exist, work on them may take long, and a server may not run."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from arktable.server.store.claim import ADVISORY_KEY, Claim
from arktable.server.store.opening import make_engine, schema_of
from arktable.server.store.permissions import sqlite_path
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import SCHEMA_VERSION

SECONDS_TO_CONNECT: Final = 30.0
_CLAIM: Final = text("SELECT pg_try_advisory_lock(:key)")
_RELEASE: Final = text("SELECT pg_advisory_unlock(:key)")


@contextmanager
def opened(url: str, may_be_new: bool = False) -> Iterator[Engine]:
    """An engine for work that may take long. A server may be running. An SQLite file is made only if it may be new."""
    try:
        path = sqlite_path(make_url(url))
    except ArgumentError:
        path = None  # refused below
    if path is not None and not may_be_new and not path.exists():
        raise StoreError(f"there is no database {path}")
    engine = make_engine(url, SECONDS_TO_CONNECT)
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _without_limit)
    try:
        yield engine
    except DBAPIError as error:
        raise StoreError(f"the database cannot be used: {' '.join(str(error.orig).split())}") from None
    finally:
        engine.dispose()


@contextmanager
def read_only(path: Path) -> Iterator[Engine]:
    """An engine on an SQLite file that is not changed, such as a backup on a medium that cannot be written."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)
    try:
        yield engine
    except DBAPIError as error:
        raise StoreError(f"{path} cannot be read: {error.orig}") from None
    finally:
        engine.dispose()


def _without_limit(connection: Any, _record: Any) -> None:
    connection.execute("SET statement_timeout = 0")
    connection.commit()


@contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """No server runs on this database, and none starts meanwhile; refused if one runs."""
    if engine.dialect.name != "postgresql":
        claim = Claim(engine.url.render_as_string(hide_password=False))
        try:
            yield
        finally:
            claim.release()
        return
    with engine.connect() as connection:
        if not connection.execute(_CLAIM, {"key": ADVISORY_KEY}).scalar():
            raise StoreError("another Arktable serves this database: stop it first")
        connection.commit()
        try:
            yield
        finally:
            connection.execute(_RELEASE, {"key": ADVISORY_KEY})
            connection.commit()


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is at one moment, while a server writes."""
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.execution_options(**level).connect() as connection, connection.begin():
        yield connection


def check_schema(connection: Connection) -> int:
    """The schema of a database of ours; refused if a newer program wrote it."""
    found = schema_of(connection)
    if found is None or not found.isdecimal():
        raise StoreError("it is not a database of Arktable's")
    if int(found) > SCHEMA_VERSION:
        raise StoreError(
            f"it has schema {found}, and this program knows {SCHEMA_VERSION}: use the Arktable of its server"
        )
    return int(found)
