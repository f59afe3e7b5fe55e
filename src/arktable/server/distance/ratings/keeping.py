"""Ratings at the terminal of the server, also while it runs: a server reads them when it needs them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from arktable.server.distance.features import Features
from arktable.server.distance.ratings.ratings import Ratings
from arktable.server.distance.terminal import open_distance
from arktable.server.running.times import utc_now
from arktable.server.settings import from_process
from arktable.server.store.distance.moderation import DeedRow, NotPossible
from arktable.server.store.distance.ratings import Replayed
from arktable.server.store.distance.sql import SqlDistance


class Keeping:
    """Computes ratings again and revokes games. Revoking is written to the trail, without a moderator."""

    def __init__(self, store: SqlDistance, ratings: Ratings, now: Callable[[], str] = utc_now) -> None:
        self._store = store
        self._ratings = ratings
        self._now = now

    async def recompute(self, rulesets: list[str]) -> dict[str, Replayed]:
        """Compute ratings again; all rulesets with rated games if none is named."""
        return {one: await self._ratings.recompute(one) for one in rulesets or await self._store.ratings.rulesets()}

    async def revoke(self, table_id: str, reason: str) -> bool:
        """Let a game count for nothing; false if it does not count anyway."""
        row = DeedRow("", "revoke", self._now(), table_id=table_id, why=reason)
        try:
            await self._store.moderation.do(row, await self._ratings.revoking(table_id))
        except NotPossible:
            return False
        return True


@asynccontextmanager
async def open_ratings(database: str) -> AsyncIterator[Keeping]:
    """The ratings in this database, or in the one that the environment names."""
    async with open_distance(database) as store:
        yield Keeping(store, Ratings(store.ratings, Features(from_process(database)), utc_now))
