"""What the client is told of a hint, and of the dearest decisions of a finished game."""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.engine.moves import MoveData
from arktable.server.wire.tables import Event, Seat


class HintFigure(TypedDict):
    """A number by which the own seat is judged, now and after a plan (words: `hint-figure-<key>`)."""

    key: str
    was: int
    now: int


class HintReason(TypedDict):
    """A part of the sentence that says why (words: `hint-why-<key>`)."""

    key: str
    args: dict[str, int | str]


class HintPlan(TypedDict):
    """What a bot would do in the asker's place, to the end of the turn or until something hidden shows."""

    moves: list[MoveData]
    behind: float | None
    """How much less than the best plan it is expected to bring, in pounds or points; null: not said."""
    figures: list[HintFigure]
    sold: bool
    """The figures are those after the next production, as the forecast says it; else those after the plan."""
    reasons: list[HintReason]
    """Parts of one sentence, the most telling first; never empty."""
    words: list[dict[str, int]]
    """Move by move what its words need of the moment in which it is made, such as a price; mostly nothing."""


class Hint(TypedDict):
    """An answer to "what would you do here?"."""

    version: int
    bot: str
    plans: list[HintPlan]
    """The best one first, three at most."""


class DearDecision(TypedDict):
    """A decision that was clearly dear, by what its seat could know then."""

    n: int
    """The decision, counted from 1: `at/{n - 1}` is the moment before it."""
    when: dict[str, int]
    """The turn and what else the view calls the moment: year, decade, cycle, round (words: `review-when`)."""
    played: list[Event]
    """What the seat did from there to the end of its turn."""
    better: list[Event]
    """What a bot would have done instead."""
    cost: float
    """How much less it brought, in pounds or points of the lead at the end, when bots play on from both."""
    error: float
    """The standard error of the cost."""
    rows: int
    """So often both were played on."""
    changes: list[HintFigure]
    """The figures of the seat that differ: `was` by what was played, `now` by what was better."""


class Review(TypedDict):
    """The dearest decisions of a seat in a finished game, as far as they are found."""

    seat: Seat
    state: Literal["running", "done", "failed"]
    weighed: int
    """So many of the suspicious decisions are weighed,"""
    suspects: int
    """of so many; 0 until they are found."""
    dear: float
    """What costs less than this is not told."""
    decisions: list[DearDecision]
    """Three at most, the dearest first; empty when nothing was clearly dear."""
