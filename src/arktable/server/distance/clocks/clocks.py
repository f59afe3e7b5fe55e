"""The clocks of all tables: they charge entries, show what is left, and say when a table is due."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from arktable.engine.position import Position
from arktable.server.bus.kinds import VACATION
from arktable.server.distance.clocks.charging import Charging, Span, charged, days_off, next_change, runs_out, zone_of
from arktable.server.distance.clocks.limits import LONGEST_PAUSE, decision_due
from arktable.server.distance.clocks.outages import Outages
from arktable.server.distance.clocks.sweep import Sweep
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.background import Tasks
from arktable.server.running.times import iso
from arktable.server.settings import Settings
from arktable.server.store.distance.clocks import SqlClocks, VacationRow
from arktable.server.store.rows import DueRow, EntryRow, SeatRow, StoreFault
from arktable.server.tables.stand_in import StandIns
from arktable.server.tables.table import LiveTable
from arktable.server.tables.table_clock import TableClock
from arktable.server.tables.tables import Tables
from arktable.server.tables.timing import ARRIVED, Timed
from arktable.server.wire.pace import Clock, SeatClock

TRAVEL: Final = 1000
"""Milliseconds of a live move that are not charged, for the way of the request."""
ENDS_WAIT: Final = ("move", "resign", "flag")
"""Entries that end the wait for their seat."""


class Clocks:
    """Implements `Timing` for a server."""

    def __init__(self, tables: Tables, store: SqlClocks, stand_ins: StandIns, settings: Settings) -> None:
        self._tables = tables
        self._store = store
        self._settings = settings
        self._vacations: dict[str, list[VacationRow]] = {}  # by account; of the tables that were loaded
        self.outages = Outages(store, tables.now)
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
            if seat.account_id is not None and seat.account_id not in self._vacations:
                self._vacations[seat.account_id] = await self._store.vacations(seat.account_id)

    def _changed_elsewhere(self, account_id: str) -> None:
        """The vacations of this person were changed by another process."""
        if account_id in self._vacations:
            self._tasks.begin(self._read_vacations(account_id))

    async def _read_vacations(self, account_id: str) -> None:
        with contextlib.suppress(StoreFault):
            self._vacations[account_id] = await self._store.vacations(account_id)

    async def renew(self, account_id: str) -> None:
        """The vacations of this person have changed: renew when their tables are due."""
        self._vacations[account_id] = await self._store.vacations(account_id)
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
        row = self._due(table.clock, table.seats, table.waiting(table.position) if table.begun else (), table.version)
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
            if len({seat.account_id for seat in seats if seat.kind == "person"}) < 2:
                return Timed(rows)
            return Timed(rows, True, self._due(None, seats, waiting, rows[-1].version))
        await self._know(seats)
        clock, written = table.clock.copy(), []
        for number, row in enumerate(rows):
            is_last = number == len(rows) - 1
            timed = self._with_spent(clock, row, seats)
            clock.apply(timed, waiting if is_last else table.waiting(table.position), seats, ended if is_last else ())
            written.append(timed)
        return Timed(written, True, self._due(clock, seats, waiting, rows[-1].version))

    def _with_spent(self, clock: TableClock, row: EntryRow, seats: Sequence[SeatRow]) -> EntryRow:
        """The entry with what it charges."""
        until = min(ARRIVED.get() or row.at, row.at)
        if row.kind == "pause":
            spent = [f"{seat}:{self.spent(clock, seat, seats, until)}" for seat in clock.since]
            return msgspec.structs.replace(row, moves=" ".join(spent))
        seat = int(row.moves.split()[0]) if row.kind == "hand-over" else row.seat
        if seat not in clock.since or row.kind not in (*ENDS_WAIT, "hand-over"):
            return row
        return msgspec.structs.replace(row, spent=self.spent(clock, seat, seats, until))

    def spent(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], until: str) -> int:
        """What this seat has spent in its present wait; not more than it had."""
        since = clock.since[seat]
        cost = charged(self._charging(clock, seat, seats), _time(since), max(_time(since), _time(until)))
        if clock.pace.kind == "live":
            cost = max(0, cost - TRAVEL)
        return min(cost, clock.total(seat))

    def _charging(self, clock: TableClock, seat: int, seats: Sequence[SeatRow]) -> Charging:
        zone = zone_of(clock.zones[seat])
        window = clock.pace.window if clock.pace.kind == "days" else None
        return Charging(zone, window, [*self.outages.spans(clock.pace.kind), *self._days_off(clock, seat, seats, zone)])

    def _days_off(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], zone: ZoneInfo) -> list[Span]:
        """The vacations that count for this seat."""
        if clock.pace.kind != "days" or not clock.pace.vacation:
            return []
        return [
            days_off(date.fromisoformat(row.first_day), date.fromisoformat(row.last_day), zone)
            for row in self._vacations.get(seats[seat].account_id or "", ())
        ]

    def _leave(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], now: datetime) -> str:
        """Until when the player of this seat is on vacation."""
        spans = self._days_off(clock, seat, seats, zone_of(clock.zones[seat]))
        return max((iso(span.end) for span in spans if span.start <= now < span.end), default="")

    # -- when a table is due ------------------------------------------------------------------------------------

    def _due(
        self, clock: TableClock | None, seats: Sequence[SeatRow], waiting: Sequence[int], version: int
    ) -> DueRow | None:
        people = tuple(seat for seat in waiting if seats[seat].kind == "person" and seats[seat].bot is None)
        if not people:
            return None
        if clock is None:
            return DueRow(version, people)
        flags = [self.flag_of(clock, seat, seats) for seat in clock.since]
        flags += [end for seat in waiting if (end := decision_due(clock, seat)) is not None]
        if clock.paused:
            flags = [_time(clock.paused) + LONGEST_PAUSE[clock.pace.kind]]
        return DueRow(version, people, iso(min(flags)) if flags else "")

    def flag_of(self, clock: TableClock, seat: int, seats: Sequence[SeatRow]) -> datetime:
        """When the clock of this seat runs out, if its player does nothing."""
        left = clock.total(seat) + (TRAVEL if clock.pace.kind == "live" else 0)
        return runs_out(self._charging(clock, seat, seats), _time(clock.since[seat]), left)

    def is_out(self, table: LiveTable, seat: int, now: str) -> bool:
        """Has the clock of this seat run out?"""
        clock = table.clock
        return clock is not None and seat in clock.since and iso(self.flag_of(clock, seat, table.seats)) <= now

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
        leave = self._leave(clock, seat, seats, _time(now))
        if seat not in clock.since:
            out, zone = seat in clock.out, clock.zones[seat]
            return SeatClock(clock.total(seat), clock.turn[seat], out=out, zone=zone, leave=leave)
        spent = self.spent(clock, seat, seats, now)
        runs, change = next_change(self._charging(clock, seat, seats), _time(now))
        return SeatClock(
            left=clock.total(seat) - spent,
            turn=max(0, clock.turn[seat] - spent),
            runs=True,
            rests="" if runs else iso(change),
            leave=leave,
            until=iso(change) if runs and change - _time(now) < timedelta(days=366) else "",
            flag=iso(self.flag_of(clock, seat, seats)),
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


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)
