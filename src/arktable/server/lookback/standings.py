"""The standings over the course of a game, for a small chart."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from arktable.bots.commentary import moment_of
from arktable.engine.records.line import Line
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow
from arktable.server.tables.attempts import Decision
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import viewer_for
from arktable.server.wire.lookback import Standing

MOST_KEPT: Final = 500


class Count:
    """The standings of a table for one viewer, and the last decision that was counted."""

    __slots__ = ("decisions", "found", "last", "progress")

    def __init__(self) -> None:
        self.found: list[Standing] = []
        self.decisions = -1
        self.progress = -1.0
        self.last: Decision | None = None

    def is_of(self, table: LiveTable) -> bool:
        """Does this still belong to the table? Not after an undo of a counted decision."""
        n = self.decisions
        return n <= len(table.decisions) and (n < 1 or table.decisions[n - 1] is self.last)


class Standings:
    """Counts the points, as at the end of the game, each time the game has progressed.

    Results are kept: the next request counts only the decisions since.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[str, int], Count] = OrderedDict()

    async def over_time(self, person: AccountRow | None, table_id: str, as_open: bool) -> list[Standing]:
        """The standings as this person sees them; empty if the game cannot be counted before its end."""
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None or not table.begun:
            raise Refused("conflict", "not-started")
        viewer = viewer_for(table, person, as_open)
        count = self._kept.get((table_id, viewer))
        if count is None or not count.is_of(table):
            count = Count()
        last = table.decisions[-1] if table.decisions else None
        if count.decisions < len(table.decisions):
            line, before = table.line(), count
            count = await self._tables.offload.do(lambda: _counted(line, viewer, before, last))
            self._kept[table_id, viewer] = count
        self._kept.move_to_end((table_id, viewer))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return count.found


def _counted(line: Line, viewer: int, before: Count, last: Decision | None) -> Count:
    """Add a count each time the game has progressed. The previous object is not changed: others may be reading it."""
    count = Count()
    count.found, count.progress = list(before.found), before.progress
    first = before.decisions + 1
    for n, position in enumerate(line.positions(first), first):
        if position.progress() > count.progress:
            count.progress, points = position.progress(), position.counted(viewer)
            if points is not None:
                when = moment_of(position, viewer)
                count.found.append({"n": n, "progress": round(count.progress, 3), "points": points, "when": when})
    count.decisions, count.last = len(line.moves), last
    return count
