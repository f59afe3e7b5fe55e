"""The WebSocket, against a real server on a real port."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from arktable.engine.registry import find_game
from arktable.server.app import create_app
from arktable.server.settings import Settings
from tests.builders.random_play import recorded
from tests.server.helpers import ME, OPEN, PATIENCE, InlineBots, Person, serving

pytestmark = pytest.mark.anyio


class Browser(Person):
    """A person with a real connection."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        super().__init__(client)

    @asynccontextmanager
    async def live(self, table: str, query: str = "", **headers: str) -> AsyncIterator[Socket]:
        address = f"ws{str(self.client.base_url)[4:]}/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"Cookie": cookies, **headers}
        # Without a limit of its queue: else nobody reads the answer to its closing while messages wait to be read.
        async with connect(
            address, additional_headers=headers, proxy=None, open_timeout=PATIENCE, max_queue=None
        ) as connection:
            yield Socket(connection)


class Socket:
    """Receives messages; presence is left out unless it is asked for."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def next(self, kind: str) -> Any:
        while True:
            message = json.loads(await self.connection.recv())
            if message["kind"] == kind:
                return message
            assert message["kind"] == "presence", message

    async def at_version(self, version: int) -> Any:
        """All keys that changed until this version, in one update."""
        message = await self.next("update")
        while message["version"] < version:
            later = await self.next("update")
            parts = {part: {**message[part], **later[part]} for part in ("set", "own")}
            message = {**message, **later, **parts}
        return message


@pytest.fixture
async def address(settings: Settings) -> AsyncIterator[str]:
    async with serving(create_app(settings, InlineBots()), settings) as address:
        yield address


@asynccontextmanager
async def a_browser(address: str, name: str = "") -> AsyncIterator[Browser]:
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as client:
        browser = Browser(client)
        if name:
            await browser.post("/me", {"name": name})
        yield browser


@pytest.fixture
async def ada(address: str) -> AsyncIterator[Browser]:
    async with a_browser(address, "Ada") as browser:
        yield browser


@pytest.fixture
async def ben(address: str) -> AsyncIterator[Browser]:
    async with a_browser(address, "Ben") as browser:
        yield browser


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Browser]:
    async with a_browser(address) as browser:
        yield browser


async def test_first_a_snapshot_then_only_what_changed(table: str, ada: Browser, ben: Browser) -> None:
    async with ben.live(table) as socket:
        snapshot = (await socket.next("snapshot"))["snapshot"]
        await ada.play(table, (await ada.legal(table, "own"))[0])
        update = await socket.next("update")
        after = await ben.get(f"/tables/{table}")
        changed = {key: value for key, value in after["view"].items() if snapshot["view"][key] != value}
        assert {**update["set"], **update["own"]} == changed
        assert "workers" in changed
        assert "castle" not in changed
        assert update["version"] == after["version"]
        assert update["log"] == after["log"][-1:]
        assert update["undone"] == []
        assert "table" in update  # its time of change


async def test_each_viewer_gets_their_own_update(table: str, ada: Browser, ben: Browser, visitor: Browser) -> None:
    async with ada.live(table) as hers, ben.live(table) as his, visitor.live(table) as theirs:
        views = [(await socket.next("snapshot"))["snapshot"]["view"] for socket in (hers, his, theirs)]
        assert [view["viewer"] for view in views] == [0, 1, -1]
        await ada.play(table, (await ada.legal(table, "card"))[0])
        updates = [await socket.next("update") for socket in (hers, his, theirs)]
        assert [update["can_undo"] for update in updates] == [True, False, False]
        assert "offer" in updates[0]["own"]
        for update in updates[1:]:
            assert not {"offer", "you"} & {*update["set"], *update["own"]}
        assert updates[0]["set"] == updates[1]["set"] == updates[2]["set"]


async def test_updates_put_together_are_the_table(table: str, ada: Browser, ben: Browser) -> None:
    async with ben.live(table) as socket:
        view = (await socket.next("snapshot"))["snapshot"]["view"]
        for person in (ada, ben, ada, ben):
            await person.play_on(table)
        final = await ben.get(f"/tables/{table}")
        update = await socket.at_version(final["version"])
        view |= {**update["set"], **update["own"]}
        assert view == final["view"]


async def test_an_undo_names_what_is_undone(table: str, ada: Browser, ben: Browser) -> None:
    async with ben.live(table) as socket:
        before = (await socket.next("snapshot"))["snapshot"]["view"]
        version = (await ada.play(table, (await ada.legal(table, "own"))[0]))["version"]
        assert (await socket.next("update"))["version"] == version
        await ada.undo(table)
        update = await socket.next("update")
        assert update["undone"] == [version]
        assert [entry["kind"] for entry in update["log"]] == ["undo"]
        assert update["set"]["workers"] == before["workers"]


async def test_who_comes_back_gets_a_snapshot(table: str, ada: Browser, ben: Browser) -> None:
    async with ben.live(table) as socket:
        await socket.next("snapshot")
    await ada.play_on(table)
    async with ben.live(table) as socket:
        snapshot = (await socket.next("snapshot"))["snapshot"]
        assert snapshot["version"] == await ada.version(table)
        assert snapshot["table"]["to_move"] == 1


async def test_sitting_down_and_the_start_bring_snapshots(ada: Browser, ben: Browser) -> None:
    table = await ada.create(ME, OPEN, OPEN)
    async with ada.live(table) as hers, ben.live(table) as his:
        assert (await his.next("snapshot"))["snapshot"]["view"] is None
        await hers.next("snapshot")
        await ben.post(f"/tables/{table}/sit", {"seat": 2})
        update = await hers.next("update")
        assert update["table"]["seats"][2]["name"] == "Ben"
        assert [entry["kind"] for entry in update["log"]] == ["sit"]
        assert (await his.next("snapshot"))["snapshot"]["table"]["you"] == 2
        async with a_browser(str(ada.client.base_url), "Cy") as cy:
            await cy.post(f"/tables/{table}/sit", {"seat": 1})
        assert (await hers.next("snapshot"))["snapshot"]["view"]["viewer"] == 0
        assert (await his.next("snapshot"))["snapshot"]["view"]["viewer"] == 2


async def test_presence_follows_those_who_come_and_go(table: str, ada: Browser, ben: Browser) -> None:
    async with ada.live(table) as hers:
        assert (await hers.next("snapshot"))["snapshot"]["table"]["seats"][0]["online"] is True
        async with ben.live(table) as his:
            await his.next("snapshot")
            assert (await hers.next("presence"))["online"] == [True, True]
        assert (await hers.next("presence"))["online"] == [True, False]


async def test_a_new_name_is_told(table: str, ada: Browser, ben: Browser) -> None:
    async with ada.live(table) as socket:
        await socket.next("snapshot")
        await ben.post("/me", {"name": "Benjamin"})
        update = await socket.next("update")
        assert update["table"]["seats"][1]["name"] == "Benjamin"
        assert (update["set"], update["own"]) == ({}, {})
        assert update["log"] == []


async def test_a_ping_is_answered_and_anything_else_refused(table: str, ada: Browser) -> None:
    async with ada.live(table) as socket:
        await socket.next("snapshot")
        await socket.connection.send('{"kind": "ping"}')
        assert await socket.next("pong") == {"kind": "pong"}
        for message in ("", "x", "[]", "{}", '{"kind": "move"}', b"\xff", '{"kind": ' * 400):
            await socket.connection.send(message)
            assert (await socket.next("error"))["error"]["key"] == "malformed"
        await socket.connection.send("x" * 4097)
        assert (await socket.next("error"))["error"]["key"] == "too-large"
        await socket.connection.send('{"kind": "ping"}')
        await socket.next("pong")
    assert await ada.version(table) == 2


async def refusal(browser: Browser, table: str, query: str = "", **headers: str) -> tuple[str, int]:
    async with browser.live(table, query, **headers) as socket:
        error = await socket.next("error")
        with pytest.raises(ConnectionClosed):
            await socket.connection.recv()
        return error["error"]["key"], socket.connection.close_code or 0


async def test_a_connection_that_is_refused_says_why(table: str, ada: Browser) -> None:
    assert await refusal(ada, "nowhere") == ("no-such-table", 4404)
    assert await refusal(ada, table, "?as=open") == ("open-running", 4000)
    assert await refusal(ada, table, Origin="https://evil.example") == ("other-origin", 4000)


async def test_a_record_from_a_file_opens_as_an_open_book(visitor: Browser) -> None:
    record, _ = recorded(find_game("arkadia"), 2, {}, 3)
    table = (await visitor.client.post("/api/records", content=record.text())).json()["id"]
    for query, viewer in (("", -2), ("?as=open", -2), ("?as=own", -1)):
        async with visitor.live(table, query) as socket:
            snapshot = (await socket.next("snapshot"))["snapshot"]
        assert snapshot["view"]["viewer"] == viewer
        assert (await visitor.get(f"/tables/{table}{query}"))["view"]["viewer"] == viewer


async def test_a_table_that_is_deleted_says_goodbye(ada: Browser, visitor: Browser) -> None:
    table = await ada.create()
    async with visitor.live(table) as socket:
        await socket.next("snapshot")
        await ada.post(f"/tables/{table}/leave", {})
        assert (await socket.next("error"))["error"]["key"] == "no-such-table"


async def test_bots_are_seen_moving(ada: Browser) -> None:
    table = await ada.create(ME, {"kind": "bot", "bot": "random"})
    async with ada.live(table) as socket:
        await socket.next("snapshot")
        await ada.play_on(table)
        while (update := await socket.next("update"))["log"][-1]["seat"] != 1:
            pass
        assert update["log"][-1]["kind"] == "move"


async def test_a_browser_that_is_ended_is_told_nothing_more(table: str, ada: Browser, visitor: Browser) -> None:
    code = (await ada.post("/me/carry", {}))["code"]
    await visitor.post("/carry", {"code": code})
    async with ada.live(table) as hers, visitor.live(table) as other:
        await hers.next("snapshot")
        await other.next("snapshot")
        await ada.post("/me/sessions/end-others", {})
        await ada.play(table, (await ada.legal(table, "own"))[0])
        assert (await other.next("error"))["error"]["key"] == "session-ended"
        with pytest.raises(ConnectionClosed):
            await other.connection.recv()
        assert other.connection.close_code == 4000
        await hers.next("update")
