"""A question as a route sees it, whoever carried it here."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from arktable.server.routes.bodies import BODY_MOST
from arktable.server.routes.reply import Reply
from arktable.server.running.errors import malformed
from arktable.server.services import Services
from arktable.server.store.rows import AccountRow

T = TypeVar("T")


class Caller(Protocol):
    """Whoever asks, as the edge knows them."""

    @property
    def client(self) -> str:
        """Where they come from; limits count by it."""

    @property
    def token(self) -> str | None:
        """Of their session, if they have one."""

    async def body(self, most: int) -> bytes:
        """The bytes that they sent; refused when there are more than `most`."""

    async def keep(self, token: str) -> None:
        """Let them have the session that was just made for them."""


class Ask:
    """One question. The body is read and the person looked up when a route wants them, in its own order."""

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
        wanted = self.query.get("as", "")
        if wanted not in ("", "open"):
            raise malformed("as must be open")
        return wanted == "open"

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
        """An answer that stays the same as long as the program runs; `make` is called for the first who asks."""
        return Reply(self.services.encoded.get(key, make), by_content=True)

    # -- who asks -----------------------------------------------------------------------------------------------

    @property
    def client(self) -> str:
        """Where the question comes from; limits count by it."""
        return self._caller.client

    @property
    def token(self) -> str:
        """Of the asker's session; empty for a visitor."""
        return self._caller.token or ""

    def spend(self, cost: float = 1) -> None:
        """Count a question that is dear to answer."""
        self.services.limits.dear.spend(self.client, cost)

    async def person(self) -> AccountRow | None:
        """The person who asks, for the seat that they name (`?seat=`); None for a visitor."""
        return await self.services.accounts.of(self._caller.token, self.query.get("seat", ""))

    async def person_or_guest(self) -> AccountRow:
        """The person who asks, or a new guest: nobody has to fill in a form to play."""
        return await self.person() or await self.new_guest()

    async def new_guest(self, *name: str) -> AccountRow:
        """A new person, who has the session from now on."""
        person, token = await self.services.accounts.new_guest(self.client, *name)
        await self.keep(token)
        return person

    async def keep(self, token: str) -> None:
        """Let the asker have the session that was just made."""
        await self._caller.keep(token)
