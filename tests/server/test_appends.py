"""Appends of many tables are merged: a conflict costs the others nothing, and an append is written whole or not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import event

from arktable.server.store.rows import AccountRow, Change, Conflict, DueRow, Summary
from arktable.server.store.sql import SqlStore
from tests.server.test_store import CHANGE, SEATS, a_move, a_row

pytestmark = pytest.mark.anyio

TABLES = 100


@pytest.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(database)
    await store.add_account(AccountRow("ada", "Ada"), "session", "2026-01-01")
    for number in range(TABLES):
        await store.add_table(a_row(f"t{number}"), SEATS, [])
    yield store
    await store.close()


async def all_appended(store: SqlStore, version: int) -> list[object]:
    """One append to each table, at the same time."""
    appends = (store.append(f"t{number}", [a_move(version)], CHANGE) for number in range(TABLES))
    return list(await asyncio.gather(*appends, return_exceptions=True))


async def test_a_conflict_in_a_batch_needs_no_transaction_of_its_own(store: SqlStore) -> None:
    commits: list[object] = []
    event.listen(store._engine, "commit", commits.append)
    await all_appended(store, 1)
    usual = len(commits)
    await store.append("t7", [a_move(2)], CHANGE)
    commits.clear()
    results = await all_appended(store, 2)
    assert [number for number, result in enumerate(results) if isinstance(result, Conflict)] == [7]
    assert len(commits) <= usual <= 3  # the first is alone, the others come together


async def test_an_append_of_which_one_entry_exists_is_taken_back_whole(store: SqlStore) -> None:
    await store.append("t1", [a_move(2)], CHANGE)
    before = await store.load("t1")
    results = await asyncio.gather(
        store.append("t1", [a_move(1, "a"), a_move(2, "b")], Change("finished", Summary(), "2026-01-03")),
        store.append("t2", [a_move(1, "a"), a_move(2, "b")], CHANGE),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, bool]
    assert await store.load("t1") == before
    assert await store.version("t2") == 2


async def test_of_two_appends_to_one_table_in_a_batch_the_first_is_written(store: SqlStore) -> None:
    results = await asyncio.gather(
        *(store.append("t3", [a_move(1, key)], CHANGE) for key in ("a", "b")),
        store.append("none", [a_move(1)], CHANGE),
        store.append("t3", [a_move(2)], CHANGE),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [bool, Conflict, Conflict, bool]
    stored = await store.load("t3")
    assert stored is not None
    assert [row.key for row in stored.entries] == ["a", None]


async def test_what_is_due_is_replaced_with_the_entries(store: SqlStore) -> None:
    for version, due in ((1, DueRow(1, (0,), "2026-02-01")), (2, DueRow(2, (1,), "2026-02-02")), (3, None)):
        change = Change("running", Summary(), "2026-01-02", is_timed=True, due=due)
        await store.append("t4", [a_move(version)], change)
        assert await store.distance.clocks.all_due() == ([] if due is None else [("t4", due)])
