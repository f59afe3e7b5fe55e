"""Watching, putting tables away, addresses for others, and a server by invitation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from arktable.server.distance.invitations import reach
from arktable.server.live.updates import Messenger
from arktable.server.settings import Settings
from tests.server.distance.house import DAY, House, SetClock, a_house, house_of
from tests.server.distance.signed import become, fault
from tests.server.helpers import BOT, ME, OPEN, finished_table

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600, "increment": 10}


house = house_of("Ada", "Ben", "Cleo", "Dan")


async def id_of(house: House, name: str) -> str:
    return str((await house[name].get("/me"))["id"])


# -- watching ----------------------------------------------------------------------------------------------------------


async def test_people_who_watch_are_counted_and_not_named(house: House) -> None:
    table = await house.open("Ada", "Ben")
    presence, live = house.app.services.presence, await house.app.services.cache.get(table)
    messenger = Messenger(live, await id_of(house, "Ada"), None, presence)
    messenger.snapshot()
    cleo = await id_of(house, "Cleo")
    presence.enter(table, await id_of(house, "Ada"))  # players do not watch
    for _ in range(2):  # two tabs of a person, two visitors
        presence.enter(table, cleo)
        presence.enter(table, "")
    (message,) = messenger.news()
    assert message["kind"] == "presence"
    assert (message["online"], message["watching"]) == ([True, False], 3)
    assert cleo not in str(message)
    lists = await house["Dan"].get("/tables")
    assert [one["watching"] for one in lists["running"]] == [3]
    presence.leave(table, cleo)
    assert messenger.news() == []
    presence.leave(table, cleo)
    presence.leave(table, "")
    (message,) = messenger.news()
    assert message["kind"] == "presence"
    assert message["watching"] == 1


async def test_a_spectator_who_sits_down_does_not_watch(house: House) -> None:
    table = str((await house["Ada"].post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}))["id"])
    presence = house.app.services.presence
    presence.enter(table, await id_of(house, "Ben"))
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["watching"] == 1
    await house["Ben"].post(f"/tables/{table}/sit", {"seat": 1})
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["watching"] == 0


async def test_live_tables_come_first_then_those_with_most_watchers(house: House) -> None:
    calm = await house.open("Ada", "Ben")
    seen = await house.open("Ada", "Ben")
    live = await house.open("Ada", "Ben", pace=LIVE)
    await house.open("Ada", "Ben", unlisted=True)
    await house["Ada"].post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]})
    house.app.services.presence.enter(seen, await id_of(house, "Dan"))
    watch = await house["Cleo"].get("/watch")
    assert [one["table"]["id"] for one in watch["tables"]] == [live, seen, calm]
    assert [one["table"]["you"] for one in (await house["Ada"].get("/watch"))["tables"]] == [-1, -1, -1]


async def test_the_list_is_made_at_most_every_ten_seconds(house: House) -> None:
    await house.open("Ada", "Ben")
    first = await house["Cleo"].get("/watch")
    await house.open("Ada", "Ben")
    house.clock.wait(9)
    assert await house["Cleo"].get("/watch") == first
    house.clock.wait(1)
    assert len((await house["Cleo"].get("/watch"))["tables"]) == 2


@pytest.mark.parametrize("ruleset", ["arkadia", "water-frame", "arkwright-cards"])
async def test_a_miniature_has_nothing_but_the_public_part(house: House, ruleset: str) -> None:
    table = await house.open("Ada", "Ben", ruleset=ruleset)
    (found,) = (await house["Cleo"].get("/watch"))["tables"]
    position = (await house.app.services.cache.get(table)).position
    assert position is not None
    assert set(found["view"]) == set(position.public_part(False))
    own: Mapping[str, Any] = position.own_part(0)
    assert not set(found["view"]) & set(own)


# -- putting away ------------------------------------------------------------------------------------------------------


async def test_a_table_that_is_done_is_put_away_and_taken_back(house: House) -> None:
    over = await finished_table(house["Ada"])
    running = await house.open("Ada", "Ben")
    await house["Ada"].post(f"/tables/{over}/shelve", {"away": True})
    lists = await house["Ada"].get("/tables")
    assert ([one["id"] for one in lists["mine"]], lists["put_away"]) == ([running], 1)
    assert not any(one["id"] == over for one in lists["finished"])
    shelf = await house["Ada"].get("/tables?shelf=1")
    assert [one["id"] for one in shelf["mine"]] == [over]
    await house["Ada"].post(f"/tables/{over}/shelve", {"away": False})
    assert len((await house["Ada"].get("/tables"))["mine"]) == 2


async def test_a_game_one_plays_cannot_be_put_away_nor_that_of_others(house: House) -> None:
    table = await house.open("Ada", "Ben", "Cleo")
    assert (await fault(house["Ada"], f"/tables/{table}/shelve", {"away": True}, 409))["key"] == "still-playing"
    await house["Dan"].post(f"/tables/{table}/shelve", {"away": True}, 403)
    await house.act("Ada", table, "resign")
    await house["Ada"].post(f"/tables/{table}/shelve", {"away": True})
    assert (await house["Ada"].get("/tables"))["mine"] == []
    assert len((await house["Ben"].get("/tables"))["mine"]) == 1
    house["Dan"].client.cookies.clear()
    await house["Dan"].post(f"/tables/{table}/shelve", {"away": True}, 403)
    await house["Ada"].post("/tables/zzzzzzzzzz/shelve", {"away": True}, 404)


# -- addresses for others ----------------------------------------------------------------------------------------------


async def reached(settings: Settings, host: str) -> Any:
    async with a_house(settings, SetClock(), "Ada") as house:
        response = await house["Ada"].client.get("/api/reach", headers={"host": host})
        return response.json()


async def test_the_public_address_is_offered(settings: Settings) -> None:
    found = await reached(replace(settings, public_url="https://table.example.org/"), "127.0.0.1:8000")
    assert found == {"addresses": ["https://table.example.org"], "reason": ""}


async def test_an_address_of_this_computer_alone_is_said_to_be_so(settings: Settings) -> None:
    for host in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000"):
        found = await reached(replace(settings, listens="127.0.0.1"), host)
        assert found == {"addresses": [f"http://{host}"], "reason": "only-here"}


async def test_the_addresses_of_the_network_are_offered(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.5"])
    found = await reached(replace(settings, listens="0.0.0.0"), "127.0.0.1:8000")
    assert found["reason"] == ""
    assert found["addresses"][0].startswith("http://192.168.1.5")
    used = await reached(replace(settings, listens="0.0.0.0"), "192.168.1.5:8000")
    assert used["addresses"][0] == "http://192.168.1.5:8000"


def test_own_addresses_are_of_no_use_only_here() -> None:
    assert not [one for one in reach.own_addresses() if one.startswith("127.")]


async def test_a_table_has_a_link_and_its_picture(settings: Settings) -> None:
    async with a_house(replace(settings, public_url="https://table.example.org"), SetClock(), "Ada") as house:
        table = str((await house["Ada"].post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}))["id"])
        found = await house["Ada"].get(f"/tables/{table}/link")
        assert (found["link"], found["reason"]) == (f"https://table.example.org/table/{table}", "")
        assert found["qr_size"] > 20
        await house["Ada"].get("/tables/zzzzzzzzzz/link", 404)


# -- by invitation -----------------------------------------------------------------------------------------------------


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[House]:
    async with a_house(replace(settings, by_invitation=True), SetClock(), "Ada", "Ben", "Cleo") as house:
        await become(house["Ada"], "Ada Lind")  # the first player needs no invitation
        yield house


async def test_nobody_opens_tables_or_becomes_a_player_without_an_invitation(club: House) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, BOT]}
    assert (await fault(club["Ben"], "/tables", body, 403))["key"] == "by-invitation"
    found = (await club["Ben"].get("/features"))["features"]["open-to-all"]
    assert found == {"on": False, "reason": "by-invitation"}
    player = {"name": "Ben Hur", "password": "four words are better"}
    assert (await fault(club["Ben"], "/password", player, 403))["key"] == "by-invitation"
    assert (await fault(club["Ben"], "/passkey/new", {"name": "Ben Hur"}, 403))["key"] == "by-invitation"
    table = str((await club["Ada"].post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}))["id"])
    await club["Ben"].post(f"/tables/{table}/sit", {"seat": 1})  # everybody who has the link of a table sits down


async def test_a_code_lets_one_person_in(club: House) -> None:
    assert (await club["Ben"].get("/welcome")) == {"by_invitation": True, "is_in": False, "may_invite": False}
    made = await club["Ada"].post("/welcome", {})
    assert made["link"].endswith(f"/welcome#{made['code']}")
    await club["Ben"].post("/welcome", {}, 403)
    answers = await asyncio.gather(
        *[club[name].client.post("/api/welcome/use", json={"code": made["code"].lower()}) for name in ("Ben", "Cleo")]
    )
    assert sorted(one.status_code for one in answers) == [200, 404]
    let_in = club["Ben"] if answers[0].status_code == 200 else club["Cleo"]
    assert (await let_in.get("/welcome"))["is_in"]
    await let_in.post("/tables", {"ruleset": "arkadia", "seats": [ME, BOT]})
    await let_in.post("/welcome", {}, 403)  # guests let nobody in
    await become(let_in, "Somebody Else")
    await let_in.post("/welcome", {})


async def test_codes_end_and_are_limited(club: House) -> None:
    made = await club["Ada"].post("/welcome", {})
    club.clock.wait(15 * DAY)
    assert (await fault(club["Ben"], "/welcome/use", {"code": made["code"]}, 404))["key"] == "welcome-unknown"
    for _ in range(20):
        await club["Ada"].post("/welcome", {})
    assert (await fault(club["Ada"], "/welcome", {}, 409))["key"] == "welcomes-most"


async def test_a_server_that_is_not_by_invitation_asks_for_none(house: House) -> None:
    assert (await house["Ben"].get("/welcome")) == {"by_invitation": False, "is_in": True, "may_invite": False}
