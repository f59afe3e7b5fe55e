"""What a bot is asked, and what it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Protocol, TypeAlias

import msgspec

from arktable.bots.commentary import Because, Figure
from arktable.engine.events import Seen


class FindSuspects(msgspec.Struct, frozen=True, tag=True):
    """Which decisions of this seat may have been dear? The moves of the job are the whole game."""

    seat: int


class PlayRow(msgspec.Struct, frozen=True, tag=True):
    """What do these moves bring in one sample of the position that the moves of the job lead to?"""

    moves: list[str]
    row: int


class TellPlans(msgspec.Struct, frozen=True, tag=True):
    """What did the seat do in the turn that begins after so many moves of the job, and what was better?"""

    at: int
    better: str


class TellCandidates(msgspec.Struct, frozen=True, tag=True):
    """What could the seat do in the position that the moves of the job lead to? These moves were played next."""

    played: list[str]


class PlayOn(msgspec.Struct, frozen=True, tag=True):
    """How does the game end when these moves are made after those of the job, and bots play on in every seat?"""

    moves: list[str]


ReviewStep: TypeAlias = FindSuspects | PlayRow | TellPlans
AnalysisStep: TypeAlias = TellCandidates | PlayOn
"""Reviews and analyses are asked for in small steps, so that bots at other tables need not wait for them."""


class Job(msgspec.Struct, frozen=True):
    """A table waits for this bot. The position is given as the moves that lead to it."""

    ruleset: str
    options: dict[str, str]
    seats: int
    seed: str
    moves: list[str]
    bot: str
    most: int
    """The most decisions to make before the table is asked again."""
    revision: int = 0
    """By which rules the game was begun; 0: by the present ones."""
    sheet: dict[str, Any] | None = None
    """The numbers it is played on, unless they are the program's own."""
    switches: list[tuple[int, int]] = []
    """After so many decisions the game went over to the rules of that revision."""
    start: str = ""
    """The text of the position it began in, or nothing for the usual set-up."""
    seconds: float = 3600.0
    """After this time the bot begins no further decision: what it has decided is played, and the table asks again."""
    hint: bool = False
    """Somebody asks what the bot would do in their place: it answers with plans."""
    review: ReviewStep | AnalysisStep | None = None
    """A step of a review or an analysis of a finished game."""


class Plan(msgspec.Struct, frozen=True):
    """What a bot would do in somebody's place: its moves to the end of the turn, what they bring, and why."""

    moves: list[str]
    worth: float | None
    """In pounds or points of the final score, to compare the plans of one answer; None of a bot that does not say."""
    figures: list[Figure] = []
    sold: bool = False
    """The figures are those after the next production, as the forecast says it; else those after the plan."""
    reasons: list[Because] = []
    words: list[dict[str, int]] = []
    """Move by move what its words need of the moment in which it is made; mostly nothing."""


class SuspectFound(msgspec.Struct, frozen=True):
    """A decision that may have been dear (`bots/search/review.py`), with its moves in notation."""

    at: int
    turn: int
    played: str
    others: list[str]
    gap: float


class PlansTold(msgspec.Struct, frozen=True):
    """A dear decision in words: when it was, and what the seat did and could have done, as events of its own."""

    when: dict[str, int]
    played: list[Seen]
    better: list[Seen]
    changes: list[Figure]
    """From what was played to what was better."""


class Counted(msgspec.Struct, frozen=True):
    """What the final count would give every seat when the game has come so far; the last one is the final count."""

    progress: float
    points: list[int | None]


class Answer(msgspec.Struct, frozen=True):
    """The answer of a bot: its moves, its plans for a hint, its part of a review, or what went wrong."""

    moves: list[str] = []
    plans: list[Plan] = []
    suspects: list[SuspectFound] = []
    leads: list[float] = []
    """One for each move of a `PlayRow`."""
    told: PlansTold | None = None
    played: int = -1
    """Which of the plans was played; −1: none of them."""
    course: list[Counted] = []
    """How the game goes on, for a `PlayOn`."""
    error: str = ""


class BotFailed(Exception):
    """No move came: the time was up, or the bot is broken. `key` names the note in the log."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key


class Thinking(Protocol):
    """The place where bots think, as the tables see it."""

    async def choose(self, job: Job) -> list[str]:
        """The bot's moves; raises `BotFailed`."""

    async def advise(self, job: Job) -> list[Plan]:
        """The plans that the bot thinks best, the best one first; raises `BotFailed`."""

    async def review(self, job: Job) -> Answer:
        """One step of a review or an analysis; raises `BotFailed`."""

    async def close(self) -> None:
        """End all thinking."""


class Answering(ABC):
    """Implements the questions of `Thinking` for a place that answers a job as a whole."""

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
        """What came back; raises `BotFailed` when nothing did."""
