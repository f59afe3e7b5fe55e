"""Undo is free back to the last reveal or another player's decision, never past it."""

from __future__ import annotations

import asyncio

import pytest

from arktable.jobs.job import Job
from arktable.jobs.worker import think
from arktable.server.settings import Settings
from tests.server.helpers import BOT, ME, Person, a_person, an_app, finished_table

pytestmark = pytest.mark.anyio


async def why_no_undo(person: Person, table: str) -> str | None:
    reason = (await person.post(f"/tables/{table}/why", {"undo": True}))["reason"]
    return str(reason["key"]) if reason else None


async def test_the_last_own_entry_can_be_taken_back(table: str, ada: Person) -> None:
    before = await ada.get(f"/tables/{table}")
    await ada.play(table, (await ada.legal(table, "own"))[0])
    assert (await ada.get(f"/tables/{table}"))["can_undo"] is True
    await ada.undo(table)
    after = await ada.get(f"/tables/{table}")
    assert after["view"] == before["view"]
    assert after["version"] == before["version"] + 2
    assert [(entry["kind"], entry["undone"]) for entry in after["log"][-2:]] == [("move", True), ("undo", False)]
    assert after["can_undo"] is False
    assert (await ada.get(f"/tables/{table}/steps"))["steps"] == []


async def test_entries_are_taken_back_one_by_one(table: str, ada: Person) -> None:
    before = await ada.get(f"/tables/{table}")
    for _ in range(3):
        await ada.play(table, (await ada.legal(table, "own"))[0])
    for left in (2, 1, 0):
        await ada.undo(table)
        assert len((await ada.get(f"/tables/{table}"))["view"]["workers"]) == left
    assert (await ada.get(f"/tables/{table}"))["view"] == before["view"]
    assert (await ada.undo(table, 422))["reason"]["key"] == "undo-nothing"


async def test_several_moves_of_one_request_are_taken_back_together(table: str, ada: Person) -> None:
    first, second = (await ada.legal(table, "own"))[:2]
    answer = await ada.play(table, first, second, status=200)
    assert answer["version"]
    await ada.undo(table)
    assert (await ada.get(f"/tables/{table}"))["view"]["workers"] == []


async def test_a_turn_can_be_taken_back_until_the_next_player_decides(table: str, ada: Person, ben: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0])
    await ada.play(table, "done")
    await ada.play(table, "end")
    assert await ben.legal(table)
    assert await why_no_undo(ada, table) is None
    await ada.undo(table)
    assert await ben.legal(table) == []
    await ada.play(table, "end")
    await ben.play(table, (await ben.legal(table))[0])
    answer = await ada.undo(table, 422)
    assert answer["reason"] == {"key": "undo-other", "args": {"seat": 1}, "rule": ""}
    assert answer["error"]["args"] == {"move": "undo"}


async def test_what_was_revealed_stays_revealed(table: str, ada: Person) -> None:
    await ada.play(table, (await ada.legal(table, "card"))[0])
    await ada.play_on(table, until="take")
    await ada.play(table, "take stack")
    assert await why_no_undo(ada, table) == "undo-revealed"
    assert (await ada.get(f"/tables/{table}"))["can_undo"] is False
    assert (await ada.undo(table, 422))["reason"]["key"] == "undo-revealed"
    # What came after the reveal is free again.
    await ada.play(table, "end")
    await ada.undo(table)
    assert await why_no_undo(ada, table) == "undo-revealed"


async def test_nobody_takes_back_for_another(table: str, ada: Person, ben: Person, visitor: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0])
    assert (await ben.undo(table, 422))["reason"]["key"] == "undo-nothing"
    assert (await visitor.undo(table, 403))["error"]["key"] == "not-seated"


async def test_undo_knows_stale_versions_and_repeated_keys(table: str, ada: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0])
    version = await ada.version(table)
    stale = await ada.post(f"/tables/{table}/undo", {"version": version - 1, "key": "u"}, 409)
    assert stale["error"]["key"] == "stale"
    first = await ada.post(f"/tables/{table}/undo", {"version": version, "key": "u"})
    again = await ada.post(f"/tables/{table}/undo", {"version": version, "key": "u"})
    assert (first, again) == (
        {"version": version + 1, "repeated": False},
        {"version": version + 1, "repeated": True},
    )


async def test_an_undone_table_is_the_same_after_a_restart(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT)
        for _ in range(3):
            await ada.play(table, (await ada.legal(table, "own"))[0])
        await ada.undo(table)
        before = await ada.get(f"/tables/{table}")
        cookies = ada.client.cookies
    async with an_app(settings) as app, a_person(app) as again:
        again.client.cookies = cookies
        assert await again.get(f"/tables/{table}") == before
        await again.undo(table)
        assert len((await again.get(f"/tables/{table}"))["view"]["workers"]) == 1


class SlowBots:
    """Bots that wait until the test lets them think."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.go = asyncio.Event()

    async def choose(self, job: Job) -> list[str]:
        self.asked.set()
        await self.go.wait()
        return think(job)

    async def close(self) -> None:
        pass


async def test_a_move_taken_back_while_a_bot_thinks_makes_its_answer_void(settings: Settings) -> None:
    bots = SlowBots()
    async with an_app(settings, bots) as app, a_person(app, "Ada") as ada:
        table = await played_to_the_bot(ada)
        await bots.asked.wait()
        await ada.undo(table)
        bots.go.set()
        await ada.play(table, "end")
        await ada.wait(table, lambda brief: brief["to_move"] == 0)
        snapshot = await ada.get(f"/tables/{table}")
        kinds = [(entry["kind"], entry["seat"]) for entry in snapshot["log"] if not entry["undone"]]
        assert kinds == [("start", -1), ("move", 0), ("move", 0), ("undo", 0), ("move", 0), ("move", 1)]
        assert await why_no_undo(ada, table) == "undo-other"


async def played_to_the_bot(ada: Person) -> str:
    table = await ada.create(ME, BOT)
    await ada.play(table, (await ada.legal(table, "own"))[0])
    await ada.play(table, "done")
    await ada.play(table, "end")
    return table


async def test_a_finished_game_stays_finished(ada: Person) -> None:
    table = await finished_table(ada)
    assert await why_no_undo(ada, table) == "over"
    assert (await ada.undo(table, 422))["reason"]["key"] == "over"
