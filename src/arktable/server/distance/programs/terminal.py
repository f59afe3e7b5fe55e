"""Bot accounts that are made at the terminal of the server: they have no owner. The server may be running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from arktable.engine.errors import ArktableError
from arktable.server.distance.programs.accounts import ProgramNames
from arktable.server.distance.terminal import open_distance
from arktable.server.running.errors import Refused
from arktable.server.running.times import utc_now
from arktable.server.settings import from_process
from arktable.server.store.distance.programs import ProgramRow, SqlPrograms


class BotNameRefused(ArktableError):
    """A bot account cannot have this name, or there is none of this name."""

    def __init__(self, name: str, reason: str) -> None:
        what = f"the name {name[:40]!r} cannot be used for a bot account: {reason}"
        super().__init__("bot-name", what, {"name": name[:40], "reason": reason})


class TerminalBots:
    """Makes and lists bot accounts without an owner, and renews and ends tokens of all."""

    def __init__(self, store: SqlPrograms, names: ProgramNames) -> None:
        self._store = store
        self._names = names

    async def all(self) -> list[ProgramRow]:
        """The bot accounts without an owner."""
        return await self._store.of_owner("")

    async def token(self, name: str) -> tuple[str, str]:
        """The name as it is shown, and a new token. A bot account of this name is made unless there is one."""
        known = await self._names.find(name)
        if known is None:
            try:
                return await self._names.add("", name)
            except Refused as refused:
                raise BotNameRefused(name, refused.key) from None
        return known.name, (await self._names.new_token(known.id))[0]

    async def revoke(self, name: str) -> str:
        """End the token of a bot account; returns its name."""
        known = await self._names.find(name)
        if known is None:
            raise BotNameRefused(name, "no-such-bot-account")
        await self._names.revoke(known.id)
        return known.name


@asynccontextmanager
async def open_bots(database: str) -> AsyncIterator[TerminalBots]:
    """The bot accounts in this database, or in the one that the environment names."""
    async with open_distance(database) as store:
        most = from_process(database).limit_bot_accounts
        yield TerminalBots(store.programs, ProgramNames(store.programs, store.people, most, utc_now))
