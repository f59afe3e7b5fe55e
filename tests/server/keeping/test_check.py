"""`arktable check`: it finds every kind of damage that it claims to find, and repairs what follows from the logs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, insert, select, text

from arktable.server.settings import database_url
from arktable.server.store.distance_schema import due
from arktable.server.store.opening import make_engine
from arktable.server.store.schema import entry, game_table, seat
from arktable.server.store.sql import SqlStore
from tests.archive.files import FOLDER
from tests.cli.runner import Ran, arktable, refused
from tests.server.full_database import all_rows, change
from tests.server.keeping.played import Games

# By the name of a damage: the game that suffers it, how, and what is found.
DAMAGES: dict[str, tuple[str, str, list[str]]] = {
    "holes": ("duel", "DELETE FROM entry WHERE table_id = :id AND version IN (3, 5, 6)", ["holes", "replay"]),
    "end": ("duel", "DELETE FROM entry WHERE table_id = :id AND version > 9", ["end"]),
    "end-of-time": (
        "timed",
        "UPDATE game_table SET updated = '2026-06-09T08:00:00.000Z' WHERE id = :id",
        ["end"],
    ),
    "seats": ("open", "DELETE FROM seat WHERE table_id = :id AND seat = 1", ["seats"]),
    "numbers": ("duel", "UPDATE game_table SET sheet_hash = 'numbers-hash' WHERE id = :id", ["numbers"]),
    "numbers-json": (
        "duel",
        "UPDATE game_table SET sheet_hash = 'broken-hash' WHERE id = :id",
        ["numbers", "other-rules"],
    ),
    "replay": ("duel", "UPDATE entry SET moves = 'nonsense' WHERE table_id = :id AND version = 6", ["replay"]),
    "undo": ("duel", "UPDATE entry SET moves = '1' WHERE table_id = :id AND kind = 'undo' AND version < 9", ["undo"]),
    "running": ("foreign", "UPDATE game_table SET state = 'running' WHERE id = :id", ["state"]),
    "finished": ("duel", "UPDATE game_table SET state = 'finished' WHERE id = :id", ["state"]),
    "begun": ("open", "UPDATE game_table SET state = 'running' WHERE id = :id", ["state"]),
    "unreadable": ("duel", "UPDATE game_table SET options = '{' WHERE id = :id", ["unreadable"]),
    "pace": ("timed", "UPDATE game_table SET pace = '{' WHERE id = :id", ["unreadable"]),
    "kind": ("duel", "UPDATE entry SET kind = 'dance' WHERE table_id = :id AND version = 2", ["unreadable"]),
    "aside": ("duel", "UPDATE game_table SET aside = 'too-slow' WHERE id = :id", ["aside"]),
    "other-rules": ("duel", "UPDATE game_table SET rules_rev = 999 WHERE id = :id", ["other-rules"]),
    "summary": ("duel", """UPDATE game_table SET summary = '{"to_move": 0, "turn": 77}' WHERE id = :id""", ["summary"]),
    "summary-json": ("agreed", "UPDATE game_table SET summary = 'x' WHERE id = :id", ["summary"]),
    "events": ("timed", "UPDATE entry SET events = '[]' WHERE table_id = :id AND kind = 'move'", ["events"]),
    "due": ("timed", "DELETE FROM due WHERE table_id = :id", ["due"]),
    "due-version": ("duel", "UPDATE due SET version = 1 WHERE table_id = :id", ["due"]),
    "due-seats": ("duel", "UPDATE due SET seats = '[1]' WHERE table_id = :id", ["due"]),
    "due-json": ("duel", "UPDATE due SET seats = 'x' WHERE table_id = :id", ["due"]),
    "due-late": ("timed", "UPDATE due SET at = '2099-01-01T00:00:00.000Z' WHERE table_id = :id", ["due"]),
    "due-never": ("timed", "UPDATE due SET at = '' WHERE table_id = :id", ["due"]),
    "due-over": (
        "resigned",
        "INSERT INTO due (table_id, version, seats, at) VALUES (:id, 1, '[0]', '2026-01-01')",
        ["due"],
    ),
    "old-summary": ("foreign", """UPDATE game_table SET summary = :older WHERE id = :id""", ["old-summary"]),
    "old-events": ("duel", "UPDATE entry SET events = NULL WHERE table_id = :id", ["old-events"]),
    "old-due": ("duel", "DELETE FROM due WHERE table_id = :id", ["old-due"]),
    "early": ("timed", "UPDATE due SET at = '2026-06-01T00:00:00.000Z' WHERE table_id = :id", []),  # harmless
    "read-before": ("uploaded", "UPDATE entry SET at = '2026-05-01' WHERE table_id = :id", []),
}  # fmt: skip
REPAIRED = ("summary", "events", "due", "old-summary", "old-events", "old-due")
NOT_WRONG = ("aside", "other-rules", "old-summary", "old-events", "old-due")


def clone(connection: Connection, game: str, name: str) -> None:
    """Copy a game under another id."""
    for table, key in ((game_table, "id"), (seat, "table_id"), (entry, "table_id"), (due, "table_id")):
        _clone(connection, table, key, game, name)


def _clone(connection: Connection, table: Table, key: str, game: str, name: str) -> None:
    rows = [{**row._mapping, key: name} for row in connection.execute(select(table).where(table.c[key] == game))]
    if rows:
        connection.execute(insert(table), rows)


def damage(url: str, games: Games) -> None:
    """Make a copy of a game for every kind of damage, and damage it."""

    def work(connection: Connection) -> None:
        numbers = "SELECT numbers FROM sheet WHERE hash = (SELECT sheet_hash FROM game_table WHERE id = :id)"
        own = connection.execute(text(numbers), {"id": games["duel"]}).scalar_one()
        put = text("INSERT INTO sheet (hash, numbers) VALUES (:hash, :numbers)")
        connection.execute(put, {"hash": "numbers-hash", "numbers": own})
        connection.execute(put, {"hash": "broken-hash", "numbers": "{"})
        summary = connection.execute(text("SELECT summary FROM game_table WHERE id = :id"), {"id": games["foreign"]})
        older = summary.scalar_one().partition(',"scores"')[0] + "}"
        for name, (game, statement, _) in DAMAGES.items():
            clone(connection, games[game], name)
            given = {"id": name, **({"older": older} if ":older" in statement else {})}
            connection.execute(text(statement), given)

    change(url, work)


def findings(ran: Ran) -> dict[str, list[str]]:
    return {table: [one["key"] for one in found] for table, found in ran.json()["findings"].items()}


def test_nothing_is_wrong_with_the_games_of_a_server(played: str, games: Games) -> None:
    ran = arktable("check", "--database", played)
    assert (ran.code, ran.out) == (0, f"{len(games)} games checked, nothing is wrong with them.\n")


def test_every_damage_is_found_and_what_follows_from_logs_is_repaired(played: str, games: Games) -> None:
    damage(played, games)
    expected = {name: keys for name, (_, _, keys) in DAMAGES.items() if keys}
    ran = arktable("check", "--json", "--database", played)
    assert findings(ran) == expected
    assert ran.code == 1
    assert ran.json()["repaired"] == []

    repairing = arktable("check", "--repair", "--json", "--database", played)
    assert repairing.code == 1
    assert repairing.json()["repaired"] == sorted(name for name, keys in expected.items() if set(keys) & set(REPAIRED))
    after = arktable("check", "--database", played)
    left = {name: keys for name, keys in expected.items() if not set(keys) & set(REPAIRED)}
    wrong = [name for name, keys in left.items() if not set(keys) <= set(NOT_WRONG)]
    assert {line.partition(":")[0] for line in after.out.splitlines()[:-1]} == set(left)
    assert after.out.endswith(f"something is wrong with {len(wrong)} of them.\n")
    assert after.code == 1
    rows = {row["id"]: row for row in all_rows(played)["game_table"]}
    assert rows["summary"]["summary"] == rows[games["duel"]]["summary"]
    assert rows["summary-json"]["summary"] == rows[games["agreed"]]["summary"]
    assert rows["old-summary"]["summary"] == rows[games["foreign"]]["summary"]
    dues = {row["table_id"]: row for row in all_rows(played)["due"]}
    for name in ("due", "due-late", "due-never"):
        assert {**dues[name], "table_id": ""} == {**dues[games["timed"]], "table_id": ""}
    assert "due-over" not in dues


def test_one_table_can_be_checked_and_what_is_old_is_not_wrong(played: str, games: Games) -> None:
    change(played, lambda connection: connection.execute(due.delete()))
    ran = arktable("check", games["duel"], "--database", played)
    assert ran.code == 0
    assert "not listed among the games that wait" in ran.out
    assert "there is no table nowhere" in refused("check", "nowhere", "--database", played)


def test_what_earlier_versions_have_not_stored_is_not_wrong_and_is_completed(tmp_path: Path) -> None:
    """The database of version 0.1.0: without events, scores and `due`, and with hashes of another kind."""
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        connection.executescript((FOLDER / "store-0.1.0.sql").read_text("utf-8"))
    made = arktable("backup", str(tmp_path / "b"), "--database", str(tmp_path / "old.db"))
    assert "schema 2.\n" in made.out
    restored = arktable("restore", str(tmp_path / "b"), "--json", "--database", str(tmp_path / "new.db"))
    found = {one["key"] for table in restored.json()["check"]["findings"].values() for one in table}
    assert (restored.code, found) == (0, {"old-summary", "old-events", "old-due"})
    assert arktable("check", "--repair", "--database", str(tmp_path / "new.db")).code == 0
    assert findings(arktable("check", "--json", "--database", str(tmp_path / "new.db"))) == {}


def test_rows_without_their_owners_are_found(tmp_path: Path, copied: Callable[[str], str]) -> None:
    url = copied(database_url(str(tmp_path / "s.db")))
    engine = make_engine(url)
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA foreign_keys=OFF")
        driver.execute("UPDATE session SET account_id = 'nobody' WHERE rowid = 1")
    engine.dispose()
    ran = arktable("check", "--database", url)
    assert ran.code == 1
    assert "session: 1 row refers to a row of account that is missing.\n" in ran.out


def test_damaged_pages_are_found(tmp_path: Path, copied: Callable[[str], str]) -> None:
    url = copied(database_url(str(tmp_path / "s.db")))

    def drop(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA writable_schema=ON")
        connection.exec_driver_sql("DELETE FROM sqlite_master WHERE name = 'due_by_time'")

    change(url, drop)
    ran = arktable("check", "--database", url)
    assert ran.code == 1
    assert ran.out.startswith("The file is damaged: ")


def test_a_database_that_lacks_a_table_is_refused(tmp_path: Path, copied: Callable[[str], str]) -> None:
    url = copied(database_url(str(tmp_path / "s.db")))
    change(url, lambda connection: connection.exec_driver_sql("DROP TABLE report"))
    assert "lacks tables: report" in refused("check", "--database", url)


@pytest.mark.anyio
async def test_nothing_is_repaired_while_a_server_runs(database: str) -> None:
    store = await SqlStore.open(database)
    assert "another Arktable" in refused("check", "--repair", "--database", database)
    await store.close()


def test_a_foreign_table_has_the_limits_of_the_intake(
    tmp_path: Path, copied: Callable[[str], str], games: Games
) -> None:
    url = copied(database_url(str(tmp_path / "s.db")))
    ran = arktable("check", "--json", "--database", url, ARKTABLE_INTAKE_SECONDS="0.000001")
    assert findings(ran) == {games["foreign"]: ["too-costly"]}
