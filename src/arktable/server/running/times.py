"""Times as the wire and the store write them: ISO, UTC, with milliseconds. Their texts compare like the times."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path


def utc_now() -> str:
    """The time now."""
    return iso(datetime.now(UTC))


def shifted_now(file: str) -> Callable[[], str]:
    """A clock that is ahead by the number of seconds in this file, for tests. The file may change at any time."""
    path = Path(file)

    def now() -> str:
        text = path.read_text(encoding="utf-8").strip() if path.exists() else ""
        return iso(datetime.now(UTC) + timedelta(seconds=float(text or 0)))

    return now


def days_after(at: str, days: int) -> str:
    """The time a number of days after another one."""
    return iso(datetime.fromisoformat(at) + timedelta(days=days))


def minutes_after(at: str, minutes: int) -> str:
    """The time a number of minutes after another one."""
    return iso(datetime.fromisoformat(at) + timedelta(minutes=minutes))


def iso(moment: datetime) -> str:
    """A time as the wire and the store write it."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
