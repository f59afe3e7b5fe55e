"""Resigning, ending by agreement, pauses, and what happens to the seat of somebody who is away."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.server.live.updates import Messenger
from arktable.server.settings import Settings
from tests.server.distance.house import DAY, HOUR, MINUTE, House, SetClock, a_house, house_of
from tests.server.helpers import BOT, ME, OPEN

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 30}
DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}


house = house_of("Ada", "Ben", "Cleo", "Dan")


async def brief(house: House, table: str) -> dict[str, object]:
    found: dict[str, object] = (await house["Dan"].get(f"/tables/{table}"))["table"]
    return found


async def seat_of(house: House, table: str, seat: int) -> dict[str, object]:
    found: dict[str, object] = (await house["Dan"].get(f"/tables/{table}"))["table"]["seats"][seat]
    return found


# -- resigning ----------------------------------------------------------------------------------------------------


async def test_with_two_players_the_game_ends_and_the_other_one_has_won(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await house.act("Dan", table, "resign", 403)
    await house.act("Ben", table, "resign")
    ended = await brief(house, table)
    assert (ended["state"], ended["ended"], ended["winners"], ended["to_move"]) == ("finished", "resigned", [0], -1)
    assert await house.kinds(table) == ["sit", "start", "resign", "end"]
    await house["Ada"].play(table, "card mill-cloth", status=409)
    assert "resigned" in [
        event["key"] for entry in (await house["Ada"].get(f"/tables/{table}"))["log"] for event in entry["events"]
    ]


async def test_with_more_players_a_bot_plays_on_and_the_seat_cannot_be_taken_back(house: House) -> None:
    table = await house.open("Ada", "Ben", "Cleo")
    await house.act("Ada", table, "resign")
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 1)
    assert (await seat_of(house, table, 0))["out"] == "resigned"
    assert (await house.act("Ada", table, "take-back", 409))["error"]["key"] == "has-resigned"
    assert (await house.act("Ada", table, "resign", 409))["error"]["key"] == "has-resigned"


async def test_the_last_person_at_a_table_with_bots_ends_the_game(house: House) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, BOT, OPEN], "options": {}}
    table = str((await house["Ada"].post("/tables", body))["id"])
    await house["Ben"].post(f"/tables/{table}/sit", {"seat": 2})
    await house.act("Ada", table, "resign")
    assert (await brief(house, table))["state"] == "running"
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 2)
    await house.act("Ben", table, "resign")
    ended = await brief(house, table)
    assert (ended["state"], ended["winners"]) == ("finished", [])


async def test_a_resigned_game_ends_the_same_after_a_restart_and_has_a_record(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        table = await house.open("Ada", "Ben", pace=LIVE)
        await house["Ada"].play_on(table)
        await house.act("Ben", table, "resign")
    async with a_house(settings, clock, "Dan") as house:
        snapshot = await house["Dan"].get(f"/tables/{table}")
        assert (snapshot["table"]["state"], snapshot["table"]["ended"]) == ("finished", "resigned")
        assert not any(seat.get("runs") for seat in snapshot["clock"]["seats"])
        record = await house["Dan"].client.get(f"/api/tables/{table}/record")
        assert record.status_code == 200


# -- offers -------------------------------------------------------------------------------------------------------


async def test_a_game_ends_when_all_agree(house: House) -> None:
    table = await house.open("Ada", "Ben", "Cleo", pace=DAYS)
    await house.act("Dan", table, "offer", 403, what="end")
    await house.act("Ben", table, "offer", what="end")
    assert (await house.act("Cleo", table, "offer", 409, what="end"))["error"]["key"] == "is-offered"
    assert (await house.act("Ben", table, "reply", 409, agrees=True))["error"]["key"] == "has-agreed"
    shown = await house["Dan"].get(f"/tables/{table}/proposals")
    assert shown["offer"] == {"what": "end", "by": 1, "agreed": [1]}
    await house.act("Ada", table, "reply", agrees=True)
    assert (await brief(house, table))["state"] == "running"
    await house.act("Cleo", table, "reply", agrees=True)
    ended = await brief(house, table)
    assert (ended["state"], ended["ended"]) == ("finished", "agreed")


async def test_an_offer_can_be_declined_and_withdrawn(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await house.act("Ada", table, "offer", what="end")
    await house.act("Ben", table, "reply", agrees=False)
    assert (await house.act("Ada", table, "reply", 409, agrees=True))["error"]["key"] == "no-offer"
    await house.act("Ada", table, "offer", what="end")
    await house.act("Ada", table, "reply", agrees=False)
    assert (await house["Ben"].get(f"/tables/{table}/proposals"))["offer"] is None


async def test_a_pause_stops_the_clocks_until_somebody_resumes(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=DAYS)
    house.clock.wait(HOUR)
    await house.act("Ben", table, "offer", what="pause")
    await house.act("Ada", table, "reply", agrees=True)
    before = [seat["left"] for seat in await house.clocks(table)]
    house.clock.wait(2 * DAY)
    assert [seat["left"] for seat in await house.clocks(table)] == before
    assert before[0] == (2 * DAY + 5 * HOUR) * 1000
    await house.act("Ada", table, "resume")
    assert (await house.act("Ada", table, "resume", 409))["error"]["key"] == "not-paused"
    house.clock.wait(HOUR)
    assert (await house.clocks(table))[0]["left"] == (2 * DAY + 4 * HOUR) * 1000


async def test_a_pause_ends_after_seven_days(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=DAYS)
    await house.act("Ben", table, "offer", what="pause")
    await house.act("Ada", table, "reply", agrees=True)
    house.clock.wait(7 * DAY)
    assert await house.distance.clocks.sweep.once() == 0
    house.clock.wait(10)
    assert await house.distance.clocks.sweep.once() == 1
    assert (await house.clocks(table))[0]["runs"]


async def test_an_unhurried_game_is_not_paused(house: House) -> None:
    table = await house.open("Ada", "Ben")
    assert (await house.act("Ada", table, "offer", 409, what="pause"))["error"]["key"] == "no-clock"


# -- a seat whose player is away ----------------------------------------------------------------------------------


async def flagged(house: House, *names: str) -> str:
    table = await house.open(*names, pace=LIVE)
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    return table


async def test_more_than_half_of_those_left_decide(house: House) -> None:
    table = await flagged(house, "Ada", "Ben", "Cleo")
    await house.act("Ada", table, "vote", 403, seat=0, choice="time")
    await house.act("Dan", table, "vote", 403, seat=0, choice="time")
    assert (await house.act("Ben", table, "vote", 409, seat=2, choice="bot"))["error"]["key"] == "not-missing"
    await house.act("Ben", table, "vote", seat=0, choice="end")
    await house.act("Cleo", table, "vote", seat=0, choice="bot")
    shown = (await house["Dan"].get(f"/tables/{table}/proposals"))["missing"]
    assert shown[0].pop("by") > house.clock.now()
    assert shown == [{"seat": 0, "votes": {"1": "end", "2": "bot"}, "voters": [1, 2], "asking": []}]
    await house.act("Ben", table, "vote", seat=0, choice="bot")  # a vote may be changed
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 1)
    assert (await seat_of(house, table, 0))["bot"] == "greedy"


async def test_a_vote_for_time_lets_the_clock_run_again(house: House) -> None:
    table = await flagged(house, "Ada", "Ben")
    await house.act("Ben", table, "vote", seat=0, choice="time")
    clocks = await house.clocks(table)
    assert (clocks[0]["left"], clocks[0]["runs"]) == (300_000, True)
    assert "out" not in await seat_of(house, table, 0)


async def test_a_vote_to_end_ends_the_game(house: House) -> None:
    table = await flagged(house, "Ada", "Ben")
    await house.act("Ben", table, "vote", seat=0, choice="end")
    assert (await brief(house, table))["ended"] == "agreed"


async def test_without_a_decision_a_bot_plays_on_after_a_while_unless_they_wait(house: House) -> None:
    table = await flagged(house, "Ada", "Ben")
    patient = await house.open("Ada", "Ben", pace=LIVE)
    house.clock.wait(299)
    assert await house.distance.clocks.sweep.once() == 0
    house.clock.wait(5)
    assert await house.distance.clocks.sweep.once() == 1
    assert (await seat_of(house, table, 0))["bot"] == "greedy"
    await house["Ben"].wait(table, lambda brief: brief["to_move"] == 1)
    house.clock.wait(640)
    await house.distance.clocks.sweep.once()
    assert "flag" in await house.kinds(patient)
    await house.act("Ben", patient, "vote", seat=0, choice="wait")
    house.clock.wait(HOUR)
    await house.distance.clocks.sweep.once()
    assert "bot" not in await seat_of(house, patient, 0)


async def told(house: House, table: str) -> list[tuple[str, int, Any]]:
    """The events of the log that are not of the game."""
    log = (await house["Ben"].get(f"/tables/{table}"))["log"]
    events = [event for entry in log if entry["kind"] not in ("start", "move") for event in entry["events"]]
    return [(event["key"], event["seat"], event["args"]) for event in events]


async def test_a_substitute_steps_in_by_vote_and_the_owner_takes_the_seat_back(house: House) -> None:
    table = await flagged(house, "Ada", "Ben")
    dan = (await house["Dan"].get("/me"))["id"]
    await house.act("Ben", table, "vote", 400, seat=0, choice=f"substitute:{dan}")  # he has not asked
    await house["Ben"].post(f"/tables/{table}/step-in", {"seat": 0}, 409)  # he plays there himself
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 1}, 409)  # Ben is not away
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0})
    assert (await house["Ben"].get(f"/tables/{table}/proposals"))["missing"][0]["asking"] == [
        {"account_id": dan, "name": "Dan"}
    ]
    await house.act("Ben", table, "vote", seat=0, choice=f"substitute:{dan}")
    assert (await told(house, table))[-3:] == [
        ("voted", 1, {"seat": 0, "what": "substitute", "name": "Dan"}),
        ("vote-decided", -1, {"seat": 0, "what": "substitute", "name": "Dan"}),
        ("substituted", -1, {"seat": 0, "name": "Dan"}),
    ]
    played = (await house["Dan"].get(f"/tables/{table}"))["table"]
    assert played["you"] == 0
    assert [seat.get("substituted", False) for seat in played["seats"]] == [True, False]
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["you"] == -1
    assert (await house.clocks(table))[0]["left"] == 60_000  # it does not run out again at once
    house.clock.wait(30)
    assert await house.distance.clocks.sweep.once() == 0
    await house["Dan"].play(table, (await house["Dan"].legal(table))[0])
    await house["Ben"].post(f"/tables/{table}/reclaim", {}, 409)
    await house["Ada"].post(f"/tables/{table}/reclaim", {})
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["you"] == 0
    assert (await house["Dan"].get(f"/tables/{table}"))["table"]["you"] == -1
    await house["Dan"].play(table, "pass", status=403)


async def test_a_substitute_who_runs_out_of_time_is_voted_on_and_the_owner_comes_back(house: House) -> None:
    table = await flagged(house, "Ada", "Ben")
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0})
    dan = (await house["Dan"].get("/me"))["id"]
    await house.act("Ben", table, "vote", seat=0, choice=f"substitute:{dan}")
    house.clock.wait(100)
    assert await house.distance.clocks.sweep.once() == 1
    assert [one["seat"] for one in (await house["Ben"].get(f"/tables/{table}/proposals"))["missing"]] == [0]
    await house.act("Ben", table, "vote", seat=0, choice="bot")
    assert (await seat_of(house, table, 0))["bot"]
    await house["Ada"].post(f"/tables/{table}/reclaim", {})
    seat = await seat_of(house, table, 0)
    assert (seat.get("bot"), seat.get("out", ""), seat.get("substituted", False)) == (None, "", False)
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["you"] == 0


async def test_an_owner_who_comes_back_has_time_for_a_turn(house: House) -> None:
    table = await house.open("Ada", "Ben", pace={"kind": "live", "bank": 600})
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    await house.act("Ben", table, "vote", seat=0, choice="bot")
    await house.act("Ada", table, "take-back")
    assert (await house.clocks(table))[0]["left"] == 60_000
    assert await house.distance.clocks.sweep.once() == 0


async def test_an_absent_player_of_an_unhurried_game_can_be_substituted_too(house: House) -> None:
    table = await house.open("Ada", "Ben")
    house.clock.wait(HOUR)
    await house.act("Ben", table, "hand-over", seat=0)
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0})
    dan = (await house["Dan"].get("/me"))["id"]
    await house.act("Ben", table, "vote", seat=0, choice=f"substitute:{dan}")
    assert (await house["Dan"].get(f"/tables/{table}"))["table"]["you"] == 0
    assert table in [one["id"] for one in (await house["Dan"].get("/tables"))["mine"]]


async def test_votes_and_their_outcome_are_told_in_the_log(house: House) -> None:
    table = await flagged(house, "Ada", "Ben", "Cleo")
    await house.act("Ben", table, "vote", seat=0, choice="wait")
    await house.act("Cleo", table, "vote", seat=0, choice="time")
    await house.act("Ben", table, "vote", seat=0, choice="time")
    about = {"seat": 0, "name": ""}
    assert (await told(house, table))[-5:] == [
        ("voted", 1, {**about, "what": "wait"}),
        ("voted", 2, {**about, "what": "time"}),
        ("voted", 1, {**about, "what": "time"}),
        ("vote-decided", -1, {**about, "what": "time"}),
        ("time-given", -1, {"seat": 0, "seconds": 300}),
    ]
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    for name in ("Cleo", "Ben"):
        await house.act(name, table, "vote", seat=0, choice="end")
    assert [key for key, _, _ in (await told(house, table))[-3:]] == ["voted", "vote-decided", "game-ended"]


async def test_an_offer_that_is_taken_back_is_told_apart_from_one_that_is_declined(house: House) -> None:
    table = await house.open("Ada", "Ben")
    for name in ("Ada", "Ben"):
        await house.act("Ada", table, "offer", what="end")
        await house.act(name, table, "reply", agrees=False)
    assert [(key, seat) for key, seat, _ in await told(house, table)][-4:] == [
        ("offered", 0), ("withdrawn", 0), ("offered", 0), ("declined", 1),
    ]  # fmt: skip


async def test_players_hear_at_once_that_somebody_asks_to_step_in(house: House) -> None:
    table = await flagged(house, "Ada", "Ben")
    services = house.app.services
    live = await services.cache.get(table)
    ben = Messenger(live, (await house["Ben"].get("/me"))["id"], None, services.presence)
    ben.snapshot()
    woken: list[str] = []
    stop = services.bus.subscribe(table, lambda: woken.append("Ben"))
    assert ben.news() == []
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0})
    stop()
    assert woken
    assert ben.news() == [{"kind": "asking"}]
    assert ben.news() == []
