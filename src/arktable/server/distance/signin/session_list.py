"""The sessions of a person: which browsers are signed in, when they were used, and how they end.

A session that was not used for `keep_sessions_days` ends. Only a part of the address is stored, and that is deleted
after `keep_addresses_days`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.server.distance.signin.agents import agent_words, coarse
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.people.sessions import Sessions, hash_of
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after, minutes_after
from arktable.server.settings import Settings
from arktable.server.store.distance.sessions import SessionRow, SqlSessions
from arktable.server.wire.distance.account import OpenSession

MINUTES_NOTED: Final = 5
"""The use of a session is noted at most this often."""
SHORT: Final = 16


class SessionList:
    """Lists and ends sessions, and notes their use."""

    def __init__(
        self, store: SqlSessions, sessions: Sessions, signing: Signing, settings: Settings, now: Callable[[], str]
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._signing = signing
        self._settings = settings
        self._now = now
        sessions.on_use = self.note

    async def list(self, visitor: Visitor) -> list[OpenSession]:
        """The sessions of the person who asks, the latest used first."""
        person = await self._signing.somebody(visitor)
        await self._note(await self._store.find(visitor.session_id))
        return [self._shown(row, visitor) for row in await self._store.of(person.id)]

    def _shown(self, row: SessionRow, visitor: Visitor) -> OpenSession:
        browser, _, system = row.agent.partition(" / ")
        here = row.id == visitor.session_id
        return OpenSession(short_id(row.id), browser, system, row.network, row.created, row.used or row.created, here)

    async def end(self, visitor: Visitor, short: str) -> None:
        """End a session of the person who asks, in all tabs at once."""
        person = await self._signing.somebody(visitor)
        found = [row.id for row in await self._store.of(person.id) if short_id(row.id) == short]
        if not found:
            raise Refused("missing", "no-such-session")
        self._sessions.ended(await self._store.end(person.id, *found))

    # -- use and expiry -----------------------------------------------------------------------------------------

    async def note(self, session_id: str) -> bool:
        """Note the use of a session by the browser that asks; false if the session is over."""
        row = await self._store.find(session_id)
        if row is None:
            return False
        if self._is_over(row):
            await self._store.end(row.account_id, row.id)
            return False
        if not row.used or minutes_after(row.used, MINUTES_NOTED) <= self._now():
            await self._note(row)
        return True

    async def _note(self, row: SessionRow | None) -> None:
        if row is not None and CLIENT.get():
            agent, network = agent_words(ASKING.get().agent), coarse(CLIENT.get())
            await self._store.note(row.id, agent, network, self._now())

    def _is_over(self, row: SessionRow) -> bool:
        last = days_after(row.used or row.created, self._settings.keep_sessions_days)
        return (row.expires or last) <= self._now()

    async def sweep(self) -> None:
        """End the sessions that are over, and delete addresses that are old."""
        now = self._now()
        ended = await self._store.end_unused(days_after(now, -self._settings.keep_sessions_days), now)
        self._sessions.ended(ended)
        await self._store.forget_networks(days_after(now, -self._settings.keep_addresses_days))


def short_id(session_id: str) -> str:
    """The name of a session in the list, which is not the stored hash."""
    return hash_of(f"listed:{session_id}")[:SHORT]
