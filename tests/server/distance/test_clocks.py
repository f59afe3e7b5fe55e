"""Clocks at a table: what a wait costs, when a clock runs out, and what happens then."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from arktable.server.settings import Settings
from arktable.server.store.distance.clocks import OutageRow
from tests.server.distance.house import DAY, HOUR, MINUTE, House, SetClock, a_house, house_of
from tests.server.helpers import BOT, ME, OPEN, Person

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 30}
DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}
SECOND = 1000


house = house_of("Ada", "Ben", "Cleo")


async def left(house: House, table: str) -> list[int]:
    return [seat["left"] // SECOND for seat in await house.clocks(table)]


async def test_a_wait_is_charged_to_who_is_waited_for(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    assert await left(house, table) == [630, 630]
    house.clock.wait(61)  # a second is for the way of the request
    await house["Ada"].play_on(table)
    clocks = await house.clocks(table)
    assert [seat.get("runs", False) for seat in clocks] == [False, True]
    # What was left of the turn (30 of 30 s went first) is gone, 30 s of the bank too; then the next 30 s are added.
    assert await left(house, table) == [600 - 30 + 30, 630]
    house.clock.wait(11)
    assert await left(house, table) == [600, 620]


async def test_an_unhurried_game_has_no_clock(house: House) -> None:
    table = await house.open("Ada", "Ben")
    assert (await house["Ada"].get(f"/tables/{table}"))["clock"] is None
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["pace"] is None


async def test_what_is_left_of_a_turn_goes_to_the_bank_which_does_not_grow_in_a_game_of_days(house: House) -> None:
    live, days = await house.open("Ada", "Ben", pace=LIVE), await house.open("Ada", "Ben", pace=DAYS)
    for table in (live, days):
        await house["Ada"].play_on(table)
    assert (await left(house, live))[0] == 600 + 30 + 30
    assert (await left(house, days))[0] == 2 * DAY + 6 * HOUR


async def test_an_undo_takes_back_the_increment_but_not_the_time_used(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    before = await house["Ada"].version(table)
    house.clock.wait(101)
    while (await house["Ada"].get(f"/tables/{table}"))["table"]["to_move"] == 0:
        await house["Ada"].play(table, (await house["Ada"].legal(table))[0])
    moved = await house["Ada"].version(table) - before
    assert await left(house, table) == [600 - 70 + 30, 630]
    house.clock.wait(20)
    await house["Ada"].undo(table)
    # Ben is not charged for the wait that the undo ended, and Ada has what she had before the turn ended.
    assert await left(house, table) == [600 - 70, 630]
    assert moved >= 1
    for _ in range(5):  # nothing is gained by moving and taking back
        await house["Ada"].play_on(table)
        await house["Ada"].undo(table)
    assert (await left(house, table))[0] <= 600 - 70


async def test_the_clock_runs_in_the_window_of_the_player(house: House) -> None:
    pace = {**DAYS, "window": [9 * 60, 22 * 60]}
    table = await house.open("Ada", "Ben", pace=pace)
    await house["Ada"].post(f"/tables/{table}/zone", {"zone": "Europe/Paris"})
    await house["Ben"].post(f"/tables/{table}/zone", {"zone": "America/New_York"})
    await house["Ada"].play_on(table)  # the new zones count from the next wait
    clocks = await house.clocks(table)
    assert [seat["zone"] for seat in clocks] == ["Europe/Paris", "America/New_York"]
    assert clocks[1]["rests"] == "2026-06-01T13:00:00.000Z"  # it is 4 h in New York
    house.clock.wait(5 * HOUR)
    assert await left(house, table) == [2 * DAY + 6 * HOUR] * 2
    house.clock.wait(2 * HOUR)
    assert (await left(house, table))[1] == 2 * DAY + 4 * HOUR
    assert (await house.clocks(table))[1]["until"] == "2026-06-02T02:00:00.000Z"


async def test_vacation_stops_the_clock_from_tomorrow_on(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=DAYS)
    flag = (await house.clocks(table))[0]["flag"]
    assert flag == "2026-06-03T14:00:00.000Z"
    for bad in ("2026-06-01", "2026-05-01"):  # today, and the past
        await house["Ada"].post("/vacations", {"first": bad, "last": "2026-06-05"}, 400)
    taken = await house["Ada"].post("/vacations", {"first": "2026-06-02", "last": "2026-06-05"})
    assert [(row["first_day"], row["last_day"]) for row in taken["vacations"]] == [("2026-06-02", "2026-06-05")]
    assert (taken["vacations"][0]["has_begun"], taken["most"], taken["left"]) == (False, 30, 26)
    assert (await house.clocks(table))[0]["flag"] == "2026-06-07T14:00:00.000Z"
    assert "leave" not in (await house.clocks(table))[0]
    house.clock.wait(4 * DAY)
    assert (await house.clocks(table))[0]["rests"] == "2026-06-06T00:00:00.000Z"
    assert [seat.get("leave", "") for seat in await house.clocks(table)] == ["2026-06-06T00:00:00.000Z", ""]
    assert (await house["Ada"].get("/vacations"))["vacations"][0]["has_begun"]
    assert await house.distance.clocks.sweep.once() == 0
    answer = await house["Ada"].post("/vacations", {"first": "2026-07-01", "last": "2026-07-28"}, 409)
    assert answer["error"] == {"key": "vacation-spent", "args": {"most": 30, "year": 2026}}
    answer = await house["Ada"].post("/vacations/end", {"first": "2026-06-02"}, 409)
    assert answer["error"]["key"] == "vacation-begun"
    house.clock.wait(3 * DAY)
    assert await house["Ada"].get("/vacations") == {"vacations": [], "most": 30, "left": 26}


async def test_two_people_at_one_device_cannot_sit_down_where_clocks_run(house: House) -> None:
    body = {"ruleset": "arkadia", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}, "pace": DAYS}
    table = (await house["Ada"].post("/tables", body))["id"]
    answer = await house["Ada"].post(f"/tables/{table}/sit", {"seat": 1, "name": "Ben"}, 400)
    assert answer["error"]["key"] == "clock-one-device"


async def test_an_outage_is_not_charged(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=DAYS)
    outages = house.distance.clocks.outages
    await outages.beat()
    house.clock.wait(20)
    await outages.beat()  # nothing was missed
    assert await left(house, table) == [2 * DAY + 6 * HOUR - 20, 2 * DAY + 6 * HOUR]
    house.clock.wait(3 * DAY)
    await outages.beat()
    assert (await left(house, table))[0] == 2 * DAY + 6 * HOUR - 20
    assert await house.distance.clocks.sweep.once() == 0
    shown = (await house["Ada"].get(f"/tables/{table}"))["clock"]
    assert shown["outage"] == house.clock.now()


async def test_a_live_clock_waits_a_minute_after_an_outage(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    outages = house.distance.clocks.outages
    await outages.beat()
    house.clock.wait(HOUR)
    await outages.beat()
    house.clock.wait(60)
    assert (await left(house, table))[0] == 630
    house.clock.wait(11)
    assert (await left(house, table))[0] == 620


async def test_what_was_spent_is_in_the_log_and_a_restart_changes_nothing(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        table = await house.open("Ada", "Ben", pace=DAYS)
        clock.wait(7 * HOUR)
        await house["Ada"].play_on(table)
        clock.wait(HOUR)
        before = await house.clocks(table)
        cookies = house["Ada"].client.cookies
        stored = await house.app.services.store.load(table)
        assert stored is not None
        assert sum(entry.spent or 0 for entry in stored.entries) == 7 * HOUR * SECOND
    async with a_house(settings, clock, "Cleo") as house:
        house["Cleo"].client.cookies = cookies
        assert await house.clocks(table) == before


# -- when a clock runs out --------------------------------------------------------------------------------------------


async def flagged(house: House, at_zero: str, *names: str) -> str:
    """A table at which Ada's clock has run out."""
    table = await house.open(*(names or ("Ada", "Ben")), pace={**LIVE, "at_zero": at_zero})
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    return table


