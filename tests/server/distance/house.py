"""A server whose time passes only when a test says so, with people at its tables."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from arktable.server.app import create_app
from arktable.server.distance.distance import Distance
from arktable.server.http.application import Application
from arktable.server.settings import Settings
from tests.server.helpers import ME, OPEN, InlineBots, Person, a_person

MINUTE, HOUR, DAY = 60, 3600, 86_400


class SetClock:
    """A time that stands still until a test moves it."""

    def __init__(self, at: str = "2026-06-01T08:00:00") -> None:
        self.at = datetime.fromisoformat(at).replace(tzinfo=UTC)
        self.passed = 1000.0

    def now(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def monotonic(self) -> float:
        return self.passed

    def wait(self, seconds: float) -> None:
        self.passed += seconds
        self.at += timedelta(seconds=seconds)


class House:
    """A server, its time, and people by name."""

    def __init__(self, app: Application, clock: SetClock, people: dict[str, Person]) -> None:
        self.app = app
        self.clock = clock
        self.people = people

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    @property
    def distance(self) -> Distance:
        distance = self.app.services.distance
        assert isinstance(distance, Distance)
        return distance

    async def open(self, *names: str, **more: Any) -> str:
        """A running table of these people; the first one opens it. `more` goes into the request, such as the pace."""
        first, *others = names
        body = {"ruleset": "arkadia", "seats": [ME, *[OPEN] * len(others)], "options": {}, **more}
        table = str((await self[first].post("/tables", body))["id"])
        for seat, name in enumerate(others, 1):
            await self[name].post(f"/tables/{table}/sit", {"seat": seat})
        return table

    async def act(self, name: str, table: str, what: str, status: int = 200, /, **more: Any) -> Any:
        """A change at a table with its version and a new key."""
        body = {"version": await self[name].version(table), "key": secrets.token_hex(8), **more}
        return await self[name].post(f"/tables/{table}/{what}", body, status)

    async def clocks(self, table: str, name: str = "") -> list[dict[str, Any]]:
        person = self[name] if name else next(iter(self.people.values()))
        seats: list[dict[str, Any]] = (await person.get(f"/tables/{table}"))["clock"]["seats"]
        return seats

    async def kinds(self, table: str) -> list[str]:
        log = (await next(iter(self.people.values())).get(f"/tables/{table}"))["log"]
        return [entry["kind"] for entry in log]


@asynccontextmanager
async def a_house(settings: Settings, clock: SetClock, *names: str) -> AsyncIterator[House]:
    app = create_app(settings, InlineBots(), now=clock.now, clock=clock.monotonic)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.lifespan())
        people = {name: await stack.enter_async_context(a_person(app, name)) for name in names}
        yield House(app, clock, people)


def house_of(*names: str) -> Any:
    """The fixture `house` of a test file: a server with these people."""

    @pytest.fixture
    async def house(settings: Settings) -> AsyncIterator[House]:
        async with a_house(settings, SetClock(), *names) as house:
            yield house

    return house
