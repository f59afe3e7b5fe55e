"""One WebSocket: a connection to a table (`live/connection.py`) with the limits of a server around it."""

from __future__ import annotations

import contextlib
import logging

from arktable.engine.errors import ArktableError
from arktable.server.http.admission import check, delay_refusal
from arktable.server.http.request import Request, Send
from arktable.server.live.connection import CLOSE_UNEXPECTED, Watcher, closing_for, serve, table_of
from arktable.server.logs.request_ids import HEADER, Mark
from arktable.server.metrics.declared import SOCKETS, SOCKETS_CLOSED
from arktable.server.routes.charging import charge_snapshot
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.errors import Refused
from arktable.server.services import Services
from arktable.server.store.rows import StoreFault
from arktable.server.tables.views import EYES

log = logging.getLogger(__name__)

CLOSE_LEFT: Final = 1000


async def serve_socket(services: Services, request: Request, path: str, mark: Mark, send: Send) -> int:
    """Accept a WebSocket at this address below `/api`, and serve it until it ends. Returns the code of its end."""
    await request.receive()  # websocket.connect
    await send({"type": "websocket.accept", "headers": [(HEADER.encode(), mark.id.encode())]})
    SOCKETS.change(1)
    try:
        code = await _serve_accepted(services, request, path, send)
        SOCKETS_CLOSED.add(str(code))
        return code
    finally:
        SOCKETS.change(-1)


async def _serve_accepted(services: Services, request: Request, path: str, send: Send) -> int:
    table_id, client, limits = table_of(path), request.client, services.limits
    CLIENT.set(client)
    ASKING.set(request.asking)
    try:
        check(request, services.settings, limits)
        limits.opened.spend(client)
        limits.sockets.enter(client)
        try:
            await _serve(services, request, table_id, send)
        finally:
            limits.sockets.leave(client)
    except (Refused, StoreFault) as error:
        await delay_refusal(error, client, limits)
        return await _send_closing(send, error, table_id)
    except (EOFError, TimeoutError, OSError):
        return CLOSE_LEFT  # the client left, or cannot be reached
    except Exception:
        log.exception("a connection to table %s failed", table_id[:40])
        await _close(send, CLOSE_UNEXPECTED, "unexpected")
        return CLOSE_UNEXPECTED
    return CLOSE_LEFT


async def _serve(services: Services, request: Request, table_id: str, send: Send) -> None:
    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    async def receive() -> str | bytes:
        message = await request.receive()
        if message["type"] == "websocket.disconnect":
            raise EOFError
        services.limits.requests.spend(request.client)
        return message.get("text") or message.get("bytes") or b""

    await charge_snapshot(services, request.client, table_id)
    query = request.query
    asked = Watcher(request.token, query.get("seat", ""), EYES.get(query.get("as", "")))
    await serve(services, asked, table_id, send_text, receive)


async def _send_closing(send: Send, error: Refused | StoreFault, table_id: str) -> int:
    words = closing_for(error, table_id)
    with contextlib.suppress(OSError, ArktableError):
        await send({"type": "websocket.send", "text": words.message})
    await _close(send, words.code, words.reason)
    return words.code


async def _close(send: Send, code: int, reason: str) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # uvicorn raises these when the connection is closed already
        await send({"type": "websocket.close", "code": code, "reason": reason})
