"""Restricts the files of an SQLite database to the user of the server: they contain seeds, hands and sessions."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077
"""Permission bits of the group and of others."""
LOCK: Final = ".lock"
COMPANIONS: Final = ("-wal", "-shm", "-journal", LOCK)
"""Suffixes of the files that SQLite creates with the mode of the database."""


def sqlite_path(url: URL) -> Path | None:
    """The file of an SQLite database; None for a database in memory, an SQLite URI, or another server."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def private(path: Path, flags: int) -> int:
    """The descriptor of a file, which is created with its mode if it is missing."""
    return os.open(path, flags | os.O_CREAT | os.O_CLOEXEC, FILE_MODE)


def prepare_files(database: Path) -> None:
    """Create the folder and an empty file if they are missing, and restrict existing files.

    An existing folder keeps its mode: it may be shared for a reason.
    """
    if not database.parent.is_dir():
        database.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if not database.exists():
        with contextlib.suppress(FileExistsError):
            os.close(private(database, os.O_EXCL | os.O_RDWR))
    for path in (database, *(Path(f"{database.resolve()}{ending}") for ending in COMPANIONS)):
        _tighten(path)


def _tighten(path: Path) -> None:
    """Remove the permissions of others, if we own the file."""
    with contextlib.suppress(OSError):
        found = path.stat()
        if stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
