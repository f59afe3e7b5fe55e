"""What people do about clocks: give time, say their zone, take vacations."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

from arktable.server.distance.clocks.charging import is_zone, zone_of
from arktable.server.distance.clocks.clocks import Clocks
from arktable.server.people.leaving import given_time
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.one_at_a_time import OneAtATime
from arktable.server.store.distance.clocks import SqlClocks, VacationRow
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, key_of
from arktable.server.wire.distance.clocks import Vacation, Vacations
from arktable.server.wire.tables import Ack

VACATION_DAYS: Final = 30
"""Days of vacation in a calendar year."""
FARTHEST: Final = timedelta(days=366)
"""A vacation ends within this time from now, so that nobody has endless ones."""
MOST_GIVEN: Final = 30 * 24 * 3600


class ClockActions:
    """Changes clocks on behalf of people. Changes at a table are log entries."""

    def __init__(self, tables: Tables, clocks: Clocks, store: SqlClocks) -> None:
        self._tables = tables
        self._clocks = clocks
        self._store = store
        self._taking = OneAtATime()

    async def give_time(
        self, person: AccountRow | None, table_id: str, version: int, key: str, seat: int, seconds: int
    ) -> Ack:
        """Give another player time. Nobody can give it to themselves."""

        async def action(table: LiveTable, mine: int) -> None:
            self._tables.check_room(table, again=True)
            if table.clock is None or table.over:
                raise Refused("conflict", "no-clock")
            if not 0 <= seat < len(table.seats):
                raise Refused("malformed", "no-such-seat", seat=seat)
            if seat == mine or table.seats[seat].account_id == table.seats[mine].account_id:
                raise Refused("conflict", "not-to-yourself")
            if not 1 <= seconds <= MOST_GIVEN:
                raise malformed(f"seconds must be between 1 and {MOST_GIVEN}")
            row = self._tables.entry(table, 1, "give-time", mine, f"{seat} {seconds}", key_of(mine, key))
            back = given_time(table.seats[seat])
            (row,) = await self._tables.commit(table, [row], table.row.state, table.position, (back,))
            table.seats[seat] = back
            table.apply_other(row)

        return await self._tables.once(person, table_id, version, key, action)

    async def set_zone(self, person: AccountRow, table_id: str, zone: str) -> None:
        """Note the time zone of this person at a table; it counts from their next wait."""
        if not is_zone(zone):
            raise malformed("zone is a name as Europe/Paris")
        table = await self._tables.cache.get(table_id)

        async def action() -> None:
            for seat in self._clocks.zone_needed(table, person.id, zone):
                self._tables.check_room(table, again=True)
                row = self._tables.entry(table, 1, "zone", seat, zone)
                (row,) = await self._tables.commit(table, [row], table.row.state, table.position)
                table.apply_other(row)

        await self._tables.change(table, action)

    # -- vacations ----------------------------------------------------------------------------------------------

    async def vacations(self, person: AccountRow) -> Vacations:
        rows = await self._store.vacations(person.id)
        today = self._today("UTC")
        used = sum(_days_in(row, today.year) for row in rows)
        shown = [
            Vacation(row.first_day, row.last_day, _has_begun(row.first_day, today))
            for row in sorted(rows, key=lambda row: row.first_day)
            if _day(row.last_day) >= today - timedelta(days=1)
        ]
        return Vacations(shown, VACATION_DAYS, max(0, VACATION_DAYS - used))

    def _today(self, zone: str) -> date:
        return datetime.fromisoformat(self._tables.now()).astimezone(zone_of(zone)).date()

    async def take_vacation(self, person: AccountRow, first: str, last: str, zone: str) -> Vacations:
        """Take these days off, from tomorrow on and within a year. The days of a calendar year are limited."""
        async with self._taking.of(person.id):
            return await self._take(person, first, last, zone)

    async def _take(self, person: AccountRow, first: str, last: str, zone: str) -> Vacations:
        begins, ends = _day(first), _day(last)
        today = self._today(zone)
        if not today < begins <= ends <= today + FARTHEST or ends - begins > timedelta(days=VACATION_DAYS):
            raise Refused("malformed", "vacation-days", most=VACATION_DAYS)
        taken = await self._store.vacations(person.id)
        for year in range(begins.year, ends.year + 1):
            used = sum(_days_in(row, year) for row in [*taken, VacationRow(person.id, first, last)])
            if used > VACATION_DAYS:
                raise Refused("conflict", "vacation-spent", most=VACATION_DAYS, year=year)
        await self._store.put_vacation(VacationRow(person.id, first, last))
        await self._clocks.renew(person.id)
        return await self.vacations(person)

    async def end_vacation(self, person: AccountRow, first: str) -> Vacations:
        """Give up a vacation that has not begun."""
        if _has_begun(first, self._today("UTC")):
            raise Refused("conflict", "vacation-begun")
        await self._store.drop_vacation(person.id, first)
        await self._clocks.renew(person.id)
        return await self.vacations(person)


def _has_begun(first: str, today: date) -> bool:
    """`today` is that of UTC: in some zones it is still the day before."""
    return _day(first) <= today - timedelta(days=1)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise malformed("a day is written as 2026-12-31") from None


def _days_in(row: VacationRow, year: int) -> int:
    """The days of a vacation in this year."""
    first = max(date.fromisoformat(row.first_day), date(year, 1, 1))
    last = min(date.fromisoformat(row.last_day), date(year, 12, 31))
    return max(0, (last - first).days + 1)
