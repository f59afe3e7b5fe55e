"""The cupboard of a browser: full, broken, of a later program; and a game that goes on by itself afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from arktable.jobs.worker import answered
from arktable.server.store.browser_home.data import SCHEMA
from arktable.server.store.browser_home.store import CupboardStore
from arktable.server.store.rows import AccountRow, Conflict, StoreError, StoreFault, StoreFull
from tests.server.cupboards import MemoryCupboard
from tests.server.desks import AtDesk, a_desk
from tests.server.helpers import BOT, ME
from tests.server.test_store import CHANGE, SEATS, a_move, a_row

pytestmark = pytest.mark.anyio


async def a_store(cupboard: MemoryCupboard) -> CupboardStore:
    store = await CupboardStore.open(cupboard)
    await store.add_account(AccountRow("ada", "Ada"), "session", "2026-01-01")
    await store.add_table(a_row("t"), SEATS, [], {"workers.own": 12})
    return store


async def test_opening_it_again_finds_all_of_it() -> None:
    cupboard = MemoryCupboard()
    store = await a_store(cupboard)
    await store.append("t", [a_move(1, "k"), a_move(2)], CHANGE)
    again = await CupboardStore.open(cupboard.copied())
    assert await again.load("t") == await store.load("t")
    assert await again.tables_in(["running"], 10) == await store.tables_in(["running"], 10)
    assert await again.account_of("session") == AccountRow("ada", "Ada")
    with pytest.raises(Conflict):
        await again.append("t", [a_move(3, "k")], CHANGE)


async def test_a_hundred_entries_are_read_in_their_order() -> None:
    store = await a_store(MemoryCupboard())
    for version in range(1, 121):
        await store.append("t", [a_move(version)], CHANGE)
    stored = await store.load("t")
    assert stored is not None
    assert [entry.version for entry in stored.entries] == [*range(1, 121)]


async def test_a_move_takes_one_write_of_two_texts() -> None:
    cupboard = MemoryCupboard()
    store = await a_store(cupboard)
    cupboard.writes.clear()
    await store.append("t", [a_move(1, "k")], CHANGE)
    assert [sorted(write) for write in cupboard.writes] == [["entry/t/000000001", "kept/table/t"]]


async def test_nothing_is_left_of_a_table_that_is_deleted() -> None:
    cupboard = MemoryCupboard()
    store = await a_store(cupboard)
    await store.append("t", [a_move(1)], CHANGE)
    await store.delete_table("t", 1)
    assert [key for key in cupboard.texts if "/t" in key and "sheet" not in key] == []


class Forgetful(MemoryCupboard):
    """Takes entries of games and loses them."""

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        await super().write({key: text for key, text in puts.items() if not key.startswith("entry/")}, deletes)


async def test_a_cupboard_that_loses_entries_is_not_healthy() -> None:
    with pytest.raises(StoreFault, match="give back"):
        await (await CupboardStore.open(Forgetful())).probe()


async def test_health_leaves_nothing_behind() -> None:
    cupboard = MemoryCupboard()
    store = await a_store(cupboard)
    before = dict(cupboard.texts)
    await store.probe()
    assert cupboard.texts == before


async def test_a_full_one_takes_nothing_and_forgets_nothing() -> None:
    cupboard = MemoryCupboard()
    store = await a_store(cupboard)
    cupboard.full = True
    with pytest.raises(StoreFull):
        await store.append("t", [a_move(1)], CHANGE)
    with pytest.raises(StoreFull):
        await store.probe()
    assert await store.version("t") == 0
    cupboard.full = False
    await store.append("t", [a_move(1)], CHANGE)
    assert await store.version("t") == 1


@pytest.mark.parametrize(("breaks", "written"), [("before", 0), ("after", 1)])
async def test_after_a_write_that_broke_off_it_is_read_what_stands_there(breaks: str, written: int) -> None:
    cupboard = MemoryCupboard()
    store = await a_store(cupboard)
    cupboard.breaks = breaks
    with pytest.raises(StoreFault):
        await store.append("t", [a_move(1, "k")], CHANGE)
    assert await store.version("t") == written
    if written:
        with pytest.raises(Conflict):
            await store.append("t", [a_move(2, "k")], CHANGE)
    else:
        await store.append("t", [a_move(1, "k")], CHANGE)


class SlowCupboard(MemoryCupboard):
    """Writes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = asyncio.Event()

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        self.waiting.set()
        await self.gate.wait()
        await super().write(puts, deletes)


