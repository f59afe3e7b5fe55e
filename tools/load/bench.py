"""A server under load: started on SQLite or PostgreSQL, asked by a client process, and measured meanwhile."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tools.load.client import Orders, Task
from tools.load.parts import SERVER, between, spent
from tools.load.people import Plan
from tools.private_postgres import Cluster
from tools.probe.latency import Waits, waits_of
from tools.probe.process import OwnServer, Started

ROOT: Final = Path(__file__).resolve().parents[2]
WITHOUT_LIMIT: Final = (
    "TABLES", "TABLES_ADDRESS", "TABLES_BURST", "GUESTS", "REQUESTS", "SOCKETS", "EXPENSIVE", "CONNECTIONS", "MESSAGES",
)  # fmt: skip
"""Limits per client: here everybody comes from one address."""
VARIABLES: Final = {
    **{f"ARKTABLE_LIMIT_{name}": "1000000" for name in WITHOUT_LIMIT},
    "ARKTABLE_SEED": "7",
}
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
SECONDS_TO_END: Final = 20.0
SYNCS: Final = 200
MIX: Final = ("arkadia", "spinning-jenny", "arkwright-cards", "water-frame")


class Home(msgspec.Struct, frozen=True):
    """What is measured: a kind of database, and the number of server processes."""

    database: str
    processes: int = 1

    def __str__(self) -> str:
        return f"{self.database}, {self.processes} process{'es' if self.processes > 1 else ''}"


@dataclass
class Run:
    """What one run of the client gave."""

    tables: int
    moves: int
    seconds: float
    answers: Waits
    updates: Waits
    late: Waits
    cpu: dict[str, float]
    """Seconds by part."""
    client_cpu: float
    load: float
    """The load average of the machine at the end."""
    memory: float
    """Resident memory of the server at the end, in MB."""
    bytes: int
    idle: int
    over: int
    faults: list[str]
    stretches: list[tuple[int, float]] = field(default_factory=list)
    """Moves so far, and the CPU seconds of the server process until then."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def server_ms(self) -> float:
        """CPU time of the server process per move of people, in ms."""
        return 1000 * sum(self.cpu[part] for part in SERVER) / max(1, self.moves)

    def part_ms(self, part: str) -> float:
        return 1000 * self.cpu[part] / max(1, self.moves)

    def as_data(self) -> dict[str, Any]:
        return {**self.__dict__, "rate": self.rate, "server_ms": self.server_ms}


class Bench:
    """A server that runs, and the database below it."""

    def __init__(self, servers: Sequence[OwnServer], database: int, client_core: int = -1) -> None:
        self.server = servers[0]
        self._servers = servers
        self._database = database
        self._core = client_core

    def spent(self) -> dict[str, float]:
        return spent([server.pid for server in self._servers], self._database)

    def memory(self) -> float:
        """Resident memory of all server processes, in MB, without that of bots."""
        return sum(server.memory().server for server in self._servers)

    def run(self, plans: Sequence[Plan], task: Task) -> Run:
        """Let a client play one task."""
        with self.client(plans) as client:
            return client.run(task)

    @contextlib.contextmanager
    def client(self, plans: Sequence[Plan]) -> Iterator[ClientProcess]:
        """A client for tables of these kinds."""
        addresses = [urlsplit(server.url) for server in self._servers]
        ports = [int(address.port or 80) for address in addresses]
        orders = Orders(str(addresses[0].hostname), ports, list(plans), self._core)
        client = ClientProcess(self, orders)
        try:
            yield client
        finally:
            client.end()


class ClientProcess:
    """A load client that we started."""

    def __init__(self, bench: Bench, orders: Orders) -> None:
        self._bench = bench
        command = [sys.executable, "-m", "tools.load.client", msgspec.json.encode(orders).decode()]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, task: Task) -> Run:
        """Open what this task needs, and play it."""
        self.prepare(task)
        return self.played(task)

    def prepare(self, task: Task) -> None:
        """Open what this task needs."""
        self._write(msgspec.json.encode(task).decode())
        self._read("ready")

    def played(self, task: Task) -> Run:
        """Play a task that was prepared."""
        before = self._bench.spent()
        self._write("go")
        stretches: list[tuple[int, float]] = []
        while not (found := self._read("moves")).get("done"):
            now = between(before, self._bench.spent())
            stretches.append((found["moves"], sum(now[part] for part in SERVER)))
        answers, updates, late = (
            waits_of(1000 * each for each in found[kind]) for kind in ("answers", "updates", "late")
        )
        return Run(
            task.tables,
            found["moves"],
            found["seconds"],
            answers,
            updates,
            late,
            between(before, self._bench.spent()),
            found["cpu"],
            os.getloadavg()[0],
            self._bench.memory(),
            found["bytes"],
            found["idle"],
            found["over"],
            found["faults"],
            stretches,
        )

    def _read(self, what: str) -> dict[str, Any]:
        """The next line, which has this key."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found: dict[str, Any] = json.loads(line) if line else {}
        if what not in found:
            raise RuntimeError(f"the load client said {line!r} instead of {what}")
        return found

    def _write(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def end(self) -> None:
        """It ends with its input."""
        with contextlib.suppress(OSError):
            self._process.communicate(timeout=SECONDS_TO_END)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def disk_waits(folder: Path) -> Waits:
    """How long the disk takes to store a page, in ms: every move waits for that."""
    waits = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(SYNCS):
            os.pwrite(file.fileno(), bytes(4096), 0)
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(1000 * (time.perf_counter() - began))
            time.sleep(0.01)
    return waits_of(waits)


def share_priority(pid: int) -> None:
    """Give the session of another process our own nice value: Linux compares sessions first (autogroups)."""
    with contextlib.suppress(OSError):  # not every kernel has them, and a lower value needs root
        for one in ("self", str(pid)):
            Path(f"/proc/{one}/autogroup").write_text(str(os.nice(0)), "utf-8")


@contextlib.contextmanager
def opened(home: Home, client_core: int = -1, python_path: str = "") -> Iterator[Bench]:
    """A server with a new database. `python_path` is a folder with a compiled build for it."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="arktable-load-")))
        database, address = 0, ""
        if home.database == POSTGRES:
            cluster = Cluster(is_quick=False)
            stack.callback(cluster.close)
            database, address = cluster.pid, cluster.new_database()
        variables = {**VARIABLES, "PYTHONPATH": os.pathsep.join(filter(None, (python_path, str(ROOT))))}
        servers = []
        for number in range(home.processes):
            place = folder / str(number)
            place.mkdir()
            server = OwnServer(place, how=Started(address, variables, module="tools.load.launch"))
            stack.callback(server.stop)
            server.start()
            share_priority(server.pid)
            servers.append(server)
        yield Bench(servers, database, client_core)
