"""The desk of a browser: it answers what the server would, for the one person who sits at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.server.browser.thinking import BotsElsewhere, Think, think_here
from arktable.server.bus.memory import MemoryBus
from arktable.server.intake.inline import InlineIntake
from arktable.server.live.line import Asked, goodbye, serve
from arktable.server.routes.all import ROUTES
from arktable.server.routes.ask import Ask
from arktable.server.routes.reply import Reply, refusal
from arktable.server.routes.route import Board
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.running.offload import Inline
from arktable.server.running.times import utc_now
from arktable.server.services import Services
from arktable.server.settings import Settings
from arktable.server.store.browser import CupboardStore
from arktable.server.store.cupboard import Cupboard, CupboardFull
from arktable.server.store.rows import StoreFault, StoreFull

log = logging.getLogger(__name__)

TOKEN: Final = "profile/session"  # the key of what a browser holds in its cookie elsewhere
API: Final = "/api"
BOARD: Final = Board(ROUTES)
UNLIMITED: Final = 1_000_000_000
HERE: Final = "here"
"""Where everything that is asked at a desk comes from."""
CLOSE_UNEXPECTED: Final = 1011
"""What a WebSocket is closed with when the server has made a mistake."""
BOT_SECONDS: Final = 60.0
"""A bot is given up after this time: a telephone may think ten times as long as a server."""


def desk_settings(**changes: Any) -> Settings:
    """How a desk runs. Nobody else asks here, so nothing is limited that a server limits by time."""
    given = {
        "alone": True,
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
        "limit_dear": UNLIMITED,
        **changes,
    }
    return Settings(database_url="", **given)


class DeskCaller:
    """Implements `Caller` for one question at the desk."""

    client: str = HERE

    def __init__(self, desk: Desk, body: bytes) -> None:
        self._desk = desk
        self._body = body

    @property
    def token(self) -> str | None:
        return self._desk.token

    async def body(self, most: int) -> bytes:
        if len(self._body) > most:
            raise Refused("too-large", "too-large", most=most)
        return self._body

    async def keep(self, token: str) -> None:
        """Written before whatever the person does first: what they do must not be left without its owner."""
        await self._desk.keep(token)


class Line:
    """A connection to one table, as a WebSocket is elsewhere."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self._send = send
        self._closed = closed
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True
        self.task: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """Something that the client says."""
        self._heard.put_nowait(text)

    def close(self) -> None:
        """The client leaves; nothing more is sent, and `closed` is not called."""
        self._open = False
        self._heard.put_nowait(None)

    async def send(self, text: str) -> None:
        if self._open:
            self._send(text)

    async def next(self) -> str:
        """What the client says next; `EOFError` when it has left."""
        text = await self._heard.get()
        if text is None:
            raise EOFError
        return text

    def end(self, code: int, reason: str) -> None:
        """Close from the side of the table."""
        if self._open:
            self._open = False
            self._closed(code, reason)


class Desk:
    """Answers questions and holds connections, for one browser. `open_desk` makes it."""

    def __init__(self, services: Services, cupboard: Cupboard, token: str | None) -> None:
        self.services = services
        self._cupboard = cupboard
        self.token = token
        self._lines: set[Line] = set()

    async def ask(
        self, method: str, path: str, body: str | bytes = b"", content_type: str = ""
    ) -> tuple[int, str, str]:
        """The status, the kind and the text of the answer. `path` begins with `/api` and has its query."""
        reply = await self.reply(method, path, body.encode() if isinstance(body, str) else bytes(body))
        return reply.status, reply.kind, reply.body.decode(errors="replace")

    async def reply(self, method: str, path: str, body: bytes = b"") -> Reply:
        """The answer in full."""
        address, query = _split(path)
        found = BOARD.find(method.upper(), address)
        if isinstance(found, Reply):
            return found
        try:
            return await found.route.answer(Ask(self.services, DeskCaller(self, body), found.path, query))
        except Exception as error:
            return refusal(error, f"{method} {address}")

    def connect(self, path: str, send: Callable[[str], None], closed: Callable[[int, str], None]) -> Line:
        """A connection to `/api/tables/{id}/live`. `closed` gets a code and a reason when the table ends it."""
        line = Line(send, closed)
        self._lines.add(line)
        line.task = asyncio.ensure_future(self._serve(line, path))
        return line

    async def _serve(self, line: Line, path: str) -> None:
        address, query = _split(path)
        match address.strip("/").split("/"):
            case ["tables", table_id, "live"]:
                pass
            case _:
                table_id = ""
        try:
            asked = Asked(self.token, query.get("seat", ""), query.get("as") == "open")
            await serve(self.services, asked, table_id, line.send, line.next)
        except EOFError:
            pass  # the client left
        except (Refused, StoreFault) as error:
            words = goodbye(error, table_id)
            await line.send(words.message)
            line.end(words.code, words.reason)
        except Exception:
            log.exception("a connection to table %s failed", table_id[:40])
            line.end(CLOSE_UNEXPECTED, "unexpected")
        finally:
            self._lines.discard(line)

    async def keep(self, token: str) -> None:
        """Remember who has this browser."""
        try:
            await self._cupboard.write({TOKEN: token}, [])
        except CupboardFull as full:
            raise StoreFull(str(full)) from None
        except Exception as error:
            raise StoreFault(str(error)) from None
        self.token = token

    async def close(self) -> None:
        """Let all clients go, and take nothing more."""
        for line in list(self._lines):
            line.close()
        await asyncio.gather(*[line.task for line in self._lines if line.task is not None], return_exceptions=True)
        await self.services.close()


def _split(path: str) -> tuple[str, dict[str, str]]:
    """The address below `/api`, and the query."""
    address, _, query = path.partition("?")
    return unquote(address).removeprefix(API), dict(parse_qsl(query, keep_blank_values=True))


async def open_desk(
    cupboard: Cupboard,
    think: Think | None = None,
    settings: Settings | None = None,
    find_game: Callable[[str], Game] = find_installed,
    now: Callable[[], str] = utc_now,
) -> Desk:
    """The desk of whoever has this cupboard. `think` answers jobs of bots elsewhere; without it they think here."""
    settings = settings or desk_settings()
    store = await CupboardStore.open(cupboard)
    tokens = [text for key, text in await cupboard.read(TOKEN) if key == TOKEN]
    bots = BotsElsewhere(think or think_here, settings.bot_seconds)
    limits = Limits(settings, time.monotonic)
    services = Services(settings, limits, store, MemoryBus(), bots, Inline(), InlineIntake(find_game), find_game, now)
    services.bots.start()
    return Desk(services, cupboard, tokens[0] if tokens else None)
