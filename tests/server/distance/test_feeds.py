"""Feeds of turns: Atom and iCalendar by a token in the address."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from icalendar import Calendar

from arktable.server.distance.notices.feeds import calendar, folded
from arktable.server.distance.notices.my_turns import MyTurn
from tests.server.distance.house import DAY, HOUR, House, house_of

pytestmark = pytest.mark.anyio

ATOM = "{http://www.w3.org/2005/Atom}"
DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}


house = house_of("Ada", "Ben")


async def feed(house: House, **more: str) -> dict[str, Any]:
    made: dict[str, Any] = await house["Ben"].post("/channels", {"kind": "feed", **more})
    return made


async def read(house: House, url: str, status: int = 200, **headers: str) -> Any:
    """What a program without a session gets."""
    client = house["Ada"].client
    kept = dict(client.cookies)
    client.cookies.clear()
    response = await client.get(url, headers=headers)
    client.cookies.update(kept)
    assert response.status_code == status, response.text
    return response


async def test_atom_lists_the_tables_that_wait(house: House) -> None:
    made = await feed(house, locale="fr")
    table = await house.open("Ada", "Ben", pace=DAYS)
    other = await house.open("Ada", "Ben")
    await house["Ada"].play_on(table)
    await house["Ada"].play_on(other)
    await house.open("Ada", "Ben")  # waits for Ada
    response = await read(house, made["atom"])
    assert response.headers["content-type"] == "application/atom+xml; charset=utf-8"
    assert "private" in response.headers["cache-control"]
    root = ElementTree.fromstring(response.content)
    links = [entry.find(f"{ATOM}link").attrib["href"] for entry in root.iter(f"{ATOM}entry")]  # type: ignore[union-attr]
    assert [link.rpartition("/")[2] for link in links] == [table, other]
    assert root.findtext(f"{ATOM}title") == "Arktable\u202f: mes tours"
    summaries = [entry.findtext(f"{ATOM}summary") for entry in root.iter(f"{ATOM}entry")]
    assert summaries == ["Au plus tard 2026-06-03 14:00 (UTC)", None]


async def test_a_calendar_has_the_deadlines(house: House) -> None:
    made = await feed(house)
    table = await house.open("Ada", "Ben", pace=DAYS)
    await house["Ada"].play_on(table)
    response = await read(house, made["ics"])
    assert response.headers["content-type"] == "text/calendar; charset=utf-8"
    event: Any = Calendar.from_ical(response.content).walk("VEVENT")[0]
    assert event["URL"].endswith(f"/table/{table}")
    assert event["DTEND"].dt.isoformat() == "2026-06-03T14:00:00+00:00"
    assert str(event["SUMMARY"]).startswith("Your turn: ")


async def test_a_feed_that_has_not_changed_is_not_sent_again(house: House) -> None:
    made = await feed(house)
    for url in (made["atom"], made["ics"]):
        tag = (await read(house, url)).headers["etag"]
        house.clock.wait(60)
        assert (await read(house, url, 304, **{"if-none-match": f'"other", {tag}'})).content == b""
    table = await house.open("Ada", "Ben")
    await house["Ada"].play_on(table)
    await read(house, url, 200, **{"if-none-match": tag})


async def test_a_token_is_stored_as_a_hash_and_can_be_revoked(house: House) -> None:
    made = await feed(house)
    token = made["atom"].rpartition("/")[2].removesuffix(".atom")
    row = await house.distance.store.notices.channel(made["channel"]["id"])
    assert row is not None
    assert token not in str(row)
    assert token not in str(await house["Ben"].get("/channels"))
    assert (await house["Ben"].get("/channels"))["channels"][0]["used"] == ""
    await read(house, made["ics"])
    assert (await house["Ben"].get("/channels"))["channels"][0]["used"]
    await house["Ben"].post(f"/channels/{made['channel']['id']}/test", {}, 409)
    await house["Ben"].post(f"/channels/{made['channel']['id']}/remove", {})
    await read(house, made["atom"], 404)


@pytest.mark.parametrize("name", ["x.atom", ".atom", "x", "x.html"])
async def test_a_wrong_token_is_not_found(house: House, name: str) -> None:
    await feed(house)
    await read(house, f"/api/feed/{name}", 404)


async def test_a_feed_is_no_channel_to_which_notices_are_sent(house: House) -> None:
    await feed(house)
    assert await house.distance.outbox.tell((await house["Ben"].get("/me"))["id"], "turn") == 0


def test_lines_are_folded_at_75_bytes_and_names_survive() -> None:
    name = "Filature de l’Érable, « Larch; Mill » \\ 🧵 " * 5
    turn = MyTurn("t1", name, "arkadia", "2026-06-01T08:00:00.000Z", "")
    text = calendar([turn], "fr", "https://table.example.org")
    assert all(len(line) <= 75 for line in text.split(b"\r\n"))
    [event] = Calendar.from_ical(text).walk("VEVENT")
    assert str(event["SUMMARY"]) == f"À vous de jouer\u202f: {name}"
    assert folded("é" * 38) == ("é" * 37 + "\r\n é\r\n").encode()


def test_a_name_cannot_add_lines() -> None:
    turn = MyTurn("t1", "a\r\nEND:VCALENDAR\nATTENDEE:x", "arkadia", "2026-06-01T08:00:00.000Z", "")
    lines = calendar([turn], "en", "https://table.example.org").split(b"\r\n")
    assert lines.count(b"END:VCALENDAR") == 1
    assert not any(line.startswith(b"ATTENDEE") for line in lines)
