"""Copies of SQLite databases. They are made while a server writes, and belong to the user alone."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from arktable.server.store.permissions import private
from arktable.server.store.rows import StoreError

MAGIC: Final = b"SQLite format 3\0"
PART: Final = ".part"
"""Suffix of a file that is not complete."""


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A private file to fill under another name; it gets this one when it is complete. An existing file is kept."""
    part = path.with_name(f"{path.name}{PART}")
    if path.exists():
        raise StoreError(f"{path} exists, and is not overwritten: name another file")
    try:
        os.close(private(part, os.O_EXCL | os.O_RDWR))
    except FileExistsError:
        raise StoreError(f"{part} exists: another copy is being made, or was interrupted; then delete it") from None
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from None
    try:
        yield part
        _sync(part)
        _publish(part, path)
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _publish(part: Path, path: Path) -> None:
    """Give a complete file its name, unless another file has got it meanwhile."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(17, "File exists") from None
        part.rename(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def vacuum_into(engine: Engine, path: Path) -> None:
    """Copy an SQLite database to a new file, as it is at one moment. Its writer need not wait."""
    with new_file(path) as part, closing(engine.raw_connection()) as raw:
        _copied(raw.driver_connection, part)


def copy_file(source: Path, target: Path) -> None:
    """Copy the SQLite database in a file, with what its write-ahead log has; the copy has a write-ahead log, too."""
    with new_file(target) as part:
        try:
            with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection:
                connection.isolation_level = None
                _copied(connection, part)
            with closing(sqlite3.connect(part)) as copy:
                damage = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
                if damage != "ok":
                    raise StoreError(f"{source} is damaged: {damage}")
                copy.execute("PRAGMA journal_mode=WAL")  # the copy of VACUUM does not have it
        except sqlite3.Error as error:
            raise StoreError(f"{source} cannot be copied: {error}") from None
        finally:
            for ending in ("-wal", "-shm"):
                Path(f"{part}{ending}").unlink(missing_ok=True)


def _copied(connection: sqlite3.Connection | None, part: Path) -> None:
    if connection is not None:
        with contextlib.closing(connection.cursor()) as cursor:
            cursor.execute("VACUUM INTO ?", (str(part),))


def replace_file(source: Path, target: Path) -> None:
    """Put a complete database in the place of another one, whose companions are removed. Nobody may have them open."""
    for ending in ("-wal", "-shm", "-journal"):
        Path(f"{target}{ending}").unlink(missing_ok=True)
    source.replace(target)
    _sync(target.parent)
