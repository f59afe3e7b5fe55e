"""The shapes that cross the wire (docs/reference/wire.md §1). Views and kits are the games' own plain data."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    online: bool
    bot: str | None = None


class Brief(msgspec.Struct, frozen=True):
    """A table as lists show it.

    `pinned`: it was played by rules this program no longer has. `changes`: what changed in the rules since those it is
    played by, as keys of sentences; lists leave it empty.
    """

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    state: str
    created: str
    updated: str
    seats: list[SeatOut]
    you: int
    to_move: int
    turn: int
    progress: float
    winners: tuple[int, ...]
    pinned: bool
    changes: list[str] = []


class LogEntry(msgspec.Struct, frozen=True):
    """One line of the log, with what this viewer may know of it."""

    version: int
    at: str
    seat: int
    kind: str
    undone: bool
    events: list[dict[str, object]]
    n: int
    """How many decisions of the game stand right after it."""


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a viewer needs to draw a table."""

    table: Brief
    version: int
    view: dict[str, Any] | None
    log: list[LogEntry]
    can_undo: bool
    record: bool


class Ack(msgspec.Struct, frozen=True):
    """The move stands in the log, on disk."""

    version: int
    repeated: bool


class Step(msgspec.Struct, frozen=True):
    """One decision of a game, for the scrubber."""

    n: int
    seat: int
    move: str
    turn: int


class Lobby(msgspec.Struct, frozen=True):
    """The lists of tables; one's own are in `mine` only."""

    mine: list[Brief]
    open: list[Brief]
    running: list[Brief]
    finished: list[Brief]
