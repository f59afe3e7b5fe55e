"""What is deleted when, and what the page about it is told."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from arktable.server.store.distance.tickets import TicketRow
from tests.server.distance.house import DAY, House, SetClock, a_house, house_of
from tests.server.distance.signed import become
from tests.server.helpers import settings_for

pytestmark = pytest.mark.anyio

KEEP = {"keep_sessions_days": 100, "keep_chat_days": 50, "keep_addresses_days": 20}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path, **KEEP)


house = house_of("Ada", "Ben", "Mod")


def rows(folder: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(folder / "test.db")
    found = [row[0] for row in connection.execute(query).fetchall()]
    connection.close()
    return found


async def after_days(house: House, days: int) -> None:
    house.clock.wait(days * DAY)
    await house.distance.retention.once()


async def test_the_page_is_told_the_numbers_of_the_settings(house: House) -> None:
    assert await house["Ada"].get("/privacy") == {
        "sessions_days": 100, "addresses_days": 20, "chat_days": 50, "notices_days": 30, "names_days": 90,
    }  # fmt: skip


async def test_sessions_and_their_addresses_go_after_their_last_use(house: House, tmp_path: Path) -> None:
    await house["Ada"].get("/sessions")
    assert any(rows(tmp_path, "SELECT network FROM session"))
    await after_days(house, 19)
    assert any(rows(tmp_path, "SELECT network FROM session"))
    await after_days(house, 2)
    assert not any(rows(tmp_path, "SELECT network FROM session"))
    assert len(rows(tmp_path, "SELECT id FROM session")) == 3
    await after_days(house, 60)
    await house["Ben"].get("/sessions")  # used: it stays
    await after_days(house, 30)
    assert len(rows(tmp_path, "SELECT id FROM session")) == 1
    assert (await house["Ada"].get("/me"))["id"] is None
    assert (await house["Ben"].get("/me"))["name"] == "Ben"


async def test_chat_goes_with_finished_games_only(house: House, tmp_path: Path) -> None:
    over, running = await house.open("Ada", "Ben"), await house.open("Ada", "Ben")
    for table in (over, running):
        await house["Ada"].post(f"/tables/{table}/chat", {"room": "players", "text": f"line {table}"})
    await house["Ben"].post("/reports", {"table": over, "room": "players", "line": 1, "text": "rude"})
    await house["Ben"].post("/reports", {"table": running, "room": "players", "line": 1, "text": "rude"})
    await house.act("Ben", over, "resign")
    connection = sqlite3.connect(tmp_path / "test.db")
    with connection:
        connection.execute("UPDATE report SET state = 'closed' WHERE table_id = ?", (over,))
    connection.close()
    await after_days(house, 49)
    assert len(rows(tmp_path, "SELECT text FROM chat")) == 2
    await after_days(house, 2)
    assert rows(tmp_path, "SELECT table_id FROM chat") == [running]
    assert rows(tmp_path, "SELECT table_id FROM report") == [running]  # an open report waits


async def test_tickets_notices_and_released_names_go(house: House, tmp_path: Path) -> None:
    store, clock = house.distance.store, house.clock
    me = str((await house["Ada"].get("/me"))["id"])
    for number, kind in enumerate(("device", "mail")):
        expires = f"2026-06-{10 + number}T00:00:00.000Z"
        await store.tickets.put(TicketRow(f"hash-{number}", kind, expires, me), clock.now())
    await store.notices.add_channel(ChannelRow("c1", me, "webhook", "https://example.org", clock.now()))
    for number in range(2):
        await store.notices.add([NoticeRow(f"n{number}", "c1", "turn", clock.now(), "t", number)])
    await store.notices.finish("n0", clock.now(), "sent")
    await become(house["Ben"], "Ben Lind")
    await house["Ben"].post("/me", {"name": "Other Name"})
    await after_days(house, 9)
    assert rows(tmp_path, "SELECT kind FROM ticket WHERE hash LIKE 'hash%'") == ["mail"]
    await after_days(house, 2)
    assert rows(tmp_path, "SELECT kind FROM ticket WHERE hash LIKE 'hash%'") == []
    assert rows(tmp_path, "SELECT id FROM notice") == ["n0", "n1"]
    await after_days(house, 20)
    assert rows(tmp_path, "SELECT id FROM notice") == ["n1"]  # not sent yet
    assert len(rows(tmp_path, "SELECT skeleton FROM released_name")) == 1
    await after_days(house, 60)
    assert rows(tmp_path, "SELECT skeleton FROM released_name") == []


async def test_the_task_runs_when_the_server_starts(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, sweep_seconds=1000.0, **KEEP)
    clock = SetClock()
    async with a_house(settings, clock, "Ada"):
        pass
    clock.wait(101 * DAY)
    async with a_house(settings, clock, "Ben") as house:
        while len(rows(tmp_path, "SELECT id FROM session")) > 1:
            await house["Ben"].get("/health")
