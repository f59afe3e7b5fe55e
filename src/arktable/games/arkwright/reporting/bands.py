"""Bands of the log of an Arkwright game, and the small table of a production."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.reporting.bands import Band, Row
from arktable.engine.seats import SPECTATOR
from arktable.games.arkwright.reporting.scene import read_sale


def sale_rows(events: Sequence[Event]) -> list[Row]:
    """Return every seller with goods sold and offered, the remaining money, and the share value before and after.

    The importer has only the goods sold. The table exists when the production is over.
    """
    sale = read_sale([event.seen_by(SPECTATOR) for event in events])
    if sale is None or sale["stage"] != "over":
        return []
    rows: list[Row] = []
    for seller in sale["sellers"]:
        seat, sold = seller["seat"], seller["sold"]
        if seat < 0:
            rows.append([seat, sold, None, None, None, None])
        else:
            before, after = sale["before"][seat]["value"], sale["after"][seat]["value"]
            rows.append([seat, sold, seller["made"] + seller["stock"], seller["net"], before, after])
    return rows


_END: Final = Band("end", joins=True)
_CYCLE: Final = Band("cycle", joins=True)
_DECADE_END: Final = Band("decade-end", joins=True)

BANDS: Final = {
    "economy": _CYCLE,
    "start-player": _CYCLE,
    "production": Band("production", rows=sale_rows),
    "harbour-wages": _DECADE_END,
    "event": Band("event"),
    "decade": Band("decade"),
    "mark-penalty": _END,
    "contract-penalty": _END,
    "final": _END,
}
