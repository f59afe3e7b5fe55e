"""Names, sessions, rulesets."""

from __future__ import annotations

import httpx
import pytest

from arktable.engine.registry import find_game
from arktable.server.http.application import Application
from tests.server.helpers import BASE, OPEN, Person, a_person, transport

pytestmark = pytest.mark.anyio


async def test_a_visitor_is_nobody_until_they_give_a_name(visitor: Person) -> None:
    assert await visitor.get("/me") == {"id": None, "name": None}
    me = await visitor.post("/me", {"name": "Ada"})
    assert me["name"] == "Ada"
    assert await visitor.get("/me") == me


async def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor: Person) -> None:
    response = await visitor.client.post("/api/me", json={"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


async def test_a_name_can_be_changed_and_changes_at_the_table_too(ada: Person, ben: Person) -> None:
    table = await ada.create()
    before = await ada.get("/me")
    assert (await ada.post("/me", {"name": "Ada Lovelace"}))["id"] == before["id"]
    seats = (await ben.get(f"/tables/{table}"))["table"]["seats"]
    assert seats[0]["name"] == "Ada Lovelace"
    assert (await ben.get("/tables"))["open"][0]["seats"][0]["name"] == "Ada Lovelace"


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Ada  B. ", "Ada B."), ("A\u0000d\na", "A d a"), ("Zo\u00eb\u202e", "Zo\u00eb"), ("x" * 24, "x" * 24)],
)
async def test_names_lose_control_characters_and_spare_spaces(visitor: Person, given: str, kept: str) -> None:
    assert (await visitor.post("/me", {"name": given}))["name"] == kept


@pytest.mark.parametrize("given", ["", "   ", "\u0000\u200b", "x" * 25])
async def test_names_have_1_to_24_characters(visitor: Person, given: str) -> None:
    answer = await visitor.post("/me", {"name": given}, 400)
    assert answer["error"] == {"key": "name-length", "args": {"most": 24}}
    assert (await visitor.get("/me"))["id"] is None


async def test_an_invented_session_is_nobody(app: Application) -> None:
    cookies = {"arktable_session": "x" * 43}
    async with httpx.AsyncClient(transport=transport(app), base_url=BASE, cookies=cookies) as client:
        assert (await client.get("/api/me")).json()["id"] is None


async def test_opening_a_table_makes_a_guest(visitor: Person) -> None:
    await visitor.create()
    assert (await visitor.get("/me"))["name"] == "Guest"


async def test_sitting_down_makes_a_guest(ada: Person, visitor: Person) -> None:
    table = await ada.create(OPEN, OPEN)
    snapshot = await visitor.post(f"/tables/{table}/sit", {"seat": 1})
    assert snapshot["table"]["you"] == 1
    assert (await visitor.get("/me"))["name"] == "Guest"


async def test_rulesets_say_all_the_lobby_needs(visitor: Person) -> None:
    arkadia = next(ruleset for ruleset in await visitor.get("/rulesets") if ruleset["id"] == "arkadia")
    assert arkadia["seats"] == [2, 4]
    bots = {bot["id"]: bot for bot in arkadia["bots"]}
    assert {"random", "gentle", "greedy", "search"} <= set(bots)
    assert (bots["greedy"]["thinks"], bots["search"]["thinks"]) == (False, True)
    assert bots["search"]["seconds"] > 0
    setup = next(option for option in arkadia["options"] if option["key"] == "setup")
    assert setup == {
        "key": "setup",
        "kind": "choice",
        "values": ["standard", "beginner"],
        "default": "standard",
        "seats": [2, 3, 4],
    }


async def test_an_option_says_for_how_many_players_it_is(visitor: Person) -> None:
    cards = next(ruleset for ruleset in await visitor.get("/rulesets") if ruleset["id"] == "arkwright-cards")
    seats = {option["key"]: option["seats"] for option in cards["options"]}
    assert seats["awards"] == seats["solo-factories"] == [1]
    assert seats["neutral"] == [2]
    assert seats["factories"] == [2, 3, 4]
    assert seats["restrictions"] == [1, 2, 3, 4]


async def test_the_numbers_are_those_of_the_sheet(visitor: Person) -> None:
    numbers = await visitor.get("/rulesets/water-frame/numbers")
    sheet = find_game("water-frame").sheet
    assert numbers["values"] == sheet.values()
    assert numbers["reconstructed"] == sheet.reconstructed()
    assert (await visitor.get("/rulesets/chess/numbers", 400))["error"]["key"] == "unknown-name"


async def test_the_kit_follows_the_options(visitor: Person) -> None:
    assert (await visitor.get("/rulesets/arkadia/kit"))["flip"] is False
    assert (await visitor.get("/rulesets/arkadia/kit?flip=yes"))["flip"] is True
    assert (await visitor.get("/rulesets/arkadia/kit?flip=maybe", 400))["error"]["key"] == "unknown-name"
    assert (await visitor.get("/rulesets/chess/kit", 400))["error"]["key"] == "unknown-name"


async def test_health_tells_the_version(visitor: Person) -> None:
    assert (await visitor.get("/health"))["status"] == "ok"


async def test_guests_from_one_address_are_limited(strict_app: Application) -> None:
    for _ in range(2):
        async with a_person(strict_app, "Ada"):
            pass
    async with a_person(strict_app) as third:
        answer = await third.post("/me", {"name": "Cy"}, 429)
        assert answer["error"]["key"] == "too-many"


async def test_a_table_says_the_numbers_it_is_played_on(ada: Person) -> None:
    table = await ada.create()
    assert (await ada.get(f"/tables/{table}/numbers")) == (await ada.get("/rulesets/arkadia/numbers"))
    assert (await ada.get("/tables/nowhere/numbers", 404))["error"]["key"]
