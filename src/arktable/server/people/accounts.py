"""People: guests with a name, recognised by a session cookie."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence

from arktable.server.bus.protocol import Bus
from arktable.server.people.acting_seat import with_seat
from arktable.server.people.names import GUEST, clean_name
from arktable.server.people.sessions import Sessions, hash_of
from arktable.server.running.limits import Limits
from arktable.server.store.protocol import Store
from arktable.server.store.rows import AccountRow, SeatRow

SeatsOf = Callable[[str], Sequence[SeatRow]]
"""The seats of a table by id; none if the table is not in memory."""


async def _any_name(_person: AccountRow, name: str) -> str:
    """The default check: guests share names."""
    return name


async def _nothing(_person: AccountRow) -> None:
    """The default check: nobody is banned."""


class Accounts:
    """Finds, makes and renames people. A session is a random token; only its hash is stored."""

    def __init__(
        self, store: Store, sessions: Sessions, seats_of: SeatsOf, bus: Bus, limits: Limits, now: Callable[[], str]
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._seats_of = seats_of
        self._bus = bus
        self._limits = limits
        self._now = now
        # Called before a person is renamed; returns the name that they get, or refuses.
        self.on_rename: Callable[[AccountRow, str], Awaitable[str]] = _any_name
        # Called when a banned person wants to change something; refuses, unless the ban is over.
        self.on_banned: Callable[[AccountRow], Awaitable[None]] = _nothing

    async def of(self, token: str | None, seat: str = "") -> AccountRow | None:
        """The person of this session, with the seat if one is named; None for a visitor."""
        return with_seat(await self._sessions.holder(token), seat)

    async def admit(self, token: str | None) -> None:
        """Refuse a change by a person who is banned."""
        person = await self._sessions.holder(token)
        if person is not None and person.is_banned:
            await self.on_banned(person)

    async def new_guest(self, address: str, name: str = GUEST) -> tuple[AccountRow, str]:
        """A new person and the token of their session."""
        name = clean_name(name)
        self._limits.guests.spend(address)
        token = new_token()
        person = AccountRow(secrets.token_hex(10), name)
        await self._store.add_account(person, hash_of(token), self._now())
        self._sessions.begun(hash_of(token), person)
        return person, token

    async def rename(self, person: AccountRow, name: str) -> AccountRow:
        """Rename a person at all tables. Other people who play on the same device keep their names."""
        cleaned = clean_name(name)
        self._limits.renames.spend(person.id)
        renamed = AccountRow(person.id, await self.on_rename(person, cleaned))
        tables = await self._store.rename(renamed.id, renamed.name)
        self._sessions.renamed(renamed)
        for table_id in tables:
            for seat in self._seats_of(table_id):
                if seat.account_id == renamed.id and seat.name == person.name:
                    seat.name = renamed.name
            self._bus.publish(table_id)
        return renamed


def new_token() -> str:
    """The token of a new session."""
    return secrets.token_urlsafe(32)
