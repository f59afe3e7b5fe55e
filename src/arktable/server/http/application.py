"""The ASGI application: it answers requests for pages and routes, and opens WebSockets.

There is no web framework. uvicorn speaks HTTP, and the routes are found by the same router as in a browser.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from arktable.server.distance_routes.all import OPEN_TO_BANNED
from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.http.access import PAGE, UNKNOWN, note_request, note_socket
from arktable.server.http.admission import SAFE, check, delay_refusal
from arktable.server.http.answers import Answers, send_reply
from arktable.server.http.files import ClientFiles
from arktable.server.http.metrics_port import MetricsPort
from arktable.server.http.pages import page
from arktable.server.http.probes import HEALTH, LIVES, READY, readiness
from arktable.server.http.request import Receive, Request, Scope, Send
from arktable.server.http.socket import serve_socket
from arktable.server.http.streaming import send_stream
from arktable.server.logs.request_ids import HEADER, Mark, begin
from arktable.server.routes.all import ROUTES
from arktable.server.routes.call import Call
from arktable.server.routes.reply import WRONG_METHOD, Reply, refusal
from arktable.server.routes.route import Found, Router
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.limits import Limits
from arktable.server.services import Services
from arktable.server.settings import Settings

API: Final = "/api"
LIVE: Final = f"{API}/tables/{{table_id}}/live"
REQUEST_ID: Final = HEADER.encode()


class Application:
    """What uvicorn calls for each request. Its services live as long as its lifespan."""

    services: Services
    metrics: MetricsPort

    def __init__(self, settings: Settings, limits: Limits, open_services: Callable[[], Awaitable[Services]]) -> None:
        self.limits = limits
        self._settings = settings
        self._open_services = open_services
        self._router = Router([*ROUTES, *DISTANCE_ROUTES])
        self._answers = Answers()
        self._files = ClientFiles(settings.static)
        self._closing = asyncio.Event()
        self._access_level = logging.getLevelNamesMapping()[settings.access_level.upper()]
        self._is_leaving = False

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        self.services = await self._open_services()
        self.metrics = MetricsPort(self.services)
        try:
            if self._settings.metrics:
                await self.metrics.open(self._settings.metrics)
            yield
        finally:
            self.leave()
            await self.metrics.close()
            await self.services.close()

    def end_streams(self) -> None:
        """End all streams: the server is going to close."""
        self._closing.set()

    def leave(self) -> None:
        """Answer `/ready` with 503 from now on: this process is about to end."""
        self._is_leaving = True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._run_lifespan(receive, send)
            return
        request = Request(scope, receive, self._settings.body_seconds)
        mark = begin(request.header(REQUEST_ID))
        if scope["type"] == "http":
            reply, route = await self._probed(request) or await self._respond(request)
            await self._send(reply, request, mark, send)
            note_request(mark, request.method, route, reply.status, request.client, self._access_level)
        else:
            code = await serve_socket(self.services, request, scope["path"].removeprefix(API), mark, send)
            note_socket(mark, LIVE, code, request.client, self._access_level)

    async def _send(self, reply: Reply, request: Request, mark: Mark, send: Send) -> None:
        """Send a reply, or the lines of its stream until it ends."""
        if reply.feed is not None and request.method != "HEAD":
            refused = await send_stream(reply, reply.feed, request, mark, send, self._closing)
            if refused is None:
                return
            reply = refused
        await send_reply(reply, request, mark, self._settings.secure, send)

    async def _run_lifespan(self, receive: Receive, send: Send) -> None:
        """Tell uvicorn when the services are open, and close them when it ends. It logs what goes wrong."""
        await receive()
        async with self.lifespan():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _probed(self, request: Request) -> tuple[Reply, str] | None:
        """The reply to a probe; None for other requests."""
        if request.method not in SAFE or request.path not in (HEALTH, READY):
            return None
        is_asked = request.path == READY
        return await readiness(self.services.health, self._is_leaving) if is_asked else LIVES, request.path

    async def _respond(self, request: Request) -> tuple[Reply, str]:
        """The reply in the encoding in which it is sent, and the pattern of the route."""
        route, logged = UNKNOWN, ""
        CLIENT.set(request.client)
        ASKING.set(request.asking)
        try:
            found = self._find(request)
            route, logged = _route_of(found)
            if found is not WRONG_METHOD:
                check(request, self._settings, self.limits)
            if found is None:
                return await page(self._files, request), route
            if isinstance(found, Reply):
                reply = found
            else:
                if request.method not in SAFE and found.route.path not in OPEN_TO_BANNED:
                    await self.services.accounts.admit(request.token)
                reply = await found.route.answer(Call(self.services, request, found.path, request.query))
        except Exception as error:
            await delay_refusal(error, request.client, self.limits)
            reply = refusal(error, f"{request.method} {logged}")
        return await self._answers.encode(reply, request), route

    def _find(self, request: Request) -> Found | Reply | None:
        """The route of a request, or the reply if there is none; None for a page."""
        if request.path == API or request.path.startswith(f"{API}/"):
            method = "GET" if request.method == "HEAD" else request.method
            return self._router.find(method, request.path.removeprefix(API))
        return None if request.method in SAFE else WRONG_METHOD


def _route_of(found: Found | Reply | None) -> tuple[str, str]:
    """The pattern of a route, and the same with the id of the table, for the log. Other parts of an address may be
    secrets or names of people.
    """
    if found is None:
        return PAGE, PAGE
    if isinstance(found, Reply):
        return UNKNOWN, UNKNOWN
    pattern = f"{API}{found.route.path}"
    return pattern, pattern.replace("{table_id}", str(found.path.get("table_id", ""))[:40])
