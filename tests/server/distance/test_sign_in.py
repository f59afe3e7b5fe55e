"""Passwords, recovery codes and sessions: who gets in, who does not, and what the answers tell."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from arktable.server.distance.signin.attempts import LONGEST_DELAY, TRIES, TRIES_OF_NAME
from arktable.server.distance.signin.passwords import MOST_OF_CLIENT, QUEUE, Passwords
from arktable.server.running.client import CLIENT
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from tests.server.distance.house import MINUTE, House, SetClock, a_house, house_of
from tests.server.distance.signed import COOKIE, PASSWORD, another, become, fault, sign_in, token

pytestmark = pytest.mark.anyio


house = house_of("Ada", "Ben")


# -- a guest becomes a player ----------------------------------------------------------------------------------------


async def test_a_guest_with_a_seat_becomes_a_player_and_keeps_it(house: House) -> None:
    ada = house["Ada"]
    table = await house.open("Ada", "Ben")
    me = await ada.get("/me")
    codes = await become(ada, "Ada Lind")
    assert await ada.get("/me") == {"id": me["id"], "name": "Ada Lind"}
    snapshot = await ada.get(f"/tables/{table}")
    assert snapshot["table"]["you"] == 0
    assert snapshot["table"]["seats"][0]["name"] == "Ada Lind"
    account = await ada.get("/account")
    assert (account["state"], account["has_password"], account["codes_left"]) == ("player", True, 10)
    assert len(set(codes)) == 10
    for code in codes:
        assert re.fullmatch(r"[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}", code)
    assert "codes" not in account


async def test_a_player_cannot_become_one_again_and_a_visitor_not_at_all(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    async with another(house) as visitor:
        assert (await fault(visitor, "/password", {"name": "Eve", "password": PASSWORD}, 403))["key"] == "no-session"
        for path in ("/recovery", "/device"):
            assert (await fault(visitor, path, {}, 403))["key"] == "no-session"
        assert (await visitor.get("/account"))["state"] == "visitor"
    assert (await fault(house["Ben"], "/recovery", {}, 403))["key"] == "players-only"


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("short12", "password-length"),
        ("x" * 201, "password-length"),
        ("Passw0rd", "password-usual"),
        ("aaaaaaaaaa", "password-usual"),
        ("ADA LIND", "password-usual"),
    ],
)
async def test_a_weak_password_is_refused_and_nothing_is_kept(house: House, password: str, key: str) -> None:
    body = {"name": "Ada Lind", "password": password}
    assert (await fault(house["Ada"], "/password", body, 400))["key"] == key
    assert (await house["Ada"].get("/account"))["state"] == "guest"


async def test_the_database_has_neither_passwords_nor_codes_nor_tokens(house: House, tmp_path: Path) -> None:
    codes = await become(house["Ada"], "Ada Lind")
    made = await house["Ada"].post("/device", {})
    connection = sqlite3.connect(tmp_path / "test.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    for secret in (PASSWORD, *codes, *(code.replace("-", "") for code in codes), made["code"], token(house["Ada"])):
        assert secret not in dump
    assert "$argon2id$" in dump
    assert "m=47104,t=1,p=1" in dump


# -- signing in ------------------------------------------------------------------------------------------------------


async def test_name_and_password_sign_in_whatever_the_case_of_the_name(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    async with another(house) as other:
        signed = await sign_in(other, "ADA lind")
        assert signed["account"]["name"] == "Ada Lind"
        assert signed["codes"] == []
        assert (await other.get("/me"))["id"] == (await house["Ada"].get("/me"))["id"]


async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer_after_the_same_work(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    checked: list[bool] = []
    passwords: Any = house.distance.signin.passwords
    check = passwords.check

    async def counted(hashed: str | None, password: str) -> Any:
        checked.append(hashed is not None)
        return await check(hashed, password)

    passwords.check = counted
    async with another(house) as other:
        wrong = await other.client.post("/api/sign-in", json={"name": "Ada Lind", "password": "not the one"})
        unknown = await other.client.post("/api/sign-in", json={"name": "Nobody X", "password": "not the one"})
    assert (wrong.status_code, unknown.status_code) == (403, 403)
    assert (wrong.json()["error"]["key"], unknown.json()["error"]["key"]) == ("sign-in-wrong", "sign-in-wrong")
    assert wrong.json()["error"]["args"].keys() == unknown.json()["error"]["args"].keys()
    assert wrong.headers.keys() == unknown.headers.keys()
    # Both are compared with a hash of the same cost.
    assert checked == [True, False]


async def test_a_player_without_a_password_has_none_that_works(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    connection: Any = house.distance.signin.people
    await connection.set_details((await house["Ada"].get("/me"))["id"], password=None)
    async with another(house) as other:
        for guess in ("", "None", "null", PASSWORD):
            assert (await sign_in(other, "Ada Lind", guess, 403))["error"]["key"] == "sign-in-wrong"


async def test_the_attempts_of_a_client_are_limited_and_come_back_with_time(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    async with another(house) as other:
        answers = [await sign_in(other, "Ada Lind", "wrong one", 403) for _ in range(TRIES)]
        assert [answer["error"]["args"]["tries"] for answer in answers] == [4, 3, 2, 1, 0]
        answer = await other.client.post("/api/sign-in", json={"name": "Ada Lind", "password": PASSWORD})
        assert answer.status_code == 429
        assert answer.json()["error"] == {"key": "sign-in-wait", "args": {"seconds": 60}}
        # Another browser, another name and a recovery code count with it.
        async with another(house, "Eve") as eve:
            assert (await fault(eve, "/recovery/use", {"name": "Ben", "code": "x"}, 429))["key"] == "sign-in-wait"
        house.clock.wait(MINUTE + 1)
        await sign_in(other, "Ada Lind")


async def test_attempts_at_the_same_time_do_not_pass_the_limit(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    async with another(house) as other:
        body = {"name": "Ada Lind", "password": "wrong one"}
        answers = await asyncio.gather(*(other.client.post("/api/sign-in", json=body) for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [403] * TRIES + [429] * (12 - TRIES)


async def test_a_name_under_attack_is_slow_but_never_locked(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    attempts: Any = house.distance.signin.attempts
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    attempts._sleep = sleep
    for _ in range(TRIES_OF_NAME + 30):
        attempts.failed("198.51.100.7", "sign-in-wrong", "ada lind")
    async with another(house) as other:
        await sign_in(other, "Ada Lind")
    assert slept == [LONGEST_DELAY]
    await attempts.begin("203.0.113.1", "ben")
    assert len(slept) == 1


async def test_more_than_twenty_waiting_passwords_are_refused() -> None:
    passwords = Passwords()
    waiting = [asyncio.create_task(passwords.check(None, "x" * 8)) for _ in range(QUEUE + 1)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await passwords.check(None, "x" * 8)
    assert (refused.value.kind, refused.value.key) == ("busy", "sign-in-busy")
    assert await asyncio.gather(*waiting) == [(False, None)] * (QUEUE + 1)
    passwords.close()


async def test_one_client_cannot_fill_the_queue_of_passwords() -> None:
    passwords = Passwords()
    asked = CLIENT.set("203.0.113.1")
    try:
        waiting = [asyncio.create_task(passwords.check(None, "x" * 8)) for _ in range(MOST_OF_CLIENT)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await passwords.check(None, "x" * 8)
        assert (refused.value.kind, refused.value.key) == ("busy", "sign-in-busy")
        CLIENT.set("203.0.113.2")
        assert await passwords.check(None, "x" * 8) == (False, None)
        assert await asyncio.gather(*waiting) == [(False, None)] * MOST_OF_CLIENT
        CLIENT.set("203.0.113.1")
        assert await passwords.check(None, "x" * 8) == (False, None)
    finally:
        CLIENT.reset(asked)
        passwords.close()


async def test_signing_in_again_and_again_with_the_right_password_is_limited_too(settings: Settings) -> None:
    async with a_house(replace(settings, limit_expensive=50), SetClock(), "Ada") as house:
        await become(house["Ada"], "Ada Lind")
        async with another(house) as other:
            body = {"name": "Ada Lind", "password": PASSWORD}
            statuses = [(await other.client.post("/api/sign-in", json=body)).status_code for _ in range(12)]
    assert sorted(set(statuses)) == [200, 429]
    assert statuses.count(200) < 10


async def test_a_hash_with_other_parameters_is_made_again_at_the_next_sign_in(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    people = house.distance.signin.people
    account_id = (await house["Ada"].get("/me"))["id"]
    await people.set_password(
        account_id, PasswordHasher(time_cost=1, memory_cost=8 * 1024, parallelism=1).hash(PASSWORD)
    )
    async with another(house) as other:
        await sign_in(other, "Ada Lind")
        await sign_in(other, "Ada Lind")
    assert "m=47104" in str(await people.password_of(account_id))


# -- tokens ----------------------------------------------------------------------------------------------------------


async def test_a_token_that_was_planted_before_is_worthless_after_each_way_in(house: House) -> None:
    """Fixation: somebody who knew the token of the guest does not know that of the player."""
    ada, table = house["Ada"], await house.open("Ada", "Ben")
    planted = token(ada)
    codes = await become(ada, "Ada Lind")
    seen = {planted, token(ada)}
    async with another(house, "Eve") as other:
        for path, body in (
            ("/sign-in", {"name": "Ada Lind", "password": PASSWORD}),
            ("/recovery/use", {"name": "Ada Lind", "code": codes[0]}),
            ("/password", {"password": "another of four words"}),
        ):
            before = token(other)
            await other.post(path, body)
            assert token(other) not in seen | {before}
            seen |= {before, token(other)}
        for old in seen - {token(other)}:
            async with another(house) as thief:
                thief.client.cookies.set(COOKIE, old)
                assert (await thief.get("/me"))["id"] is None
                assert (await thief.get(f"/tables/{table}"))["table"]["you"] == -1


async def test_who_shared_the_guest_does_not_share_the_player(house: House) -> None:
    """Fixation: a second browser of the guest, a seat link and a device code end when the guest becomes a player."""
    ada = house["Ada"]
    async with another(house) as second, another(house) as third, another(house) as fourth:
        await second.post("/carry", {"code": (await ada.post("/me/carry", {}))["code"]})
        link = (await second.post("/me/carry", {}))["code"]
        code = (await second.post("/device", {}))["code"]
        asked = await fourth.post("/device/ask", {"code": code})
        await second.post("/device/allow", {"allow": True})
        await become(ada, "Ada Lind")
        assert (await second.get("/me"))["id"] is None
        assert (await fault(third, "/carry", {"code": link}, 404))["key"] == "carry-unknown"
        wait = {"code": code, "secret": asked["secret"]}
        assert (await fault(fourth, "/device/wait", wait, 404))["key"] == "device-unknown"


async def test_a_new_password_and_a_recovery_end_the_seat_link(house: House) -> None:
    ada = house["Ada"]
    codes = await become(ada, "Ada Lind")
    for body in (
        ("/password", {"password": "another of four words", "current": PASSWORD}),
        ("/recovery/use", {"name": "Ada Lind", "code": codes[0]}),
    ):
        link = (await ada.post("/me/carry", {}))["code"]
        await ada.post(*body)
        async with another(house) as thief:
            assert (await fault(thief, "/carry", {"code": link}, 404))["key"] == "carry-unknown"


async def test_a_changed_password_needs_the_old_one_and_ends_other_sessions(house: House) -> None:
    ada = house["Ada"]
    await become(ada, "Ada Lind")
    async with another(house) as other:
        await sign_in(other, "Ada Lind")
        new = {"password": "another of four words"}
        assert (await fault(ada, "/password", new, 403))["key"] == "password-wrong"
        assert (await fault(ada, "/password", {**new, "current": "wrong one"}, 403))["key"] == "password-wrong"
        await ada.post("/password", {**new, "current": PASSWORD})
        assert (await other.get("/me"))["id"] is None
        assert (await sign_in(other, "Ada Lind", status=403))["error"]["key"] == "sign-in-wrong"
        await sign_in(other, "Ada Lind", new["password"])
    assert (await ada.get("/me"))["name"] == "Ada Lind"


async def test_signing_out_ends_the_session_and_asks_a_guest(house: House) -> None:
    ada = house["Ada"]
    assert (await fault(ada, "/sign-out", {}, 409))["key"] == "guest-leaves"
    await become(ada, "Ada Lind")
    old = token(ada)
    await ada.post("/sign-out", {})
    assert (await ada.get("/account"))["state"] == "visitor"
    ada.client.cookies.set(COOKIE, old)
    assert (await ada.get("/me"))["id"] is None


async def test_a_page_of_another_site_signs_nobody_in_or_out(house: House) -> None:
    ada = house["Ada"]
    await become(ada, "Ada Lind")
    evil = {"origin": "https://evil.example"}
    for path, body in (
        ("/sign-in", {"name": "Ada Lind", "password": PASSWORD}),
        ("/sign-out", {}),
        ("/me/delete", {"name": "Ada Lind"}),
        ("/device", {}),
        ("/device/allow", {"allow": True}),
    ):
        answer = await ada.ask("POST", path, 403, json=body, headers=evil)
        assert answer["error"]["key"] == "other-origin"
    assert (await ada.get("/account"))["state"] == "player"


# -- recovery codes --------------------------------------------------------------------------------------------------


async def test_a_recovery_code_opens_the_name_once_and_ends_other_sessions(house: House) -> None:
    ada = house["Ada"]
    codes = await become(ada, "Ada Lind")
    async with another(house) as lost:
        typed = codes[3].lower().replace("-", " ")
        signed = await lost.post("/recovery/use", {"name": "ada lind", "code": typed})
        assert (signed["account"]["name"], signed["account"]["codes_left"]) == ("Ada Lind", 9)
        assert (await ada.get("/me"))["id"] is None
        # For half an hour the password can be set without the old one, which is forgotten.
        await lost.post("/password", {"password": "another of four words"})
        assert (await fault(lost, "/password", {"password": "a third of four words"}, 403))["key"] == "password-wrong"
    async with another(house) as again:
        answer = await fault(again, "/recovery/use", {"name": "Ada Lind", "code": codes[3]}, 403)
        assert answer["key"] == "recovery-wrong"


async def test_a_code_of_another_player_and_an_unknown_name_get_one_answer(house: House) -> None:
    codes = await become(house["Ada"], "Ada Lind")
    await become(house["Ben"], "Ben Holt")
    async with another(house) as thief:
        for name, code in (("Ben Holt", codes[0]), ("Nobody X", codes[0]), ("Ada Lind", "AAAAA-AAAAA")):
            answer = await fault(thief, "/recovery/use", {"name": name, "code": code}, 403)
            assert (answer["key"], list(answer["args"])) == ("recovery-wrong", ["tries"])
    assert (await house["Ada"].get("/account"))["codes_left"] == 10


async def test_of_many_who_use_a_code_at_once_one_gets_in(house: House) -> None:
    codes = await become(house["Ada"], "Ada Lind")

    async def attempt() -> int:
        async with another(house) as person:
            body = {"name": "Ada Lind", "code": codes[0]}
            return (await person.client.post("/api/recovery/use", json=body)).status_code

    assert sorted(await asyncio.gather(*(attempt() for _ in range(TRIES)))) == [200] + [403] * (TRIES - 1)


async def test_new_codes_end_the_old_ones(house: House) -> None:
    ada = house["Ada"]
    old = await become(ada, "Ada Lind")
    new = (await ada.post("/recovery", {}))["codes"]
    async with another(house) as lost:
        assert (await fault(lost, "/recovery/use", {"name": "Ada Lind", "code": old[0]}, 403))[
            "key"
        ] == "recovery-wrong"
        await lost.post("/recovery/use", {"name": "Ada Lind", "code": new[0]})


# -- the account -----------------------------------------------------------------------------------------------------


async def test_zone_language_and_presence_are_kept(house: House) -> None:
    ada = house["Ada"]
    body = {"zone": "Europe/Paris", "locale": "fr", "hides_presence": True}
    assert {key: (await ada.post("/account", body))[key] for key in body} == body
    assert {key: (await ada.get("/account"))[key] for key in body} == body
    await ada.post("/account", {"hides_presence": False})
    assert (await ada.get("/account"))["zone"] == "Europe/Paris"
    for wrong in ({"zone": "Mars/Base"}, {"locale": "xx"}, {"zone": "../../etc/passwd"}):
        assert (await fault(ada, "/account", wrong, 400))["key"] == "malformed"
