"""The interface of stores: a database (`sql.py`), or the storage of a browser (`browser.py`).

Everything that a call writes is written together or not at all, and the call returns once it is stored. `Conflict`
means that another writer was first, `StoreFault` that the store is unavailable.
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
    SeatLinkRow,
    SeatRow,
    StoredTable,
    TableRow,
)

PROBE: Final = "-probe"
"""The table to whose log `probe` writes. It is not a valid id of a table (`names.py`), so no request can name it."""
PROBE_ENTRY: Final = EntryRow(1, "note", 0, "x" * 32 * 1024, "", PROBE, "[]")
"""A long entry: it needs new pages, so a full database fails."""


class SeatLinkStore(Protocol):
    """Seat links, and the sessions that they create and end."""

    async def put(self, row: SeatLinkRow) -> None:
        """Write the link of a person, and replace the previous one."""

    async def of(self, account_id: str) -> SeatLinkRow | None:
        """The link of this person, used or not."""

    async def browsers(self, account_id: str) -> int:
        """The number of sessions of this person."""

    async def drop(self, account_id: str) -> None:
        """Remove the link of this person, unless it was used."""

    async def open_for(self, code_hash: str, at: str) -> AccountRow | None:
        """The person of this code, if it can be used at this time."""

    async def redeem(self, code_hash: str, at: str, session_id: str, replaced: str | None) -> AccountRow | None:
        """Use a link: its person gets this session, and the replaced session is removed. None if it cannot be used."""

    async def end_others(self, account_id: str, session_id: str) -> list[str]:
        """Remove all other sessions of this person and the link that is not used; returns the ids of the sessions."""


class StandingAnswerStore(Protocol):
    """The standing answers of seats. They are in no log, and they are deleted with their table."""

    async def of(self, table_id: str, seat: int) -> dict[str, str]:
        """The answers of this seat, by question."""

    async def put(self, table_id: str, seat: int, question: str, answer: str) -> None:
        """Write an answer, and replace the previous one; `Conflict` if the table does not exist."""

    async def drop(self, table_id: str, seat: int, question: str) -> None:
        """Remove an answer; ignored if there is none."""


class Store(Protocol):
    """People, tables and their logs."""

    @property
    def seat_links(self) -> SeatLinkStore | None:
        """None for a store in a browser."""

    @property
    def standing_answers(self) -> StandingAnswerStore:
        """The standing answers of seats."""

    is_sole: bool
    """No other process writes to it while it is open, so cached data is up to date."""

    async def close(self) -> None:
        """Finish waiting writes and close."""

    async def probe(self) -> None:
        """Write, read and remove a long entry; `StoreFault` if that fails."""

    # -- people -------------------------------------------------------------------------------------------------

    async def add_account(self, person: AccountRow, session_id: str, at: str) -> None:
        """Write a new person and their session."""

    async def account_of(self, session_id: str) -> AccountRow | None:
        """The person of this session."""

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
        """Write a new table with its log, its numbers, and the awards of its game."""

    async def load(self, table_id: str, events: bool = False) -> StoredTable | None:
        """A table with everything needed to continue it. The events of its entries are read only on request."""

    async def keep(self, row: TableRow, numbers: Mapping[str, Any], events: Mapping[int, str]) -> None:
        """Add what a table of an earlier schema lacks: its numbers, and the events of its entries by version."""

    async def version(self, table_id: str) -> int:
        """The newest version of a table; 0 if there is no such table."""

    async def append(self, table_id: str, entries: Sequence[EntryRow], change: Change) -> bool:
        """Append to the log; `Conflict` if another writer was first or the table does not exist.

        Returns whether this process is to ask the bot that the table waits for, if it waits for one.
        """

    async def set_aside(self, table_id: str, reason: str) -> None:
        """Store why a table must not be opened; an empty reason allows it again. Ignored if there is no such table."""

    async def tables_aside(self, limit: int) -> list[ListedTable]:
        """The tables that were set aside, the latest first."""

    async def delete_table(self, table_id: str, version: int) -> None:
        """Delete a table of this version; `Conflict` if it has another one."""

    async def tables_in(self, states: Sequence[str], limit: int, unlisted: bool = False) -> list[ListedTable]:
        """The tables in one of these states, the latest first; with `unlisted`, including those that are not listed."""

    async def seats_of(self, account_id: str) -> int:
        """The number of tables with an unfinished game at which this person sits."""

    async def tables_of(self, account_id: str, limit: int) -> list[ListedTable]:
        """The tables at which this person sits, the latest first."""

    # -- awards -------------------------------------------------------------------------------------------------

    async def awards_of(self, name: str) -> list[EarnedAward]:
        """The awards of players with this name, by ruleset and award."""

    async def awarded(self, limit: int) -> list[Awarded]:
        """Players with awards, those with the most first."""
