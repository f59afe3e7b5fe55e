"""HTTP and WebSocket connections as a browser opens them, with little CPU time of our own.

A browser asks for compressed messages (`permessage-deflate`), so these connections do too.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import zlib
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, cast

import msgspec

SESSION: Final = re.compile(rb"set-cookie: arktable_session=([^;]*)", re.IGNORECASE)
LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
HEAD_END: Final = b"\r\n\r\n"
BROWSER: Final = (
    "user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "accept: */*",
    "accept-encoding: gzip, deflate, br, zstd",
    "accept-language: en-GB,en;q=0.9",
    "sec-fetch-dest: empty",
    "sec-fetch-mode: cors",
    "sec-fetch-site: same-origin",
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
COMPRESSED: Final = 0x40
EMPTY_BLOCK: Final = b"\x00\x00\xff\xff"
"""The end of every compressed message, which is not sent (RFC 7692, 7.2.1)."""


class Lost(Exception):
    """The connection has ended."""


class Place(NamedTuple):
    """Where the server listens, and the address from which we connect."""

    host: str
    port: int
    source: str = ""

    @property
    def local(self) -> tuple[str, int] | None:
        return (self.source, 0) if self.source else None


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    body: bytes
    cookie: str


class Http(asyncio.Protocol):
    """One kept connection. Requests are answered in their order."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[asyncio.Future[Reply]] = deque()
        self._read = b""

    @classmethod
    async def open(cls, place: Place) -> Http:
        loop = asyncio.get_running_loop()
        _, http = await loop.create_connection(cls, place.host, place.port, local_addr=place.local)
        return http

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    @property
    def is_lost(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def send(self, method: str, path: str, body: object, place: Place, cookie: str) -> asyncio.Future[Reply]:
        """Send a request with a JSON body."""
        if self._transport is None:
            raise Lost
        content = msgspec.json.encode(body)
        head = [
            f"{method} {path} HTTP/1.1",
            f"host: {place.host}:{place.port}",
            f"origin: http://{place.host}:{place.port}",
            *BROWSER,
            "content-type: application/json",
            f"content-length: {len(content)}",
        ]
        if cookie:
            head.append(f"cookie: arktable_session={cookie}")
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        self._transport.write("\r\n".join(head).encode() + HEAD_END + content)
        return future

    def data_received(self, data: bytes) -> None:
        self._read += data
        while (end := self._read.find(HEAD_END)) >= 0:
            head = self._read[:end]
            found = LENGTH.search(head)
            until = end + len(HEAD_END) + (int(found[1]) if found else 0)
            if len(self._read) < until:
                return
            body, self._read = self._read[end + len(HEAD_END) : until], self._read[until:]
            if b"content-encoding: gzip" in head.lower():
                body = zlib.decompress(body, 16 + zlib.MAX_WBITS)
            cookie = SESSION.search(head)
            reply = Reply(int(head[9:12]), body, cookie[1].decode() if cookie else "")
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(reply)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        for future in self._waiting:
            if not future.done():
                future.set_exception(Lost())
        self._waiting.clear()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Live(asyncio.Protocol):
    """A WebSocket. Every message of the server is given to `on_message`."""

    def __init__(self, on_message: Callable[[bytes], None], request: bytes) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = asyncio.Event()
        self.received = 0
        """Bytes from the network."""
        self._on_message = on_message
        self._request = request
        self._read = b""
        self._inflate: zlib._Decompress | None = None
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, place: Place, path: str, cookie: str, on_message: Callable[[bytes], None], deflate: bool = True
    ) -> Live:
        head = [
            f"GET {path} HTTP/1.1",
            f"host: {place.host}:{place.port}",
            f"origin: http://{place.host}:{place.port}",
            *BROWSER[:1],
            "connection: Upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        if deflate:
            head.append("sec-websocket-extensions: permessage-deflate; client_max_window_bits")
        if cookie:
            head.append(f"cookie: arktable_session={cookie}")
        request = "\r\n".join(head).encode() + HEAD_END
        loop = asyncio.get_running_loop()
        _, live = await loop.create_connection(
            lambda: cls(on_message, request), place.host, place.port, local_addr=place.local
        )
        await live.opened
        return live

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._read = self._read + data if self._read else data
        if not self.opened.done():
            end = self._read.find(HEAD_END)
            if end < 0:
                return
            head, self._read = self._read[:end], self._read[end + len(HEAD_END) :]
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Lost(head[:80].decode("latin-1")))
                self.close()
                return
            if b"permessage-deflate" in head:
                self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take the next frame, if all of it is there. The server sends every message in one frame."""
        read = self._read
        if len(read) < 2:
            return False
        size, at = read[1] & 0x7F, 2
        if size == 126:
            size, at = int.from_bytes(read[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(read[2:10], "big"), 10
        if len(read) < at + size:
            return False
        content, self._read = read[at : at + size], read[at + size :]
        kind = read[0] & 0x0F
        if kind == PING:
            self._write(PONG, content)
        elif kind == TEXT:
            if read[0] & COMPRESSED and self._inflate is not None:
                content = self._inflate.decompress(content + EMPTY_BLOCK)
            self._on_message(content)
        return True

    @property
    def is_lost(self) -> bool:
        return self.lost.is_set()

    def read(self, is_reading: bool) -> None:
        """Stop to read, or go on: the system keeps what fits into its buffers, and the server waits."""
        if self._transport is not None and self._transport.is_reading() != is_reading:
            (self._transport.resume_reading if is_reading else self._transport.pause_reading)()

    def abort(self) -> None:
        """Drop the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    def say(self, text: bytes) -> None:
        """Send a short message, uncompressed as RFC 7692 allows."""
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        if self._transport is not None and len(content) < 126:
            mask = os.urandom(4)
            masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
            self._transport.write(bytes((0x80 | kind, 0x80 | len(content))) + mask + masked)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(Lost())

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
