"""People who become players and sign in, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.distance.house import House
from tests.server.helpers import Person, a_person

PASSWORD = "four words are better"
COOKIE = "arktable_session"


async def become(person: Person, name: str, password: str = PASSWORD) -> list[str]:
    """A guest becomes a player; returns the recovery codes."""
    signed = await person.post("/password", {"name": name, "password": password})
    assert signed["account"]["state"] == "player"
    codes: list[str] = signed["codes"]
    return codes


async def sign_in(person: Person, name: str, password: str = PASSWORD, status: int = 200, **more: Any) -> Any:
    return await person.post("/sign-in", {"name": name, "password": password, **more}, status)


async def fault(person: Person, path: str, body: Any, status: int) -> Any:
    """The error with which a request is refused."""
    return (await person.post(path, body, status))["error"]


@asynccontextmanager
async def another(house: House, name: str = "") -> AsyncIterator[Person]:
    """Another browser; with a name, a guest."""
    async with a_person(house.app, name) as person:
        yield person


def token(person: Person) -> str:
    return str(person.client.cookies.get(COOKIE))
