"""One open connection to a table: it sends a snapshot, then updates, and answers pings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple

import msgspec

from arktable.server.live.updates import Messenger
from arktable.server.metrics.declared import FAULTS
from arktable.server.people.acting_seat import named_seat
from arktable.server.people.presence import VISITOR, Presence
from arktable.server.people.sessions import Watch
from arktable.server.routes.reply import error_body
from arktable.server.running.errors import Refused, refused_by
from arktable.server.services import Services
from arktable.server.store.rows import AccountRow, StoreFault
from arktable.server.wire.tables import LiveMessage

log = logging.getLogger(__name__)

MESSAGE_MOST: Final = 4096

CLOSE_TOO_MANY: Final = 4429
CLOSE_REFUSED: Final = 4000
CLOSE_UNEXPECTED: Final = 1011
"""After an unexpected error of the server."""
CLOSE: Final = {"missing": 4404, "too-many": CLOSE_TOO_MANY, "busy": 4503, "full": 4507}
"""Close codes by the kind of refusal; their last digits are the HTTP status."""

Send = Callable[[str], Awaitable[None]]
Receive = Callable[[], Awaitable[str | bytes]]


def table_of(path: str) -> str:
    """The table of the address `/tables/{id}/live`; empty for any other address."""
    match path.strip("/").split("/"):
        case ["tables", table_id, "live"]:
            return table_id
        case _:
            return ""


class Watcher(NamedTuple):
    """The client of a connection, and what it wants to see."""

    token: str | None
    seat: str
    """The seat that the client names in the request; empty if it names none."""
    as_open: bool | None
    """The open book, or the own view; None: the usual one."""


async def serve(services: Services, asked: Watcher, table_id: str, send: Send, receive: Receive) -> None:
    """Send messages about the table until the client leaves (then `receive` raises), or until the table is deleted or
    the session of the client ends (`Refused`).
    """
    changed = asyncio.Event()
    # Watched before the person is looked up, so that a session that ends in between is noticed.
    watch = services.sessions.watch(asked.token, changed.set)
    try:
        person = await services.accounts.of(asked.token, asked.seat)
        await _serve(services, person, asked.as_open, table_id, send, receive, changed, watch)
    finally:
        watch.stop()


async def _serve(
    services: Services,
    person: AccountRow | None,
    as_open: bool | None,
    table_id: str,
    send: Send,
    receive: Receive,
    changed: asyncio.Event,
    watch: Watch,
) -> None:
    table = await services.cache.fresh(table_id)
    account_id = person.id if person else None
    messenger = Messenger(table, account_id, as_open, services.presence, named_seat(person))
    sending = asyncio.Lock()

    async def say(message: LiveMessage | dict[str, Any]) -> None:
        async with sending:
            await send(msgspec.json.encode(message).decode())

    async def tell() -> None:
        watch.check()
        await say(messenger.snapshot())
        while True:
            await changed.wait()
            changed.clear()
            watch.check()
            for message in messenger.news():
                await say(message)
            if table.gone:
                raise Refused("missing", "no-such-table", id=table_id)

    # A banned person may watch, and counts as away.
    account_here = None if person is not None and person.is_banned else account_id
    sight = Sight(services.presence, table_id, account_here)

    async def listen() -> None:
        while True:
            message = await receive()
            sight.note(message)
            await say(reply_to(message))

    unsubscribe = services.bus.subscribe(table_id, changed.set)
    services.presence.enter(table_id, account_here or VISITOR)
    services.bus.publish_here(table_id)
    services.bots.look(table)
    try:
        await first_of(tell(), listen())
    finally:
        unsubscribe()
        sight.change(False)
        services.presence.leave(table_id, account_here or VISITOR)
        services.bus.publish_here(table_id)


async def first_of(*parts: Coroutine[Any, Any, None]) -> None:
    """Run all until one ends or fails; then cancel the others."""
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


def reply_to(message: str | bytes) -> dict[str, Any]:
    """The answer to a message of the client: a ping, which may say whether the table is in sight."""
    if len(message) > MESSAGE_MOST:
        return {"kind": "error", **error_body("too-large", {"most": MESSAGE_MOST})}
    if _read(message).get("kind") == "ping":
        return {"kind": "pong"}
    return {"kind": "error", **error_body("malformed", {"what": 'only {"kind": "ping"} is understood'})}


class Sight:
    """Whether the window of this connection is in front of the person, as the client says with its pings."""

    def __init__(self, presence: Presence, table_id: str, account_id: str | None) -> None:
        self._presence = presence
        self._table_id = table_id
        self._account_id = account_id
        self._is_seen = False

    def note(self, message: str | bytes) -> None:
        """Note what a ping says."""
        said = _read(message).get("sight") if len(message) <= MESSAGE_MOST else None
        if isinstance(said, bool):
            self.change(said)

    def change(self, is_seen: bool) -> None:
        if self._account_id is not None and is_seen != self._is_seen:
            self._is_seen = is_seen
            self._presence.look(self._table_id, self._account_id, is_seen)


def _read(message: str | bytes) -> dict[str, Any]:
    """The message as an object; empty if it is none."""
    try:
        given = msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}
    return given if isinstance(given, dict) else {}


class Closing(NamedTuple):
    """The last message on a connection, and the code and the reason with which it is closed."""

    message: str
    code: int
    reason: str


def closing_for(error: Refused | StoreFault, table_id: str) -> Closing:
    """The closing message for this error."""
    if isinstance(error, StoreFault):
        log.warning("a connection to table %s is closed, the database is at fault: %s", table_id[:40], error)
        FAULTS.add("request")
        error = refused_by(error)
    message = {"kind": "error", **error_body(error.key, error.details)}
    return Closing(msgspec.json.encode(message).decode(), CLOSE.get(error.kind, CLOSE_REFUSED), error.key)
