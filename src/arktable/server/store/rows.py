"""What the store hands out and takes in: plain values, no SQL."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from arktable.engine.errors import ArktableError

TableState: TypeAlias = Literal["open", "running", "finished", "archived"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
EntryKind: TypeAlias = Literal["move", "undo", "sit", "leave", "start", "note", "revision", "hand-over", "take-back"]


class StoreError(ArktableError):
    """The database cannot be used; the message says what to do."""

    def __init__(self, message: str) -> None:
        super().__init__("store", message)


class StoreFault(StoreError):
    """The database does not do its work now: it is locked, full or away. The same may work later."""


class StoreFull(StoreFault):
    """There is no room for what was to be written. It works again once something else has been removed."""


class Conflict(Exception):
    """Somebody else appended to this table first (or the table is gone). Nothing was written."""


class AccountRow(msgspec.Struct, frozen=True):
    """A person. Guests have a name and nothing else."""

    id: str
    name: str


class CarryRow(msgspec.Struct, frozen=True):
    """The link that carries a person to another browser; `hash` is that of its code, `used` None until it is spent."""

    account_id: str
    hash: str
    made: str
    lapses: str
    used: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables shows of a game, kept beside it so that lists need not replay."""

    to_move: int = -1
    turn: int = 0
    progress: float = 0.0
    winners: tuple[int, ...] = ()


class TableRow(msgspec.Struct):
    """A table without its log."""

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    seats: int
    seed: str
    state: TableState
    rules_rev: int
    sheet_hash: str
    created: str
    updated: str
    summary: Summary
    start: str = ""
    """The text of the position it began in, or nothing for the usual set-up."""
    aside: str = ""
    """Why it is not opened any more (`server/tables/cache.py`); empty for a table that is."""
    unlisted: bool = False
    """It stands in the lists of its own people only; others need its address."""


class SeatRow(msgspec.Struct):
    """Who sits where: `kind` is person, bot or open. The bot of a person's seat plays for somebody who has gone."""

    seat: int
    kind: SeatKind
    name: str = ""
    account_id: str | None = None
    bot: str | None = None


class EntryRow(msgspec.Struct, frozen=True):
    """One line of the log.

    `moves` holds moves joined by "; ", for an undo the version it takes back, for a revision the rules that begin,
    for a hand-over the seat and its bot.
    """

    version: int
    kind: EntryKind
    seat: int
    moves: str
    at: str
    key: str | None = None
    events: str | None = None
    """What it did, as JSON; None for an entry of before schema 3."""


class AwardRow(msgspec.Struct, frozen=True):
    """What a game gave a seat for good, when it ended."""

    seat: int
    award: str
    at: str


class Change(msgspec.Struct, frozen=True):
    """What else changes together with new entries."""

    state: TableState
    summary: Summary
    updated: str
    seats: tuple[SeatRow, ...] = ()
    awards: tuple[AwardRow, ...] = ()


class StoredTable(msgspec.Struct):
    """A table with everything needed to continue it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    sheet: dict[str, Any] | None = None
    """The numbers it is played on; None for a table of before schema 3."""
    lacks_events: bool = False
    """Some entries are of before schema 3 and have no events yet."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    row: TableRow
    seats: list[SeatRow]
    sheet: dict[str, Any] | None = None


class EarnedAward(msgspec.Struct, frozen=True):
    """An award of one person: how often, and when and where first."""

    ruleset: str
    award: str
    times: int
    at: str
    table: str


class Awarded(msgspec.Struct, frozen=True):
    """Somebody with awards: how many different ones, out of how many games."""

    name: str
    awards: int
    games: int
