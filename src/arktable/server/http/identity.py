"""Who asks: the session cookie, and whether the request comes from our own pages."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from arktable.server.service.errors import Refused
from arktable.server.service.services import Services
from arktable.server.store.rows import AccountRow

COOKIE: Final = "arktable_session"
YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

Served = NamedDependency[Services]
"""What handlers call `services`: the framework hands it in."""


async def asker(connection: AnyConnection, services: Services) -> AccountRow | None:
    """The person behind this connection, or None for a visitor."""
    return await services.accounts.of(connection.cookies.get(COOKIE))


def address(connection: AnyConnection) -> str:
    """The address of a visitor without a session; limits count by it."""
    return connection.client.host if connection.client else "?"


async def person_or_guest(request: AnyRequest, services: Services) -> tuple[AccountRow, str | None]:
    """The person, or a new guest and the token of their session: nobody has to fill in a form to play."""
    person = await asker(request, services)
    if person is not None:
        return person, None
    return await services.accounts.new_guest(address(request))


def with_session(response: Response[bytes], token: str | None, services: Services) -> Response[bytes]:
    """The response with the cookie of a session that was just made."""
    if token is not None:
        response.set_cookie(
            Cookie(
                COOKIE,
                value=token,
                path="/",
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=services.settings.secure,
            )
        )
    return response


def check_origin(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Refuse what another site's page makes a browser send: it would carry our cookie."""
    origin = connection.headers.get("origin")
    if origin is None or connection.headers.get("sec-fetch-site") == "same-origin" or origin in allowed:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Refused("forbidden", "other-origin", origin=origin[:100])
