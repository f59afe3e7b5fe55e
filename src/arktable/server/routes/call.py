"""A call of a route: who asks, for what, with which body; over HTTP or in a browser."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import parse_qsl

import msgspec

from arktable.server.routes.bodies import BODY_MOST
from arktable.server.routes.reply import Reply
from arktable.server.running.errors import malformed
from arktable.server.services import Services
from arktable.server.store.rows import AccountRow
from arktable.server.tables.views import EYES

T = TypeVar("T")

NUL: Final = "\x00"
"""No text of ours has it: PostgreSQL cannot store it."""


def parse_query(query: str) -> dict[str, str]:
    """The names and values of the part of an address after `?`."""
    return {name: value.replace(NUL, "") for name, value in parse_qsl(query, keep_blank_values=True)} if query else {}


class Caller(Protocol):
    """The sender of a request, as the transport knows it."""

    @property
    def client(self) -> str:
        """The network of the client; limits count by it."""

    @property
    def token(self) -> str | None:
        """The token of the session; None without a session."""

    @property
    def bearer(self) -> str:
        """The token in the header `Authorization`, which programs send; empty without one."""

    async def body(self, most: int) -> bytes:
        """The body of the request; refused if it is longer than `most`."""

    async def keep(self, token: str) -> None:
        """Send the token of a new session to the client."""


class Call:
    """One request. The body is read and the person looked up when a route asks for them."""

    __slots__ = ("_caller", "_path", "query", "services")

    def __init__(self, services: Services, caller: Caller, path: Mapping[str, Any], query: Mapping[str, str]) -> None:
        self.services = services
        self._caller = caller
        self._path = path
        self.query = query

    # -- what is asked ------------------------------------------------------------------------------------------

    def word(self, name: str) -> str:
        """The part of the address with this name."""
        return str(self._path[name])

    def number(self, name: str) -> int:
        """The part of the address with this name, which is a number."""
        return int(self._path[name])

    @property
    def table_id(self) -> str:
        return self.word("table_id")

    @property
    def as_open(self) -> bool:
        """`?as=open`: the open book is asked for."""
        return self.eyes is True

    @property
    def eyes(self) -> bool | None:
        """`?as=open` asks for the open book, `?as=own` for the asker's own view; None where neither is said."""
        wanted = self.query.get("as", "")
        if wanted not in EYES:
            raise malformed("as must be open or own")
        return EYES[wanted]

    async def read(self, kind: type[T]) -> T:
        """The JSON body, read as a struct of this type."""
        body = await self._caller.body(BODY_MOST)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise malformed(str(error)) from None

    async def read_text(self, most: int, what: str) -> str:
        """The body as text; `what` says what it should be."""
        try:
            return (await self._caller.body(most)).decode()
        except UnicodeDecodeError:
            raise malformed(f"{what} is UTF-8 text") from None

    def constant(self, key: Hashable, make: Callable[[], Any]) -> Reply:
        """A cacheable reply that stays the same while the program runs; `make` is called for the first request."""
        return Reply(self.services.encoded.get(key, make), by_content=True)

    # -- who asks -----------------------------------------------------------------------------------------------

    @property
    def client(self) -> str:
        """The network of the client; limits count by it."""
        return self._caller.client

    @property
    def token(self) -> str:
        """The token of the session; empty for a visitor."""
        return self._caller.token or ""

    @property
    def bearer(self) -> str:
        """The token of a program; empty without one."""
        return self._caller.bearer

    def spend(self, cost: float = 1) -> None:
        """Count an expensive request."""
        self.services.limits.expensive.spend(self.client, cost)

    async def person(self) -> AccountRow | None:
        """The person who asks, with the seat that the request names (`?seat=`); None for a visitor."""
        return await self.services.accounts.of(self._caller.token, self.query.get("seat", ""))

    async def person_or_guest(self) -> AccountRow:
        """The person who asks, or a new guest: nobody has to register to play."""
        return await self.person() or await self.new_guest()

    async def new_guest(self, *name: str) -> AccountRow:
        """A new person, logged in with this request."""
        person, token = await self.services.accounts.new_guest(self.client, *name)
        await self.keep(token)
        return person

    async def keep(self, token: str) -> None:
        """Send the token of a new session to the client."""
        await self._caller.keep(token)
