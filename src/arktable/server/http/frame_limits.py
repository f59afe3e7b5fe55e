"""WebSocket connections that are closed when their client sends too much, or text that is not UTF-8.

Bytes are counted before they are parsed: parsing a megabyte of small frames blocks the event loop for a second.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from arktable.server.http.connection_limits import SECONDS_TO_HEAR, peer_of
from arktable.server.live.connection import CLOSE_TOO_MANY
from arktable.server.running.limits import FINE_FOR_FLOOD, TEN_SECONDS, Budget, Limits, network_of

log = logging.getLogger(__name__)

FRAME_MOST: Final = 16 * 1024
"""A larger message closes the connection; one of more than 4 KiB is answered with an error (`live/connection.py`)."""
BYTES_MOST: Final = 2 * FRAME_MOST
"""Bytes per ten seconds; our own client sends 16 bytes every twenty seconds."""
SECONDS_TO_SEND: Final = 30.0
"""A client that reads nothing for this long is disconnected; when it comes back it gets a snapshot."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection with a budget of bytes and one of messages; pings and pongs count as messages."""

    limits: Limits

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bytes = Budget(BYTES_MOST, TEN_SECONDS, self.limits.clock)
        self._messages = self.limits.messages()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the parent
        super().connection_made(transport)
        self.client = self.client or peer_of(transport)

    def data_received(self, data: bytes) -> None:
        if self.close_sent and self.read_paused:
            return
        if self.handshake_complete and self._bytes.wait("", len(data)):
            self._send_away()
            return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if not self._may():
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                log.info("a client sent text that is not UTF-8")
                self.conn.send_close(1007, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent:
            raise ClientDisconnected  # the connection is closed already
        if self.writable.is_set():
            await super().send(message)
            return
        async with asyncio.timeout(SECONDS_TO_SEND):  # a timer only for a client that does not read: it costs CPU time
            await super().send(message)

    def _may(self) -> bool:
        """Count one message. False if the connection is being closed."""
        if self.close_sent:
            return False
        if self._messages.wait(""):
            self._send_away()
            return False
        return True

    def _send_away(self) -> None:
        """Send the reason, close, and read nothing more. The client is fined: it can open fewer connections for a
        while.
        """
        if self.close_sent:
            return
        self.limits.opened.fine(network_of(str((self.scope["client"] or ("?",))[0])), FINE_FOR_FLOOD)
        error = {"kind": "error", "error": {"key": "too-many", "args": {"seconds": int(TEN_SECONDS)}}}
        self.conn.send_text(msgspec.json.encode(error))
        self.conn.send_close(CLOSE_TOO_MANY, "too-many")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_TOO_MANY, "reason": "too-many"})
        self.close_sent = True
        # Not closed at once: with unread input the system would drop our answer too.
        self.read_paused = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(SECONDS_TO_HEAR, self.transport.abort)


def guarded_socket(of: Limits) -> type[GuardedSocket]:
    """A class of WebSockets with these limits; uvicorn makes an object of it for each connection."""

    class Guarded(GuardedSocket):
        limits = of

    return Guarded