async def test_a_clock_that_has_run_out_is_declared_once_and_two_seconds_late(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    house.clock.wait(632)
    assert await house.distance.clocks.sweep.once() == 0
    house.clock.wait(1)
    assert await house.distance.clocks.sweep.once() == 1
    assert await house.distance.clocks.sweep.once() == 0
    assert (await house.kinds(table)).count("flag") == 1
    brief = (await house["Ben"].get(f"/tables/{table}"))["table"]
    assert brief["seats"][0]["out"] == "time"
    assert (await house.clocks(table))[0]["out"]


async def test_a_move_that_arrives_in_time_wins(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    house.clock.wait(632)
    await house["Ada"].play_on(table)
    house.clock.wait(1)
    assert await house.distance.clocks.sweep.once() == 0
    assert "flag" not in await house.kinds(table)


async def test_two_sweeps_at_the_same_time_declare_it_once(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    house.clock.wait(640)
    found = await asyncio.gather(*[house.distance.clocks.sweep.once() for _ in range(5)])
    assert sum(found) == 1
    assert (await house.kinds(table)).count("flag") == 1


async def test_those_left_decide_and_until_then_nothing_happens(house: House) -> None:
    table = await flagged(house, "decide")
    brief = (await house["Ben"].get(f"/tables/{table}"))["table"]
    assert (brief["state"], brief["to_move"], "bot" in brief["seats"][0]) == ("running", 0, False)
    await house["Ada"].play_on(table)  # she is back, and plays on
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["to_move"] == 1


async def test_a_bot_plays_on_if_that_was_agreed_and_the_owner_takes_the_seat_back(house: House) -> None:
    table = await flagged(house, "bot")
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 1)
    assert "hand-over" in await house.kinds(table)
    house.clock.wait(HOUR)
    await house.act("Ada", table, "take-back")
    clocks = await house.clocks(table)
    assert "bot" not in (await house["Ben"].get(f"/tables/{table}"))["table"]["seats"][0]
    assert not clocks[0].get("out")


async def test_the_table_waits_if_that_was_agreed(house: House) -> None:
    table = await flagged(house, "wait")
    house.clock.wait(10 * DAY)
    assert await house.distance.clocks.sweep.once() == 0
    assert (await house.kinds(table)).count("flag") == 1


async def test_time_that_is_given_lets_the_clock_run_again(house: House) -> None:
    table = await flagged(house, "decide")
    answer = await house.act("Ada", table, "give-time", 409, seat=0, seconds=600)
    assert answer["error"]["key"] == "not-to-yourself"
    await house.act("Cleo", table, "give-time", 403, seat=0, seconds=600)
    await house.act("Ben", table, "give-time", seat=0, seconds=600)
    clocks = await house.clocks(table)
    assert (clocks[0]["left"], clocks[0]["runs"], clocks[0].get("out")) == (600 * SECOND, True, None)
    house.clock.wait(650)
    assert await house.distance.clocks.sweep.once() == 1


async def test_a_bot_has_no_clock(house: House) -> None:
    body = {"ruleset": "arkadia", "seats": [BOT, ME, OPEN], "options": {}, "pace": LIVE}
    table = str((await house["Ada"].post("/tables", body))["id"])
    await house["Ben"].post(f"/tables/{table}/sit", {"seat": 2})
    await house["Ada"].wait(table, lambda brief: brief["to_move"] == 1)
    assert not (await house.clocks(table))[0].get("runs")


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        ({"kind": "live", "bank": 10, "increment": 5}, "pace-too-short"),
        ({"kind": "days", "bank": 60}, "pace-too-short"),
        ({**LIVE, "window": [0, 600]}, "window-needs-days"),
        ({**DAYS, "window": [600, 900]}, "window-too-short"),
        ({**DAYS, "window": [0, 3000]}, "malformed"),
        ({"kind": "hurried"}, "malformed"),
        ({**LIVE, "bank": -1}, "malformed"),
    ],
)
async def test_an_impossible_pace_is_refused(house: House, pace: dict[str, Any], key: str) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}, "pace": pace}
    answer = await house["Ada"].post("/tables", body, 400)
    assert answer["error"]["key"] == key


