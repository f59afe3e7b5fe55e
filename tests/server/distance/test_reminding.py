"""A player reminds the one who is waited for, once a day for each pair of people."""

from __future__ import annotations

import pytest

from arktable.server.distance.notices.outbox import Outcome
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from tests.server.distance.house import DAY, House, house_of

pytestmark = pytest.mark.anyio


class Receiver:
    """Remembers what it got."""

    def __init__(self) -> None:
        self.got: list[tuple[str, str]] = []

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        self.got.append((notice.kind, notice.data))
        return Outcome(True)


house = house_of("Ada", "Ben", "Cleo")


async def waits_for_ben(house: House) -> str:
    table = await house.open("Ada", "Ben")
    await house["Ada"].play_on(table)
    return table


async def test_a_player_reminds_once_a_day_for_all_tables_with_the_same_person(house: House) -> None:
    receiver = Receiver()
    house.distance.outbox.senders["webhook"] = receiver
    body = {"kind": "webhook", "address": "https://example.org/"}
    made = (await house["Ben"].post("/channels", body))["channel"]
    await house["Ben"].post(f"/channels/{made['id']}", {"wants": {"turn": False}})
    table, other = await waits_for_ben(house), await waits_for_ben(house)
    again = (await house["Ada"].post(f"/tables/{table}/remind", {}))["again"]
    await house.distance.outbox.once()
    assert [kind for kind, _ in receiver.got] == ["reminder"]
    assert '"by":"Ada"' in receiver.got[0][1]
    for one in (table, other):
        refused = await house["Ada"].post(f"/tables/{one}/remind", {}, 409)
        assert refused["error"] == {"key": "reminded-today", "args": {"until": again}}
    house.clock.wait(DAY)
    await house["Ada"].post(f"/tables/{other}/remind", {})


async def test_a_reminder_is_dropped_when_the_player_has_moved(house: House) -> None:
    receiver = Receiver()
    house.distance.outbox.senders["webhook"] = receiver
    await house["Ben"].post("/channels", {"kind": "webhook", "address": "https://example.org/"})
    table = await waits_for_ben(house)
    await house["Ada"].post(f"/tables/{table}/remind", {})
    await house["Ben"].play_on(table)
    house.clock.wait(200)
    await house.distance.outbox.once()
    assert receiver.got == []


async def test_only_players_remind_and_nobody_reminds_themselves_or_a_bot(house: House) -> None:
    table = await waits_for_ben(house)
    path = f"/tables/{table}/remind"
    assert (await house["Cleo"].post(path, {}, 403))["error"]["key"] == "not-seated"
    assert (await house["Ben"].post(path, {}, 409))["error"]["key"] == "remind-yourself"
    house["Cleo"].client.cookies.clear()
    assert (await house["Cleo"].post(path, {}, 403))["error"]["key"] == "no-session"
    await house.act("Ben", table, "resign")
    assert (await house["Ada"].post(path, {}, 409))["error"]["key"] == "not-running"
    # Whether somebody has channels is not told.
    other = await waits_for_ben(house)
    assert set(await house["Ada"].post(f"/tables/{other}/remind", {})) == {"again"}


@pytest.mark.parametrize("path", ["/channels/x", "/channels/x/remove", "/channels/x/test", "/channels/x/resume"])
async def test_a_visitor_has_no_channels(house: House, path: str) -> None:
    house["Cleo"].client.cookies.clear()
    assert (await house["Cleo"].post(path, {}, 403))["error"]["key"] == "no-session"
    assert (await house["Cleo"].get("/channels", 403))["error"]["key"] == "no-session"
