"""One server per database: the second one refuses to start.

What a server holds in memory (tables, the bus, limits) is not shared with another one: two of them on one database
would refuse each other's moves. The claim ends with the process, however it ends.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import make_url

from arktable.server.store.private import LOCK, private, sqlite_path
from arktable.server.store.rows import StoreError, StoreFault

ADVISORY_KEY: Final = int.from_bytes(b"arktable", "big")
_CLAIM: Final = text("SELECT pg_try_advisory_lock(:key)")


class Claim:
    """The claim of one server on its database. SQLite: a locked file beside it. PostgreSQL: an advisory lock."""

    def __init__(self, url: str, serving: bool = True) -> None:
        """A command that works beside a server (`serving` is false) claims nothing."""
        parsed = make_url(url)
        self._file: IO[str] | None = None
        self._serving = serving
        if serving and (path := sqlite_path(parsed)) is not None:
            self._file = _locked(path)

    @property
    def is_held(self) -> bool:
        """Does this process hold the lock of an SQLite file?"""
        return self._file is not None

    def hold(self, connection: Connection) -> None:
        """Claim a PostgreSQL database by this connection: whoever writes through it holds the claim."""
        if not self._serving or connection.dialect.name != "postgresql":
            return
        if not connection.execute(_CLAIM, {"key": ADVISORY_KEY}).scalar():
            raise StoreFault("another Arktable serves this database: stop it first, or name another one")
        connection.commit()

    def release(self) -> None:
        """Let the next server have the database."""
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
    """The one connection that writes; the claim of PostgreSQL lives and dies with it."""
    connection = engine.connect()
    try:
        claim.hold(connection)
    except BaseException:
        connection.invalidate()
        connection.close()
        raise
    return connection
