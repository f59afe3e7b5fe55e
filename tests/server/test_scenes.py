"""A table plays back its productions: to anybody who asks, with what they may know, and those of an uploaded game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from arktable.engine.records.record import new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.server.http.application import Application
from tests.builders.random_play import pick
from tests.server.helpers import Person, a_person

pytestmark = pytest.mark.anyio


def recorded(ruleset: str, key: str, times: int) -> str:
    """The record of a game up to the event of this key that is told for the second, third … time."""
    game, rng = find_game(ruleset), rng_from_seed(4)
    position, told = game.start(2, {}, 3), 0
    record = new_record(game, 2, {}, 3)
    while told < times:
        move = pick(position.moves(), rng)
        record.moves.append((position.seat, move.text))
        position.events = []
        position.play(move)
        told += sum(event.key == key for event in position.events)
    return record.text()


async def an_archived_table(person: Person) -> str:
    response = await person.client.post("/api/records", content=recorded("spinning-jenny", "production-over", 2))
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def all_scenes(person: Person, table: str, more: str = "") -> list[dict[str, Any]]:
    steps = len((await person.get(f"/tables/{table}/steps"))["steps"])
    answer = await person.get(f"/tables/{table}/scenes?after=0&to={steps}{more}")
    return list(answer["scenes"])


async def test_an_uploaded_game_can_be_played_back(app: Application) -> None:
    async with a_person(app) as ada:
        table = await an_archived_table(ada)
        scenes = await all_scenes(ada, table)
        assert [(scene["kind"], scene["over"], scene["told"]["good"]) for scene in scenes] == [
            ("sale", True, "food"),
            ("sale", True, "clothes"),
        ]
        first = scenes[0]
        again = await ada.get(f"/tables/{table}/scenes?after={first['last'] - 1}&to={first['last']}")
        assert again["scenes"] == [first]


async def test_behind_a_scene_the_turn_before_it_has_ended_and_nothing_is_sold(app: Application) -> None:
    async with a_person(app) as ada:
        scenes = await all_scenes(ada, await an_archived_table(ada), "&as=open")
        for scene in scenes:
            before, told = scene["before"], scene["told"]
            good = before["cycle"]
            assert (before["year"], before["market"]["demand"][good]) == (told["year"], told["demand"])
            assert [company["cash"] for company in before["companies"]] == [one["cash"] for one in told["before"]]
            for seller in told["sellers"]:
                if seller["seat"] >= 0:
                    factory = before["companies"][seller["seat"]]["factories"][good]
                    assert (factory["price"], factory["appeal"]) == (seller["price"], seller["appeal"])


async def test_behind_the_last_step_of_a_scene_its_end_is_shown_and_not_what_follows(app: Application) -> None:
    async with a_person(app) as ada:
        scenes = await all_scenes(ada, await an_archived_table(ada), "&as=open")
        for scene in scenes:
            before, after, told = scene["before"], scene["after"], scene["told"]
            assert (after["cycle"], after["market"]) == (before["cycle"], before["market"])
            assert [company["cash"] for company in after["companies"]] == [one["cash"] for one in told["after"]]
            assert [company["space"] for company in after["companies"]] == [one["space"] for one in told["after"]]
            assert after["offer"] is None


async def test_the_log_and_the_moments_say_where_a_scene_is_and_show_no_silent_events(app: Application) -> None:
    async with a_person(app) as ada:
        table = await an_archived_table(ada)
        scenes = await all_scenes(ada, table)
        log = (await ada.get(f"/tables/{table}"))["log"]
        marked = [entry["n"] for entry in log if entry.get("scenes") == ["sale"]]
        assert marked
        assert marked[-1] >= scenes[-1]["last"]
        assert not {"claim", "standing-cash"} & {event["key"] for entry in log for event in entry["events"]}
        moments = await asyncio.gather(*[ada.get(f"/tables/{table}/at/{scene['last']}") for scene in scenes])
        assert [moment["scenes"] for moment in moments] == [["sale"], ["sale"]]
        assert not {"claim", "production"} & {event["key"] for moment in moments for event in moment["events"]}


async def test_seals_behind_screens_are_shown_with_open_books_only(app: Application) -> None:
    async with a_person(app) as ada:
        response = await ada.client.post("/api/records", content=recorded("arkadia", "enclosed-over", 3))
        table = str(response.json()["id"])
        scenes = await all_scenes(ada, table)
        assert [(scene["kind"], scene["over"]) for scene in scenes] == [("enclosed", True)] * 3
        assert all(
            not scene["told"]["castle"]["held"] and scene["before"] is None and scene["after"] is None
            for scene in scenes
        )
        shown = await all_scenes(ada, table, "&as=open")
        assert any(scene["told"]["castle"]["held"] for scene in shown)


@pytest.mark.parametrize("asked", ["", "?after=1", "?after=-1&to=3", "?after=a&to=b"])
async def test_decisions_are_asked_for_by_numbers(table: str, ada: Person, asked: str) -> None:
    assert (await ada.get(f"/tables/{table}/scenes{asked}", 400))["error"]["key"] == "malformed"


async def test_where_nothing_was_played_back_there_is_none(table: str, ada: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0])
    assert (await ada.get(f"/tables/{table}/scenes?after=0&to=1"))["scenes"] == []
