"""The report on a finished game: for everybody, made once; not before the game is over."""

from __future__ import annotations

import asyncio

import pytest

from arktable.server.http.application import Application
from tests.archive.files import RECORDS
from tests.builders.reports import reported
from tests.server.helpers import Person, a_person

pytestmark = pytest.mark.anyio
GAME = "0.1.0/arkwright-cards-2-greedy-default"


async def upload(person: Person, name: str = GAME) -> str:
    response = await person.client.post("/api/records", content=(RECORDS / f"{name}.ark").read_bytes())
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def test_a_finished_game_is_reported_to_everybody_alike_and_only_once_made(app: Application) -> None:
    async with a_person(app, "Ada") as ada, a_person(app) as visitor:
        table = await upload(ada)
        reports = app.services.reports
        assert not reports.is_known(table)
        first, second = await asyncio.gather(ada.get(f"/tables/{table}/report"), visitor.get(f"/tables/{table}/report"))
        assert first == second
        assert reports.is_known(table)
        assert first["report"] == reported(GAME)[0]
        assert first["table"]["id"] == table
        assert first["seconds"] == 0


async def test_the_figures_are_a_sheet(app: Application) -> None:
    async with a_person(app, "Ada") as ada:
        table = await upload(ada)
        response = await ada.client.get(f"/api/tables/{table}/report.csv")
        assert response.headers["content-type"].startswith("text/csv")
        assert response.headers["content-disposition"] == f'attachment; filename="{table}.csv"'
        rows = response.text.splitlines()
        assert rows[0] == "decision,year,good,seat,player,worth,cash,value,sold"
        last = (await ada.get(f"/tables/{table}/report"))["report"]["places"]
        assert {row.split(",")[5] for row in rows[-2:]} == {str(place["score"]) for place in last}


async def test_a_running_game_is_not_reported(table: str, ada: Person) -> None:
    for address in ("report", "report.csv"):
        refused = await ada.get(f"/tables/{table}/{address}", 409)
        assert refused["error"]["key"] == "report-running"
    assert (await ada.get("/tables/nowhere/report", 404))["error"]["key"] == "no-such-table"


async def test_a_game_of_an_earlier_revision_is_reported_by_its_own_rules(app: Application) -> None:
    name = "0.1.0/spinning-jenny-2-greedy-default"
    async with a_person(app, "Ada") as ada:
        table = await upload(ada, name)
        assert (await ada.get(f"/tables/{table}/report"))["report"] == reported(name)[0]
