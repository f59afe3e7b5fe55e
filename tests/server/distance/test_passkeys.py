"""Passkeys: made and used with a device in software, and every way to cheat with one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.distance.authenticator import Authenticator, raw, text
from tests.server.distance.house import MINUTE, House, SetClock, a_house
from tests.server.distance.signed import COOKIE, another, become, fault, token
from tests.server.helpers import Person, a_person, settings_for

pytestmark = pytest.mark.anyio

ORIGIN = "https://table.example"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with a_house(settings_for(tmp_path, public_url=ORIGIN), SetClock(), "Ada", "Ben") as house:
        yield house


async def made(person: Person, name: str = "", counts: bool = True) -> tuple[Authenticator, Any]:
    """A new passkey of this person, and what the server said."""
    device = Authenticator(ORIGIN, counts)
    options = await person.post("/passkey/new", {"name": name})
    signed = await person.post("/passkey/new/done", {"credential": device.make(options), "label": "Kitchen"})
    return device, signed


async def sign(person: Person, device: Authenticator, status: int = 200, **more: Any) -> Any:
    credential = device.sign(await person.post("/passkey/in", {}))
    return await person.post("/passkey/in/done", {"credential": credential, **more}, status)


async def test_a_guest_becomes_a_player_with_a_passkey_and_gets_codes(house: House) -> None:
    ada, table = house["Ada"], await house.open("Ada", "Ben")
    before = token(ada)
    device, signed = await made(ada, "Ada Lind")
    assert len(signed["codes"]) == 10
    account = signed["account"]
    assert (account["state"], account["name"], account["has_password"]) == ("player", "Ada Lind", False)
    assert [key["label"] for key in account["passkeys"]] == ["Kitchen"]
    assert token(ada) != before
    assert (await ada.get(f"/tables/{table}"))["table"]["you"] == 0
    async with another(house) as other:
        assert (await sign(other, device))["account"]["name"] == "Ada Lind"
        assert (await other.get(f"/tables/{table}"))["table"]["you"] == 0


async def test_options_name_the_host_no_passkey_and_a_handle_that_is_not_the_name(house: House) -> None:
    options = await house["Ada"].post("/passkey/new", {"name": "Ada Lind"})
    assert options["rp"]["id"] == "table.example"
    assert len(raw(options["user"]["id"])) == 16
    assert options["authenticatorSelection"]["residentKey"] == "required"
    async with another(house) as other:
        asked = await other.post("/passkey/in", {})
        assert asked["rpId"] == "table.example"
        assert asked.get("allowCredentials", []) == []


async def test_a_name_that_is_taken_is_refused_before_a_passkey_is_made(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    assert (await fault(house["Ben"], "/passkey/new", {"name": "ada lind"}, 409))["key"] == "name-taken"


async def test_a_name_that_was_taken_meanwhile_makes_no_player(house: House) -> None:
    options = await house["Ben"].post("/passkey/new", {"name": "Ada Lind"})
    await become(house["Ada"], "Ada Lind")
    body = {"credential": Authenticator(ORIGIN).make(options)}
    assert (await fault(house["Ben"], "/passkey/new/done", body, 409))["key"] == "name-taken"
    assert (await house["Ben"].get("/account"))["passkeys"] == []


async def test_a_second_passkey_excludes_the_first_and_one_passkey_is_kept_once(house: House) -> None:
    ada = house["Ada"]
    device, _ = await made(ada, "Ada Lind")
    options = await ada.post("/passkey/new", {})
    assert [one["id"] for one in options["excludeCredentials"]] == [text(device.id)]
    answer = await fault(ada, "/passkey/new/done", {"credential": device.make(options)}, 409)
    assert answer["key"] == "passkey-known"
    _, signed = await made(ada)
    assert (len(signed["account"]["passkeys"]), signed["codes"]) == (2, [])


async def test_a_challenge_works_once(house: House) -> None:
    device, _ = await made(house["Ada"], "Ada Lind")
    async with another(house) as other:
        credential = device.sign(await other.post("/passkey/in", {}))
        await other.post("/passkey/in/done", {"credential": credential})
    async with another(house) as thief:
        answer = await fault(thief, "/passkey/in/done", {"credential": credential}, 403)
        assert answer["key"] == "passkey-late"


async def test_a_challenge_works_for_five_minutes(house: House) -> None:
    device, _ = await made(house["Ada"], "Ada Lind")
    async with another(house) as other:
        credential = device.sign(await other.post("/passkey/in", {}))
        house.clock.wait(5 * MINUTE)
        answer = await fault(other, "/passkey/in/done", {"credential": credential}, 403)
        assert answer["key"] == "passkey-late"


async def test_a_challenge_belongs_to_its_session_and_purpose(house: House) -> None:
    ada, ben = house["Ada"], house["Ben"]
    options = await ada.post("/passkey/new", {"name": "Ada Lind"})
    body = {"credential": Authenticator(ORIGIN).make(options)}
    assert (await fault(ben, "/passkey/new/done", body, 403))["key"] == "passkey-late"
    device, _ = await made(ada, "Ada Lind")
    theirs = await ben.post("/passkey/in", {})
    assert (await fault(ada, "/passkey/in/done", {"credential": device.sign(theirs)}, 403))["key"] == "passkey-late"
    # The challenge to make one does not sign in.
    making = await ada.post("/passkey/new", {})
    credential = device.sign({"challenge": making["challenge"], "rpId": making["rp"]["id"]})
    assert (await fault(ada, "/passkey/in/done", {"credential": credential}, 403))["key"] == "passkey-late"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://table.example", "https://table.example:444", "https://x.table.example"]
)
async def test_another_origin_is_refused_whatever_the_host_header_says(house: House, origin: str) -> None:
    ada = house["Ada"]
    device, _ = await made(ada, "Ada Lind")
    device.origin = origin
    async with a_person(house.app, base=origin) as other:
        assert (await sign(other, device, 403))["error"]["key"] == "passkey-wrong"
        assert (await other.get("/me"))["id"] is None
    bad = Authenticator(origin)
    body = {"credential": bad.make(await ada.post("/passkey/new", {}))}
    assert (await fault(ada, "/passkey/new/done", body, 403))["key"] == "passkey-refused"


async def test_every_false_passkey_gets_the_same_answer(house: House) -> None:
    device, _ = await made(house["Ada"], "Ada Lind")
    stranger = Authenticator(ORIGIN)
    stranger.handle = device.handle
    wrong_handle = Authenticator(ORIGIN)
    wrong_handle.__dict__.update(device.__dict__, handle=b"x" * 16)
    forged = Authenticator(ORIGIN)
    forged.id, forged.handle = device.id, device.handle
    async with another(house) as thief:
        for false in (stranger, wrong_handle, forged):
            answer = (await sign(thief, false, 403))["error"]
            assert (answer["key"], list(answer["args"])) == ("passkey-wrong", ["tries"])
        credential = device.sign(await thief.post("/passkey/in", {}), verified=False)
        assert (await fault(thief, "/passkey/in/done", {"credential": credential}, 403))["key"] == "passkey-wrong"
        assert thief.client.cookies.get(COOKIE) is None


async def test_a_counter_that_does_not_grow_is_refused_and_nothing_is_locked(house: House) -> None:
    device, _ = await made(house["Ada"], "Ada Lind")
    async with another(house) as other:
        for _ in range(3):
            await sign(other, device)
        device.counter = 1  # the next one says 2: a copy of an earlier state
        assert (await sign(other, device, 403))["error"]["key"] == "passkey-wrong"
        device.counter = 9
        await sign(other, device)


async def test_a_passkey_without_a_counter_always_says_zero(house: House) -> None:
    device, _ = await made(house["Ada"], "Ada Lind", counts=False)
    async with another(house) as other:
        for _ in range(3):
            assert (await sign(other, device))["account"]["name"] == "Ada Lind"


async def test_the_only_way_in_cannot_be_removed(house: House) -> None:
    ada = house["Ada"]
    device, signed = await made(ada, "Ada Lind")
    first = signed["account"]["passkeys"][0]["id"]
    assert (await fault(ada, f"/passkeys/{first}/remove", {}, 409))["key"] == "last-way-in"
    second = (await made(ada))[1]["account"]["passkeys"][1]["id"]
    await ada.post(f"/passkeys/{second}", {"label": "Phone"})
    assert [key["label"] for key in (await ada.get("/account"))["passkeys"]] == ["Kitchen", "Phone"]
    await ada.post(f"/passkeys/{first}/remove", {})
    assert (await fault(ada, f"/passkeys/{first}/remove", {}, 404))["key"] == "no-such-passkey"
    async with another(house) as other:
        assert (await sign(other, device, 403))["error"]["key"] == "passkey-wrong"


async def test_nobody_changes_the_passkeys_of_another(house: House) -> None:
    _, signed = await made(house["Ada"], "Ada Lind")
    await become(house["Ben"], "Ben Holt")
    key = signed["account"]["passkeys"][0]["id"]
    for path, body in ((f"/passkeys/{key}/remove", {}), (f"/passkeys/{key}", {"label": "mine"})):
        assert (await fault(house["Ben"], path, body, 404))["key"] == "no-such-passkey"
    async with another(house) as visitor:
        assert (await fault(visitor, f"/passkeys/{key}/remove", {}, 403))["key"] == "no-session"


async def test_the_name_for_passkeys_stays_that_of_the_first_one(tmp_path: Path) -> None:
    async with a_house(settings_for(tmp_path, public_url=ORIGIN), SetClock(), "Ada") as house:
        await made(house["Ada"], "Ada Lind")
    async with a_house(settings_for(tmp_path, public_url="https://other.example"), SetClock(), "Ben") as house:
        options = await house["Ben"].post("/passkey/new", {"name": "Ben Holt"})
        assert options["rp"]["id"] == "table.example"


@pytest.mark.parametrize("credential", [{}, {"id": 7}, {"response": 3}, {"response": {"clientDataJSON": "%%"}}])
async def test_what_is_no_passkey_is_malformed(house: House, credential: dict[str, Any]) -> None:
    for path in ("/passkey/new/done", "/passkey/in/done"):
        assert (await fault(house["Ada"], path, {"credential": credential}, 400))["key"] == "malformed"


@pytest.mark.parametrize(
    ("public", "base", "on", "reason", "address"),
    [
        ("", "http://localhost:8000", True, "", ""),
        ("", "http://127.0.0.1:8000", False, "needs-localhost", "http://localhost:8000"),
        ("", "http://192.168.1.5:8000", False, "needs-https", ""),
        ("", "https://table.local", False, "needs-https", ""),
        (ORIGIN, ORIGIN, True, "", ""),
        (ORIGIN, "http://localhost:8000", False, "other-address", ORIGIN),
    ],
)
async def test_where_passkeys_do_not_work_it_says_why_and_where_they_do(
    tmp_path: Path, public: str, base: str, on: bool, reason: str, address: str
) -> None:
    settings = settings_for(tmp_path, public_url=public)
    async with a_house(settings, SetClock()) as house, a_person(house.app, base=base) as person:
        way = (await person.get("/sign-in"))["passkey"]
        assert way == {"on": on, "reason": reason, "address": address}


async def test_at_localhost_the_port_of_the_server_counts(tmp_path: Path) -> None:
    base = "http://localhost:8000"
    async with a_house(settings_for(tmp_path), SetClock()) as house, a_person(house.app, "Ada", base=base) as ada:
        for origin, status in (("http://localhost:9999", 403), (base, 200)):
            options = await ada.post("/passkey/new", {"name": "Ada Lind"})
            assert options["rp"]["id"] == "localhost"
            await ada.post("/passkey/new/done", {"credential": Authenticator(origin).make(options)}, status)
