"""One WebSocket: a reader that notices when the client leaves, and a sender that is woken by the bus."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from arktable.engine.errors import ArktableError
from arktable.server.http.admission import admit
from arktable.server.http.answers import error_body
from arktable.server.http.identity import Served, address, asker
from arktable.server.live.frames import CLOSE_TOO_MANY
from arktable.server.live.updates import Messenger
from arktable.server.service.errors import Refused, away
from arktable.server.service.services import Services
from arktable.server.service.speaking import said_seat
from arktable.server.service.wire import LiveMessage
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

MESSAGE_MOST: Final = 4096
SECONDS_TO_SEND: Final = 30.0
"""A client that takes no byte for this long is let go; when it comes back it gets a snapshot."""

CLOSE_REFUSED: Final = 4000
CLOSE: Final = {"missing": 4404, "too-many": CLOSE_TOO_MANY, "busy": 4503}
"""By what was refused; the ends of the numbers are the statuses of HTTP."""

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, services: Served, table_id: FromPath[str]) -> None:
    await socket.accept()
    client, limits = address(socket), services.limits
    try:
        admit(socket, "POST", services.settings, limits)
        limits.opened.spend(client)
        limits.sockets.enter(client)
        try:
            await _serve(socket, services, table_id, client)
        finally:
            limits.sockets.leave(client)
    except Refused as refused:
        await _say_goodbye(socket, refused)
    except StoreFault as fault:
        log.warning("a socket of table %s is closed, the database is at fault: %s", table_id[:40], fault)
        await _say_goodbye(socket, away())
    except (WebSocketDisconnect, WebSocketException, TimeoutError, OSError):
        pass  # the client left, or cannot be reached


async def _serve(socket: AnySocket, services: Services, table_id: str, client: str) -> None:
    person = await asker(socket, services)
    table = await services.cache.fresh(table_id)
    as_open = socket.query_params.get("as") == "open"
    account_id = person.id if person else None
    messenger = Messenger(table, account_id, as_open, services.presence, said_seat(person))
    changed = asyncio.Event()
    sending = asyncio.Lock()

    async def send(message: LiveMessage | dict[str, Any]) -> None:
        async with sending, asyncio.timeout(SECONDS_TO_SEND):
            await socket.send_text(msgspec.json.encode(message).decode())

    async def tell() -> None:
        await send(messenger.snapshot())
        while True:
            await changed.wait()
            changed.clear()
            for message in messenger.news():
                await send(message)
            if table.gone:
                raise Refused("missing", "no-such-table", id=table_id)

    async def listen() -> None:
        while True:
            message = await _receive(socket)
            services.limits.requests.spend(client)
            await send(reply_to(message))

    unsubscribe = services.bus.subscribe(table_id, changed.set)
    if account_id is not None:
        services.presence.enter(table_id, account_id)
        services.bus.publish(table_id)
    services.bots.look(table)
    try:
        await _first_of(tell(), listen())
    finally:
        unsubscribe()
        if account_id is not None:
            services.presence.leave(table_id, account_id)
            services.bus.publish(table_id)


async def _first_of(*parts: Any) -> None:
    """Run both until one ends or fails; then end the other."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _receive(socket: AnySocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(code=message.get("code", 1005), detail="")
    text, data = message.get("text"), message.get("bytes")
    if isinstance(text, str):
        return text
    return data if isinstance(data, bytes) else b""


def reply_to(message: str | bytes) -> dict[str, Any]:
    """A ping is answered; anything else is not understood and changes nothing."""
    if len(message) > MESSAGE_MOST:
        return {"kind": "error", **error_body("too-large", {"most": MESSAGE_MOST})}
    try:
        given = msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        given = None
    if isinstance(given, dict) and given.get("kind") == "ping":
        return {"kind": "pong"}
    return {"kind": "error", **error_body("malformed", {"what": 'only {"kind": "ping"} is understood'})}


async def _say_goodbye(socket: AnySocket, refused: Refused) -> None:
    with contextlib.suppress(WebSocketDisconnect, WebSocketException, TimeoutError, OSError, ArktableError):
        message = {"kind": "error", **error_body(refused.key, refused.details)}
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(code=CLOSE.get(refused.kind, CLOSE_REFUSED), reason=refused.key)
