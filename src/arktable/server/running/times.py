"""Times as the wire and the store write them: ISO, UTC, with milliseconds. Their texts compare like the times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def utc_now() -> str:
    """The time now."""
    return _written(datetime.now(UTC))


def days_after(at: str, days: int) -> str:
    """The time a number of days after another one."""
    return _written(datetime.fromisoformat(at) + timedelta(days=days))


def _written(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
