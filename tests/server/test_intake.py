"""What comes from outside is read in a process with limits, and cannot stop the server or delay others."""

from __future__ import annotations

import asyncio
import json
import math
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from arktable.engine.registry import find_game
from arktable.jobs.job import Job
from arktable.server.bots.pool import WORKER
from arktable.server.http.application import Application
from arktable.server.intake.examination import Examination
from arktable.server.intake.pool import MOST_WAITING_EACH, IntakePool, command_of
from arktable.server.library.collection import MOST_SENT
from arktable.server.running.intake_protocol import Failed, PositionRead, ReadPosition
from tests.server.helpers import BASE, BOT, ME, OPEN, PATIENCE, Person, a_person, a_server_process, an_app, settings_for

pytestmark = pytest.mark.anyio

TEXT = find_game("arkadia").start(2, {}, 1).save()
JOB = Job("arkadia", {}, 2, "1", [], "random", 60)
RECORD = "arktable 1\nruleset arkadia\nrules {rules}\nsheet {sheet}\nseats 2\nseed 1\n"


def saying(word: str) -> str:
    """A position that the hostile intake treats as the word says."""
    return f"# {word}\n{TEXT}"


class Hostility:
    """A server whose intake can be made expensive, the clients it has fined, and the gate of what waits."""

    def __init__(self, app: Application, fined: list[str], gate: Path) -> None:
        self.app = app
        self.fined = fined
        self.gate = gate

    async def until_waiting(self, queued: int = 0) -> None:
        """Return when the process waits at the gate, and as many requests wait for the process."""
        intake: Any = self.app.services.intake
        queue = intake._queue
        waiting = self.gate.with_name("waiting")
        async with asyncio.timeout(PATIENCE):
            while not (waiting.exists() and queue._count == queued):  # noqa: ASYNC110 - another process writes the file
                await asyncio.sleep(0.001)

    @asynccontextmanager
    async def person(self, address: str = "10.0.0.1") -> AsyncIterator[Person]:
        transport = httpx.ASGITransport(app=self.app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url=BASE) as client:
            yield Person(client, self.app)


@asynccontextmanager
async def a_hostile_app(folder: Path, cpu: float = 1.0, memory: int = 256) -> AsyncIterator[Hostility]:
    gate, fined = folder / "gate", list[str]()
    script = Path(__file__).with_name("hostile_intake.py")
    command = (sys.executable, str(script), str(cpu), str(memory), str(gate))
    pool = IntakePool(1, PATIENCE, command, fined.append)
    async with an_app(settings_for(folder), intake=pool) as app:
        yield Hostility(app, fined, gate)


@pytest.fixture
async def hostile(tmp_path: Path) -> AsyncIterator[Hostility]:
    async with a_hostile_app(tmp_path) as app:
        yield app


@pytest.mark.parametrize("word", ["busy", "large", "killed"])
async def test_what_exceeds_the_limits_is_refused_and_the_next_is_read(hostile: Hostility, word: str) -> None:
    async with hostile.person() as ada:
        for path, body in (
            ("/positions", {"text": saying(word)}),
            ("/tables", {"ruleset": "arkadia", "seats": [ME, BOT], "position": saying(word)}),
        ):
            assert (await ada.post(path, body, 413))["error"] == {"key": "too-costly", "args": {}}
        assert hostile.fined == ["10.0.0.1", "10.0.0.1"]
        assert (await ada.post("/positions", {"text": TEXT}))["seats"] == 2
        assert (await ada.get("/tables"))["mine"] == []


async def test_what_makes_the_program_fail_is_refused_with_400(hostile: Hostility) -> None:
    async with hostile.person() as ada:
        assert (await ada.post("/positions", {"text": saying("fails")}, 400))["error"]["key"] == "unreadable"
        assert (await ada.post("/positions", {"text": "nonsense"}, 400))["error"]["key"] == "position"
        assert hostile.fined == []


async def test_others_are_served_while_something_is_read(hostile: Hostility) -> None:
    async with hostile.person() as mallory, hostile.person("10.0.0.2") as ada:
        upload = asyncio.create_task(mallory.post("/positions", {"text": saying("waits")}))
        await hostile.until_waiting()
        table = await ada.create(ME, OPEN)
        await ada.get(f"/tables/{table}")
        assert not upload.done()
        hostile.gate.touch()
        assert (await upload)["ruleset"] == "arkadia"


