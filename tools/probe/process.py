"""The server that the probe starts itself, with its default settings: started, watched, killed and started again."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ADDRESS: Final = re.compile(rb"http://\S+")
MEMORY_MOST: Final = 4 << 30
"""Bytes of address space of the server: an attack that works must not take the memory of the whole machine."""
SECONDS_TO_START: Final = 120.0
SECONDS_TO_END: Final = 15.0


class Memory(NamedTuple):
    """Resident memory in MB: of the server, the part of it that is not files, and of its child processes."""

    server: float
    anonymous: float
    children: float


class Started(NamedTuple):
    """How a server is started."""

    address: str = ""
    """Of its database; empty: a file."""
    variables: Mapping[str, str] = {}
    """Settings by environment variables, in addition to the default ones."""
    more: tuple[str, ...] = ()
    module: str = "arktable"


class Broken(Exception):
    """The server of the probe does not start, or is gone."""


class OwnServer:
    """`arktable serve --port 0` on a database file of its own. `before` is a command that runs it (`unshare …`).

    `how` changes what is started: the address of another database, variables, further arguments, another module.
    """

    def __init__(
        self, folder: Path, before: Sequence[str] = (), database: Path | None = None, how: Started | None = None
    ) -> None:
        self.folder = folder
        self.how = how or Started()
        self.database = database or folder / "probe.db"
        self.log = folder / "server.log"
        self.url = ""
        self.seconds_to_start = 0.0
        self._before = list(before)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        if self._process is None:
            raise Broken("the server is not started")
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> str:
        """Start it and wait until it is open; its address."""
        settings = ("ARKTABLE_", "DATABASE_URL")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(settings)}
        environment.update(self.how.variables)
        arguments = ["--port", "0", "--database", self.how.address or str(self.database), "--no-build"]
        command = [sys.executable, "-m", self.how.module, "serve", *arguments, *self.how.more]
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._before, *command], env=environment, stdout=subprocess.PIPE, stderr=log, start_new_session=True
            )
        resource.prlimit(self.pid, resource.RLIMIT_AS, (MEMORY_MOST, MEMORY_MOST))
        assert self._process.stdout is not None
        os.set_blocking(self._process.stdout.fileno(), False)
        said = b""
        while not (found := ADDRESS.search(said)):
            if not self.alive or time.monotonic() - began > SECONDS_TO_START:
                self.kill()
                raise Broken(f"the server did not start: {self.last_words()}")
            said += self._process.stdout.read() or b""
            time.sleep(0.005)
        self.url = found[0].decode()
        self.seconds_to_start = time.monotonic() - began
        return self.url

    def kill(self) -> None:
        """`kill -9`, as if the power of the process were cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a service manager does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            process.send_signal(how)
        try:
            process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def memory(self) -> Memory:
        """What it takes now."""
        server, anonymous = _resident(self.pid)
        return Memory(server, anonymous, sum(_resident(child)[0] for child in descendants(self.pid)))

    def tracebacks(self) -> list[str]:
        """The last lines of the tracebacks in its log: each is an error that nobody expected."""
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        found: list[str] = []
        inside = False
        for line in lines:
            if line.startswith("Traceback"):
                inside = True
            elif inside and line and not line.startswith(" "):
                found.append(line[:200])
                inside = False
        return found

    def last_words(self) -> str:
        lines = self.log.read_text("utf-8", "replace").strip().splitlines() if self.log.exists() else []
        return lines[-1][:300] if lines else "(nothing in its log)"


def _resident(pid: int) -> tuple[float, float]:
    try:
        status = Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return 0.0, 0.0
    found = {name: int(kb) / 1024 for name, kb in re.findall(r"(VmRSS|RssAnon):\s+(\d+) kB", status)}
    return found.get("VmRSS", 0.0), found.get("RssAnon", 0.0)


def descendants(pid: int) -> list[int]:
    """The processes that this one has started, and those that they have."""
    found: list[int] = []
    waiting = [pid]
    while waiting:
        one = waiting.pop()
        for path in Path(f"/proc/{one}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                children = [int(word) for word in path.read_text("utf-8").split()]
                found += children
                waiting += children
    return found


@contextlib.contextmanager
def own_server(folder: Path) -> Iterator[OwnServer]:
    """A server of our own, which is ended in any case."""
    folder.mkdir(parents=True, exist_ok=True)
    server = OwnServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
