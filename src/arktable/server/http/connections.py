"""HTTP connections with a time for headers, a size of headers, and a number per client."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from arktable.server.service.errors import Refused
from arktable.server.service.limits import Limits, network_of

HEAD_MOST: Final = 64 * 1024
"""Bytes of a request before its body."""
SECONDS_TO_HEAR: Final = 2.0
"""A client that was sent away has this time to read why."""


class GuardedHttp(HttpToolsProtocol):
    """Closes connections whose request does not arrive. Bodies are timed where they are read (`bodies.py`)."""

    limits: Limits

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        self._place = ""
        self._sent_away = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the parent
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if peer and not self.limits.is_proxy(peer):
            try:
                self.limits.connections.enter(network_of(peer))
            except Refused:
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
                return
            self._place = network_of(peer)
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self._sent_away or self.transport.is_closing():
            return
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect()  # the next request on a connection that was kept
        self._head += len(data)
        super().data_received(data)
        if self._deadline is not None and self._head > HEAD_MOST:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        if self._deadline is None:
            self._expect()  # a request that came right behind the one before
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self._leave()  # sockets have places of their own
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._leave()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._head = 0
        self._deadline = self.loop.call_later(
            self.limits.settings.header_seconds, self._refuse, HTTPStatus.REQUEST_TIMEOUT
        )

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        if self._place:
            self.limits.connections.leave(self._place)
            self._place = ""

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why in one line of HTTP, and read nothing more."""
        self._arrived()
        if self._sent_away or self.transport.is_closing():
            return
        self._sent_away = True
        if self.cycle is not None:
            self.cycle.disconnected = True  # what is still answered on this connection is told to nobody
        line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        self.transport.write(f"{line}retry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        self.transport.write_eof()
        # Not closed at once: what lies unread would make the system drop the connection together with our answer.
        self.transport.pause_reading()
        self._deadline = self.loop.call_later(SECONDS_TO_HEAR, self.transport.abort)


def guarded_http(of: Limits) -> type[GuardedHttp]:
    """The class of connections under these limits: uvicorn makes one object of it for each connection."""

    class Guarded(GuardedHttp):
        limits = of

    return Guarded
