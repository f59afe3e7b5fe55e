"""Web Push: a receiver decrypts with the keys of the browser and checks who has signed."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from arktable.server.distance.signin.base64url import as_bytes, as_text
from arktable.server.settings import Settings
from tests.server.distance.house import House, SetClock, a_house
from tests.server.distance.receivers import HttpReceiver, http_receiver

pytestmark = pytest.mark.anyio


class Subscription:
    """What a browser keeps of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def body(self, **more: Any) -> dict[str, Any]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": as_text(public), "auth": as_text(self.auth)}
        return {"kind": "push", "address": self.endpoint, "label": "Firefox", **keys, **more}

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(replace(settings, webhook_inner=True), SetClock(), "Ada", "Ben") as house:
        yield house


@pytest.fixture
async def service() -> AsyncIterator[HttpReceiver]:
    async with http_receiver() as receiver:
        receiver.status = 201
        yield receiver


async def channels(house: House) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = (await house["Ben"].get("/channels"))["channels"]
    return listed


async def test_a_push_contains_table_and_kind_and_is_signed_by_the_key_of_the_server(
    house: House, service: HttpReceiver
) -> None:
    browser = Subscription(f"{service.url}/push/1")
    made = (await house["Ben"].post("/channels", browser.body()))["channel"]
    assert (made["kind"], made["shown"]) == ("push", "Firefox")
    table = await house.open("Ada", "Ben")
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    house.clock.wait(130)
    assert await house.distance.outbox.once() == 1
    [got] = service.got
    assert browser.read(got.body) == {"table": table, "kind": "turn"}
    assert got.headers["content-encoding"] == "aes128gcm"
    assert got.headers["ttl"] == "86400"
    assert got.headers["urgency"] == "high"
    assert len(got.headers["topic"]) == 32
    assert Vapid02.verify(got.headers["authorization"])
    parts = dict(part.split("=", 1) for part in got.headers["authorization"].removeprefix("vapid ").split(","))
    assert parts["k"] == (await house["Ben"].get("/push-key"))["key"]
    claims = msgspec.json.decode(as_bytes(parts["t"].split(".")[1]))
    assert claims["aud"] == service.url


async def test_the_audience_is_that_of_each_push_service(house: House, service: HttpReceiver) -> None:
    async with http_receiver() as other:
        other.status = 201
        for receiver in (service, other, service):
            browser = Subscription(f"{receiver.url}/push/{len(receiver.got)}")
            made = (await house["Ben"].post("/channels", browser.body()))["channel"]
            await house["Ben"].post(f"/channels/{made['id']}/test", {})
            token = receiver.got[-1].headers["authorization"].split("t=")[1].split(",")[0]
            assert msgspec.json.decode(as_bytes(token.split(".")[1]))["aud"] == receiver.url


async def test_the_key_is_made_once_and_kept_in_the_database(settings: Settings) -> None:
    keys = []
    for _ in range(2):
        async with a_house(settings, SetClock(), "Ada") as house:
            keys.append((await house["Ada"].get("/push-key"))["key"])
    assert keys[0] == keys[1]
    assert len(as_bytes(keys[0])) == 65


@pytest.mark.parametrize("status", [404, 410])
async def test_a_revoked_subscription_is_removed(house: House, service: HttpReceiver, status: int) -> None:
    made = (await house["Ben"].post("/channels", Subscription(service.url).body()))["channel"]
    service.status = status
    assert (await house["Ben"].post(f"/channels/{made['id']}/test", {})) == {"channel": None}
    assert await channels(house) == []


@pytest.mark.parametrize(
    ("status", "error", "state"),
    [(401, "push-key", "paused"), (403, "push-key", "paused"), (413, "http 413", "on"), (503, "http 503", "on")],
)
async def test_other_refusals_are_shown(
    house: House, service: HttpReceiver, status: int, error: str, state: str
) -> None:
    made = (await house["Ben"].post("/channels", Subscription(service.url).body()))["channel"]
    service.status = status
    after = (await house["Ben"].post(f"/channels/{made['id']}/test", {}))["channel"]
    assert (after["error"], after["state"]) == (error, state)


@pytest.mark.parametrize(("status", "again"), [(429, 1), (500, 1), (413, 0), (400, 0)])
async def test_only_faults_that_pass_are_tried_again(
    house: House, service: HttpReceiver, status: int, again: int
) -> None:
    await house["Ben"].post("/channels", Subscription(service.url).body())
    service.status = status
    ben = (await house["Ben"].get("/me"))["id"]
    await house.distance.outbox.tell(ben, "invitation")
    assert await house.distance.outbox.once() == 0
    assert await house.distance.store.notices.waiting() == again
    service.status = 201
    house.clock.wait(60)
    assert await house.distance.outbox.once() == again


async def test_a_browser_has_one_channel_and_belongs_to_who_asked_last(house: House, service: HttpReceiver) -> None:
    browser = Subscription(service.url)
    await house["Ben"].post("/channels", browser.body())
    await house["Ben"].post("/channels", browser.body())
    assert len(await channels(house)) == 1
    await house["Ada"].post("/channels", browser.body())
    assert await channels(house) == []


@pytest.mark.parametrize("more", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"p256dh": ""}])
async def test_keys_that_are_none_are_refused(house: House, service: HttpReceiver, more: dict[str, str]) -> None:
    body = Subscription(service.url).body(**more)
    assert (await house["Ben"].post("/channels", body, 400))["error"]["key"] == "malformed"


async def test_a_push_service_in_the_own_network_is_refused(settings: Settings, service: HttpReceiver) -> None:
    async with a_house(settings, SetClock(), "Ben") as house:
        await house["Ben"].post("/channels", Subscription(service.url).body(), 400)
        body = Subscription("https://localhost/push").body()
        made = (await house["Ben"].post("/channels", body))["channel"]
        tested = await house["Ben"].post(f"/channels/{made['id']}/test", {})
        assert tested["channel"]["error"] == "inner"
    assert service.got == []
