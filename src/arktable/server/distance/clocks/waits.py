"""What a wait costs, when a clock runs out, and when a table is due: what the log of a table does not say by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from arktable.server.distance.clocks.charging import Charging, Span, charged, days_off, runs_out, zone_of
from arktable.server.distance.clocks.limits import LONGEST_PAUSE, decision_due
from arktable.server.running.times import iso
from arktable.server.store.distance.clocks import VacationRow
from arktable.server.store.rows import DueRow, SeatRow
from arktable.server.tables.table_clock import TableClock

TRAVEL: Final = 1000
"""Milliseconds of a live move that are not charged, for the way of the request."""


class Waits:
    """Computes waits from outages and vacations. `outages` gives the spans that count for a pace."""

    def __init__(self, outages: Callable[[str], Iterable[Span]]) -> None:
        self._outages = outages
        self.vacations: dict[str, list[VacationRow]] = {}
        """By account; of the tables that were loaded."""

    def spent(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], until: str) -> int:
        """What this seat has spent in its present wait; not more than it had."""
        since = clock.since[seat]
        cost = charged(self.charging(clock, seat, seats), time_of(since), max(time_of(since), time_of(until)))
        if clock.pace.kind == "live":
            cost = max(0, cost - TRAVEL)
        return min(cost, clock.total(seat))

    def charging(self, clock: TableClock, seat: int, seats: Sequence[SeatRow]) -> Charging:
        """What decides whether the clock of this seat runs."""
        zone = zone_of(clock.zones[seat])
        window = clock.pace.window if clock.pace.kind == "days" else None
        return Charging(zone, window, [*self._outages(clock.pace.kind), *self.days_off(clock, seat, seats, zone)])

    def days_off(self, clock: TableClock, seat: int, seats: Sequence[SeatRow], zone: ZoneInfo) -> list[Span]:
        """The vacations that count for this seat."""
        if clock.pace.kind != "days" or not clock.pace.vacation:
            return []
        return [
            days_off(date.fromisoformat(row.first_day), date.fromisoformat(row.last_day), zone)
            for row in self.vacations.get(seats[seat].account_id or "", ())
        ]

    def due(
        self, clock: TableClock | None, seats: Sequence[SeatRow], waiting: Sequence[int], version: int
    ) -> DueRow | None:
        """The people that a table waits for at this version, and when something happens if they do nothing."""
        people = tuple(seat for seat in waiting if seats[seat].kind == "person" and seats[seat].bot is None)
        if not people:
            return None
        if clock is None:
            return DueRow(version, people)
        flags = [self.flag_of(clock, seat, seats) for seat in clock.since]
        flags += [end for seat in waiting if (end := decision_due(clock, seat)) is not None]
        if clock.paused:
            flags = [time_of(clock.paused) + LONGEST_PAUSE[clock.pace.kind]]
        return DueRow(version, people, iso(min(flags)) if flags else "")

    def flag_of(self, clock: TableClock, seat: int, seats: Sequence[SeatRow]) -> datetime:
        """When the clock of this seat runs out, if its player does nothing."""
        left = clock.total(seat) + (TRAVEL if clock.pace.kind == "live" else 0)
        return runs_out(self.charging(clock, seat, seats), time_of(clock.since[seat]), left)


def is_told(seats: Sequence[SeatRow]) -> bool:
    """Do at least two people play? Otherwise nobody has to be told whose turn it is, unless there are clocks."""
    return len({seat.account_id for seat in seats if seat.kind == "person"}) >= 2


def time_of(text: str) -> datetime:
    """A time of the log."""
    return datetime.fromisoformat(text).astimezone(UTC)
