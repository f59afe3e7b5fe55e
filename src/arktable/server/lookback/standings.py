"""How the players stood from cycle to cycle: the line of a small chart beside their names."""

from __future__ import annotations

from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow
from arktable.server.tables.past import Past
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import eyes_of
from arktable.server.wire.outlook import Standing


class Standings:
    """Replays a table once and counts at every step of its progress, as the game would count in the end."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def over_time(self, person: AccountRow | None, table_id: str, as_open: bool) -> list[Standing]:
        """Through this person's eyes, from the beginning until now; empty where the game does not count on the way."""
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None or not table.begun:
            raise Refused("conflict", "not-started")
        viewer = eyes_of(table, person, as_open)
        past = table.past(len(table.decisions))
        return await self._tables.beside.do(lambda: _counted(past, viewer))


def _counted(past: Past, viewer: int) -> list[Standing]:
    """One count each time the game has come further, and one for now."""
    found: list[Standing] = []
    progress, points = -1.0, None
    for n, position in enumerate(past.walk()):
        if position.progress() > progress:
            progress, points = position.progress(), position.counted(viewer)
            if points is not None:
                found.append({"n": n, "progress": round(progress, 3), "points": points})
    return found
