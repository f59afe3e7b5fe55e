"""The shapes that cross the wire. Views and the printed things are the games' own (`games/<game>/shapes.py`).

`make types` writes the client's types (`web/src/wire/types.ts`) and the tables of `docs/reference/wire.md` from here:
the line under a field says what it means. What the server makes as a dict is a `TypedDict`, what it makes as an object
is a `Struct`; on the wire there is no difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import Meta

from arktable.engine.events import Seen
from arktable.engine.moves import MoveData, OfferGroup
from arktable.engine.reasons import Given
from arktable.server.store.rows import EntryKind, SeatKind, TableState
from arktable.server.wire.log import LogPart

Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"tsType": "Seat"})]
View: TypeAlias = Annotated[Any, Meta(extra_json_schema={"tsType": "View"})]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Args: TypeAlias = Annotated[dict[str, int | str], Meta(extra_json_schema={"tsType": "Args"})]


class Me(TypedDict):
    """Who is asking."""

    id: str | None
    """The account; null for a visitor without a session."""
    name: str | None


class RuleOption(TypedDict):
    """A choice made when a table is opened (words: `option-<key>`, `option-<key>-<value>`)."""

    key: str
    kind: Literal["choice"]
    values: list[str]
    default: str
    seats: list[int]
    """The numbers of seats at which the choice makes a difference."""


class Clash(TypedDict):
    """Two choices (`key=value`) that do not go together."""

    first: str
    second: str
    key: str
    """Of the error that says so (words: `error-<key>`)."""
    needed: bool
    """The second is needed by the first and missing; else it is excluded by it."""
    unless: str
    """A third choice with which the two go together, or empty."""


class BotStrength(TypedDict):
    """The place of a bot on the ladder, from the strength table."""

    place: float
    """Counted from 1, the weakest."""
    against: str
    """The bot one rung below; empty where no match was played."""
    won: float
    """The share of games it won against that bot, with the interval in which the true share lies."""
    low: float
    high: float
    games: int


class BotChoice(TypedDict):
    """A program that can take a seat (words: `bot-<id>`, `bot-<id>-about`)."""

    id: str
    thinks: bool
    """It plays the better the longer it may think: `<id>@2s`, `<id>@500ms` or `<id>@64` (play-outs) say how long."""
    seconds: float
    """The most it may be told to think about a decision; 0 for a bot that decides at once."""
    strength: BotStrength | None
    """Null where it was not measured."""


class Told(TypedDict):
    """What the game's events and reasons are made of (`engine/told.py`)."""

    kinds: dict[str, str]
    """The kind of each argument: `seat`, `phase`, `cell`, `number`, `money`, `flag`, `text` or `code:<family>`."""
    many: dict[str, list[str]]
    """Events that are told as one (`event-<key>-many`) when several in a row have these arguments in common."""
    heads: list[str]
    """Events that say what a turn is about."""


class Ruleset(TypedDict):
    """What can be played here."""

    id: str
    game: str
    """The game whose words and table it uses."""
    seats: list[int]
    """The least and the most players."""
    minutes: int
    reconstructed: bool
    """Numbers that matter to play are ours, not print."""
    rules_rev: int
    options: list[RuleOption]
    clashes: list[Clash]
    page: str | None
    """Where the page of a game lies that this client does not draw itself."""
    told: Told
    bots: list[BotChoice]


