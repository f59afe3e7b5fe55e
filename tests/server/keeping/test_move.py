"""`arktable move`: from SQLite to PostgreSQL and back, and games go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from arktable.server.settings import database_url
from arktable.server.store.schema import SCHEMA_VERSION
from arktable.server.store.sql import SqlStore
from tests.cli.runner import arktable, refused
from tests.server.full_database import ROWS, a_full_database, all_rows, change
from tests.server.keeping.played import Cookies, Games, in_a_process, play_on
from tests.server.old_schemas import set_back


def test_every_row_is_moved_and_comes_back(tmp_path: Path, postgres: str) -> None:
    """In processes of their own: each has only imported what its command imports."""
    first, back = tmp_path / "first.db", tmp_path / "back.db"
    a_full_database(database_url(str(first)))
    before = all_rows(database_url(str(first)))
    there = in_a_process("move", str(first), postgres, "--json")
    assert json.loads(there.stdout)["rows"] == {**dict.fromkeys(before, ROWS), "arktable_meta": ROWS + 1}
    assert all_rows(postgres) == before  # booleans, numbers and missing values, too
    assert in_a_process("move", postgres, str(back)).returncode == 0
    assert all_rows(database_url(str(back))) == before
    assert all_rows(database_url(str(first))) == before
    assert back.stat().st_mode & 0o777 == 0o600


def test_a_game_goes_on_after_each_move(
    tmp_path: Path, postgres: str, copied: Callable[[str], str], games: Games, cookies: Cookies
) -> None:
    first = copied(database_url(str(tmp_path / "first.db")))
    assert "was compared" in arktable("move", first, postgres).out
    before = play_on(postgres, games["duel"], cookies)
    assert arktable("check", "--database", postgres).code == 0
    assert arktable("move", postgres, str(tmp_path / "back.db")).code == 0
    after = play_on(database_url(str(tmp_path / "back.db")), games["duel"], cookies)
    assert after > before
    assert arktable("check", "--database", str(tmp_path / "back.db")).code == 0


def test_a_database_that_is_not_empty_is_not_written(tmp_path: Path, postgres: str) -> None:
    first = tmp_path / "first.db"
    a_full_database(database_url(str(first)))
    assert arktable("move", str(first), postgres).code == 0
    before = all_rows(postgres)
    assert "not empty" in refused("move", str(first), postgres)
    assert all_rows(postgres) == before
    assert "same database" in refused("move", str(first), str(first))
    assert "there is no database" in refused("move", str(tmp_path / "none.db"), postgres)


def test_another_schema_is_not_moved(tmp_path: Path, postgres: str) -> None:
    a_full_database(database_url(str(tmp_path / "s.db")))
    set_back(tmp_path / "s.db", SCHEMA_VERSION - 1)
    assert f"has schema {SCHEMA_VERSION - 1}" in refused("move", str(tmp_path / "s.db"), postgres)
    assert not any(all_rows(postgres).values())


def test_a_row_that_postgresql_refuses_is_named_and_nothing_is_moved(tmp_path: Path, postgres: str) -> None:
    first = tmp_path / "first.db"
    a_full_database(database_url(str(first)))

    def lengthen(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE chat SET room = 'a room with a name that is too long'")

    change(database_url(str(first)), lengthen)
    assert "a row of 'chat' cannot be written there" in refused("move", str(first), postgres)
    assert not any(all_rows(postgres).values())


@pytest.mark.anyio
async def test_a_database_that_is_served_is_not_moved(tmp_path: Path, postgres: str) -> None:
    first = database_url(str(tmp_path / "first.db"))
    store = await SqlStore.open(first)
    assert "another Arktable" in refused("move", first, postgres)
    await store.close()
    store = await SqlStore.open(postgres)
    assert "another Arktable" in refused("move", postgres, str(tmp_path / "second.db"))
    assert "another Arktable" in refused("move", first, postgres)
    await store.close()
