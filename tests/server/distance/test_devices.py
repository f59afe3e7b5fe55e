"""Signing in on another device: the code, who confirms it, and who tries to guess it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from arktable.server.distance.signin.attempts import DEVICE_TRIES, DEVICE_TRIES_ALL
from tests.server.distance.house import MINUTE, House, house_of
from tests.server.distance.signed import another, become, fault, token
from tests.server.helpers import Person

pytestmark = pytest.mark.anyio


house = house_of("Ada", "Ben")


async def a_code(person: Person) -> str:
    return str((await person.post("/device", {}))["code"])


async def ask(person: Person, code: str) -> Any:
    return await person.post("/device/ask", {"code": code})


async def test_a_device_is_signed_in_after_the_first_one_has_confirmed_it(house: House) -> None:
    ada = house["Ada"]
    await become(ada, "Ada Lind")
    table = await house.open("Ada", "Ben")
    made = await ada.post("/device", {})
    assert re.fullmatch(r"[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}", made["code"])
    assert made["link"] == f"http://arktable.test/k#{made['code']}"
    assert made["qr"].startswith("M0 0h7")
    assert (await ada.get("/device"))["state"] == "open"
    async with another(house) as phone:
        phone.client.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 14) Chrome/120"
        asked = await ask(phone, made["code"].lower().replace("-", " "))
        seen = await ada.get("/device")
        assert seen["state"] == "asked"
        assert seen["signs"] == asked["signs"]
        assert (seen["agent"], seen["network"]) == ("Chrome / Android", "local")
        wait = {"code": made["code"], "secret": asked["secret"]}
        assert (await phone.post("/device/wait", wait))["state"] == "asked"
        assert (await phone.get("/me"))["id"] is None
        assert (await ada.post("/device/allow", {"allow": True}))["state"] == "allowed"
        assert (await phone.post("/device/wait", wait))["state"] == "done"
        assert (await phone.get("/me"))["name"] == "Ada Lind"
        assert (await phone.get(f"/tables/{table}"))["table"]["you"] == 0
        assert token(phone) != token(ada)
        # Both stay signed in; the code is used.
        assert (await ada.get("/me"))["name"] == "Ada Lind"
        assert (await ada.get("/device"))["state"] == "none"
        assert (await fault(phone, "/device/wait", wait, 404))["key"] == "device-unknown"


async def test_no_ends_the_code(house: House) -> None:
    ada = house["Ada"]
    code = await a_code(ada)
    async with another(house) as phone:
        asked = await ask(phone, code)
        assert (await ada.post("/device/allow", {"allow": False}))["state"] == "none"
        wait = {"code": code, "secret": asked["secret"]}
        assert (await fault(phone, "/device/wait", wait, 404))["key"] == "device-unknown"
        assert (await phone.get("/me"))["id"] is None


async def test_a_code_cannot_be_confirmed_before_somebody_asks(house: House) -> None:
    await a_code(house["Ada"])
    assert (await fault(house["Ada"], "/device/allow", {"allow": True}, 409))["key"] == "device-over"
    assert (await fault(house["Ben"], "/device/allow", {"allow": True}, 409))["key"] == "device-over"


async def test_who_types_the_code_second_gets_nothing_and_cannot_take_over(house: House) -> None:
    code = await a_code(house["Ada"])
    async with another(house) as phone, another(house) as thief:
        asked = await ask(phone, code)
        assert (await fault(thief, "/device/ask", {"code": code}, 404))["key"] == "device-unknown"
        await house["Ada"].post("/device/allow", {"allow": True})
        for secret in ("", "guess", asked["secret"][:-1]):
            assert (await fault(thief, "/device/wait", {"code": code, "secret": secret}, 404))[
                "key"
            ] == "device-unknown"
        assert (await phone.post("/device/wait", {"code": code, "secret": asked["secret"]}))["state"] == "done"


async def test_of_many_who_ask_at_once_one_is_shown(house: House) -> None:
    code = await a_code(house["Ada"])

    async def attempt() -> int:
        async with another(house) as person:
            return (await person.client.post("/api/device/ask", json={"code": code})).status_code

    found = await asyncio.gather(*(attempt() for _ in range(DEVICE_TRIES)))
    assert sorted(found) == [200] + [404] * (DEVICE_TRIES - 1)


async def test_a_code_works_for_five_minutes_and_a_new_one_ends_it(house: House) -> None:
    first, second = await a_code(house["Ada"]), await a_code(house["Ada"])
    async with another(house) as phone:
        assert (await fault(phone, "/device/ask", {"code": first}, 404))["key"] == "device-unknown"
        house.clock.wait(5 * MINUTE)
        assert (await fault(phone, "/device/ask", {"code": second}, 404))["key"] == "device-unknown"
    assert (await house["Ada"].get("/device"))["state"] == "none"


async def test_five_wrong_codes_of_a_client_in_ten_minutes(house: House) -> None:
    code = await a_code(house["Ada"])
    async with another(house) as thief:
        for _ in range(DEVICE_TRIES):
            assert (await fault(thief, "/device/ask", {"code": "AAAA-AAAA"}, 404))["key"] == "device-unknown"
        # Also the right one is refused now, without a word about it.
        assert (await fault(thief, "/device/ask", {"code": code}, 429))["key"] == "device-wait"
        house.clock.wait(2 * MINUTE + 1)
        assert (await ask(thief, await a_code(house["Ada"])))["state"] == "asked"


async def test_wrong_codes_of_all_clients_are_limited(house: House) -> None:
    attempts = house.distance.signin.attempts
    for number in range(DEVICE_TRIES_ALL):
        attempts.begin_device(f"198.51.100.{number}")
    code = await a_code(house["Ada"])
    async with another(house) as phone:
        assert (await fault(phone, "/device/ask", {"code": code}, 429))["key"] == "device-wait"


async def test_the_device_that_made_the_code_and_a_visitor_cannot_use_it(house: House) -> None:
    code = await a_code(house["Ada"])
    assert (await fault(house["Ada"], "/device/ask", {"code": code}, 409))["key"] == "carry-here"
    async with another(house) as visitor:
        assert (await visitor.get("/device", 403))["error"]["key"] == "no-session"
        assert (await fault(visitor, "/device/allow", {"allow": True}, 403))["key"] == "no-session"


async def test_looking_at_the_link_uses_nothing(house: House) -> None:
    made = await house["Ada"].post("/device", {})
    async with another(house) as phone:
        assert (await phone.client.get("/k")).status_code == 200
        assert (await phone.client.get("/api/device/ask")).status_code == 405
        assert (await ask(phone, made["code"]))["state"] == "asked"


async def test_the_session_that_made_the_code_must_still_be_there(house: House) -> None:
    ada = house["Ada"]
    await become(ada, "Ada Lind")
    code = await a_code(ada)
    async with another(house) as phone:
        asked = await ask(phone, code)
        await ada.post("/device/allow", {"allow": True})
        await ada.post("/sign-out", {})
        assert (await fault(ada, "/device/allow", {"allow": True}, 403))["key"] == "no-session"
        wait = {"code": code, "secret": asked["secret"]}
        assert (await fault(phone, "/device/wait", wait, 404))["key"] == "device-unknown"
        assert (await phone.get("/me"))["id"] is None
