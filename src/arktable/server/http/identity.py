"""Who asks: the session cookie and the address."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from arktable.server.running.limits import network_of
from arktable.server.services import Services

COOKIE: Final = "arktable_session"
YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]

Served = NamedDependency[Services]
"""What handlers call `services`: the framework hands it in."""


def session_of(connection: AnyConnection) -> str | None:
    """The token of the session behind this connection; None for a visitor."""
    return connection.cookies.get(COOKIE)


def address(connection: AnyConnection) -> str:
    """The network a request comes from; limits count by it. A trusted proxy names the client's (`ARKTABLE_PROXIES`)."""
    return network_of(connection.client.host if connection.client else "?")


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
