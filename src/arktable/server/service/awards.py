"""What finished games give people for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.position import Position
from arktable.server.service.names import clean_name
from arktable.server.store.rows import AwardRow, SeatRow
from arktable.server.store.store import Store

MOST_LISTED: Final = 50


def awards_of(seats: Sequence[SeatRow], position: Position, at: str) -> tuple[AwardRow, ...]:
    """What the view of each person at this finished table names as awards. Which there are is the game's affair."""
    found: list[AwardRow] = []
    for seat in seats:
        if seat.kind == "person":
            final = position.view(seat.seat).get("final") or {}
            found += [AwardRow(seat.seat, award, at) for award in final.get("awards") or ()]
    return tuple(found)


class Awards:
    """Reads them by name; they are written with the move that ends a game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, name: str) -> dict[str, Any]:
        """The sheet of one name."""
        name = clean_name(name)
        return {"name": name, "awards": await self._store.awards_of(name)}

    async def players(self) -> dict[str, Any]:
        """Those with the most awards."""
        return {"players": await self._store.awarded(MOST_LISTED)}
