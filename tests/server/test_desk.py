"""The table in a browser: it answers as the server does, and keeps what it has answered."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.jobs.worker import answered
from arktable.server.browser.thinking import think_here
from tests.server.cupboards import MemoryCupboard
from tests.server.desks import AtDesk, a_desk
from tests.server.helpers import BOT, ME, OPEN, Person, finished_table

pytestmark = pytest.mark.anyio


async def test_a_game_against_a_bot_is_played_to_its_end(desk: AtDesk) -> None:
    table = await finished_table(desk)
    final = await desk.get(f"/tables/{table}?as=open")
    record = read_record(await desk.get(f"/tables/{table}/record"))
    assert replay(record, find_game("arkadia")).scores() == final["view"]["final"]["scores"]
    assert [brief["id"] for brief in (await desk.get("/tables"))["mine"]] == [table]
    assert (await desk.get(f"/tables/{table}/report"))["report"]["over"] is True


async def test_a_browser_that_is_opened_again_goes_on_where_it_was(cupboard: MemoryCupboard) -> None:
    async with a_desk(cupboard) as ada:
        me = await ada.post("/me", {"name": "Ada"})
        table = await ada.create(ME, BOT)
        await ada.play(table, (await ada.legal(table, "own"))[0], key="last")
        before = await ada.get(f"/tables/{table}")
        left = cupboard.copied()  # as a closed tab leaves it, without a word
    async with a_desk(left) as ada:
        assert await ada.get("/me") == me
        assert await ada.get(f"/tables/{table}") == before
        again = await ada.play(table, "done", version=before["version"] - 1, key="last")
        assert again == {"version": before["version"], "repeated": True}
        await ada.undo(table)
        await ada.play_on(table)
        await ada.wait(table, lambda brief: brief["to_move"] == 0)


async def test_a_bot_whose_turn_it_was_plays_on(cupboard: MemoryCupboard) -> None:
    async with a_desk(cupboard, settings={"bot_pause": 3600.0}) as ada:
        table = await ada.create(BOT, ME)
    async with a_desk(cupboard) as ada:
        await ada.wait(table, lambda brief: brief["to_move"] == 1)


async def test_who_has_no_session_is_a_visitor_until_they_do_something(desk: AtDesk, cupboard: MemoryCupboard) -> None:
    assert await desk.get("/me") == {"id": None, "name": None}
    await desk.get("/tables")
    assert cupboard.texts == {}
    await desk.create(ME, BOT)
    assert (await desk.get("/me"))["name"] == "Guest"


async def test_the_session_is_kept_before_the_table_is(cupboard: MemoryCupboard) -> None:
    """A browser that is closed in between leaves no table behind that is nobody's."""
    async with a_desk(cupboard) as desk:
        await desk.create(ME, BOT)
    keys = [min(write).split("/")[:2] for write in cupboard.writes]
    assert keys.index(["profile", "session"]) < keys.index(["entry", keys[-1][1]])


async def test_bots_think_wherever_they_are_told_to(cupboard: MemoryCupboard) -> None:
    jobs: list[Any] = []

    async def elsewhere(job: str) -> str:
        jobs.append(json.loads(job))
        return answered(job).decode()

    async with a_desk(cupboard, think=elsewhere, settings={"bot_think": 0.05}) as desk:
        table = await desk.create(BOT, ME)
        await desk.wait(table, lambda brief: brief["to_move"] == 1)
        assert [job["bot"] for job in jobs] == ["random"]
        hint = await desk.post(f"/tables/{table}/hint", {"version": await desk.version(table)})
        assert hint["plans"][0]["moves"]


