"""Several server processes on one PostgreSQL database, which listen on the same socket.

The parent opens the socket and starts the processes; one that ends is started again. SIGTERM and Ctrl-C end all of
them, each after it has finished what it holds. SIGHUP replaces them one after the other, so that the server is never
away: a new version of the program is used from then on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Final

from arktable.engine.errors import ArktableError
from arktable.server.app import check_store, run_server
from arktable.server.http.unix_socket import BACKLOG, UnixSocket
from arktable.server.settings import from_process, variable
from arktable.server.store.rows import StoreError

log = logging.getLogger(__name__)

READY: Final = "Arktable is open at "
SECONDS_TO_START: Final = 60.0
SECONDS_TO_STOP: Final = 15.0
SECONDS_TO_LIVE: Final = 5.0
"""A process that ends earlier has failed to start."""
MOST_FAILURES: Final = 3
"""After this many failures in a row the parent gives up."""
MOST_WORKERS: Final = 64


class Worker:
    """One process, with its number from 0."""

    def __init__(self, number: int, process: asyncio.subprocess.Process) -> None:
        self.number = number
        self.process = process
        self.began = time.monotonic()


class Workers:
    """Keeps a number of processes running."""

    def __init__(self, count: int, arguments: Mapping[str, object], listening: socket.socket) -> None:
        self._count = count
        self._arguments = arguments
        self._listening = listening
        self._workers: dict[int, Worker] = {}
        self._watching: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self._failures = 0
        self._changing = asyncio.Lock()  # a process is started again, or all are replaced

    async def run(self, on_open: Callable[[], None]) -> int:
        """Serve until a signal ends it; returns the exit code."""
        loop = asyncio.get_running_loop()
        for end in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(end, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._begin(self._replace_all()))
        try:
            for number in range(self._count):
                if not await self._start(number):
                    return 3
            on_open()
            await self._stopping.wait()
        finally:
            self._stopping.set()
            await asyncio.gather(*(_stop(worker) for worker in self._workers.values()))
        return 1 if self._failures >= MOST_FAILURES else 0

    async def _start(self, number: int) -> bool:
        """Start a process and wait until it is open; returns whether it is."""
        command = [sys.executable, "-m", __name__, json.dumps({**self._arguments, "number": number})]
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,  # it ends when the parent does
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self._listening.fileno()],
            start_new_session=True,  # Ctrl-C reaches the parent only
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS_TO_START):
                line = await process.stdout.readline()
        except TimeoutError:
            line = b""
        worker = Worker(number, process)
        if not line.decode().startswith(READY):
            await _stop(worker)
            return False
        self._workers[number] = worker
        self._begin(self._watch(worker))
        return True

    async def _watch(self, worker: Worker) -> None:
        """Start a process again that has ended, unless another one has taken its place."""
        await worker.process.wait()
        async with self._changing:
            if not self._stopping.is_set() and self._workers.get(worker.number) is worker:
                await self._start_again(worker)

    async def _start_again(self, worker: Worker) -> None:
        """Start a process again that has ended by itself; give up after several failures."""
        log.error("server process %d ended with %s and is started again", worker.number, worker.process.returncode)
        self._failures = self._failures + 1 if time.monotonic() - worker.began < SECONDS_TO_LIVE else 0
        while self._failures < MOST_FAILURES and not self._stopping.is_set():
            if await self._start(worker.number):
                return
            self._failures += 1
        self._stopping.set()

    async def _replace_all(self) -> None:
        """Start a new process for each, and end the old one once the new one is open."""
        async with self._changing:
            for number, old in sorted(self._workers.items()):
                if self._stopping.is_set() or not await self._start(number):
                    log.error("server process %d is not replaced: a new one does not start", number)
                    return
                await _stop(old)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)


async def _stop(worker: Worker) -> None:
    """End a process; kill it if it does not end in time."""
    with contextlib.suppress(ProcessLookupError):
        worker.process.terminate()
    try:
        async with asyncio.timeout(SECONDS_TO_STOP):
            await worker.process.wait()
    except TimeoutError:
        log.error("server process %d does not end and is killed", worker.number)
        worker.process.kill()
        await worker.process.wait()


def run_workers(
    count: int,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    *,
    log_level: str = "warning",
    on_open: Callable[[str], None],
    may_build: bool = False,
    uds: str = "",
    **given: str,
) -> None:
    """Serve by several processes until Ctrl-C or SIGTERM. The arguments are those of `run_server`."""
    settings = from_process(database)
    if not settings.database_url.startswith("postgresql"):
        raise StoreError("several server processes need PostgreSQL: name its address with --database")
    asyncio.run(check_store(settings))
    logging.basicConfig(level=log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    file = UnixSocket(Path(uds).absolute()) if uds else None
    listening = file.socket if file is not None else _bound(host, port)
    # The address of a database has a password, which others could read among arguments.
    os.environ["DATABASE_URL"] = settings.database_url
    for name, value in given.items():
        if value:
            os.environ[variable(name)] = value
    arguments = {"fd": listening.fileno(), "host": host, "log_level": log_level, "build": may_build, "uds": uds}
    shown = f"unix:{uds}" if uds else _shown(listening)
    try:
        code = asyncio.run(Workers(count, arguments, listening).run(lambda: on_open(shown)))
    finally:
        if file is not None:
            file.remove()
        listening.close()
    if code:
        raise SystemExit(code)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(address)
    listening.listen(BACKLOG)
    return listening


def _shown(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _end_with_the_parent() -> None:
    """Wait until the parent has ended, and end then."""
    # Not through `sys.stdin`: a thread that waits there would hold its lock when Python ends.
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _serve(arguments: Mapping[str, object]) -> None:
    """One process of several, in which this file is the program."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    number = int(str(arguments["number"]))
    metrics = os.environ.get(variable("metrics"), "")
    if metrics:  # each process has its own port
        host, _, port = metrics.rpartition(":")
        metrics = f"{host}:{int(port) + number}"
    run_server(
        str(arguments["host"]),
        log_level=str(arguments["log_level"]),
        may_build=bool(arguments["build"]),
        inherited=socket.socket(fileno=int(str(arguments["fd"]))),
        uds=str(arguments["uds"]),
        metrics=metrics,
    )


if __name__ == "__main__":
    try:
        _serve(json.loads(sys.argv[1]))
    except ArktableError as error:
        raise SystemExit(str(error)) from None
