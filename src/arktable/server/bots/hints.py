"""Hints: what a bot would do in a player's place. A hint changes nothing and reveals nothing hidden."""

from __future__ import annotations

from typing import Final

import msgspec

from arktable.bots.catalogue import adviser
from arktable.bots.reviewing import reviewer
from arktable.engine.moves import Catalogue
from arktable.engine.rng import rng_of
from arktable.jobs.evaluation import FIRST_GAMES
from arktable.jobs.job import BotFailed, Job, Plan, Thinking
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.bots.evaluations import Evaluations, wanted_games
from arktable.server.bots.plan_words import told_plan
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.wire.advice import Hint, HintPlan

MOST_PLANS: Final = 3
EVALUATION: Final = "evaluation"
"""Stands for the name of a bot in jobs that evaluate plans."""


class Hints:
    """Evaluates plans where a bot looks ahead; elsewhere asks the usual bot."""

    def __init__(
        self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings, evaluations: Evaluations
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking = thinking
        self._settings = settings
        self._evaluations = evaluations

    async def hint(self, person: AccountRow | None, table_id: str, version: int, games: int = 0) -> Hint:
        """The best plans for the person who asks, in their turn. With more games the figures become more exact."""
        table = await self._tables.cache.get(table_id)
        seat = seat_at(table, person)
        table.refuse_help()
        self._tables.check_version(table, person, version)
        position, game = table.position, table.game
        if position is None or game is None or position.seat != seat:
            raise Refused("conflict", "hint-not-your-turn")
        client, name = person.id if person else "", game.facts.game
        bot = adviser(name, self._settings.bot_think)
        job = job_for(table, bot, self._settings.bot_seconds)
        try:
            if reviewer(name, rng_of(0)) is None:
                told = await self.unweighed(name, job, client, position.catalogue)
                return {"version": version, "bot": bot, "games": 0, "most": 0, "plans": told}
            job = msgspec.structs.replace(job, bot=EVALUATION)
            first = min(FIRST_GAMES, self._settings.bot_games)
            run = await self._evaluations.deepened(job, wanted_games(games, first), client)
        except BotFailed:
            raise Refused("conflict", "hint-failed") from None
        best = run.plans()
        told = [told_plan(run, at, best, position.catalogue) for at in range(min(len(best), MOST_PLANS))]
        return {"version": version, "bot": bot, "games": run.games, "most": self._settings.bot_games, "plans": told}

    async def unweighed(self, game: str, job: Job, client: str, catalogue: Catalogue) -> list[HintPlan]:
        """The plans of the usual bot, for a game in which no bot looks ahead; raises `BotFailed`."""
        asked = msgspec.structs.replace(job, bot=adviser(game, self._settings.bot_think), hint=True)
        async with self._bots.queue.place(client):
            plans = await self._thinking.advise(asked)
        return [_unweighed(plan, plans[0], catalogue) for plan in plans]


def _unweighed(plan: Plan, best: Plan, catalogue: Catalogue) -> HintPlan:
    """A plan of a bot that does not look ahead, as it ranks it."""
    known = plan.worth is not None and best.worth is not None
    behind = max(0.0, round((best.worth or 0.0) - (plan.worth or 0.0), 1))
    return {
        "moves": [catalogue.parse(text).as_data() for text in plan.moves],
        "worth": None,
        "behind": behind if known else None,
        "figures": [{"key": figure.key, "was": figure.was, "now": figure.now} for figure in plan.figures],
        "sold": plan.sold,
        "reasons": [{"key": reason.key, "args": reason.args} for reason in plan.reasons],
        "words": plan.words,
    }
