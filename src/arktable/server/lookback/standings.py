"""How the players stood from cycle to cycle: the line of a small chart beside their names."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from arktable.engine.line import Line
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow
from arktable.server.tables.attempts import Decision
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import eyes_of
from arktable.server.wire.outlook import Standing

MOST_KEPT: Final = 500


class Count:
    """What was counted of a table for one viewer, and up to which decision."""

    __slots__ = ("decisions", "found", "last", "progress")

    def __init__(self) -> None:
        self.found: list[Standing] = []
        self.decisions = -1
        self.progress = -1.0
        self.last: Decision | None = None

    def is_of(self, table: LiveTable) -> bool:
        """Is this the beginning of what the table has played? It is not after an undo."""
        n = self.decisions
        return n <= len(table.decisions) and (n < 1 or table.decisions[n - 1] is self.last)


class Standings:
    """Counts at every step of the progress of a game, as the game would count in the end.

    What was counted is kept: the next question counts only the decisions since.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[str, int], Count] = OrderedDict()

    async def over_time(self, person: AccountRow | None, table_id: str, as_open: bool) -> list[Standing]:
        """Through this person's eyes, from the beginning until now; empty where the game does not count on the way."""
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None or not table.begun:
            raise Refused("conflict", "not-started")
        viewer = eyes_of(table, person, as_open)
        count = self._kept.get((table_id, viewer))
        if count is None or not count.is_of(table):
            count = Count()
        last = table.decisions[-1] if table.decisions else None
        if count.decisions < len(table.decisions):
            line, before = table.line(), count
            count = await self._tables.beside.do(lambda: _counted(line, viewer, before, last))
            self._kept[table_id, viewer] = count
        self._kept.move_to_end((table_id, viewer))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return count.found


def _counted(line: Line, viewer: int, before: Count, last: Decision | None) -> Count:
    """One count each time the game has come further. The count before stays as it is: others may read it."""
    count = Count()
    count.found, count.progress = list(before.found), before.progress
    first = before.decisions + 1
    for n, position in enumerate(line.positions(first), first):
        if position.progress() > count.progress:
            count.progress, points = position.progress(), position.counted(viewer)
            if points is not None:
                count.found.append({"n": n, "progress": round(count.progress, 3), "points": points})
    count.decisions, count.last = len(line.moves), last
    return count