@pytest.mark.parametrize("answer", ["", "{", '{"error": "broken"}', '{"moves": ["fly"]}'])
async def test_a_bot_that_fails_is_replaced_by_chance(cupboard: MemoryCupboard, answer: str) -> None:
    async def broken(_job: str) -> str:
        return answer

    async with a_desk(cupboard, think=broken) as desk:
        table = await desk.create(BOT, ME)
        await desk.wait(table, lambda brief: brief["to_move"] == 1)
        log = (await desk.get(f"/tables/{table}"))["log"]
        assert [event["key"] for entry in log if entry["kind"] == "note" for event in entry["events"]] == ["bot-failed"]


ASKED: list[tuple[str, str, Any]] = [
    ("GET", "/rulesets", None),
    ("GET", "/rulesets/arkadia/kit?setup=beginner", None),
    ("GET", "/rulesets/chess/kit", None),
    ("GET", "/rulesets/arkadia/numbers", None),
    ("GET", "/rulesets/chess/numbers", None),
    ("GET", "/rulesets/arkadia/kit?setup=wrong", None),
    ("GET", "/lessons", None),
    ("GET", "/games/arkadia/words/fr.ftl", None),
    ("GET", "/games/arkadia/words/xx.ftl", None),
    ("GET", "/games/chess/page/page.js", None),
    ("GET", "/health", None),
    ("GET", "/me", None),
    ("GET", "/tables", None),
    ("GET", "/awards", None),
    ("GET", "/awards/of?name=Ada%20B", None),
    ("GET", "/awards/of", None),
    ("GET", "/nothing", None),
    ("DELETE", "/tables", None),
    ("GET", "/positions", None),
    ("GET", "/tables/nowhere", None),
    ("GET", "/tables/..%2f..", None),
    ("GET", "/tables/nowhere/at/first", None),
    ("GET", "/tables/nowhere/at/-1", None),
    ("POST", "/me", {"name": ""}),
    ("POST", "/me", {"name": 5}),
    ("POST", "/me", "nonsense"),
    ("POST", "/tables", {"ruleset": "arkadia", "seats": [ME, OPEN], "options": []}),
    ("POST", "/tables", {"ruleset": "arkadia", "seats": [{"kind": "ghost"}, OPEN]}),
    ("POST", "/tables", {"ruleset": "arkadia", "seats": [BOT, {"kind": "bot", "bot": "hal"}]}),
    ("POST", "/positions", {"text": "nonsense"}),
    ("POST", "/records", "arktable 1\nruleset chess"),
    ("POST", "/tables/nowhere/moves", {"version": 1, "key": "k", "moves": ["done"]}),
    ("POST", "/lessons/arkadia/nothing", {"done": []}),
]


async def test_it_answers_what_the_server_answers_byte_for_byte(visitor: Person, desk: AtDesk) -> None:
    for method, path, body in ASKED:
        content = body if isinstance(body, str) else json.dumps(body) if body is not None else ""
        response = await visitor.client.request(method, f"/api{path}", content=content)
        status, kind, text = await desk.desk.ask(method, f"/api{path}", content)
        assert (status, kind, text) == (response.status_code, response.headers["content-type"], response.text), path


async def test_a_body_has_the_size_it_may_have_at_a_server(desk: AtDesk) -> None:
    answer = await desk.ask("POST", "/me", 413, content="x" * 65537)
    assert answer["error"] == {"key": "too-large", "args": {"most": 65536}}


async def test_nothing_is_limited_by_time(desk: AtDesk) -> None:
    for _ in range(60):
        await desk.create(OPEN, OPEN)
    for number in range(30):
        await desk.post("/me", {"name": f"Ada {number}"})


WITHOUT = (
    "sqlalchemy", "uvicorn", "uvloop", "httptools", "websockets", "anyio", "fluent", "rich", "typer",
    "concurrent.futures.thread", "concurrent.futures.process", "multiprocessing", "sqlite3",
)  # fmt: skip

