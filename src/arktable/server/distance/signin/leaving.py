"""Delete me: games stay, the name goes. What happens to each table of the database is in `store/distance/moving.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from arktable.server.distance.signin.becoming import RELEASED_DAYS
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.signin.player_names import FORMER
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after
from arktable.server.store.distance.moving import SqlMoving
from arktable.server.store.rows import AccountRow
from arktable.server.tables.seating import Seating
from arktable.server.tables.tables import Tables

MOST_OPEN: Final = 1000


class Leaving:
    """Deletes people. Other subjects add what they hold in memory to `on_delete`."""

    def __init__(
        self, moving: SqlMoving, signing: Signing, seating: Seating, tables: Tables, now: Callable[[], str]
    ) -> None:
        self._moving = moving
        self._signing = signing
        self._seating = seating
        self._tables = tables
        self._now = now
        # Called with the id of a person who is going to be deleted.
        self.before_delete: list[Callable[[str], Awaitable[None]]] = []
        # Called with the id of an account after it was deleted.
        self.on_delete: list[Callable[[str], Awaitable[None]]] = []

    async def delete(self, visitor: Visitor, name: str) -> None:
        """Delete the person who asks, who has typed their name to confirm it."""
        person = await self._signing.somebody(visitor)
        if fold(name.strip()) != fold(person.name):
            raise Refused("conflict", "delete-name")
        for listener in self.before_delete:
            await listener(person.id)
        await self.remove(AccountRow(person.id, person.name), FORMER)

    async def remove(self, person: AccountRow, former: str) -> None:
        """Delete an account; at tables it has the name `former`."""
        await self._leave_open_tables(person)
        async with self._signing.locked(await self._moving.tables_of(person.id)) as tables:
            until = days_after(self._now(), RELEASED_DAYS)
            moved = await self._moving.delete(person.id, former, until)
            for table in tables:
                for seat in own_seats(table.seats, person.id):
                    table.seats[seat].name = former
        self._signing.told(moved)
        for listener in self.on_delete:
            await listener(person.id)

    async def _leave_open_tables(self, person: AccountRow) -> None:
        """Free the seats at tables whose game has not started."""
        for listed in await self._tables.store.tables_of(person.id, MOST_OPEN):
            if listed.row.state == "open" and not listed.row.aside:
                await self._seating.leave(person, listed.row.id)
