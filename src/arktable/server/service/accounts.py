"""People: guests with a name, recognised by a session cookie."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from arktable.server.bus.protocol import Bus
from arktable.server.service.cache import TableCache
from arktable.server.service.limits import Limits
from arktable.server.service.names import GUEST, clean_name
from arktable.server.service.speaking import speaking
from arktable.server.store.protocol import Store
from arktable.server.store.rows import AccountRow

MOST_REMEMBERED: Final = 10_000


class Accounts:
    """Finds, makes and renames people. A session is a random token; only its hash is stored."""

    def __init__(self, store: Store, cache: TableCache, bus: Bus, limits: Limits, now: Callable[[], str]) -> None:
        self._store = store
        self._cache = cache
        self._bus = bus
        self._limits = limits
        self._now = now
        self._remembered: OrderedDict[str, AccountRow] = OrderedDict()

    async def of(self, token: str | None, seat: str = "") -> AccountRow | None:
        """The person who holds this session, and speaks for this seat if it is named; None for a visitor."""
        return speaking(await self._holder(token), seat)

    async def _holder(self, token: str | None) -> AccountRow | None:
        if not token or len(token) > 100:
            return None
        session_id = _hash(token)
        person = self._remembered.get(session_id) or await self._store.account_of(session_id)
        if person is not None:
            self._remember(session_id, person)
        return person

    async def new_guest(self, address: str, name: str = GUEST) -> tuple[AccountRow, str]:
        """A new person and the token of their session."""
        name = clean_name(name)
        self._limits.guests.spend(address)
        token = secrets.token_urlsafe(32)
        person = AccountRow(secrets.token_hex(10), name)
        await self._store.add_account(person, _hash(token), self._now())
        self._remember(_hash(token), person)
        return person, token

    async def rename(self, person: AccountRow, token: str, name: str) -> AccountRow:
        """The same person under another name, at all tables too. Others who play at their device keep theirs."""
        renamed = AccountRow(person.id, clean_name(name))
        self._limits.renames.spend(person.id)
        tables = await self._store.rename(renamed.id, renamed.name)
        self._remember(_hash(token), renamed)
        for table_id in tables:
            table = self._cache.known(table_id)
            for seat in table.seats if table is not None else ():
                if seat.account_id == renamed.id and seat.name == person.name:
                    seat.name = renamed.name
            self._bus.publish(table_id)
        return renamed

    def _remember(self, session_id: str, person: AccountRow) -> None:
        self._remembered[session_id] = person
        self._remembered.move_to_end(session_id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
