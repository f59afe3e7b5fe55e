"""Since your last turn: where it ended, how the table was then, and that no undo moves it elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.server.http.application import Application
from tests.server.helpers import ME, Person, a_person

pytestmark = pytest.mark.anyio


async def take_turn(person: Person, table: str) -> dict[str, Any]:
    """A worker, no more, and no banner; how the table is then."""
    await person.play(table, (await person.legal(table, "own"))[0])
    await person.play(table, "done")
    await person.play(table, "end")
    return dict(await person.get(f"/tables/{table}"))


async def test_the_mark_is_the_end_of_the_own_last_turn(table: str, ada: Person, ben: Person) -> None:
    assert (await ada.get(f"/tables/{table}/since")) == {"mark": 0, "was": None, "now": None}
    mine = await take_turn(ada, table)
    assert mine["mark"] == mine["version"]
    theirs = await take_turn(ben, table)
    assert theirs["mark"] == theirs["version"]
    since = await ada.get(f"/tables/{table}/since")
    assert (since["mark"], since["now"]) == (mine["mark"], None)
    assert since["was"]["workers"] == mine["view"]["workers"]
    assert len((await ada.get(f"/tables/{table}"))["view"]["workers"]) == 2


async def test_what_changes_by_the_own_hand_is_no_news(table: str, ada: Person, ben: Person) -> None:
    await take_turn(ada, table)
    before = await take_turn(ben, table)
    await ada.play(table, (await ada.legal(table, "own"))[0])
    since = await ada.get(f"/tables/{table}/since")
    assert since["now"]["workers"] == before["view"]["workers"]


async def test_an_undo_leads_back_to_the_mark_of_that_moment(table: str, ada: Person, ben: Person) -> None:
    first = await take_turn(ada, table)
    await take_turn(ben, table)
    second = await take_turn(ada, table)
    assert second["mark"] > first["mark"]
    await ada.undo(table)
    assert (await ada.get(f"/tables/{table}"))["mark"] == first["mark"]
    await ada.undo(table)
    assert (await ada.get(f"/tables/{table}"))["mark"] == first["mark"]
    assert (await ada.get(f"/tables/{table}/since"))["was"]["workers"] == first["view"]["workers"]


async def test_a_watcher_has_no_mark(table: str, ada: Person, app: Application) -> None:
    await take_turn(ada, table)
    async with a_person(app) as eve:
        assert (await eve.get(f"/tables/{table}"))["mark"] == 0
        assert (await eve.get(f"/tables/{table}/since"))["was"] is None


async def test_alone_what_the_opponents_do_is_news(app: Application) -> None:
    async with a_person(app) as ada:
        table = (await ada.post("/tables", {"ruleset": "arkwright-cards", "seats": [ME]}))["id"]
        while not (snapshot := await ada.get(f"/tables/{table}"))["mark"]:
            await ada.play(table, (await ada.legal(table))[0])
        kinds = [part["kind"] for part in snapshot["log"][-1]["parts"]]
        assert "opponents" in kinds
        since = await ada.get(f"/tables/{table}/since")
        assert since["was"]["rivals"] != snapshot["view"]["rivals"]


async def test_the_entries_of_a_turn_say_that_they_belong_together(table: str, ada: Person) -> None:
    log = (await take_turn(ada, table))["log"]
    told = [
        (part["seat"], part["turn"], part.get("more", False)) for entry in log[-3:] for part in entry.get("parts", [])
    ]
    assert told == [(0, 1, False)]
