"""A player reminds the one who is waited for, once a day for each pair of people."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from typing import Final

from arktable.server.distance.notices.outbox import Outbox
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.errors import Refused, not_seated
from arktable.server.running.times import iso
from arktable.server.store.distance.tickets import SqlTickets, TicketRow
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables
from arktable.server.wire.distance.notices import Reminded

REST: Final = timedelta(days=1)
REMIND: Final = "remind"


class Reminding:
    """Writes reminders of people."""

    def __init__(self, tables: Tables, tickets: SqlTickets, outbox: Outbox) -> None:
        self._tables = tables
        self._tickets = tickets
        self._outbox = outbox

    async def remind(self, person: AccountRow, table_id: str) -> Reminded:
        """Remind the people for whom this table waits. Nobody learns whether they have channels."""
        table = await self._tables.cache.get(table_id)
        if not own_seats(table.seats, person.id):
            raise not_seated()
        if table.row.state != "running":
            raise Refused("conflict", "not-running")
        waited = [table.seats[seat] for seat in table.waiting(table.position)]
        others = [seat.player for seat in waited if seat.kind == "person" and seat.bot is None and seat.player]
        if person.id in others:
            raise Refused("conflict", "remind-yourself")
        if not others:
            raise Refused("conflict", "nobody-waited-for")
        now = self._tables.now()
        again = iso(datetime.fromisoformat(now) + REST)
        for other in others:
            await self._once(person.id, other, now, again)
            await self._outbox.tell(other, "reminder", table_id, table.version, table=table.row.name, by=person.name)
        return Reminded(again)

    async def _once(self, who: str, whom: str, now: str, again: str) -> None:
        """Note that somebody reminds somebody; refused within a day of the last time."""
        code = hashlib.sha256(f"{REMIND} {who} {whom}".encode()).hexdigest()
        last = await self._tickets.claim(TicketRow(code, REMIND, again, who), now)
        if last is not None:
            raise Refused("conflict", "reminded-today", until=last.expires)