async def test_people_at_one_device_have_no_clocks(house: House) -> None:
    seats = [ME, {"kind": "me", "name": "Bea"}]
    answer = await house["Ada"].post(
        "/tables", {"ruleset": "arkadia", "seats": seats, "options": {}, "pace": LIVE}, 400
    )
    assert answer["error"]["key"] == "clock-one-device"


async def test_a_zone_is_a_known_name_and_only_of_a_player(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=DAYS)
    await house["Ada"].post(f"/tables/{table}/zone", {"zone": "Moon/Crater"}, 400)
    version = await house["Ada"].version(table)
    await house["Cleo"].post(f"/tables/{table}/zone", {"zone": "Europe/Paris"})
    assert await house["Ada"].version(table) == version
    await house["Ada"].post(f"/tables/{table}/zone", {"zone": "Europe/Paris"})
    await house["Ada"].post(f"/tables/{table}/zone", {"zone": "Europe/Paris"})  # the second time changes nothing
    assert await house["Ada"].version(table) == version + 1


async def test_an_outage_between_two_runs_of_the_server_is_recorded(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        await house.distance.clocks.outages.beat()
    clock.wait(2 * HOUR)
    async with a_house(settings, clock, "Cleo") as house:
        await house.distance.clocks.outages.beat()
        rows = await house.app.services.store.distance.clocks.outages()  # type: ignore[attr-defined]
        assert rows == [OutageRow("2026-06-01T08:00:00.000Z", "2026-06-01T10:00:00.000Z")]


async def test_nobody_has_vacations(house: House) -> None:
    visitor: Person = house["Cleo"]
    visitor.client.cookies.clear()
    await visitor.get("/vacations", 403)
    await visitor.post("/vacations", {"first": "2026-06-02", "last": "2026-06-05"}, 403)
