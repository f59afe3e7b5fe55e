"""The same table again: rules, options, pace, bots and people. The people are invited.

Of a table that is over it is a rematch; of one that was closed before it began, another try.
"""

from __future__ import annotations

from arktable.server.distance.invitations.entrance import InvitedEntrance
from arktable.server.distance.invitations.former import former_table
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.lobby.agreement import Agreement
from arktable.server.lobby.lobby import OpeningLobby, SeatWish
from arktable.server.people.programs import wake_programs
from arktable.server.running.errors import Refused, not_seated
from arktable.server.store.distance.hosting import FormerSeat, FormerTable, SqlHosting
from arktable.server.store.distance.own import SqlOwn
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table_clock import read_pace
from arktable.server.tables.tables import Tables
from arktable.server.wire.tables import Brief


class Rematches:
    """Opens tables like others that are over, or that never began."""

    def __init__(
        self,
        tables: Tables,
        lobby: OpeningLobby,
        entrance: InvitedEntrance,
        closed: SqlHosting,
        store: SqlOwn,
        outbox: Outbox,
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._entrance = entrance
        self._closed = closed
        self._store = store
        self._outbox = outbox

    async def rematch(self, person: AccountRow, table_id: str, turned: bool, client: str) -> Brief:
        """Open a table like this one. Bots and the seats of the person who asks are taken at once; the seats of other
        people are kept for them. Turned: everybody sits one seat on, the last one first.
        """
        was = await self._former(person, table_id)
        order = [*was.seats[-1:], *was.seats[:-1]] if turned else was.seats
        own = [number for number, seat in enumerate(order) if seat.kind == "person" and seat.account_id == person.id]
        wishes = [_wish(seat, person.id, number in own[:1]) for number, seat in enumerate(order)]
        agreed = Agreement(read_pace(was.pace), was.rated, was.invited, was.chat)
        brief = await self._lobby.create(
            person, was.ruleset, was.name, was.options, wishes, was.start, client, was.unlisted, agreed
        )
        kept = {seat.account_id: number for number, seat in enumerate(order) if seat.kind != "bot"}
        others = {account: kept.get(account, -1) for account in [*kept, *was.guests]}
        asked = [(account, seat) for account, seat in others.items() if account and account != person.id]
        invited = await self._store.invite(brief.id, asked, person.id, self._tables.now())
        for account_id in invited:
            await self._outbox.tell(account_id, "invitation", brief.id, 0, table=brief.name, by=person.name)
            wake_programs(self._tables.bus, account_id)
        table = await self._tables.cache.get(brief.id)
        await self._entrance.renew(table)
        return self._tables.brief(table, person)

    async def _former(self, person: AccountRow, table_id: str) -> FormerTable:
        """The table as it was; refused to people who did not sit there, and while it waits or runs."""
        try:
            table = await self._tables.cache.get(table_id)
        except Refused:
            closed = await self._closed.closed(table_id, self._tables.now())
            if closed is None or closed[0].like is None:
                raise
            was, state = closed[0].like, "closed"
        else:
            was, state = former_table(table, []), table.row.state
        if not was.knows(person.id):
            raise not_seated()
        if state in ("open", "running"):
            raise Refused("conflict", "rematch-waiting" if state == "open" else "rematch-running")
        return was


def _wish(seat: FormerSeat, account_id: str, is_first: bool) -> SeatWish:
    """Bots sit down at once, and so does the person who asks, with those who share their device."""
    if seat.kind == "bot":
        return SeatWish("bot", seat.bot)
    if seat.kind != "person" or seat.account_id != account_id or not (seat.name or is_first):
        return SeatWish("open")
    return SeatWish("me", name=seat.name or None)
