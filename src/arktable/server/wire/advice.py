"""What bots say about a position: hints, reviews and analyses of finished games."""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.engine.moves import MoveData
from arktable.server.wire.common import Event, Seat
from arktable.server.wire.lookback import Standing


class HintFigure(TypedDict):
    """A number by which the seat is judged, now and after a plan (words: `hint-figure-<key>`)."""

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
    """How much less than the best plan it is expected to bring, in pounds or points; null: unknown."""
    figures: list[HintFigure]
    sold: bool
    """The figures are those after the next production, as the forecast says it; else those after the plan."""
    reasons: list[HintReason]
    """Parts of one sentence, the most important first; never empty."""
    words: list[dict[str, int]]
    """For each move, numbers of its moment that its words need, such as a price; usually none."""


class Hint(TypedDict):
    """An answer to "what would you do here?"."""

    version: int
    bot: str
    plans: list[HintPlan]
    """The best one first, three at most."""


class GuideSum(TypedDict):
    """One item of what moves bring or cost (words: `guide-sum-<key>`)."""

    key: str
    amount: int
    """In pounds if the game counts money, else a number of things; negative for what is spent."""
    args: dict[str, int | str]


class Suggestion(TypedDict):
    """What a guided game suggests next."""

    version: int
    bot: str
    topic: str
    """The topic that it shows; empty if it shows none."""
    behind: float | None
    """How much less than the bot's best plan it is expected to bring, in pounds or points; null: unknown."""
    moves: list[MoveData]
    """To the end of the turn, or until something hidden shows."""


class Explained(TypedDict):
    """What some moves of a plan bring, and why they are good."""

    version: int
    figures: list[HintFigure]
    sold: bool
    """The figures are those after the next production, as the forecast says it; else those after the plan."""
    sums: list[GuideSum]
    """Item by item, compared with doing nothing; a total comes last, if there is one."""
    reasons: list[HintReason]
    """Parts of one sentence, the most important first; may be empty."""
    words: list[dict[str, int]]
    """For each move, numbers of its moment that its words need, such as a price; usually none."""


class DearDecision(TypedDict):
    """A decision that clearly cost something, judged by what its seat could know then."""

    n: int
    """The decision, counted from 1: `at/{n - 1}` is the moment before it."""
    when: dict[str, int]
    """The turn and what else the view calls the moment: year, decade, cycle, round (words: `review-when`)."""
    played: list[Event]
    """What the seat did from there to the end of its turn."""
    better: list[Event]
    """What a bot would have done instead."""
    cost: float
    """How much the lead at the end shrinks, in pounds or points, when bots play on from both."""
    error: float
    """The standard error of the cost."""
    rows: int
    """Number of times both were played on."""
    changes: list[HintFigure]
    """The figures of the seat that differ: `was` by what was played, `now` by what was better."""


class Review(TypedDict):
    """The most expensive decisions of a seat in a finished game, as far as they are found."""

    seat: Seat
    state: Literal["running", "done", "failed"]
    weighed: int
    """Suspects examined so far."""
    suspects: int
    """Suspects in total; 0 while searching."""
    dear: float
    """Decisions that cost less than this are not reported."""
    decisions: list[DearDecision]
    """At most three, the most expensive first; empty if no decision clearly cost something."""


class Candidate(TypedDict):
    """What the seat could do at a moment, and how the game would end after it."""

    moves: list[MoveData]
    """To the end of the turn, or until something hidden shows."""
    played: bool
    """It was played in the game."""
    figures: list[HintFigure]
    sold: bool
    """The figures are those after the next production, as the forecast says it; else those after the plan."""
    reasons: list[HintReason]
    """Parts of one sentence, the most important first; empty for a played move that no bot considered."""
    words: list[dict[str, int]]
    """For each move, numbers of its moment that its words need, such as a price; usually none."""
    course: list[Standing] | None
    """The standings if bots played on to the end; the last one is the final count. Null until it is known."""


class Analysis(TypedDict):
    """The candidates of one moment, as far as they are found."""

    n: int
    seat: Seat
    """The seat that decides there."""
    state: Literal["running", "done", "failed"]
    bot: str
    """The bot that found them; the usual bot plays on."""
    candidates: list[Candidate]
    """Empty until they are found. Then their order stays, and their courses are added one by one."""


class Course(TypedDict):
    """How the game would end after the moves of a try, if bots played on."""

    course: list[Standing]
