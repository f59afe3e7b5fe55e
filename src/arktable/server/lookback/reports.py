"""Reports on finished games. Such a game does not change, so each report is made once and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from datetime import datetime
from typing import Final

from arktable.engine.game import Game
from arktable.engine.records.line import Line
from arktable.engine.reporting.csv_table import report_csv
from arktable.engine.reporting.reports import report_on
from arktable.engine.reporting.shapes import Report
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.lookback import TableReport

MOST_KEPT: Final = 200


class Reports:
    """Replays a finished game off the event loop and keeps the report, which is the same for everybody."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: OrderedDict[str, Report] = OrderedDict()
        self._waiting: dict[str, asyncio.Future[Report]] = {}

    def is_known(self, table_id: str) -> bool:
        """Is the report in the cache?"""
        return table_id in self._known

    async def report(self, person: AccountRow | None, table_id: str) -> TableReport:
        """The report on a finished game."""
        table = await self._ready(table_id)
        report = await self._made(table)
        return TableReport(self._tables.brief(table, person), report, _seconds(table))

    async def figures(self, table_id: str) -> str:
        """The figures of the report as CSV."""
        table = await self._ready(table_id)
        return report_csv(await self._made(table), [seat.name for seat in table.seats])

    async def _ready(self, table_id: str) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned or table.game is None:
            raise Refused("conflict", "other-rules")
        if not table.over:
            raise Refused("conflict", "report-running")
        return table

    async def _made(self, table: LiveTable) -> Report:
        table_id = table.row.id
        if table_id in self._known:
            self._known.move_to_end(table_id)
            return self._known[table_id]
        waiting = self._waiting.get(table_id)
        if waiting is not None:  # another request is making it
            return await asyncio.shield(waiting)
        making = asyncio.ensure_future(self._make(table))
        self._waiting[table_id] = making
        try:
            report = await asyncio.shield(making)
        finally:
            self._waiting.pop(table_id, None)
        self._known[table_id] = report
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return report

    async def _make(self, table: LiveTable) -> Report:
        line, game = table.line(), table.game
        return await self._tables.offload.do(lambda: _reported(line, game))


def _reported(line: Line, game: Game | None) -> Report:
    if game is None:
        raise Refused("conflict", "other-rules")
    return report_on(game.parts.report, line.events())


def _seconds(table: LiveTable) -> int:
    """The duration of the game by its log."""
    if table.row.state == "archived":
        return 0
    times = [datetime.fromisoformat(time) for time in (table.row.created, table.row.updated)]
    return max(0, round((times[1] - times[0]).total_seconds()))
