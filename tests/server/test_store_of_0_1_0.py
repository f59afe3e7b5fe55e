"""A database that version 0.1.0 wrote: its tables go on, its finished game can be had and seen again.

tests/archive/store-0.1.0.sql is the dump of such a file, with four running tables and one finished game.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.server.settings import Settings
from tests.archive.files import FOLDER
from tests.server.helpers import a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def old(tmp_path: Path) -> Settings:
    connection = sqlite3.connect(tmp_path / "test.db")
    connection.executescript((FOLDER / "store-0.1.0.sql").read_text("utf-8"))
    connection.close()
    return settings_for(tmp_path)


async def test_its_tables_go_on_and_its_games_are_shown(old: Settings, tmp_path: Path) -> None:
    async with an_app(old) as app, a_person(app) as visitor:
        lists = await visitor.get("/tables")
        assert {brief["ruleset"] for brief in lists["running"]} == {
            "arkadia", "water-frame", "spinning-jenny", "arkwright-cards",
        }  # fmt: skip
        for brief in lists["running"] + lists["finished"]:
            assert brief["pinned"] is False
            snapshot = await visitor.get(f"/tables/{brief['id']}")
            assert snapshot["table"]["pinned"] is False
            assert snapshot["view"] is not None
            assert snapshot["table"]["to_move"] == brief["to_move"]
            assert all(entry["events"] for entry in snapshot["log"] if entry["kind"] == "start")
            assert (await visitor.get(f"/tables/{brief['id']}/kit"))["game"]
        (finished,) = lists["finished"]
        text = (await visitor.client.get(f"/api/tables/{finished['id']}/record")).text
        record = read_record(text)
        assert tuple(replay(record, find_game(record.ruleset)).winners()) == tuple(finished["winners"])
    connection = sqlite3.connect(tmp_path / "test.db")
    kept = connection.execute(
        "SELECT count(*) FROM entry WHERE events IS NULL AND kind IN ('start', 'move')"
    ).fetchone()
    sheets = connection.execute("SELECT count(*) FROM sheet").fetchone()
    connection.close()
    assert (kept, sheets) == ((0,), (3,))
