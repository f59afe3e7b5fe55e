"""What clocks do when a table changes. A browser without a server has no clocks.

Implemented by `distance/clocks/clocks.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final, NamedTuple, Protocol

from arktable.engine.position import Position
from arktable.server.store.rows import DueRow, EntryRow, SeatRow
from arktable.server.tables.table import LiveTable

ARRIVED: Final[ContextVar[str]] = ContextVar("arktable-arrived", default="")
"""When the present request arrived: waiting for a lock or for the disk is not charged."""


class Timed(NamedTuple):
    """Entries with what was spent, and when the table is due after them."""

    rows: Sequence[EntryRow]
    is_timed: bool = False
    due: DueRow | None = None


class Timing(Protocol):
    """Charges the clocks of a table for new entries."""

    async def timed(
        self,
        table: LiveTable,
        rows: Sequence[EntryRow],
        position: Position | None,
        seats: Sequence[SeatRow],
        ended: Sequence[int],
    ) -> Timed:
        """The entries with what was spent. `position` and `seats` are those after the entries, `ended` the seats whose
        turn ended with the last one.
        """

    async def opened(self, table: LiveTable) -> None:
        """A new table was opened, and its game may have begun."""


class Untimed:
    """Implements `Timing` where there are no clocks."""

    async def timed(
        self,
        _table: LiveTable,
        rows: Sequence[EntryRow],
        _position: Position | None,
        _seats: Sequence[SeatRow],
        _ended: Sequence[int],
    ) -> Timed:
        return Timed(rows)

    async def opened(self, table: LiveTable) -> None:
        pass
