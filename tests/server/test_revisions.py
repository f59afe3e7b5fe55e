"""A table begun by earlier rules or on earlier numbers goes on as it began, and may go over to the present rules."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from arktable.engine.game import Game
from arktable.engine.records.record import read_record, replay
from arktable.engine.sheets import read_sheet
from arktable.server.settings import Settings
from tests.builders.nim import NOT_KEPT, SHEET, THREE_STONES, nim
from tests.server.helpers import ME, OPEN, Person, a_person, an_app
from tests.server.old_schemas import set_back

pytestmark = pytest.mark.anyio

BEFORE, AFTER, WITHOUT = nim(), nim(THREE_STONES), nim(NOT_KEPT)
CHANGES = ["revision-nim-three-stones"]


class Two:
    """Ada and Ben, who come back to every server with their cookies; and somebody who only watches."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.cookies: list[Any] = []

    @asynccontextmanager
    async def at(self, game: Game) -> AsyncIterator[tuple[Person, Person, Person]]:
        names = ("", "") if self.cookies else ("Ada", "Ben")
        async with (
            an_app(self.settings, None, game) as app,
            a_person(app, names[0]) as ada,
            a_person(app, names[1]) as ben,
            a_person(app) as visitor,
        ):
            for person, cookies in zip((ada, ben), self.cookies, strict=False):
                person.client.cookies = cookies
            yield ada, ben, visitor
            self.cookies = [ada.client.cookies, ben.client.cookies]

    async def begin(self, game: Game = BEFORE) -> str:
        """A table of the version before, with a move by each."""
        async with self.at(game) as (ada, ben, _):
            table = await ada.post("/tables", {"ruleset": "nim", "seats": [ME, OPEN], "options": {}})
            await ben.post(f"/tables/{table['id']}/sit", {"seat": 1})
            await ada.play(table["id"], "take 2")
            await ben.play(table["id"], "take 1")
            return str(table["id"])


@pytest.fixture
def two(settings: Settings) -> Two:
    return Two(settings)


async def go_on(person: Person, table: str, status: int = 200) -> Any:
    body = {"version": await person.version(table), "key": secrets.token_hex(8)}
    return await person.post(f"/tables/{table}/rules", body, status)


async def test_a_running_table_goes_on_by_the_rules_it_began_with(two: Two) -> None:
    table = await two.begin()
    async with two.at(AFTER) as (ada, _, _visitor):
        snapshot = await ada.get(f"/tables/{table}")
        assert (snapshot["table"]["pinned"], snapshot["table"]["changes"]) == (False, CHANGES)
        assert snapshot["view"]["heap"] == 9
        assert await ada.legal(table) == ["take 1", "take 2"]
        assert (await ada.play(table, "take 3", status=422))["error"]["key"] == "illegal"
        await ada.play(table, "take 2")
        assert (await ada.get("/tables"))["mine"][0]["pinned"] is False


async def test_the_players_there_may_go_on_by_the_present_rules(two: Two) -> None:
    table = await two.begin()
    async with two.at(AFTER) as (ada, ben, visitor):
        assert (await go_on(visitor, table, 403))["error"]["key"] == "not-seated"
        await go_on(ben, table)
        snapshot = await ada.get(f"/tables/{table}")
        assert snapshot["table"]["changes"] == []
        assert snapshot["view"]["heap"] == 9
        assert [(entry["kind"], entry["seat"]) for entry in snapshot["log"]][-1] == ("revision", 1)
        assert (await go_on(ben, table, 409))["error"]["key"] == "present-rules"
        await ada.play(table, "take 3")
    async with two.at(AFTER) as (ada, ben, visitor):  # and after a restart
        assert (await ada.get(f"/tables/{table}"))["view"]["heap"] == 6
        assert (await ada.get(f"/tables/{table}/at/1"))["view"]["most"] == 2
        assert (await ada.get(f"/tables/{table}/at/3"))["view"] == (await ada.get(f"/tables/{table}"))["view"]
        await ben.play(table, "take 3")
        await ada.play(table, "take 3")
        text = (await ada.client.get(f"/api/tables/{table}/record")).text
        assert "\nrules 1\n" in text
        assert text.endswith("2 take 1\nrules 2\n1 take 3\n2 take 3\n1 take 3\n")
        assert replay(read_record(text), AFTER).winners() == [0]
        archived = (await ada.client.post("/api/records", content=text)).json()
        again = await visitor.get(f"/tables/{archived['id']}")
        assert [entry["kind"] for entry in again["log"]].count("revision") == 1
        assert again["view"]["heap"] == 0


