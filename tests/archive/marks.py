"""What a position of a recorded game must still be: four letters, one for each thing that the rules decide.

The marks hold what a game does and nothing about how it is shown: views, events and words may change, a record stays.
A mark keeps six bits of each thing, so that a difference is seen at the move that makes it or very soon after.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

from arktable.engine.errors import RecordError
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.record import Record, line_of

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
THINGS = ("who decides", "legal moves", "scores and money", "chance")
BEFORE = "the set-up"


@dataclass
class Outcome:
    """How a recorded game ended, and the mark of every position on the way, the first and the last included."""

    moves: int
    scores: list[int]
    winners: list[int]
    ended: str
    marks: str


def money(position: Any) -> list[int]:
    """What everybody has in cash: scores alone would notice a wrong wage only much later."""
    if hasattr(position, "gold"):
        return list(position.gold)
    companies = getattr(position, "companies", ())
    return [company.cash if hasattr(company, "cash") else company.money for company in companies]


def facts(position: Position) -> tuple[str, str, str, str]:
    """The four things of `THINGS`, as text."""
    return (
        str(position.seat),
        ", ".join(sorted(move.text for move in position.moves())),
        f"{position.scores()} {money(position)}",
        str(position.rng.state()),
    )


def mark(position: Position) -> str:
    return "".join(LETTERS[zlib.crc32(fact.encode()) & 63] for fact in facts(position))


def outcome(record: Record, game: Game) -> Outcome:
    """Play the record to its end and note everything."""
    line = line_of(record, game)
    marks = [mark(position) for position in line.positions()]
    position = line.end()
    return Outcome(len(record.moves), position.scores(), position.winners(), _ended(position), "".join(marks))


def first_difference(record: Record, game: Game, noted: Outcome) -> str:
    """The first move after which the game is another one than was noted, in words; "" if there is none."""
    if len(record.moves) != noted.moves:
        return f"the file has {len(record.moves)} moves, noted were {noted.moves}: somebody changed the record"
    try:
        line = line_of(record, game)
        position = line.beginning()
    except RecordError as error:
        return f"it does not open: {error.message}"
    move = BEFORE
    for index in range(len(record.moves) + 1):
        if index:
            seat, text = record.moves[index - 1]
            move = f"move {index} ({seat + 1} {text})"
            try:
                position = line.step(position, index - 1)
            except RecordError as error:
                return f"{move} is refused: {error.message}"
        then, now = noted.marks[4 * index : 4 * index + 4], mark(position)
        if then != now:
            said = zip(THINGS, facts(position), then, now, strict=True)
            return f"after {move} other: " + "; ".join(f"{thing}, now {fact}" for thing, fact, a, b in said if a != b)
    end = (position.scores(), position.winners(), _ended(position))
    was = (noted.scores, noted.winners, noted.ended)
    return "" if end == was else f"scores, winners and kind of end are {end}, were {was}"


def _ended(position: Position) -> str:
    if position.seat >= 0:
        return "running"
    return "properly" if position.ended_properly() else "stuck"
