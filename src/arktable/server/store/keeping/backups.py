"""Backups: a copy of an SQLite file, or a dump of PostgreSQL. Both are made while a server runs."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Engine, inspect
from sqlalchemy.engine import make_url

from arktable.server.store.keeping import copying, dumps
from arktable.server.store.keeping.contents import Contents, contents_of, is_empty, tables_in
from arktable.server.store.keeping.engines import alone, one_moment, opened, read_only
from arktable.server.store.opening import prepare_schema
from arktable.server.store.permissions import sqlite_path
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import meta

RESTORING = ".restoring"
"""Suffix of a file that is going to replace a database."""


class Backup(NamedTuple):
    """A backup that was made."""

    path: Path
    size: int
    contents: Contents


class Restored(NamedTuple):
    """A database that was restored. `schema` is that of the backup; the database has ours."""

    schema: int
    contents: Contents
    kept: Path | None
    """A backup of what was in the database before."""


def back_up(url: str, path: Path | None, at: str = "") -> Backup:
    """Make a backup of a database, of any schema that this program knows. It is written to a new file.

    Without a path, and in a folder, its name has the time: `at`, or the present one.
    """
    with opened(url) as engine:
        return _backed_up(engine, _named(engine, path, at or _now()))


def _backed_up(engine: Engine, path: Path) -> Backup:
    if engine.dialect.name == "postgresql":
        with one_moment(engine) as connection:
            found = dumps.dump(connection, path)
        return Backup(path, path.stat().st_size, found)
    with engine.connect() as connection:
        contents_of(connection)  # refuses what is not one of ours
    copying.vacuum_into(engine, path)
    return Backup(path, path.stat().st_size, _contents_of_file(path))


def _now() -> str:
    """The present time (UTC) for names of files."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")


def _contents_of_file(path: Path) -> Contents:
    """The contents of a backup of SQLite; refused if it is not one of ours."""
    with read_only(path) as copy, copy.connect() as connection:
        return contents_of(connection)


def _named(engine: Engine, path: Path | None, at: str) -> Path:
    """The file of a backup. A name of our own is not taken yet."""
    if path is not None and not path.is_dir():
        return path.resolve()
    folder, number = (path or Path()).resolve(), 1
    ending = "dump" if engine.dialect.name == "postgresql" else "db"
    name = folder / f"arktable-{at}.{ending}"
    while name.exists():
        number += 1
        name = folder / f"arktable-{at}-{number}.{ending}"
    return name


def restore(url: str, path: Path, replaces: bool, at: str = "") -> Restored:
    """Write the contents of a backup to a database that no server uses, and upgrade it to our schema.

    The database must be empty, unless it is to be replaced; then a backup of it is kept.
    """
    is_dump = _is_dump(path)
    target = make_url(url)
    if is_dump != (target.get_backend_name() == "postgresql"):
        raise StoreError(
            f"{path} is a backup of {'PostgreSQL' if is_dump else 'SQLite'}, and the database is another one: "
            "restore it to one of its kind, and use `arktable move`"
        )
    with opened(url, may_be_new=True) as engine, alone(engine):
        kept = _make_room(engine, replaces, at or _now())
        (_restore_dump if is_dump else _restore_file)(engine, path)
        with engine.connect() as connection:
            before = contents_of(connection)
        prepare_schema(engine, keeps_copy=False)
        with engine.connect() as connection:
            return Restored(before.schema, contents_of(connection), kept)


def _is_dump(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            begin = file.read(len(copying.MAGIC))
    except OSError as error:
        raise StoreError(f"cannot read {path}: {error.strerror}") from None
    if begin.startswith(dumps.MAGIC):
        return True
    if begin != copying.MAGIC:
        raise StoreError(f"{path} is not a backup: neither an SQLite file nor a dump of PostgreSQL (pg_dump -Fc)")
    return False


def _make_room(engine: Engine, replaces: bool, at: str) -> Path | None:
    """Refuse a database with rows, or keep a backup of it if it is to be replaced."""
    with engine.connect() as connection:
        foreign = not tables_in(connection) and inspect(connection).get_table_names()
        if is_empty(connection) and not (foreign and engine.dialect.name == "sqlite"):
            return None
    if not replaces:
        raise StoreError("the database is not empty: name another one with --database, or replace it with --replace")
    path = sqlite_path(engine.url)
    if path is None:
        return _backed_up(engine, _named(engine, None, f"{at}-replaced")).path
    kept = path.with_name(f"{path.name}.replaced-{at}")
    copying.vacuum_into(engine, kept)
    return kept


def _restore_dump(engine: Engine, path: Path) -> None:
    with engine.connect() as connection:
        removed = tables_in(connection)
    if removed and meta.name not in removed:
        raise StoreError(f"the database has tables of another program with names of ours: {', '.join(removed)}")
    dumps.restore(engine.url, path, removed)


def _restore_file(engine: Engine, path: Path) -> None:
    target = sqlite_path(engine.url)
    if target is None:
        raise StoreError("a database in memory cannot be restored")
    target = target.resolve()
    if target.exists() and path.samefile(target):
        raise StoreError(f"{path} is the database itself")
    _contents_of_file(path)
    ready = target.with_name(f"{target.name}{RESTORING}")
    ready.unlink(missing_ok=True)
    copying.copy_file(path, ready)
    engine.dispose()
    copying.replace_file(ready, target)
