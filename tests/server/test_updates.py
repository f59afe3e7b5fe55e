"""Differences instead of queues, and tables that come and go in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.engine.records.line import Line
from arktable.server.bus.memory import MemoryBus
from arktable.server.live.updates import Messenger
from arktable.server.lobby.lobby import SeatWish
from arktable.server.services import Services
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from tests.server.helpers import a_person, an_app, open_services_for, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    opened = await open_services_for(settings_for(tmp_path))
    yield opened
    await opened.close()


async def a_table(services: Services) -> tuple[LiveTable, list[AccountRow]]:
    people = [(await services.accounts.new_guest("test", name))[0] for name in ("Ada", "Ben")]
    brief = await services.lobby.create(people[0], "arkadia", None, {}, [SeatWish("me"), SeatWish("open")])
    await services.seating.sit(people[1], brief.id, 1)
    return await services.cache.get(brief.id), people


async def play_first(services: Services, table: LiveTable, people: list[AccountRow], times: int) -> None:
    for _ in range(times):
        assert table.position is not None
        move = table.position.moves()[-1].text
        await services.tables.move(people[table.position.seat], table.row.id, table.version, str(table.version), [move])


def changes(update: Any) -> dict[str, Any]:
    """What has changed of the view, as a client reads it."""
    sent = msgspec.json.decode(msgspec.json.encode(update))
    assert sent["set"].keys().isdisjoint(sent["own"])
    return {**sent["set"], **sent["own"]}


async def test_what_is_public_is_made_and_encoded_once(services: Services) -> None:
    table, people = await a_table(services)
    viewers = [people[0].id, people[1].id, None, None]
    messengers = [Messenger(table, viewer, False, services.presence) for viewer in viewers]
    for messenger in messengers:
        messenger.snapshot()
    await play_first(services, table, people, 1)
    sent = [update["set"] for messenger in messengers for update in messenger.news() if update["kind"] == "update"]
    assert len(sent) == len(messengers)
    assert all(one is sent[0] for one in sent)


async def test_a_slow_client_gets_several_changes_in_one_update(services: Services) -> None:
    table, people = await a_table(services)
    messenger = Messenger(table, people[1].id, False, services.presence)
    view = messenger.snapshot()["snapshot"].view or {}
    await play_first(services, table, people, 3)
    (update,) = messenger.news()
    assert update["kind"] == "update"
    assert len(update["log"]) == 3
    assert {**view, **changes(update)} == table.view(1)
    assert messenger.news() == []


async def test_a_client_too_far_behind_gets_a_snapshot(services: Services) -> None:
    table, people = await a_table(services)
    messenger = Messenger(table, None, False, services.presence)
    messenger.snapshot()
    own = next(move.text for move in table.position.moves() if move.text.startswith("own")) if table.position else ""
    for number in range(101):
        await services.tables.move(people[0], table.row.id, table.version, f"m{number}", [own])
        await services.tables.undo(people[0], table.row.id, table.version, f"u{number}")
    (message,) = messenger.news()
    assert message["kind"] == "snapshot"
    assert len(message["snapshot"].log) == 200


async def test_a_move_made_and_taken_back_meanwhile_is_both_told(services: Services) -> None:
    table, people = await a_table(services)
    messenger = Messenger(table, None, False, services.presence)
    messenger.snapshot()
    await play_first(services, table, people, 1)
    await services.tables.undo(people[0], table.row.id, table.version, "undo")
    (update,) = messenger.news()
    assert update["kind"] == "update"
    assert changes(update) == {}
    assert [(entry.kind, entry.undone) for entry in update["log"]] == [("move", True), ("undo", False)]


async def test_tables_beyond_the_cache_are_rebuilt_from_their_log(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, cached=1)) as app, a_person(app, "Ada") as ada:
        tables = [await ada.create({"kind": "me"}, {"kind": "bot", "bot": "random"}) for _ in range(3)]
        for _ in range(2):
            for table in tables:
                await ada.play(table, (await ada.legal(table, "own"))[0])
        for table in tables:
            assert len((await ada.get(f"/tables/{table}"))["view"]["workers"]) == 2


def test_the_bus_calls_those_who_listen_to_a_table() -> None:
    bus = MemoryBus()
    heard: list[str] = []
    stop = bus.subscribe("a", lambda: heard.append("a"))
    bus.subscribe("b", lambda: heard.append("b"))
    bus.publish("a")
    stop()
    stop()
    bus.publish("a")
    bus.publish("c")
    assert heard == ["a"]


async def test_a_table_keeps_moments_and_drops_those_that_were_taken_back(services: Services) -> None:
    table, people = await a_table(services)
    await play_first(services, table, people, 120)
    kept = sorted(table._moments)
    assert kept[0] == 0
    assert all(later - earlier >= 50 for earlier, later in pairwise(kept))
    for n in (0, 49, 50, 51, 120):
        alone = Line(table.first_game, 2, table.row.options, int(table.row.seed), "", table.line().moves)  # type: ignore[arg-type]  # it has one
        assert table.line(n).end().save() == alone.at(n).save()


async def test_a_step_of_a_plan_goes_on_from_the_step_before(services: Services) -> None:
    table, _ = await a_table(services)
    version = table.version
    own = next(move.text for move in table.sample(0).moves() if move.text.startswith("own"))
    one = table.attempt(0, [own], table.sampler(0), version)
    then = next(move.text for move in one.position.moves() if move.text.startswith("own"))
    both = table.attempt(0, [own, then], table.sampler(0), version)
    assert both.decisions[0] is one.decisions[0]  # it was not played again
    again = table.plan(0, [own, then], table.sample(0), ask=True)
    assert both.position.save() == again.position.save()
    assert [decision.move for decision in both.decisions] == [own, then]
    assert table.attempt(0, [then], table.sampler(0), version).decisions[0] is not both.decisions[0]
