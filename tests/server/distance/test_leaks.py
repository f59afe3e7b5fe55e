"""Two games in which only hidden things differ look the same to everybody from whom they are hidden.

Hidden from other seats: sealed bids, notes, drafts, whether the table is in sight, and what spectators write. Hidden
from spectators: all of these but their own room, and what players write.
"""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from arktable.engine.game import Game
from arktable.engine.registry import find_game
from arktable.server.app import create_app
from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.live.updates import Messenger
from arktable.server.routes.all import ROUTES as COMMON_ROUTES
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from tests.builders.sealed import sealed
from tests.server.distance.house import DAY, HOUR, House, SetClock
from tests.server.helpers import InlineBots, a_person, settings_for, texts_of

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def folders(tmp_path: Path) -> None:
    for name in ("one", "other", "third"):
        (tmp_path / name).mkdir()


PACE = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}
QUERIES = {"scenes": "?after=0&to=1", "chat": "?room={room}", "position": "?n=1"}
"""What an address needs to be answered."""
READERS = {"Ben": "players", "Sam": "spectators", "Visitor": "spectators"}


class Secrets(NamedTuple):
    """What is hidden in a game."""

    bid: str
    note: str
    spectators: tuple[str, ...]
    players: tuple[str, ...]
    in_sight: bool
    draft: str


ONE = Secrets("bid 1", "buy the mill", ("Ada is ahead",), ("hello",), True, "draft-of-ada")
OTHER = Secrets("bid 3", "", (), ("hello",), False, "")
"""Other hidden things, as far as another player may know: the players' room is the same."""
UNSEEN = Secrets("bid 3", "sell everything at once", ("Ada is ahead",), ("hello", "good luck", "and you"), False, "")
"""Other hidden things, as far as spectators may know: their own room is the same."""


def find(name: str) -> Game:
    return sealed() if name == "sealed" else find_game(name)


@asynccontextmanager
async def a_sealed_house(settings: Settings) -> AsyncIterator[House]:
    """A server with the game of sealed bids."""
    clock = SetClock()
    app = create_app(settings, InlineBots(), find, now=clock.now, clock=clock.monotonic)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.lifespan())
        people = {name: await stack.enter_async_context(a_person(app, name)) for name in ("Ada", "Ben", "Sam")}
        people["Visitor"] = await stack.enter_async_context(a_person(app))
        yield House(app, clock, people)


async def played(folder: Path, hidden: Secrets) -> dict[str, dict[str, str]]:
    """A game with these secrets: what each reader gets, by what they asked for."""
    async with a_sealed_house(settings_for(folder)) as house:
        table = await house.open("Ada", "Ben", ruleset="sealed", name="Same name", pace=PACE)
        live, presence = await house.app.services.cache.get(table), house.app.services.presence
        ids = {name: (await house[name].get("/me"))["id"] for name in READERS}
        ada = str((await house["Ada"].get("/me"))["id"])
        row = ChannelRow("channel", ids["Ben"], "webhook", "https://example.org", house.clock.now())
        await house.distance.store.notices.add_channel(row)
        listening = {name: Messenger(live, account, None, presence) for name, account in ids.items()}
        messages = {name: [messenger.snapshot()] for name, messenger in listening.items()}
        await hide(house, table, ada, hidden)
        house.clock.wait(HOUR)
        await house["Ada"].play(table, hidden.bid)
        for name, messenger in listening.items():
            messages[name] += messenger.news()  # type: ignore[arg-type]
        await house.distance.outbox.written()
        notices = await house.distance.store.notices.of_channel("channel", 10)
        got = {}
        for name, room in READERS.items():
            got[name] = await everything(house, name, table, room)
            got[name]["messages"] = msgspec.json.encode(messages[name]).decode()
        got["Ben"]["notices"] = msgspec.json.encode([nameless(notice) for notice in notices]).decode()
        known = {table: "TABLE", ada: "ADA", **{str(account): name for name, account in ids.items() if account}}
        return {name: {what: same(text, known) for what, text in answers.items()} for name, answers in got.items()}


async def hide(house: House, table: str, ada: str, hidden: Secrets) -> None:
    """Do what is hidden."""
    await house["Ada"].post(f"/tables/{table}/note", {"text": hidden.note})
    await house["Ada"].post(f"/tables/{table}/kept", {"text": hidden.draft})
    for line in hidden.spectators:
        await house["Sam"].post(f"/tables/{table}/chat", {"room": "spectators", "text": line})
    for line in hidden.players:
        await house["Ada"].post(f"/tables/{table}/chat", {"room": "players", "text": line})
    house.app.services.presence.enter(table, ada)
    if hidden.in_sight:
        house.app.services.presence.look(table, ada, True)


