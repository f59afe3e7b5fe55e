"""The database itself: its file, its schema, its address."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from arktable.server.settings import database_url
from arktable.server.store.claim import ADVISORY_KEY
from arktable.server.store.opening import make_engine
from arktable.server.store.rows import AccountRow, SeatLinkRow, SeatRow, StoreError
from arktable.server.store.schema import SCHEMA_VERSION
from arktable.server.store.sql import SqlStore
from tests.server.helpers import PATIENCE, a_server_process
from tests.server.old_schemas import set_back
from tests.server.test_store import a_row

pytestmark = pytest.mark.anyio


async def test_a_second_store_on_the_same_file_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    database = database_url(str(tmp_path / "s.db"))
    store = await SqlStore.open(database)
    with pytest.raises(StoreError, match="another Arktable"):
        await SqlStore.open(database)
    await store.add_table(a_row("t"), [SeatRow(0, "open")], [])  # the first one has lost nothing
    await store.close()
    again = await SqlStore.open(database)
    assert await again.load("t") is not None
    await again.close()


async def test_several_processes_share_a_postgresql_database_but_not_with_an_earlier_version(postgres: str) -> None:
    store = await SqlStore.open(postgres)
    other = await SqlStore.open(postgres)
    await store.add_table(a_row("t"), [SeatRow(0, "open")], [])
    assert await other.load("t") is not None
    await store.close()
    await other.close()
    engine = make_engine(postgres)
    with engine.connect() as earlier:  # which claims the database for itself alone
        earlier.exec_driver_sql(f"SELECT pg_advisory_lock({ADVISORY_KEY})")
        with pytest.raises(StoreError, match="earlier version"):
            await SqlStore.open(postgres)
    engine.dispose()


def test_commits_are_synced_to_disk(tmp_path: Path) -> None:
    engine = make_engine(database_url(str(tmp_path / "s.db")))
    with engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    engine.dispose()
    assert settings == ["wal", 2, 1]


async def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    await (await SqlStore.open(database_url(str(path)))).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE arktable_meta SET value = '99' WHERE key = 'schema'")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="schema 99"):
        await SqlStore.open(database_url(str(path)))


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    path.write_bytes(b"this is not a database, however long one looks at it" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqlStore.open(database_url(str(path)))


@pytest.mark.parametrize("url", ["nonsense://x", "sqlite:////proc/no/where.db"])
async def test_an_address_that_cannot_be_used_is_refused(url: str) -> None:
    with pytest.raises(StoreError):
        await SqlStore.open(url)


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def set_modes(modes: dict[Path, int]) -> None:
    for path, wanted in modes.items():
        path.chmod(wanted)


@pytest.mark.usefixtures("usual_umask")
def test_the_files_of_a_running_server_are_its_users_alone(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "by us"
    with (
        a_server_process(folder) as (_, address),
        httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as client,
    ):
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        found = modes(folder)
        assert found == dict.fromkeys(("test.db", "test.db-wal", "test.db-shm", "test.db.lock"), 0o600)
    assert mode(folder) == 0o700


@pytest.mark.usefixtures("usual_umask")
async def test_files_of_before_are_closed_to_others_and_a_folder_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    await (await SqlStore.open(database_url(str(path)))).close()
    set_modes({path: 0o644, Path(f"{path}.lock"): 0o664, tmp_path: 0o755})
    store = await SqlStore.open(database_url(str(path)))
    assert set(modes(tmp_path).values()) == {0o600}
    await store.close()
    assert mode(tmp_path) == 0o755


async def test_a_mode_that_cannot_be_changed_is_no_reason_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "s.db"
    await (await SqlStore.open(database_url(str(path)))).close()
    set_modes({path: 0o644})

    def refused(*_given: object, **_more: object) -> None:
        raise PermissionError("not permitted")

    monkeypatch.setattr(Path, "chmod", refused)
    store = await SqlStore.open(database_url(str(path)))
    await store.probe()
    await store.close()


def layout(path: Path) -> set[tuple[str, ...]]:
    """The names of all tables, their columns and their indexes."""
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall()
    tables = [name for kind, name in found if kind == "table"]
    columns = {(table, row[1], row[2]) for table in tables for row in connection.execute(f"PRAGMA table_info({table})")}
    connection.close()
    return {*found, *columns}


@pytest.mark.parametrize("schema", range(1, SCHEMA_VERSION))
async def test_a_file_of_an_earlier_schema_is_like_a_new_one_and_keeps_its_people(tmp_path: Path, schema: int) -> None:
    fresh, old = tmp_path / "fresh.db", tmp_path / "old.db"
    for path in (fresh, old):
        store = await SqlStore.open(database_url(str(path)))
        await store.add_account(AccountRow("ada", "Ada"), "session", "2026-01-01")
        await store.close()
    set_back(old, schema)
    assert layout(old) != layout(fresh)
    again = await SqlStore.open(database_url(str(old)))
    assert await again.account_of("session") == AccountRow("ada", "Ada")
    await again.seat_links.put(SeatLinkRow("ada", "hash", "2026-01-01", "2026-04-01"))
    await again.close()
    assert layout(old) == layout(fresh)
    again = await SqlStore.open(database_url(str(old)))
    assert await again.seat_links.open_for("hash", "2026-02-01") == AccountRow("ada", "Ada")
    await again.close()
