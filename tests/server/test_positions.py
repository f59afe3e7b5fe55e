"""Positions at the table: copied by any viewer, and a table opened from one; moves sent as kind and arguments."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from arktable.server.settings import Settings
from tests.server.helpers import Person, a_person, an_app

pytestmark = pytest.mark.anyio

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


async def position(person: Person, table: str, query: str = "") -> str:
    response = await person.client.get(f"/api/tables/{table}/position{query}")
    assert response.status_code == 200
    return response.text


async def test_everybody_copies_what_they_know(table: str, ada: Person, ben: Person, visitor: Person) -> None:
    texts = [tomllib.loads(await position(person, table)) for person in (ada, ben, visitor)]
    assert [[row.count("?") for row in text["hands"]] for text in texts] == [[0, 4], [4, 0], [4, 4]]
    assert all("chance" not in text for text in texts)


async def test_the_past_can_be_copied_too(table: str, ada: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0])
    before, now = await position(ada, table, "?n=0"), await position(ada, table)
    assert (tomllib.loads(before)["frames"][-1]["phase"], "decisions = 1" in now) == ("lay-or-introduce", True)
    for query, key in (("?n=9", "no-such-step"), ("?n=x", "malformed")):
        answer = (await ada.client.get(f"/api/tables/{table}/position{query}")).json()
        assert answer["error"]["key"] == key


async def test_nobody_copies_the_open_book_of_a_running_game(table: str, ada: Person) -> None:
    answer = await ada.client.get(f"/api/tables/{table}/position?as=open")
    assert answer.json()["error"]["key"] == "open-running"


async def test_a_position_says_what_it_is_about(table: str, ada: Person) -> None:
    facts = await ada.post("/positions", {"text": await position(ada, table)})
    assert (facts["ruleset"], facts["seats"], facts["to_move"]) == ("arkadia", 2, 0)


async def open_from(person: Person, text: str, status: int = 200, **more: Any) -> Any:
    body = {"ruleset": "arkadia", "seats": [ME, BOT], "position": text, **more}
    return await person.post("/tables", body, status)


async def test_a_table_opened_from_a_position_goes_on_from_there(table: str, ada: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0])
    text = await position(ada, table)
    brief = await open_from(ada, text)
    old = await ada.get(f"/tables/{table}")
    new = await ada.get(f"/tables/{brief['id']}")
    assert new["view"] == old["view"]
    assert [entry["kind"] for entry in new["log"]] == ["start"]
    await ada.play(brief["id"], (await ada.legal(brief["id"]))[0])


async def test_a_server_that_starts_again_knows_where_a_game_began(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada, a_person(app, "Ben") as ben:
        table = await ada.create()
        await ben.post(f"/tables/{table}/sit", {"seat": 1})
        await ada.play(table, (await ada.legal(table, "own"))[0])
        brief = await open_from(ada, await position(ada, table), seats=[ME, {"kind": "open"}])
        await ben.post(f"/tables/{brief['id']}/sit", {"seat": 1})
    async with an_app(settings) as app, a_person(app) as somebody:
        seen = await somebody.get(f"/tables/{brief['id']}")
        assert seen["view"] == (await somebody.get(f"/tables/{table}"))["view"]


async def test_what_does_not_fit_the_position_is_refused(table: str, ada: Person) -> None:
    text = await position(ada, table)
    assert (await open_from(ada, text, 400, seats=[ME, BOT, BOT]))["error"]["key"] == "other-position"
    assert (await open_from(ada, text, 400, ruleset="water-frame"))["error"]["key"] == "other-position"
    wrong = await open_from(ada, text.replace("\nlot = ", "\nplot = "), 400)
    assert (wrong["error"]["key"], wrong["error"]["args"]["where"]) == ("position", "plot")


async def test_a_move_may_be_sent_as_kind_and_arguments(table: str, ada: Person) -> None:
    groups = (await ada.get(f"/tables/{table}/moves"))["moves"]
    group = next(group for group in groups if group["kind"] == "own")
    move = {"kind": "own", "args": dict(zip(group["args"], group["moves"][0][1:], strict=True))}
    version = (await ada.get(f"/tables/{table}"))["version"]
    tried = await ada.post(f"/tables/{table}/try", {"version": version, "moves": [move]})
    await ada.post(f"/tables/{table}/moves", {"version": version, "key": "k", "moves": [move, "done"]})
    steps = (await ada.get(f"/tables/{table}/steps"))["steps"]
    assert [step["move"]["text"] for step in steps] == [group["moves"][0][0], "done"]
    assert tried["events"][0]["key"] == "worker"


async def test_unknown_kinds_and_arguments_are_no_moves(table: str, ada: Person) -> None:
    for move in ({"kind": "fly"}, {"kind": "own", "args": {"cell": 99999}}):
        answer = await ada.post(f"/tables/{table}/why", {"moves": [move]})
        assert answer["reason"]["key"] == "unknown-move"


def noted(snapshot: Any) -> list[tuple[str, int, dict[str, str]]]:
    """What the table itself tells in its log."""
    events = [event for entry in snapshot["log"] if entry["kind"] == "note" for event in entry["events"]]
    return [(event["key"], event["seat"], event["args"]) for event in events]


OPENED = [("opened-from-position", 1, {"name": "Ada"})]


async def test_others_are_told_who_opened_a_table_from_a_position(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    """Before they sit down, in the list of tables, and in the log for as long as the game lasts."""
    text = await position(ada, table)
    opened = (await open_from(ada, text, seats=[{"kind": "open"}, ME]))["id"]
    for person in (ben, visitor):
        waiting = await person.get(f"/tables/{opened}")
        assert waiting["table"]["from_position"] is True
        assert noted(waiting) == OPENED
        (listed,) = (await person.get("/tables"))["open"]
        assert listed["from_position"] is True
    running = await ben.post(f"/tables/{opened}/sit", {"seat": 0})
    assert running["table"]["state"] == "running"
    await ben.play(opened, (await ben.legal(opened))[0])
    assert noted(await ben.get(f"/tables/{opened}")) == OPENED


async def test_the_log_names_who_opened_it_also_when_that_person_takes_another_seat(ada: Person, ben: Person) -> None:
    text = await position(ada, await ada.create(ME, BOT, BOT))
    opened = (await open_from(ada, text, seats=[ME, {"kind": "open"}, {"kind": "open"}]))["id"]
    await ada.post(f"/tables/{opened}/sit", {"seat": 1, "name": "Ada again"})
    await ada.post(f"/tables/{opened}/leave?seat=0", {})
    await ben.post(f"/tables/{opened}/sit", {"seat": 0})
    assert noted(await ben.get(f"/tables/{opened}")) == [("opened-from-position", 0, {"name": "Ada"})]


async def test_people_at_one_device_are_told_too(table: str, ada: Person) -> None:
    text = await position(ada, table)
    opened = (await open_from(ada, text, seats=[ME, {"kind": "me", "name": "Bea"}]))["id"]
    assert noted(await ada.get(f"/tables/{opened}")) == [("opened-from-position", 0, {"name": "Ada"})]


async def test_nobody_need_be_told_where_only_bots_play_or_the_game_begins_as_usual(table: str, ada: Person) -> None:
    alone = (await open_from(ada, await position(ada, table)))["id"]
    assert noted(await ada.get(f"/tables/{alone}")) == []
    usual = await ada.get(f"/tables/{await ada.create(ME, {'kind': 'open'})}")
    assert (usual["table"]["from_position"], noted(usual)) == (False, [])


async def test_a_table_opened_from_a_position_tells_it_after_a_restart(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        text = await position(ada, await ada.create(ME, BOT))
        opened = (await open_from(ada, text, seats=[{"kind": "open"}, ME]))["id"]
    async with an_app(settings) as app, a_person(app, "Ben") as ben:
        assert noted(await ben.get(f"/tables/{opened}")) == OPENED
        await ben.post(f"/tables/{opened}/sit", {"seat": 0})
        assert await ben.legal(opened)
