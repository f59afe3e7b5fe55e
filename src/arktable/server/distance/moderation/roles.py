"""Gives and takes the role of moderators, also while a server runs: a server reads the role when it needs it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from arktable.server.distance.moderation.moderation import MODERATOR
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.terminal import open_distance
from arktable.server.running.times import utc_now
from arktable.server.store.distance.moderation import DeedRow, NotPossible, give_role
from arktable.server.store.distance.sql import SqlDistance


class Roles:
    """Who is a moderator. Each change is written to the trail, without a moderator: it was made at the terminal."""

    def __init__(self, store: SqlDistance, now: Callable[[], str] = utc_now) -> None:
        self._store = store
        self._now = now

    async def all(self) -> list[str]:
        """The names of all moderators."""
        return [name for _, name in await self._store.moderation.moderators()]

    async def set(self, name: str, is_moderator: bool) -> str | None:
        """Give a player the role, or take it; returns the name as it is written, or None if no player has it."""
        found = await self._store.people.by_fold(fold(name.strip()))
        if found is None:
            return None
        player = found[0]
        if (player.role == MODERATOR) == is_moderator:
            return player.name
        what, role = (MODERATOR, MODERATOR) if is_moderator else (f"no-{MODERATOR}", "")
        row = DeedRow("", what, self._now(), player.id)
        try:
            await self._store.moderation.do(row, give_role(player.id, role))
        except NotPossible:  # banned
            return None
        return player.name


@asynccontextmanager
async def open_roles(database: str) -> AsyncIterator[Roles]:
    """The moderators in this database, or in the one that the environment names."""
    async with open_distance(database) as store:
        yield Roles(store)
