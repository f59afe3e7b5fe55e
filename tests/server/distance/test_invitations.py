"""Invitations by name: who may invite, sit down, decline; seats that are kept; people who are blocked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow
from tests.server.distance.house import House, SetClock, a_house
from tests.server.distance.signed import become, fault
from tests.server.helpers import ME, OPEN

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, SetClock(), "Ada", "Ben", "Cleo", "Dan") as house:
        await become(house["Ben"], "Ben Hur")
        await become(house["Cleo"], "Cleo Pan")
        yield house


async def opened(house: House, seats: int = 3, **more: Any) -> str:
    """A table of Ada that waits for others."""
    body = {"ruleset": "arkadia", "seats": [ME, *[OPEN] * (seats - 1)], "options": {}, **more}
    return str((await house["Ada"].post("/tables", body))["id"])


async def invite(house: House, table: str, name: str, seat: int = -1, status: int = 200, by: str = "Ada") -> Any:
    return await house[by].post(f"/tables/{table}/invite", {"name": name, "seat": seat}, status)


async def sit(house: House, name: str, table: str, seat: int, status: int = 200) -> Any:
    return await house[name].post(f"/tables/{table}/sit", {"seat": seat}, status)


async def letter(house: House, name: str, table: str) -> Any:
    return await house[name].get(f"/tables/{table}/invitation")


async def test_an_invited_player_finds_the_invitation_and_sits_down(house: House) -> None:
    table = await opened(house)
    brief = await invite(house, table, "ben hur", 2)
    assert [seat.get("kept", "") for seat in brief["seats"]] == ["", "", "Ben Hur"]
    (found,) = (await house["Ben"].get("/invitations"))["invitations"]
    assert (found["table"]["id"], found["by"]) == (table, "Ada")
    shown = await letter(house, "Ben", table)
    assert (shown["by"], shown["seat"], shown["why_not"]) == ("Ada", 2, "")
    brief = await house["Ben"].post(f"/tables/{table}/answer", {"accept": True})
    assert (brief["you"], brief["seats"][2]["name"]) == (2, "Ben Hur")
    assert (await house["Ben"].get("/invitations"))["invitations"] == []
    (row,) = (await house["Ada"].get(f"/tables/{table}/invited"))["invited"]
    assert (row["name"], row["answer"]) == ("Ben Hur", "accepted")


async def test_only_the_host_invites_and_sees_who_is_invited(house: House) -> None:
    table = await opened(house)
    await sit(house, "Dan", table, 1)
    for name in ("Dan", "Cleo"):  # a player of the table, and a spectator
        await invite(house, table, "Ben Hur", status=403, by=name)
        await house[name].post(f"/tables/{table}/uninvite", {"name": "Ben Hur"}, 403)
        await house[name].get(f"/tables/{table}/invited", 403)
    house["Dan"].client.cookies.clear()
    await invite(house, table, "Ben Hur", status=403, by="Dan")
    await house["Dan"].post(f"/tables/{table}/answer", {"accept": True}, 403)
    assert (await house["Dan"].get("/invitations"))["invitations"] == []


async def test_a_kept_seat_is_for_nobody_else(house: House) -> None:
    table = await opened(house)
    await invite(house, table, "Ben Hur", 1)
    error = await fault(house["Dan"], f"/tables/{table}/sit", {"seat": 1}, 409)
    assert (error["key"], error["args"]["name"]) == ("seat-kept", "Ben Hur")
    assert (await letter(house, "Dan", table))["seat"] == 2
    await sit(house, "Dan", table, 2)
    assert (await letter(house, "Cleo", table))["state"] == "full"
    assert (await letter(house, "Cleo", table))["seat"] == -1
    await invite(house, table, "Cleo Pan", 1, 409)  # it is kept already
    await house["Ada"].post(f"/tables/{table}/uninvite", {"name": "BEN HUR"})
    await sit(house, "Cleo", table, 1)
    assert (await letter(house, "Ben", table))["state"] == "begun"


async def test_of_those_who_want_a_kept_seat_at_once_the_invited_one_gets_it(house: House) -> None:
    table = await opened(house)
    await invite(house, table, "Ben Hur", 1)
    answers = await asyncio.gather(
        *[house[name].client.post(f"/api/tables/{table}/sit", json={"seat": 1}) for name in ("Dan", "Cleo", "Ben")],
        house["Ben"].client.post(f"/api/tables/{table}/answer", json={"accept": True}),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["seats"][1]["name"] == "Ben Hur"


async def test_two_people_want_the_last_free_seat(house: House) -> None:
    table = await opened(house, 2)
    answers = await asyncio.gather(
        *[house[name].client.post(f"/api/tables/{table}/sit", json={"seat": 1}) for name in ("Ben", "Cleo", "Dan")]
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


async def test_who_declines_frees_the_seat(house: House) -> None:
    table = await opened(house)
    await invite(house, table, "Ben Hur", 1)
    await house["Ben"].post(f"/tables/{table}/answer", {"accept": False})
    assert (await house["Ben"].get("/invitations"))["invitations"] == []
    await sit(house, "Dan", table, 1)
    await house["Ben"].post(f"/tables/{table}/answer", {"accept": True})  # thought better of it
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["state"] == "running"
    await house["Cleo"].post(f"/tables/{table}/answer", {"accept": True}, 404)


async def test_a_table_for_invited_people(house: House) -> None:
    table = await opened(house, invited=True)
    assert (await fault(house["Dan"], f"/tables/{table}/sit", {"seat": 1}, 403))["key"] == "not-invited"
    assert (await letter(house, "Dan", table))["why_not"] == "not-invited"
    await invite(house, table, "Ben Hur")
    await sit(house, "Ben", table, 1)
    await house["Ada"].post(f"/tables/{table}/leave", {})
    # The next person who sits there is the host.
    assert (await letter(house, "Ben", table))["is_host"]
    await invite(house, table, "Cleo Pan", by="Ben")
    await invite(house, table, "Cleo Pan", by="Ada", status=403)
    assert (await fault(house["Ada"], f"/tables/{table}/sit", {"seat": 0}, 403))["key"] == "not-invited"


async def test_an_unknown_name_and_one_that_is_a_guest(house: House) -> None:
    table = await opened(house)
    for name in ("Nobody There", "Dan", "Ada"):
        assert (await fault(house["Ada"], f"/tables/{table}/invite", {"name": name}, 404))["key"] == "no-such-player"
    await invite(house, table, "", status=400)
    await invite(house, table, "Ben Hur", 9, 400)
    await invite(house, table, "Ben Hur", 0, 409)
    await sit(house, "Ben", table, 1)
    await invite(house, table, "Ben Hur", status=409)
    await house["Ada"].post(f"/tables/{table}/uninvite", {"name": "Cleo Pan"}, 404)


async def test_somebody_who_is_blocked_cannot_invite_nor_sit_down(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    table = await opened(house)
    await invite(house, table, "Ben Hur", 1)
    assert (await house["Ben"].post("/people/Ada Lind/block", {}))["blocked"] == ["Ada Lind"]
    assert (await house["Ben"].get("/invitations"))["invitations"] == []
    await sit(house, "Dan", table, 1)  # it is not kept any longer
    error = await fault(house["Ada"], f"/tables/{table}/invite", {"name": "Ben Hur"}, 409)
    assert error["key"] == "not-to-invite"
    own = str((await house["Ben"].post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}))["id"])
    assert (await fault(house["Ada"], f"/tables/{own}/sit", {"seat": 1}, 403))["key"] == "not-invited"
    assert (await house["Ben"].post("/people/ada lind/block", {"block": False}))["blocked"] == []
    await sit(house, "Ada", own, 1)
    await house["Ben"].post("/people/Ben Hur/block", {}, 409)
    await house["Ben"].post("/people/Nobody There/block", {}, 404)
    house["Dan"].client.cookies.clear()
    await house["Dan"].post("/people/Ben Hur/block", {}, 403)
    await house["Dan"].get("/blocked", 403)


async def test_the_invited_is_told_once(house: House) -> None:
    ben = str((await house["Ben"].get("/me"))["id"])
    notices = house.distance.store.notices
    await notices.add_channel(ChannelRow("c1", ben, "mail", "ben@example.org", made=house.clock.now()))
    table = await opened(house)
    for _ in range(2):
        await invite(house, table, "Ben Hur")
        await house.distance.outbox.written()
    (notice,) = await notices.of_channel("c1", 10)
    assert (notice.kind, notice.table_id) == ("invitation", table)
    assert "Ada" in notice.data


async def test_invitations_are_limited(house: House) -> None:
    table = await opened(house)
    for _ in range(40):
        await invite(house, table, "Ben Hur")
    await invite(house, table, "Ben Hur", status=429)
    house.clock.wait(600)
    await invite(house, table, "Ben Hur")


async def test_invitations_survive_a_restart(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        await become(house["Ben"], "Ben Hur")
        table = await opened(house)
        await invite(house, table, "Ben Hur", 1)
    async with a_house(settings, clock, "Dan") as house:
        assert (await house["Dan"].get(f"/tables/{table}"))["table"]["seats"][1]["kept"] == "Ben Hur"
        await sit(house, "Dan", table, 1, 409)


async def test_what_is_agreed_is_said_before_one_sits_down(house: House) -> None:
    pace = {"kind": "days", "bank": 3 * 86400, "increment": 86400, "window": [540, 1320], "at_zero": "bot"}
    table = await opened(house, pace=pace, rated=True, name="Cromford")
    await sit(house, "Ben", table, 1)
    shown = await letter(house, "Dan", table)
    assert (shown["name"], shown["host"], shown["state"], shown["rated"]) == ("Cromford", "Ada", "open", True)
    assert (shown["pace"]["bank"], shown["pace"]["at_zero"]) == (3 * 86400, "bot")
    assert shown["minutes"] > 0
    assert [(seat["kind"], seat.get("host", False)) for seat in shown["seats"]] == [
        ("person", True), ("person", False), ("open", False),
    ]  # fmt: skip
    assert shown["seats"][1]["at"]
    assert "seed" not in shown


async def test_a_wrong_link_gets_the_answer_of_one_that_never_was(house: House) -> None:
    table = await opened(house)
    other = await house["Dan"].client.get("/api/tables/zzzzzzzzzz/invitation")
    wrong = await house["Dan"].client.get(f"/api/tables/{table[:-1]}/invitation")
    assert other.status_code == wrong.status_code == 404
    assert other.json()["error"]["key"] == wrong.json()["error"]["key"] == "no-such-table"
