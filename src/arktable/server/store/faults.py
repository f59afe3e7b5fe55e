"""Faults of the database: locked, full, unavailable. Nothing was done, and a later attempt may succeed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from arktable.server.store.rows import StoreFault

OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors caused by our SQL, not by the database being unavailable."""


def fault_of(error: Exception) -> StoreFault | None:
    """The fault of the database behind this error; None if our SQL is the cause."""
    if isinstance(error, StoreFault):
        return error
    if isinstance(error, NoConnection):
        return StoreFault("no connection to the database is free")
    if isinstance(error, DBAPIError) and not isinstance(error, OURS):
        return StoreFault(" ".join(str(error.orig).split())[:200])
    return None


@contextmanager
def translated(connection: Connection) -> Iterator[None]:
    """Turn errors of the driver, to which some statements go directly, into those of SQLAlchemy."""
    driver = connection.dialect.loaded_dbapi
    try:
        yield
    except driver.Error as error:
        raise DBAPIError.instance("", (), error, driver.Error, dialect=connection.dialect) from error


def _open_only(address: str, dialect: Dialect, _record: Any, _args: Any, params: dict[str, Any]) -> Any:
    """Open the file of the database without creating it. SQLite would create an empty one while the file is moved away,
    and a connection to that file would never find our tables.
    """
    return dialect.loaded_dbapi.connect(address, **{**params, "uri": True})


class DatabaseFile:
    """The file of an SQLite database. A file that was moved away still accepts writes, which would be lost."""

    def __init__(self, engine: Engine) -> None:
        self._path: Path | None = None
        if engine.dialect.name == "sqlite":
            with engine.connect() as connection:
                name = str(connection.exec_driver_sql("PRAGMA database_list").all()[0][2])
            self._path = Path(name) if name else None
        if self._path is not None:
            event.listen(engine, "do_connect", partial(_open_only, f"{self._path.as_uri()}?mode=rw"))
        self._same = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except OSError:
            return (0, 0)
        return (found.st_dev, found.st_ino)

    def check(self) -> None:
        """Raise a fault unless the file at the path is the one that was opened."""
        if self._identity() != self._same:
            raise StoreFault(f"the file of the database is not in its place: {self._path}")
