"""Chat and notes: who reads and writes what."""

from __future__ import annotations

import pytest

from arktable.server.distance.invitations import blocking
from arktable.server.live.updates import Messenger
from arktable.server.settings import Settings
from tests.server.distance.house import House, SetClock, a_house, house_of

pytestmark = pytest.mark.anyio


house = house_of("Ada", "Ben", "Cleo", "Dan")


async def say(house: House, name: str, table: str, text: str, room: str = "players", status: int = 200) -> None:
    await house[name].post(f"/tables/{table}/chat", {"room": room, "text": text}, status)


async def heard(house: House, name: str, table: str, room: str = "players", status: int = 200) -> list[tuple[str, str]]:
    answer = await house[name].get(f"/tables/{table}/chat?room={room}", status)
    return [(line["name"], line["text"]) for line in answer["lines"]] if status == 200 else []


async def test_players_talk_to_players_and_spectators_among_themselves(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await say(house, "Ada", table, "Good luck!")
    await say(house, "Cleo", table, "Ada is ahead", "spectators")
    assert await heard(house, "Ben", table) == [("Ada", "Good luck!")]
    assert await heard(house, "Dan", table, "spectators") == [("Cleo", "Ada is ahead")]
    for name in ("Ada", "Ben"):  # players do not hear spectators, and spectators not players
        await heard(house, name, table, "spectators", 403)
        await say(house, name, table, "hello", "spectators", 403)
    await heard(house, "Cleo", table, "players", 403)
    await say(house, "Cleo", table, "play the mill!", "players", 403)


async def test_after_the_game_players_may_read_what_spectators_wrote(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await say(house, "Cleo", table, "Ada is ahead", "spectators")
    await house.act("Ben", table, "resign")
    assert await heard(house, "Ada", table, "spectators") == [("Cleo", "Ada is ahead")]


async def test_a_connection_is_told_only_of_rooms_it_may_read(house: House) -> None:
    table = await house.open("Ada", "Ben")
    live = await house.app.services.cache.get(table)
    presence = house.app.services.presence
    ada = str((await house["Ada"].get("/me"))["id"])
    player, spectator = Messenger(live, ada, None, presence), Messenger(live, None, None, presence)
    for messenger in (player, spectator):
        messenger.snapshot()
    await say(house, "Cleo", table, "Ada is ahead", "spectators")
    assert player.news() == []
    assert spectator.news() == [{"kind": "talk", "newest": {"spectators": 1}}]
    await say(house, "Ben", table, "your turn")
    assert player.news() == [{"kind": "talk", "newest": {"players": 1}}]
    assert spectator.news() == []


async def test_a_line_is_plain_short_text(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await say(house, "Ada", table, "a\u202eb\x00c\u2066d\nsecond line  ")
    assert await heard(house, "Ben", table) == [("Ada", "abcd\nsecond line")]
    for bad in ("", "   ", "\u202e", "x" * 501):
        await say(house, "Ada", table, bad, status=400)
    await say(house, "Ada", table, "<script>alert(1)</script>")
    assert (await heard(house, "Ben", table))[1][1] == "<script>alert(1)</script>"


async def test_ten_lines_in_a_minute(house: House) -> None:
    table = await house.open("Ada", "Ben")
    for number in range(10):
        await say(house, "Ada", table, str(number))
    await say(house, "Ada", table, "one too many", status=429)
    await say(house, "Ben", table, "I may")
    house.clock.wait(60)
    await say(house, "Ada", table, "again")


async def test_lines_after_a_number(house: House) -> None:
    table = await house.open("Ada", "Ben")
    for number in range(3):
        await say(house, "Ada", table, str(number))
    answer = await house["Ben"].get(f"/tables/{table}/chat?room=players&after=2")
    assert [(line["n"], line["text"]) for line in answer["lines"]] == [(3, "2")]
    for bad in ("room=hall", "after=x", "after=9999999999"):
        await house["Ben"].get(f"/tables/{table}/chat?{bad}", 400)


async def test_chat_can_be_off(house: House) -> None:
    table = await house.open("Ada", "Ben", chat=False)
    await say(house, "Ada", table, "hello", status=409)
    assert not (await house["Ada"].get(f"/tables/{table}/chat"))["is_on"]


async def test_a_visitor_reads_but_does_not_write(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await say(house, "Cleo", table, "hello", "spectators")
    house["Dan"].client.cookies.clear()
    assert await heard(house, "Dan", table, "spectators") == [("Cleo", "hello")]
    await say(house, "Dan", table, "hello", "spectators", 403)


async def test_chat_survives_a_restart_and_is_in_no_record(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        table = await house.open("Ada", "Ben")
        await say(house, "Ada", table, "remember-this-line")
        cookies = house["Ada"].client.cookies
        await house.act("Ben", table, "resign")
        record = await house["Ada"].client.get(f"/api/tables/{table}/record")
        assert "remember-this-line" not in record.text
    async with a_house(settings, clock, "Cleo") as house:
        house["Cleo"].client.cookies = cookies
        assert await heard(house, "Cleo", table) == [("Ada", "remember-this-line")]
        assert (await house.app.services.cache.get(table)).talk == {"players": 1}


async def test_notes_are_of_their_seat_alone(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await house["Ada"].post(f"/tables/{table}/note", {"text": "buy the mill"})
    assert (await house["Ada"].get(f"/tables/{table}/note"))["text"] == "buy the mill"
    assert (await house["Ben"].get(f"/tables/{table}/note"))["text"] == ""
    await house["Cleo"].get(f"/tables/{table}/note", 403)
    await house["Cleo"].post(f"/tables/{table}/note", {"text": "x"}, 403)
    await house["Ada"].post(f"/tables/{table}/note", {"text": "x" * 10_001}, 400)
    snapshot = (await house["Ben"].client.get(f"/api/tables/{table}")).text
    assert "buy the mill" not in snapshot
    await house["Ada"].post(f"/tables/{table}/note", {"text": ""})
    assert (await house["Ada"].get(f"/tables/{table}/note"))["text"] == ""


async def test_what_a_blocked_person_writes_is_not_sent_to_who_has_blocked_them(house: House) -> None:
    table = await house.open("Ada", "Ben", "Cleo")
    await say(house, "Ben", table, "You fool")
    await say(house, "Cleo", table, "Now, now")
    # Ben is a guest: he is found by his line, and by his seat.
    block = f"/tables/{table}/block"
    assert (await house["Ada"].post(block, {"room": "players", "line": 1}))["blocked"] == ["Ben"]
    lines = (await house["Ada"].get(f"/tables/{table}/chat?room=players"))["lines"]
    assert [(line["text"], line.get("is_blocked", False)) for line in lines] == [("", True), ("Now, now", False)]
    assert await heard(house, "Cleo", table) == [("Ben", "You fool"), ("Cleo", "Now, now")]
    assert await heard(house, "Ben", table) == [("Ben", "You fool"), ("Cleo", "Now, now")]
    assert (await house["Ada"].get("/blocked"))["blocked"] == ["Ben"]
    assert (await house["Ada"].post("/people/ben/block", {"block": False}))["blocked"] == []
    assert await heard(house, "Ada", table) == [("Ben", "You fool"), ("Cleo", "Now, now")]
    assert (await house["Ada"].post(block, {"seat": 1}))["blocked"] == ["Ben"]


async def test_only_who_can_be_met_there_is_blocked(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await say(house, "Ben", table, "Hello")
    block = f"/tables/{table}/block"
    await house["Dan"].post(block, {"room": "players", "line": 1}, 403)  # he may not read it
    await house["Ben"].post(block, {"room": "players", "line": 1}, 409)  # himself
    await house["Ada"].post(block, {"room": "players", "line": 9}, 404)
    for seat in (7, None):
        await house["Ada"].post(block, {"seat": seat}, 404)
    house["Dan"].client.cookies.clear()
    await house["Dan"].post(block, {"seat": 0}, 403)
    assert (await house["Ada"].get("/blocked"))["blocked"] == []


async def test_a_person_can_block_a_limited_number_of_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "MOST_BLOCKED", 1)
    table = await house.open("Ada", "Ben", "Cleo")
    await house["Ada"].post(f"/tables/{table}/block", {"seat": 1})
    error = (await house["Ada"].post(f"/tables/{table}/block", {"seat": 2}, 409))["error"]
    assert (error["key"], error["args"]) == ("blocks-most", {"most": 1})
