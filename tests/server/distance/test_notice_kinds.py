"""Every kind of notice by every channel, to real receivers: it says what happened, and nothing of the game."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest

from arktable.server.distance.notices.telling import KINDS, words_of
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import NoticeRow
from tests.server.distance.house import House, SetClock, a_house
from tests.server.distance.receivers import HttpReceiver, MailReceiver, http_receiver, mail_receiver
from tests.server.distance.test_push import Subscription

pytestmark = pytest.mark.anyio

PUBLIC = "https://table.example.org"
DATA = {"table": "Larch Mill", "by": "Ada", "flag": "2026-06-01T12:00:00.000Z"}


class Post(NamedTuple):
    """A house, and what receives its notices."""

    house: House
    http: HttpReceiver
    mails: MailReceiver


@pytest.fixture
async def post(settings: Settings) -> AsyncIterator[Post]:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(http_receiver())
        mails = await stack.enter_async_context(mail_receiver())
        changed = replace(
            settings, mail_host="127.0.0.1", mail_port=mails.port, mail_tls=False, mail_from="table@example.org",
            public_url=PUBLIC, webhook_inner=True,
        )  # fmt: skip
        house = await stack.enter_async_context(a_house(changed, SetClock(), "Ada", "Ben"))
        yield Post(house, http, mails)


async def sent(post: Post, body: dict[str, Any]) -> str:
    """Add a channel for Ben, and send him a notice of every kind; returns the table that they are about."""
    made = (await post.house["Ben"].post("/channels", body))["channel"]["id"]
    store = post.house.distance.store.notices
    await store.change_channel(made, state="on")
    post.mails.got.clear()
    table = await post.house.open("Ada", "Ben", name=DATA["table"])
    data = msgspec.json.encode(DATA).decode()
    for number, kind in enumerate(KINDS):
        channel = await store.channel(made)
        assert channel is not None
        notice = NoticeRow(secrets.token_hex(10), made, kind, post.house.clock.now(), table, number, data)
        assert (await post.house.distance.outbox.send(channel, notice)).ok
    return table


def sentences(language: str) -> set[str]:
    """What a reader of this language is told, by kind."""
    words = words_of(language)
    said = set()
    for kind in KINDS:
        key = f"notice-{kind}-by" if words.has(f"notice-{kind}-by") else f"notice-{kind}"
        assert words.has(key), f"there is no sentence for {kind}"
        said.add(words(key, table=DATA["table"], who="Ada", when="2026-06-01 12:00 (UTC)"))
    assert len(said) == len(KINDS)
    return said


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_webhooks(post: Post, language: str) -> None:
    table = await sent(post, {"kind": "webhook", "format": "json", "address": f"{post.http.url}/x", "locale": language})
    told = [msgspec.json.decode(got.body) for got in post.http.got]
    assert [one["kind"] for one in told] == list(KINDS)
    assert {one["text"] for one in told} == sentences(language)
    assert {one["url"] for one in told} == {f"{PUBLIC}/table/{table}"}


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text")])
async def test_webhooks_of_chat_programs(post: Post, form: str, field: str) -> None:
    await sent(post, {"kind": "webhook", "format": form, "address": f"{post.http.url}/x"})
    told = [str(msgspec.json.decode(got.body)[field]) for got in post.http.got]
    assert all(any(text in one for one in told) for text in sentences("en"))


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_mails(post: Post, language: str) -> None:
    await sent(post, {"kind": "mail", "address": "ben@example.org", "locale": language})
    assert len(post.mails.got) == len(KINDS)
    written = [" ".join(post.mails.text(number).split()) for number in range(len(KINDS))]
    assert all(any(" ".join(text.split()) in one for one in written) for text in sentences(language))
    assert len({str(mail["Subject"]) for mail in post.mails.got}) == len(KINDS)
    assert all(mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" for mail in post.mails.got)


async def test_pushes_are_decrypted_by_the_browser_and_name_the_table_and_the_kind(post: Post) -> None:
    post.http.status = 201
    browser = Subscription(f"{post.http.url}/push/1")
    table = await sent(post, browser.body())
    assert [browser.read(got.body) for got in post.http.got] == [{"table": table, "kind": kind} for kind in KINDS]


async def test_every_channel_fails_is_tried_again_and_pauses(post: Post) -> None:
    """A receiver that is away: each notice is tried again, and after ten failures in a row its channel pauses."""
    house = post.house
    ben = (await house["Ben"].get("/me"))["id"]
    store = house.distance.store.notices
    post.http.status = 503
    post.mails.answer_to_data = "451 come back later"
    browser = Subscription(f"{post.http.url}/push/1")
    for body in (
        {"kind": "webhook", "format": "json", "address": f"{post.http.url}/x"},
        {"kind": "mail", "address": "ben@example.org"},
        browser.body(),
    ):
        await house["Ben"].client.post("/api/channels", json=body)
    for channel in await store.channels_of(ben):
        await store.change_channel(channel.id, state="on", failures=0, last_error="")
    post.http.got.clear()
    await house.distance.outbox.tell(ben, "invitation", "", 1)
    await house.distance.outbox.once()
    assert {one.failures for one in await store.channels_of(ben)} == {1}
    for _ in range(3):  # the same notice again, later and later
        house.clock.wait(3 * 3600)
        await house.distance.outbox.once()
    assert {one.failures for one in await store.channels_of(ben)} == {4}
    assert len(post.http.got) == 2 * 4
    for number in range(6):
        await house.distance.outbox.tell(ben, "invitation", "", 10 + number)
        await house.distance.outbox.once()
    found = await store.channels_of(ben)
    assert {(one.kind, one.state, one.failures) for one in found} == {
        (kind, "paused", 10) for kind in ("webhook", "mail", "push")
    }
    shown = (await house["Ben"].get("/channels"))["channels"]
    assert all(one["error"] for one in shown)
    post.http.status, post.mails.answer_to_data = 201, ""
    for one in shown:
        await house["Ben"].post(f"/channels/{one['id']}/resume", {})
    await house.distance.outbox.tell(ben, "invitation", "", 100)
    assert await house.distance.outbox.once() >= len(found)
    assert {(one.state, one.failures) for one in await store.channels_of(ben)} == {("on", 0)}
