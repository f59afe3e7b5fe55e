"""The requests to the intake, its answers, and the errors for them."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import msgspec

from arktable.engine.errors import ArktableError
from arktable.server.running.errors import Refused
from arktable.server.store.rows import EntryRow, StoredTable, Summary

TOO_COSTLY: Final = "too-costly"
"""It takes more time or memory than the server allows."""
UNREADABLE: Final = "unreadable"
"""Reading it makes our program fail unexpectedly."""


class ReadPosition(msgspec.Struct, frozen=True, tag=True):
    """Read the text of a position in which a table begins; `seed` deals what it leaves unknown."""

    text: str
    seed: str


class ReadRecord(msgspec.Struct, frozen=True, tag=True):
    """Read a record and play it through. Its log entries get the time `at`."""

    text: str
    at: str


class RecordPosition(msgspec.Struct, frozen=True, tag=True):
    """Make a record of a game that begins in this position, as `ReadRecord` would give it."""

    text: str
    seed: str
    at: str


class OpenTable(msgspec.Struct, frozen=True, tag=True):
    """Replay a stored table, and look at it from every seat."""

    stored: StoredTable


Question: TypeAlias = ReadPosition | ReadRecord | RecordPosition | OpenTable


class PositionRead(msgspec.Struct, frozen=True, tag=True):
    """A position that can be played: the facts for a table that begins in it."""

    ruleset: str
    options: dict[str, str]
    seats: int
    to_move: int
    """−1: the game is over."""
    turn: int
    progress: float
    rules_rev: int
    sheet_hash: str
    numbers: dict[str, Any]
    """All numbers of the sheet it is played on."""


class Participant(msgspec.Struct, frozen=True):
    """A player of a record, as `engine.record.Player` has it."""

    kind: str
    name: str


class RecordRead(msgspec.Struct, frozen=True, tag=True):
    """A record that was played through: the facts for a table that shows it or continues it."""

    ruleset: str
    game: str
    options: dict[str, str]
    seats: int
    seed: str
    rules_rev: int
    sheet_hash: str
    numbers: dict[str, Any]
    start: str
    players: list[Participant]
    entries: list[EntryRow]
    summary: Summary
    over: bool
    awards: list[tuple[int, str]] = []
    """Pairs of seat and award that the finished game gives."""
    name: str = ""
    """The name of the table at which it was played, if the record has it."""


class TableOpened(msgspec.Struct, frozen=True, tag=True):
    """The table can be opened within the limits."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The error: the key of an `ArktableError`, or one of the two keys above."""

    key: str
    message: str
    details: dict[str, int | str] = {}


Answer: TypeAlias = PositionRead | RecordRead | TableOpened | Failed


class Intake(Protocol):
    """Answers requests about input from outside."""

    async def ask(self, question: Question) -> Answer:
        """The answer; `Refused` if the queue is full."""

    async def close(self) -> None:
        """End all work."""


async def read_position(intake: Intake, text: str, seed: str) -> PositionRead:
    """The position of this text; raises an error that says what is wrong with it."""
    answer = await intake.ask(ReadPosition(text, seed))
    if not isinstance(answer, PositionRead):
        raise error_of(answer)
    return answer


async def read_record(intake: Intake, question: ReadRecord | RecordPosition) -> RecordRead:
    """The record, played through; raises an error that says what is wrong with it."""
    answer = await intake.ask(question)
    if not isinstance(answer, RecordRead):
        raise error_of(answer)
    return answer


def error_of(answer: Answer) -> Exception:
    """The exception for an answer of the wrong type."""
    if not isinstance(answer, Failed):
        return TypeError(f"the intake answered {type(answer).__name__}")
    if answer.key == TOO_COSTLY:
        return Refused("too-large", TOO_COSTLY)
    if answer.key == UNREADABLE:
        return Refused("malformed", UNREADABLE)
    return ArktableError(answer.key, answer.message, dict(answer.details))


def aside_reason(failed: Failed) -> str:
    """The reason to store for a table that cannot be opened."""
    return TOO_COSTLY if failed.key == TOO_COSTLY else UNREADABLE
