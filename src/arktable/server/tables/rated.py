"""Rated games: their players get no help while the game runs."""

from __future__ import annotations

from arktable.server.running.errors import Refused
from arktable.server.tables.table import LiveTable


def refuse_help(table: LiveTable) -> None:
    """Refuse hints, the guide, and positions to try out, while a rated game runs."""
    if table.row.rated and not table.over:
        raise Refused("conflict", "rated-no-help")
