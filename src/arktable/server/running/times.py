"""Times as the wire and the store write them: ISO, UTC, with milliseconds. Their texts compare like the times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def utc_now() -> str:
    """The time now."""
    return iso(datetime.now(UTC))


def days_after(at: str, days: int) -> str:
    """The time a number of days after another one."""
    return iso(datetime.fromisoformat(at) + timedelta(days=days))


def iso(moment: datetime) -> str:
    """A time as the wire and the store write it."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
