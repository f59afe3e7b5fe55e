"""Resigning, and offers to end or to pause: everything is a log entry."""

from __future__ import annotations

from typing import Literal, TypeAlias

from arktable.bots.catalogue import usual_bot
from arktable.server.distance.clocks.clocks import Clocks
from arktable.server.distance.proposals.log import offer_of, present, voters
from arktable.server.people.leaving import resigned
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow, EntryRow, SeatRow
from arktable.server.tables.summaries import leaders_of
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, key_of
from arktable.server.wire.tables import Ack

What: TypeAlias = Literal["end", "pause"]


class Endings:
    """Ends games before their rules do, and pauses clocks."""

    def __init__(self, tables: Tables, clocks: Clocks) -> None:
        self._tables = tables
        self._clocks = clocks

    async def resign(self, person: AccountRow | None, table_id: str, version: int, key: str) -> Ack:
        """Give up. A bot plays on for the seat, or the game ends if at most one player would be left."""

        async def action(table: LiveTable, mine: int) -> None:
            _check_running(table)
            if table.seats[mine].out == "resigned":
                raise Refused("conflict", "has-resigned")
            bot = usual_bot(table.game.facts.game if table.game else "")
            gone = resigned(table.seats[mine], bot)
            after = [gone if seat.seat == mine else seat for seat in table.seats]
            rows = [self._tables.entry(table, 1, "resign", mine, key=key_of(mine, key))]
            left = present(after)
            if not left or (len(left) == 1 and all(seat.kind == "person" for seat in after)):
                await self._end(table, rows, "resigned", tuple(left), (gone,))
                return
            rows.append(self._tables.entry(table, 2, "hand-over", -1, f"{mine} {bot}"))
            await write_entries(self._tables, table, rows, (gone,))

        return await self._tables.once(person, table_id, version, key, action)

    async def offer(self, person: AccountRow | None, table_id: str, version: int, key: str, what: What) -> Ack:
        """Offer to end the game, or to pause its clocks. With nobody else to ask, it happens at once."""

        async def action(table: LiveTable, mine: int) -> None:
            _check_running(table)
            self._tables.check_room(table, again=True)
            if what == "pause" and (table.clock is None or table.clock.paused):
                raise Refused("conflict", "no-clock" if table.clock is None else "is-paused")
            standing = offer_of(table.entries)
            if standing is not None and standing.what == what:
                raise Refused("conflict", "is-offered")
            row = self._tables.entry(table, 1, "offer", mine, what, key_of(mine, key))
            await self._agreed(table, [row], what, frozenset({mine}))

        return await self._tables.once(person, table_id, version, key, action)

    async def reply(self, person: AccountRow | None, table_id: str, version: int, key: str, agrees: bool) -> Ack:
        """Agree to the offer that stands, or decline it. Who has made it can withdraw it by declining."""

        async def action(table: LiveTable, mine: int) -> None:
            _check_running(table)
            self._tables.check_room(table, again=True)
            offer = offer_of(table.entries)
            if offer is None:
                raise Refused("conflict", "no-offer")
            if not agrees:
                what = "withdrawn" if offer.by == mine else ""
                row = self._tables.entry(table, 1, "decline", mine, what, key_of(mine, key))
                await write_entries(self._tables, table, [row])
                return
            if mine in offer.agreed:
                raise Refused("conflict", "has-agreed")
            row = self._tables.entry(table, 1, "agree", mine, key=key_of(mine, key))
            await self._agreed(table, [row], offer.what, offer.agreed | {mine})

        return await self._tables.once(person, table_id, version, key, action)

    async def resume(self, person: AccountRow | None, table_id: str, version: int, key: str) -> Ack:
        """Let the clocks run again; any player may ask for it."""

        async def action(table: LiveTable, mine: int) -> None:
            if table.clock is None or not table.clock.paused:
                raise Refused("conflict", "not-paused")
            await self._clocks.resume(table, mine, key_of(mine, key))

        return await self._tables.once(person, table_id, version, key, action)

    async def _agreed(self, table: LiveTable, rows: list[EntryRow], what: str, agreed: frozenset[int]) -> None:
        """Write the entries, and carry out the offer if all players agree."""
        if not set(voters(table.seats)) <= agreed:
            await write_entries(self._tables, table, rows)
        elif what == "pause":
            await write_entries(self._tables, table, [*rows, self._tables.entry(table, 2, "pause", -1)])
        else:
            await self.end(table, rows, "agreed")

    async def end(self, table: LiveTable, rows: list[EntryRow], how: str) -> None:
        """End the game with the places as they stand. The caller holds the lock."""
        await self._end(table, rows, how, leaders_of(table.position))

    async def _end(
        self,
        table: LiveTable,
        rows: list[EntryRow],
        how: str,
        winners: tuple[int, ...],
        seats: tuple[SeatRow, ...] = (),
    ) -> None:
        rows = [*rows, self._tables.entry(table, len(rows) + 1, "end", -1, how)]
        written = await self._tables.commit(table, rows, "finished", table.position, seats, how=how, winners=winners)
        _apply(table, list(written), seats)


async def write_entries(
    tables: Tables, table: LiveTable, rows: list[EntryRow], seats: tuple[SeatRow, ...] = ()
) -> None:
    """Commit entries that are not moves, and apply them. The caller holds the lock."""
    written = await tables.commit(table, rows, table.row.state, table.position, seats)
    _apply(table, list(written), seats)


def _apply(table: LiveTable, rows: list[EntryRow], seats: tuple[SeatRow, ...]) -> None:
    for seat in seats:
        table.seats[seat.seat] = seat
    for row in rows:
        table.apply_other(row)


def _check_running(table: LiveTable) -> None:
    if table.row.state != "running":
        raise Refused("conflict", "not-running")