ALONE = """
import asyncio, sys, _thread

class Missing:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in WITHOUT):
            raise ModuleNotFoundError(f"there is no {name} in a browser", name=name)

def no_thread(*_args, **_more):
    raise RuntimeError("there are no threads in a browser")

sys.meta_path.insert(0, Missing())
_thread.start_new_thread = no_thread
import threading
threading._start_new_thread = threading._start_joinable_thread = no_thread

from tests.server.cupboards import MemoryCupboard
from arktable.server.browser.desk import desk_settings, open_desk
import json

async def main():
    desk = await open_desk(MemoryCupboard(), settings=desk_settings(bot_pause=0.0))
    told = asyncio.Queue()
    async def ask(method, path, **body):
        status, _, text = await desk.ask(method, "/api" + path, json.dumps(body))
        assert status == 200, text
        return json.loads(text)
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
    table = (await ask("POST", "/tables", ruleset="arkadia", seats=seats))["id"]
    line = desk.connect(f"/api/tables/{table}/live", told.put_nowait, lambda code, reason: None)
    while (brief := (await ask("GET", f"/tables/{table}")))["table"]["to_move"] != 1:
        await told.get()
    move = (await ask("GET", f"/tables/{table}/moves"))["moves"][0]["moves"][0][0]
    await ask("POST", f"/tables/{table}/moves", version=brief["version"], key="k", moves=[move])
    assert (await ask("POST", f"/tables/{table}/why", moves=[move])) is not None
    line.close()
    await desk.close()

asyncio.run(main())
print(sorted(name for name in sys.modules if any(name == one or name.startswith(one + ".") for one in WITHOUT)))
"""


def test_it_needs_neither_framework_nor_database_nor_threads() -> None:
    program = f"WITHOUT = {WITHOUT!r}\n{ALONE}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout == "[]\n"


async def test_a_table_is_taken_away_with_its_game_while_its_bot_thinks(
    cupboard: MemoryCupboard, caplog: pytest.LogCaptureFixture
) -> None:
    asked, thought = asyncio.Event(), asyncio.Event()

    async def slowly(job: str) -> str:
        asked.set()
        await thought.wait()
        return await think_here(job)

    async with a_desk(cupboard, think=slowly) as ada:
        kept, table = await ada.create(ME, ME | {"name": "Bruno"}), await ada.create(BOT, ME)
        await asked.wait()
        assert await ada.post(f"/tables/{table}/delete", {}) == {}
        thought.set()
        other = await ada.create(BOT, ME)
        await ada.wait(other, lambda brief: brief["to_move"] == 1)  # after that of the table that is gone
        assert (await ada.get(f"/tables/{table}", 404))["error"]["key"] == "no-such-table"
        assert (await ada.post(f"/tables/{table}/delete", {}, 404))["error"]["key"] == "no-such-table"
        assert [brief["id"] for brief in (await ada.get("/tables"))["mine"]] == [other, kept]
    assert not caplog.records
    assert not [key for key in cupboard.texts if table in key]


async def test_nobody_takes_a_table_away_from_a_server(ada: Person, table: str) -> None:
    assert (await ada.post(f"/tables/{table}/delete", {}, 403))["error"]["key"] == "kept-for-all"
    assert (await ada.get(f"/tables/{table}"))["table"]["state"] == "running"


async def test_a_single_record_of_two_people_at_one_device_goes_on_with_both(cupboard: MemoryCupboard) -> None:
    async with a_desk(cupboard) as ada:
        await ada.post("/me", {"name": "Ada"})
        table = await ada.create(ME, ME | {"name": "Bruno"})
        text = await ada.get(f"/tables/{table}/take-along")
    async with a_desk(MemoryCupboard()) as there:
        found = (await there.ask("POST", "/me/games", content=text))["games"]
        assert [game["outcome"] for game in found] == ["loaded"]
        brief = (await there.get("/tables"))["mine"][0]
        assert (brief["state"], brief["yours"]) == ("running", [0, 1])
        assert [seat["name"] for seat in brief["seats"]] == ["Ada", "Bruno"]
