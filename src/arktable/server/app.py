"""Creates the application from its settings, and runs the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.jobs.job import Thinking
from arktable.server.bots import build
from arktable.server.http.application import Application
from arktable.server.http.connection_limits import guarded_http
from arktable.server.http.frame_limits import FRAME_MOST, guarded_socket
from arktable.server.http.pages import has_client
from arktable.server.opening import open_services
from arktable.server.running.intake_protocol import Intake
from arktable.server.running.limits import Limits
from arktable.server.running.times import shifted_now, utc_now
from arktable.server.services import Services
from arktable.server.settings import Settings, from_process
from arktable.server.store.sql import SqlStore

SECONDS_TO_END = 3
SECONDS_TO_SWITCH = 0.001
"""A thread with expensive work yields the interpreter to the event loop after this time; Python's default is 5 ms."""
COLLECT_AFTER = (10_000, 20, 20)
"""Thresholds of the garbage collector. Tables in memory hold many objects and few cycles; with Python's defaults (700,
10, 10) the collector takes a tenth of the CPU time of a move.
"""
SECONDS_TO_KEEP = 65
"""Idle connections are kept open for longer than browsers and proxies usually reuse them."""


def create_app(
    settings: Settings,
    thinking: Thinking | None = None,
    find_game: Callable[[str], Game] = find_installed,
    now: Callable[[], str] = utc_now,
    intake: Intake | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Application:
    """The ASGI application; its services live as long as its lifespan. Durations are measured by `clock`."""
    limits = Limits(settings, clock)

    async def opened() -> Services:
        return await open_services(settings, limits, thinking, find_game, now, intake)

    return Application(settings, limits, opened)


def server_config(app: Application, settings: Settings, **more: Any) -> uvicorn.Config:
    """The configuration of uvicorn: limited connections, and forwarded addresses from trusted proxies only."""
    return uvicorn.Config(
        app,
        http=guarded_http(app.limits),
        ws=guarded_socket(app.limits),
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

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        if isinstance(self.config.app, Application):
            self.config.app.end_streams()
        await super().shutdown(sockets)


def say_open(address: str) -> None:
    """Print the address to the terminal, without a buffer."""
    sys.stdout.write(f"Arktable is open at {address}\n")
    sys.stdout.flush()


async def _check_store(settings: Settings) -> None:
    """Check the database before anything else starts, so that an error is reported in one line."""
    await (await SqlStore.open(settings.database_url, settings.database_seconds)).close()


def run_server(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    *,
    log_level: str = "warning",
    on_open: Callable[[str], None] = say_open,
    may_build: bool = False,
    public_url: str = "",
) -> None:
    """Serve until Ctrl-C or SIGTERM. `database` is a path or an SQLAlchemy address; port 0 takes any free one."""
    settings = from_process(database)
    settings = replace(settings, build=settings.build and may_build, listens=host)
    if public_url:
        settings = replace(settings, public_url=public_url)
    asyncio.run(_check_store(settings))
    logging.basicConfig(level=log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    if log_level == "warning":
        # What bots run on is told by default: it decides how well those play that think.
        logging.getLogger(build.__name__).setLevel(logging.INFO)
    if settings.seed:
        logging.getLogger(__name__).warning("ARKTABLE_SEED is set: every table has the same hidden cards")
    if not has_client(settings.static):
        logging.getLogger(__name__).warning(
            "the web client is not built, so there are no pages to play on: run `make web` in the project's folder"
        )
    sys.setswitchinterval(SECONDS_TO_SWITCH)
    gc.freeze()  # imported modules are never collected
    gc.set_threshold(*COLLECT_AFTER)
    now = shifted_now(settings.clock_file) if settings.clock_file else utc_now
    config = server_config(create_app(settings, now=now), settings, host=host, port=port, log_level=log_level)
    server = AnnouncingServer(config, on_open)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run()
    if not server.started:
        raise SystemExit(3)
