"""Rates finished games, and shows ratings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from arktable.bots.catalogue import bots_for
from arktable.server.distance.features import Features
from arktable.server.distance.ratings.judging import later, replayed, steps_of
from arktable.server.distance.ratings.model import Figure, Rate, bot_figure, load_model
from arktable.server.running.background import Tasks
from arktable.server.running.errors import Refused
from arktable.server.store.distance.moderation import Effect
from arktable.server.store.distance.ratings import RatingRow, Replay, Replayed, SqlRatings, StepRow, revoke
from arktable.server.store.rows import EntryRow, StoreFault
from arktable.server.tables.table import LiveTable
from arktable.server.wire.distance.ratings import RatedBot, RatedPlayer, Rating, RatingList, RatingStep

log = logging.getLogger(__name__)

ZERO: Final = 1000
SCALE: Final = 20.0
SURE: Final = 1.96
"""Deviations within which the truth lies in 19 of 20 cases."""
PROVISIONAL: Final = 4.5
"""A rating with at least this deviation is provisional; it takes about 16 to 30 games to get below it."""
MOST_LISTED: Final = 200


class Ratings:
    """Listens to the tables. A game is rated after its last commit, outside the lock, and once."""

    def __init__(self, store: SqlRatings, features: Features, now: Callable[[], str]) -> None:
        self._store = store
        self._features = features
        self._now = now
        self._rate: Rate | None = None
        self._tasks = Tasks("ratings")

    def start(self) -> None:
        """Rate games that ended right before the server stopped."""
        if self._features.is_on("ratings"):
            self._tasks.begin(self._catch_up())

    async def settled(self) -> None:
        """Wait until all games that have ended are rated."""
        await self._tasks.settled()

    # -- rating -------------------------------------------------------------------------------------------------

    def committed(self, table: LiveTable, rows: Sequence[EntryRow]) -> None:
        """Entries were written. Called under the lock of the table."""
        ends = table.row.state == "finished" and any(row.kind in ("move", "end") for row in rows)
        if ends and table.row.rated and self._features.is_on("ratings"):
            self._tasks.begin(self._rated(table.row.id))

    async def _rated(self, table_id: str) -> None:
        try:
            await self.rate(table_id)
        except StoreFault as fault:
            log.warning("table %s is rated when the server starts again: %s", table_id, fault)

    async def _catch_up(self) -> None:
        try:
            for table_id in await self._store.unrated():
                await self.rate(table_id)
        except StoreFault as fault:
            log.warning("games that ended earlier cannot be rated now: %s", fault)

    async def rate(self, table_id: str) -> int:
        """Rate a finished game, once. Returns the number of its seats; 0 if it is not rated, or was rated before."""
        rate, now = await self._model(), self._now()
        return await self._store.rate(table_id, lambda game, known, last: steps_of(game, known, rate, later(now, last)))

    async def recompute(self, ruleset: str) -> Replayed:
        """Compute all ratings of a ruleset again. Nothing changes unless the model has."""
        return await self._store.replay(ruleset, await self._replay())

    async def revoking(self, table_id: str) -> Effect:
        """The effect of a deed that lets a game count for nothing, as if it had not been rated."""
        return revoke(table_id, await self._replay())

    async def _replay(self) -> Replay:
        rate = await self._model()
        return lambda steps: replayed(steps, rate)

    async def brought(self, account_id: str) -> None:
        """A player has got the games of a guest: compute the ratings again in which they count."""
        if self._features.is_on("ratings"):
            for ruleset in sorted({step.ruleset for step in await self._store.steps_of(account_id)}):
                await self.recompute(ruleset)

    async def _model(self) -> Rate:
        if not self._features.is_on("ratings"):
            raise Refused("missing", "feature-off", reason="needs-extra")
        if self._rate is None:
            self._rate = await asyncio.to_thread(load_model)
        return self._rate

    # -- showing ------------------------------------------------------------------------------------------------

    async def listed(self, ruleset: str, game: str, asker: str) -> RatingList:
        """The players of a ruleset, and the places of the bots of its game."""
        rows = await self._store.best(ruleset, MOST_LISTED)
        players = [RatedPlayer(row.name, shown(row), row.account_id == asker) for row in rows]
        return RatingList(
            ruleset,
            [player for player in players if not player.rating.provisional],
            [player for player in players if player.rating.provisional],
            [RatedBot(bot, value_of(bot_figure(bot).mu)) for bot in bots_for(game)],
        )

    async def of(self, account_id: str) -> list[Rating]:
        """The ratings of a person, that of the most games first."""
        return [shown(row) for row in await self._store.of(account_id)]

    async def steps(self, account_id: str, tables: set[str] | None = None) -> list[RatingStep]:
        """The steps of a person, in their order. Tables other than these are not named; None: all are."""
        rows = await self._store.steps_of(account_id)
        return await asyncio.to_thread(lambda: [_shown_step(step, tables) for step in rows])


def value_of(mu: float) -> int:
    """A mean as players read it."""
    return round(ZERO + SCALE * (mu - Figure().mu))


def spread_of(sigma: float) -> int:
    return round(SURE * SCALE * sigma)


def shown(row: RatingRow) -> Rating:
    return Rating(row.ruleset, value_of(row.mu), spread_of(row.sigma), row.games, row.sigma >= PROVISIONAL)


def _shown_step(step: StepRow, tables: set[str] | None) -> RatingStep:
    named = step.table_id if tables is None or step.table_id in tables else ""
    value = value_of(step.after[0])
    return RatingStep(
        step.ruleset, named, step.seat, step.at, step.place, value, spread_of(step.after[1]),
        value - value_of(step.before[0]),
    )  # fmt: skip
