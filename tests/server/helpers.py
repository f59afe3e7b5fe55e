"""People at a table, for tests: each with a browser of their own (an HTTP client with its cookies)."""

from __future__ import annotations

import asyncio
import atexit
import os
import secrets
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec

from arktable.bots.catalogue import usual_bot
from arktable.engine.game import Game
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.jobs.job import Answer, Job, Plan, RunsOn
from arktable.jobs.worker import advise, review, think
from arktable.server.app import AnnouncingServer, create_app, server_config
from arktable.server.http.application import Application
from arktable.server.intake.inline import InlineIntake
from arktable.server.opening import open_services
from arktable.server.running.intake_protocol import Intake
from arktable.server.running.limits import Limits
from arktable.server.services import Services
from arktable.server.settings import Settings, database_url, variable
from arktable.server.store.opening import make_engine, prepare_schema
from tools.private_postgres import Cluster

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
BASE = "http://arktable.test"
# Of every table. Long, so that it cannot occur by chance in what a test looks through.
SEED = 314159265358979323
# For whatever needs a time limit; only a failure ever waits so long.
PATIENCE = 300.0


class InlineBots:
    """Bots that think at once, in the test's own process."""

    runs_on: RunsOn = "interpreted"

    async def choose(self, job: Job) -> list[str]:
        return think(job)

    async def advise(self, job: Job) -> list[Plan]:
        """Of the bot that needs no time: what another one says would depend on the machine."""
        return advise(msgspec.structs.replace(job, bot=usual_bot(find_game(job.ruleset).facts.game)))

    async def review(self, job: Job) -> Answer:
        return review(job)

    async def close(self) -> None:
        pass


def texts_of(groups: list[dict[str, Any]]) -> list[str]:
    """The notation of every move of an offer."""
    return [str(row[0]) for group in groups for row in group["moves"]]


class Person:
    """A browser. What it gets back is checked for status 200 unless a test asks for something else."""

    def __init__(self, client: httpx.AsyncClient, app: Application | None = None) -> None:
        self.client = client
        self.app = app

    @property
    def services(self) -> Services:
        """The services of the server in this process."""
        assert self.app is not None
        return self.app.services

    async def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        response = await self.client.request(method, f"/api{path}", **more)
        assert response.status_code == status, response.text
        return response.json()

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, status)

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        return await self.ask("POST", path, status, json=body)

    async def create(self, *seats: dict[str, str], **options: str) -> str:
        body = {"ruleset": "arkadia", "seats": list(seats or (ME, OPEN)), "options": options}
        return str((await self.post("/tables", body))["id"])

    async def version(self, table: str) -> int:
        return int((await self.get(f"/tables/{table}"))["version"])

    async def legal(self, table: str, start: str = "") -> list[str]:
        moves = texts_of((await self.get(f"/tables/{table}/moves"))["moves"])
        return [move for move in moves if move.startswith(start)]

    async def play(self, table: str, *moves: str, status: int = 200, **changes: Any) -> Any:
        version = changes.get("version")
        body = {
            "version": await self.version(table) if version is None else version,
            "key": changes.get("key") or secrets.token_hex(8),
            "moves": list(moves),
        }
        return await self.post(f"/tables/{table}/moves", body, status)

    async def undo(self, table: str, status: int = 200) -> Any:
        body = {"version": await self.version(table), "key": secrets.token_hex(8)}
        return await self.post(f"/tables/{table}/undo", body, status)

    async def play_on(self, table: str, until: str = "") -> None:
        """Play first legal moves until another decides, or a move that starts with `until` may be made."""
        while True:
            answer = await self.get(f"/tables/{table}/moves")
            legal = texts_of(answer["moves"])
            if not legal or (until and any(move.startswith(until) for move in legal)):
                return
            await self.play(table, legal[0], version=answer["version"])

    async def wait(self, table: str, ready: Callable[[Any], bool]) -> Any:
        """The first brief of the table that is as the test wants it; looked at after every change."""
        changed = asyncio.Event()
        unsubscribe = self.services.bus.subscribe(table, changed.set)
        try:
            while not ready(brief := (await self.get(f"/tables/{table}"))["table"]):
                await changed.wait()
                changed.clear()
            return brief
        finally:
            unsubscribe()


def transport(app: Application) -> httpx.ASGITransport:
    """How a test's browser reaches the server: without a network."""
    return httpx.ASGITransport(app=app)


