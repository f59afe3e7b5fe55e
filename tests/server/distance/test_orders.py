"""Orders ahead: carried out, stopped, withdrawn; and that nobody else can notice them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from arktable.server.distance.orders.carrying import HOLD
from arktable.server.live.updates import Messenger
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow
from tests.server.distance.house import DAY, HOUR, MINUTE, House, SetClock, a_house
from tests.server.helpers import texts_of

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}
LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 30}
GOLD = {"fact": "gold 1", "op": "at-least", "value": 0}


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, SetClock(), "Ada", "Ben", "Cleo") as house:
        house.distance.carrying.pause = (0, 0)
        yield house


async def begun(house: House, **more: Any) -> str:
    """A table at which the castle lot lies, and Ada begins her turn."""
    table = await house.open("Ada", "Ben", **more)
    await house["Ada"].play_on(table, until="own")
    return table


async def planned(house: House, name: str, table: str) -> list[str]:
    """A first worker, which the seat sets at its next turn."""
    answer = await house[name].post(f"/tables/{table}/order/turn/moves", {})
    return [[move for move in texts_of(answer["moves"]) if move.startswith("own")][-1]]


async def leave(house: House, name: str, table: str, *conditions: dict[str, Any], status: int = 200) -> Any:
    steps = await planned(house, name, table)
    return await house[name].post(f"/tables/{table}/order", {"steps": steps, "conditions": list(conditions)}, status)


async def order_of(house: House, name: str, table: str) -> Any:
    return await house[name].get(f"/tables/{table}/order")


async def ends_turn(house: House, name: str, table: str) -> None:
    """Play the turn to its end; what follows from orders is done."""
    await house[name].play_on(table)
    await house.distance.carrying.settled()


async def entries(house: House, table: str) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = (await house["Cleo"].get(f"/tables/{table}"))["log"]
    return log


async def hear(house: House, name: str) -> str:
    """A channel of this person; returns the account."""
    account = str((await house[name].get("/me"))["id"])
    await house.distance.store.notices.add_channel(
        ChannelRow(f"channel-{name}", account, "webhook", "https://example.org", house.clock.now())
    )
    return account


async def told(house: House, name: str) -> list[str]:
    await house.distance.outbox.written()
    return sorted(row.kind for row in await house.distance.store.notices.of_channel(f"channel-{name}", 20))


# -- carried out ------------------------------------------------------------------------------------------------------


async def test_an_order_is_carried_out_when_the_turn_comes(house: House) -> None:
    table = await begun(house)
    left = await leave(house, "Ben", table, GOLD)
    assert left["state"] == "left"
    assert left["conditions"] == [{**GOLD, "now": 0, "holds": True}]
    await ends_turn(house, "Ada", table)
    done = await order_of(house, "Ben", table)
    assert done["state"] == "done"
    last = (await entries(house, table))[-1]
    assert (last["seat"], last["kind"], last["version"]) == (1, "move", done["version"])
    # Ben undoes it: it is not armed again, and he decides himself.
    await house["Ben"].undo(table)
    await house.distance.carrying.settled()
    assert (await order_of(house, "Ben", table))["state"] == "done"
    assert (await entries(house, table))[-1]["kind"] == "undo"


async def test_at_the_pace_of_days_it_is_held_for_minutes_and_charged(house: House) -> None:
    table = await begun(house, pace=DAYS)
    await leave(house, "Ben", table)
    await ends_turn(house, "Ada", table)
    version = await house["Cleo"].version(table)
    assert (await order_of(house, "Ben", table))["state"] == "held"
    house.clock.wait(HOLD[0] - 1)
    await house.distance.carrying.once()
    assert await house["Cleo"].version(table) == version
    house.clock.wait(HOLD[1] - HOLD[0] + 1)
    await house.distance.carrying.once()
    assert (await order_of(house, "Ben", table))["state"] == "done"
    assert (await entries(house, table))[-1]["version"] == version + 1
    live = await house.app.services.cache.get(table)
    assert live.entries[-1].row.spent == HOLD[1] * 1000


async def test_nobody_is_told_of_a_turn_that_an_order_is_about_to_play(house: House) -> None:
    await hear(house, "Ben")
    channel = await house.distance.store.notices.channel("channel-Ben")
    table = await begun(house, pace=DAYS)
    await leave(house, "Ben", table)
    await ends_turn(house, "Ada", table)
    await house.distance.outbox.written()
    (notice,) = await house.distance.store.notices.of_channel("channel-Ben", 20)
    assert channel is not None
    assert notice.kind == "turn"
    assert not await house.distance.turn_notices.needed(notice, channel)
    house.clock.wait(HOLD[1])
    await house.distance.carrying.once()
    # A worker is only the beginning of the turn: the rest is to be decided.
    assert await told(house, "Ben") == ["turn", "turn"]
    assert await house.distance.turn_notices.needed(notice, channel)


async def test_it_survives_a_restart(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben", "Cleo") as house:
        table = await begun(house, pace=DAYS)
        await leave(house, "Ben", table)
        await ends_turn(house, "Ada", table)
    clock.wait(HOLD[1])
    async with a_house(settings, clock, "Cleo") as house:
        version = await house["Cleo"].version(table)
        await house.distance.carrying.once()
        assert await house["Cleo"].version(table) == version + 1


async def test_the_trigger_is_undone_during_the_hold(house: House) -> None:
    table = await begun(house, pace=DAYS)
    await leave(house, "Ben", table)
    await ends_turn(house, "Ada", table)
    await house["Ada"].undo(table)
    await house.distance.carrying.settled()
    assert (await order_of(house, "Ben", table))["state"] == "left"
    house.clock.wait(HOLD[1])
    await house.distance.carrying.once()
    assert (await entries(house, table))[-1]["kind"] == "undo"
    await ends_turn(house, "Ada", table)  # a new hold begins
    await house.distance.carrying.once()
    assert (await order_of(house, "Ben", table))["state"] == "held"
    house.clock.wait(HOLD[1])
    await house.distance.carrying.once()
    assert (await order_of(house, "Ben", table))["state"] == "done"


# -- stopped ----------------------------------------------------------------------------------------------------------


async def test_it_is_stopped_by_its_condition_and_its_owner_is_told(house: House) -> None:
    await hear(house, "Ben")
    table = await begun(house)
    workers = (await house["Ben"].get(f"/tables/{table}/facts"))["values"]["workers 0"]
    condition = {"fact": "workers 0", "op": "equals", "value": workers}
    await leave(house, "Ben", table, GOLD, condition)
    await house["Ada"].play(table, (await house["Ada"].legal(table, "own"))[0])
    await ends_turn(house, "Ada", table)
    order = await order_of(house, "Ben", table)
    assert (order["state"], order["stop"]["key"]) == ("stopped", "condition")
    assert [(one["now"] is not None, one["holds"]) for one in order["conditions"]] == [(True, True), (True, False)]
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["to_move"] == 1
    assert await told(house, "Ben") == ["stopped", "turn"]
    # He sends it nevertheless; then it is gone, for a question that comes at once, too.
    await house["Ben"].play(table, *[step["text"] for step in order["steps"]])
    assert await house["Ben"].get(f"/tables/{table}/order") == {}


async def test_it_is_stopped_when_a_step_became_illegal(house: House) -> None:
    table = await begun(house)
    (cell,) = await planned(house, "Ben", table)
    await house["Ben"].post(f"/tables/{table}/order", {"steps": [cell]})
    await house["Ada"].play(table, cell)  # the same place
    await ends_turn(house, "Ada", table)
    order = await order_of(house, "Ben", table)
    assert (order["state"], order["stop"]["key"], order["stop"]["step"]) == ("stopped", "illegal", 0)
    assert order["stop"]["reason"]["key"]
    assert (await entries(house, table))[-1]["seat"] == 0


async def test_it_is_stopped_when_a_step_brings_less_than_noted(house: House) -> None:
    table = await begun(house)
    await leave(house, "Ben", table)
    row = await house.distance.store.ahead.one(table, 1)
    assert row is not None
    assert msgspec.json.decode(row.prices) == [0]
    await house.distance.store.ahead.put(msgspec.structs.replace(row, prices="[2]"))
    await ends_turn(house, "Ada", table)
    stop = (await order_of(house, "Ben", table))["stop"]
    assert (stop["key"], stop["step"], stop["noted"], stop.get("now", 0)) == ("price", 0, 2, 0)


async def test_a_bot_that_plays_for_the_seat_ends_its_order(house: House) -> None:
    table = await begun(house)
    await leave(house, "Ben", table)
    await house.act("Ben", table, "resign")
    await house.distance.carrying.settled()
    assert await house.distance.store.ahead.standing(table) == []
    table = await begun(house, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    await leave(house, "Ben", table)
    live = await house.app.services.cache.get(table)
    async with live.lock:
        await house.app.services.stand_ins.bot_sits(live, 1)
    await house.distance.carrying.settled()
    stop = (await order_of(house, "Ben", table))["stop"]
    assert stop["key"] == "hand-over"


async def test_a_player_who_begins_the_turn_needs_no_order(house: House) -> None:
    table = await begun(house, pace=DAYS)
    await leave(house, "Ben", table)
    await ends_turn(house, "Ada", table)
    await house["Ben"].play_on(table)
    await house.distance.carrying.settled()
    assert await order_of(house, "Ben", table) == {}


# -- who may do what --------------------------------------------------------------------------------------------------


async def test_an_order_is_the_business_of_its_owner(house: House) -> None:
    table = await begun(house)
    await leave(house, "Ben", table, GOLD)
    assert await order_of(house, "Ada", table) == {}
    assert await house["Ada"].post(f"/tables/{table}/order/withdraw", {}) == {}
    assert (await order_of(house, "Ben", table))["state"] == "left"
    for path in ("order", "facts"):
        await house["Cleo"].get(f"/tables/{table}/{path}", 403)
    for path in ("order", "order/withdraw", "order/turn", "order/turn/try", "order/turn/why", "order/turn/moves"):
        body = {"steps": ["own 12"]} if path == "order" else {}
        await house["Cleo"].post(f"/tables/{table}/{path}", body, 403)
    assert await house["Ben"].post(f"/tables/{table}/order/withdraw", {}) == {}
    await ends_turn(house, "Ada", table)
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["to_move"] == 1


async def test_limits_of_an_order(house: House) -> None:
    table = await begun(house)
    steps = await planned(house, "Ben", table)
    path = f"/tables/{table}/order"
    await house["Ben"].post(path, {"steps": []}, 400)
    await house["Ben"].post(path, {"steps": steps * 61}, 400)
    await house["Ben"].post(path, {"steps": ["own 9999"]}, 422)
    await house["Ben"].post(path, {"steps": steps, "conditions": [GOLD] * 7}, 400)
    await house["Ben"].post(path, {"steps": steps, "conditions": [{**GOLD, "fact": "gold 0"}]}, 400)  # hidden
    await house["Ben"].post(path, {"steps": steps, "conditions": [{**GOLD, "op": "below"}]}, 400)
    await house["Ben"].post(path, {"steps": steps, "conditions": [{**GOLD, "value": 10**9}]}, 400)
    await house["Ada"].post(path, {"steps": steps}, 409)  # her turn
    assert await order_of(house, "Ben", table) == {}


async def test_an_order_ends_with_a_reveal(house: House) -> None:
    table = await begun(house)
    found: list[str] = []
    while True:
        answer = await house["Ben"].post(f"/tables/{table}/order/turn/moves", {"done": found})
        legal = texts_of(answer["moves"])
        found.append("take stack" if "take stack" in legal else legal[0])
        if found[-1] == "take stack":
            break
    after = await house["Ben"].post(f"/tables/{table}/order/turn/try", {"moves": found})
    assert after["view"] is None
    await house["Ben"].post(f"/tables/{table}/order", {"steps": found})
    refused = await house["Ben"].post(f"/tables/{table}/order", {"steps": [*found, "end"]}, 422)
    assert refused["reason"]["key"] == "after-reveal"


# -- nobody else notices ----------------------------------------------------------------------------------------------


async def seen(house: House, table: str, name: str) -> str:
    """Everything that this person can ask for at the table, without what differs from game to game."""
    person = house[name]
    snapshot = await person.get(f"/tables/{table}")
    parts = [snapshot["table"], snapshot["view"], snapshot["log"], snapshot["clock"], snapshot["kept"]]
    parts.append(await person.get(f"/tables/{table}/steps"))
    parts.append(await person.get("/tables"))
    return json.dumps(parts, sort_keys=True).replace(table, "")


async def test_neither_an_order_nor_its_stop_can_be_noticed(settings: Settings) -> None:
    async def shown(orders: bool) -> list[str]:
        clock = SetClock()
        url = f"{settings.database_url}{'-with' if orders else ''}"
        async with a_house(replace(settings, database_url=url), clock, "Ada", "Ben", "Cleo") as house:
            table = await begun(house, pace=DAYS, name="A table")
            live = await house.app.services.cache.get(table)
            presence = house.app.services.presence
            ada = str((await house["Ada"].get("/me"))["id"])
            messengers = [Messenger(live, ada, None, presence), Messenger(live, None, None, presence)]
            for messenger in messengers:
                messenger.snapshot()
            if orders:
                await leave(house, "Ben", table, {"fact": "workers 0", "op": "at-least", "value": 1000})
            found = [str(messenger.news()) for messenger in messengers]
            found += [await seen(house, table, name) for name in ("Ada", "Cleo")]
            await ends_turn(house, "Ada", table)
            clock.wait(HOLD[1])
            await house.distance.carrying.once()
            await house.distance.carrying.settled()
            if orders:
                assert (await order_of(house, "Ben", table))["state"] == "stopped"
            assert [messenger.news() != [] for messenger in messengers] == [True, True]
            assert [messenger.news() for messenger in messengers] == [[], []]
            return [*found, *[await seen(house, table, name) for name in ("Ada", "Cleo")]]

    for without, with_order in zip(await shown(False), await shown(True), strict=True):
        assert without == with_order


async def test_an_entry_of_an_order_is_an_ordinary_one(house: House) -> None:
    table = await begun(house)
    steps = await planned(house, "Ben", table)
    await house["Ben"].post(f"/tables/{table}/order", {"steps": steps, "conditions": [GOLD]})
    await ends_turn(house, "Ada", table)
    by_order = (await entries(house, table))[-1]
    await house["Ben"].undo(table)
    await house["Ben"].play(table, *steps)
    by_hand = (await entries(house, table))[-1]
    assert {**by_order, "version": 0, "undone": False} == {**by_hand, "version": 0}
    live = await house.app.services.cache.get(table)
    rows = [live.entries[-3].row, live.entries[-1].row]
    assert (rows[0].kind, rows[0].moves, rows[0].events) == (rows[1].kind, rows[1].moves, rows[1].events)


async def test_a_live_game_goes_on_with_an_order(house: House) -> None:
    table = await begun(house, pace=LIVE)
    await leave(house, "Ben", table)
    await ends_turn(house, "Ada", table)
    assert (await entries(house, table))[-1]["seat"] == 1
