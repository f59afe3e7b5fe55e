"""Times after which something happens by itself."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from arktable.server.tables.table_clock import TableClock

TIME_TO_DECIDE: Final = {"live": timedelta(minutes=5), "days": timedelta(days=3)}
"""By pace: after this time without a decision about a clock that has run out, a bot plays on."""
LONGEST_PAUSE: Final = {"live": timedelta(hours=1), "days": timedelta(days=7)}
"""By pace: after this time the clocks run again."""


def decision_due(clock: TableClock, seat: int) -> datetime | None:
    """When a bot takes over a seat whose clock has run out, unless the others have decided before."""
    since = clock.out.get(seat, "")
    if not since or clock.pace.at_zero != "decide" or seat in clock.handed:
        return None
    return datetime.fromisoformat(since) + TIME_TO_DECIDE[clock.pace.kind]
