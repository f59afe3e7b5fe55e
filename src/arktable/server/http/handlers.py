"""The framework's handlers, made from the routes: who asks stands in a cookie, and the body comes in parts."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar import HttpMethod, Request, Response
from litestar import route as framework_route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler

from arktable.server.http.admission import late_refusals
from arktable.server.http.answers import Answers
from arktable.server.http.identity import Served, address, session_of, with_session
from arktable.server.routes.ask import Ask
from arktable.server.routes.route import Route
from arktable.server.running.client import CLIENT
from arktable.server.running.errors import Refused, malformed

AnyRequest = Request[Any, Any, Any]


class HttpCaller:
    """Implements `Caller` for a request."""

    def __init__(self, request: AnyRequest) -> None:
        self._request = request
        self.new_token: str | None = None

    @property
    def client(self) -> str:
        return address(self._request)

    @property
    def token(self) -> str | None:
        return session_of(self._request)

    async def body(self, most: int) -> bytes:
        """The bytes of the body. A body is refused as soon as it is known to be too large."""
        request = self._request
        announced = request.headers.get("content-length", "0")
        if not announced.isdecimal():
            raise malformed("Content-Length is not a number")
        if int(announced) > most:
            raise Refused("too-large", "too-large", most=most)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(request.app.state.limits.settings.body_seconds):
                async for part in request.stream():
                    size += len(part)
                    if size > most:
                        raise Refused("too-large", "too-large", most=most)
                    parts.append(part)
        except TimeoutError:
            raise Refused("too-slow", "too-slow") from None
        return b"".join(parts)

    async def keep(self, token: str) -> None:
        self.new_token = token


def handler_of(route: Route) -> HTTPRouteHandler:
    """The framework's handler for this route."""

    async def handle(request: AnyRequest, services: Served, answers: NamedDependency[Answers]) -> Response[bytes]:
        caller = HttpCaller(request)
        CLIENT.set(caller.client)
        async with late_refusals(caller.client, services.limits):
            reply = await route.answer(Ask(services, caller, request.path_params, request.query_params))
        return with_session(await answers.respond(reply, request), caller.new_token, services)

    path = re.sub(r"\{(\w+)\}", r"{\1:str}", route.path)
    methods = [HttpMethod.GET, HttpMethod.HEAD] if route.method == "GET" else [HttpMethod.POST]
    return framework_route(path, http_method=methods, status_code=200)(handle)
