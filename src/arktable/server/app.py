"""The composition root: settings in, a running server out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import AsyncGenerator, Callable
from typing import Any, cast

import uvicorn
from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.jobs.job import Thinking
from arktable.server.http import pages
from arktable.server.http.admission import admit
from arktable.server.http.answers import EXCEPTION_HANDLERS, Answers
from arktable.server.http.connections import guarded_http
from arktable.server.http.files import ClientFiles
from arktable.server.http.frames import FRAME_MOST, guarded_socket
from arktable.server.http.handlers import handler_of
from arktable.server.http.pages import has_client
from arktable.server.http.socket import live
from arktable.server.opening import open_services
from arktable.server.routes.all import ROUTES
from arktable.server.running.limits import Limits
from arktable.server.running.questions import Intake
from arktable.server.running.times import utc_now
from arktable.server.services import Services
from arktable.server.settings import Settings, from_process
from arktable.server.store.sql import SqlStore

SECONDS_TO_END = 3
SECONDS_TO_SWITCH = 0.001
"""After this time a thread with dear work hands the interpreter back to the event loop; Python's own is 5 ms."""
SECONDS_TO_KEEP = 65
"""Idle connections are kept for longer than browsers and proxies like to reuse them."""


def create_app(
    settings: Settings,
    thinking: Thinking | None = None,
    find_game: Callable[[str], Game] = find_installed,
    now: Callable[[], str] = utc_now,
    intake: Intake | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Litestar:
    """The ASGI application; its services live as long as its lifespan. Durations are measured by `clock`."""
    limits = Limits(settings, clock)
    answers, files = Answers(), ClientFiles(settings.static)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.services = opened = await open_services(settings, limits, thinking, find_game, now, intake)
        try:
            yield
        finally:
            await opened.close()

    async def services(state: State) -> Services:
        return cast(Services, state.services)

    async def admitted(request: Request[Any, Any, Any]) -> None:
        await admit(request, request.method, settings, limits)

    api = Router("/api", route_handlers=[*map(handler_of, ROUTES), live])
    return Litestar(
        route_handlers=[api, pages.get_page],
        dependencies={
            "services": Provide(services),
            "answers": Provide(lambda: answers, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
        },
        exception_handlers=EXCEPTION_HANDLERS,  # type: ignore[arg-type]  # each takes its own kind of exception
        lifespan=[lifespan],
        before_request=admitted,
        state=State({"limits": limits}),
        before_send=[pages.complete_answer],
        request_max_body_size=None,  # bodies.py counts, and answers in our words
        openapi_config=None,
        logging_config=None,
    )


def server_config(app: Litestar, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application: on connections with limits, and believing nobody but our proxies."""
    limits: Limits = app.state.limits
    return uvicorn.Config(
        app,
        http=guarded_http(limits),
        ws=guarded_socket(limits),
        ws_max_size=FRAME_MOST,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_keep_alive=SECONDS_TO_KEEP,
        access_log=False,
        lifespan="on",
        server_header=False,
        **more,
    )


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address as soon as it is open."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[str], None]) -> None:
        super().__init__(config)
        self._on_open = on_open

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._on_open(f"http://{shown}:{port}")


def say_open(address: str) -> None:
    """Print the address to the terminal, without a buffer."""
    sys.stdout.write(f"Arktable is open at {address}\n")
    sys.stdout.flush()


async def _check_store(settings: Settings) -> None:
    """Find out that the database cannot be used before anything else starts: the reason is then said in one line."""
    await (await SqlStore.open(settings.database_url, settings.database_seconds)).close()


def run_server(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    *,
    log_level: str = "warning",
    on_open: Callable[[str], None] = say_open,
) -> None:
    """Serve until Ctrl-C or SIGTERM. `database` is a path or an SQLAlchemy address; port 0 takes any free one."""
    settings = from_process(database)
    asyncio.run(_check_store(settings))
    logging.basicConfig(level=log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    if settings.seed:
        logging.getLogger(__name__).warning("ARKTABLE_SEED is set: every table has the same hidden cards")
    if not has_client(settings.static):
        logging.getLogger(__name__).warning(
            "the web client is not built, so there are no pages to play on: run `make web` in the project's folder"
        )
    sys.setswitchinterval(SECONDS_TO_SWITCH)
    config = server_config(create_app(settings), settings, host=host, port=port, log_level=log_level)
    server = AnnouncingServer(config, on_open)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run()
    if not server.started:
        raise SystemExit(3)
