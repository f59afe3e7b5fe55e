"""Who asks: the session cookie and the address."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from arktable.server.service.limits import network_of
from arktable.server.service.services import Services
from arktable.server.service.speaking import speaking
from arktable.server.store.rows import AccountRow

COOKIE: Final = "arktable_session"
YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

Served = NamedDependency[Services]
"""What handlers call `services`: the framework hands it in."""


async def asker(connection: AnyConnection, services: Services) -> AccountRow | None:
    """The person behind this connection and the seat they speak for (`?seat=`), or None for a visitor."""
    person = await services.accounts.of(connection.cookies.get(COOKIE))
    return speaking(person, connection.query_params.get("seat", ""))


def address(connection: AnyConnection) -> str:
    """The network a request comes from; limits count by it. A trusted proxy names the client's (`ARKTABLE_PROXIES`)."""
    return network_of(connection.client.host if connection.client else "?")


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
