"""The host of a table: filling and freeing seats, changing what is agreed, closing; and who is not the host."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow
from tests.server.distance.house import DAY, House, SetClock, a_house, house_of
from tests.server.distance.signed import become, fault
from tests.server.helpers import ME, OPEN

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600, "increment": 10}


house = house_of("Ada", "Ben", "Cleo", "Dan")


async def opened(house: House, seats: int = 3, **more: Any) -> str:
    body = {"ruleset": "arkadia", "seats": [ME, *[OPEN] * (seats - 1)], "options": {}, **more}
    return str((await house["Ada"].post("/tables", body))["id"])


async def sit(house: House, name: str, table: str, seat: int, status: int = 200) -> Any:
    return await house[name].post(f"/tables/{table}/sit", {"seat": seat}, status)


async def brief(house: House, table: str) -> Any:
    return (await house["Ada"].get(f"/tables/{table}"))["table"]


HOSTS_ONLY = [
    ("remove", {"seat": 0}),
    ("fill", {}),
    ("fill", {"seat": 2}),
    ("close", {}),
    ("agreement", {"name": "Other"}),
    ("agreement", {"chat": False}),
]


@pytest.mark.parametrize(("what", "body"), HOSTS_ONLY)
async def test_only_the_host_may(house: House, what: str, body: dict[str, Any]) -> None:
    table = await opened(house)
    await sit(house, "Ben", table, 1)
    before = await brief(house, table)
    for name in ("Ben", "Cleo"):  # another seat, a spectator
        assert (await fault(house[name], f"/tables/{table}/{what}", body, 403))["key"] == "not-host"
    house["Dan"].client.cookies.clear()
    assert (await fault(house["Dan"], f"/tables/{table}/{what}", body, 403))["key"] == "no-session"
    assert await brief(house, table) == before


@pytest.mark.parametrize(("what", "body"), HOSTS_ONLY[:5])
async def test_not_after_the_start(house: House, what: str, body: dict[str, Any]) -> None:
    table = await house.open("Ada", "Ben")
    assert (await fault(house["Ada"], f"/tables/{table}/{what}", body, 409))["key"] == "already-started"


async def test_the_host_removes_somebody_who_cannot_come_back_by_themselves(house: House) -> None:
    await become(house["Ben"], "Ben Hur")
    table = await opened(house)
    await sit(house, "Ben", table, 1)
    found = await house["Ada"].post(f"/tables/{table}/remove", {"seat": 1})
    assert found["seats"][1]["kind"] == "open"
    assert (await fault(house["Ben"], f"/tables/{table}/sit", {"seat": 1}, 403))["key"] == "was-removed"
    assert (await house["Ben"].get(f"/tables/{table}/invitation"))["why_not"] == "was-removed"
    assert (await house["Ben"].get("/invitations"))["invitations"] == []
    await house["Ben"].post(f"/tables/{table}/answer", {"accept": True}, 404)
    await house["Ada"].post(f"/tables/{table}/invite", {"name": "Ben Hur"})
    await sit(house, "Ben", table, 1)
    await house["Ada"].post(f"/tables/{table}/remove", {"seat": 0}, 409)  # not oneself
    await house["Ada"].post(f"/tables/{table}/remove", {"seat": 2}, 400)  # nobody sits there


async def test_a_bot_takes_a_kept_seat_and_can_be_removed(house: House) -> None:
    await become(house["Ben"], "Ben Hur")
    table = await opened(house, 4)
    await house["Ada"].post(f"/tables/{table}/invite", {"name": "Ben Hur", "seat": 1})
    error = await fault(house["Ada"], f"/tables/{table}/fill", {}, 409)
    assert (error["key"], error["args"]["name"]) == ("seat-kept", "Ben Hur")
    found = await house["Ada"].post(f"/tables/{table}/fill", {"seat": 1, "bot": "random"})
    assert (found["seats"][1]["kind"], found["seats"][1]["bot"]) == ("bot", "random")
    await house["Ada"].post(f"/tables/{table}/fill", {"seat": 1}, 409)
    await house["Ada"].post(f"/tables/{table}/fill", {"seat": 2, "bot": "nobody"}, 400)
    found = await house["Ada"].post(f"/tables/{table}/remove", {"seat": 1})
    assert (found["seats"][1]["kind"], found["seats"][1]["kept"]) == ("open", "Ben Hur")
    await house["Ada"].post(f"/tables/{table}/uninvite", {"name": "Ben Hur"})
    found = await house["Ada"].post(f"/tables/{table}/fill", {"bot": "random"})
    assert found["state"] == "running"
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "bot", "bot"]


async def test_a_rated_game_is_not_filled_with_bots(house: House) -> None:
    table = await opened(house, 3, rated=True)
    assert (await fault(house["Ada"], f"/tables/{table}/fill", {}, 400))["key"] == "rated-needs-people"
    await house["Ada"].post(f"/tables/{table}/fill", {"seat": 2, "bot": "random"})
    await house["Ada"].post(f"/tables/{table}/fill", {"seat": 1, "bot": "random"}, 400)
    await sit(house, "Ben", table, 1)
    assert (await brief(house, table))["state"] == "running"


async def test_a_closed_table_says_so_for_some_time(house: House) -> None:
    table = await opened(house, name="Cromford")
    await sit(house, "Ben", table, 1)
    await house["Ada"].post(f"/tables/{table}/close", {})
    await house["Ada"].get(f"/tables/{table}", 404)
    for name in ("Ada", "Ben", "Cleo"):
        shown = await house[name].get(f"/tables/{table}/invitation")
        assert (shown["state"], shown["name"], shown["host"]) == ("closed", "Cromford", "Ada")
        lists = await house[name].get("/tables")
        assert not any(one["id"] == table for part in ("mine", "open", "finished") for one in lists[part])
    house.clock.wait(91 * DAY)
    await house["Ben"].get(f"/tables/{table}/invitation", 404)


async def test_name_company_and_chat_are_changed_without_asking_the_others(house: House) -> None:
    table = await opened(house)
    found = await house["Ada"].post(f"/tables/{table}/agreement", {"name": "Cromford", "pace": LIVE, "rated": True})
    assert (found["name"], found["pace"]["kind"], found["rated"]) == ("Cromford", "live", True)
    await sit(house, "Ben", table, 1)
    changes = {"invited": True, "unlisted": True, "chat": False, "name": "Other"}
    found = await house["Ada"].post(f"/tables/{table}/agreement", changes)
    assert (found["invited"], found["unlisted"], found["chat"], found["name"]) == (True, True, False, "Other")
    assert await unagreed(house, table) == []
    assert await changed(house, table) == ["name", "pace", "rated", "name", "invited", "no-chat"]
    await house["Ben"].post(f"/tables/{table}/chat", {"room": "players", "text": "hello"}, 409)
    assert not any(one["id"] == table for one in (await house["Cleo"].get("/tables"))["open"])
    await house["Ada"].post(f"/tables/{table}/agreement", {"invited": False})
    assert (await changed(house, table))[-1] == "unlisted"


async def unagreed(house: House, table: str) -> list[int]:
    return [one["seat"] for one in (await brief(house, table))["seats"] if one.get("must_agree")]


async def changed(house: House, table: str) -> list[str]:
    """What the log tells about changes of the host."""
    entries = (await house["Cleo"].get(f"/tables/{table}"))["log"]
    return [event["args"]["what"] for entry in entries if entry["kind"] == "agreement" for event in entry["events"]]


async def letter(house: House, name: str, table: str) -> Any:
    return await house[name].get(f"/tables/{table}/invitation")


async def test_who_sits_there_agrees_again_before_the_game_begins(house: House) -> None:
    table = await opened(house, 2)
    await sit(house, "Cleo", table, 1)
    assert (await brief(house, table))["state"] == "running"
    table = await opened(house)
    await sit(house, "Ben", table, 1)
    await house["Ada"].post(f"/tables/{table}/agreement", {"pace": LIVE, "rated": True})
    assert await unagreed(house, table) == [1]
    found = await letter(house, "Ben", table)
    assert (found["former"]["pace"], found["former"]["rated"], found["rated"]) == (None, False, True)
    assert (await letter(house, "Ada", table))["former"] is (await letter(house, "Cleo", table))["former"] is None
    await sit(house, "Cleo", table, 2)  # agrees to what is written there now
    assert ((await brief(house, table))["state"], await unagreed(house, table)) == ("open", [1])
    agree = f"/tables/{table}/agree"
    assert (await fault(house["Cleo"], agree, {"version": 99}, 409))["key"] == "is-agreed"
    await house["Dan"].post(agree, {"version": 99}, 403)
    early = found["version"] - 1
    assert (await fault(house["Ben"], agree, {"version": early}, 409))["key"] == "changed-again"
    await house["Ben"].post(agree, {"version": found["version"]})
    snapshot = await house["Ada"].get(f"/tables/{table}")
    assert (snapshot["table"]["state"], snapshot["clock"] is not None) == ("running", True)
    assert [entry["kind"] for entry in snapshot["log"]][-2:] == ["agree", "start"]
    await house["Ben"].post(agree, {"version": snapshot["version"]}, 409)


async def test_a_change_that_is_taken_back_needs_no_agreement(house: House) -> None:
    table = await opened(house)
    await sit(house, "Ben", table, 1)
    await house["Ada"].post(f"/tables/{table}/agreement", {"rated": True})
    await sit(house, "Cleo", table, 2)
    await house["Ada"].post(f"/tables/{table}/agreement", {"rated": False})
    # Cleo sat down at a rated table, Ben at one that was not.
    assert ((await brief(house, table))["state"], await unagreed(house, table)) == ("open", [2])
    await house["Cleo"].post(f"/tables/{table}/leave", {})
    await house["Ada"].post(f"/tables/{table}/agreement", {"rated": True})
    await sit(house, "Cleo", table, 2)
    await house["Cleo"].post(f"/tables/{table}/leave", {})
    await house["Ada"].post(f"/tables/{table}/fill", {"seat": 2})
    assert ((await brief(house, table))["state"], await unagreed(house, table)) == ("open", [1])
    await house["Ada"].post(f"/tables/{table}/agreement", {"rated": False})
    assert (await brief(house, table))["state"] == "running"


async def test_bots_do_not_start_a_game_to_which_somebody_has_not_agreed(house: House) -> None:
    table = await opened(house)
    await sit(house, "Ben", table, 1)
    await house["Ada"].post(f"/tables/{table}/agreement", {"options": {"flip": "yes"}})
    error = await fault(house["Ada"], f"/tables/{table}/fill", {}, 409)
    assert (error["key"], error["args"]["name"]) == ("not-agreed", "Ben")
    await house["Ada"].post(f"/tables/{table}/remove", {"seat": 1})
    await house["Ada"].post(f"/tables/{table}/fill", {})
    assert (await brief(house, table))["options"]["flip"] == "yes"


async def test_who_has_to_agree_is_known_after_a_restart_and_gets_a_notice(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        ben = (await house["Ben"].get("/me"))["id"]
        notices = house.distance.store.notices
        await notices.add_channel(ChannelRow("c1", ben, "mail", "ben@example.org", made=clock.now()))
        table = await opened(house)
        await sit(house, "Ben", table, 1)
        await house["Ada"].post(f"/tables/{table}/agreement", {"name": "Other"})
        await house["Ada"].post(f"/tables/{table}/agreement", {"pace": LIVE})
        await house.distance.outbox.written()
        (notice,) = await notices.of_channel("c1", 10)
        assert (notice.kind, notice.table_id) == ("changed", table)
        (channel,) = await notices.channels_of(ben)
        assert await house.distance.turn_notices.needed(notice, channel)
        await house["Ben"].post(f"/tables/{table}/agree", {"version": 99})
        assert not await house.distance.turn_notices.needed(notice, channel)
        await house["Ada"].post(f"/tables/{table}/agreement", {"pace": {"kind": "unhurried"}})
    async with a_house(settings, clock, "Ada", "Cleo") as house:
        found = (await house["Cleo"].get(f"/tables/{table}"))["table"]["seats"]
        assert [one.get("must_agree", False) for one in found] == [False, True, False]


async def test_what_cannot_be_agreed_is_refused(house: House) -> None:
    table = await opened(house)
    before = await brief(house, table)
    for body in (
        {"name": ""},
        {"name": "x" * 100},
        {"pace": {"kind": "live", "bank": 1, "increment": 0}},
        {"options": {"no-such-option": "on"}},
    ):
        await house["Ada"].post(f"/tables/{table}/agreement", body, 400)
    assert await brief(house, table) == before


async def test_options_and_pace_hold_for_the_game_that_begins(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        body = {"ruleset": "water-frame", "seats": [ME, OPEN], "options": {}}
        table = str((await house["Ada"].post("/tables", body))["id"])
        rules = next(one for one in await house["Ada"].get("/rulesets") if one["id"] == "water-frame")
        option = next(one for one in rules["options"] if 2 in one["seats"])
        value = next(one for one in option["values"] if one != option["default"])
        changes = {"options": {option["key"]: value}, "pace": LIVE}
        found = await house["Ada"].post(f"/tables/{table}/agreement", changes)
        assert found["options"][option["key"]] == value
        await sit(house, "Ben", table, 1)
        snapshot = await house["Ada"].get(f"/tables/{table}")
        assert (snapshot["table"]["state"], snapshot["table"]["options"][option["key"]]) == ("running", value)
        assert not snapshot["table"]["pinned"]
        assert snapshot["clock"]["seats"][0]["flag"] or snapshot["clock"]["seats"][1]["flag"]
    async with a_house(settings, clock, "Dan") as house:  # it is opened again as it began
        again = await house["Dan"].get(f"/tables/{table}")
        assert (again["table"]["pinned"], again["version"]) == (False, snapshot["version"])


async def test_chat_is_switched_during_the_game(house: House) -> None:
    table = await house.open("Ada", "Ben")
    assert not (await house["Ada"].post(f"/tables/{table}/agreement", {"chat": False}))["chat"]
    await house["Ben"].post(f"/tables/{table}/chat", {"room": "players", "text": "hello"}, 409)
    await house["Ada"].post(f"/tables/{table}/agreement", {"chat": True})
    await house["Ben"].post(f"/tables/{table}/chat", {"room": "players", "text": "hello"})
    await house.act("Ben", table, "resign")
    await house["Ada"].post(f"/tables/{table}/agreement", {"chat": False}, 409)


async def test_connections_are_told_what_the_host_changed(house: House) -> None:
    from arktable.server.live.updates import Messenger  # noqa: PLC0415 - only here

    table = await opened(house)
    live = await house.app.services.cache.get(table)
    messenger = Messenger(live, None, None, house.app.services.presence)
    messenger.snapshot()
    await house["Ada"].post(f"/tables/{table}/agreement", {"name": "Cromford"})
    (message,) = messenger.news()
    assert message["kind"] == "update"
    assert message["table"].name == "Cromford"
