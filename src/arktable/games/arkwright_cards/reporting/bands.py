"""Bands of the log of the card game, and the small table of a production."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.reporting.bands import Band, Row


def sale_rows(events: Sequence[Event]) -> list[Row]:
    """Return every player with goods sold at home and made, remaining money, steps of the share value, and the value.

    With 0 steps there is no value. A player who has not finished is not included.
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

# The neutral colour grows at the beginning of a decade, or in its first round after the choice of the first player.
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
