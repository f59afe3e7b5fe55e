"""Who is told what about tables: their turn, an hour before a clock runs out, and the end of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from arktable.server.distance.notices.digest import DIGEST
from arktable.server.distance.notices.my_turns import MyTurn, turns_of
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.people.presence import Presence
from arktable.server.running.errors import Refused
from arktable.server.store.distance.clocks import SqlClocks
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from arktable.server.store.rows import EntryRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables

WAIT: Final = {"live": 20.0, "unhurried": 60.0, "days": 120.0}
"""By pace: seconds before somebody is told that it is their turn; they may be looking, or the move may be undone."""
BEFORE: Final = timedelta(hours=1)
"""How long before a clock runs out its owner is told."""


async def _never(_table_id: str, _account_id: str) -> bool:
    return False


class TurnNotices:
    """Listens to the tables, and writes notices."""

    def __init__(self, tables: Tables, clocks: SqlClocks, presence: Presence) -> None:
        self._tables = tables
        self._clocks = clocks
        self._presence = presence
        self.outbox: Outbox
        # Is an order of this account held at this table? Set by the service of orders.
        self.is_held: Callable[[str, str], Awaitable[bool]] = _never

    def committed(self, table: LiveTable, rows: Sequence[EntryRow]) -> None:
        """Entries were written. Called under the lock of the table, before they are applied."""
        people = {seat.player for seat in table.seats if seat.kind == "person"}
        if len(people) < 2 and table.clock is None:
            return  # alone with bots
        if table.row.state == "finished" and any(row.kind in ("move", "end") for row in rows):
            for account in people:
                if account:
                    self.outbox.tell_soon(account, "over", table.row.id, rows[-1].version, 5.0, table=table.row.name)
            return
        to_move = table.row.summary.to_move
        if table.row.state != "running" or to_move < 0 or not any(row.kind in TURN_KINDS for row in rows):
            return
        seat = table.seats[to_move]
        if seat.kind == "person" and seat.bot is None and seat.player and to_move != rows[-1].seat:
            pace = table.clock.pace.kind if table.clock is not None else "unhurried"
            self.outbox.tell_soon(seat.player, "turn", table.row.id, rows[-1].version, WAIT[pace], table=table.row.name)

    async def remind(self, table: LiveTable) -> int:
        """Tell the players whose clocks run out within the hour; returns how many notices were written."""
        clock = table.shown_clock()
        if clock is None:
            return 0
        count, now = 0, datetime.fromisoformat(self._tables.now())
        for seat, shown in enumerate(clock.seats):
            player = table.seats[seat].player
            if player and shown.flag and datetime.fromisoformat(shown.flag) - now <= BEFORE:
                name, version = table.row.name, table.version
                count += await self.outbox.tell(player, "hour", table.row.id, version, table=name, flag=shown.flag)
        return count

    async def turns_of(self, account_id: str) -> list[MyTurn]:
        """The tables that wait for this person."""
        return await turns_of(self._tables, self._clocks, account_id)

    async def needed(self, notice: NoticeRow, channel: ChannelRow) -> bool:
        """Is this notice still worth sending? Not if the person has moved or agreed, or has the table in sight, and a
        turn not while an order of the person is about to be carried out.
        """
        if notice.kind == DIGEST:
            return bool(await self.turns_of(channel.account_id))
        if not notice.table_id:
            return True
        try:
            table = await self._tables.cache.get(notice.table_id)
        except Refused:
            return False
        if self._presence.sees(notice.table_id, channel.account_id):
            return False
        if notice.kind == "turn" and await self.is_held(notice.table_id, channel.account_id):
            return False
        if notice.kind == "changed":
            return any(table.seats[seat].account_id == channel.account_id for seat in table.unagreed)
        if notice.kind in ("turn", "hour", "reminder"):
            waiting = table.waiting(table.position) if table.row.state == "running" else ()
            return any(table.seats[seat].player == channel.account_id for seat in waiting)
        return True


TURN_KINDS: Final = ("start", "move", "undo", "take-back", "substitute", "resume")
"""Entries after which it may be the turn of another player."""
