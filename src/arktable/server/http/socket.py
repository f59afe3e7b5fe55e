"""One WebSocket: what `line.py` does for a connection, with the limits of a server around it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from arktable.engine.errors import ArktableError
from arktable.server.http.admission import admit
from arktable.server.http.identity import Served, address, session_of
from arktable.server.live.line import Asked, goodbye, serve
from arktable.server.routes.charging import charge_snapshot
from arktable.server.running.client import CLIENT
from arktable.server.running.errors import Refused
from arktable.server.services import Services
from arktable.server.store.rows import StoreFault

SECONDS_TO_SEND: Final = 30.0
"""A client that takes no byte for this long is let go; when it comes back it gets a snapshot."""

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, services: Served, table_id: FromPath[str]) -> None:
    await socket.accept()
    client, limits = address(socket), services.limits
    CLIENT.set(client)
    try:
        await admit(socket, "POST", services.settings, limits)
        limits.opened.spend(client)
        limits.sockets.enter(client)
        try:
            await _serve(socket, services, table_id, client)
        finally:
            limits.sockets.leave(client)
    except (Refused, StoreFault) as error:
        await _say_goodbye(socket, error, table_id)
    except (WebSocketDisconnect, WebSocketException, TimeoutError, OSError):
        pass  # the client left, or cannot be reached


async def _serve(socket: AnySocket, services: Services, table_id: str, client: str) -> None:
    async def send(text: str) -> None:
        async with asyncio.timeout(SECONDS_TO_SEND):
            await socket.send_text(text)

    async def receive() -> str | bytes:
        message = await _receive(socket)
        services.limits.requests.spend(client)
        return message

    await charge_snapshot(services, client, table_id)
    asked = Asked(session_of(socket), socket.query_params.get("seat", ""), socket.query_params.get("as") == "open")
    await serve(services, asked, table_id, send, receive)


async def _receive(socket: AnySocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(code=message.get("code", 1005), detail="")
    text, data = message.get("text"), message.get("bytes")
    if isinstance(text, str):
        return text
    return data if isinstance(data, bytes) else b""


async def _say_goodbye(socket: AnySocket, error: Refused | StoreFault, table_id: str) -> None:
    words = goodbye(error, table_id)
    with contextlib.suppress(WebSocketDisconnect, WebSocketException, TimeoutError, OSError, ArktableError):
        await socket.send_text(words.message)
        await socket.close(code=words.code, reason=words.reason)