async def everything(house: House, name: str, table: str, room: str) -> dict[str, str]:
    """The answer to everything that can be asked about a table, of all routes there are."""
    answers = {}
    for route in [*COMMON_ROUTES, *DISTANCE_ROUTES]:
        if route.method != "GET" or "{table_id}" not in route.path or route.path.endswith("/link"):
            continue  # the link is a picture of the address, in which the table has its own id
        path = re.sub(r"\{[^}]*\}", "1", route.path.replace("{table_id}", table))
        query = QUERIES.get(route.path.rpartition("/")[2], "").format(room=room)
        answer = await house[name].client.get(f"/api{path}{query}")
        answers[f"{route.path} {answer.status_code}"] = answer.text
    for path in ("/tables", "/me/games", "/account", "/ban", "/privacy", "/features", "/vacations"):
        answers[path] = (await house[name].client.get(f"/api{path}")).text
    for path in ("/me/tables", "/me/next", "/me/record", "/invitations", "/watch", "/people/Ada", "/tournaments"):
        answers[path] = (await house[name].client.get(f"/api{path}")).text
    export = (await house[name].client.get("/api/me/export")).json()
    export.pop("sessions", None)  # their ids are drawn at random
    answers["/me/export"] = json.dumps(export)
    return answers


def nameless(notice: NoticeRow) -> NoticeRow:
    return msgspec.structs.replace(notice, id="")


def same(text: str, known: dict[str, str]) -> str:
    """The text without ids, which are drawn at random."""
    for word, name in known.items():
        text = text.replace(word, name)
    return text


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return sorted(what for what in one.keys() | other.keys() if one.get(what) != other.get(what))


async def test_another_player_learns_nothing_hidden(tmp_path: Path) -> None:
    one, other = await played(tmp_path / "one", ONE), await played(tmp_path / "other", OTHER)
    assert differences(one["Ben"], other["Ben"]) == []
    assert "turn" in one["Ben"]["notices"]
    assert "TABLE" in one["Ben"]["/me/export"]
    assert "TABLE" in one["Ben"]["/me/tables"]
    assert json.loads(one["Ben"]["messages"])[-1]["kind"] in ("update", "talk")


@pytest.mark.parametrize("reader", ["Sam", "Visitor"])
async def test_a_spectator_learns_nothing_hidden(tmp_path: Path, reader: str) -> None:
    one, other = await played(tmp_path / "one", ONE), await played(tmp_path / "other", UNSEEN)
    assert differences(one[reader], other[reader]) == []


async def test_what_may_be_known_makes_a_difference(tmp_path: Path) -> None:
    """The comparison finds differences: each reader sees what is not hidden from them."""
    one, other = await played(tmp_path / "one", ONE), await played(tmp_path / "other", UNSEEN)
    assert "messages" in differences(one["Ben"], other["Ben"])  # the players' room has more lines
    changed = await played(tmp_path / "third", OTHER)
    assert "messages" in differences(one["Sam"], changed["Sam"])  # the spectators' room has fewer


async def test_the_time_that_was_spent_is_that_of_the_clock(tmp_path: Path) -> None:
    """`spent` is charged by the time that passed, not by what was considered or written meanwhile."""
    one, other = await played(tmp_path / "one", ONE), await played(tmp_path / "other", OTHER)
    clocks = [json.loads(found["Visitor"]["/tables/{table_id} 200"])["clock"] for found in (one, other)]
    assert clocks[0] == clocks[1]
    for name in ("one", "other"):
        with contextlib.closing(sqlite3.connect(tmp_path / name / "test.db")) as connection:
            assert connection.execute("SELECT spent FROM entry WHERE kind = 'move'").fetchall() == [(HOUR * 1000,)]


async def with_order(folder: Path, leaves: bool) -> dict[str, dict[str, str]]:
    """A game in which Ben has left an order for his next turn, or not: what the others get."""
    async with a_sealed_house(settings_for(folder)) as house:
        table = await house.open("Ada", "Ben", name="Same name", pace=PACE)
        await house["Ada"].play_on(table, until="own")
        live, presence = await house.app.services.cache.get(table), house.app.services.presence
        ids = {name: str((await house[name].get("/me"))["id"]) for name in ("Ada", "Ben", "Sam")}
        listening = {name: Messenger(live, ids[name], None, presence) for name in ("Ada", "Sam")}
        messages = {name: [messenger.snapshot()] for name, messenger in listening.items()}
        if leaves:
            moves = texts_of((await house["Ben"].post(f"/tables/{table}/order/turn/moves", {}))["moves"])
            own = [move for move in moves if move.startswith("own")]
            await house["Ben"].post(f"/tables/{table}/order", {"steps": own[-1:], "conditions": []})
        assert (await house["Ben"].get(f"/tables/{table}/order")).get("state", "none") == ("left" if leaves else "none")
        await house["Ada"].play_on(table)
        for name, messenger in listening.items():
            messages[name] += messenger.news()  # type: ignore[arg-type]
        known = {table: "TABLE", **{account: name for name, account in ids.items()}}
        got = {}
        for name in ("Ada", "Sam", "Visitor"):
            got[name] = await everything(house, name, table, "players" if name == "Ada" else "spectators")
            got[name]["messages"] = msgspec.json.encode(messages.get(name, [])).decode()
        return {name: {what: same(text, known) for what, text in answers.items()} for name, answers in got.items()}


async def test_an_order_is_known_to_its_owner_alone(tmp_path: Path) -> None:
    """Also when its turn has come: at the pace of days it is held for some minutes."""
    one, other = await with_order(tmp_path / "one", True), await with_order(tmp_path / "other", False)
    for name in ("Ada", "Sam", "Visitor"):
        assert differences(one[name], other[name]) == []
