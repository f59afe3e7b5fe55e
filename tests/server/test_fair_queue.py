"""Fair share: clients take queue at the bots, and tables that nobody watches take one turn together."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from arktable.jobs.job import Job
from arktable.server.bots.unwatched import UNATTENDED, UnwatchedTables
from arktable.server.http.application import Application
from arktable.server.running.fair_queue import FairQueue
from arktable.server.store.rows import SeatRow
from tests.server.helpers import BOT, ME, InlineBots, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

BOTS = [SeatRow(0, "bot", bot="random"), SeatRow(1, "bot", bot="random")]


async def test_shares_take_turns_however_many_wait_in_one() -> None:
    queue, served = FairQueue(1), []

    async def serve(name: str) -> None:
        async with queue.place(name[0]):
            served.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*(serve(name) for name in ("a1", "a2", "a3", "a4", "b1", "c1", "b2")))
    assert served == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_who_stops_waiting_takes_nobodys_turn() -> None:
    queue = FairQueue(1)
    done: list[str] = []

    async def serve(name: str) -> None:
        async with queue.place(name):
            done.append(name)

    async with queue.place("first"):
        waiting = [asyncio.create_task(serve(name)) for name in ("gone", "stays")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    async with queue.place("last"):
        assert done == ["stays"]


def test_few_tables_of_bots_play_while_nobody_looks() -> None:
    watched: set[str] = set()
    attention = UnwatchedTables(2, watched.__contains__)
    assert [attention.may_play(name, BOTS) for name in "abcd"] == [True, True, False, False]
    assert attention.may_play("e", [*BOTS, SeatRow(2, "person")])
    assert attention.next() is None
    watched.add("d")  # somebody looks: it plays at once
    assert attention.may_play("d", BOTS)
    attention.leave("a")
    assert attention.next() == "c"
    assert attention.may_play("c", BOTS)
    assert attention.next() is None
    watched.remove("d")
    assert not attention.may_play("d", BOTS)
    assert attention.may_play("b", BOTS)


class Gated(InlineBots):
    """Bots that wait for the test, and tell how many tables have asked."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.jobs: list[Job] = []

    async def choose(self, job: Job) -> list[str]:
        self.jobs.append(job)
        await self.gate.wait()
        return await super().choose(job)


async def test_a_flood_of_bot_tables_holds_up_nobody_who_plays(tmp_path: Path) -> None:
    bots = Gated()
    async with an_app(settings_for(tmp_path, limit_unattended=3), bots) as app, a_person(app, "Eve") as eve:
        for _ in range(8):
            await eve.create(BOT, BOT)
        async with a_person(app, "Ada") as ada:
            table = await ada.create(BOT, ME)
            heard = app.services.bus.subscribe(table, lambda: None)
            live = await app.services.cache.get(table)
            assert app.services.bots._unwatched.share(live) == "127.0.0.1"
            assert len(app.services.bots._tasks) == 4  # three of Eve's, and Ada's
            bots.gate.set()
            await ada.wait(table, lambda brief: brief["to_move"] == 1)
            heard()


async def test_resting_tables_play_when_there_is_a_place(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_unattended=1)) as app, a_person(app, "Eve") as eve:
        tables = [await eve.create(BOT, BOT) for _ in range(3)]
        for table in tables:
            await eve.wait(table, lambda brief: brief["state"] == "finished")
        await until_quiet(app)


async def until_quiet(app: Application) -> None:
    bots = app.services.bots
    await bots.resuming.settled()
    while bots._tasks:
        await asyncio.gather(*bots._tasks.values(), return_exceptions=True)
        await bots.resuming.settled()


async def test_all_tables_that_nobody_watches_play_one_after_the_other(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_unattended=1)) as app, a_person(app, "Eve") as eve:
        tables = [await eve.create(BOT, BOT) for _ in range(3)]
        live = await app.services.cache.get(tables[0])
        assert app.services.bots._unwatched.share(live) == UNATTENDED
        await until_quiet(app)
        assert [(await eve.get(f"/tables/{table}"))["table"]["state"] for table in tables] == ["finished"] * 3
