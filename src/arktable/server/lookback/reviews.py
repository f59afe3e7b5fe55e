"""Reviews: the most expensive decisions of a seat in a finished game, and what was better.

A review is many short jobs in the processes of the bots, each at the end of their queue. Its figures are those of the
evaluations that hints and analyses use: when one of them is deepened, the review shows the deeper figures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from arktable.bots.reviewing import reviewer
from arktable.bots.search.study import Study
from arktable.engine.rng import rng_of
from arktable.jobs.evaluation import Run
from arktable.jobs.job import Answer, Job, ReviewStep, Thinking
from arktable.jobs.make_review import CostlyDecision, explained_decision, make_review
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.bots.evaluations import Evaluations, wanted_games
from arktable.server.bots.hints import EVALUATION
from arktable.server.lookback.analysis import MOST_LATER, job_about
from arktable.server.lookback.jobs import Jobs, JobState
from arktable.server.running.errors import Refused
from arktable.server.running.limits import COST_OF_REVIEW, Limits
from arktable.server.settings import Settings
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.advice import DearDecision, Review

MOST_KEPT: Final = 500
LONGEST: Final = 300.0
"""Seconds after which a review examines no further decision; it reports those that it has examined."""


class Reviews:
    """Makes reviews of finished games, each once."""

    def __init__(
        self,
        tables: Tables,
        bots: BotsAtTable,
        thinking: Thinking,
        evaluations: Evaluations,
        settings: Settings,
        limits: Limits,
    ) -> None:
        self._tables = tables
        self._evaluations = evaluations
        self._settings = settings
        self._limits = limits
        self.jobs: Jobs[tuple[str, int], KeptReview] = Jobs(bots, thinking, MOST_KEPT)

    async def review(self, client: str, table_id: str, seat: int, games: int = 0) -> Review:
        """The review of a seat as far as it is made. The first request begins it, and so does one for more games."""
        table = await self._tables.cache.fresh(table_id)
        _check(table, seat)
        wanted = wanted_games(games, self._settings.bot_games)
        known = self.jobs.known((table_id, seat))
        if known is not None and (known.state != "done" or known.games >= wanted):
            return await known.told()
        self._limits.hints.spend(client, COST_OF_REVIEW)
        job = job_for(table, EVALUATION, self._settings.bot_seconds)
        kept = KeptReview(self.jobs, self._evaluations, job, client, seat, wanted, _study(table).min_cost)
        work = partial(kept.make, self._limits.clock)
        self.jobs.begin((table_id, seat), kept, work, f"review of seat {seat} at table {table_id}")
        return await kept.told()


class KeptReview:
    """One review, made step by step."""

    def __init__(
        self,
        jobs: Jobs[tuple[str, int], KeptReview],
        evaluations: Evaluations,
        job: Job,
        client: str,
        seat: int,
        games: int,
        min_cost: float,
    ) -> None:
        self._jobs = jobs
        self._evaluations = evaluations
        self._job = job
        self._client = client
        self._seat = seat
        self._min_cost = min_cost
        self.games = games
        self.state: JobState = "running"
        self._weighed = self._suspects = 0
        self._decisions: list[CostlyDecision] = []

    async def make(self, clock: Callable[[], float]) -> None:
        """Find the decisions."""
        end = clock() + LONGEST

        def on_progress(weighed: int, suspects: int) -> None:
            self._weighed, self._suspects = weighed, suspects

        def is_late() -> bool:
            return clock() >= end

        async def evaluate(at: int, games: int) -> Run:
            later = self._job.moves[at : at + MOST_LATER]
            return await self._evaluations.deepened(self._about(at), games, self._client, later, is_late)

        async for decision in make_review(
            self._asked, evaluate, self._seat, self._min_cost, self.games, on_progress, is_late
        ):
            self._decisions.append(decision)

    async def told(self) -> Review:
        """The review as it travels to clients, with the figures of the evaluations as they are now."""
        if self.state == "done":
            fresh = [await self._fresh(decision) for decision in self._decisions]
            self._decisions = [decision for decision in fresh if decision is not None]
            self._decisions.sort(key=lambda decision: -decision.worth.gap)
        return {
            "seat": self._seat, "state": self.state, "weighed": self._weighed, "suspects": self._suspects,
            "games": self.games, "dear": self._min_cost, "decisions": [_dear(one) for one in self._decisions],
        }  # fmt: skip

    async def _fresh(self, decision: CostlyDecision) -> CostlyDecision | None:
        """The decision by its run, if that was deepened meanwhile; None if it is no longer clear that it was costly."""
        run = self._evaluations.known(self._about(decision.at))
        if run is None or run.played is None or run.games <= decision.worth.games:
            return decision
        return await explained_decision(self._asked, decision.at, decision.turn, run, self._min_cost)

    def _about(self, at: int) -> Job:
        return job_about(self._job, at, [])

    async def _asked(self, step: ReviewStep) -> Answer:
        """The answer to one step about the whole game."""
        return await self._jobs.ask(msgspec.structs.replace(self._job, review=step), self._client)


def _check(table: LiveTable, seat: int) -> None:
    if table.pinned:
        raise Refused("conflict", "other-rules")
    if not table.over:
        raise Refused("conflict", "review-running")
    if not 0 <= seat < len(table.seats):
        raise Refused("malformed", "no-such-seat", seat=seat)
    _study(table)


def _study(table: LiveTable) -> Study:
    bot = reviewer(table.game.facts.game, rng_of(0)) if table.game is not None else None
    if bot is None:
        raise Refused("conflict", "review-none")
    return bot.study()


def _dear(decision: CostlyDecision) -> DearDecision:
    worth, explained = decision.worth, decision.explained
    return {
        "n": decision.at + 1,
        "when": explained.when,
        "played": explained.played.events,
        "better": explained.better.events,
        "cost": worth.gap,
        "spread": worth.gap_spread,
        "own": worth.own_gap,
        "rival": None if worth.rival is None else round(worth.own_gap - worth.gap, 1),
        "games": worth.games,
        "changes": [{"key": change.key, "was": change.was, "now": change.now} for change in explained.changes],
    }
