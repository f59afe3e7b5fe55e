"""Opening tables, sitting down, leaving, the lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arktable.server.http.application import Application
from arktable.server.settings import Settings
from tests.server.helpers import BOT, ME, OPEN, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


async def test_a_table_with_an_open_seat_waits(ada: Person) -> None:
    table = await ada.create(ME, OPEN, BOT)
    snapshot = await ada.get(f"/tables/{table}")
    assert snapshot["view"] is None
    assert snapshot["version"] == 0
    brief = snapshot["table"]
    assert (brief["state"], brief["you"], brief["to_move"]) == ("open", 0, -1)
    assert [seat["kind"] for seat in brief["seats"]] == ["person", "open", "bot"]
    assert brief["seats"][2]["bot"] == "random"
    assert brief["name"]


async def test_a_table_against_bots_starts_at_once(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    snapshot = await ada.get(f"/tables/{table}")
    assert snapshot["table"]["state"] == "running"
    assert snapshot["table"]["to_move"] == 0
    assert snapshot["view"]["you"]["hand"]
    assert [entry["kind"] for entry in snapshot["log"]] == ["start"]
    assert snapshot["log"][0]["events"][0]["key"] == "lot"


async def test_the_last_free_seat_starts_the_game(ada: Person, ben: Person) -> None:
    table = await ada.create(ME, OPEN, setup="beginner")
    snapshot = await ben.post(f"/tables/{table}/sit", {"seat": 1})
    assert snapshot["table"]["state"] == "running"
    assert snapshot["table"]["options"]["setup"] == "beginner"
    assert snapshot["view"]["viewer"] == 1
    assert [entry["kind"] for entry in snapshot["log"]] == ["sit", "start"]


async def test_a_seat_is_taken_once(ada: Person, ben: Person, visitor: Person) -> None:
    table = await ada.create(ME, OPEN, OPEN)
    await ben.post(f"/tables/{table}/sit", {"seat": 1})
    for seat, person, key in ((1, visitor, "seat-taken"), (0, visitor, "seat-taken"), (2, ben, "already-seated")):
        answer = await person.post(f"/tables/{table}/sit", {"seat": seat}, 409)
        assert answer["error"]["key"] == key
    answer = await visitor.post(f"/tables/{table}/sit", {"seat": 3}, 400)
    assert answer["error"]["key"] == "no-such-seat"
    assert await ada.version(table) == 1


async def test_nobody_sits_down_at_a_running_game(table: str, visitor: Person) -> None:
    assert (await visitor.post(f"/tables/{table}/sit", {"seat": 0}, 409))["error"]["key"] == "already-started"


async def test_leaving_frees_the_seat_and_the_last_person_takes_the_table_along(ada: Person, ben: Person) -> None:
    table = await ada.create(ME, OPEN, BOT, OPEN)
    await ben.post(f"/tables/{table}/sit", {"seat": 3})
    brief = await ada.post(f"/tables/{table}/leave", {})
    assert brief["seats"][0]["kind"] == "open"
    assert brief["you"] == -1
    assert [entry["kind"] for entry in (await ben.get(f"/tables/{table}"))["log"]] == ["sit", "leave"]
    await ben.post(f"/tables/{table}/leave", {})
    assert (await ben.get(f"/tables/{table}", 404))["error"]["key"] == "no-such-table"
    assert (await ada.get("/tables"))["open"] == []


async def test_leaving_is_for_those_who_sit_and_only_before_the_start(table: str, ada: Person, visitor: Person) -> None:
    assert (await ada.post(f"/tables/{table}/leave", {}, 409))["error"]["key"] == "already-started"
    assert (await visitor.post(f"/tables/{table}/leave", {}, 403))["error"]["key"] == "not-seated"


async def test_the_lists_show_each_table_once(ada: Person, ben: Person) -> None:
    waiting = await ada.create(ME, OPEN)
    running = await ada.create(ME, BOT)
    mine = await ada.get("/tables")
    assert {brief["id"] for brief in mine["mine"]} == {waiting, running}
    assert mine["open"] == mine["running"] == mine["finished"] == []
    others = await ben.get("/tables")
    assert others["mine"] == []
    assert [brief["id"] for brief in others["open"]] == [waiting]
    assert [brief["id"] for brief in others["running"]] == [running]
    assert others["running"][0]["to_move"] == 0


async def test_a_table_can_have_a_name_of_its_own(ada: Person) -> None:
    body = {"ruleset": "arkadia", "name": " Friday\u0007 night ", "seats": [ME, OPEN]}
    assert (await ada.post("/tables", body))["name"] == "Friday night"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ruleset": "chess"}, "unknown-name"),
        ({"seats": [ME]}, "unknown-name"),
        ({"seats": [ME] + [OPEN] * 4}, "unknown-name"),
        ({"seats": [ME, ME]}, "one-name-each"),
        ({"seats": [ME, {"kind": "ghost"}]}, "unknown-name"),
        ({"seats": [ME, {"kind": "bot", "bot": "hal"}]}, "unknown-name"),
        # Arenas start programs and load files by such names; a table never does.
        ({"seats": [ME, {"kind": "bot", "bot": "pipe:true"}]}, "unknown-name"),
        ({"seats": [ME, {"kind": "bot", "bot": "os.py:system"}]}, "unknown-name"),
        ({"options": {"setup": "chaos"}}, "unknown-name"),
        ({"options": {"colour": "red"}}, "unknown-name"),
        ({"options": {"setup": "beginner", "lot": "choose"}}, "module-clash"),
        ({"name": "x" * 41}, "name-length"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(ada: Person, changes: dict[str, Any], key: str) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], **changes}
    assert (await ada.post("/tables", body, 400))["error"]["key"] == key
    assert (await ada.get("/tables"))["mine"] == []


async def test_new_tables_are_limited_for_each_person(strict_app: Application) -> None:
    async with a_person(strict_app, "Ada") as ada, a_person(strict_app, "Ben") as ben:
        for _ in range(2):
            await ada.create()
        answer = await ada.post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}, 429)
        assert answer["error"]["key"] == "too-many"
        assert answer["error"]["args"]["seconds"] > 0
        await ben.create()


async def two_games(settings: Settings) -> list[Any]:
    """What two tables show that were opened and played in the same way."""
    shown = []
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        for _ in range(2):
            table = await ada.create(ME, BOT)
            for _ in range(8):
                await ada.play(table, (await ada.legal(table))[0])
                await ada.wait(table, lambda brief: brief["to_move"] == 0)
            shown.append((await ada.get(f"/tables/{table}"))["view"])
    return shown


async def test_with_a_seed_of_the_server_two_tables_play_the_same_game(tmp_path: Path) -> None:
    first, second = await two_games(settings_for(tmp_path, seed=7))
    assert first == second


async def test_without_it_every_table_draws_its_own_seed(tmp_path: Path) -> None:
    first, second = await two_games(settings_for(tmp_path, seed=0))
    assert first != second


async def test_an_unlisted_table_is_listed_for_its_own_people_only(ada: Person, ben: Person, visitor: Person) -> None:
    """A plan that is tried out, or a position that is analysed, tells what its owner alone knows."""
    table = await ada.create(ME, OPEN)
    await ben.post(f"/tables/{table}/sit", {"seat": 1})
    text = (await ada.client.get(f"/api/tables/{table}/position")).text
    body = {"ruleset": "arkadia", "seats": [ME, BOT], "position": text, "unlisted": True}
    tried = (await ada.post("/tables", body))["id"]
    analysed = (await ada.post("/positions/analysis", {"text": text}))["id"]

    async def listed(person: Person) -> set[str]:
        lists = await person.get("/tables")
        return {brief["id"] for part in ("mine", "open", "running", "finished") for brief in lists[part]}

    assert {table, tried} <= await listed(ada)
    for other in (ben, visitor):
        assert not {tried, analysed} & await listed(other)
        assert table in await listed(other)


async def test_who_tried_something_out_deletes_that_table_and_nobody_else_does(ada: Person, ben: Person) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, BOT]}
    tried = (await ada.post("/tables", {**body, "unlisted": True}))["id"]
    listed = (await ada.post("/tables", body))["id"]
    together = (await ada.post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN], "unlisted": True}))["id"]
    await ben.post(f"/tables/{together}/sit", {"seat": 1})
    briefs = {brief["id"]: brief["unlisted"] for brief in (await ada.get("/tables"))["mine"]}
    assert briefs == {tried: True, listed: False, together: True}
    for person, table in ((ben, tried), (ada, listed), (ada, together)):
        assert (await person.post(f"/tables/{table}/delete", {}, 403))["error"]["key"] == "kept-for-all"
    await ada.post(f"/tables/{tried}/delete", {})
    await ada.get(f"/tables/{tried}", 404)
    assert {brief["id"] for brief in (await ada.get("/tables"))["mine"]} == {listed, together}
