"""The shape in which a report crosses the wire; what it holds is the engine's (`engine/report_shapes.py`)."""

from __future__ import annotations

import msgspec

from arktable.engine.report_shapes import Report
from arktable.server.wire.tables import Brief


class TableReport(msgspec.Struct, frozen=True):
    """The report on a finished game."""

    table: Brief
    report: Report
    seconds: int
    """From the first entry of its log to the last; 0 for a game that was uploaded."""
