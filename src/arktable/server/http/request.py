"""An HTTP request, or the request that opens a WebSocket, as ASGI describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from arktable.server.people.programs import TOKEN
from arktable.server.routes.call import parse_query
from arktable.server.running.client import Asking
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.limits import network_of

COOKIE: Final = "arktable_session"
YEAR: Final = 365 * 24 * 3600
ABORT: Final = "arktable.abort"
"""The extension of ASGI with which a connection is dropped whose client does not read."""

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Request:
    """Implements `Caller` for one request over HTTP."""

    __slots__ = (
        "_body_seconds",
        "_headers",
        "abort",
        "asking",
        "client",
        "method",
        "new_token",
        "path",
        "query",
        "receive",
    )

    def __init__(self, scope: Scope, receive: Receive, body_seconds: float = 0.0) -> None:
        self.path: str = scope["path"]
        # A WebSocket has no method. Another site's page may not open one, so its origin is checked as that of a POST.
        self.method: str = scope.get("method", "POST")
        self.query = parse_query(scope["query_string"].decode("latin-1"))
        # The network of the client; limits count by it. A trusted proxy names it (`ARKTABLE_PROXIES`).
        self.client = network_of(scope["client"][0] if scope["client"] else "?")
        self.new_token: str | None = None
        self.receive = receive
        self.abort: Callable[[], None] | None = scope.get("extensions", {}).get(ABORT, {}).get("call")
        self._body_seconds = body_seconds
        self._headers: dict[bytes, bytes] = dict(reversed(scope["headers"]))  # the first header of a name counts
        port = (scope.get("server") or ("", 0))[1] or 0  # none at a Unix socket
        scheme = scope.get("scheme", "http").replace("ws", "http")
        self.asking = Asking(self.header(b"user-agent")[:400], scheme, self.header(b"host")[:200], port)

    def header(self, name: bytes) -> str:
        """The value of a header; empty if it was not sent."""
        return self._headers.get(name, b"").decode("latin-1")

    def has(self, name: bytes) -> bool:
        """Was this header sent?"""
        return name in self._headers

    @property
    def token(self) -> str | None:
        """The token of the session; None for a visitor. The token of a program is none for a browser."""
        for part in self.header(b"cookie").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return None if value.startswith(TOKEN) else value
        return None

    @property
    def bearer(self) -> str:
        """The token in the header `Authorization`; empty without one."""
        scheme, _, token = self.header(b"authorization").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else ""

    async def body(self, most: int) -> bytes:
        """The bytes of the body. It is refused as soon as it is known to be too large."""
        announced = self._headers.get(b"content-length", b"0")
        if not announced.isdigit():
            raise malformed("Content-Length is not a number")
        if int(announced) > most:
            raise Refused("too-large", "too-large", most=most)
        parts: list[bytes] = []
        size, more = 0, True
        try:
            async with asyncio.timeout(self._body_seconds):
                while more:
                    message = await self.receive()
                    if message["type"] == "http.disconnect":
                        raise malformed("the body did not arrive")
                    parts.append(message.get("body", b""))
                    size, more = size + len(parts[-1]), message.get("more_body", False)
                    if size > most:
                        raise Refused("too-large", "too-large", most=most)
        except TimeoutError:
            raise Refused("too-slow", "too-slow") from None
        return b"".join(parts)

    async def keep(self, token: str) -> None:
        self.new_token = token


def session_cookie(token: str, secure: bool) -> str:
    """The value of the `Set-Cookie` header for a session."""
    return f"{COOKIE}={token}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=lax{'; Secure' if secure else ''}"
