"""An HTTP client for addresses that other people give us: webhooks and push services.

A name is resolved once. If any of its addresses belongs to our own network, the request is refused; otherwise the
connection goes to one of the addresses that were checked. Certificate and `Host` keep the name. There are no redirects,
no proxies of the environment, and little time.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from arktable.server.distance.notices.inner import is_outer

if TYPE_CHECKING:
    import httpcore

SECONDS: Final = 5.0
"""For a whole request: name, connection, answer."""
MOST_BYTES: Final = 16 * 1024
"""Of the body of an answer, which nobody reads."""
LONGEST_WAIT: Final = 86_400.0
"""Longest wait that a receiver may ask for, in seconds."""
CONNECTIONS: Final = 100
"""More than the outbox sends at once, so that slow receivers do not delay others."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unsent(Exception):
    """A request got no answer. `key` says why: `address`, `inner`, `name`, `slow`, `tls` or `unreachable`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Answer(NamedTuple):
    """The answer to a request, without its body."""

    status: int
    after: float = 0.0
    """Seconds that the receiver asks to wait (`Retry-After`)."""


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


class GuardedClient:
    """Sends requests to outer addresses only, unless `allows_inner` is set."""

    def __init__(self, allows_inner: bool, resolving: Resolve = resolve, seconds: float = SECONDS) -> None:
        self._allows_inner = allows_inner
        self._resolve = resolving
        self._seconds = seconds
        self._pool: httpcore.AsyncConnectionPool | None = None

    def check(self, url: str) -> None:
        """Refuse the text of an address that is never asked; where it leads is checked when it is asked."""
        try:
            place = urlsplit(url)
            port = place.port
        except ValueError:
            raise Unsent("address") from None
        is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= 2000
        if not is_plain or not place.hostname or place.username is not None or place.scheme not in ("http", "https"):
            raise Unsent("address")
        if not self._allows_inner and (place.scheme != "https" or port not in (None, 443)):
            raise Unsent("address")

    async def checked_address(self, host: str, port: int) -> str:
        """The address to connect to."""
        try:
            found = await self._resolve(host, port)
        except (OSError, UnicodeError):
            raise Unsent("name") from None
        if not found:
            raise Unsent("name")
        if not self._allows_inner and not all(map(is_outer, found)):
            raise Unsent("inner")
        return found[0]

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Post a body; raises `Unsent` if there is no answer."""
        import httpcore  # noqa: PLC0415 - loaded at the first use

        self.check(url)
        answer: Answer | None = None
        try:
            async with asyncio.timeout(self._seconds):
                request = self._connections().stream("POST", url, headers=list(headers.items()), content=body)
                async with request as response:
                    answer = Answer(response.status, _after(response.headers))
                    size = 0
                    async for part in response.aiter_stream():
                        size += len(part)
                        if size > MOST_BYTES:
                            break
        except TimeoutError:
            if answer is None:
                raise Unsent("slow") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            if answer is None:
                raise Unsent("tls" if _is_tls(error) else "unreachable") from None
        assert answer is not None
        return answer

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    def _connections(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            import httpcore  # noqa: PLC0415 - loaded at the first use

            # Connections are not kept: every request checks the address again.
            self._pool = httpcore.AsyncConnectionPool(
                max_connections=CONNECTIONS, max_keepalive_connections=0, retries=0, network_backend=_backend(self)
            )
        return self._pool


def _backend(client: GuardedClient) -> httpcore.AsyncNetworkBackend:
    """A network that connects to checked addresses. Created when it is first needed: the import takes a while."""
    import httpcore  # noqa: PLC0415 - loaded at the first use

    class Guard(httpcore.AsyncNetworkBackend):
        """Replaces the name of a host by a checked address."""

        def __init__(self) -> None:
            self._network = httpcore.AnyIOBackend()

        async def connect_tcp(
            self,
            host: str,
            port: int,
            timeout: float | None = None,  # noqa: ASYNC109 - the name is httpcore's
            local_address: str | None = None,
            socket_options: Any = None,
        ) -> httpcore.AsyncNetworkStream:
            address = await client.checked_address(host, port)
            return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)

        async def sleep(self, seconds: float) -> None:
            await asyncio.sleep(seconds)

    return Guard()


def _is_tls(error: BaseException) -> bool:
    """Did the connection fail by its certificate?"""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLError):
            return True
        cause = cause.__cause__ or cause.__context__
    return False


def _after(headers: list[tuple[bytes, bytes]]) -> float:
    """The seconds of `Retry-After`, which is a number or a date."""
    text = next((value.decode("latin-1").strip() for name, value in headers if name.lower() == b"retry-after"), "")
    try:
        seconds = float(text) if text.isdecimal() else (parsedate_to_datetime(text) - datetime.now(UTC)).total_seconds()
    except (TypeError, ValueError):
        return 0.0
    return min(max(seconds, 0.0), LONGEST_WAIT)
