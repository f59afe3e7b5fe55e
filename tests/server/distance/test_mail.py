"""Mails, with a real SMTP server: confirmed addresses, one-click ends, one mail a day, refusals."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from arktable.server.distance.notices.digest import next_digest
from arktable.server.running.times import iso
from arktable.server.settings import Settings
from tests.server.distance.house import DAY, HOUR, House, SetClock, a_house
from tests.server.distance.receivers import MailReceiver, mail_receiver

pytestmark = pytest.mark.anyio

PUBLIC = "https://table.example.org"
ADDRESS = "ben@example.org"


@pytest.fixture
async def mails() -> AsyncIterator[MailReceiver]:
    async with mail_receiver() as receiver:
        yield receiver


@pytest.fixture
async def house(settings: Settings, mails: MailReceiver) -> AsyncIterator[House]:
    changed = replace(
        settings, mail_host="127.0.0.1", mail_port=mails.port, mail_tls=False, mail_from="table@example.org",
        public_url=PUBLIC, webhook_inner=True,
    )  # fmt: skip
    async with a_house(changed, SetClock(), "Ada", "Ben") as house:
        yield house


def link(mails: MailReceiver, what: str) -> str:
    """The path of a link in the last mail, for `Person.client`."""
    found = re.search(rf"{PUBLIC}(/api/mail/{what}\?token=[\w-]+)", mails.text())
    assert found is not None, mails.text()
    return found.group(1)


async def confirmed(house: House, mails: MailReceiver, **more: str) -> str:
    """A confirmed address of Ben; returns its channel."""
    made = await house["Ben"].post("/channels", {"kind": "mail", "address": ADDRESS, **more})
    response = await house["Ada"].client.post(link(mails, "confirm"))  # without the session of Ben
    assert response.status_code == 200
    mails.got.clear()
    return str(made["channel"]["id"])


async def account(house: House) -> str:
    return str((await house["Ben"].get("/me"))["id"])


async def only_channel(house: House) -> dict[str, Any]:
    [channel] = (await house["Ben"].get("/channels"))["channels"]
    assert isinstance(channel, dict)
    return channel


async def turn_of_ben(house: House, **more: Any) -> str:
    table = await house.open("Ada", "Ben", **more)
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    return table


async def test_nothing_is_sent_to_an_address_before_it_is_confirmed(house: House, mails: MailReceiver) -> None:
    made = (await house["Ben"].post("/channels", {"kind": "mail", "address": ADDRESS}))["channel"]
    assert (made["state"], made["shown"]) == ("unconfirmed", ADDRESS)
    assert await house.distance.outbox.tell(await account(house), "turn") == 0
    [asked] = mails.got
    assert asked["To"] == ADDRESS
    assert asked["Auto-Submitted"] == "auto-generated"
    confirm = link(mails, "confirm")
    assert "Ben" not in mails.text()  # a name could be an advertisement
    assert confirm.partition("=")[2][:8] not in str(asked["Message-ID"])
    page = await house["Ada"].client.get(confirm)  # a program that opens links
    assert ADDRESS in page.text
    assert (await only_channel(house))["state"] == "unconfirmed"
    assert (await house["Ada"].client.post(confirm)).status_code == 200
    assert (await only_channel(house))["state"] == "on"
    assert (await house["Ada"].client.post(confirm)).status_code == 404  # it works once


async def test_a_link_to_confirm_ends_after_two_days_and_with_a_new_one(house: House, mails: MailReceiver) -> None:
    made = (await house["Ben"].post("/channels", {"kind": "mail", "address": ADDRESS}))["channel"]["id"]
    old = link(mails, "confirm")
    assert (await house["Ben"].post(f"/channels/{made}/test", {}))["channel"]["state"] == "unconfirmed"
    assert (await house["Ben"].client.post(old)).status_code == 404
    new = link(mails, "confirm")
    house.clock.wait(2 * DAY)
    assert (await house["Ben"].client.get(new)).status_code == 404
    assert (await house["Ben"].client.post(new)).status_code == 404
    assert (await only_channel(house))["state"] == "unconfirmed"


async def test_an_address_is_asked_at_most_three_times_a_day(house: House, mails: MailReceiver) -> None:
    body = {"kind": "mail", "address": ADDRESS}
    for name in ("Ada", "Ben", "Ada"):
        made = (await house[name].post("/channels", body))["channel"]["id"]
        await house[name].post(f"/channels/{made}/remove", {})
    await house["Ben"].post("/channels", {**body, "address": ADDRESS.upper()}, 429)
    assert len(mails.got) == 3


@pytest.mark.parametrize("address", ["", "ben", "ben@", "a@b@c", "ben@example.org\r\nBcc: x@example.org", "a b@c.org"])
async def test_an_address_that_is_none_is_refused(house: House, mails: MailReceiver, address: str) -> None:
    refused = await house["Ben"].post("/channels", {"kind": "mail", "address": address}, 400)
    assert refused["error"]["key"] == "mail-address"
    assert mails.got == []


async def test_a_turn_is_told_in_the_language_of_the_reader(house: House, mails: MailReceiver) -> None:
    await confirmed(house, mails, locale="fr")
    table = await turn_of_ben(house)
    house.clock.wait(130)
    assert await house.distance.outbox.once() == 1
    [mail] = mails.got
    assert mail["Subject"].startswith("C’est à vous de jouer")
    assert f"{PUBLIC}/table/{table}" in mails.text()
    assert mail["From"] == "table@example.org"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert re.fullmatch(r"<\w+@table\.example\.org>", mail["Message-ID"])
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["List-Unsubscribe"] == f"<{PUBLIC}{link(mails, 'off')}>"


async def test_one_click_ends_mails_without_a_session_and_a_look_does_not(house: House, mails: MailReceiver) -> None:
    channel = await confirmed(house, mails)
    await house["Ben"].post(f"/channels/{channel}/test", {})
    off = link(mails, "off")
    nobody = house["Ada"].client
    nobody.cookies.clear()
    assert ADDRESS in (await nobody.get(off)).text
    assert (await only_channel(house))["state"] == "on"
    headers = {"origin": "https://mail.example.net", "content-type": "application/x-www-form-urlencoded"}
    ended = await nobody.post(off, content="List-Unsubscribe=One-Click", headers=headers)
    assert ended.status_code == 200
    after = await only_channel(house)
    assert (after["state"], after["error"]) == ("paused", "unsubscribed")
    assert await house.distance.outbox.tell(await account(house), "over") == 0
    assert (await nobody.post("/api/mail/off?token=wrong")).status_code == 404
    assert (await nobody.post("/api/mail/off")).status_code == 404
    refused = await nobody.post("/api/mail/confirm?token=x", headers=headers)
    assert refused.status_code == 403  # other origins are refused elsewhere
    await house["Ben"].post(f"/channels/{channel}/resume", {})
    assert (await only_channel(house))["state"] == "on"


async def test_a_refused_address_pauses_and_a_full_box_is_tried_again(house: House, mails: MailReceiver) -> None:
    channel = await confirmed(house, mails)
    mails.answer_to_recipient = "451 try later"
    ben = await account(house)
    await house.distance.outbox.tell(ben, "over")
    assert await house.distance.outbox.once() == 0
    assert (await only_channel(house))["error"] == "mail 451"
    assert (await only_channel(house))["state"] == "on"
    mails.answer_to_recipient = ""
    house.clock.wait(60)
    assert await house.distance.outbox.once() == 1
    assert (await only_channel(house))["error"] == ""

    mails.answer_to_recipient = "550 no such user"
    await house["Ben"].post(f"/channels/{channel}/test", {})
    after = await only_channel(house)
    assert (after["state"], after["error"]) == ("paused", "mail 550")
    await house["Ben"].post(f"/channels/{channel}/resume", {})
    mails.answer_to_recipient, mails.answer_to_data = "", "554 refused"
    await house["Ben"].post(f"/channels/{channel}/test", {})
    assert (await only_channel(house))["error"] == "mail 554"


async def test_a_mail_server_that_is_away_is_said(settings: Settings) -> None:
    changed = replace(settings, mail_host="127.0.0.1", mail_port=1, mail_tls=False, public_url=PUBLIC)
    async with a_house(changed, SetClock(), "Ben") as house:
        made = (await house["Ben"].post("/channels", {"kind": "mail", "address": ADDRESS}))["channel"]
        assert (made["state"], made["error"]) == ("unconfirmed", "mail-away")


async def test_encryption_is_not_given_up_silently(settings: Settings, mails: MailReceiver) -> None:
    changed = replace(settings, mail_host="127.0.0.1", mail_port=mails.port, public_url=PUBLIC)
    async with a_house(changed, SetClock(), "Ben") as house:
        made = (await house["Ben"].post("/channels", {"kind": "mail", "address": ADDRESS}))["channel"]
        assert made["error"] == "mail-away"
    assert mails.got == []


async def test_mail_needs_an_address_for_its_links(settings: Settings) -> None:
    async with a_house(replace(settings, mail_host="127.0.0.1"), SetClock(), "Ben") as house:
        features = (await house["Ben"].get("/features"))["features"]
        assert features["mail"] == {"on": False, "reason": "no-public-url"}
        refused = await house["Ben"].post("/channels", {"kind": "mail", "address": ADDRESS}, 404)
        assert refused["error"]["args"] == {"reason": "no-public-url"}


async def test_one_mail_a_day_lists_the_tables_that_wait(house: House, mails: MailReceiver) -> None:
    channel = await confirmed(house, mails, zone="Europe/Paris")
    changed = await house["Ben"].post(f"/channels/{channel}", {"daily": True})
    assert changed["daily"] is True
    tables = [await turn_of_ben(house) for _ in range(3)]
    await house["Ben"].play_on(tables[0])
    await house.distance.outbox.written()
    house.clock.wait(HOUR)
    assert await house.distance.outbox.once() == 0
    house.clock.wait(DAY)
    assert await house.distance.outbox.once() == 1
    [mail] = mails.got
    assert mail["Subject"] == "2 tables wait for you"
    assert [table in mails.text() for table in tables] == [False, True, True]
    assert await house.distance.outbox.tell(await account(house), "over", "", 7) == 1  # is not held back
    assert await house.distance.outbox.once() == 1


async def test_no_mail_of_the_day_is_sent_when_nothing_waits(house: House, mails: MailReceiver) -> None:
    channel = await confirmed(house, mails)
    await house["Ben"].post(f"/channels/{channel}", {"daily": True})
    table = await turn_of_ben(house)
    await house["Ben"].play_on(table)
    house.clock.wait(2 * DAY)
    assert await house.distance.outbox.once() == 0
    assert mails.got == []


@pytest.mark.parametrize(
    ("at", "zone", "wanted"),
    [
        ("2026-06-01T05:59:00Z", "Europe/Paris", "2026-06-01T06:00:00.000Z"),
        ("2026-06-01T06:00:00Z", "Europe/Paris", "2026-06-02T06:00:00.000Z"),
        ("2026-10-24T12:00:00Z", "Europe/Paris", "2026-10-25T07:00:00.000Z"),  # the clock goes back in between
        ("2026-03-28T12:00:00Z", "Europe/Paris", "2026-03-29T06:00:00.000Z"),  # and forward
        ("2026-06-01T23:00:00Z", "Pacific/Auckland", "2026-06-02T20:00:00.000Z"),
    ],
)
def test_the_mail_of_the_day_comes_at_eight_in_the_zone_of_the_reader(at: str, zone: str, wanted: str) -> None:
    assert iso(next_digest(iso(datetime.fromisoformat(at)), zone)) == wanted