@asynccontextmanager
async def a_person(app: Application, name: str = "", base: str = BASE) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(transport=transport(app), base_url=base) as client:
        person = Person(client, app)
        if name:
            await person.post("/me", {"name": name})
        yield person


# Tests ask faster than people do.
PLENTY = {
    "limit_requests": 1_000_000,
    "limit_expensive": 1_000_000,
    "limit_sockets": 1_000_000,
    "limit_hints": 1_000_000,
    "limit_tables_burst": 1_000_000,
}


def settings_for(folder: Path, **changes: Any) -> Settings:
    """For a server with a database in this folder: the one that is there, or an empty one."""
    given = {"bot_games": 4, "bot_pause": 0.0, "seed": SEED, "sweep_seconds": 0.0, **PLENTY, **changes}
    if os.environ.get("ARKTABLE_TEST_HOME") == "postgres":
        return Settings(database_url=_postgres_of(folder), **given)
    file = folder / "test.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_bytes(_empty_database())
    return Settings(database_url=database_url(str(file)), **given)


@cache
def _postgres_of(_folder: Path) -> str:
    """The database of this folder, when all tests are run on PostgreSQL (`make test-postgres`)."""
    return _cluster().new_database()


@cache
def _cluster() -> Cluster:
    cluster = Cluster()
    atexit.register(cluster.close)
    return cluster


@cache
def _empty_database() -> bytes:
    """As a server creates it. To copy it takes a fifth of the time, and there are a thousand tests with one."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = make_engine(database_url(str(file)))
        prepare_schema(engine)
        engine.dispose()
        return file.read_bytes()


async def open_services_for(settings: Settings) -> Services:
    """What is below the framework, with bots that think at once."""
    return await open_services(settings, Limits(settings, time.monotonic), InlineBots(), intake=InlineIntake(find_game))


@asynccontextmanager
async def an_app(
    settings: Settings, thinking: Any = None, *games: Game, intake: Intake | None = None
) -> AsyncIterator[Application]:
    """A server in this process, without a network. It has all installed games, and others if they are given."""
    more = {game.facts.id: game for game in games}

    def find(name: str) -> Game:
        return more.get(name) or find_game(name)

    app = create_app(settings, thinking or InlineBots(), find, intake=intake or InlineIntake(find))
    async with app.lifespan():
        yield app


@asynccontextmanager
async def serving(app: Application, settings: Settings, **more: Any) -> AsyncIterator[str]:
    """The address of a server in this process, on a real port."""
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = AnnouncingServer(server_config(app, settings, port=0, log_level="warning", **more), opened.set_result)
    running = asyncio.create_task(server.serve())
    try:
        yield await opened
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def a_server(folder: Path, **changes: Any) -> AsyncIterator[str]:
    """The address of a server with these settings."""
    settings = settings_for(folder, **changes)
    async with serving(create_app(settings, InlineBots()), settings) as address:
        yield address


@contextmanager
def a_server_process(database: Path | str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server in a process of its own, and its address. The database is in a folder, or at an address."""
    place = str(database / "test.db") if isinstance(database, Path) else database
    command = [sys.executable, "-m", "arktable.server", "0", place]
    steady = {"ARKTABLE_BOT_PAUSE": "0", "ARKTABLE_BOT_SECONDS": str(PATIENCE), "ARKTABLE_SEED": "7"}
    steady |= {variable(limit): str(most) for limit, most in PLENTY.items()}
    with announced(command, {**os.environ, **steady, **environment}) as (process, line):
        assert line.startswith("Arktable is open at "), line
        yield process, line.split()[-1]


@contextmanager
def announced(command: list[str], environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A program, and the first line that it prints. It is killed at the end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@cache
def late_text() -> str:
    """A game of Arkadia for two, saved where the last turn of the first seat begins."""
    position = find_game("arkadia").start(2, {}, SEED)
    chance, turn, text = rng_from_seed(SEED), 0, ""
    while position.seat >= 0:
        if position.seat == 0 and position.turn > turn:
            turn, text = position.turn, position.save()
        moves = position.moves()
        position.play(moves[chance.below(len(moves))])
    return text


async def finished_table(person: Person) -> str:
    """The last turns of a game, played against a bot that answers at once."""
    body = {"ruleset": "arkadia", "seats": [ME, BOT], "position": late_text()}
    table = str((await person.post("/tables", body))["id"])
    while (await person.wait(table, lambda brief: brief["to_move"] != 1))["state"] == "running":
        await person.play_on(table)
    return table
