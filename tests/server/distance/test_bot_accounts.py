"""Bot accounts and their tokens: who makes them, what they are called, and how they end."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arktable.server.distance.moderation.roles import Roles
from arktable.server.people.programs import NAME_LETTERS
from arktable.server.people.sessions import hash_of
from tests.server.distance.house import DAY, House, SetClock, a_house, house_of
from tests.server.distance.programs import Program, a_bot_of, a_program
from tests.server.distance.signed import COOKIE, another, become, fault
from tests.server.helpers import ME, OPEN, a_person, settings_for

pytestmark = pytest.mark.anyio

house = house_of("Ada", "Ben")


def rows(folder: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(folder / "test.db")
    found = connection.execute(query).fetchall()
    connection.close()
    return found


async def test_a_player_gets_a_token_once_and_the_database_has_its_hash_only(house: House, tmp_path: Path) -> None:
    await become(house["Ada"], "Ada Lind")
    made = await house["Ada"].post("/me/bots", {"name": "Deep Ark"})
    assert [bot["name"] for bot in made["bots"]] == ["Deep Ark (bot)"]
    assert (await house["Ada"].get("/me/bots"))["token"] == ""
    stored = rows(tmp_path, "SELECT id FROM session WHERE account_id LIKE 'bot-%'")
    assert stored == [(hash_of(made["token"]),)]
    assert made["token"].encode() not in (tmp_path / "test.db").read_bytes()


async def test_guests_and_visitors_make_no_bot_accounts(house: House) -> None:
    assert (await fault(house["Ada"], "/me/bots", {"name": "Deep Ark"}, 403))["key"] == "players-only"
    async with another(house) as visitor:
        assert (await fault(visitor, "/me/bots", {"name": "Deep Ark"}, 403))["key"] == "no-session"


@pytest.mark.parametrize(
    ("name", "status", "key"),
    [
        ("greedy", 409, "name-reserved"),
        ("Ada Lind", 409, "name-taken"),
        ("Bеn Lind", 400, "name-scripts"),
        ("ab", 400, "name-short"),
        ("x" * (NAME_LETTERS + 1), 400, "name-length"),
        ("two (brackets)", 400, "name-letter"),
    ],
)
async def test_the_name_of_a_bot_account_follows_the_rules_for_players(
    house: House, name: str, status: int, key: str
) -> None:
    await become(house["Ada"], "Ada Lind")
    assert (await fault(house["Ada"], "/me/bots", {"name": name}, status))["key"] == key


async def test_no_player_gets_the_name_of_a_bot_account(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await a_bot_of(house["Ada"])
    refused = await fault(house["Ben"], "/password", {"name": "deep ark", "password": "four words are better"}, 409)
    assert refused["key"] == "name-taken"


async def test_a_player_has_a_limited_number_of_bot_accounts(tmp_path: Path) -> None:
    async with a_house(settings_for(tmp_path, limit_bot_accounts=2), SetClock(), "Ada") as house:
        await become(house["Ada"], "Ada Lind")
        first, _ = await a_bot_of(house["Ada"], "First")
        await a_bot_of(house["Ada"], "Second")
        refused = await fault(house["Ada"], "/me/bots", {"name": "Third"}, 409)
        assert refused == {"key": "bot-accounts-most", "args": {"most": 2}}
        await house["Ada"].post(f"/me/bots/{first}/remove", {})
        assert [bot["name"] for bot in (await house["Ada"].get("/me/bots"))["bots"]] == ["Second (bot)"]
        await a_bot_of(house["Ada"], "Third")


async def test_a_token_says_who_one_is_and_what_one_may_do(house: House) -> None:
    async with a_program(house, "Ada") as program:
        found = await program.get("/account")
        assert (found["name"], found["owner"], found["protocol"]) == ("Deep Ark (bot)", "Ada Lind", 1)
        assert found["limits"] == {"requests": 100, "streams": 20, "alive": 15.0, "send": 30.0}


@pytest.mark.parametrize("token", ["", "arkbot_wrong", "x" * 300, "arkbot_" + "x" * 300, "arkbot_é"])
async def test_a_wrong_token_is_refused(house: House, token: str) -> None:
    async with a_person(house.app) as person:
        response = await person.client.get(
            "/api/bot/account", headers=[(b"authorization", b"Bearer " + token.encode("latin-1"))]
        )
        assert response.status_code == 401
        assert response.headers["www-authenticate"] == "Bearer"
        assert response.json()["error"]["key"] == "bot-token"


async def test_a_token_is_no_session_of_a_browser_and_a_session_no_token(house: House) -> None:
    async with a_program(house, "Ada") as program:
        async with a_person(house.app) as browser:
            browser.client.cookies.set(COOKIE, program.token)
            assert (await browser.get("/me"))["id"] is None
            assert (await browser.get("/bot/account", 401))["error"]["key"] == "bot-token"
        as_bearer = Program(house["Ada"], str(house["Ada"].client.cookies.get(COOKIE)))
        await as_bearer.get("/account", 401)


async def test_another_token_ends_the_one_before(house: House) -> None:
    async with a_program(house, "Ada") as program:
        bot = (await house["Ada"].get("/me/bots"))["bots"][0]
        assert bot["token"]
        assert bot["used"] == ""
        made = await house["Ada"].post(f"/me/bots/{bot['id']}/token", {})
        await program.get("/account", 401)
        program.token = made["token"]
        await program.get("/account")
        revoked = await house["Ada"].post(f"/me/bots/{bot['id']}/revoke", {})
        assert revoked["bots"][0]["token"] == ""
        await program.get("/account", 401)


async def test_nobody_changes_the_bot_accounts_of_others(house: House) -> None:
    async with a_program(house, "Ada") as program:
        await become(house["Ben"], "Ben Ohm")
        bot = (await house["Ada"].get("/me/bots"))["bots"][0]["id"]
        ada = (await house["Ada"].get("/me"))["id"]
        for what in ("token", "revoke", "remove"):
            for wrong in (bot, ada):
                refused = await fault(house["Ben"], f"/me/bots/{wrong}/{what}", {}, 404)
                assert refused["key"] == "no-such-bot-account"
        await program.get("/account")


async def test_a_removed_bot_account_leaves_its_tables_and_its_games_stay(house: House) -> None:
    async with a_program(house, "Ada") as program:
        open_table = await house["Ada"].create(ME, OPEN, OPEN)
        running = await house["Ada"].create(ME, OPEN)
        for table in (open_table, running):
            await program.post(f"/tables/{table}/sit", {"seat": 1})
        bot = (await house["Ada"].get("/me/bots"))["bots"][0]["id"]
        await house["Ada"].post(f"/me/bots/{bot}/remove", {})
        await program.get("/account", 401)
        seats = (await house["Ada"].get(f"/tables/{open_table}"))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        seats = (await house["Ada"].get(f"/tables/{running}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada Lind", "Former bot"]


async def test_bot_accounts_go_with_their_owner_and_are_in_the_export(house: House, tmp_path: Path) -> None:
    async with a_program(house, "Ada") as program:
        exported = await house["Ada"].get("/me/export")
        assert [bot["name"] for bot in exported["bots"]] == ["Deep Ark (bot)"]
        assert program.token not in str(exported)
        await house["Ada"].post("/me/delete", {"name": "Ada Lind"})
        await program.get("/account", 401)
        assert rows(tmp_path, "SELECT * FROM program") == []
        assert rows(tmp_path, "SELECT state FROM account WHERE id LIKE 'bot-%'") == [("former",)]


async def test_the_ban_of_the_owner_stops_the_bots_until_it_is_lifted(house: House) -> None:
    async with a_program(house, "Ada") as program, program.stream("/events") as events:
        await events.next("hello")
        table = await house["Ben"].create(ME, OPEN, OPEN)
        await house["Ben"].post(f"/tables/{table}/invite", {"name": "Deep Ark"})
        await program.post(f"/tables/{table}/answer", {"accept": True})
        await a_moderator(house)
        await house["Ben"].post("/moderation/bans", {"reason": "Spam.", "days": 7, "name": "Ada Lind"})
        assert (await events.next("error"))["error"]["key"] == "session-ended"
        refused = (await program.get("/account", 403))["error"]
        assert (refused["key"], refused["args"]["reason"]) == ("banned", "Spam.")
        seats = (await house["Ben"].get(f"/tables/{table}"))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        house.clock.wait(8 * DAY)
        await program.get("/account")


async def test_a_bot_account_that_was_banned_is_a_bot_account_again(house: House, tmp_path: Path) -> None:
    async with a_program(house, "Ada") as program:
        await a_moderator(house)
        table = await house["Ben"].create(ME, OPEN)
        await house["Ben"].post(f"/tables/{table}/invite", {"name": "Deep Ark"})
        await program.post(f"/tables/{table}/answer", {"accept": True})
        report = {"text": "It plays without end.", "kind": "other", "table": table, "seat": 1}
        await house["Ada"].post("/reports", report)
        (row,) = (await house["Ben"].get("/moderation/reports"))["reports"]
        await house["Ben"].post("/moderation/bans", {"reason": "Spam.", "days": 1, "report": row["id"]})
        assert (await program.get("/account", 403))["error"]["key"] == "banned"
        house.clock.wait(2 * DAY)
        await program.get("/account")
        assert rows(tmp_path, "SELECT state FROM account WHERE id LIKE 'bot-%'") == [("bot",)]


async def a_moderator(house: House) -> None:
    """Ben becomes a moderator."""
    await become(house["Ben"], "Ben Ohm")
    assert await Roles(house.distance.store, house.clock.now).set("Ben Ohm", True) == "Ben Ohm"
