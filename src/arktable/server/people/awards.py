"""Awards that people earn with finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.position import Position
from arktable.server.people.names import clean_name
from arktable.server.people.programs import has_person
from arktable.server.store.protocol import Store
from arktable.server.store.rows import AwardRow, SeatRow

MOST_LISTED: Final = 50


def awards_of(seats: Sequence[SeatRow], position: Position, at: str) -> tuple[AwardRow, ...]:
    """The awards in the views of a finished game, for each person at the table.

    A person whose game was finished by a bot gets none, and bot accounts get none.
    """
    found: list[AwardRow] = []
    for seat in seats:
        if has_person(seat) and seat.bot is None:
            final = position.view(seat.seat).get("final") or {}
            found += [AwardRow(seat.seat, award, at) for award in final.get("awards") or ()]
    return tuple(found)


class Awards:
    """Reads awards by the name of the player. They are written with the last move of a game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, name: str) -> dict[str, Any]:
        """All awards of the players with this name."""
        name = clean_name(name)
        return {"name": name, "awards": await self._store.awards_of(name)}

    async def players(self) -> dict[str, Any]:
        """The players with the most awards."""
        return {"players": await self._store.awarded(MOST_LISTED)}
