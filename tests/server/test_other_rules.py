"""A table of another rules revision or sheet is shown as such, and safe."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from arktable.server.settings import Settings
from tests.server.helpers import BOT, ME, Person, a_person, an_app, finished_table

pytestmark = pytest.mark.anyio

CHANGES = [
    "UPDATE game_table SET rules_rev = 99",
    "UPDATE game_table SET sheet_hash = 'other'",
    "UPDATE game_table SET ruleset = 'gone'",
]


async def old_table(settings: Settings, folder: Path, change: str, finished: bool = False) -> tuple[str, Person]:
    """A table whose row was changed while no server ran."""
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await finished_table(ada) if finished else await ada.create(ME, BOT)
        if not finished:
            await ada.play(table, (await ada.legal(table, "own"))[0])
    connection = sqlite3.connect(folder / "test.db")
    connection.execute(change)
    connection.commit()
    connection.close()
    return table, ada


@pytest.mark.parametrize("change", CHANGES)
async def test_it_is_shown_and_refused_for_play(settings: Settings, tmp_path: Path, change: str) -> None:
    table, before = await old_table(settings, tmp_path, change)
    async with an_app(settings) as app, a_person(app) as ada:
        ada.client.cookies = before.client.cookies
        snapshot = await ada.get(f"/tables/{table}")
        assert snapshot["table"]["pinned"] is True
        assert snapshot["view"] is None
        assert snapshot["can_undo"] is False
        assert [entry["kind"] for entry in snapshot["log"]] == ["start", "move"]
        assert (await ada.get("/tables"))["mine"][0]["pinned"] is True
        for answer in (
            await ada.play(table, "done", status=409),
            await ada.undo(table, 409),
            await ada.post(f"/tables/{table}/why", {"moves": ["done"]}, 409),
            await ada.post(f"/tables/{table}/why", {"undo": True}, 409),
            await ada.post(f"/tables/{table}/try", {"version": 2, "moves": ["done"]}, 409),
            await ada.get(f"/tables/{table}/moves", 409),
            await ada.get(f"/tables/{table}/steps", 409),
            await ada.get(f"/tables/{table}/at/0", 409),
            await ada.get(f"/tables/{table}/numbers", 409),
        ):
            assert answer["error"]["key"] == "other-rules"


async def test_its_record_can_still_be_had(settings: Settings, tmp_path: Path) -> None:
    table, _ = await old_table(settings, tmp_path, CHANGES[0], finished=True)
    async with an_app(settings) as app, a_person(app) as visitor:
        text = (await visitor.client.get(f"/api/tables/{table}/record")).text
        assert "rules 99" in text
        assert "\n1 " in text


async def test_a_log_that_does_not_replay_is_kept_safe(settings: Settings, tmp_path: Path) -> None:
    table, before = await old_table(settings, tmp_path, "UPDATE entry SET moves = 'castle cloth 1' WHERE kind = 'move'")
    async with an_app(settings) as app, a_person(app) as ada:
        ada.client.cookies = before.client.cookies
        assert (await ada.get(f"/tables/{table}"))["table"]["pinned"] is True
        assert (await ada.play(table, "done", status=409))["error"]["key"] == "other-rules"
