"""Sessions: listed in words, ended at once in every tab, over after a time."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arktable.server.live.connection import Watcher, serve
from arktable.server.people.sessions import SECONDS_REMEMBERED, hash_of
from arktable.server.running.errors import Refused
from tests.server.distance.house import DAY, House, SetClock, a_house, house_of
from tests.server.distance.signed import another, become, fault, sign_in, token
from tests.server.helpers import BOT, ME, settings_for

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/605.1"

pytestmark = pytest.mark.anyio


house = house_of("Ada", "Ben")


async def test_sessions_are_listed_in_words_and_ended_one_by_one(house: House) -> None:
    ada = house["Ada"]
    await become(ada, "Ada Lind")
    async with another(house) as phone:
        phone.client.headers["user-agent"] = IPHONE
        await sign_in(phone, "Ada Lind")
        listed = (await phone.get("/sessions"))["sessions"]
        assert len(listed) == 2
        mine = next(one for one in listed if one["here"])
        assert (mine["browser"], mine["system"], mine["network"]) == ("Safari", "iPhone", "local")
        stored = hash_of(token(phone))
        assert all(one["id"] not in (stored, stored[:16]) for one in listed)
        theirs = next(one for one in (await ada.get("/sessions"))["sessions"] if not one["here"])
        assert theirs["id"] == mine["id"]
        await ada.post(f"/sessions/{theirs['id']}/end", {})
        assert (await phone.get("/me"))["id"] is None
        assert (await fault(ada, f"/sessions/{theirs['id']}/end", {}, 404))["key"] == "no-such-session"


async def test_nobody_ends_the_session_of_another(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    listed = (await house["Ada"].get("/sessions"))["sessions"][0]["id"]
    assert (await fault(house["Ben"], f"/sessions/{listed}/end", {}, 404))["key"] == "no-such-session"
    assert (await house["Ada"].get("/me"))["name"] == "Ada Lind"


async def test_a_session_that_another_process_ended_lives_for_thirty_seconds_at_most(
    house: House, tmp_path: Path
) -> None:
    ada = house["Ada"]
    await ada.get("/me")
    connection = sqlite3.connect(tmp_path / "test.db")
    connection.execute("DELETE FROM session WHERE id = ?", (hash_of(token(ada)),))
    connection.commit()
    connection.close()
    house.clock.wait(SECONDS_REMEMBERED + 1)
    assert (await ada.get("/me"))["id"] is None


async def test_a_session_ends_when_it_was_not_used_for_as_long_as_the_settings_say(tmp_path: Path) -> None:
    async with a_house(settings_for(tmp_path, keep_sessions_days=30), SetClock(), "Ada", "Ben") as house:
        for _ in range(3):
            house.clock.wait(20 * DAY)
            assert (await house["Ada"].get("/me"))["name"] == "Ada"
        assert (await house["Ben"].get("/me"))["id"] is None
        house.clock.wait(31 * DAY)
        await house.distance.signin.sessions.sweep()
        assert await house.app.services.store.account_of(hash_of(token(house["Ada"]))) is None


async def test_addresses_are_deleted_after_as_long_as_the_settings_say(tmp_path: Path) -> None:
    async with a_house(settings_for(tmp_path, keep_addresses_days=7), SetClock(), "Ada") as house:
        assert (await house["Ada"].get("/sessions"))["sessions"][0]["network"] == "local"
        account_id = (await house["Ada"].get("/me"))["id"]
        for days, network in ((6, "local"), (2, "")):
            house.clock.wait(days * DAY)
            await house.distance.signin.sessions.sweep()
            store: Any = house.app.services.store
            assert [row.network for row in await store.distance.sessions.of(account_id)] == [network]


async def test_an_ended_session_closes_its_connections(house: House) -> None:
    ada = house["Ada"]
    await become(ada, "Ada Lind")
    table = await ada.create(ME, BOT)
    async with another(house) as phone:
        await sign_in(phone, "Ada Lind")
        told: list[str] = []
        arrived = asyncio.Event()

        async def send(text: str) -> None:
            told.append(text)
            arrived.set()

        async def receive() -> str:
            await asyncio.Event().wait()
            return ""

        tabs = [
            asyncio.create_task(serve(house.app.services, Watcher(token(phone), "", None), table, send, receive))
            for _ in range(2)
        ]
        await arrived.wait()
        listed = (await ada.get("/sessions"))["sessions"]
        await ada.post(f"/sessions/{next(one['id'] for one in listed if not one['here'])}/end", {})
        for tab in tabs:
            with pytest.raises(Refused) as refused:
                await tab
            assert refused.value.key == "session-ended"
