"""Two servers on one PostgreSQL database, in one event loop: what two processes do, without the wait for them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from arktable.jobs.job import Job
from arktable.server.http.application import Application
from arktable.server.live.connection import Watcher, serve
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from arktable.server.sharing.sharing import Sharing
from tests.server.helpers import BASE, PATIENCE, PLENTY, SEED, InlineBots, Person, a_person, an_app, transport


async def until(ready: Callable[[], bool]) -> None:
    """Wait until this is so; it follows from messages between servers, for which a test has no event."""
    async with asyncio.timeout(PATIENCE):
        while not ready():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


class CountingBots(InlineBots):
    """Counts how often a bot is asked for each decision of each table."""

    def __init__(self, asked: Counter[tuple[str, int]]) -> None:
        self._asked = asked

    async def choose(self, job: Job) -> list[str]:
        self._asked[str(job.options), len(job.moves)] += 1
        return await super().choose(job)


def settings_on(database: str, **changes: Any) -> Settings:
    """The settings of one of several servers on this database."""
    given = {"bot_games": 4, "bot_pause": 0.0, "seed": SEED, "sweep_seconds": 0.0, **PLENTY, **changes}
    return Settings(database_url=database, **given)


class Pair:
    """The two servers, and how often their bots were asked."""

    def __init__(self, first: Application, second: Application, asked: Counter[tuple[str, int]]) -> None:
        self.both = (first, second)
        self.asked = asked

    def sharing(self, number: int) -> Sharing:
        found = self.both[number].services.sharing
        assert isinstance(found, Sharing)
        return found


@asynccontextmanager
async def a_pair(database: str, **changes: Any) -> AsyncIterator[Pair]:
    asked: Counter[tuple[str, int]] = Counter()
    settings = settings_on(database, **changes)
    async with an_app(settings, CountingBots(asked)) as first, an_app(settings, CountingBots(asked)) as second:
        yield Pair(first, second, asked)


class Everywhere:
    """A person with the same session at both servers."""

    def __init__(self, people: list[Person]) -> None:
        self.at = people

    def __getitem__(self, number: int) -> Person:
        return self.at[number]

    @property
    def token(self) -> str:
        return next(iter(self.at[0].client.cookies.values()))


@asynccontextmanager
async def elsewhere(person: Person, app: Application) -> AsyncIterator[Person]:
    """The browser of a person, connected to another server."""
    async with httpx.AsyncClient(transport=transport(app), base_url=BASE, cookies=person.client.cookies) as client:
        yield Person(client, app)


@asynccontextmanager
async def everywhere(pair: Pair, name: str) -> AsyncIterator[Everywhere]:
    async with a_person(pair.both[0], name) as here, elsewhere(here, pair.both[1]) as there:
        yield Everywhere([here, there])


class Watching:
    """An open connection to a table: all messages so far, and how it ended."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.ended: Refused | None = None
        self._changed = asyncio.Condition()

    async def take(self, text: str) -> None:
        async with self._changed:
            self.messages.append(json.loads(text))
            self._changed.notify_all()

    async def end(self, error: Refused) -> None:
        async with self._changed:
            self.ended = error
            self._changed.notify_all()

    async def until(self, ready: Callable[[Watching], bool]) -> None:
        """Wait until the messages are as the test wants them."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: ready(self))

    @property
    def version(self) -> int:
        """The version that the last message about the game has told."""
        versions = [one["version"] for one in self.messages if one["kind"] == "update"]
        snapshots = [one["snapshot"]["version"] for one in self.messages if one["kind"] == "snapshot"]
        return int(max([*versions, *snapshots], default=-1))

    async def at_version(self, version: int) -> None:
        await self.until(lambda seen: seen.version >= version)

    def last(self, kind: str) -> dict[str, Any] | None:
        return next((one for one in reversed(self.messages) if one["kind"] == kind), None)


@asynccontextmanager
async def watching(app: Application, table: str, token: str | None = None) -> AsyncIterator[Watching]:
    """A connection to this server that is told what happens at a table."""
    seen = Watching()
    incoming: asyncio.Queue[str] = asyncio.Queue()

    async def connection() -> None:
        try:
            await serve(app.services, Watcher(token, "", None), table, seen.take, incoming.get)
        except Refused as refused:
            await seen.end(refused)

    task = asyncio.create_task(connection())
    try:
        await seen.until(lambda now: bool(now.messages) or now.ended is not None)
        yield seen
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
