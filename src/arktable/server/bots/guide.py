"""A guided game: what to do next, so that a learner sees every kind of action, and what a step brings."""

from __future__ import annotations

import msgspec

from arktable.bots.catalogue import adviser
from arktable.bots.commentary import commentary_on
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.jobs.hint_plans import explained_plan
from arktable.jobs.job import BotFailed, Plan, Thinking, Topic
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.wire.advice import Explained, Suggestion
from arktable.server.wire.tables import SentMoves


class Guide:
    """Asks the best bot of a game, in the processes of the bots, as hints do."""

    def __init__(self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking = thinking
        self._settings = settings

    async def _asked(self, person: AccountRow | None, table_id: str, version: int) -> tuple[LiveTable, Position, Game]:
        """The table, if the person who asks decides there."""
        table = await self._tables.cache.get(table_id)
        seat = seat_at(table, person)
        table.refuse_help()
        self._tables.check_version(table, person, version)
        if table.position is None or table.game is None or table.position.seat != seat:
            raise Refused("conflict", "hint-not-your-turn")
        return table, table.position, table.game

    async def suggestion(
        self, person: AccountRow | None, table_id: str, version: int, topics: list[Topic], pressing: bool
    ) -> Suggestion:
        """The plan for the person who asks, in their turn."""
        table, position, game = await self._asked(person, table_id, version)
        bot = adviser(game.facts.game, self._settings.bot_think)
        job = job_for(table, bot, self._settings.bot_seconds)
        job = msgspec.structs.replace(job, hint=True, topics=topics, pressing=pressing)
        try:
            async with self._bots.queue.place(person.id if person else ""):
                plan = (await self._thinking.advise(job))[0]
        except BotFailed:
            raise Refused("conflict", "hint-failed") from None
        return {
            "version": version,
            "bot": bot,
            "topic": plan.topic,
            "behind": None if plan.behind is None else round(plan.behind, 1),
            "moves": [position.catalogue.parse(text).as_data() for text in plan.moves],
        }

    async def explained(self, person: AccountRow | None, table_id: str, version: int, moves: SentMoves) -> Explained:
        """What these moves bring the person who asks; on a sample, so that nothing hidden shows."""
        table, position, game = await self._asked(person, table_id, version)
        seat = position.seat
        texts, sampled, kit = table.texts(moves), table.sampler(seat), game.kit(table.row.options)

        def explain() -> Plan:
            sample = sampled()
            table.plan(seat, texts, sample)  # refuses what cannot be played
            parsed = [sample.catalogue.parse(text) for text in texts]
            return explained_plan(sample, commentary_on(game.facts.game), kit, parsed, None)

        plan = await self._tables.offload.do(explain)
        return {
            "version": version,
            "figures": [{"key": figure.key, "was": figure.was, "now": figure.now} for figure in plan.figures],
            "sold": plan.sold,
            "sums": [{"key": one.key, "amount": one.amount, "args": one.args} for one in plan.sums],
            "notes": [{"key": note.key, "args": note.args} for note in plan.notes],
            "reasons": [{"key": reason.key, "args": reason.args} for reason in plan.reasons],
            "words": plan.words,
        }
