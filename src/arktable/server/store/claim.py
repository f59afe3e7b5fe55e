"""Allows one server per SQLite file: a second one refuses to start. Several processes can share a PostgreSQL database.

A claim ends with the process. Earlier versions claim a PostgreSQL database for themselves alone, so a server of this
version does not start while one of those runs.
"""

from __future__ import annotations

import fcntl
import os
import secrets
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import make_url

from arktable.server.store.permissions import LOCK, private, sqlite_path
from arktable.server.store.rows import StoreError, StoreFault

ADVISORY_KEY: Final = int.from_bytes(b"arktable", "big")
_CLAIM: Final = text("SELECT pg_try_advisory_lock_shared(:key)")


class Claim:
    """The claim of a server on its database. SQLite: a lock file next to it. PostgreSQL: a shared advisory lock."""

    def __init__(self, url: str, serving: bool = True) -> None:
        """A command that runs while a server may be running (`serving` is false) claims nothing."""
        parsed = make_url(url)
        self.process = secrets.token_hex(8)
        """The name of this process among those that share the database."""
        self._file: IO[str] | None = None
        self._serving = serving
        if serving and (path := sqlite_path(parsed)) is not None:
            self._file = _locked(path)

    @property
    def is_held(self) -> bool:
        """Does this process hold the lock of an SQLite file?"""
        return self._file is not None

    def hold(self, connection: Connection) -> None:
        """Claim a PostgreSQL database with this connection, through which all writes go."""
        if not self._serving or connection.dialect.name != "postgresql":
            return
        if not connection.execute(_CLAIM, {"key": ADVISORY_KEY}).scalar():
            raise StoreFault("an earlier version of Arktable serves this database, or a command changes it")
        connection.commit()

    def release(self) -> None:
        """Release the claim."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _locked(database: Path) -> IO[str]:
    path = Path(f"{database.resolve()}{LOCK}")
    try:
        file = os.fdopen(private(path, os.O_RDWR | os.O_APPEND), "a+", encoding="ascii")
    except OSError as error:
        raise StoreError(f"the database cannot be opened: {error}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        holder = file.read(20).strip()
        file.close()
        raise StoreError(
            f"another Arktable (process {holder or 'unknown'}) serves the database {database}: "
            "stop it first, or name another file with --database"
        ) from None
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file


def connect_to_write(engine: Engine, claim: Claim) -> Connection:
    """The connection that writes; the claim of PostgreSQL belongs to it."""
    connection = engine.connect()
    try:
        claim.hold(connection)
    except BaseException:
        connection.invalidate()
        connection.close()
        raise
    return connection
