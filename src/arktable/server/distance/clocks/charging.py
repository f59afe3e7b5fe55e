"""How much of a wait is charged: the part inside the daily window of the player, without vacations and outages.

All times are UTC. Local times are used only to find the windows, because an hour may be missing or doubled in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY: Final = 24 * 60
MOST_DAYS: Final = 3 * 366
"""A clock that does not run out within three years is said to run out then."""


class Span(NamedTuple):
    """A span of time; the end does not belong to it."""

    start: datetime
    end: datetime

    def cut(self, other: Span) -> Span | None:
        """The common part of two spans; None if there is none."""
        start, end = max(self.start, other.start), min(self.end, other.end)
        return Span(start, end) if start < end else None


class Charging(NamedTuple):
    """What decides whether the clock of a player runs."""

    zone: ZoneInfo
    window: tuple[int, int] | None
    """Minutes after midnight; the end may be before the start, then the window goes past midnight."""
    rests: Sequence[Span]
    """Vacations and outages."""


def zone_of(name: str) -> ZoneInfo:
    """The zone of this name, or UTC if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    """Is there a time zone of this name?"""
    return bool(name) and len(name) <= 64 and (zone_of(name).key == name)


def window_minutes(window: tuple[int, int]) -> int:
    """The length of a daily window."""
    start, end = window
    return end - start if end > start else end - start + DAY


def moment(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    """A local time as UTC. In an hour that is missing the offset before it counts; of a doubled one the first."""
    later = day + timedelta(days=minutes // DAY)
    clock = time(minutes % DAY // 60, minutes % 60)
    return datetime.combine(later, clock, zone).astimezone(UTC)


def days_off(first: date, last: date, zone: ZoneInfo) -> Span:
    """The span of these local days, both included."""
    return Span(moment(first, 0, zone), moment(last, DAY, zone))


def running(charging: Charging, start: datetime, end: datetime) -> Iterator[Span]:
    """The spans between these times in which the clock runs, in order."""
    whole = Span(start, end)
    for span in _windows(charging, whole):
        yield from _without(span, charging.rests)


def charged(charging: Charging, start: datetime, end: datetime) -> int:
    """The milliseconds between these times that are charged."""
    return round(sum((span.end - span.start) / timedelta(milliseconds=1) for span in running(charging, start, end)))


def runs_out(charging: Charging, start: datetime, left: int) -> datetime:
    """When a clock with this many milliseconds runs out, if it has run since `start`."""
    last = start + timedelta(days=MOST_DAYS)
    for span in running(charging, start, last):
        length = round((span.end - span.start) / timedelta(milliseconds=1))
        if left <= length:
            return span.start + timedelta(milliseconds=left)
        left -= length
    return last


def next_change(charging: Charging, now: datetime) -> tuple[bool, datetime]:
    """Does the clock run now, and when does that change next?"""
    last = now + timedelta(days=MOST_DAYS)
    for span in running(charging, now, last):
        return (True, span.end) if span.start <= now else (False, span.start)
    return False, last


def _windows(charging: Charging, whole: Span) -> Iterator[Span]:
    """The daily windows inside this span."""
    if charging.window is None:
        if whole.start < whole.end:
            yield whole
        return
    start = charging.window[0]
    length = window_minutes(charging.window)
    day = whole.start.astimezone(charging.zone).date() - timedelta(days=1)
    while (opens := moment(day, start, charging.zone)) < whole.end:
        span = Span(opens, moment(day, start + length, charging.zone)).cut(whole)
        if span is not None:
            yield span
        day += timedelta(days=1)


def _without(span: Span, rests: Iterable[Span]) -> Iterator[Span]:
    """The parts of a span outside all rests."""
    parts = [span]
    for rest in rests:
        left: list[Span] = []
        for part in parts:
            if part.cut(rest) is None:
                left.append(part)
                continue
            if part.start < rest.start:
                left.append(Span(part.start, rest.start))
            if rest.end < part.end:
                left.append(Span(rest.end, part.end))
        parts = left
    yield from parts