async def test_going_on_twice_with_one_key_is_once(two: Two) -> None:
    table = await two.begin()
    async with two.at(AFTER) as (ada, _, _visitor):
        body = {"version": await ada.version(table), "key": "k"}
        first = await ada.post(f"/tables/{table}/rules", body)
        again = await ada.post(f"/tables/{table}/rules", body)
        assert (first["repeated"], again["repeated"], first["version"]) == (False, True, again["version"])
        stale = await ada.post(f"/tables/{table}/rules", {"version": 1, "key": "other"}, 409)
        assert stale["error"]["key"] == "stale"


async def test_nothing_is_taken_back_past_the_change_of_rules(two: Two) -> None:
    table = await two.begin()
    async with two.at(AFTER) as (_ada, ben, _):
        assert (await ben.get(f"/tables/{table}"))["can_undo"] is True
        await go_on(ben, table)
        assert (await ben.get(f"/tables/{table}"))["can_undo"] is False


async def test_a_table_by_the_present_rules_has_nothing_to_go_over_to(two: Two) -> None:
    table = await two.begin(AFTER)
    async with two.at(AFTER) as (ada, _, _visitor):
        assert (await ada.get(f"/tables/{table}"))["table"]["changes"] == []
        assert (await go_on(ada, table, 409))["error"]["key"] == "present-rules"


async def test_when_the_old_way_is_lost_everybody_reads_what_they_may_know(two: Two) -> None:
    table = await two.begin()
    async with two.at(BEFORE) as people:
        logs = [(await person.get(f"/tables/{table}"))["log"] for person in people]
    async with two.at(WITHOUT) as people:
        for person, log in zip(people, logs, strict=True):
            snapshot = await person.get(f"/tables/{table}")
            assert (snapshot["table"]["pinned"], snapshot["table"]["changes"]) == (True, CHANGES)
            assert (snapshot["view"], snapshot["can_undo"]) == (None, False)
            assert [entry["events"] for entry in snapshot["log"]] == [entry["events"] for entry in log]
        ada, ben, visitor = people
        told = [event["key"] for event in (await ada.get(f"/tables/{table}"))["log"][1]["events"]]
        assert told == ["nim-draws-charm", "nim-draws"]
        assert (await ada.play(table, "take 1", status=409))["error"]["key"] == "other-rules"
        assert (await go_on(ben, table, 409))["error"]["key"] == "other-rules"
        assert (await visitor.get(f"/tables/{table}/steps", 409))["error"]["key"] == "other-rules"


async def test_what_was_taken_back_is_struck_out_when_the_old_way_is_lost(two: Two) -> None:
    table = await two.begin()
    async with two.at(BEFORE) as (_ada, ben, _):
        await ben.undo(table)
    async with two.at(WITHOUT) as (ada, _ben, _):
        log = (await ada.get(f"/tables/{table}"))["log"]
        assert [(entry["kind"], entry["undone"]) for entry in log[-2:]] == [("move", True), ("undo", False)]


@pytest.mark.parametrize("now", [SHEET.replace("12", "20"), SHEET + SHEET.replace("heap", "hill")])
async def test_a_table_keeps_the_very_numbers_it_began_with(two: Two, now: str) -> None:
    table = await two.begin()
    async with two.at(nim(sheet=read_sheet("nim", now))) as (ada, ben, _):
        snapshot = await ada.get(f"/tables/{table}")
        assert (snapshot["table"]["pinned"], snapshot["view"]["heap"]) == (False, 9)
        for person in (ada, ben, ada, ben, ada):
            await person.play(table, (await person.legal(table))[-1])
        text = (await ada.client.get(f"/api/tables/{table}/record")).text
        assert replay(read_record(text), nim(sheet=read_sheet("nim", now))).seat == -1


async def test_a_database_of_0_1_0_is_brought_up_to_date(two: Two, tmp_path: Path) -> None:
    """Its tables have neither sheets nor events; both are filled in when a table is opened."""
    table = await two.begin()
    set_back(tmp_path / "test.db", 2)
    async with two.at(BEFORE) as (ada, _ben, _):
        log = (await ada.get(f"/tables/{table}"))["log"]
    async with two.at(WITHOUT) as (ada, _ben, _):
        told = [{name: value for name, value in entry.items() if name != "parts"} for entry in log]
        assert (await ada.get(f"/tables/{table}"))["log"] == [{**entry, "n": 0} for entry in told]
    async with two.at(nim(sheet=read_sheet("nim", SHEET.replace("12", "20")))) as (ada, _ben, _):
        assert (await ada.get(f"/tables/{table}"))["view"]["heap"] == 9
