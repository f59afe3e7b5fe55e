"""The past of a table, and records out and in."""

from __future__ import annotations

import httpx
import pytest

from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.server.http.application import Application
from tests.server.helpers import Person, a_person, finished_table

pytestmark = pytest.mark.anyio


async def upload(person: Person, text: str | bytes) -> httpx.Response:
    return await person.client.post("/api/records", content=text)


async def record_of(person: Person, table: str) -> str:
    response = await person.client.get(f"/api/tables/{table}/record")
    assert response.status_code == 200
    assert "attachment" in response.headers["content-disposition"]
    return response.text


async def test_steps_and_views_of_the_past(table: str, ada: Person, ben: Person) -> None:
    views = [(await ben.get(f"/tables/{table}"))["view"]]
    moves = []
    for _ in range(3):
        moves.append((await ada.legal(table, "own"))[0])
        await ada.play(table, moves[-1])
        views.append((await ben.get(f"/tables/{table}"))["view"])
    steps = (await ben.get(f"/tables/{table}/steps"))["steps"]
    assert [(step["n"], step["seat"], step["move"]["text"], step["turn"]) for step in steps] == [
        (n, 0, move, 1) for n, move in enumerate(moves, 1)
    ]
    assert {step["move"]["kind"] for step in steps} == {"own"}
    for n, view in enumerate(views):
        past = await ben.get(f"/tables/{table}/at/{n}")
        assert (past["n"], past["view"]) == (n, view)
        assert [event["key"] for event in past["events"]] == ["worker" if n else "lot"]


@pytest.mark.parametrize("n", ["4", "-1", "99999999999999999999999"])
async def test_there_is_no_step_before_the_first_or_after_the_last(table: str, ada: Person, n: str) -> None:
    assert (await ada.get(f"/tables/{table}/at/{n}", 404))["error"]["key"] == "no-such-step"


async def test_a_step_is_a_number(table: str, ada: Person) -> None:
    await ada.get(f"/tables/{table}/at/first", 404)


async def test_a_table_that_waits_has_no_past(ada: Person) -> None:
    table = await ada.create()
    assert (await ada.get(f"/tables/{table}/steps", 409))["error"]["key"] == "not-started"
    assert (await ada.get(f"/tables/{table}/at/0", 409))["error"]["key"] == "not-started"


async def test_a_running_game_gives_out_neither_its_record_nor_its_open_book(table: str, ada: Person) -> None:
    assert (await ada.get(f"/tables/{table}/record", 409))["error"]["key"] == "record-running"
    assert (await ada.get(f"/tables/{table}?as=open", 409))["error"]["key"] == "open-running"
    assert (await ada.get(f"/tables/{table}/at/0?as=open", 409))["error"]["key"] == "open-running"
    assert (await ada.get(f"/tables/{table}?as=ben", 400))["error"]["key"] == "malformed"


async def test_a_finished_game_is_an_open_book(ada: Person, visitor: Person) -> None:
    table = await finished_table(ada)
    snapshot = await visitor.get(f"/tables/{table}?as=open")
    assert snapshot["view"]["viewer"] == -2
    assert snapshot["record"] is True
    assert len((await visitor.get(f"/tables/{table}/at/0?as=open"))["view"]["hands"]) == 2
    assert (await visitor.get(f"/tables/{table}/at/0"))["view"]["hands"] is None
    assert table in [brief["id"] for brief in (await visitor.get("/tables"))["finished"]]


async def test_a_record_goes_out_and_comes_in_again(ada: Person, visitor: Person) -> None:
    table = await finished_table(ada)
    text = await record_of(visitor, table)
    record = read_record(text)
    assert [player.kind for player in record.players] == ["person", "bot:random"]
    position = replay(record, find_game("arkadia"))
    final = await ada.get(f"/tables/{table}")
    assert position.scores() == final["view"]["final"]["scores"]
    response = await upload(visitor, text)
    assert response.status_code == 200
    brief = response.json()
    assert (brief["state"], brief["you"], brief["winners"]) == ("archived", -1, final["table"]["winners"])
    assert await record_of(visitor, brief["id"]) == text
    assert (await visitor.get(f"/tables/{brief['id']}/steps")) == (await visitor.get(f"/tables/{table}/steps"))


async def test_an_unfinished_record_can_be_watched_and_not_played(ada: Person) -> None:
    text = await record_of(ada, await finished_table(ada))
    short = "\n".join(text.splitlines()[:-1]) + "\n"
    table = (await upload(ada, short)).json()["id"]
    assert (await ada.get(f"/tables/{table}?as=open"))["view"]["over"] is False
    assert (await ada.post(f"/tables/{table}/sit", {"seat": 0}, 409))["error"]["key"] == "already-started"
    assert (await ada.play(table, "end", status=403))["error"]["key"] == "not-seated"


@pytest.mark.parametrize("name", ["Ada # 1", "#", "Zoë", "a;b", "1 own f1"])
async def test_any_name_survives_in_a_record(app: Application, name: str) -> None:
    async with a_person(app, name) as person:
        text = await record_of(person, await finished_table(person))
        assert (await upload(person, text)).status_code == 200


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "arktable 1\nruleset arkadia\n",
        "arktable 1\nruleset arkadia\nrules 1\nsheet 0\nseats 2\nseed 1\n",
        "arktable 1\nruleset chess\nrules 1\nsheet 0\nseats 2\nseed 1\n",
        "arktable 1\n1 done",
    ],
)
async def test_a_record_that_does_not_replay_is_refused(ada: Person, text: str) -> None:
    response = await upload(ada, text)
    assert response.status_code == 400
    assert response.json()["error"]["key"] in ("record", "unknown-name")
    assert (await ada.get("/tables"))["finished"] == []


async def test_a_record_with_an_illegal_move_is_refused(ada: Person) -> None:
    text = await record_of(ada, await finished_table(ada))
    lines = text.splitlines()
    first = lines.index("") + 1
    lines[first], lines[first + 1] = "1 take stack", lines[first]
    response = await upload(ada, "\n".join(lines))
    assert response.status_code == 400
    assert "move 1" in response.json()["error"]["args"]["what"]


async def test_a_record_is_text_and_not_too_long(ada: Person) -> None:
    assert (await upload(ada, b"\xff\xfe")).json()["error"]["key"] == "malformed"
    response = await upload(ada, b"#" * (1024 * 1024 + 1))
    assert response.status_code == 413
    assert response.json()["error"] == {"key": "too-large", "args": {"most": 1024 * 1024}}


async def test_uploads_are_limited(strict_app: Application) -> None:
    async with a_person(strict_app) as visitor:
        for _ in range(2):
            assert (await upload(visitor, "x")).status_code == 400
        assert (await upload(visitor, "x")).status_code == 429
