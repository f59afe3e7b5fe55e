"""What bots say about a position: hints, reviews and analyses of finished games."""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.engine.moves import MoveData
from arktable.server.wire.common import Event, Seat


class HintFigure(TypedDict):
    """A number by which the seat is judged, now and after a plan (words: `hint-figure-<key>`)."""

    key: str
    was: int
    now: int


class HintReason(TypedDict):
    """A part of the sentence that says why (words: `hint-why-<key>`)."""

    key: str
    args: dict[str, int | str]


class PlanWorth(TypedDict):
    """What a plan brings when bots play on from it, in pounds or points: means over the same games for all plans.

    In 99 of 100 such figures the true mean is within the spread.
    """

    lead: float
    """The lead over the best rival at the end; without rivals the score."""
    spread: float
    own: float
    """The score of the seat at the end."""
    rival: float | None
    """That of its best rival; null if it has none."""
    games: int
    gap: float
    """The lead minus that of what was played; in a hint minus that of the best plan."""
    gap_spread: float
    clear: bool
    """The gap is larger than its spread."""
    own_gap: float
    """The part of the gap that is the seat's own score."""


class HintPlan(TypedDict):
    """What a bot would do in the asker's place, to the end of the turn or until something hidden shows."""

    moves: list[MoveData]
    worth: PlanWorth | None
    """Null if no bot looks ahead in this game, or if there is nothing to compare."""
    behind: float | None
    """How much less than the best plan it clearly brings, in pounds or points; null: unknown."""
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
    games: int
    """Number of games in which the plans were compared."""
    most: int
    """The usual number of games; a request may ask for more."""
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
    notes: list[HintReason]
    """What is said of the sums: when a plan pays, what it buys (words: `guide-note-<key>`)."""
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
    """How much larger the lead at the end is with the better plan, in pounds or points (`PlanWorth.gap`)."""
    spread: float
    """The spread of the cost."""
    own: float
    """How much more the seat itself has at the end with the better plan."""
    rival: float | None
    """How much more its best rival has: `own` − `rival` is the cost. Null if it has none."""
    games: int
    """Number of games in which both were played on."""
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
    games: int
    """Number of games for each decision."""
    dear: float
    """Decisions that cost less than this are not reported."""
    decisions: list[DearDecision]
    """At most three, the most expensive first; empty if no decision clearly cost something."""


class Candidate(HintPlan):
    """What the seat could do at a moment, or what it did. The gap of its worth is to what was played."""

    played: bool
    """It was played in the game."""


class Analysis(TypedDict):
    """The candidates of one moment, as far as they are found."""

    n: int
    seat: Seat
    """The seat that decides there."""
    state: Literal["running", "done", "failed"]
    choices: int
    """Number of legal moves; 0 while the candidates are being found."""
    games: int
    """Number of games in which all candidates were compared so far."""
    wanted: int
    """Number of games when it is done."""
    most: int
    """Number of games up to which a request can deepen it."""
    candidates: list[Candidate]
    """The one with the largest lead first. Empty until they are found."""


class TryWorth(TypedDict):
    """What the moves of a try bring, compared with what was played, in the games of its moment."""

    worth: PlanWorth | None
    """Null if no bot looks ahead in this game."""
