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
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.jobs.job import Thinking
from arktable.server.bots import build
from arktable.server.http.application import Application
from arktable.server.http.connection_limits import guarded_http
from arktable.server.http.frame_limits import FRAME_MOST, guarded_socket
from arktable.server.http.metrics_port import check_address
from arktable.server.http.pages import has_client
from arktable.server.http.unix_socket import UnixSocket
from arktable.server.logs.formats import others_level
from arktable.server.logs.formats import set_up as set_up_logs
from arktable.server.opening import open_services
from arktable.server.running.intake_protocol import Intake
from arktable.server.running.limits import UNIX, Limits
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
        proxy_headers=True,
        forwarded_allow_ips=[*settings.proxies, UNIX],
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_keep_alive=SECONDS_TO_KEEP,
        access_log=False,  # `http/access.py` writes these lines, without secrets
        lifespan="on",
        server_header=False,
        **{"log_config": None, **more},  # its lines go to our log
    )


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address as soon as it is open, and is not ready from the signal that ends it."""

    def __init__(
        self, config: uvicorn.Config, on_open: Callable[[str], None], listening: UnixSocket | None = None
    ) -> None:
        super().__init__(config)
        self._on_open = on_open
        self._listening = listening

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if isinstance(self.config.app, Application):
            self.config.app.leave()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_open(f"unix:{self.config.uds}" if self.config.uds else _address(self.servers[0]))

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        if self._listening is not None:
            self._listening.remove()
        if isinstance(self.config.app, Application):
            self.config.app.end_streams()
        await super().shutdown(sockets)


def _address(server: asyncio.Server) -> str:
    host, port = server.sockets[0].getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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
    uds: str = "",
    **given: str,
) -> None:
    """Serve until Ctrl-C or SIGTERM. `database` is a path or an SQLAlchemy address; port 0 takes any free one; `uds` is
    the path of a Unix socket, instead of host and port. What else is given wins over the environment.
    """
    settings = from_process(database)
    listens = "" if uds else host
    settings = replace(
        settings,
        build=settings.build and may_build,
        listens=listens,
        **{name: value for name, value in given.items() if value},  # type: ignore[arg-type]  # fields that are texts
    )
    if settings.metrics:
        check_address(settings.metrics)
    asyncio.run(_check_store(settings))
    set_up_logs(log_level, settings.log_format)
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
    app = create_app(settings, now=now)
    where: dict[str, Any] = {"uds": uds} if uds else {"host": host, "port": port}
    listening = UnixSocket(Path(uds).absolute()) if uds else None
    config = server_config(app, settings, log_level=others_level(log_level), **where)
    server = AnnouncingServer(config, on_open, listening)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        if listening is not None:
            server.run([listening.socket])
        else:
            server.run()
    if not server.started:
        raise SystemExit(3)
