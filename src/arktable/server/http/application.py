"""The ASGI application: it answers requests for pages and routes, and opens WebSockets.

There is no web framework. uvicorn speaks HTTP, and the routes are found by the same router as in a browser.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from arktable.server.distance_routes.all import OPEN_TO_BANNED
from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.http.admission import SAFE, check, delay_refusal
from arktable.server.http.answers import Answers, send_reply
from arktable.server.http.files import ClientFiles
from arktable.server.http.pages import page
from arktable.server.http.request import Receive, Request, Scope, Send
from arktable.server.http.socket import serve_socket
from arktable.server.http.streaming import send_stream
from arktable.server.routes.all import ROUTES
from arktable.server.routes.call import Call
from arktable.server.routes.reply import WRONG_METHOD, Reply, refusal
from arktable.server.routes.route import Found, Router
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.limits import Limits
from arktable.server.services import Services
from arktable.server.settings import Settings

API: Final = "/api"
FEED: Final = f"{API}/feed/"


class Application:
    """What uvicorn calls for each request. Its services live as long as its lifespan."""

    services: Services

    def __init__(self, settings: Settings, limits: Limits, open_services: Callable[[], Awaitable[Services]]) -> None:
        self.limits = limits
        self._settings = settings
        self._open_services = open_services
        self._router = Router([*ROUTES, *DISTANCE_ROUTES])
        self._answers = Answers()
        self._files = ClientFiles(settings.static)
        self._closing = asyncio.Event()

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        self.services = await self._open_services()
        try:
            yield
        finally:
            await self.services.close()

    def end_streams(self) -> None:
        """End all streams: the server is going to close."""
        self._closing.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = Request(scope, receive, self._settings.body_seconds)
            reply = await self._respond(request)
            if reply.feed is not None and request.method != "HEAD":
                refused = await send_stream(reply, reply.feed, request, send, self._closing)
                if refused is None:
                    return
                reply = refused
            await send_reply(reply, request, self._settings.secure, send)
        elif scope["type"] == "websocket":
            await serve_socket(self.services, Request(scope, receive), scope["path"].removeprefix(API), send)
        else:
            await self._run_lifespan(receive, send)

    async def _run_lifespan(self, receive: Receive, send: Send) -> None:
        """Tell uvicorn when the services are open, and close them when it ends. It logs what goes wrong."""
        await receive()
        async with self.lifespan():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _respond(self, request: Request) -> Reply:
        """The reply in the encoding in which it is sent."""
        CLIENT.set(request.client)
        ASKING.set(request.asking)
        try:
            found = self._find(request)
            if found is not WRONG_METHOD:
                check(request, self._settings, self.limits)
            if found is None:
                return await page(self._files, request)
            if isinstance(found, Reply):
                reply = found
            else:
                if request.method not in SAFE and found.route.path not in OPEN_TO_BANNED:
                    await self.services.accounts.admit(request.token)
                reply = await found.route.answer(Call(self.services, request, found.path, request.query))
        except Exception as error:
            await delay_refusal(error, request.client, self.limits)
            reply = refusal(error, f"{request.method} {_logged(request.path)}")
        return await self._answers.encode(reply, request)

    def _find(self, request: Request) -> Found | Reply | None:
        """The route of a request, or the reply if there is none; None for a page."""
        if request.path == API or request.path.startswith(f"{API}/"):
            method = "GET" if request.method == "HEAD" else request.method
            return self._router.find(method, request.path.removeprefix(API))
        return None if request.method in SAFE else WRONG_METHOD


def _logged(path: str) -> str:
    """The path as logs show it: the last part of a feed's address is a secret."""
    return f"{FEED}…" if path.startswith(FEED) else path
