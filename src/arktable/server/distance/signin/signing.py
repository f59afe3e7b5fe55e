"""Signing in and out: a new token each time, and what a guest has moves to the player in one transaction."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

import msgspec

from arktable.server.bus.protocol import Bus
from arktable.server.distance.signin.agents import agent_words, coarse
from arktable.server.people.accounts import new_token
from arktable.server.people.sessions import Sessions, hash_of
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.errors import Refused
from arktable.server.store.distance.moving import Moved, SqlMoving
from arktable.server.store.distance.people import PersonRow, SqlPeople, account_row
from arktable.server.store.distance.sessions import SessionRow, SqlSessions
from arktable.server.store.rows import AccountRow
from arktable.server.tables.cache import TableCache
from arktable.server.tables.table import LiveTable


class Visitor(msgspec.Struct, frozen=True):
    """Who asks: the client, the token of its session, and the person of the session."""

    client: str
    token: str
    person: AccountRow | None

    @property
    def session_id(self) -> str:
        """The session as the database knows it; empty without one."""
        return hash_of(self.token) if self.person is not None else ""


async def _nothing(_account_id: str) -> None:
    """The default check: everybody may sign in."""


class Signing:
    """Begins and ends sessions of players."""

    def __init__(
        self,
        people: SqlPeople,
        store: SqlSessions,
        moving: SqlMoving,
        sessions: Sessions,
        cache: TableCache,
        bus: Bus,
        now: Callable[[], str],
    ) -> None:
        self._people = people
        self._store = store
        self._moving = moving
        self._sessions = sessions
        self._cache = cache
        self._bus = bus
        self.now = now
        # Called with the id of a player before a session begins; may refuse it.
        self.on_sign_in: Callable[[str], Awaitable[None]] = _nothing
        # Called with the id of a player who has got everything of a guest.
        self.on_bring: Callable[[str], Awaitable[None]] = _nothing

    def new_session(self, account_id: str) -> tuple[SessionRow, str]:
        """A session for the browser that asks, and its token."""
        token, at = new_token(), self.now()
        agent, network = agent_words(ASKING.get().agent), coarse(CLIENT.get())
        return SessionRow(hash_of(token), account_id, at, agent, network, at), token

    async def sign_in(self, player: PersonRow, visitor: Visitor, bring: bool) -> str:
        """Begin a session of this player in the browser of the visitor; returns its token.

        The previous session of the browser ends. With `bring`, everything of a guest moves to the player.
        """
        await self.on_sign_in(player.id)
        row, token = self.new_session(player.id)
        before = visitor.person
        if bring and before is not None and before.id != player.id:
            was = await self._people.of(before.id)
            if was is not None and was.state == "guest":
                await self._bring(before, player, row)
                await self.on_bring(player.id)
                return token
        self._sessions.ended(await self._store.begin(row, visitor.session_id or None))
        return token

    async def _bring(self, guest: AccountRow, player: PersonRow, row: SessionRow) -> None:
        async with self.locked(await self._moving.tables_of(guest.id)) as tables:
            there = {table.row.id for table in tables if any(seat.account_id == player.id for seat in table.seats)}
            moved = await self._moving.bring(guest.id, player.id, msgspec.structs.asdict(row))
            if moved is None:
                raise Refused("conflict", "sign-in-changed")
            for table in tables:
                for seat in table.seats:
                    if seat.account_id == guest.id:
                        seat.account_id = player.id
                        if seat.name == guest.name and table.row.id not in there:
                            seat.name = player.name
        self.told(moved)

    @asynccontextmanager
    async def locked(self, table_ids: Iterable[str]) -> AsyncIterator[list[LiveTable]]:
        """Those of these tables that are in memory, none of which changes meanwhile. Locks are taken in order."""
        tables = [table for table_id in sorted(table_ids) if (table := self._cache.known(table_id)) is not None]
        async with contextlib.AsyncExitStack() as stack:
            for table in tables:
                await stack.enter_async_context(table.lock)
            yield tables

    def told(self, moved: Moved) -> None:
        """Tell connections that sessions have ended and names have changed."""
        self._sessions.ended(moved.sessions)
        for table_id in moved.tables:
            self._bus.publish(table_id)

    async def new_token(self, visitor: Visitor, player: PersonRow, end_others: bool = False) -> str:
        """Another token for the session of the visitor; with `end_others`, all other sessions of the player end."""
        row, token = self.new_session(player.id)
        ended = await self._store.begin(row, visitor.session_id)
        if end_others:
            ended += await self._store.end_but(player.id, row.id)
        self._sessions.ended(ended)
        return token

    async def end_others(self, player: PersonRow, session_id: str) -> None:
        """End all sessions of a player but this one."""
        self._sessions.ended(await self._store.end_but(player.id, session_id))

    async def sign_out(self, visitor: Visitor) -> None:
        """End the session of the visitor."""
        if visitor.person is not None:
            self._sessions.ended(await self._store.end(visitor.person.id, visitor.session_id))

    async def player(self, visitor: Visitor) -> PersonRow:
        """The player who asks; refused for guests and visitors."""
        found = await self.somebody(visitor)
        if not found.is_player:
            raise Refused("forbidden", "players-only")
        return found

    async def somebody(self, visitor: Visitor) -> PersonRow:
        """The person who asks; refused for visitors without a session."""
        found = await self._people.of(visitor.person.id) if visitor.person is not None else None
        if found is None:
            raise Refused("forbidden", "no-session")
        return found

    def renamed(self, person: PersonRow, tables: Iterable[str], before: str) -> None:
        """Show the new name of a person at all tables."""
        self._sessions.renamed(account_row(person))
        for table_id in tables:
            for seat in self._cache.seats_of(table_id):
                if seat.account_id == person.id and seat.name == before:
                    seat.name = person.name
            self._bus.publish(table_id)
