"""A server by invitation: only people whom a player has let in may open tables and become players.

Sitting down at a table needs no such code: its host has sent the link.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.server.distance.signin.addresses import Addresses
from arktable.server.distance.signin.codes import code_hash, new_code
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after
from arktable.server.settings import Settings
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.welcome import WELCOME, SqlWelcome
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.invitations import Admission, Welcome

CODE_LETTERS: Final = 10
DAYS: Final = 14
MOST_OPEN: Final = 20
"""Codes of a player that were not used yet."""


class Welcomes:
    """Makes codes, and lets people in."""

    def __init__(
        self, store: SqlWelcome, people: SqlPeople, addresses: Addresses, settings: Settings, now: Callable[[], str]
    ) -> None:
        self._store = store
        self._people = people
        self._addresses = addresses
        self._is_on = settings.by_invitation
        self._now = now

    async def check(self, account_id: str) -> None:
        """Refuse what only people may do who were let in."""
        if self._is_on and not await self._store.is_in(account_id):
            raise Refused("forbidden", "by-invitation")

    async def check_becoming(self, person: PersonRow) -> None:
        """Refuse to make a player of somebody who was not let in. The first player of a server needs no code."""
        if self._is_on and await self._store.has_players():
            await self.check(person.id)

    async def state(self, person: AccountRow | None) -> Admission:
        """What the server allows the asker."""
        known = await self._people.of(person.id) if person is not None else None
        is_in = not self._is_on or (person is not None and await self._store.is_in(person.id))
        return Admission(self._is_on, is_in, self._is_on and known is not None and known.state == "player")

    async def make(self, person: AccountRow) -> Welcome:
        """A code that lets one person in, by a player."""
        known = await self._people.of(person.id)
        if known is None or known.state != "player":
            raise Refused("forbidden", "players-only")
        code, now = new_code(CODE_LETTERS), self._now()
        expires = days_after(now, DAYS)
        if not await self._store.add(code_hash(WELCOME, code), person.id, now, expires, MOST_OPEN):
            raise Refused("conflict", "welcomes-most", most=MOST_OPEN)
        return Welcome(code, f"{self._addresses.base()}/welcome#{code}", expires)

    async def use(self, person: AccountRow, code: str) -> None:
        """Let somebody in."""
        if not await self._store.use(code_hash(WELCOME, code), person.id, self._now()):
            raise Refused("missing", "welcome-unknown")
