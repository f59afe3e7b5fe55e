"""A move that the game keeps secret: nobody else is told it while the game runs, and everybody once it is over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.http.application import Application
from arktable.server.settings import Settings
from tests.builders.sealed import sealed
from tests.server.helpers import ME, OPEN, Person, a_person, an_app

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Application]:
    async with an_app(settings, None, sealed()) as app:
        yield app


@pytest.fixture
async def table(ada: Person, ben: Person) -> str:
    """Ada has bid; Ben is asked for his bid."""
    body = {"ruleset": "sealed", "seats": [ME, OPEN], "options": {}}
    table = str((await ada.post("/tables", body))["id"])
    await ben.post(f"/tables/{table}/sit", {"seat": 1})
    await ada.play(table, "bid 2")
    return table


async def steps(person: Person, table: str) -> list[Any]:
    found = (await person.get(f"/tables/{table}/steps"))["steps"]
    return [(step["seat"], step["move"] and step["move"]["text"]) for step in found]


async def test_the_steps_tell_others_only_that_the_seat_decided(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    assert await steps(ada, table) == [(0, "bid 2")]
    assert await steps(ben, table) == await steps(visitor, table) == [(0, None)]


async def test_it_stays_so_when_the_bids_are_open_until_the_game_is_over(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    await ben.play(table, "bid 3")
    assert await steps(ada, table) == [(0, "bid 2"), (1, None)]
    assert await steps(visitor, table) == [(0, None), (1, None)]
    await ada.play(table, "bid 1")
    await ben.play(table, "bid 0")
    played = [(0, "bid 2"), (1, "bid 3"), (0, "bid 1"), (1, "bid 0")]
    for person in (ada, ben, visitor):
        assert await steps(person, table) == played


async def test_nothing_that_others_can_ask_for_depends_on_it(settings: Settings) -> None:
    """The same game with another bid: what Ben and a visitor get is the same, byte by byte."""
    asked: dict[str, list[Any]] = {}
    async with an_app(settings, None, sealed()) as app:
        for bid in ("bid 2", "bid 0"):
            async with a_person(app, "Ada") as ada, a_person(app, "Ben") as ben, a_person(app) as visitor:
                body = {"ruleset": "sealed", "name": "Same name", "seats": [ME, OPEN], "options": {}}
                table = str((await ada.post("/tables", body))["id"])
                await ben.post(f"/tables/{table}/sit", {"seat": 1})
                await ada.play(table, bid)
                asked[bid] = [await answers(person, table) for person in (ben, visitor)]
                assert (await ada.get(f"/tables/{table}/at/1"))["view"]["bids"] == [int(bid[-1]), -1]
    assert asked["bid 2"] == asked["bid 0"]


async def answers(person: Person, table: str) -> list[Any]:
    snapshot = await person.get(f"/tables/{table}")
    log = [(entry["kind"], entry["seat"], entry["events"], entry["n"]) for entry in snapshot["log"]]
    questions = ("steps", "at/0", "at/1", "scenes?after=0&to=1", "since", "standing", "position", "position?n=1")
    texts = [(await person.client.get(f"/api/tables/{table}/{question}")).text for question in questions]
    assert not any('"error"' in text for text in texts)
    return [snapshot["view"], log, *texts]


async def test_nobody_takes_the_record_of_the_running_game_along(table: str, ada: Person, ben: Person) -> None:
    for person in (ada, ben):
        assert (await person.get(f"/tables/{table}/take-along", 409))["error"]["key"] == "record-running"
        assert (await person.get(f"/tables/{table}/record", 409))["error"]["key"] == "record-running"
