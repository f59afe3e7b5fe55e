"""Messages between processes that share a PostgreSQL database, by LISTEN and NOTIFY.

A thread with a connection of its own listens; another sends, after the commits that the messages are about: inside of
the writing transaction NOTIFY would make all writers wait for each other. Waiting messages are merged. Messages can be
lost (a process may end between its commit and the message), so nothing may depend on them alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import psycopg

log = logging.getLogger(__name__)

CHANNEL: Final = "arktable"
PAYLOAD_MOST: Final = 7900
"""Bytes of a message; PostgreSQL allows 7,999."""
SECONDS_TO_LISTEN: Final = 1.0
"""The listening thread looks this often whether it is to end."""
SECONDS_TO_RETRY: Final = 0.5
SECONDS_TO_MERGE: Final = 0.001
"""Messages of this time are sent together."""

Message = tuple[str, str]
"""A kind of news, and what it is about."""


class News:
    """Sends messages to the other processes, and receives theirs. The methods are called on the event loop."""

    def __init__(self, arguments: Mapping[str, Any], process: str) -> None:
        """`arguments` are those with which the driver connects to the database."""
        self._arguments = arguments
        self._process = process
        self._waiting: dict[Message, None] = {}
        self._wake = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None
        self._sender = ThreadPoolExecutor(1, "arktable-news-out")
        self._out: psycopg.Connection[Any] | None = None
        self._listener: threading.Thread | None = None
        self._closing = False
        # Called on the event loop, for each message of another process; and when messages may have been lost.
        self.on_message: Callable[[str, str], None] = lambda _kind, _what: None
        self.on_lost: Callable[[], None] = lambda: None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        listening = asyncio.Event()
        self._listener = threading.Thread(
            target=self._listen, args=(loop, listening), name="arktable-news-in", daemon=True
        )
        self._listener.start()
        self._sending = asyncio.create_task(self._send_all(), name="arktable-news")
        await listening.wait()  # so that nothing is missed from now on

    async def close(self) -> None:
        """Send what is waiting, and end."""
        if self._sending is None or self._listener is None:
            return
        self._closing = True
        self._wake.set()
        await self._sending
        # A message to ourselves wakes the listening thread.
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._sender, self._send, [_encoded(self._process, [])])
        await loop.run_in_executor(self._sender, self._disconnect)
        self._sender.shutdown()
        await asyncio.to_thread(self._listener.join, 3 * SECONDS_TO_LISTEN)

    def send(self, kind: str, what: str) -> None:
        """Send a message soon. Nothing is sent twice while it waits."""
        self._waiting[kind, what] = None
        self._wake.set()

    # -- sending ------------------------------------------------------------------------------------------------

    async def _send_all(self) -> None:
        loop = asyncio.get_running_loop()
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            if not self._closing:
                await asyncio.sleep(SECONDS_TO_MERGE)
            messages, self._waiting = list(self._waiting), {}
            if messages:
                await loop.run_in_executor(self._sender, self._send, list(payloads(self._process, messages)))

    def _send(self, payloads: list[str]) -> None:
        """Send these payloads. They are dropped if the database is away: the others look for themselves."""
        try:
            if self._out is None:
                self._out = psycopg.connect(**self._arguments, autocommit=True)
            for payload in payloads:
                self._out.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except psycopg.Error as error:
            log.debug("news were not sent: %s", error)
            self._disconnect()

    def _disconnect(self) -> None:
        if self._out is not None:
            with contextlib.suppress(Exception):
                self._out.close()
            self._out = None

    # -- listening ----------------------------------------------------------------------------------------------

    def _listen(self, loop: asyncio.AbstractEventLoop, listening: asyncio.Event) -> None:
        pause = threading.Event()
        while not self._closing:
            try:
                with psycopg.connect(**self._arguments, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self._lost)
                    loop.call_soon_threadsafe(listening.set)
                    while not self._closing:
                        for notice in connection.notifies(timeout=SECONDS_TO_LISTEN):
                            if self._closing:
                                break
                            loop.call_soon_threadsafe(self._received, notice.payload)
            except psycopg.Error as error:
                log.warning("news of other processes are not heard: %s", " ".join(str(error).split())[:200])
                pause.wait(SECONDS_TO_RETRY)
            except RuntimeError:  # the event loop has ended
                return

    def _lost(self) -> None:
        if not self._closing:
            self.on_lost()

    def _received(self, payload: str) -> None:
        sender, messages = msgspec.json.decode(payload, type=tuple[str, list[Message]])
        if sender != self._process and not self._closing:
            for kind, what in messages:
                self.on_message(kind, what)


def payloads(process: str, messages: Iterable[Message]) -> Iterator[str]:
    """These messages as few payloads, none of them too long."""
    together: list[Message] = []
    size = 0
    for message in messages:
        length = len(msgspec.json.encode(message)) + 1
        if together and size + length > PAYLOAD_MOST - 100:
            yield _encoded(process, together)
            together, size = [], 0
        together.append(message)
        size += length
    if together:
        yield _encoded(process, together)


def _encoded(process: str, messages: list[Message]) -> str:
    return msgspec.json.encode((process, messages)).decode()
