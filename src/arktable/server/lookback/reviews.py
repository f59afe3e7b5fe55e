"""Reviews: the most expensive decisions of a seat in a finished game, and what was better.

A review is many short jobs in the processes of the bots, each at the end of their queue.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from arktable.bots.reviewing import reviewer
from arktable.bots.search.review import Case
from arktable.bots.search.study import Study
from arktable.engine.moves import Catalogue
from arktable.engine.rng import rng_of
from arktable.jobs.job import Answer, ExplainedPlans, Job, ReviewStep, Thinking
from arktable.jobs.make_review import make_review
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.lookback.jobs import Jobs
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
        self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings, limits: Limits
    ) -> None:
        self._tables = tables
        self._settings = settings
        self._limits = limits
        self.jobs: Jobs[tuple[str, int], Review] = Jobs(bots, thinking, MOST_KEPT)

    async def review(self, client: str, table_id: str, seat: int) -> Review:
        """The review of a seat as far as it is made. The first request begins it."""
        table = await self._tables.cache.fresh(table_id)
        _check(table, seat)
        known = self.jobs.known((table_id, seat))
        if known is not None:
            return known
        self._limits.hints.spend(client, COST_OF_REVIEW)
        review: Review = {
            "seat": seat, "state": "running", "weighed": 0, "suspects": 0, "dear": 0.0, "decisions": [],
        }  # fmt: skip
        making = ReviewMaker(self.jobs, job_for(table, "review", self._settings.bot_seconds), client)
        work = partial(making.make, review, table, self._limits.clock)
        return self.jobs.begin((table_id, seat), review, work, f"review of seat {seat} at table {table_id}")


class ReviewMaker:
    """Makes one review, step by step."""

    def __init__(self, jobs: Jobs[tuple[str, int], Review], job: Job, client: str) -> None:
        self._jobs = jobs
        self._job = job
        self._client = client

    async def make(self, review: Review, table: LiveTable, clock: Callable[[], float]) -> None:
        """Fill the review."""
        review["dear"] = min_cost = _study(table).min_cost
        end = clock() + LONGEST

        def on_progress(weighed: int, suspects: int) -> None:
            review["weighed"], review["suspects"] = weighed, suspects

        def is_late() -> bool:
            return clock() >= end

        catalogue = _catalogue(table)
        async for case, explained in make_review(
            self._asked, review["seat"], min_cost, catalogue, on_progress, is_late
        ):
            review["decisions"].append(_dear(case, explained))

    async def _asked(self, step: ReviewStep, at: int | None) -> Answer:
        """The answer to one step, about the position before decision `at` or about the whole game."""
        job = msgspec.structs.replace(self._job, review=step, moves=self._job.moves[:at])
        return await self._jobs.ask(job, self._client)


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


def _catalogue(table: LiveTable) -> Catalogue:
    if table.position is None:
        raise Refused("conflict", "not-started")
    return table.position.catalogue


def _dear(case: Case, explained: ExplainedPlans) -> DearDecision:
    gap = case.gap()
    return {
        "n": case.suspect.at + 1,
        "when": explained.when,
        "played": explained.played.events,
        "better": explained.better.events,
        "cost": round(gap.mean, 1),
        "error": round(gap.error, 1),
        "rows": gap.samples,
        "changes": [{"key": change.key, "was": change.was, "now": change.now} for change in explained.changes],
    }
