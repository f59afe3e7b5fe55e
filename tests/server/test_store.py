"""The database file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from arktable.server.settings import database_url
from arktable.server.store.opening import make_engine
from arktable.server.store.rows import (
    AccountRow,
    Change,
    Conflict,
    EntryRow,
    SeatRow,
    StoreError,
    Summary,
    TableRow,
)
from arktable.server.store.schema import metadata
from arktable.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio

CHANGE = Change("running", Summary(1, 2, 0.5, ()), "2026-01-02")


def a_row(table_id: str) -> TableRow:
    return TableRow(
        table_id, "Mill", "arkadia", {"setup": "standard"}, 2, "123", "open", 1, "hash", "2026-01-01",
        "2026-01-01", Summary(),
    )  # fmt: skip


SEATS = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "open")]


def a_move(version: int, key: str | None = None) -> EntryRow:
    return EntryRow(version, "move", 0, "done", "2026-01-02", key)


def _emptied(url: str) -> None:
    """An empty database, whatever was in it."""
    engine = make_engine(url)
    with engine.begin() as connection:
        metadata.drop_all(connection)
    engine.dispose()


POSTGRES = os.environ.get("ARKTABLE_TEST_POSTGRES", "")


@pytest.fixture(params=["sqlite", "postgres"] if POSTGRES else ["sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """On SQLite always; on PostgreSQL when ARKTABLE_TEST_POSTGRES names an empty database (it needs psycopg)."""
    url = POSTGRES if request.param == "postgres" else database_url(str(tmp_path / "s.db"))
    if request.param == "postgres":
        _emptied(url)
    store = await SqlStore.open(url)
    await store.add_account(AccountRow("ada", "Ada"), "session", "2026-01-01")
    await store.add_table(a_row("t"), SEATS, [])
    yield store
    await store.close()


async def test_what_was_written_is_read_again(store: SqlStore) -> None:
    sat = SeatRow(1, "bot", "Oak", bot="greedy")
    await store.append("t", [a_move(1, "k"), a_move(2)], Change("running", CHANGE.summary, "2026-01-02", (sat,)))
    stored = await store.load("t")
    assert stored is not None
    assert stored.entries == [a_move(1, "k"), a_move(2)]
    assert stored.seats == [SEATS[0], sat]
    assert (stored.row.state, stored.row.summary, stored.row.seed) == ("running", CHANGE.summary, "123")
    assert await store.version("t") == 2
    assert await store.load("none") is None


async def test_a_version_is_written_once(store: SqlStore) -> None:
    await store.append("t", [a_move(1)], CHANGE)
    with pytest.raises(Conflict):
        await store.append("t", [a_move(1)], CHANGE)


async def test_a_key_is_written_once_for_each_table(store: SqlStore) -> None:
    await store.add_table(a_row("u"), SEATS, [])
    await store.append("t", [a_move(1, "k")], CHANGE)
    await store.append("u", [a_move(1, "k")], CHANGE)
    with pytest.raises(Conflict):
        await store.append("t", [a_move(2, "k")], CHANGE)
    assert await store.version("t") == 1


async def test_one_conflict_does_not_spoil_the_commit_of_the_others(store: SqlStore) -> None:
    for number in range(20):
        await store.add_table(a_row(f"t{number}"), SEATS, [])
    await store.append("t7", [a_move(1)], CHANGE)
    results = await asyncio.gather(
        *(store.append(f"t{number}", [a_move(1)], CHANGE) for number in range(20)), return_exceptions=True
    )
    assert [number for number, result in enumerate(results) if result is not None] == [7]
    assert isinstance(results[7], Conflict)
    assert [await store.version(f"t{number}") for number in range(20)] == [1] * 20


async def test_a_deleted_table_takes_its_log_along_and_refuses_more(store: SqlStore) -> None:
    await store.append("t", [a_move(1)], CHANGE)
    with pytest.raises(Conflict):
        await store.delete_table("t", 0)
    await store.delete_table("t", 1)
    assert await store.load("t") is None
    assert await store.version("t") == 0
    with pytest.raises(Conflict):
        await store.append("t", [a_move(1)], CHANGE)


async def test_people_are_found_by_their_session_and_renamed_everywhere(store: SqlStore) -> None:
    assert await store.account_of("session") == AccountRow("ada", "Ada")
    assert await store.account_of("other") is None
    assert await store.rename("ada", "Countess") == ["t"]
    listed = await store.tables_of("ada", 10)
    assert [table.seats[0].name for table in listed] == ["Countess"]


async def test_lists_are_by_state_the_latest_first(store: SqlStore) -> None:
    await store.add_table(a_row("u"), SEATS, [])
    await store.append("u", [a_move(1)], Change("open", Summary(), "2026-02-01"))
    assert [table.row.id for table in await store.tables_in(["open"], 10)] == ["u", "t"]
    assert [table.row.id for table in await store.tables_in(["open"], 1)] == ["u"]
    assert await store.tables_in(["finished"], 10) == []


async def test_a_second_store_on_the_same_database_is_refused_until_the_first_is_closed(store: SqlStore) -> None:
    url = store._engine.url.render_as_string(hide_password=False)
    with pytest.raises(StoreError, match="another Arktable"):
        await SqlStore.open(url)
    await store.append("t", [a_move(1)], CHANGE)  # the first one has lost nothing
    await store.close()
    again = await SqlStore.open(url)
    assert await again.version("t") == 1
    await again.close()


async def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    store = await SqlStore.open(database_url(str(tmp_path / "s.db")))
    await store.close()
    with pytest.raises(StoreError):
        await store.append("t", [a_move(1)], CHANGE)


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
