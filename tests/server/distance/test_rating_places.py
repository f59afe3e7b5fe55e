"""Who resigned, ran out of time or was replaced is rated as last, also if they come back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.distance.house import HOUR, MINUTE, House, house_of

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 30}


house = house_of("Ada", "Ben", "Cleo", "Dan")


async def flagged(house: House, *names: str, **more: Any) -> str:
    """A rated table at which the clock of Ada has run out."""
    table = await house.open(*(names or ("Ada", "Ben")), rated=True, pace={**LIVE, **more})
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    return table


async def substituted(house: House, table: str) -> None:
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0})
    dan = (await house["Dan"].get("/me"))["id"]
    await house.act("Ben", table, "vote", seat=0, choice=f"substitute:{dan}")


async def seat_of(house: House, table: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = (await house["Ben"].get(f"/tables/{table}"))["table"]["seats"][seat]
    return found


async def places(house: House, table: str, *names: str) -> list[int]:
    """Play the game to its end, and return the places that were rated."""
    while (await house["Ben"].get(f"/tables/{table}"))["table"]["state"] == "running":
        for name in names or ("Ada", "Ben"):
            await house[name].play_on(table)
    await house.distance.ratings.settled()
    steps = [(await house[name].get("/me/record"))["steps"] for name in names or ("Ada", "Ben")]
    return [next((step["place"] for step in one if step["table"] == table), 0) for one in steps]


async def winners(house: House, table: str) -> list[int]:
    found: list[int] = (await house["Ben"].get(f"/tables/{table}"))["table"]["winners"]
    return found


async def played_with(house: House, table: str) -> list[int]:
    """The places by the rules alone, from 1."""
    ahead = await winners(house, table)
    return [1 if seat in ahead else 2 for seat in (0, 1)]


async def test_who_ran_out_of_time_and_moves_on_plays_again_but_is_last(house: House) -> None:
    table = await flagged(house)
    assert (await seat_of(house, table))["out"] == "time"
    await house["Ada"].play(table, (await house["Ada"].legal(table))[0])
    assert "out" not in await seat_of(house, table)
    assert (await house["Ben"].get(f"/tables/{table}/proposals"))["missing"] == []
    assert await places(house, table) == [2, 1]
    shown = (await house["Ada"].get("/me/tables"))["finished"][0]["seats"]
    assert [one.get("out", "") for one in shown] == ["time", ""]


async def test_time_that_another_player_gives_makes_it_good(house: House) -> None:
    table = await flagged(house)
    await house.act("Ben", table, "give-time", seat=0, seconds=HOUR)
    assert await places(house, table) == await played_with(house, table)


async def test_a_vote_for_time_makes_it_good_too(house: House) -> None:
    table = await flagged(house)
    await house.act("Ben", table, "vote", seat=0, choice="time")
    assert await places(house, table) == await played_with(house, table)


async def test_time_that_is_given_after_the_return_changes_nothing(house: House) -> None:
    table = await flagged(house)
    await house["Ada"].play(table, (await house["Ada"].legal(table))[0])
    await house.act("Ben", table, "give-time", seat=0, seconds=HOUR)
    assert await places(house, table) == [2, 1]


async def test_a_vote_to_wait_is_not_time(house: House) -> None:
    table = await flagged(house)
    await house.act("Ben", table, "vote", seat=0, choice="wait")
    assert await places(house, table) == [2, 1]


async def test_where_the_table_waits_a_clock_that_ran_out_still_counts(house: House) -> None:
    table = await flagged(house, at_zero="wait")
    assert await places(house, table) == [2, 1]


async def test_taking_the_seat_back_from_the_bot_that_was_agreed_does_not_make_it_good(house: House) -> None:
    table = await flagged(house, at_zero="bot")
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 1)
    await house.act("Ada", table, "take-back")
    seat = await seat_of(house, table)
    assert "out" not in seat
    assert "bot" not in seat
    assert await places(house, table) == [2, 1]


async def test_taking_the_seat_back_from_a_substitute_does_not_make_it_good(house: House) -> None:
    table = await flagged(house)
    await substituted(house, table)
    await house["Dan"].play(table, (await house["Dan"].legal(table))[0])
    await house["Ada"].post(f"/tables/{table}/reclaim", {})
    assert "out" not in await seat_of(house, table)
    assert await places(house, table) == [2, 1]
    await house.distance.ratings.settled()
    assert (await house["Dan"].get("/me/record"))["steps"] == []  # a substitute is not rated


async def test_moves_of_a_substitute_do_not_count_for_an_owner_whose_clock_did_not_run_out(house: House) -> None:
    table = await house.open("Ada", "Ben", rated=True)
    house.clock.wait(HOUR)
    await house.act("Ben", table, "hand-over", seat=0)
    await house["Ben"].wait(table, lambda brief: brief["to_move"] != 0)
    await substituted(house, table)
    await house["Ada"].post(f"/tables/{table}/reclaim", {})
    assert await places(house, table) == [2, 1]
    shown = (await house["Ada"].get("/me/tables"))["finished"][0]["seats"]
    assert [one.get("out", "") for one in shown] == ["replaced", ""]


async def test_a_short_absence_with_a_bot_is_placed_as_it_ends(house: House) -> None:
    table = await house.open("Ada", "Ben", rated=True)
    house.clock.wait(HOUR)
    await house.act("Ben", table, "hand-over", seat=0)
    await house["Ben"].wait(table, lambda brief: brief["to_move"] != 0)
    await house.act("Ada", table, "take-back")
    assert await places(house, table) == await played_with(house, table)


async def test_a_seat_that_was_resigned_is_given_to_nobody_and_comes_back_by_no_way(house: House) -> None:
    table = await house.open("Ada", "Ben", "Cleo", rated=True, pace=LIVE)
    await house.act("Ada", table, "resign")
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 1)  # a bot has played for Ada
    assert (await house["Ben"].get(f"/tables/{table}/proposals"))["missing"] == []
    dan = (await house["Dan"].get("/me"))["id"]
    refused = await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0}, 409)
    assert refused["error"]["key"] == "not-missing"
    for choice in ("time", "wait", "bot", f"substitute:{dan}"):
        answer = await house.act("Ben", table, "vote", 409, seat=0, choice=choice)
        assert answer["error"]["key"] == "not-missing"
    await house.act("Ben", table, "give-time", seat=0, seconds=HOUR)
    assert (await seat_of(house, table))["out"] == "resigned"
    assert (await house.act("Ada", table, "take-back", 409))["error"]["key"] == "has-resigned"
    assert (await house["Ada"].post(f"/tables/{table}/reclaim", {}, 409))["error"]["key"] == "not-handed-over"
    await house.act("Cleo", table, "resign")
    await house.distance.ratings.settled()
    got = [(await house[name].get("/me/record"))["steps"][0]["place"] for name in ("Ada", "Ben", "Cleo")]
    assert got == [2, 1, 2]


async def test_a_player_who_is_back_decides_with_the_others_again(house: House) -> None:
    table = await flagged(house, "Ada", "Ben", "Cleo")
    await house["Ada"].play(table, (await house["Ada"].legal(table))[0])
    await house.act("Ben", table, "offer", what="end")
    await house.act("Cleo", table, "reply", agrees=True)
    brief = (await house["Ben"].get(f"/tables/{table}"))["table"]
    assert brief["state"] == "running"  # Ada is asked too
    await house.act("Ada", table, "reply", agrees=True)
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["ended"] == "agreed"
