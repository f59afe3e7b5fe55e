"""People whom a person has blocked: they cannot invite that person, nor sit down at their tables, and that person does
not read what they write. They are not told.
"""

from __future__ import annotations

from typing import Final

from arktable.server.distance.invitations.entrance import InvitedEntrance
from arktable.server.distance.invitations.invitations import Invitations
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.signin.player_names import tidy
from arktable.server.distance.talk.whom import whom_at
from arktable.server.running.errors import Refused
from arktable.server.running.one_at_a_time import OneAtATime
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables

MOST_BLOCKED: Final = 500
"""People whom one person can block."""


class Blocking:
    """Blocks people, and ends it."""

    def __init__(self, tables: Tables, invitations: Invitations, entrance: InvitedEntrance, store: SqlDistance) -> None:
        self._tables = tables
        self._invitations = invitations
        self._entrance = entrance
        self._store = store
        self._busy = OneAtATime()

    async def block(self, person: AccountRow, name: str) -> list[str]:
        """Block the player of this name; returns the names of all whom this person has blocked."""
        return await self._block(person, (await self._invitations.player(name)).id)

    async def block_at(self, person: AccountRow, table_id: str, seat: int | None, room: str, line: int) -> list[str]:
        """Block who sits at a table, or who wrote a line of its chat; that may be a guest."""
        return await self._block(
            person, await whom_at(self._tables, self._store.moderation, person, table_id, seat, room, line)
        )

    async def unblock(self, person: AccountRow, name: str) -> list[str]:
        """Nobody of this name is blocked any more."""
        wanted = fold(tidy(name))
        for other_id, known in await self._store.blocks.of(person.id):
            if fold(known) == wanted:
                await self._store.blocks.set(person.id, other_id, False)
        return await self.blocked(person)

    async def blocked(self, person: AccountRow) -> list[str]:
        """The names of those whom this person has blocked."""
        return [name for _, name in await self._store.blocks.of(person.id)]

    async def _block(self, person: AccountRow, other_id: str) -> list[str]:
        """Block somebody. What they have invited this person to is declined."""
        if other_id == person.id:
            raise Refused("conflict", "not-yourself")
        async with self._busy.of(person.id):
            if len(await self._store.blocks.of(person.id)) >= MOST_BLOCKED:
                raise Refused("conflict", "blocks-most", most=MOST_BLOCKED)
            await self._store.blocks.set(person.id, other_id, True)
        for table_id in await self._store.invites.decline_all(person.id, other_id):
            table = self._tables.cache.known(table_id)
            if table is not None:
                await self._entrance.renew(table)
                self._tables.publish(table)
        return await self.blocked(person)
