"""Another game with the same people, rules, options and pace; the others are invited."""

from __future__ import annotations

from arktable.server.distance.notices.outbox import Outbox
from arktable.server.lobby.agreement import Agreement
from arktable.server.lobby.lobby import OpeningLobby, SeatWish
from arktable.server.running.errors import Refused, not_seated
from arktable.server.store.distance.own import SqlOwn
from arktable.server.store.rows import AccountRow, SeatRow
from arktable.server.tables.table_clock import read_pace
from arktable.server.tables.tables import Tables
from arktable.server.wire.tables import Brief


class Rematches:
    """Opens tables like others that are over."""

    def __init__(self, tables: Tables, lobby: OpeningLobby, store: SqlOwn, outbox: Outbox) -> None:
        self._tables = tables
        self._lobby = lobby
        self._store = store
        self._outbox = outbox

    async def rematch(self, person: AccountRow, table_id: str, turned: bool, client: str) -> Brief:
        """Open a table like this one. Bots and the seats of the person who asks are taken at once; the seats of other
        people are kept for them. Turned: everybody sits one seat on, the last one first.
        """
        table = await self._tables.cache.get(table_id)
        row, seats = table.row, table.seats
        if not any(seat.player == person.id for seat in seats):
            raise not_seated()
        if not table.over:
            raise Refused("conflict", "rematch-running")
        order = [*seats[-1:], *seats[:-1]] if turned else list(seats)
        own = sum(seat.player == person.id for seat in seats)
        wishes = [_wish(seat, person.id, own > 1) for seat in order]
        agreed = Agreement(read_pace(row.pace), row.rated, row.invited, row.chat)
        brief = await self._lobby.create(
            person, row.ruleset, row.name, row.options, wishes, client=client, unlisted=row.unlisted, agreed=agreed
        )
        others = [
            (seat.player, number)
            for number, seat in enumerate(order)
            if seat.kind == "person" and seat.player and seat.player != person.id
        ]
        invited = await self._store.invite(brief.id, others, person.id, self._tables.now())
        for account_id in invited:
            await self._outbox.tell(account_id, "invitation", brief.id, 0, table=brief.name, by=person.name)
        return brief


def _wish(seat: SeatRow, account_id: str, is_shared: bool) -> SeatWish:
    if seat.kind == "bot":
        return SeatWish("bot", seat.bot)
    if seat.player != account_id:
        return SeatWish("open")
    return SeatWish("me", name=seat.name if is_shared else None)
