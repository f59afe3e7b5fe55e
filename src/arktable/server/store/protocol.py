"""What services ask of a store, wherever it keeps things: in a database (`sql.py`), in a browser (`cupboard.py`).

Everything that a call writes is written together or not at all, and the call returns once it lasts. `Conflict` says
that another writer was first, `StoreFault` that nothing can be written or read now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from arktable.server.store.rows import (
    AccountRow,
    Awarded,
    AwardRow,
    Change,
    EarnedAward,
    EntryRow,
    ListedTable,
    SeatRow,
    StoredTable,
    TableRow,
)

PROBE: Final = "-probe"
"""The table whose log `probe` writes to. No request can name it: it cannot be the id of a table (`names.py`)."""
PROBE_ENTRY: Final = EntryRow(1, "note", 0, "x" * 32 * 1024, "", PROBE, "[]")
"""As long as a long entry: it takes pages of its own, so a database that is full says so."""


class Store(Protocol):
    """People, tables and their logs."""

    async def close(self) -> None:
        """Write what waits, and take nothing more."""

    async def probe(self) -> None:
        """Write a long entry where moves are written, read it and remove it; `StoreFault` when that cannot be done."""

    # -- people -------------------------------------------------------------------------------------------------

    async def add_account(self, person: AccountRow, session_id: str, at: str) -> None:
        """Write a new person and their session."""

    async def account_of(self, session_id: str) -> AccountRow | None:
        """Whoever has this session."""

    async def rename(self, account_id: str, name: str) -> list[str]:
        """Rename a person everywhere; returns the tables at which they sit."""

    # -- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow],
        numbers: Mapping[str, Any] | None = None,
        awards: Sequence[AwardRow] = (),
    ) -> None:
        """Write a new table with its log so far, the numbers it is played on, and what its game has given."""

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with all that is needed to go on."""

    async def keep(self, row: TableRow, numbers: Mapping[str, Any], events: Mapping[int, str]) -> None:
        """Fill in what a table of an earlier schema lacks: its numbers, and what its entries did, by version."""

    async def version(self, table_id: str) -> int:
        """The newest version of a table; 0 also when there is no such table."""

    async def append(self, table_id: str, entries: Sequence[EntryRow], change: Change) -> None:
        """Append to the log; `Conflict` when another writer was first or the table is gone."""

    async def set_aside(self, table_id: str, reason: str) -> None:
        """Note why a table is not opened any more; an empty reason takes it back. Nothing if there is no such table."""

    async def tables_aside(self, limit: int) -> list[ListedTable]:
        """The tables that were set aside, the latest first."""

    async def delete_table(self, table_id: str, version: int) -> None:
        """Remove a table that stands at this version; `Conflict` when it has moved on."""

    async def tables_in(self, states: Sequence[str], limit: int) -> list[ListedTable]:
        """The tables in one of these states, the latest first."""

    async def seats_of(self, account_id: str) -> int:
        """At how many tables whose game is not over this person sits."""

    async def tables_of(self, account_id: str, limit: int) -> list[ListedTable]:
        """The tables at which this person sits, the latest first."""

    # -- awards -------------------------------------------------------------------------------------------------

    async def awards_of(self, name: str) -> list[EarnedAward]:
        """The awards of whoever has this name on a seat, by ruleset and award."""

    async def awarded(self, limit: int) -> list[Awarded]:
        """Everybody with awards, those with the most first."""
