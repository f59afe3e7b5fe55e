"""Connections to a table in a browser: what a WebSocket carries elsewhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.cupboards import MemoryCupboard
from tests.server.desks import AtDesk, a_desk
from tests.server.helpers import BOT, ME, OPEN

pytestmark = pytest.mark.anyio


@pytest.fixture
async def desk() -> AsyncIterator[AtDesk]:
    async with a_desk(MemoryCupboard()) as desk:
        await desk.post("/me", {"name": "Ada"})
        yield desk


class Listener:
    """A client with one connection."""

    def __init__(self, desk: AtDesk, path: str) -> None:
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.ended: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
        self.line = desk.desk.connect(
            f"/api{path}",
            lambda text: self.told.put_nowait(json.loads(text)),
            lambda code, reason: self.ended.put_nowait((code, reason)),
        )

    async def next(self, kind: str) -> Any:
        while (message := await self.told.get())["kind"] != kind:
            assert message["kind"] == "presence", message
        return message


async def test_a_move_is_told_as_a_difference(desk: AtDesk) -> None:
    table = await desk.create(ME, BOT)
    listener = Listener(desk, f"/tables/{table}/live")
    snapshot = (await listener.next("snapshot"))["snapshot"]
    assert snapshot["table"]["seats"][0] == {
        "seat": 0,
        "kind": "person",
        "name": "Ada",
        "online": True,
        "presence": {"state": "here"},
    }
    move = (await desk.legal(table, "own"))[0]
    ack = await desk.play(table, move)
    update = await listener.next("update")
    assert update["version"] == ack["version"] == snapshot["version"] + 1
    assert "offer" in update["own"]
    assert "board" not in update["set"] or update["set"]["board"] != snapshot["view"]["board"]


async def test_two_tabs_see_the_same_table(desk: AtDesk) -> None:
    table = await desk.create(ME, BOT)
    tabs = [Listener(desk, f"/tables/{table}/live") for _ in range(2)]
    for tab in tabs:
        await tab.next("snapshot")
    await desk.play(table, (await desk.legal(table, "own"))[0])
    first, second = [await tab.next("update") for tab in tabs]
    assert first == second
    tabs[0].line.close()
    await desk.undo(table)
    assert (await tabs[1].next("update"))["undone"] == [first["version"]]
    assert tabs[0].told.empty()


async def test_a_ping_is_answered_and_nothing_else_understood(desk: AtDesk) -> None:
    table = await desk.create(ME, BOT)
    listener = Listener(desk, f"/tables/{table}/live")
    await listener.next("snapshot")
    listener.line.receive('{"kind": "ping"}')
    assert await listener.next("pong") == {"kind": "pong"}
    for text, key in (("nonsense", "malformed"), ("x" * 4097, "too-large")):
        listener.line.receive(text)
        assert (await listener.next("error"))["error"]["key"] == key


async def test_a_table_that_goes_ends_its_connections(desk: AtDesk) -> None:
    table = await desk.create(ME, OPEN)
    listener = Listener(desk, f"/tables/{table}/live")
    await listener.next("snapshot")
    await desk.post(f"/tables/{table}/leave", {})
    assert (await listener.next("error"))["error"]["key"] == "no-such-table"
    assert await listener.ended.get() == (4404, "no-such-table")


@pytest.mark.parametrize(
    ("path", "code"), [("/tables/nowhere/live", 4404), ("/nothing", 4404), ("/tables/%00/live", 4404)]
)
async def test_an_unknown_table_is_refused(desk: AtDesk, path: str, code: int) -> None:
    listener = Listener(desk, path)
    assert (await listener.next("error"))["error"]["key"] == "no-such-table"
    assert await listener.ended.get() == (code, "no-such-table")


async def test_the_open_book_of_a_running_game_is_refused(desk: AtDesk) -> None:
    table = await desk.create(ME, BOT)
    listener = Listener(desk, f"/tables/{table}/live?as=open")
    assert (await listener.next("error"))["error"]["key"] == "open-running"
    assert (await listener.ended.get())[0] == 4000


async def test_a_mistake_of_ours_ends_the_connection(desk: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await desk.create(ME, BOT)

    async def broken(_table: str) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(desk.desk.services.cache, "fresh", broken)
    assert await Listener(desk, f"/tables/{table}/live").ended.get() == (1011, "unexpected")


async def test_a_desk_that_is_closed_lets_everybody_go_without_a_word(desk: AtDesk) -> None:
    table = await desk.create(ME, BOT)
    listener = Listener(desk, f"/tables/{table}/live")
    await listener.next("snapshot")
    await desk.desk.close()
    assert listener.ended.empty()