async def test_closing_while_something_is_written_takes_nothing_back() -> None:
    cupboard = SlowCupboard()
    store = await a_store(cupboard)
    cupboard.gate.clear()
    cupboard.waiting.clear()
    first = asyncio.create_task(store.append("t", [a_move(1)], CHANGE))
    await cupboard.waiting.wait()
    second = asyncio.create_task(store.append("t", [a_move(2)], CHANGE))
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    cupboard.gate.set()
    await second
    stored = await store.load("t")
    assert stored is not None
    assert [entry.version for entry in stored.entries] == [1, 2]
    await store.close()


async def test_what_a_later_program_wrote_is_refused() -> None:
    with pytest.raises(StoreError, match="load the page again"):
        await CupboardStore.open(MemoryCupboard({"kept/schema": str(SCHEMA + 1)}))


async def test_a_text_that_cannot_be_read_does_not_hide_the_others() -> None:
    cupboard = MemoryCupboard()
    await a_store(cupboard)
    cupboard.texts["kept/table/u"] = "{"
    store = await CupboardStore.open(cupboard)
    assert [table.row.id for table in await store.tables_in(["open"], 10)] == ["t"]
    assert cupboard.texts["kept/table/u"] == "{"


async def refused_move(desk: AtDesk, table: str, body: Any, status: int, key: str) -> None:
    assert (await desk.post(f"/tables/{table}/moves", body, status))["error"]["key"] == key


async def test_a_move_without_room_is_refused_and_can_be_sent_again() -> None:
    cupboard = MemoryCupboard()
    async with a_desk(cupboard) as desk:
        table = await desk.create(ME, BOT)
        version, move = await desk.version(table), (await desk.legal(table, "own"))[0]
        body = {"version": version, "key": "k", "moves": [move]}
        before = await desk.get(f"/tables/{table}")
        cupboard.full = True
        await refused_move(desk, table, body, 507, "storage-full")
        assert (await desk.get("/health", 507))["error"]["key"] == "storage-full"
        assert await desk.get(f"/tables/{table}") == before
        cupboard.full = False
        assert await desk.post(f"/tables/{table}/moves", body) == {"version": version + 1, "repeated": False}


@pytest.mark.parametrize(("breaks", "repeated"), [("before", False), ("after", True)])
async def test_a_move_whose_write_broke_off_is_made_once(breaks: str, repeated: bool) -> None:
    cupboard = MemoryCupboard()
    async with a_desk(cupboard) as desk:
        table = await desk.create(ME, BOT)
        version, move = await desk.version(table), (await desk.legal(table, "own"))[0]
        body = {"version": version, "key": "k", "moves": [move]}
        cupboard.breaks = breaks
        await refused_move(desk, table, body, 503, "database-away")
        assert await desk.post(f"/tables/{table}/moves", body) == {"version": version + 1, "repeated": repeated}
        assert await desk.version(table) == version + 1


async def test_bots_try_again_until_there_is_room() -> None:
    cupboard = MemoryCupboard()
    gate, again, jobs = asyncio.Event(), asyncio.Event(), list[str]()

    async def think(job: str) -> str:
        await gate.wait()
        jobs.append(job)
        if len(jobs) > 1:
            again.set()
        return answered(job).decode()

    async with a_desk(cupboard, think=think) as desk:
        table = await desk.create(BOT, ME)
        cupboard.full = True
        gate.set()
        await again.wait()  # once in vain, at least
        cupboard.full = False
        await desk.wait(table, lambda brief: brief["to_move"] == 1)


async def test_a_guest_without_room_is_told_so_and_stays_a_visitor() -> None:
    cupboard = MemoryCupboard()
    async with a_desk(cupboard) as desk:
        cupboard.full = True
        assert (await desk.post("/me", {"name": "Ada"}, 507))["error"]["key"] == "storage-full"
        cupboard.full = False
        assert (await desk.get("/me"))["id"] is None