async def test_the_queue_is_short_and_fair(hostile: Hostility) -> None:
    async with hostile.person() as mallory, hostile.person("10.0.0.2") as ada:
        first = asyncio.create_task(mallory.post("/positions", {"text": saying("waits")}))
        await hostile.until_waiting()
        order: list[str] = []

        async def upload(person: Person, name: str) -> None:
            await person.post("/positions", {"text": TEXT})
            order.append(name)

        many = [asyncio.create_task(upload(mallory, "mallory")) for _ in range(MOST_WAITING_EACH)]
        await hostile.until_waiting(MOST_WAITING_EACH)
        refused = await mallory.client.post("/api/positions", json={"text": TEXT})
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "busy")
        assert refused.headers["retry-after"]
        late = asyncio.create_task(upload(ada, "ada"))
        await hostile.until_waiting(MOST_WAITING_EACH + 1)
        hostile.gate.touch()
        await asyncio.gather(first, late, *many)
        assert order.index("ada") <= 1


async def test_a_table_that_cannot_be_opened_is_set_aside(tmp_path: Path) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, BOT], "position": TEXT}
    async with a_hostile_app(tmp_path) as before, before.person() as ada:
        table = (await ada.post("/tables", body))["id"]
        other = (await ada.post("/tables", {**body, "name": "fine"}))["id"]
        cookies = ada.client.cookies
    change(tmp_path, "UPDATE game_table SET name = 'busy' WHERE id = ?", table)
    async with a_hostile_app(tmp_path) as after, after.person() as ada:
        ada.client.cookies = cookies
        assert (await ada.get(f"/tables/{table}", 409))["error"] == {
            "key": "set-aside",
            "args": {"reason": "too-costly"},
        }
        assert (await ada.get(f"/tables/{other}"))["version"] >= 1
        assert {brief["id"] for brief in (await ada.get("/tables"))["mine"]} == {table, other}
    change(tmp_path, "UPDATE game_table SET name = 'quick' WHERE id = ?", table)
    async with a_hostile_app(tmp_path) as again, again.person() as ada:
        # It is not tried again by itself.
        assert (await ada.get(f"/tables/{table}", 409))["error"]["key"] == "set-aside"
        listed = json.loads(arktable(tmp_path, "aside", "list", "--json").stdout)["tables"]
        assert [(one["id"], one["reason"]) for one in listed] == [(table, "too-costly")]
        # The commands work while the server runs, which opens the table from then on.
        assert arktable(tmp_path, "aside", "retry", table).returncode == 0
        assert "No table" in arktable(tmp_path, "aside", "list").stdout
        assert (await ada.get(f"/tables/{table}"))["version"] >= 1


async def test_tables_that_were_set_aside_can_be_deleted(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path)) as app, a_person(app, "Ada") as ada:
        table, other = await ada.create(ME, BOT), await ada.create(ME, BOT)
    change(tmp_path, "UPDATE game_table SET aside = 'too-slow' WHERE id = ?", table)
    async with an_app(settings_for(tmp_path)) as app, a_person(app, "Ben") as ben:
        wrong = arktable(tmp_path, "aside", "delete", other)
        assert (wrong.returncode, "was set aside" in wrong.stderr) == (2, True)
        assert arktable(tmp_path, "aside", "delete", "--all").returncode == 0
        await ben.get(f"/tables/{table}", 404)
        await ben.get(f"/tables/{other}")


