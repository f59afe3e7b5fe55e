"""A game of days from its first to its last turn: bank, window, zones, leave, somebody who is away and comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.settings import Settings
from tests.server.distance.house import DAY, HOUR, House, SetClock, a_house

pytestmark = pytest.mark.anyio

PACE = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR, "window": [9 * 60, 21 * 60]}
BANK = 2 * DAY * 1000


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, SetClock("2026-06-01T08:00:00"), "Ada", "Ben", "Cleo") as house:
        yield house


async def seat(house: House, table: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = (await house["Ben"].get(f"/tables/{table}"))["table"]["seats"][number]
    return found


async def state(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await house["Ben"].get(f"/tables/{table}"))["table"]
    return found


async def until_turn_of(house: House, table: str, number: int) -> None:
    """Ada and Ben play until this seat is to move."""
    while (brief := await state(house, table))["to_move"] != number and brief["state"] == "running":
        await house["Ada" if brief["to_move"] == 0 else "Ben"].play_on(table)


async def test_a_game_of_days(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=PACE)
    await house["Ada"].post(f"/tables/{table}/zone", {"zone": "Europe/Paris"})  # counts from her next wait
    await until_turn_of(house, table, 1)
    await until_turn_of(house, table, 0)

    # It is 10:00 in Paris: the window is open until 21:00, and the time of the turn is used before the bank.
    house.clock.wait(5 * HOUR)
    clock = (await house.clocks(table))[0]
    assert (clock["left"], clock["turn"], clock["zone"]) == (BANK + HOUR * 1000, HOUR * 1000, "Europe/Paris")
    house.clock.wait(18 * HOUR)  # 9:00 the next morning: six more hours counted, and the night did not
    clock = (await house.clocks(table))[0]
    assert (clock["left"], clock.get("turn", 0)) == (BANK - 5 * HOUR * 1000, 0)

    # Leave of three days from tomorrow on: the clock stands, and goes on afterwards.
    await house["Ada"].post("/vacations", {"first": "2026-06-03", "last": "2026-06-05", "zone": "Europe/Paris"})
    house.clock.wait(DAY)  # 9:00 on the first day of leave; twelve hours of today counted
    before = (await house.clocks(table))[0]
    assert (before["left"], "rests" in before) == (BANK - 17 * HOUR * 1000, True)
    house.clock.wait(2 * DAY)
    assert (await house.clocks(table))[0]["left"] == before["left"]
    assert await house.distance.clocks.sweep.once() == 0

    # Ada does not come back in time: 31 hours are left, which end on the third day after her leave.
    house.clock.wait(5 * DAY)
    assert await house.distance.clocks.sweep.once() == 1
    assert (await seat(house, table, 0))["out"] == "time"
    await house.act("Ben", table, "vote", seat=0, choice="bot")
    await house["Ben"].wait(table, lambda brief: brief["to_move"] != 0)
    assert (await seat(house, table, 0))["bot"]
    await house["Ben"].play_on(table)
    await house["Ben"].wait(table, lambda brief: brief["to_move"] != 0)  # the bot answers at once, without a clock

    # She is back before the end, and plays on.
    await house.act("Ada", table, "take-back")
    back = await seat(house, table, 0)
    assert (back.get("bot"), back.get("out")) == (None, None)
    await until_turn_of(house, table, 0)
    if (await state(house, table))["state"] == "running":
        # What somebody who comes back has at least; turns of the bot have gained nothing.
        assert (await house.clocks(table))[0]["left"] == DAY * 1000
    while (brief := await state(house, table))["state"] == "running":
        house.clock.wait(60)
        await house["Ada" if brief["to_move"] == 0 else "Ben"].play_on(table)
    kinds = await house.kinds(table)
    assert [kind for kind in kinds if kind in ("flag", "hand-over", "take-back")] == ["flag", "hand-over", "take-back"]
    assert (await state(house, table))["winners"]
