"""What tables ask of the standing answers of seats (`tables/standing_answers.py`)."""

from __future__ import annotations

from typing import Protocol

from arktable.engine.position import Position
from arktable.server.tables.table import LiveTable


class Standing(Protocol):
    """Gives standing answers (`standing_answers.py`)."""

    async def follow(self, table: LiveTable) -> None:
        """Give the answers that are due now. The caller holds the lock."""

    async def expected(self, table: LiveTable, position: Position, seat: int) -> str | None:
        """The move that the answers of this seat mean in a position; None if it is asked."""
