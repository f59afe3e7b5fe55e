"""Upgrades of the schema: from every schema there was, on SQLite and PostgreSQL, without a lost row."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from arktable.server.settings import database_url
from arktable.server.store.keeping.upgrading import LOCK, upgrade
from arktable.server.store.opening import make_engine, prepare_schema, schema_of
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import SCHEMA_VERSION
from arktable.server.store.upgrades import STEPS, Added
from tests.server.full_database import ROWS, a_full_database, all_rows
from tests.server.helpers import PATIENCE
from tests.server.old_schemas import set_back

NEXT = SCHEMA_VERSION + 1


def prepare(url: str) -> None:
    engine = make_engine(url)
    prepare_schema(engine)
    engine.dispose()


def try_step(url: str, step: Callable[[Connection], None]) -> None:
    """Upgrade to a schema that does not exist yet."""
    engine = make_engine(url)
    try:
        upgrade(engine, keeps_copy=False, steps={**STEPS, NEXT: step})
    finally:
        engine.dispose()


def layout(url: str) -> dict[str, Any]:
    """Tables, columns with types, indexes and foreign keys."""
    engine = make_engine(url)
    with engine.connect() as connection:
        found = inspect(connection)
        tables = {
            name: (
                sorted((one["name"], str(one["type"]), one["nullable"]) for one in found.get_columns(name)),
                sorted((str(one["name"]), one["column_names"], one["unique"]) for one in found.get_indexes(name)),
                sorted((one["constrained_columns"], one["referred_table"]) for one in found.get_foreign_keys(name)),
            )
            for name in found.get_table_names()
        }
        tables["schema"] = ([("schema", schema_of(connection), False)], [], [])  # type: ignore[list-item] # for ==
    engine.dispose()
    return tables


def test_the_last_step_leads_to_our_schema() -> None:
    assert list(STEPS) == list(range(2, SCHEMA_VERSION + 1))


@pytest.mark.parametrize("schema", range(1, SCHEMA_VERSION))
def test_a_database_of_an_earlier_schema_keeps_every_row_and_becomes_like_a_new_one(database: str, schema: int) -> None:
    a_full_database(database)
    fresh = layout(database)
    set_back(database, schema)
    before = all_rows(database)
    assert layout(database) != fresh
    assert all(len(rows) == ROWS for rows in before.values())
    prepare(database)
    after = all_rows(database)
    assert layout(database) == fresh
    for name, rows in before.items():
        kept = [{column: row[column] for column in rows[0]} for row in after[name]]
        assert sorted(kept, key=repr) == rows
    assert all(not rows for name, rows in after.items() if name not in before)


def test_the_columns_that_an_upgrade_adds_have_their_defaults(database: str) -> None:
    a_full_database(database)
    set_back(database, 2)
    prepare(database)
    after = all_rows(database)
    assert {(row["start"], row["unlisted"], row["chat"], row["rated"]) for row in after["game_table"]} == {
        ("", False, True, False)
    }
    assert {(row["state"], row["mail"], row["mail_ok"]) for row in after["account"]} == {("guest", None, False)}
    assert {(row["events"], row["spent"]) for row in after["entry"]} == {(None, None)}


def rebuild_accounts(connection: Connection) -> None:
    """Rebuild a table that many others refer to, as SQLite has to do it for a change of a constraint."""
    made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'account'").scalar_one()
    indexes = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE tbl_name = 'account' AND type = 'index'")
    again = [row[0] for row in indexes if row[0] is not None]
    connection.exec_driver_sql(made.replace("account", "account_new", 1))
    connection.exec_driver_sql("INSERT INTO account_new SELECT * FROM account")
    connection.exec_driver_sql("DROP TABLE account")
    connection.exec_driver_sql("ALTER TABLE account_new RENAME TO account")
    for statement in again:
        connection.exec_driver_sql(statement)


def widen_accounts(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE account ALTER COLUMN id TYPE VARCHAR(60)")


def test_a_step_may_rebuild_a_table_that_others_refer_to(database: str) -> None:
    a_full_database(database)
    before = all_rows(database)
    try_step(database, rebuild_accounts if database.startswith("sqlite") else widen_accounts)
    assert all_rows(database) == before
    assert layout(database)["schema"][0][0][1] == str(NEXT)
    engine = make_engine(database)
    with engine.execution_options(writes=True).begin() as connection:  # children follow the new table
        connection.exec_driver_sql("DELETE FROM seat")
        connection.exec_driver_sql("DELETE FROM account")
    engine.dispose()
    assert all_rows(database)["session"] == []


def drop_a_row(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE added (id INTEGER)")
    connection.exec_driver_sql("DELETE FROM award WHERE seat = 1")


def break_down(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE account ADD COLUMN added INTEGER")
    connection.exec_driver_sql("UPDATE account SET name = 'somebody else'")
    connection.exec_driver_sql("INSERT INTO no_such_table VALUES (1)")


def drop_a_table(connection: Connection) -> None:
    connection.exec_driver_sql("DROP TABLE award")


@pytest.mark.parametrize("step", [drop_a_row, break_down, drop_a_table])
def test_a_failing_step_leaves_everything_as_it_was(database: str, step: Callable[[Connection], None]) -> None:
    a_full_database(database)
    set_back(database, 3)
    rows, tables = all_rows(database), layout(database)
    with pytest.raises(Exception, match=r"was undone|no_such_table"):
        try_step(database, step)
    assert (all_rows(database), layout(database)) == (rows, tables)


def test_a_step_that_leaves_rows_without_their_owner_is_undone(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "s.db"))
    a_full_database(url)
    rows = all_rows(url)

    def orphan(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE session SET account_id = 'nobody'")

    with pytest.raises(StoreError, match="refer to others that are missing"):
        try_step(url, orphan)
    assert all_rows(url) == rows


def test_foreign_keys_are_on_again_after_an_upgrade(tmp_path: Path) -> None:
    engine = make_engine(database_url(str(tmp_path / "s.db")))
    prepare_schema(engine)
    with pytest.raises(RuntimeError):
        upgrade(engine, steps={**STEPS, NEXT: _fails})
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def _fails(_connection: Connection) -> None:
    raise RuntimeError


def test_a_copy_of_an_sqlite_file_is_kept_with_its_schema(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    a_full_database(database_url(str(path)))
    set_back(path, 4)
    before = all_rows(database_url(str(path)))
    prepare(database_url(str(path)))
    copy = tmp_path / "s.db.schema-4"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert all_rows(database_url(str(copy))) == before


def test_a_column_of_a_table_that_an_earlier_step_has_created_is_not_added_twice(database: str) -> None:
    prepare(database)
    tables = layout(database)
    again = Added(tables=[], columns={"due": ("holder",)}, indexes=("due_by_time",))
    try_step(database, again)
    assert {**layout(database), "schema": None} == {**tables, "schema": None}


def test_processes_that_start_at_once_upgrade_once(postgres: str) -> None:
    a_full_database(postgres)
    before = all_rows(postgres)
    begun, go_on, ran = threading.Event(), threading.Event(), []

    def step(connection: Connection) -> None:
        ran.append(threading.current_thread().name)
        connection.exec_driver_sql("CREATE TABLE added (id INTEGER)")
        begun.set()
        assert go_on.wait(PATIENCE)

    def start() -> None:
        try_step(postgres, step)

    threads = [threading.Thread(target=start, name=name) for name in ("first", "second")]
    threads[0].start()
    assert begun.wait(PATIENCE)
    threads[1].start()
    _wait_for_lock(postgres)
    go_on.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert ran == ["first"]
    engine = make_engine(postgres)
    with engine.connect() as connection:
        assert schema_of(connection) == str(NEXT)
        connection.exec_driver_sql("DROP TABLE added")
        connection.commit()
    engine.dispose()
    assert all_rows(postgres) == before


def _wait_for_lock(url: str) -> None:
    """Return when somebody waits for the lock of an upgrade."""
    engine = make_engine(url)
    waits = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = :key AND NOT granted")
    limit = time.monotonic() + PATIENCE
    with engine.connect() as connection:
        while connection.execute(waits, {"key": LOCK & 0xFFFFFFFF}).scalar_one() == 0:
            assert time.monotonic() < limit
            connection.rollback()
            time.sleep(0.01)
    engine.dispose()


def test_processes_that_start_at_once_on_an_old_or_empty_database_both_open_it(postgres: str) -> None:
    code = (
        "import sys\n"
        "from arktable.server.store.opening import make_engine, prepare_schema\n"
        "prepare_schema(make_engine(sys.argv[1]))\n"
    )
    for schema in (0, 1):
        if schema:
            set_back(postgres, schema)
        command = [sys.executable, "-c", code, postgres]
        both = [subprocess.Popen(command) for _ in range(2)]
        assert [process.wait(PATIENCE) for process in both] == [0, 0]
    assert layout(postgres)["schema"][0][0][1] == str(SCHEMA_VERSION)


def test_a_database_of_our_schema_is_opened_without_the_code_of_upgrades(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "s.db"))
    prepare(url)
    code = (
        "import sys\n"
        "from arktable.server.store.opening import make_engine, prepare_schema\n"
        "prepare_schema(make_engine(sys.argv[1]))\n"
        "print([name for name in sys.modules if 'upgrad' in name])\n"
    )
    done = subprocess.run([sys.executable, "-c", code, url], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
