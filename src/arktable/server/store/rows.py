"""The values that the store reads and writes, without SQL."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from arktable.engine.errors import ArktableError

TableState: TypeAlias = Literal["open", "running", "finished", "archived"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
EntryKind: TypeAlias = Literal[
    "move", "undo", "sit", "leave", "start", "note", "revision", "hand-over", "take-back",
    "flag", "give-time", "pause", "resume", "resign", "offer", "agree", "decline", "end", "vote", "substitute", "zone",
    "agreement",
]  # fmt: skip


class StoreError(ArktableError):
    """The database cannot be used; the message says what to do."""

    def __init__(self, message: str) -> None:
        super().__init__("store", message)


class StoreFault(StoreError):
    """The database is unavailable: locked, full or away. A later attempt may succeed."""


class StoreFull(StoreFault):
    """There is no space left. A later attempt may succeed after something was deleted."""


class Conflict(Exception):
    """Another writer appended to this table first, or the table does not exist. Nothing was written."""


class AccountRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person. Guests have only a name."""

    id: str
    name: str
    is_banned: bool = False
    """Moderators have banned the person; the ban may be over by now (`distance/moderation/bans.py`)."""


class SeatLinkRow(msgspec.Struct, frozen=True):
    """A seat link; `hash` is that of its code, `used` None until it is used."""

    account_id: str
    hash: str
    made: str
    lapses: str
    used: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a game, stored with it so that lists need not replay."""

    to_move: int = -1
    turn: int = 0
    progress: float = 0.0
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """By seat, when the game is over; empty for games that ended before schema 6."""
    places: tuple[int, ...] = ()
    """By seat, from 1; as `scores`."""


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
    """The text of the position in which it began; empty for the usual set-up."""
    aside: str = ""
    """Why it must not be opened (`server/tables/cache.py`); empty if it may."""
    unlisted: bool = False
    """It is listed for its own players only; others need its address."""
    creator: str = ""
    """The account that opened it; empty for a table from before schema 6."""
    pace: str = ""
    """Its pace as JSON (`wire/pace.py`); empty for an unhurried game."""
    rated: bool = False
    invited: bool = False
    """Only invited people may sit down."""
    chat: bool = True
    tournament: str = ""
    ended: str = ""
    """How it ended, if not by its rules: `agreed`, `resigned` or `closed`."""


class SeatRow(msgspec.Struct):
    """A seat: `kind` is person, bot or open. The bot of a person's seat plays for a person who is away."""

    seat: int
    kind: SeatKind
    name: str = ""
    account_id: str | None = None
    bot: str | None = None
    out: str = ""
    """`resigned`, or `time` if its clock ran out; empty for a player who plays on."""
    substitute: str = ""
    """The account that plays for the owner of the seat; empty if the owner plays."""
    forfeit: str = ""
    """Why its owner is placed last by ratings and tournaments: `resigned`, `time` or `replaced`; empty if not."""

    @property
    def player(self) -> str | None:
        """The account that plays on this seat: its owner, or a substitute."""
        return self.substitute or self.account_id


class EntryRow(msgspec.Struct, frozen=True):
    """A log entry. `moves` holds moves joined by "; ", for an undo the version that it takes back, for a revision the
    new revision, for a hand-over the seat and its bot.
    """

    version: int
    kind: EntryKind
    seat: int
    moves: str
    at: str
    key: str | None = None
    events: str | None = None
    """Its events as JSON; None for an entry from before schema 3."""
    spent: int | None = None
    """Milliseconds that the clock of the seat was charged for the wait that it ended; None without a clock."""


class AwardRow(msgspec.Struct, frozen=True):
    """An award that a seat got at the end of a game."""

    seat: int
    award: str
    at: str


class DueRow(msgspec.Struct, frozen=True):
    """The seats that a table waits for, and when the first of their clocks runs out; empty without a clock."""

    version: int
    seats: tuple[int, ...]
    at: str = ""


class Change(msgspec.Struct, frozen=True):
    """Changes that are written together with new entries."""

    state: TableState
    summary: Summary
    updated: str
    seats: tuple[SeatRow, ...] = ()
    awards: tuple[AwardRow, ...] = ()
    is_timed: bool = False
    """Replace `due` of the table; otherwise it is left as it is."""
    due: DueRow | None = None
    ended: str = ""
    """How the game ended, if not by its rules."""
    order: int = -1
    """The seat whose order ahead the last entry carries out; −1 for none."""
    bot: Literal["", "waits", "none"] = ""
    """Whether the table waits for a bot from now on, where several processes share the database; else empty."""


class StoredTable(msgspec.Struct):
    """A table with everything needed to continue it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    sheet: dict[str, Any] | None = None
    """The numbers of the game; None for a table from before schema 3."""
    lacks_events: bool = False
    """Some entries are from before schema 3 and have no events yet."""


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
    """A player with awards: the number of different ones, and of games."""

    name: str
    awards: int
    games: int
