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
    CarryRow,
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


class Carries(Protocol):
    """The links that carry a person to another browser, and the sessions that they make and end."""

    async def put(self, row: CarryRow) -> None:
        """Write the link of a person in the place of the one before."""

    async def of(self, account_id: str) -> CarryRow | None:
        """The link of this person, used or not."""

    async def browsers(self, account_id: str) -> int:
        """How many sessions this person has."""

    async def drop(self, account_id: str) -> None:
        """Remove the link of this person, unless it was used."""

    async def open_for(self, code_hash: str, at: str) -> AccountRow | None:
        """The person whom this code carries, if it can be used at this time."""

    async def redeem(self, code_hash: str, at: str, session_id: str, replaced: str | None) -> AccountRow | None:
        """Use a link: its person gets this session, and the replaced session is removed. None if it cannot be used."""

    async def end_others(self, account_id: str, session_id: str) -> list[str]:
        """Remove all other sessions of this person and the link that is not used; returns the ids of the sessions."""


class Store(Protocol):
    """People, tables and their logs."""

    @property
    def carries(self) -> Carries | None:
        """None where there is no other browser: a store that lies in one."""

    is_sole: bool
    """No other process writes to it while it is open: what was read or written last is how it stands."""

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

    async def load(self, table_id: str, events: bool = False) -> StoredTable | None:
        """A table with all that is needed to go on. The events of its entries are read only if they are asked for."""

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

    async def tables_in(self, states: Sequence[str], limit: int, unlisted: bool = False) -> list[ListedTable]:
        """The tables in one of these states, the latest first; with `unlisted` those too that are not listed."""

    async def seats_of(self, account_id: str) -> int:
        """At how many tables whose game is not over this person sits."""

    async def tables_of(self, account_id: str, limit: int) -> list[ListedTable]:
        """The tables at which this person sits, the latest first."""

    # -- awards -------------------------------------------------------------------------------------------------

    async def awards_of(self, name: str) -> list[EarnedAward]:
        """The awards of whoever has this name on a seat, by ruleset and award."""

    async def awarded(self, limit: int) -> list[Awarded]:
        """Everybody with awards, those with the most first."""
