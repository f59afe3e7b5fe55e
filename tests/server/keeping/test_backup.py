"""`arktable backup` and `arktable restore`, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import make_url

from arktable.server.settings import database_url
from arktable.server.store.keeping import dumps
from arktable.server.store.keeping.backups import back_up, restore
from arktable.server.store.rows import StoreError
from arktable.server.store.schema import SCHEMA_VERSION
from arktable.server.store.sql import SqlStore
from tests.cli.runner import arktable, refused
from tests.server.full_database import ROWS, a_full_database, all_rows, change
from tests.server.helpers import ME, OPEN, PATIENCE, a_server_process, texts_of
from tests.server.keeping.played import Games, in_a_process
from tests.server.old_schemas import set_back
from tools.private_postgres import Cluster

AT = "20261118-120000"


@pytest.fixture
def other(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of another empty database of the same kind."""
    if database.startswith("sqlite"):
        yield database_url(str(tmp_path / "new" / "other.db"))
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.new_database()
    yield address
    cluster.drop(address)


def test_a_backup_of_every_table_is_restored(database: str, other: str, tmp_path: Path) -> None:
    """In processes of their own: each has only imported what its command imports."""
    a_full_database(database)
    before = all_rows(database)
    made = in_a_process("backup", str(tmp_path / "b"), "--json", "--database", database)
    said = json.loads(made.stdout)
    counted = {**dict.fromkeys(before, ROWS), "arktable_meta": ROWS + 1}
    assert (said["rows"], said["schema"], said["bytes"]) == (counted, SCHEMA_VERSION, (tmp_path / "b").stat().st_size)
    assert (tmp_path / "b").stat().st_mode & 0o777 == 0o600
    done = in_a_process("restore", str(tmp_path / "b"), "--json", "--database", other)
    assert json.loads(done.stdout)["rows"] == counted
    assert all_rows(other) == before
    assert all_rows(database) == before


def test_a_restored_database_is_checked_and_served(played: str, other: str, games: Games, tmp_path: Path) -> None:
    made = arktable("backup", str(tmp_path / "b"), "--database", played)
    assert made.out.startswith(f"{tmp_path / 'b'}: ")
    assert f"{len(games)} games with " in made.out
    ran = arktable("restore", str(tmp_path / "b"), "--database", other)
    assert ran.code == 0
    assert ran.out.endswith(f"{len(games)} games checked, nothing is wrong with them.\n")
    if other.startswith("sqlite"):
        with closing(sqlite3.connect(make_url(other).database or "")) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    async def served() -> None:
        store = await SqlStore.open(other)
        assert {row.row.id for row in await store.tables_in(["running"], 100)} == {games["duel"], games["timed"]}
        await store.close()

    asyncio.run(served())


