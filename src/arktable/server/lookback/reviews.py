"""Reviews: the dearest decisions of a seat in a finished game, and what was better.

A review is many short jobs in the processes in which bots think, each at the end of their queue. It goes on when
nobody waits for it, and its result is kept: a finished game does not change.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from arktable.bots.reviewing import reviewer
from arktable.bots.search.review import Case, Suspect, dearest
from arktable.bots.search.study import Study
from arktable.engine.rng import rng_of
from arktable.jobs.job import (
    Answer,
    BotFailed,
    FindSuspects,
    Job,
    PlansTold,
    PlayRow,
    ReviewStep,
    SuspectFound,
    TellPlans,
    Thinking,
)
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.running.errors import Refused
from arktable.server.running.limits import COST_OF_REVIEW, Limits
from arktable.server.settings import Settings
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.hints import DearDecision, Review

log = logging.getLogger(__name__)

MOST_KEPT: Final = 500
LONGEST: Final = 300.0
"""After so many seconds a review weighs no further decision: those that are weighed are told."""


class Underway:
    """A review that is made, and what it has found so far."""

    def __init__(self, seat: int) -> None:
        self.review: Review = {
            "seat": seat, "state": "running", "weighed": 0, "suspects": 0, "dear": 0.0, "decisions": [],
        }  # fmt: skip
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Makes reviews for whoever may see a finished game, each once."""

    def __init__(
        self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings, limits: Limits
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking = thinking
        self._settings = settings
        self._limits = limits
        self._known: OrderedDict[tuple[str, int], Underway] = OrderedDict()

    async def review(self, client: str, table_id: str, seat: int) -> Review:
        """The review of a seat as far as it is made. The first one who asks begins it."""
        table = await self._tables.cache.fresh(table_id)
        _check(table, seat)
        key = (table_id, seat)
        known = self._known.get(key)
        if known is None:
            self._limits.hints.spend(client, COST_OF_REVIEW)
            known = self._begin(table, seat, client)
            self._known[key] = known
        self._known.move_to_end(key)
        if known.review["state"] == "failed":
            del self._known[key]  # whoever asks again begins anew
        self._forget_old()
        return known.review

    def _begin(self, table: LiveTable, seat: int, client: str) -> Underway:
        begun = Underway(seat)
        making = Making(self._thinking, self._bots, job_for(table, "review", self._settings.bot_seconds), client)
        name = f"arktable-review-{table.row.id}-{seat}"
        begun.task = asyncio.create_task(making.make(begun.review, table, self._limits.clock), name=name)
        return begun

    def _forget_old(self) -> None:
        for key in list(self._known)[: max(0, len(self._known) - MOST_KEPT)]:
            if self._known[key].review["state"] != "running":
                del self._known[key]

    async def made(self, table_id: str, seat: int) -> None:
        """Wait until the review of a seat, which somebody has asked for, is made."""
        task = self._known[table_id, seat].task
        if task is not None:
            await task

    async def close(self) -> None:
        tasks = [known.task for known in self._known.values() if known.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Making:
    """Makes one review, step by step."""

    def __init__(self, thinking: Thinking, bots: BotsAtTable, job: Job, share: str) -> None:
        self._thinking = thinking
        self._bots = bots
        self._job = job
        self._share = share

    async def make(self, review: Review, table: LiveTable, clock: Callable[[], float]) -> None:
        """Fill the review, and say how it ended."""
        try:
            await self._weigh(review, table, clock)
            review["state"] = "done"
        except BotFailed as failure:
            log.warning("table %s: no review: %s", table.row.id, failure)
            review["state"] = "failed"
        except Exception:
            log.exception("table %s: no review", table.row.id)
            review["state"] = "failed"

    async def _weigh(self, review: Review, table: LiveTable, clock: Callable[[], float]) -> None:
        study = _study(table)
        review["dear"] = study.dear
        end = clock() + LONGEST
        suspects = (await self._asked(FindSuspects(review["seat"]))).suspects
        review["suspects"] = len(suspects)
        cases: list[Case] = []
        for found in suspects:
            case = Case(_suspect(table, found), study.dear)
            with contextlib.suppress(BotFailed):  # one that takes too long is not weighed to its end
                while (moves := case.moves()) and clock() < end:
                    row = PlayRow([move.text for move in moves], case.rows)
                    case.add((await self._asked(row, found.at)).leads)
                if not case.moves():
                    cases.append(case)
                    review["weighed"] += 1
            if clock() >= end:
                break
        if suspects and not cases:
            raise BotFailed("bot-slow", "no decision could be weighed")
        for case in dearest(cases):
            told = (await self._asked(TellPlans(case.suspect.at, case.better().text))).told
            if told is not None:
                review["decisions"].append(_dear(case, told))

    async def _asked(self, step: ReviewStep, at: int | None = None) -> Answer:
        """The answer to one step, about the position before decision `at` or about the whole game."""
        job = msgspec.structs.replace(self._job, review=step, moves=self._job.moves[:at])
        async with self._bots.turns.turn(self._share):
            return await self._thinking.review(job)


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


def _suspect(table: LiveTable, found: SuspectFound) -> Suspect:
    if table.position is None:
        raise Refused("conflict", "not-started")
    parse = table.position.catalogue.parse
    others = tuple(parse(text) for text in found.others)
    return Suspect(found.at, found.turn, parse(found.played), others, found.gap)


def _dear(case: Case, told: PlansTold) -> DearDecision:
    gap = case.gap()
    return {
        "n": case.suspect.at + 1,
        "when": told.when,
        "played": told.played,
        "better": told.better,
        "cost": round(gap.mean, 1),
        "error": round(gap.error, 1),
        "rows": gap.samples,
        "changes": [{"key": change.key, "was": change.was, "now": change.now} for change in told.changes],
    }
