"""Hidden cash of Arkwright at the table: nobody can probe it by undo, by trying moves or by a long request."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from arktable.server.settings import Settings
from tests.server.helpers import ME, OPEN, Person, a_person, an_app

pytestmark = pytest.mark.anyio


async def before_production(ada: Person, ben: Person, cash: str) -> str:
    """A table of Spinning Jenny where Ben's next move ends the last turn before a production."""
    body = {"ruleset": "spinning-jenny", "seats": [ME, OPEN], "options": {"cash": cash}}
    table = str((await ada.post("/tables", body))["id"])
    await ben.post(f"/tables/{table}/sit", {"seat": 1})
    people = [ada, ben]
    for _ in range(5):
        seat = (await ada.get(f"/tables/{table}"))["table"]["to_move"]
        await people[seat].play(table, (await people[seat].legal(table))[0])
    assert (await ben.legal(table))[0] == "done"
    return table


async def test_a_move_for_which_others_pay_cannot_be_taken_back(ada: Person, ben: Person) -> None:
    table = await before_production(ada, ben, "hidden")
    await ben.play(table, "done")
    told = (await ben.get(f"/tables/{table}"))["log"][-1]["events"]
    assert [event["seat"] for event in told if event["key"] == "wages"] == [0, 1]
    assert (await ben.undo(table, 422))["reason"]["key"] == "undo-revealed"


async def test_with_open_cash_it_can(ada: Person, ben: Person) -> None:
    table = await before_production(ada, ben, "open")
    await ben.play(table, "done")
    await ben.undo(table)
    assert (await ben.legal(table))[0] == "done"


async def test_a_request_ends_where_others_have_paid(ada: Person, ben: Person) -> None:
    table = await before_production(ada, ben, "hidden")
    refused = await ben.play(table, "done", "done", status=422)
    assert refused["reason"]["key"] == "after-reveal"


async def test_an_undo_in_a_stored_log_is_replayed_whatever_counts_as_a_reveal_now(
    settings: Settings, tmp_path: Path
) -> None:
    """An earlier version allowed it: the table opens, and stands where it stood."""
    async with an_app(settings) as app, a_person(app, "Ada") as ada, a_person(app, "Ben") as ben:
        table = await before_production(ada, ben, "hidden")
        async with a_person(app) as visitor:
            before = await visitor.get(f"/tables/{table}")
        await ben.play(table, "done")
    connection = sqlite3.connect(tmp_path / "test.db")
    played = before["version"] + 1
    connection.execute(
        "INSERT INTO entry (table_id, version, kind, seat, moves, at) "
        "SELECT table_id, version + 1, 'undo', seat, version, at FROM entry WHERE version = ?",
        (played,),
    )
    connection.commit()
    connection.close()
    async with an_app(settings) as app, a_person(app) as visitor:
        after = await visitor.get(f"/tables/{table}")
        assert after["table"]["pinned"] is False
        assert after["version"] == played + 1
        assert [entry["undone"] for entry in after["log"][-2:]] == [True, False]
        assert after["view"] == before["view"]
