"""A flooding client, in a process of its own with a low priority. `python -m tools.probe.flooding` reads its orders as
JSON from standard input and prints what it was answered.

It opens some connections, from one address or from several, and asks without a pause until its time is over or it has
asked often enough. It ignores `Retry-After`.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, Final

from tools.probe.addresses import place
from tools.probe.bad_bytes import frame, upgrade

NICE: Final = 10
"""So that server and bystander go first on a machine with few cores."""
MOST_REQUESTS: Final = 100_000
SECONDS_PER_ANSWER: Final = 30.0
PING: Final = frame(1, b'{"kind": "ping"}')

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Flood:
    """All connections of one process."""

    def __init__(self, orders: dict[str, Any]) -> None:
        self._orders = orders
        self._place = place(orders["url"])
        self._end = time.monotonic() + orders["seconds"]
        self._parent = os.getppid()
        self.statuses: Counter[str] = Counter()
        self.bytes = 0

    async def run(self) -> None:
        kind = self._orders["kind"]
        one = {"requests": self._ask, "sockets": self._open_sockets, "messages": self._message, "slow": self._drip}[
            kind
        ]
        sources = itertools.cycle(self._orders["sources"])
        await asyncio.gather(
            *(self._keep_on(one, next(sources), number) for number in range(self._orders["connections"]))
        )

    @property
    def _on(self) -> bool:
        asked = sum(self.statuses.values()) - self.statuses["messages"]
        return time.monotonic() < self._end and asked < MOST_REQUESTS and os.getppid() == self._parent

    async def _keep_on(self, one: Any, source: str, number: int) -> None:
        """Connect again whenever the server closes."""
        while self._on:
            try:
                async with asyncio.timeout(max(0.1, min(SECONDS_PER_ANSWER, self._end - time.monotonic()))):
                    async with self._connected(source) as streams:
                        await one(streams, number)
            except TimeoutError:
                if time.monotonic() < self._end:
                    self.statuses["no answer"] += 1
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, IndexError):
                self.statuses["closed"] += 1
                await asyncio.sleep(0.01)

    @contextlib.asynccontextmanager
    async def _connected(self, source: str) -> AsyncIterator[Streams]:
        reader, writer = await asyncio.open_connection(*self._place, local_addr=(source, 0))
        try:
            yield reader, writer
        finally:
            writer.close()

    # -- kinds --------------------------------------------------------------------------------------------------

    async def _ask(self, streams: Streams, number: int) -> None:
        """One request after the other on a kept connection."""
        requests = [text.encode("latin-1") for text in self._orders["requests"]]
        for each in itertools.count(number):
            if not self._on:
                return
            streams[1].write(requests[each % len(requests)])
            status, goes_on = await self._answer(streams[0])
            self.statuses[status] += 1
            if not goes_on:
                return

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[str, bool]:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        headers = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        if headers.get(b"transfer-encoding") == b"chunked":
            while size := int((await reader.readline()).strip() or b"0", 16):
                self.bytes += len(await reader.readexactly(size + 2))
            await reader.readline()
        else:
            self.bytes += len(await reader.readexactly(int(headers.get(b"content-length", b"0"))))
        return head.split(b" ", 2)[1].decode(), headers.get(b"connection") != b"close"

    async def _open_sockets(self, streams: Streams, _number: int) -> None:
        """Open a socket, take its first message, and close it."""
        reader, writer = streams
        writer.write(upgrade(self._orders["table"]))
        self.statuses[await self._opened(reader)] += 1
        self.bytes += len(await reader.read(4096))

    async def _message(self, streams: Streams, _number: int) -> None:
        """Send messages on a socket until it is closed."""
        reader, writer = streams
        writer.write(upgrade(self._orders["table"]))
        self.statuses[await self._opened(reader)] += 1
        reading = asyncio.create_task(self._read_all(reader))
        try:
            while self._on and not reading.done():
                writer.write(PING * 10)
                await writer.drain()
                self.statuses["messages"] += 10
                await asyncio.sleep(0.001)
        finally:
            reading.cancel()

    async def _opened(self, reader: asyncio.StreamReader) -> str:
        return (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1].decode()

    async def _read_all(self, reader: asyncio.StreamReader) -> None:
        while received := await reader.read(65536):
            self.bytes += len(received)

    async def _drip(self, streams: Streams, number: int) -> None:
        """Begin a request and send the rest of it byte by byte."""
        reader, writer = streams
        requests = [text.encode("latin-1") for text in self._orders["requests"]]
        writer.write(requests[number % len(requests)])
        self.statuses["begun"] += 1
        while self._on:
            writer.write(b"x")
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    if not await reader.read(4096):
                        break
        if self._on:
            self.statuses["closed"] += 1


async def flood(orders: dict[str, Any]) -> dict[str, Any]:
    running = Flood(orders)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(orders["seconds"] + 5):
            await running.run()
    return {"statuses": running.statuses, "bytes": running.bytes}


def main() -> None:
    os.nice(NICE)
    orders = json.loads(sys.stdin.readline())
    sys.stdout.write(json.dumps(asyncio.run(flood(orders))) + "\n")


if __name__ == "__main__":
    main()
