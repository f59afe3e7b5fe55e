"""Requests at the same time do not pass a limit together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from arktable.server.distance.invitations import blocking
from arktable.server.distance.notices.channels import MOST as MOST_CHANNELS
from arktable.server.distance.signin.passkeys import MOST as MOST_PASSKEYS
from arktable.server.distance.tournaments.tournaments import MOST_ENTERED, MOST_OWNED
from arktable.server.running.one_at_a_time import OneAtATime
from arktable.server.settings import Settings
from tests.server.distance.authenticator import Authenticator
from tests.server.distance.house import House, SetClock, a_house
from tests.server.distance.signed import another, become
from tests.server.helpers import Person

pytestmark = pytest.mark.anyio

PUBLIC = "https://table.example"


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    open_to_all = replace(settings, public_url=PUBLIC, limit_expensive=1_000_000)
    async with a_house(open_to_all, SetClock(), "Ada", "Ben") as house:
        await become(house["Ada"], "Ada Lind")
        yield house


async def statuses(person: Person, asked: list[tuple[str, Any]]) -> Counter[int]:
    """Send all of it at once; how often each status came."""
    answers = await asyncio.gather(*(person.client.post(f"/api{path}", json=body) for path, body in asked))
    return Counter(answer.status_code for answer in answers)


async def test_channels(house: House) -> None:
    feeds = await statuses(house["Ada"], [("/channels", {"kind": "feed"})] * 3 * MOST_CHANNELS)
    assert feeds == {200: MOST_CHANNELS, 409: 2 * MOST_CHANNELS}


async def test_a_channel_is_made_once(house: House) -> None:
    same = {"kind": "webhook", "format": "json", "address": "https://example.org/x"}
    assert await statuses(house["Ada"], [("/channels", same)] * 5) == {200: 1, 409: 4}


async def test_days_of_vacation(house: House) -> None:
    first = house.clock.at.date() + timedelta(days=10)
    months = [(first + timedelta(days=30 * n), first + timedelta(days=30 * n + 20)) for n in range(6)]  # of one year
    asked = [("/vacations", {"first": str(one), "last": str(other), "zone": "UTC"}) for one, other in months]
    assert await statuses(house["Ada"], asked) == {200: 1, 409: 5}


async def test_tournaments_of_an_organiser(house: House) -> None:
    cup = {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2}
    assert await statuses(house["Ada"], [("/tournaments", cup)] * 3 * MOST_OWNED) == {
        200: MOST_OWNED,
        409: 2 * MOST_OWNED,
    }


async def test_tournaments_of_an_entrant(house: House) -> None:
    cup = {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2}
    found = []
    for number in range(MOST_ENTERED // MOST_OWNED + 1):
        async with another(house, "Guest") as organiser:
            await become(organiser, f"Orla {'abcdefg'[number] * 3}")
            found += [(await organiser.post("/tournaments", cup))["brief"]["id"] for _ in range(MOST_OWNED)]
    asked: list[tuple[str, Any]] = [(f"/tournaments/{one}/enter", {}) for one in found]
    assert await statuses(house["Ada"], asked) == {200: MOST_ENTERED, 409: len(found) - MOST_ENTERED}


async def test_blocks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "MOST_BLOCKED", 2)
    names = [f"Mira {letter * 3}" for letter in "abcde"]
    for name in names:
        async with another(house, "Guest") as person:
            await become(person, name)
    blocked = await statuses(house["Ada"], [(f"/people/{name}/block", {"block": True}) for name in names])
    assert blocked == {200: 2, 409: 3}


async def test_passkeys_that_were_begun_before_there_were_enough(house: House) -> None:
    begun = [(Authenticator(PUBLIC), await house["Ada"].post("/passkey/new", {})) for _ in range(MOST_PASSKEYS + 2)]
    asked = [("/passkey/new/done", {"credential": device.make(options)}) for device, options in begun]
    assert await statuses(house["Ada"], asked) == {200: MOST_PASSKEYS, 409: 2}


async def test_a_lock_is_forgotten_when_nobody_needs_it() -> None:
    locks, order = OneAtATime(), []

    async def hold(key: str, name: str) -> None:
        async with locks.of(key):
            order.append(f"{name} in")
            await asyncio.sleep(0)
            order.append(f"{name} out")

    await asyncio.gather(hold("ada", "a"), hold("ada", "b"), hold("ben", "c"))
    in_turn = [one for one in order if one[0] in "ab"]
    assert in_turn in (["a in", "a out", "b in", "b out"], ["b in", "b out", "a in", "a out"])
    assert len(locks) == 0
