"""Streams: replies whose parts are sent as they become known, until the feed, the client or the server ends."""

from __future__ import annotations

import asyncio
import logging

from arktable.server.http.answers import REQUEST_ID, SECURITY
from arktable.server.http.request import Request, Send
from arktable.server.live.connection import first_of
from arktable.server.logs.request_ids import Mark
from arktable.server.routes.reply import Feed, Reply, error_body, line, refusal
from arktable.server.running.errors import Refused, refused_by
from arktable.server.running.limits import SECONDS_TO_SEND
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)


async def send_stream(
    reply: Reply, feed: Feed, request: Request, mark: Mark, send: Send, closing: asyncio.Event
) -> Reply | None:
    """Send what the feed writes. Returns a refusal if the feed refuses before it has written anything."""
    parts = _Parts(reply, mark, send)

    async def closed() -> None:
        await closing.wait()

    try:
        await first_of(feed(parts.write), _left(request), closed())
    except (EOFError, TimeoutError, OSError):  # the client left, or does not read
        if request.abort is not None:
            request.abort()
    except Exception as error:
        if not parts.begun:
            return refusal(error, f"{request.method} {request.path}")
        await parts.end_with(error, request.path)
    await parts.finish()
    return None


class _Parts:
    """Sends the head with the first part, and then part after part."""

    def __init__(self, reply: Reply, mark: Mark, send: Send) -> None:
        self._reply = reply
        self._mark = mark
        self._send = send
        self.begun = False

    async def write(self, part: bytes) -> None:
        """Send a part; `TimeoutError` if the client does not read."""
        async with asyncio.timeout(SECONDS_TO_SEND):
            await self._begin()
            await self._send({"type": "http.response.body", "body": part, "more_body": True})

    async def end_with(self, error: Exception, path: str) -> None:
        """Send the error with which a stream ends as its last line."""
        if isinstance(error, StoreFault):
            log.warning("the stream %s ends, the database is at fault: %s", path, error)
            error = refused_by(error)
        if isinstance(error, Refused):
            body = error_body(error.key, error.details)
        else:
            log.error("the stream %s failed", path, exc_info=error)
            body = error_body("unexpected", {})
        try:
            await self.write(line({"type": "error", **body}))
        except (TimeoutError, OSError):
            log.info("the client of %s left before it was told why its stream ends", path)

    async def finish(self) -> None:
        await self._begin()
        await self._send({"type": "http.response.body", "body": b""})

    async def _begin(self) -> None:
        if not self.begun:
            self.begun = True
            headers = [(name.encode(), value.encode("latin-1")) for name, value in self._reply.headers.items()]
            headers.append((REQUEST_ID, self._mark.id.encode()))
            headers += [(b"content-type", self._reply.kind.encode("latin-1")), (b"connection", b"close"), *SECURITY]
            await self._send({"type": "http.response.start", "status": self._reply.status, "headers": headers})


async def _left(request: Request) -> None:
    """Ends when the client closes the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    raise EOFError
