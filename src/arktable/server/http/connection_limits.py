"""HTTP connections with limits: the time for headers, the size of headers, and the number per client.

The size is counted in two ways: by the headers that the parser has reported, and by the bytes read while the head of a
request is incomplete. Bytes of a body count for neither. If an upload is refused before all of it has arrived, the rest
is read and dropped, so that the next request on the connection is found; if that takes too long or is too much, the
connection is closed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from arktable.server.http.request import ABORT
from arktable.server.logs.request_ids import HEADER
from arktable.server.metrics.declared import REFUSED_CONNECTIONS
from arktable.server.running.errors import Refused
from arktable.server.running.limits import UNIX, Limits, network_of

HEAD_MOST: Final = 64 * 1024
"""Limit for the bytes of a request before its body."""
BETWEEN: Final = 4
"""Bytes around a header's name and value: a colon, a space, the end of the line."""
REST_MOST: Final = 16 * 1024 * 1024
"""Limit for the bytes of a body that are read and dropped after its request was answered."""
REQUEST_ID: Final = HEADER.encode()
SECONDS_TO_HEAR: Final = 2.0
"""Time for a client to read the reason before its connection is aborted."""


class GuardedHttp(HttpToolsProtocol):
    """Closes connections whose request does not arrive. Bodies have their own time limit (`request.py`)."""

    limits: Limits

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._unparsed = 0  # bytes read since the last complete request, while the head is incomplete
        self._head = 0  # bytes of the headers that the parser has reported
        self._rest = 0  # bytes of a body whose request was answered already
        self._in_body = False
        self._place = ""
        self._is_proxy = False
        self._sent_away = False
        self._status: HTTPStatus | None = None
        self._cycles: list[RequestResponseCycle] = []  # requests that were unanswered when the last one arrived

    # -- what arrives -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the parent
        super().connection_made(transport)
        self.client = self.client or peer_of(transport)
        peer = self.client[0] if self.client else ""
        self._is_proxy = self.limits.is_proxy(peer)
        if peer and not self._is_proxy:
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
        if self._in_body:
            self._rest += len(data) if self.cycle.response_complete else 0
            if self._rest > REST_MOST:
                self._hang_up()
                return
        else:
            self._unparsed += len(data)
            if self._deadline is None and self._answered():
                self._expect()  # the next request on a kept-alive connection
        super().data_received(data)
        if self._head > HEAD_MOST or (not self._in_body and self._unparsed > HEAD_MOST):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._leave()
        self._forget_answers()
        super().connection_lost(exc)

    def _forget_answers(self) -> None:
        """Drop the answers that are still being made. uvicorn does this for the last request only."""
        for cycle in self._cycles:
            cycle.disconnected = True
        self._cycles.clear()

    # -- what the parser tells ----------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        if self._head > HEAD_MOST:
            return
        self._head = 0
        if self._deadline is None:
            self._expect()  # a pipelined request
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value) + BETWEEN
        if self._is_proxy or name.lower() != REQUEST_ID:  # only a proxy gives requests their ids
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._head > HEAD_MOST:
            return
        self._arrived()
        self._in_body = True
        self.scope["extensions"] = {ABORT: {"call": self.transport.abort}}
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles = [*(cycle for cycle in self._cycles if not cycle.response_complete), self.cycle]
        if self.expect_100_continue and self.cycle is not None:
            # After an early answer the client may send its body or not, so the next bytes cannot be interpreted.
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        if self._head <= HEAD_MOST:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._head > HEAD_MOST:
            return
        self._in_body = False
        self._unparsed = self._rest = 0
        if self._answered():
            self._arrived()  # the rest of a body
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._head > HEAD_MOST:
            return
        self._arrived()
        self._leave()  # WebSockets are counted separately
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse input that is not HTTP, and close the connection."""
        self._forget_answers()
        super().send_400_response(msg)

    # -- what is answered ---------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or not self._answered():
            return
        if self._status is not None:
            self._say(self._status)
        elif self._in_body:
            self._wait(self.limits.settings.body_seconds, self._hang_up)

    def _answered(self) -> bool:
        """Has every request whose head has arrived been answered?"""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self) -> None:
        self._wait(self.limits.settings.header_seconds, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def _wait(self, seconds: float, then: Callable[..., None], *given: Any) -> None:
        self._arrived()
        self._deadline = self.loop.call_later(seconds, then, *given)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        if self._place:
            self.limits.connections.leave(self._place)
            self._place = ""

    def _refuse(self, status: HTTPStatus) -> None:
        """Send the status after all answers to earlier requests, and read nothing more."""
        self._arrived()
        if self._sent_away or self.transport.is_closing():
            return
        self._sent_away = True
        REFUSED_CONNECTIONS.add(str(status.value))
        self._status = status
        if self._answered():
            self._say(status)

    def _say(self, status: HTTPStatus) -> None:
        line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        self.transport.write(f"{line}retry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the connection, but not at once: with unread input the system would drop our answer too."""
        self._sent_away = True
        self._unset_keepalive_if_required()
        self.transport.write_eof()
        self.transport.pause_reading()
        self._wait(SECONDS_TO_HEAR, self.transport.abort)


def peer_of(transport: asyncio.BaseTransport) -> tuple[str, int] | None:
    """The peer of a connection through a Unix socket. The file of the socket decides who may connect: it is a proxy."""
    listening = transport.get_extra_info("socket")
    return (UNIX, 0) if listening is not None and listening.family == socket.AF_UNIX else None


def guarded_http(of: Limits) -> type[GuardedHttp]:
    """A class of connections with these limits; uvicorn makes an object of it for each connection."""

    class Guarded(GuardedHttp):
        limits = of

    return Guarded
