"""The database locked, full and away: an honest answer, nothing lost, and the game goes on by itself afterwards."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from arktable.jobs.job import Job
from arktable.server.http.application import Application
from arktable.server.settings import Settings, database_url
from arktable.server.store.rows import StoreFault
from arktable.server.store.sql import SqlStore
from tests.server.helpers import BOT, ME, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

Fault = Callable[[Application, Path], Any]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server that does not wait long."""
    return settings_for(tmp_path, database_seconds=0.05, bot_retry=0.01)


@asynccontextmanager
async def locked(_app: Application, database: Path) -> AsyncIterator[None]:
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@asynccontextmanager
async def full(app: Application, _database: Path) -> AsyncIterator[None]:
    """No page more may be taken, and whatever is written needs many: SQLite answers as it does on a full disk."""
    store: Any = app.services.store
    fill = "BEGIN INSERT INTO filler VALUES (zeroblob(1000000)); END"

    def limit(connection: Any, *_: Any) -> None:
        connection.execute("CREATE TABLE IF NOT EXISTS filler (x)")
        connection.execute(f"CREATE TEMP TRIGGER IF NOT EXISTS full_entry BEFORE INSERT ON main.entry {fill}")
        connection.execute("PRAGMA max_page_count=1")

    def free(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count=1000000")
        connection.execute("DROP TRIGGER IF EXISTS temp.full_entry")

    async def begin(change: Callable[..., None]) -> None:
        event.listen(store._engine, "checkout", change)
        await asyncio.get_running_loop().run_in_executor(store._writer._thread, store._writer._drop)

    await begin(limit)
    try:
        yield
    finally:
        event.remove(store._engine, "checkout", limit)
        await begin(free)


@asynccontextmanager
async def away(_app: Application, database: Path) -> AsyncIterator[None]:
    elsewhere = database.with_name("elsewhere.db")
    os.rename(database, elsewhere)  # noqa: PTH104  # it takes no time that anybody could wait for
    try:
        yield
    finally:
        os.rename(elsewhere, database)  # noqa: PTH104  # see above


class Asked(InlineBots):
    """Bots that tell how often they were asked."""

    def __init__(self) -> None:
        self.times = 0
        self.again = asyncio.Event()
        self.gate = asyncio.Event()

    async def choose(self, job: Job) -> list[str]:
        await self.gate.wait()
        self.times += 1
        if self.times >= 3:
            self.again.set()
        return await super().choose(job)


@pytest.mark.parametrize("fault", [locked, full, away])
async def test_bots_try_again_until_the_database_is_back(
    settings: Settings, tmp_path: Path, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    bots = Asked()
    async with an_app(settings, bots) as app, a_person(app, "Ada") as ada:
        table = await ada.create(BOT, ME)
        version = await ada.version(table)
        async with fault(app, tmp_path / "test.db"):
            bots.gate.set()
            await bots.again.wait()  # twice in vain, at least
        await ada.wait(table, lambda brief: brief["to_move"] == 1)
        assert await ada.version(table) == version + 1
    told = [record for record in caplog.records if "cannot move" in record.message]
    assert len(told) == 1
    assert told[0].exc_info is None


@pytest.mark.parametrize("fault", [locked, full, away])
async def test_a_move_is_refused_with_a_time_to_come_back_and_can_be_sent_again(
    settings: Settings, tmp_path: Path, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT)
        version, move = await ada.version(table), (await ada.legal(table, "own"))[0]
        body = {"version": version, "key": "k", "moves": [move]}
        caplog.clear()
        async with fault(app, tmp_path / "test.db"):
            response = await refused_move(ada, table, body)
            assert response.status_code == 503
            assert response.headers["retry-after"] == "5"
            assert response.json()["error"] == {"key": "database-away", "args": {"seconds": 5}}
        assert [(record.levelno, record.exc_info) for record in caplog.records if "503" in record.message] == [
            (logging.WARNING, None)
        ]
        assert await ada.post(f"/tables/{table}/moves", body) == {"version": version + 1, "repeated": False}


async def refused_move(person: Person, table: str, body: dict[str, Any]) -> Any:
    return await person.client.post(f"/api/tables/{table}/moves", json=body)


@pytest.mark.parametrize("fault", [locked, full, away])
async def test_health_tells_the_truth(settings: Settings, tmp_path: Path, fault: Fault) -> None:
    async with an_app(settings) as app, a_person(app) as visitor:
        health = app.services.health
        health._clock = (float(2 * n) for n in range(100)).__next__  # this much time passes between two questions
        assert (await visitor.get("/health"))["status"] == "ok"
        async with fault(app, tmp_path / "test.db"):
            assert (await visitor.get("/health", 503))["error"]["key"] == "database-away"
            assert (await visitor.get("/health", 503))["error"]["key"] == "database-away"
        assert (await visitor.get("/health"))["status"] == "ok"


def dropped(database: Path) -> None:
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("DROP TABLE entry")
    other.close()


def refusing(database: Path) -> None:
    """No entry is taken, as by a lock on this one table."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("CREATE TRIGGER locked BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'locked'); END")
    other.close()


def torn(*names: str) -> Callable[[Path], None]:
    """The first page of these tables or indexes is overwritten, as by a disk that breaks."""

    def tear(database: Path) -> None:
        other = sqlite3.connect(database, isolation_level=None)
        size = int(other.execute("PRAGMA page_size").fetchone()[0])
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        found = dict(other.execute("SELECT name, rootpage FROM sqlite_master"))
        with database.open("r+b") as file:
            for name in names:
                file.seek((int(found[name]) - 1) * size)
                file.write(b"\xff" * size)
        # A process that has the page in memory reads it again after somebody else has written.
        other.execute("INSERT INTO arktable_meta VALUES ('torn', '')")
        other.close()

    return tear


@pytest.mark.parametrize(
    "fault",
    [dropped, refusing, torn("entry"), torn("sqlite_autoindex_entry_2"), torn("sqlite_autoindex_entry_1")],
    ids=["dropped", "refusing", "torn", "torn keys", "torn versions"],
)
async def test_health_tells_that_no_move_can_be_made_although_people_are_known(
    settings: Settings, tmp_path: Path, fault: Callable[[Path], None]
) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        await ada.create(ME, BOT)
        app.services.health._clock = (float(n) for n in range(100)).__next__
        assert (await ada.get("/health"))["status"] == "ok"
        fault(tmp_path / "test.db")
        assert (await ada.get("/health", 503))["error"]["key"] == "database-away"
        assert (await ada.get("/me"))["name"] == "Ada"


async def test_health_reads_the_log_of_the_table_that_was_played_at_last(settings: Settings) -> None:
    """The pages to which new entries are written may be whole while those of a long game are not."""
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT)
        store: Any = app.services.store
        asked: list[str] = []

        def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
            if statement.startswith("SELECT") and table in tuple(parameters):
                asked.append(statement)

        event.listen(store._engine, "before_cursor_execute", note)
        await ada.get("/health")
        assert any("FROM entry" in statement for statement in asked)


async def test_a_database_that_takes_no_moves_is_refused_at_the_start(settings: Settings, tmp_path: Path) -> None:
    await (await SqlStore.open(settings.database_url)).close()
    refusing(tmp_path / "test.db")
    with pytest.raises(StoreFault, match="locked"):
        await SqlStore.open(settings.database_url)


async def test_health_leaves_nothing_behind(visitor: Person, tmp_path: Path) -> None:
    await visitor.get("/health")
    other = sqlite3.connect(tmp_path / "test.db")
    assert other.execute("SELECT (SELECT count(*) FROM entry), (SELECT count(*) FROM game_table)").fetchone() == (0, 0)
    other.close()


async def test_a_database_that_is_away_is_not_made_again_by_looking_for_it(tmp_path: Path) -> None:
    """The file is looked at before it is opened, and may go in between: SQLite would make an empty one in its place."""
    database, elsewhere = tmp_path / "one database.db", tmp_path / "elsewhere.db"
    store = await SqlStore.open(database_url(str(database)))
    try:
        store._engine.dispose()  # all connections must be opened again
        database.rename(elsewhere)
        with pytest.raises(OperationalError, match="unable to open"):
            store._engine.connect()
        assert not database.exists()
        elsewhere.rename(database)
        await store.probe()
        assert await store.tables_in(["running"], 1) == []
    finally:
        await store.close()


async def test_health_writes_once_for_all_who_ask_at_the_same_time(app: Application, visitor: Person) -> None:
    store: Any = app.services.store
    probes: list[int] = []
    probe: Callable[[], Awaitable[None]] = store.probe

    async def counted() -> None:
        probes.append(1)
        await probe()

    store.probe = counted
    app.services.health._clock = lambda: 1.0
    for _ in range(5):
        await visitor.get("/health")
    assert probes == [1]


async def test_bots_find_their_tables_once_the_database_is_back(settings: Settings, tmp_path: Path) -> None:
    waiting = Asked()
    async with an_app(settings, waiting) as app, a_person(app, "Ada") as ada:
        table = await ada.create(BOT, ME)
        cookies = ada.client.cookies
    async with an_app(settings, waiting) as app, a_person(app) as ada:
        bots = app.services.bots
        await bots.close()
        ada.client.cookies = cookies
        bots._closing = False
        store: Any = app.services.store
        failed = asyncio.Event()
        read = store.tables_in

        async def watched(*given: Any, **more: Any) -> Any:
            try:
                return await read(*given, **more)
            except StoreFault:
                failed.set()
                raise

        store.tables_in = watched
        async with away(app, tmp_path / "test.db"):
            bots.start()
            await failed.wait()
        waiting.gate.set()
        await ada.wait(table, lambda brief: brief["to_move"] == 1)
