"""Who may ask at all: under one of our names, from our own pages, and not too often."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from arktable.server.http.identity import address
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings

HEALTH: Final = "/api/health"
"""Whoever watches over the server may ask as often as they like, and under its bare address."""
SAFE: Final = ("GET", "HEAD")
SECONDS_TO_REFUSE: Final = 1.0

LATE: Final = ("too-many", "busy")
"""The kinds of refusals that a client brings about by asking too much."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def admit(connection: AnyConnection, method: str, settings: Settings, limits: Limits) -> None:
    """Let a request in, or refuse it before anything is done for it."""
    async with late_refusals(address(connection), limits):
        check(connection, method, settings, limits)


@asynccontextmanager
async def late_refusals(client: str, limits: Limits) -> AsyncIterator[None]:
    """A client that goes on after many refusals waits for each further one.

    Then its connections, which are counted, do not keep the server busy with saying no.
    """
    try:
        yield
    except Refused as refused:
        if refused.kind in LATE and limits.refusals.wait(client):
            await sleep(SECONDS_TO_REFUSE)
        raise


def check(connection: AnyConnection, method: str, settings: Settings, limits: Limits) -> None:
    """Refuse a request under a wrong name, of another site's page, or beyond the budget of its client."""
    path = connection.scope["path"]
    if path == HEALTH:
        return
    check_host(connection, settings.hosts)
    if method not in SAFE:
        check_origin(connection, settings.origins)
    budget = limits.requests if path.startswith("/api/") else limits.pages
    budget.spend(address(connection))


def check_host(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Refuse a name that is not ours: a page of a stranger may have pointed its own name at our address."""
    given = connection.headers.get("host", "")
    if allowed and _name(given) not in {name.lower() for name in allowed}:
        raise Refused("misdirected", "unknown-host", host=given[:100])


def _name(host: str) -> str:
    """The name in a `Host` header, without the port."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).lower()


def check_origin(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Refuse what another site's page makes a browser send: it would carry our cookie."""
    origin = connection.headers.get("origin")
    if origin is None or connection.headers.get("sec-fetch-site") == "same-origin" or origin in allowed:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # `http://[` is no address at all
        place = ""
    if not place or place != connection.headers.get("host", ""):
        raise Refused("forbidden", "other-origin", origin=origin[:100])