class SeatBrief(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    seat: Seat
    kind: SeatKind
    name: str
    """Empty for an open seat."""
    online: bool
    bot: str | None = None
    """The bot that plays: of a bot's seat, or for a person who has gone."""


class Brief(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    state: TableState
    created: str
    updated: str
    seats: list[SeatBrief]
    you: Seat
    """The seat that the asker speaks for, −1 for somebody who only watches, or has several seats and names none."""
    to_move: Seat
    """Whose decision it is, −1 for nobody's."""
    turn: int
    progress: float
    """From 0 to 1."""
    winners: tuple[Seat, ...]
    pinned: bool
    """Played by other rules than this program has: it is listed, and its log shown, but not played or replayed."""
    changes: list[str] = []
    """What changed in the rules since those it is played by, as keys of sentences; lists leave it empty."""
    yours: list[Seat] = []
    """All seats of the asker: several where people pass one device around."""
    from_position: bool = False
    """It began from the text of a position: whoever opened it can know everything that is hidden in it."""


class Event(Seen):
    """What happened, as the viewer may know it (words: `event-<key>`)."""


class Reason(Given):
    """Why something is not allowed (words: `why-<key>`)."""


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log, with what this viewer may know of it."""

    version: int
    at: str
    """ISO time, UTC."""
    seat: Seat
    """Who did it, −1 for the table."""
    kind: EntryKind
    """`start` tells the set-up, `note` one event of the table (a bot that failed, a game that was sent here),
    `hand-over` and `take-back` who did so; `sit`, `leave` and `undo` tell nothing."""
    undone: bool
    events: list[Event]
    n: int
    """How many decisions of the game stand right after it (for `at/{n}`)."""
    scenes: list[str] = []
    """The kinds of the scenes that begin or end in it (for `scenes`)."""
    parts: list[LogPart] = []
    """What belongs together in it. None: it is no move, or the rules of its game are gone."""


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a viewer needs to draw a table."""

    table: Brief
    version: int
    view: View | None
    """Null before the game has started, and for a pinned table."""
    log: list[LogEntry]
    """The newest last, at most 200."""
    can_undo: bool
    record: bool
    """The record can be had."""
    mark: int = 0
    """The entry of the log in which the own last turn ended (for `since`), 0 for none."""
    secrets: list[str] = []
    """What the rules let a seat know that the others do not, by name (words: `secret-<name>`); empty: all lies open."""
    kept: str = ""
    """What the seat has had kept (`POST /tables/{id}/kept`), until the server is started anew."""


class Ack(msgspec.Struct, frozen=True):
    """The move stands in the log, on disk."""

    version: int
    repeated: bool


class PositionFacts(msgspec.Struct, frozen=True):
    """What the text of a position is about, so that a form can offer a table for it."""

    ruleset: str
    options: dict[str, str]
    seats: int
    to_move: Seat
    """Who decides first, −1 when the game is over."""
    turn: int
    progress: float
    """From 0 to 1."""


class SentMove(msgspec.Struct, frozen=True):
    """A move as a client may send it instead of its notation: its kind and its arguments."""

    kind: Word
    args: dict[Word, int | Word] = {}


class LegalMoves(TypedDict):
    """Every legal move of the asking seat."""

    version: int
    moves: list[OfferGroup]


class Step(msgspec.Struct, frozen=True):
    """One decision of a game, for the scrubber."""

    n: int
    """Counts from 1."""
    seat: Seat
    move: MoveData | None
    """Null: the game keeps it secret from the asker while it runs. What a move showed is in the events."""
    turn: int


class Tables(msgspec.Struct, frozen=True):
    """The lists of tables; one's own are in `mine` only."""

    mine: list[Brief]
    open: list[Brief]
    running: list[Brief]
    finished: list[Brief]
    """Archived ones too."""


class Tried(TypedDict):
    """What the table would look like after some moves."""

    view: View | None
    """None when they would show something hidden: what follows is known only once they are made."""
    events: list[Event]


class Moment(TypedDict):
    """The table after so many decisions, and what the last of them did."""

    n: int
    view: View
    events: list[Event]
    scenes: list[str]
    """The kinds of the scenes that begin or end in it."""


class Fault(TypedDict):
    """What was refused (words: `error-<key>`)."""

    key: str
    args: NotRequired[Args]


class SnapshotMessage(TypedDict):
    """The first message of a connection, and whenever a difference would not do."""

    kind: Literal["snapshot"]
    snapshot: Snapshot


class Update(TypedDict):
    """The difference between what this connection was sent last and how things stand now."""

    kind: Literal["update"]
    version: int
    table: NotRequired[Brief]
    """Only when it changed."""
    set: dict[str, Any]
    """The top-level keys of the view that changed, of what everybody sees."""
    own: dict[str, Any]
    """The same of what is made for this viewer. No key is in both."""
    log: list[LogEntry]
    undone: list[int]
    """Versions of entries that were taken back since."""
    can_undo: bool
    record: bool
    mark: NotRequired[int]
    """Only when it changed."""


class PresenceMessage(TypedDict):
    """Who is here, by seat."""

    kind: Literal["presence"]
    online: list[bool]


class ErrorMessage(TypedDict):
    """What the server refuses to a connection."""

    kind: Literal["error"]
    error: Fault


class Pong(TypedDict):
    """The answer to a ping."""

    kind: Literal["pong"]


LiveMessage: TypeAlias = SnapshotMessage | Update | PresenceMessage | ErrorMessage | Pong
"""What the server says on a connection."""


Said: TypeAlias = Sequence[str | SentMove]
"""Moves as a client sends them: each as notation, or as kind and arguments."""
