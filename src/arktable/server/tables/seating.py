"""Seats before the start of a game: sitting down, adding others, leaving. Also deletes tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arktable.server.people import names
from arktable.server.people.acting_seat import named_seat, own_seats, plays_alone
from arktable.server.people.bot_names import BOT_NAMES, check_bot
from arktable.server.people.programs import has_person
from arktable.server.running.errors import Refused, no_such_table
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, EntryRow, SeatRow, TableState
from arktable.server.tables.stored_events import write_events
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.wire.tables import Brief, Snapshot


class Seating:
    """Assigns and frees seats of tables whose game has not started."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings

    async def sit(
        self, person: AccountRow, table_id: str, seat: int, name: str | None = None, bot: str | None = None
    ) -> Snapshot:
        """Take an open seat; the last one starts the game.

        With a `name`, another person who plays on this device sits there. A `bot` can be seated by a person who waits
        alone at a table.
        """
        table = await self._tables.cache.fresh(table_id)
        await self._tables.check_seats(person)

        async def action() -> None:
            check_open(table)
            self._tables.check_room(table, again=True)
            if not 0 <= seat < len(table.seats):
                raise Refused("malformed", "no-such-seat", seat=seat)
            taken = self._taken(table, person, seat, name, bot)
            if table.seats[seat].kind != "open":
                raise Refused("conflict", "seat-taken", seat=seat)
            await self._tables.entrance.check_seat(table, person, seat, bot is not None)
            await self.take(table, taken)
            if bot is None:
                await self._tables.entrance.seated(table, person, seat)

        await self._tables.change(table, action)
        return self._tables.snapshot_for(table, person)

    def _taken(self, table: LiveTable, person: AccountRow, seat: int, name: str | None, bot: str | None) -> SeatRow:
        """The changed seat; refused if this person may not fill it in this way."""
        if bot is not None:
            if not plays_alone(table.seats, person):
                raise Refused("conflict", "others-sit")
            check_bot(bot, table.first_game.facts.game if table.first_game else "", self._settings.bot_think)
            return SeatRow(seat, "bot", BOT_NAMES[seat % len(BOT_NAMES)], bot=bot)
        mine = own_seats(table.seats, person.id)
        if mine and name is None:
            raise Refused("conflict", "already-seated", seat=mine[0])
        if mine and table.clock is not None:
            raise Refused("malformed", "clock-one-device")
        said = person.name if name is None else names.clean_name(name)
        if any(table.seats[other].name == said for other in mine):
            raise Refused("malformed", "one-name-each", name=said)
        return SeatRow(seat, "person", said, person.id)

    async def take(self, table: LiveTable, taken: SeatRow) -> None:
        """Fill an open seat; the last one starts the game. The caller holds the lock."""
        await self._begin_after(table, [self._tables.entry(table, 1, "sit", taken.seat)], table.unagreed, (taken,))

    async def agree(self, table: LiveTable, seats: Sequence[int]) -> None:
        """The players of these seats agree to what is agreed now; the game starts if it waited for them alone. With
        seat −1 the host has taken a change back. The caller holds the lock.
        """
        rows = [self._tables.entry(table, ahead, "agree", seat) for ahead, seat in enumerate(seats, 1)]
        await self._begin_after(table, rows, table.unagreed.difference(seats))

    async def _begin_after(
        self, table: LiveTable, rows: list[EntryRow], unagreed: frozenset[int], seats: tuple[SeatRow, ...] = ()
    ) -> None:
        """Write these entries, and start the game if every seat is taken and everybody agrees."""
        tables, others = self._tables, len(rows)
        taken = {seat.seat for seat in seats}
        ready = not unagreed and all(one.kind != "open" for one in table.seats if one.seat not in taken)
        goes_on = ready and table.position is not None  # an uploaded game
        position, events = table.first_position() if ready and not goes_on else (table.position, [])
        if ready and not goes_on:
            start = tables.entry(table, others + 1, "start", -1)
            rows = [*rows, msgspec.structs.replace(start, events=write_events(events))]
        state: TableState = "running" if ready else "open"
        rows = list(await tables.commit(table, rows, state, position if ready else None, seats))
        for seat in seats:
            table.seats[seat.seat] = seat
        table.unagreed = unagreed
        for row in rows[:others]:
            table.apply_other(row)
        if ready and not goes_on:
            table.apply_start(rows[-1])

    async def leave(self, person: AccountRow, table_id: str) -> Brief:
        """Leave a seat before the start, or all of them if none is named. A table without people is deleted."""
        tables = self._tables
        table = await tables.cache.fresh(table_id)

        async def action() -> None:
            check_open(table)
            tables.check_room(table, again=True)
            mine = own_seats(table.seats, person.id)
            if len(mine) < 2 or named_seat(person) is not None:
                mine = [seat_at(table, person)]
            freed = tuple(SeatRow(seat, "open") for seat in mine)
            rows = [tables.entry(table, ahead, "leave", seat) for ahead, seat in enumerate(mine, 1)]
            if any(has_person(other) and other.seat not in mine for other in table.seats):
                rows = list(await tables.commit(table, rows, "open", None, freed))
            else:
                await self._take_away(table)
                rows = []
            for seat in freed:
                table.seats[seat.seat] = seat
            for row in rows:
                table.apply_other(row)
            if rows:
                await tables.entrance.left(table, person)

        await tables.change(table, action)
        return tables.brief(table, person)

    async def delete(self, person: AccountRow | None, table_id: str) -> None:
        """Delete a table with its game and its awards: in a browser, where nobody else plays, any table; on a server an
        unlisted one at which this person is the only one.
        """
        table = await self._tables.cache.fresh(table_id)

        async def action() -> None:
            if table.gone:
                raise no_such_table(table.row.id)
            own = table.row.unlisted and plays_alone(table.seats, person)
            if not (self._settings.alone or own):
                raise Refused("forbidden", "kept-for-all")
            await self._take_away(table)

        await self._tables.change(table, action)

    async def _take_away(self, table: LiveTable) -> None:
        await self._tables.store.delete_table(table.row.id, table.version)
        self._tables.cache.forget(table)


def check_open(table: LiveTable) -> None:
    """Refuse changes of seats after the start."""
    if table.gone:
        raise no_such_table(table.row.id)
    if table.row.state != "open":
        raise Refused("conflict", "already-started")
    if table.pinned:
        raise Refused("conflict", "other-rules")