async def test_a_long_log_is_set_aside_when_it_takes_too_long(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(BOT, BOT)
        await ada.wait(table, lambda brief: brief["state"] == "finished")
    async with an_app(settings_for(tmp_path, open_seconds=0.0)) as app, a_person(app, "Ada") as ada:
        error = (await ada.get(f"/tables/{table}", 409))["error"]
        assert error == {"key": "set-aside", "args": {"reason": "too-slow"}}


def change(folder: Path, statement: str, *values: str) -> None:
    """Change the database while no server runs."""
    connection = sqlite3.connect(folder / "test.db")
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def arktable(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ARKTABLE_DATABASE": str(folder / "test.db"), "DATABASE_URL": "", "COLUMNS": "120"}
    command = [sys.executable, "-m", "arktable", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_what_is_slow_to_load_or_to_look_at_is_refused() -> None:
    question = ReadPosition(TEXT, "1")
    for limits in ((-1.0, math.inf), (math.inf, -1.0)):
        answer = Examination(find_game, *limits).answer(question)
        assert isinstance(answer, Failed)
        assert answer.key == "too-costly"
    assert isinstance(Examination(find_game, math.inf, math.inf).answer(question), PositionRead)


# -- a real server ----------------------------------------------------------------------------------------------------


def hostile_stock() -> str:
    """A position of Water Frame with more goods than anybody can count."""
    position = find_game("water-frame").start(2, find_game("water-frame").choose({}), 1)
    text = position.save()
    assert "[[companies]]" in text
    return text.replace("[[companies]]\n", "[[companies]]\nstock = { clothes = 2, cutlery = 1000000000000000000 }\n", 1)


def hostile_record() -> str:
    game = find_game("arkadia")
    head = RECORD.format(rules=game.revision, sheet=game.sheet_hash({}, 2))
    return f'{head}| arktable = "position 1"\n| [{"a." * 60_000}a]\n' + "\n1 done\n"


DOTTED = 'arktable = "position 1"\nruleset = "arkadia"\n[' + "a." * 25_000 + "a]\n"
MANY_GAMES = b'{"arktable":"games 1"}\n' + b'{"record":""}\n' * 590_000


def test_a_server_survives_hostile_uploads(tmp_path: Path) -> None:
    settings = {"ARKTABLE_INTAKE_SECONDS": "1"}
    with a_server_process(tmp_path, **settings) as (_, address), httpx.Client(base_url=f"{address}/api") as client:
        client.timeout = httpx.Timeout(PATIENCE)

        def post(path: str, **more: Any) -> tuple[int, str]:
            response = client.post(path, **more)
            assert len(response.content) < 4096
            return response.status_code, response.json()["error"]["key"]

        refused = {(400, "position"), (413, "too-costly")}
        seats = [{"kind": "me"}, {"kind": "bot"}]
        body = {"ruleset": "water-frame", "seats": seats, "position": hostile_stock()}
        assert post("/tables", json=body) in refused
        assert post("/positions", json={"text": DOTTED}) in refused
        assert post("/positions/analysis", json={"text": DOTTED}) in refused
        for path in ("/records", "/records/play"):
            assert post(path, content=hostile_record()) in {(400, "record"), (413, "too-costly")}
        assert post("/me/games", content=MANY_GAMES) == (413, "too-many-games")
        assert client.get("/health").status_code == 200
        assert client.post("/tables", json={"ruleset": "arkadia", "seats": seats}).status_code == 200


async def test_a_file_of_games_is_refused_before_it_is_read(visitor: Person) -> None:
    line = b'{"record":""}\n'
    many = b'{"arktable":"games 1"}\n' + line * (MOST_SENT + 1)
    response = await visitor.client.post("/api/me/games", content=many)
    assert (response.status_code, response.json()["error"]) == (413, {"key": "too-many-games", "args": {"most": 500}})
    assert (await visitor.get("/me"))["id"] is None  # no guest is made for it
    response = await visitor.client.post("/api/me/games", content=many.removesuffix(line))
    assert len(response.json()["games"]) == MOST_SENT


# -- processes --------------------------------------------------------------------------------------------------------


async def run(command: tuple[str, ...], line: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    return (await process.communicate(line))[0]


async def test_files_of_the_working_directory_are_not_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("numbers", "msgspec", "arktable"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w')\n", encoding="ascii")
    monkeypatch.chdir(tmp_path)
    pool = IntakePool(1, PATIENCE, command_of(60.0, 256), lambda client: None)
    assert isinstance(await pool.ask(ReadPosition(TEXT, "1")), PositionRead)
    await pool.close()
    assert json.loads(await run(WORKER, msgspec.json.encode(JOB)))["moves"]
    assert not (tmp_path / "imported").exists()


@pytest.mark.parametrize("command", [WORKER, command_of(60.0, 256)])
def test_a_worker_whose_server_was_killed_ends_quietly(command: tuple[str, ...]) -> None:
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()  # as the system does it when the server is killed
    question = JOB if command is WORKER else ReadPosition(TEXT, "1")
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
    assert process.stderr.read() == b""
    process.stderr.close()