def test_a_backup_is_made_while_a_server_writes(tmp_path: Path) -> None:
    acknowledged: list[int] = []
    is_enough = threading.Event()
    with (
        a_server_process(tmp_path) as (_, address),
        httpx.Client(base_url=f"{address}/api", timeout=PATIENCE, trust_env=False) as ada,
        httpx.Client(base_url=f"{address}/api", timeout=PATIENCE, trust_env=False) as ben,
    ):
        ada.post("/me", json={"name": "Ada"})
        ben.post("/me", json={"name": "Ben"})
        table = ada.post("/tables", json={"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}}).json()["id"]
        ben.post(f"/tables/{table}/sit", json={"seat": 1}).raise_for_status()

        def play() -> None:
            while not is_enough.is_set():
                for person in (ada, ben):
                    asked = person.get(f"/tables/{table}/moves").json()
                    legal = texts_of(asked["moves"])
                    if legal:
                        key = f"key-{asked['version']:08}"
                        body = {"version": asked["version"], "key": key, "moves": legal[:1]}
                        answer = person.post(f"/tables/{table}/moves", json=body)
                        answer.raise_for_status()
                        acknowledged.append(answer.json()["version"])

        player = threading.Thread(target=play)
        player.start()
        copies: list[tuple[int, Path]] = []
        for number in range(4):
            done = max(acknowledged, default=0)
            path = tmp_path / f"copy-{number}.db"
            assert arktable("backup", str(path), "--database", str(tmp_path / "test.db")).code == 0
            copies.append((done, path))
        is_enough.set()
        player.join()
    for done, path in copies:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("SELECT count(*), max(version) FROM entry").fetchone()
        assert done <= found[0] == found[1]  # no acknowledged move is missing, and there is no gap
    assert max(acknowledged) > copies[1][0]  # the server went on
    assert arktable("check", "--database", str(copies[-1][1])).code == 0


def test_an_existing_file_is_not_overwritten_and_a_folder_gets_a_name_with_the_time(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "s.db"))
    a_full_database(url)
    made = [back_up(url, tmp_path, AT).path.name for _ in range(2)]
    assert made == [f"arktable-{AT}.db", f"arktable-{AT}-2.db"]
    before = (tmp_path / made[0]).read_bytes()
    assert "is not overwritten" in refused("backup", str(tmp_path / made[0]), "--database", url)
    assert (tmp_path / made[0]).read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
    assert "cannot write" in refused("backup", str(tmp_path / "no" / "where"), "--database", url)


def test_what_is_no_database_of_ours_gets_no_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE mine (id)")
    assert "there is no database" in refused("backup", "--database", str(tmp_path / "none.db"))
    assert "not a database of Arktable" in refused(
        "backup", str(tmp_path / "b"), "--database", str(tmp_path / "other.db")
    )
    assert not (tmp_path / "b").exists()
    a_full_database(database_url(str(tmp_path / "newer.db")))
    set_back(tmp_path / "newer.db", 99)
    assert "has schema 99" in refused("backup", str(tmp_path / "b"), "--database", str(tmp_path / "newer.db"))


def test_a_database_with_rows_is_replaced_only_when_asked_and_a_copy_is_kept(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    backup = back_up(played, tmp_path / "b", AT).path

    change(played, lambda connection: connection.exec_driver_sql("UPDATE account SET name = 'Later'"))
    before = all_rows(played)
    assert "is not empty" in refused("restore", str(backup), "--database", played)
    assert all_rows(played) == before
    done = restore(played, backup, True, AT)
    assert done.kept is not None
    assert done.kept.stat().st_mode & 0o777 == 0o600
    assert done.kept.parent == tmp_path
    again = restore(played, done.kept, True, f"{AT}-2")
    assert again.contents.rows == done.contents.rows
    assert all_rows(played) == before


def test_a_backup_of_an_earlier_schema_is_upgraded(database: str, other: str, tmp_path: Path) -> None:
    a_full_database(database)
    set_back(database, 3)
    backup = back_up(database, tmp_path / "b", AT)
    done = restore(other, backup.path, False, AT)
    assert (backup.contents.schema, done.schema, done.contents.schema) == (3, 3, SCHEMA_VERSION)
    assert len(all_rows(other)["entry"]) == ROWS


@pytest.mark.parametrize("part", [0.5, 0.9])
def test_a_damaged_backup_leaves_the_database_as_it_was(
    played: str, tmp_path: Path, part: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where the copy of a dump is kept
    whole = back_up(played, tmp_path / "whole", AT).path.read_bytes()
    damaged = tmp_path / "damaged"
    damaged.write_bytes(whole[: int(len(whole) * part)])
    before = all_rows(played)
    with pytest.raises(StoreError):
        restore(played, damaged, True, AT)
    assert all_rows(played) == before


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, postgres: str) -> None:
    (tmp_path / "text").write_text("no backup")
    assert "is not a backup" in refused("restore", str(tmp_path / "text"), "--database", str(tmp_path / "s.db"))
    assert "cannot read" in refused("restore", str(tmp_path / "none"), "--database", str(tmp_path / "s.db"))
    url = database_url(str(tmp_path / "s.db"))
    a_full_database(url)
    assert "arktable move" in refused("restore", str(tmp_path / "s.db"), "--database", postgres)
    assert "database itself" in refused("restore", str(tmp_path / "s.db"), "--replace", "--database", url)


@pytest.mark.anyio
async def test_a_database_that_is_served_is_not_restored(database: str, tmp_path: Path) -> None:
    store = await SqlStore.open(database)
    backup = back_up(database, tmp_path / "b", AT)
    assert "another Arktable" in refused("restore", str(backup.path), "--replace", "--database", database)
    await store.close()


# -- the programs of PostgreSQL -----------------------------------------------------------------------------------


def test_a_program_that_is_missing_is_named(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copied: Callable[[str], str]
) -> None:
    copied(postgres)
    monkeypatch.setenv("PATH", str(tmp_path))
    newest = Path(dumps.program("pg_dump"))  # Debian's folder
    assert newest.name == "pg_dump"
    monkeypatch.setattr(dumps, "FOLDERS", f"{tmp_path}/*/bin")
    assert "pg_dump is missing: install" in refused("backup", str(tmp_path / "b"), "--database", postgres)
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "b.part").exists()


def test_the_newest_program_of_debian_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(dumps, "FOLDERS", f"{tmp_path}/*/bin")
    for version in ("9.6", "15", "17"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "psql").touch(0o755)
    assert dumps.program("psql") == str(tmp_path / "17" / "bin" / "psql")


def test_a_password_is_not_on_the_command_line() -> None:
    url = make_url("postgresql+psycopg://ada:se%27cret@db.example.org:5433/tables?sslmode=require")
    connection, environment = dumps.connection_of(url)
    assert connection == "host='db.example.org' port='5433' user='ada' dbname='tables' sslmode='require'"
    assert environment == {"PGPASSWORD": "se'cret"}
    assert os.environ.get("PGPASSWORD") is None
