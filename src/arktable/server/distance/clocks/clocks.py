"""The clocks of all tables: they charge entries, show what is left, and say when a table is due."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

import msgspec

from arktable.engine.position import Position
from arktable.server.bus.kinds import VACATION
from arktable.server.distance.clocks.charging import next_change, zone_of
from arktable.server.distance.clocks.outages import Outages
from arktable.server.distance.clocks.sweep import Sweep
from arktable.server.distance.clocks.waits import Waits, is_told, time_of
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.background import Tasks
from arktable.server.running.times import iso
from arktable.server.settings import Settings
from arktable.server.store.distance.clocks import SqlClocks
from arktable.server.store.rows import EntryRow, SeatRow, StoreFault
from arktable.server.tables.stand_in import StandIns
from arktable.server.tables.table import LiveTable
from arktable.server.tables.table_clock import TableClock
from arktable.server.tables.tables import Tables
from arktable.server.tables.timing import ARRIVED, Timed
from arktable.server.wire.pace import Clock, SeatClock

ENDS_WAIT: Final = ("move", "resign", "flag")
"""Entries that end the wait for their seat."""


class Clocks:
    """Implements `Timing` for a server."""

    def __init__(self, tables: Tables, store: SqlClocks, stand_ins: StandIns, settings: Settings) -> None:
        self._tables = tables
        self._store = store
        self._settings = settings
        self.outages = Outages(store, tables.now)
        self._waits = Waits(self.outages.spans)
        self.sweep = Sweep(self, tables, store, stand_ins)
        tables.timing = self
        self._tasks = Tasks("vacations")
        tables.cache.on_load.append(self.loaded)
        tables.bus.handle(VACATION, self._changed_elsewhere)

    async def start(self) -> None:
        await self.outages.start(beats=self._settings.sweep_seconds > 0 and not self._settings.clock_file)
        self.sweep.repeated.start(self._settings.sweep_seconds)

    async def close(self) -> None:
        await self.sweep.repeated.close()
        await self.outages.close()

    # -- loading ------------------------------------------------------------------------------------------------

    async def loaded(self, table: LiveTable) -> None:
        """Read what is needed to compute the clocks of this table."""
        if table.clock is None:
            return
        await self._know(table.seats)
        table.shown_clock = self._shower(table)

    def _shower(self, table: LiveTable) -> Callable[[], Clock | None]:
        return lambda: self.shown(table)

    async def _know(self, seats: Sequence[SeatRow]) -> None:
        for seat in seats:
            if seat.account_id is not None and seat.account_id not in self._waits.vacations:
                self._waits.vacations[seat.account_id] = await self._store.vacations(seat.account_id)

    def _changed_elsewhere(self, account_id: str) -> None:
        """The vacations of this person were changed by another process."""
        if account_id in self._waits.vacations:
            self._tasks.begin(self._read_vacations(account_id))

    async def _read_vacations(self, account_id: str) -> None:
        with contextlib.suppress(StoreFault):
            self._waits.vacations[account_id] = await self._store.vacations(account_id)

    async def renew(self, account_id: str) -> None:
        """The vacations of this person have changed: renew when their tables are due."""
        self._waits.vacations[account_id] = await self._store.vacations(account_id)
        self._tables.bus.tell(VACATION, account_id)
        for listed in await self._tables.store.tables_of(account_id, 1000):
            if listed.row.state == "running" and listed.row.pace:
                table = await self._tables.cache.get(listed.row.id)
                async with table.lock:
                    await self._set_due(table)
                self._tables.publish(table)

    async def opened(self, table: LiveTable) -> None:
        await self._set_due(table)

    async def _set_due(self, table: LiveTable) -> None:
        row = self._waits.due(
            table.clock, table.seats, table.waiting(table.position) if table.begun else (), table.version
        )
        if row is not None or table.clock is not None:
            await self._store.set_due(table.row.id, row)

    # -- charging -----------------------------------------------------------------------------------------------

    async def timed(
        self,
        table: LiveTable,
        rows: Sequence[EntryRow],
        position: Position | None,
        seats: Sequence[SeatRow],
        ended: Sequence[int],
    ) -> Timed:
        waiting = table.waiting(position)
        if table.clock is None:
            if not is_told(seats):
                return Timed(rows)
            return Timed(rows, True, self._waits.due(None, seats, waiting, rows[-1].version))
        await self._know(seats)
        clock, written = table.clock.copy(), []
        for number, row in enumerate(rows):
            is_last = number == len(rows) - 1
            timed = self._with_spent(clock, row, seats)
            clock.apply(timed, waiting if is_last else table.waiting(table.position), seats, ended if is_last else ())
            written.append(timed)
        return Timed(written, True, self._waits.due(clock, seats, waiting, rows[-1].version))

    def _with_spent(self, clock: TableClock, row: EntryRow, seats: Sequence[SeatRow]) -> EntryRow:
        """The entry with what it charges."""
        until = min(ARRIVED.get() or row.at, row.at)
        if row.kind == "pause":
            spent = [f"{seat}:{self._waits.spent(clock, seat, seats, until)}" for seat in clock.since]
            return msgspec.structs.replace(row, moves=" ".join(spent))
        seat = int(row.moves.split()[0]) if row.kind == "hand-over" else row.seat
        if seat not in clock.since or row.kind not in (*ENDS_WAIT, "hand-over"):
            return row
        return msgspec.structs.replace(row, spent=self._waits.spent(clock, seat, seats, until))

    def _leave(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], now: datetime) -> str:
        """Until when the player of this seat is on vacation."""
        spans = self._waits.days_off(clock, seat, seats, zone_of(clock.zones[seat]))
        return max((iso(span.end) for span in spans if span.start <= now < span.end), default="")

    def is_out(self, table: LiveTable, seat: int, now: str) -> bool:
        """Has the clock of this seat run out?"""
        clock = table.clock
        return clock is not None and seat in clock.since and iso(self._waits.flag_of(clock, seat, table.seats)) <= now

    async def resume(self, table: LiveTable, seat: int, key: str | None) -> None:
        """Let the clocks run again after a pause. The caller holds the lock."""
        row = self._tables.entry(table, 1, "resume", seat, key=key)
        (row,) = await self._tables.commit(table, [row], table.row.state, table.position)
        table.apply_other(row)

    # -- showing ------------------------------------------------------------------------------------------------

    def shown(self, table: LiveTable) -> Clock | None:
        """The clocks of a table now."""
        clock = table.clock
        if clock is None:
            return None
        now = self._tables.now()
        seats = [self._seat(clock, seat, table.seats, now) for seat in range(clock.seats)]
        return Clock(now, clock.pace, seats, clock.paused, self._last_outage(clock))

    def _seat(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], now: str) -> SeatClock:
        leave = self._leave(clock, seat, seats, time_of(now))
        if seat not in clock.since:
            out, zone = seat in clock.out, clock.zones[seat]
            return SeatClock(clock.total(seat), clock.turn[seat], out=out, zone=zone, leave=leave)
        spent = self._waits.spent(clock, seat, seats, now)
        runs, change = next_change(self._waits.charging(clock, seat, seats), time_of(now))
        return SeatClock(
            left=clock.total(seat) - spent,
            turn=max(0, clock.turn[seat] - spent),
            runs=True,
            rests="" if runs else iso(change),
            leave=leave,
            until=iso(change) if runs and change - time_of(now) < timedelta(days=366) else "",
            flag=iso(self._waits.flag_of(clock, seat, seats)),
            zone=clock.zones[seat],
            since=clock.since[seat],
        )

    def _last_outage(self, clock: TableClock) -> str:
        since = min(clock.since.values(), default="")
        ends = [iso(span.end) for span in self.outages.spans(clock.pace.kind)]
        return max((end for end in ends if since and end > since), default="")

    def zone_needed(self, table: LiveTable, account_id: str, zone: str) -> list[int]:
        """The seats of this person whose zone differs."""
        clock = table.clock
        return (
            [] if clock is None else [seat for seat in own_seats(table.seats, account_id) if clock.zones[seat] != zone]
        )
