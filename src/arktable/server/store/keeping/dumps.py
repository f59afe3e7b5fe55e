"""Dumps of PostgreSQL databases, made and read by PostgreSQL's own programs.

The password is passed in the environment: everybody on the machine can read the command line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from arktable.server.store.keeping.contents import Contents, contents_of
from arktable.server.store.keeping.copying import new_file
from arktable.server.store.rows import StoreError

MAGIC: Final = b"PGDMP"
FOLDERS: Final = "/usr/lib/postgresql/*/bin"
"""Where Debian puts the programs of each version."""
CHUNK: Final = 1024 * 1024
_SNAPSHOT: Final = text("SELECT pg_export_snapshot()")


def program(name: str) -> str:
    """The path of a program of PostgreSQL: by PATH, else Debian's newest."""
    found = shutil.which(name)
    if found is None:
        versions = sorted(Path("/").glob(f"{FOLDERS[1:]}/{name}"), key=_version)
        found = str(versions[-1]) if versions else None
    if found is None:
        raise StoreError(f"{name} is missing: install the client programs of PostgreSQL (Debian: postgresql-client)")
    return found


def _version(path: Path) -> float:
    try:
        return float(path.parts[-3])
    except ValueError:
        return 0.0


def dump(connection: Connection, path: Path) -> Contents:
    """Write a dump of our tables to a new file, as this connection sees them; returns what it contains."""
    found = contents_of(connection)
    snapshot = str(connection.execute(_SNAPSHOT).scalar_one())
    tables = [word for name in found.rows for word in ("-t", name)]
    options = ("-Fc", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", *tables)
    with new_file(path) as part, part.open("wb") as out:
        _finished("pg_dump", _start("pg_dump", connection.engine.url, *options, stdout=out))
    return found


def restore(url: URL, path: Path, removed: Sequence[str]) -> None:
    """Remove these tables and write those of a dump, in one transaction."""
    script = subprocess.Popen(
        [program("pg_restore"), "--no-owner", "--no-privileges", "-f", "-", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    options = ("-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", "-")
    with _ended(script), _ended(_start("psql", url, *options, stdin=subprocess.PIPE)) as psql:
        assert script.stdout is not None
        assert psql.stdin is not None
        try:
            psql.stdin.write(b"BEGIN;\n")
            if removed:
                psql.stdin.write(f"DROP TABLE {', '.join(removed)} CASCADE;\n".encode())
            shutil.copyfileobj(script.stdout, psql.stdin, CHUNK)
            _finished("pg_restore", script)  # else nothing is committed: psql ends with this block
            psql.stdin.write(b"COMMIT;\n")
            psql.stdin.flush()
        except BrokenPipeError:
            pass  # psql has stopped at an error, which it says
        _finished("psql", psql)


def _start(
    name: str, url: URL, *options: str, stdin: int | None = None, stdout: int | IO[bytes] = subprocess.DEVNULL
) -> subprocess.Popen[bytes]:
    connection, secrets = connection_of(url)
    command = [program(name), *options, "-d", connection]
    environment = {**os.environ, **secrets}
    return subprocess.Popen(command, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, env=environment)


def connection_of(url: URL) -> tuple[str, dict[str, str]]:
    """How PostgreSQL's programs reach a database: a connection string, and variables of the environment."""
    given = {
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "dbname": url.database,
        **{key: value if isinstance(value, str) else ",".join(value) for key, value in url.query.items()},
    }
    secret = str(url.password) if url.password is not None else given.pop("password", None)
    words = [f"{key}='{_escaped(str(value))}'" for key, value in given.items() if value is not None]
    return " ".join(words), {} if secret is None else {"PGPASSWORD": str(secret)}


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("'", "\\'")


def _finished(name: str, process: subprocess.Popen[bytes]) -> None:
    """Wait for a program; raises its last message if it failed."""
    try:
        _, said = process.communicate()
    except ValueError:  # its output was read before
        said = b""
    if process.returncode != 0:
        lines = said.decode(errors="replace").strip().splitlines() or [f"{name} failed"]
        raise StoreError(" ".join(lines[:2])[:400])


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """Kill a program that is not needed any more, and close what leads to it."""
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
