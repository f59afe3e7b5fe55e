"""The desk: answers requests in a browser as a server would, for one person."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import unquote

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.server.browser.thinking import BotsElsewhere, Think, think_here
from arktable.server.bus.memory import MemoryBus
from arktable.server.intake.inline import InlineIntake
from arktable.server.live.connection import CLOSE_UNEXPECTED, Watcher, closing_for, serve, table_of
from arktable.server.routes.all import ROUTES
from arktable.server.routes.call import Call, parse_query
from arktable.server.routes.reply import Reply, refusal
from arktable.server.routes.route import Router
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.running.offload import Inline
from arktable.server.running.times import utc_now
from arktable.server.services import Services
from arktable.server.settings import Settings
from arktable.server.store.browser_home.cupboard import Cupboard, CupboardFull
from arktable.server.store.browser_home.store import CupboardStore
from arktable.server.store.rows import StoreFault, StoreFull
from arktable.server.tables.views import EYES

log = logging.getLogger(__name__)

TOKEN: Final = "profile/session"  # the key of the session token, which is a cookie on a server
API: Final = "/api"
ROUTER: Final = Router(ROUTES)
UNLIMITED: Final = 1_000_000_000
HERE: Final = "here"
"""The client of all requests at a desk."""
BOT_SECONDS: Final = 60.0
"""Time limit of a bot: a telephone may think ten times as long as a server."""
BOT_GAMES: Final = 12
"""Number of games in which plans are compared: half of a server's."""


def desk_settings(**changes: Any) -> Settings:
    """The settings of a desk. It has one user, so nothing is limited over time."""
    given = {
        "alone": True,
        "bot_games": BOT_GAMES,
        "bot_seconds": BOT_SECONDS,
        "limit_tables": UNLIMITED,
        "limit_tables_address": UNLIMITED,
        "limit_tables_burst": UNLIMITED,
        "limit_records": UNLIMITED,
        "limit_guests": UNLIMITED,
        "limit_renames": UNLIMITED,
        "limit_hints": UNLIMITED,
        "limit_seats": UNLIMITED,
        "limit_requests": UNLIMITED,
        "limit_expensive": UNLIMITED,
        **changes,
    }
    return Settings(database_url="", **given)


class DeskCaller:
    """Implements `Caller` for a request at the desk."""

    client: str = HERE

    def __init__(self, desk: Desk, body: bytes) -> None:
        self._desk = desk
        self._body = body

    @property
    def token(self) -> str | None:
        return self._desk.token

    @property
    def bearer(self) -> str:
        return ""

    async def body(self, most: int) -> bytes:
        if len(self._body) > most:
            raise Refused("too-large", "too-large", most=most)
        return self._body

    async def keep(self, token: str) -> None:
        """Stored before the first action of the person, which must not be left without an owner."""
        await self._desk.keep(token)


class DeskConnection:
    """A connection to a table; the counterpart of a WebSocket."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self._send = send
        self._closed = closed
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True
        self.task: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """A message from the client."""
        self._heard.put_nowait(text)

    def close(self) -> None:
        """The client closes the connection; nothing more is sent, and `closed` is not called."""
        self._open = False
        self._heard.put_nowait(None)

    async def send(self, text: str) -> None:
        if self._open:
            self._send(text)

    async def next(self) -> str:
        """The next message from the client; `EOFError` when it has left."""
        text = await self._heard.get()
        if text is None:
            raise EOFError
        return text

    def end(self, code: int, reason: str) -> None:
        """Close the connection from the server's side."""
        if self._open:
            self._open = False
            self._closed(code, reason)


class Desk:
    """Answers requests and serves connections of one browser. `open_desk` creates it."""

    def __init__(self, services: Services, cupboard: Cupboard, token: str | None) -> None:
        self.services = services
        self._cupboard = cupboard
        self.token = token
        self._connections: set[DeskConnection] = set()

    async def ask(
        self, method: str, path: str, body: str | bytes = b"", content_type: str = ""
    ) -> tuple[int, str, str]:
        """The status, the content type and the text of the reply. `path` begins with `/api` and includes the query."""
        reply = await self.reply(method, path, body.encode() if isinstance(body, str) else bytes(body))
        return reply.status, reply.kind, reply.body.decode(errors="replace")

    async def reply(self, method: str, path: str, body: bytes = b"") -> Reply:
        """The complete reply."""
        address, query = _split(path)
        found = ROUTER.find(method.upper(), address)
        if isinstance(found, Reply):
            return found
        try:
            return await found.route.answer(Call(self.services, DeskCaller(self, body), found.path, query))
        except Exception as error:
            return refusal(error, f"{method} {address}")

    def connect(self, path: str, send: Callable[[str], None], closed: Callable[[int, str], None]) -> DeskConnection:
        """A connection to `/api/tables/{id}/live`. `closed` gets a code and a reason when the table closes it."""
        connection = DeskConnection(send, closed)
        self._connections.add(connection)
        connection.task = asyncio.ensure_future(self._serve(connection, path))
        return connection

    async def _serve(self, connection: DeskConnection, path: str) -> None:
        address, query = _split(path)
        table_id = table_of(address)
        try:
            asked = Watcher(self.token, query.get("seat", ""), EYES.get(query.get("as", "")))
            await serve(self.services, asked, table_id, connection.send, connection.next)
        except EOFError:
            pass  # the client left
        except (Refused, StoreFault) as error:
            words = closing_for(error, table_id)
            await connection.send(words.message)
            connection.end(words.code, words.reason)
        except Exception:
            log.exception("a connection to table %s failed", table_id[:40])
            connection.end(CLOSE_UNEXPECTED, "unexpected")
        finally:
            self._connections.discard(connection)

    async def keep(self, token: str) -> None:
        """Store the session of this browser."""
        try:
            await self._cupboard.write({TOKEN: token}, [])
        except CupboardFull as full:
            raise StoreFull(str(full)) from None
        except Exception as error:
            raise StoreFault(str(error)) from None
        self.token = token

    async def close(self) -> None:
        """Close all connections and the services."""
        for connection in list(self._connections):
            connection.close()
        await asyncio.gather(
            *[connection.task for connection in self._connections if connection.task is not None],
            return_exceptions=True,
        )
        await self.services.close()


def _split(path: str) -> tuple[str, dict[str, str]]:
    """The address below `/api`, and the query."""
    address, _, query = path.partition("?")
    return unquote(address).removeprefix(API), parse_query(query)


async def open_desk(
    cupboard: Cupboard,
    think: Think | None = None,
    settings: Settings | None = None,
    find_game: Callable[[str], Game] = find_installed,
    now: Callable[[], str] = utc_now,
) -> Desk:
    """The desk on this cupboard. `think` answers jobs of bots elsewhere; without it they are answered here."""
    settings = settings or desk_settings()
    store = await CupboardStore.open(cupboard)
    tokens = [text for key, text in await cupboard.read(TOKEN) if key == TOKEN]
    bots = BotsElsewhere(think or think_here, settings.bot_seconds)
    limits = Limits(settings, time.monotonic)
    services = Services(settings, limits, store, MemoryBus(), bots, Inline(), InlineIntake(find_game), find_game, now)
    services.bots.start()
    return Desk(services, cupboard, tokens[0] if tokens else None)
