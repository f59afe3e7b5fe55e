"""Hints: what a bot would do in a player's place. A hint changes nothing and reveals nothing hidden."""

from __future__ import annotations

import msgspec

from arktable.bots.catalogue import adviser
from arktable.engine.moves import Catalogue
from arktable.jobs.job import BotFailed, Plan, Thinking
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.wire.advice import Hint, HintPlan


class Hints:
    """Asks the best bot of a game, in the processes of the bots, at the end of their queue."""

    def __init__(self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking = thinking
        self._settings = settings

    async def hint(self, person: AccountRow | None, table_id: str, version: int) -> Hint:
        """The best plans for the person who asks, in their turn."""
        table = await self._tables.cache.get(table_id)
        seat = seat_at(table, person)
        self._tables.check_version(table, person, version)
        position, game = table.position, table.game
        if position is None or game is None or position.seat != seat:
            raise Refused("conflict", "hint-not-your-turn")
        bot = adviser(game.facts.game, self._settings.bot_think)
        job = msgspec.structs.replace(job_for(table, bot, self._settings.bot_seconds), hint=True)
        try:
            async with self._bots.queue.place(person.id if person else ""):
                plans = await self._thinking.advise(job)
        except BotFailed:
            raise Refused("conflict", "hint-failed") from None
        return {
            "version": version,
            "bot": bot,
            "plans": [_hint_plan(plan, plans[0], position.catalogue) for plan in plans],
        }


def _hint_plan(plan: Plan, best: Plan, catalogue: Catalogue) -> HintPlan:
    known = plan.worth is not None and best.worth is not None
    behind = max(0.0, round((best.worth or 0.0) - (plan.worth or 0.0), 1))
    return {
        "moves": [catalogue.parse(text).as_data() for text in plan.moves],
        "behind": behind if known else None,
        "figures": [{"key": figure.key, "was": figure.was, "now": figure.now} for figure in plan.figures],
        "sold": plan.sold,
        "reasons": [{"key": reason.key, "args": reason.args} for reason in plan.reasons],
        "words": plan.words,
    }
