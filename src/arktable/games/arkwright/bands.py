"""What the log of an Arkwright game tells apart from the turns, and the small table of a production."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.bands import Band, Row
from arktable.engine.events import Event
from arktable.engine.seats import SPECTATOR
from arktable.games.arkwright.scene import read_sale


def sale_rows(events: Sequence[Event]) -> list[Row]:
    """Every seller with the goods sold and on offer, what was left of the money, and the share value before and after.

    The importer has the goods sold only. The table is there when the production is over.
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
