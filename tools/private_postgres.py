"""A PostgreSQL cluster of our own in a temporary folder, for tests and load figures.

It is reached through a Unix socket in that folder only, so that it needs no free port and nobody else reaches it.
PostgreSQL refuses to run as root: then it runs as the user that Debian's package made.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

PORT: Final = 5432
"""Only a part of the name of the socket."""
USER: Final = "postgres"
SECONDS_TO_START: Final = 60.0
SECONDS_TO_STOP: Final = 60.0
ENSURE: Final = Path(__file__).with_name("ensure.sh")
QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=64MB")
"""For tests that do not care for a crash of the machine."""


class Cluster:
    """A running cluster. Close it to stop it and to remove its files."""

    def __init__(self, is_quick: bool = True, folder: Path | None = None) -> None:
        """`is_quick` syncs nothing to the disk. `folder` is where the files go; by default memory, where there is."""
        self._programs = Path(_printed(str(ENSURE), "postgres")).parent
        memory = Path("/dev/shm")
        parent = folder or (memory if is_quick and os.access(memory, os.W_OK) else Path(tempfile.gettempdir()))
        self.folder = Path(tempfile.mkdtemp(prefix="arktable-pg-", dir=parent))
        self._data = self.folder / "data"
        self._options = QUICK if is_quick else ()
        self._process: subprocess.Popen[bytes] | None = None
        try:
            if os.geteuid() == 0:
                owner = pwd.getpwnam(USER)
                os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            made = ("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
            self._run(*made)
            self.start()
        except BaseException:
            self.close()
            raise

    @property
    def pid(self) -> int:
        """The id of its first process."""
        if self._process is None:
            raise RuntimeError("PostgreSQL is stopped")
        return self._process.pid

    def start(self) -> None:
        """Start the cluster, and wait until it answers."""
        options = ("listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=80", *self._options)
        command = self._command("postgres", "-D", self._data, "-p", PORT, *(f"-c{option}" for option in options))
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        limit = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > limit:
                raise RuntimeError(f"PostgreSQL does not start:\n{(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Does the cluster accept connections?"""
        return subprocess.run(self._client("pg_isready", "-q"), check=False).returncode == 0

    def stop(self, is_at_once: bool = False) -> None:
        """Stop the cluster and end its connections; `is_at_once` as if it had crashed."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGQUIT if is_at_once else signal.SIGINT)
            process.wait(SECONDS_TO_STOP)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._sql(f"CREATE DATABASE {name} TEMPLATE template0")
        return f"postgresql+psycopg://{USER}@/{name}?host={self.folder}&port={PORT}"

    def drop(self, address: str) -> None:
        """Remove a database, and end the connections to it."""
        name = address.partition("@/")[2].partition("?")[0]
        self._sql(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def close(self) -> None:
        # As after a crash: its files are removed, and a usual stop may never end during a recovery.
        self.stop(is_at_once=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _sql(self, statement: str) -> None:
        subprocess.run(self._client("psql", "-qXc", statement, "postgres"), check=True, stdout=subprocess.DEVNULL)

    def _client(self, program: str, *arguments: str) -> list[str]:
        """The command of a program that connects to the cluster."""
        return [str(self._programs / program), "-h", str(self.folder), "-p", str(PORT), "-U", USER, *arguments]

    def _run(self, program: str, *arguments: object) -> None:
        done = subprocess.run(self._command(program, *arguments), capture_output=True, text=True, check=False, cwd="/")
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {done.stderr.strip()}")

    def _command(self, program: str, *arguments: object) -> list[str]:
        """The command of a program of the server, as a user who is not root; it ends with this process."""
        as_user = ("--reuid", USER, "--regid", USER, "--init-groups") if os.geteuid() == 0 else ()
        return ["setpriv", *as_user, "--pdeathsig", "INT", str(self._programs / program), *map(str, arguments)]


def _printed(*command: str) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
