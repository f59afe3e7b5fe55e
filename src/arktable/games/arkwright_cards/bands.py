"""What the log of the card game tells apart from the turns, and the small table of a production."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.bands import Band, Row
from arktable.engine.events import Event


def sale_rows(events: Sequence[Event]) -> list[Row]:
    """Every player with the goods sold at home and made, what was left of the money, the steps of the share value and
    where it stands then; 0 steps say nothing of the value. A player who is not through yet is not in it.
    """
    rows: dict[int, Row] = {}
    for event in events:
        row, details = rows.get(event.seat), event.details
        if event.key == "made":
            rows[event.seat] = [event.seat, 0, int(details["goods"]), 0, 0, None]
        elif row is None:
            continue
        elif event.key == "sold":
            row[1] = int(details["goods"])
            row[3] = (row[3] or 0) + int(details["money"])
        elif event.key == "shipped":
            row[3] = (row[3] or 0) + int(details["money"])
        elif event.key == "costs":
            row[3] = (row[3] or 0) - int(details["paid"])
        elif event.key == "value":
            row[4], row[5] = int(details["steps"]), int(details["value"])
    return list(rows.values())


_ROUND: Final = Band("cycle", joins=True)
_PRODUCTION: Final = Band("production", joins=True, rows=sale_rows)
_DECADE: Final = Band("decade", joins=True)
_END: Final = Band("end", joins=True)

# The neutral colour grows in the decade that has begun, or in its first round when somebody has named who begins.
BANDS: Final = {
    "round": _ROUND,
    "begins": _ROUND,
    "made": _PRODUCTION,
    "opponent-sells": _PRODUCTION,
    "decade": _DECADE,
    "drawn": Band("opponents"),
    "final": _END,
    "award": _END,
}
