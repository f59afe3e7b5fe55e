"""The port for Prometheus (`ARKTABLE_METRICS`): `GET /metrics`, and nothing else. It is for the own network only."""

from __future__ import annotations

import asyncio
import contextlib
import platform
import resource
import socket
import time
from pathlib import Path
from typing import Final

from arktable import __version__
from arktable.server.distance.distance import Distance
from arktable.server.metrics import declared
from arktable.server.metrics.kinds import CONTENT_TYPE, exposition
from arktable.server.services import Services
from arktable.server.settings import SettingsError, address_of, variable
from arktable.server.store.rows import StoreFault

PATH: Final = b"/metrics"
HEAD_MOST: Final = 16 * 1024
SECONDS_TO_ASK: Final = 5.0
SECONDS_TO_COUNT: Final = 1.0
"""Longest wait for the database; without its answer the number of notices is left out."""
SECONDS_OF_LOOP: Final = 0.5
STARTED: Final = time.time()


class MetricsPort:
    """Serves the metrics of this process, and measures how late the event loop is."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._server: asyncio.Server | None = None
        self._loop_lag: asyncio.Task[None] | None = None
        self._one_scrape = asyncio.Lock()

    async def open(self, listens: str) -> None:
        """Listen at this address, such as `127.0.0.1:9100`."""
        host, port = address_of(listens)
        self._server = await asyncio.start_server(self._serve, host, port, limit=HEAD_MOST)
        self._loop_lag = asyncio.create_task(_measure_loop(), name="arktable-loop-lag")

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return int(self._server.sockets[0].getsockname()[1]) if self._server else 0

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._loop_lag is not None:
            self._loop_lag.cancel()
            await asyncio.gather(self._loop_lag, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request, and close the connection."""
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(SECONDS_TO_ASK):
                head = await reader.readuntil(b"\r\n\r\n")
                method, _, rest = head.partition(b" ")
                is_asked = method in (b"GET", b"HEAD") and rest.split(b" ", 1)[0].partition(b"?")[0] == PATH
                status, body = ("200 OK", await self.text()) if is_asked else ("404 Not Found", "only /metrics\n")
                kind = CONTENT_TYPE if is_asked else "text/plain; charset=utf-8"
                sent = body.encode()
                lines = f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(sent)}\r\nconnection: close"
                writer.write(f"{lines}\r\n\r\n".encode() + (b"" if method == b"HEAD" else sent))
                await writer.drain()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()

    async def text(self) -> str:
        """The metrics as they are now."""
        async with self._one_scrape:
            await self._read()
            return exposition(declared.ALL)

    async def _read(self) -> None:
        """Read what is not counted when it happens."""
        services = self._services
        declared.BUILD.clear()
        declared.BUILD.set(1, __version__, platform.python_version(), services.bots.runs_on)
        declared.SOCKETS.change(0)
        declared.TABLES.set(len(services.cache.ids()))
        declared.WORK_WAITING.set(services.offload.waiting)
        declared.BOTS_THINKING.set(services.bots.queue.held)
        declared.BOTS_WAITING.set(services.bots.queue.waiting)
        read_process()
        with contextlib.suppress(StoreFault):
            await services.health.check()
        distance = services.distance
        if isinstance(distance, Distance):
            declared.NOTICES_WAITING.clear()
            with contextlib.suppress(StoreFault, TimeoutError):
                async with asyncio.timeout(SECONDS_TO_COUNT):
                    declared.NOTICES_WAITING.set(await distance.store.notices.waiting())


def check_address(listens: str) -> None:
    """Refuse an address on which this process cannot listen, before the server starts."""
    host, port = address_of(listens)
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        raise SettingsError(variable("metrics"), listens, f"a free address: {error.strerror}") from None


def read_process() -> None:
    """Read what the operating system knows about this process; files and memory only where there is `/proc`."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    declared.CPU.set(used.ru_utime + used.ru_stime)
    declared.STARTED.set(STARTED)
    declared.MOST_FILES.set(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        declared.MEMORY.set(pages * resource.getpagesize())
        declared.FILES.set(len(list(Path("/proc/self/fd").iterdir())) - 1)  # one is the listing itself


async def _measure_loop() -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(SECONDS_OF_LOOP)
        declared.LOOP_LAG.observe(max(0.0, time.perf_counter() - began - SECONDS_OF_LOOP))
