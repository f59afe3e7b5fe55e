"""What a bot is asked, and what it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from arktable.bots.commentary import Because, Figure, Sum
from arktable.engine.events import Seen


class FindSuspects(msgspec.Struct, frozen=True, tag=True):
    """Which decisions of this seat may have been costly? The moves of the job are the whole game."""

    seat: int


class ExplainPlans(msgspec.Struct, frozen=True, tag=True):
    """What did the seat do in the turn that begins after `at` moves of the job, and what was better?"""

    at: int
    better: list[str]


class FindPlans(msgspec.Struct, frozen=True, tag=True):
    """What could the seat do in the position that the moves of the job lead to?"""


class DescribePlan(msgspec.Struct, frozen=True, tag=True):
    """What did the seat do in that position? These moves were played next, by all seats."""

    moves: list[str]


class PlayRows(msgspec.Struct, frozen=True, tag=True):
    """What do these plans bring in some games that begin in that position?"""

    plans: list[list[str]]
    first: int
    """Number of the first game. Games with negative numbers choose the plans that are compared."""
    rows: int


EvaluationStep: TypeAlias = FindPlans | DescribePlan | PlayRows
ReviewStep: TypeAlias = FindSuspects | ExplainPlans | EvaluationStep
"""Evaluations and reviews run in small steps, so that bots at other tables do not wait for them."""


class Topic(msgspec.Struct, frozen=True):
    """Something that a guided game shows once: moves of these kinds, with these values of their arguments."""

    name: str
    kinds: list[str]
    args: dict[str, list[str]] = {}


class Job(msgspec.Struct, frozen=True):
    """A question to a bot. The position is given as the moves that lead to it."""

    ruleset: str
    options: dict[str, str]
    seats: int
    seed: str
    moves: list[str]
    bot: str
    most: int
    """The most decisions to make before the table is asked again."""
    revision: int = 0
    """The revision of the rules when the game began; 0: the present one."""
    sheet: dict[str, Any] | None = None
    """The printed numbers of the game; None: those of the program."""
    switches: list[tuple[int, int]] = []
    """Changes of the rules: the number of decisions before each, and the revision from there on."""
    start: str = ""
    """The text of the position in which the game began; empty for the usual set-up."""
    seconds: float = 3600.0
    """After this time the bot starts no further decision. Its decisions so far are played, and the table asks again."""
    hint: bool = False
    """The bot answers with plans for the seat that decides, and plays nothing."""
    review: ReviewStep | None = None
    """A step of an evaluation or a review."""
    topics: list[Topic] | None = None
    """With `hint`: the answer is the one plan that a guided game suggests, and shows one of these where it can."""
    pressing: bool = False
    """With `topics`: the guide ends soon, so showing one of them may cost more than usual."""


class Plan(msgspec.Struct, frozen=True):
    """A plan of a bot for a seat: its moves to the end of the turn, their effects, and the reasons for them."""

    moves: list[str]
    worth: float | None
    """What a bot expects that is asked without play-outs, to compare plans of one answer; None if it is unknown."""
    figures: list[Figure] = []
    sold: bool = False
    """The figures include the forecast of the next production; otherwise they are those right after the plan."""
    reasons: list[Because] = []
    words: list[dict[str, int]] = []
    """For each move the values of its moment that its sentence needs; mostly empty."""
    sums: list[Sum] = []
    """What the plan brings and costs, item by item."""
    notes: list[Because] = []
    """What a guided game says of them."""
    topic: str = ""
    """The topic that the plan of a guided game shows; empty if it shows none."""
    behind: float | None = None
    """In a guided game: how much less than the bot's best plan it is worth; None if unknown."""


class SuspectFound(msgspec.Struct, frozen=True):
    """A decision that may have been costly (`bots/search/review.py`)."""

    at: int
    turn: int
    gap: float


class ExplainedPlan(msgspec.Struct, frozen=True):
    """The moves of a seat to the end of its turn, and what they do as events of its own."""

    moves: list[str]
    events: list[Seen]


class ExplainedPlans(msgspec.Struct, frozen=True):
    """A costly decision as events of the seat: when it was, what was played, and what was better."""

    when: dict[str, int]
    played: ExplainedPlan
    better: ExplainedPlan
    changes: list[Figure]
    """Figures that differ between the two plans."""


class Answer(msgspec.Struct, frozen=True):
    """The answer of a bot: its moves, its plans for a hint, its part of a review, or what went wrong."""

    moves: list[str] = []
    plans: list[Plan] = []
    suspects: list[SuspectFound] = []
    choices: int = 0
    """Number of legal moves, for `FindPlans`."""
    results: list[list[tuple[float, float | None]]] = []
    """For each plan of a `PlayRows` the results of its games."""
    explained: ExplainedPlans | None = None
    error: str = ""


class BotFailed(Exception):
    """The bot gave no answer: its time was up, or it failed. `key` names the note in the log."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key


RunsOn: TypeAlias = Literal["compiled", "building", "interpreted"]
"""What bots run on; `building`: interpreted until a compiled build is made."""


class Thinking(Protocol):
    """The interface of the bot processes, as the tables use it."""

    runs_on: RunsOn

    async def choose(self, job: Job) -> list[str]:
        """The bot's moves; raises `BotFailed`."""

    async def advise(self, job: Job) -> list[Plan]:
        """The plans that the bot thinks best, the best one first; raises `BotFailed`."""

    async def review(self, job: Job) -> Answer:
        """One step of an evaluation or a review; raises `BotFailed`."""

    async def close(self) -> None:
        """Stop all work."""


class Answering(ABC):
    """Implements the methods of `Thinking` with one method that answers any job."""

    runs_on: RunsOn = "interpreted"

    async def choose(self, job: Job) -> list[str]:
        return (await self.review(job)).moves

    async def advise(self, job: Job) -> list[Plan]:
        return (await self.review(job)).plans

    async def review(self, job: Job) -> Answer:
        answer = await self._answer(job)
        if answer.error:
            raise BotFailed("bot-failed", f"{job.bot}: {answer.error}")
        return answer

    @abstractmethod
    async def _answer(self, job: Job) -> Answer:
        """The answer to the job; raises `BotFailed` if there is none."""
