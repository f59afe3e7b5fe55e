"""What a wait costs: windows, zones, both clock changes of a year, vacations, outages."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arktable.server.distance.clocks.charging import (
    Charging,
    Span,
    charged,
    days_off,
    is_zone,
    moment,
    next_change,
    runs_out,
    zone_of,
)

HOUR = 3_600_000
PARIS = ZoneInfo("Europe/Paris")
ALL_DAY = Charging(PARIS, None, ())
DAYTIME = Charging(PARIS, (9 * 60, 22 * 60), ())
NIGHT = Charging(PARIS, (20 * 60, 6 * 60), ())


def at(text: str) -> datetime:
    """A UTC time."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_without_a_window_every_hour_counts() -> None:
    assert charged(ALL_DAY, at("2026-06-01T00:00"), at("2026-06-03T00:00")) == 48 * HOUR


def test_only_the_hours_in_the_window_count() -> None:
    # In summer Paris is two hours ahead: the window is 7 to 20 h UTC.
    assert charged(DAYTIME, at("2026-06-01T06:00"), at("2026-06-01T08:00")) == 1 * HOUR
    assert charged(DAYTIME, at("2026-06-01T19:00"), at("2026-06-02T08:00")) == 2 * HOUR
    assert charged(DAYTIME, at("2026-06-01T21:00"), at("2026-06-02T06:00")) == 0


def test_a_window_may_go_past_midnight() -> None:
    # 20 to 6 h in Paris is 18 to 4 h UTC.
    assert charged(NIGHT, at("2026-06-01T00:00"), at("2026-06-02T00:00")) == 10 * HOUR
    assert charged(NIGHT, at("2026-06-01T03:00"), at("2026-06-01T05:00")) == 1 * HOUR


@pytest.mark.parametrize(("day", "hours"), [("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-01", 24)])
def test_a_day_with_a_clock_change_has_its_real_length(day: str, hours: int) -> None:
    of_day = days_off(date.fromisoformat(day), date.fromisoformat(day), PARIS)
    assert of_day.end - of_day.start == timedelta(hours=hours)
    assert charged(ALL_DAY, of_day.start, of_day.end) == hours * HOUR


@pytest.mark.parametrize(("day", "hours"), [("2026-03-28", 9), ("2026-10-24", 11), ("2026-06-01", 10)])
def test_a_night_with_a_clock_change_has_its_real_length(day: str, hours: int) -> None:
    evening = moment(date.fromisoformat(day), 12 * 60, PARIS)
    assert charged(NIGHT, evening, evening + timedelta(hours=24)) == hours * HOUR


def test_in_the_missing_hour_the_offset_before_it_counts_and_of_the_doubled_one_the_first() -> None:
    assert moment(date(2026, 3, 29), 150, PARIS) == at("2026-03-29T01:30")  # 2:30 does not exist: 3:30 summer time
    assert moment(date(2026, 10, 25), 150, PARIS) == at("2026-10-25T00:30")  # the first 2:30, still summer time


def test_vacations_and_outages_are_not_charged() -> None:
    rests = [days_off(date(2026, 6, 2), date(2026, 6, 3), PARIS), Span(at("2026-06-04T10:00"), at("2026-06-04T11:30"))]
    charging = Charging(PARIS, None, rests)
    assert charged(charging, at("2026-06-01T00:00"), at("2026-06-05T00:00")) == (96 - 48) * HOUR - 3 * HOUR // 2


def test_overlapping_rests_count_once() -> None:
    rests = [Span(at("2026-06-01T01:00"), at("2026-06-01T03:00")), Span(at("2026-06-01T02:00"), at("2026-06-01T04:00"))]
    assert charged(Charging(PARIS, None, rests), at("2026-06-01T00:00"), at("2026-06-01T05:00")) == 2 * HOUR


def test_a_clock_rests_at_night_and_says_until_when() -> None:
    assert next_change(DAYTIME, at("2026-06-01T21:00")) == (False, at("2026-06-02T07:00"))
    assert next_change(DAYTIME, at("2026-06-01T08:00")) == (True, at("2026-06-01T20:00"))


def test_unknown_zones_are_utc() -> None:
    assert is_zone("Asia/Kolkata")
    for bad in ("Nowhere/Land", "", "../etc/passwd", "Europe", "x" * 100):
        assert not is_zone(bad)
        assert zone_of(bad).key == "UTC"


ZONES = st.sampled_from(
    ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "Australia/Lord_Howe"]
)
MINUTES = st.integers(0, 24 * 60)
MOMENTS = st.integers(0, 3 * 366 * 86_400).map(lambda second: at("2025-01-01T00:00") + timedelta(seconds=second))


@given(zone=ZONES, window=st.tuples(MINUTES, MINUTES), start=MOMENTS, left=st.integers(0, 40 * 24 * HOUR))
def test_when_a_clock_runs_out_exactly_what_was_left_is_charged(
    zone: str, window: tuple[int, int], start: datetime, left: int
) -> None:
    charging = Charging(ZoneInfo(zone), window if window[0] != window[1] else None, ())
    assert charged(charging, start, runs_out(charging, start, left)) == left


@given(zone=ZONES, window=st.tuples(MINUTES, MINUTES), start=MOMENTS, hours=st.integers(1, 400), part=st.floats(0, 1))
def test_two_waits_cost_as_much_as_one(
    zone: str, window: tuple[int, int], start: datetime, hours: int, part: float
) -> None:
    charging = Charging(ZoneInfo(zone), window, ())
    end = start + timedelta(hours=hours)
    middle = start + timedelta(seconds=round(hours * 3600 * part))
    assert charged(charging, start, end) == charged(charging, start, middle) + charged(charging, middle, end)
