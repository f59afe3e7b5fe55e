"""Webhooks and the channels of people, with a real HTTP receiver."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from arktable.server.distance.notices.outbox import PAUSE_AFTER
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import NoticeRow
from tests.server.distance.house import DAY, House, SetClock, a_house
from tests.server.distance.receivers import HttpReceiver, http_receiver

pytestmark = pytest.mark.anyio

PUBLIC = "https://table.example.org"


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    changed = replace(settings, webhook_inner=True, public_url=PUBLIC)
    async with a_house(changed, SetClock(), "Ada", "Ben", "Cleo") as house:
        yield house


@pytest.fixture
async def receiver() -> AsyncIterator[HttpReceiver]:
    async with http_receiver() as receiver:
        yield receiver


async def webhook(house: House, name: str, receiver: HttpReceiver, kind: str = "json", **more: Any) -> dict[str, Any]:
    body = {"kind": "webhook", "address": f"{receiver.url}/hook/key", "format": kind, **more}
    made: dict[str, Any] = await house[name].post("/channels", body)
    return made


async def turn_of_ben(house: House, **more: Any) -> str:
    table = await house.open("Ada", "Ben", **more)
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    house.clock.wait(130)
    await house.distance.outbox.once()
    return table


async def test_a_turn_is_told_as_signed_json_without_anything_of_the_game(house: House, receiver: HttpReceiver) -> None:
    made = await webhook(house, "Ben", receiver)
    table = await turn_of_ben(house, pace={"kind": "days", "bank": 2 * DAY, "increment": 3600})
    [got] = receiver.got
    told = msgspec.json.decode(got.body)
    assert set(told) == {"id", "kind", "table", "name", "url", "deadline", "text"}
    assert (told["kind"], told["table"], told["url"]) == ("turn", table, f"{PUBLIC}/table/{table}")
    assert told["text"] == f"It is your turn: {told['name']}."
    headers = got.headers
    key = base64.b64decode(made["secret"].removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + got.body
    wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{wanted}"
    assert headers["webhook-id"] == told["id"]
    assert "cookie" not in headers


async def test_discord_and_slack_get_their_own_forms_in_the_language_of_the_reader(
    house: House, receiver: HttpReceiver
) -> None:
    await webhook(house, "Ben", receiver, "discord", locale="fr")
    table = await turn_of_ben(house)
    told = msgspec.json.decode(receiver.got[0].body)
    assert told["allowed_mentions"] == {"parse": []}
    assert told["content"].startswith("C’est à vous de jouer\u202f: ")
    assert told["content"].endswith(f"{PUBLIC}/table/{table}")
    assert "webhook-signature" not in receiver.got[0].headers

    await webhook(house, "Cleo", receiver, "slack")
    cleo = (await house["Cleo"].get("/me"))["id"]
    await house.distance.outbox.tell(cleo, "invitation", table="<!channel> & co", by="Ada")
    await house.distance.outbox.once()
    assert msgspec.json.decode(receiver.got[-1].body) == {
        "text": f"Ada invites you: &lt;!channel&gt; &amp; co.\n{PUBLIC}/"
    }


async def test_a_test_says_what_happened_but_never_what_the_receiver_answered(
    house: House, receiver: HttpReceiver
) -> None:
    channel = (await webhook(house, "Ben", receiver))["channel"]
    path = f"/channels/{channel['id']}/test"
    assert (await house["Ben"].post(path, {}))["channel"]["used"]
    receiver.status, receiver.body = 500, b"secret of the inner server"
    failed = (await house["Ben"].post(path, {}))["channel"]
    assert (failed["error"], failed["failures"], failed["state"]) == ("http 500", 1, "on")
    listed = (await house["Ben"].get("/channels"))["channels"][0]
    assert listed == failed
    assert "secret" not in str(listed)
    assert "hook/key" not in str(listed)
    assert listed["shown"] == "127.0.0.1"


async def test_tests_are_limited(house: House, receiver: HttpReceiver) -> None:
    path = f"/channels/{(await webhook(house, 'Ben', receiver))['channel']['id']}/test"
    for _ in range(10):
        await house["Ben"].post(path, {})
    assert (await house["Ben"].post(path, {}, 429))["error"]["key"] == "too-many"
    assert len(receiver.got) == 10


async def test_tests_of_many_guests_of_one_client_are_limited(settings: Settings, receiver: HttpReceiver) -> None:
    async with a_house(replace(settings, webhook_inner=True, limit_tests=1), SetClock(), *"ABCDEF") as house:
        for number, name in enumerate("ABCDEF"):
            path = f"/channels/{(await webhook(house, name, receiver))['channel']['id']}/test"
            await house[name].post(path, {}, 200 if number < 5 else 429)
    assert len(receiver.got) == 5


async def test_a_channel_that_is_paused_while_a_notice_fails_stays_paused(house: House, receiver: HttpReceiver) -> None:
    made = (await webhook(house, "Ben", receiver))["channel"]["id"]
    row = await house.distance.store.notices.channel(made)
    assert row is not None
    await house.distance.store.notices.change_channel(made, state="paused")
    receiver.status = 500
    await house.distance.outbox.send(row, NoticeRow("n", made, "over", house.clock.now()))
    assert (await house["Ben"].get("/channels"))["channels"][0]["state"] == "paused"


async def test_a_failure_is_tried_again_when_the_receiver_says(house: House, receiver: HttpReceiver) -> None:
    await webhook(house, "Ben", receiver)
    receiver.status, receiver.headers = 429, {"retry-after": "900"}
    await turn_of_ben(house)
    receiver.status, receiver.headers = 200, {}
    house.clock.wait(890)
    assert await house.distance.outbox.once() == 0
    house.clock.wait(11)
    assert await house.distance.outbox.once() == 1
    ids = [got.headers["webhook-id"] for got in receiver.got]
    assert len(ids) == 2
    assert len(set(ids)) == 1  # so that the receiver recognises it


async def test_a_channel_pauses_after_ten_failures_and_goes_on_when_its_owner_says(
    house: House, receiver: HttpReceiver
) -> None:
    channel = (await webhook(house, "Ben", receiver))["channel"]["id"]
    ben = (await house["Ben"].get("/me"))["id"]
    receiver.status = 400
    for number in range(PAUSE_AFTER):
        await house.distance.outbox.tell(ben, "invitation", "", number)
        await house.distance.outbox.once()
    [paused] = (await house["Ben"].get("/channels"))["channels"]
    assert (paused["state"], paused["failures"], paused["error"]) == ("paused", PAUSE_AFTER, "http 400")
    assert await house.distance.outbox.tell(ben, "invitation", "", 99) == 0
    receiver.status = 200
    resumed = await house["Ben"].post(f"/channels/{channel}/resume", {})
    assert (resumed["state"], resumed["failures"], resumed["error"]) == ("on", 0, "")
    await house["Ben"].post(f"/channels/{channel}/resume", {}, 409)
    assert await house.distance.outbox.tell(ben, "invitation", "", 99) == 1
    assert await house.distance.outbox.once() == 1


async def test_an_address_that_does_not_exist_any_more_pauses_its_channel_at_once(
    house: House, receiver: HttpReceiver
) -> None:
    await webhook(house, "Ben", receiver, "discord")
    receiver.status = 404
    await turn_of_ben(house)
    [paused] = (await house["Ben"].get("/channels"))["channels"]
    assert (paused["state"], paused["error"]) == ("paused", "http 404")


async def test_inner_addresses_are_refused_when_they_are_asked(settings: Settings, receiver: HttpReceiver) -> None:
    async with a_house(settings, SetClock(), "Ada") as house:
        for url in (receiver.url, "https://127.0.0.1:8443/", "https://a:b@example.org/", "nonsense"):
            body = {"kind": "webhook", "address": url}
            assert (await house["Ada"].post("/channels", body, 400))["error"]["key"] == "channel-address"
        for url in ("https://localhost/", "https://2130706433/", "https://0x7f.1/", "https://[::ffff:127.0.0.1]/"):
            made = (await house["Ada"].post("/channels", {"kind": "webhook", "address": url}))["channel"]
            tested = (await house["Ada"].post(f"/channels/{made['id']}/test", {}))["channel"]
            assert tested["error"] == "inner"
        assert receiver.got == []


async def test_what_is_switched_off_is_not_sent(house: House, receiver: HttpReceiver) -> None:
    channel = (await webhook(house, "Ben", receiver))["channel"]
    assert set(channel["wants"].values()) == {True}
    wants = {"turn": False, "nonsense": False}
    changed = await house["Ben"].post(f"/channels/{channel['id']}", {"wants": wants})
    assert changed["wants"] == {**channel["wants"], "turn": False}
    await turn_of_ben(house)
    assert receiver.got == []


async def test_a_channel_belongs_to_one_person(house: House, receiver: HttpReceiver) -> None:
    channel = (await webhook(house, "Ben", receiver))["channel"]["id"]
    for path in ("", "/remove", "/test", "/resume"):
        refused = await house["Ada"].post(f"/channels/{channel}{path}", {}, 404)
        assert refused == {"error": {"key": "no-such-channel", "args": {}}}
    assert (await house["Ada"].get("/channels"))["channels"] == []
    assert receiver.got == []
    await house["Ben"].post(f"/channels/{channel}/remove", {})
    assert (await house["Ben"].get("/channels"))["channels"] == []


async def test_a_person_has_at_most_ten_channels_and_none_twice(house: House, receiver: HttpReceiver) -> None:
    await webhook(house, "Ben", receiver)
    refused = await house["Ben"].post("/channels", {"kind": "webhook", "address": f"{receiver.url}/hook/key"}, 409)
    assert refused["error"]["key"] == "channel-exists"
    for number in range(9):
        await house["Ben"].post("/channels", {"kind": "webhook", "address": f"{receiver.url}/{number}"})
    refused = await house["Ben"].post("/channels", {"kind": "feed"}, 409)
    assert refused["error"] == {"key": "channels-most", "args": {"most": 10}}


async def test_mail_is_off_without_a_mail_server(house: House) -> None:
    refused = await house["Ben"].post("/channels", {"kind": "mail", "address": "ben@example.org"}, 404)
    assert refused["error"] == {"key": "feature-off", "args": {"reason": "no-mail-server"}}
