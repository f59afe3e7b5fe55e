"""Tables: lists, snapshots, the log, moves and the messages of a connection. Views are the games' own
(`games/<game>/views/shapes.py`).

`make types` writes the client's types (`web/src/wire/types.ts`) and the tables of `docs/reference/wire.md` from this
package: the line under a field says what it means. What the server makes as a dict is a `TypedDict`, what it makes as
an object is a `Struct`; on the wire there is no difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from arktable.engine.moves import OfferGroup
from arktable.server.store.rows import EntryKind, SeatKind, TableState
from arktable.server.wire.common import Event, Fault, Seat, View, Word
from arktable.server.wire.pace import Clock, Pace


class SeatPresence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a person is at the table, with rounded minutes. Who hides their presence is shown as hidden."""

    state: Literal["away", "here", "hidden", "near"] = "away"
    """`near`: they have another table open."""
    minutes: int = 0
    """The minutes since they left; 0 if that is not known."""


class SeatBrief(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    seat: Seat
    kind: SeatKind
    name: str
    """Empty for an open seat, unless somebody had it in the game that goes on here."""
    online: bool
    bot: str | None = None
    """The bot that plays: of a bot's seat, or for a person who has gone."""
    out: str = ""
    """`resigned`, or `time` if the clock of the player ran out; empty for a player who plays on."""
    presence: SeatPresence | None = None
    """Of a person; bots are always there."""
    kept: str = ""
    """The person for whom an open seat is kept; empty for anybody. Not said in lists."""
    must_agree: bool = False
    """The host has changed what this player agreed to; the game begins when they agree again. Not said in lists."""
    substituted: bool = False
    """Somebody else plays for its player."""


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
    """The seat of the asker, −1 for a spectator, or for a person with several seats who names none."""
    to_move: Seat
    """The seat that decides, −1 for none."""
    turn: int
    progress: float
    """From 0 to 1."""
    winners: tuple[Seat, ...]
    pinned: bool
    """Its rules are not in this program: the log can be read, but the game cannot be played or replayed."""
    changes: list[str] = []
    """Changes of the rules since those it is played by, as keys of sentences; empty in lists."""
    yours: list[Seat] = []
    """All seats of the asker: several where people pass one device around."""
    unlisted: bool = False
    """It is listed for its own players only, such as a table at which a plan is tried out."""
    from_position: bool = False
    """It began from the text of a position: the person who opened it may know everything that is hidden."""
    pace: Pace | None = None
    """Null for an unhurried game."""
    rated: bool = False
    invited: bool = False
    """Only invited people may sit down."""
    chat: bool = True
    """Players and spectators may write to each other."""
    host: bool = False
    """The asker opened the table."""
    tournament: str = ""
    """The tournament that it belongs to; empty if none."""
    ended: str = ""
    """How the game ended, if not by its rules: `agreed`, `resigned` or `closed`."""
    lent: Seat = -1
    """The seat of the asker on which a substitute plays; −1 for none."""
    watching: int = 0
    """How many people watch who do not play."""


class Tables(msgspec.Struct, frozen=True):
    """The lists of tables; those of the asker are in `mine` only."""

    mine: list[Brief]
    open: list[Brief]
    running: list[Brief]
    finished: list[Brief]
    """Including archived ones."""
    put_away: int = 0
    """How many tables of the asker are put away; `GET /tables?shelf=1` lists them in `mine`."""


class LogPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a log entry: a turn, or a step of the game such as a production."""

    at: int
    """Its first event; it goes on to the next part."""
    kind: str
    """`turn`, `rules` for what follows a turn by itself, or what the game declares (words: `band-<kind>`)."""
    seat: int = -1
    """The seat whose turn it is."""
    turn: int = 0
    more: bool = False
    """It continues a part of an earlier entry."""
    args: dict[str, int | str] = {}
    """Facts about its beginning that are not in an event."""
    rows: list[list[int | None]] = []
    """Rows of a table; the first column is a seat, −1 for none (headings: `band-<kind>-column-<n>`)."""


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
    """Number of decisions right after it, without undone ones (for `at/{n}`)."""
    scenes: list[str] = []
    """The kinds of the scenes that begin or end in it (for `scenes`)."""
    parts: list[LogPart] = []
    """The parts of its events. Empty if it is no move, or if the rules of the game are not in this program."""


class Snapshot(msgspec.Struct, frozen=True):
    """Everything that a viewer needs to draw a table."""

    table: Brief
    version: int
    view: View | None
    """Null before the game has started, and for a pinned table."""
    log: list[LogEntry]
    """The newest last, at most 200."""
    can_undo: bool
    record: bool
    """The record can be downloaded."""
    mark: int = 0
    """The log entry in which the last turn of the seat ended (for `since`), 0 for none."""
    secrets: list[str] = []
    """What only one seat knows by the rules, by name (words: `secret-<name>`); empty if all is open."""
    kept: str = ""
    """The text that the seat has stored (`POST /tables/{id}/kept`); a restart of the server loses it."""
    clock: Clock | None = None
    """The clocks; null for an unhurried game."""


class SentMove(msgspec.Struct, frozen=True):
    """A move as a client may send it instead of its notation: its kind and its arguments."""

    kind: Word
    args: dict[Word, int | Word] = {}


SentMoves: TypeAlias = Sequence[str | SentMove]
"""Moves as a client sends them: each as notation, or as kind and arguments."""


class LegalMoves(TypedDict):
    """Every legal move of the asking seat."""

    version: int
    moves: list[OfferGroup]


class Ack(msgspec.Struct, frozen=True):
    """The move is in the log, on disk."""

    version: int
    repeated: bool


class Tried(TypedDict):
    """What the table would look like after some moves."""

    view: View | None
    """Null if they would reveal something hidden: then the view is known only after they are made."""
    events: list[Event]
    standing: NotRequired[str]
    """The move that a standing answer of the asker means after them. Missing if there is none."""


class StandingAnswers(TypedDict):
    """What a seat has answered in advance. Nobody else is told."""

    questions: dict[str, list[str]]
    """Every question of the ruleset that can be answered in advance, with its answers."""
    given: dict[str, str]
    """The answers of the asker, by question."""


class Looked(TypedDict):
    """The forecast after some moves."""

    outlook: View | None
    """Every game has its own shape. Null if the moves would reveal something, or the game has no forecast."""


class Answered(TypedDict):
    """What each answer to the question after some moves would bring."""

    answers: View | None
    """Every game has its own shape. Null if the moves would reveal something, nothing is asked, or the game has no
    forecast."""


class SnapshotMessage(TypedDict):
    """The first message of a connection; sent again when an update is not possible."""

    kind: Literal["snapshot"]
    snapshot: Snapshot


class Update(TypedDict):
    """The difference between the last message of this connection and the present state."""

    kind: Literal["update"]
    version: int
    table: NotRequired[Brief]
    """Only when it changed."""
    set: dict[str, Any]
    """The top-level keys of the public part of the view that changed."""
    own: dict[str, Any]
    """The same for the part of this viewer. No key is in both parts."""
    log: list[LogEntry]
    undone: list[int]
    """Versions of entries that were undone since."""
    can_undo: bool
    record: bool
    mark: NotRequired[int]
    """Only when it changed."""
    clock: NotRequired[Clock]
    """The clocks, if the table has any."""


class PresenceMessage(TypedDict):
    """Which seats are online, and how many people watch who do not play."""

    kind: Literal["presence"]
    online: list[bool]
    seats: list[SeatPresence]
    watching: int


class TalkMessage(TypedDict):
    """The numbers of the last lines of the chat, of the rooms that this viewer may read (`GET /tables/{id}/chat`)."""

    kind: Literal["talk"]
    newest: dict[str, int]


class AskingMessage(TypedDict):
    """Somebody asks to step in for a player who is away (`GET /tables/{id}/proposals`)."""

    kind: Literal["asking"]


class ErrorMessage(TypedDict):
    """An error; the connection may be closed after it."""

    kind: Literal["error"]
    error: Fault


class Pong(TypedDict):
    """The answer to a ping."""

    kind: Literal["pong"]


LiveMessage: TypeAlias = SnapshotMessage | Update | PresenceMessage | TalkMessage | AskingMessage | ErrorMessage | Pong
"""The messages from the server on a connection."""
