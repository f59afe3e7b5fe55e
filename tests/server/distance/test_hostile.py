"""What hostile clients try: pages of other sites, cookies, endless lists, odd letters, and one fault that stops all."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import timedelta
from typing import Any
from xml.etree import ElementTree

import pytest
from icalendar import Calendar

from arktable.server.distance.each import for_each
from arktable.server.distance.invitations import blocking
from arktable.server.distance.notices.outbox import Outcome
from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.routes.all import ROUTES as COMMON_ROUTES
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from arktable.server.store.rows import StoreFault
from tests.server.distance.house import DAY, HOUR, House, SetClock, a_house, house_of
from tests.server.distance.receivers import mail_receiver
from tests.server.distance.signed import PASSWORD, another, become
from tests.server.helpers import ME, OPEN

pytestmark = pytest.mark.anyio

EVIL = {"origin": "https://evil.example"}
FROM_ANYWHERE = {"/mail/off"}
"""One click ends mails, from the page of a mail program (RFC 8058): the token in the address is the right to do it."""
DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}
ODD = "\u202e<b>&'\"\r\nBcc: eve@example.org\r\n\u2066\u200b\x00 Mill"
SHOWN = "<b>&'\" Bcc: eve@example.org Mill"


house = house_of("Ada", "Ben")


# -- pages of other sites ---------------------------------------------------------------------------------------------


async def test_a_page_of_another_site_changes_nothing_by_any_route(house: House) -> None:
    posts = [route.path for route in (*COMMON_ROUTES, *DISTANCE_ROUTES) if route.method == "POST"]
    assert len(posts) > 100
    for path in posts:
        house.clock.wait(60)  # the budget of a client comes back
        address = "/api" + path.replace("{n:int}", "1").replace("{", "").replace("}", "")
        for headers in (EVIL, {"origin": "null"}):
            answer = await house["Ada"].client.post(address, json={}, headers=headers)
            refused = answer.status_code == 403 and answer.json()["error"]["key"] == "other-origin"
            assert refused != (path in FROM_ANYWHERE), (path, headers, answer.text)


async def test_what_a_get_changes_is_nothing(house: House) -> None:
    """A picture on a page of another site can ask for every address."""
    await house.open("Ada", "Ben", pace=DAYS)
    await become(house["Ada"], "Ada Lind")
    before = await house["Ada"].get("/me/export")
    for route in DISTANCE_ROUTES:
        if route.method == "GET":
            house.clock.wait(60)
            path = route.path.replace("{", "").replace("}", "")
            await house["Ada"].client.get(f"/api{path}", headers=EVIL)
    after = await house["Ada"].get("/me/export")
    for part in ("made", "at", "exported"):
        before.pop(part, None)
        after.pop(part, None)
    for session in [*before["sessions"], *after["sessions"]]:
        session.pop("used", None)
    assert after == before


# -- cookies ----------------------------------------------------------------------------------------------------------


async def cookies_of_all_ways_in(house: House) -> list[str]:
    """The cookies that are set when somebody becomes a guest, a player, signs in, recovers a name, or signs out."""
    got = []
    async with another(house) as eve:

        async def post(path: str, body: Any) -> Any:
            answer = await eve.client.post(f"/api{path}", json=body)
            assert answer.status_code == 200, answer.text
            got.append(answer.headers["set-cookie"])
            return answer.json()

        await post("/me", {"name": "Eve"})
        codes = (await post("/password", {"name": "Eve Moss", "password": PASSWORD}))["codes"]
        await post("/sign-out", {})
        await post("/sign-in", {"name": "Eve Moss", "password": PASSWORD})
        await post("/recovery/use", {"name": "Eve Moss", "code": codes[0]})
    return got


async def test_no_script_and_no_other_site_gets_a_session(house: House) -> None:
    for cookie in await cookies_of_all_ways_in(house):
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= parts, cookie
        assert not any(part.startswith("domain") for part in parts), cookie


async def test_every_session_has_another_token(house: House) -> None:
    tokens = [cookie.partition(";")[0].partition("=")[2].strip('"') for cookie in await cookies_of_all_ways_in(house)]
    assert tokens[2] == ""  # signed out
    assert len(set(tokens)) == len(tokens)
    assert all(len(token) >= 32 for token in tokens if token)


# -- endless things ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("day", ["9999-12-31", "9999-12-01", "2036-01-01", "2027-06-10"])
async def test_a_vacation_ends_within_a_year(house: House, day: str) -> None:
    refused = await house["Ada"].post("/vacations", {"first": day, "last": day, "zone": "UTC"}, 400)
    assert refused["error"]["key"] == "vacation-days"
    assert (await house["Ada"].get("/vacations"))["vacations"] == []


async def test_nobody_keeps_more_vacations_than_the_days_of_two_years(house: House) -> None:
    first, taken = house.clock.at.date(), 0
    for ahead in range(1, 366):
        day = (first + timedelta(days=ahead)).isoformat()
        house.clock.wait(1)
        answer = await house["Ada"].client.post("/api/vacations", json={"first": day, "last": day, "zone": "UTC"})
        assert answer.status_code in (200, 409), answer.text
        taken += answer.status_code == 200
    assert taken == len((await house["Ada"].get("/vacations"))["vacations"]) == 60


async def test_nobody_blocks_endlessly_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "MOST_BLOCKED", 2)
    for number, name in enumerate(("Cleo Ray", "Dan Hill", "Eve Moss")):
        async with another(house, "Guest") as person:
            await become(person, name)
        answer = await house["Ada"].client.post(f"/api/people/{name}/block", json={"block": True})
        assert answer.status_code == (200 if number < 2 else 409), answer.text
    assert answer.json()["error"]["key"] == "blocks-most"
    await house["Ada"].post("/people/Cleo Ray/block", {"block": False})
    assert len((await house["Ada"].post("/people/Eve Moss/block", {"block": True}))["blocked"]) == 2


async def test_ten_thousand_invitations_are_refused_soon(house: House) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}}
    table = (await house["Ada"].post("/tables", body))["id"]
    statuses: list[int] = []
    while 429 not in statuses and len(statuses) < 10_000:
        answer = await house["Ada"].client.post(f"/api/tables/{table}/invite", json={"name": f"Nobody {len(statuses)}"})
        statuses.append(answer.status_code)
    assert len(statuses) < 200
    assert set(statuses) == {404, 429}


@pytest.mark.parametrize("wrong", [{"most": 10_000}, {"rounds": 10_000}, {"seats": 10_000}, {"round_days": 10_000}])
async def test_a_tournament_of_ten_thousand_is_refused(house: House, wrong: dict[str, int]) -> None:
    await become(house["Ada"], "Ada Lind")
    cup = {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2, **wrong}
    assert (await house["Ada"].post("/tournaments", cup, 400))["error"]["key"] == "malformed"


async def test_ten_thousand_bots_do_not_enter(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    cup = {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2, "most": 4}
    path = f"/tournaments/{(await house['Ada'].post('/tournaments', cup))['brief']['id']}"
    assert (await house["Ada"].post(f"{path}/enter", {"bots": 10_000}, 400))["error"]["key"] == "malformed"
    assert (await house["Ada"].post(f"{path}/enter", {"bots": 64}, 409))["error"]["key"] == "tournament-full"
    assert (await house["Ada"].get(path))["brief"]["entrants"] == 0


async def test_an_order_of_thousands_of_steps_is_refused_before_it_is_judged(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=DAYS)
    for body in (
        {"steps": ["done"] * 5000},
        {"steps": ["done"], "conditions": [{"fact": "x", "is": "<", "value": 1}] * 1000},
        {"steps": ["x" * 60_000]},
    ):
        assert (await house["Ben"].post(f"/tables/{table}/order", body, 400))["error"]["key"] == "malformed"
    for what in ("", "/try", "/why", "/moves"):
        body = {"done": ["done"] * 5000}
        assert (await house["Ben"].post(f"/tables/{table}/order/turn{what}", body, 400))["error"]["key"] == "malformed"


# -- odd letters ------------------------------------------------------------------------------------------------------


def is_plain(text: str) -> bool:
    return not any(unicodedata.category(letter)[0] == "C" for letter in text)


async def test_names_of_tables_tournaments_and_guests_have_no_hidden_letters(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    table = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}, "name": ODD}
    cup = {"name": ODD, "ruleset": "arkadia", "kind": "swiss", "seats": 2}
    assert (await house["Ada"].post("/tables", table))["name"] == SHOWN
    assert (await house["Ada"].post("/tournaments", cup))["brief"]["name"] == SHOWN
    assert is_plain((await house["Ben"].post("/me", {"name": "\u202eneB\u2066\u200f"}))["name"])
    said = await house["Ben"].client.post("/api/names", json={"name": "Ada\u202eLind"})
    assert said.json()["fault"]["key"] != "" or not said.json()["free"]


async def test_a_line_of_the_chat_turns_no_text_around(house: House) -> None:
    table = await house.open("Ada", "Ben")
    said = {"room": "players", "text": f"\u202e{ODD}\u2069\u200f"}
    line = (await house["Ada"].post(f"/tables/{table}/chat", said))["text"]
    assert is_plain(line.replace("\n", ""))
    assert "<b>" in line  # it is text: the page escapes it


async def test_a_name_adds_nothing_to_mails_feeds_and_pages(settings: Settings) -> None:
    async with mail_receiver() as mails:
        changed = replace(
            settings, mail_host="127.0.0.1", mail_port=mails.port, mail_tls=False, mail_from="table@example.org",
            public_url="https://table.example.org",
        )  # fmt: skip
        async with a_house(changed, SetClock(), "Ada", "Ben") as house:
            made = await house["Ben"].post("/channels", {"kind": "feed"})
            address = "ben+<script>@example.org"
            refused = await house["Ben"].client.post("/api/channels", json={"kind": "mail", "address": address})
            assert refused.status_code == 400
            await house["Ben"].post("/channels", {"kind": "mail", "address": "ben&x@example.org"})
            link = mails.text().split("https://table.example.org")[1].split()[0]
            page = await house["Ada"].client.get(link)
            assert "ben&amp;x@example.org" in page.text
            assert "default-src 'self'" in page.headers["content-security-policy"]
            await house["Ada"].client.post(link)
            mails.got.clear()
            table = await house.open("Ada", "Ben", pace=DAYS, name=ODD)
            await house["Ada"].play_on(table)
            await house.distance.outbox.written()
            house.clock.wait(HOUR)
            assert await house.distance.outbox.once() == 1
            (mail,) = mails.got
            assert mail["To"] == "ben&x@example.org"
            assert mail["Bcc"] is None
            assert SHOWN in str(mail["Subject"])
            atom = await house["Ada"].client.get(made["atom"].removeprefix("https://table.example.org"))
            titles = [
                one.text for one in ElementTree.fromstring(atom.content).iter("{http://www.w3.org/2005/Atom}title")
            ]
            assert any(SHOWN in str(title) for title in titles)
            ics = await house["Ada"].client.get(made["ics"].removeprefix("https://table.example.org"))
            [event] = Calendar.from_ical(ics.content).walk("VEVENT")
            assert SHOWN in str(event["SUMMARY"])


# -- one that fails does not stop the others --------------------------------------------------------------------------


async def test_a_table_that_fails_does_not_stop_the_clocks_of_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = {"kind": "live", "bank": 600, "increment": 30}
    broken, other = [await house.open("Ada", "Ben", pace=pace) for _ in range(2)]
    clocks = house.distance.clocks
    is_out = clocks.is_out

    def fails(table: Any, seat: int, now: str) -> bool:
        if table.row.id == broken:
            raise OverflowError("a date that does not exist")
        return is_out(table, seat, now)

    monkeypatch.setattr(clocks, "is_out", fails)
    house.clock.wait(640)
    assert await clocks.sweep.once() == 1
    assert "flag" in await house.kinds(other)


async def test_a_sender_that_fails_counts_as_a_failure_of_its_channel(house: House) -> None:
    ada = (await house["Ada"].get("/me"))["id"]
    store = house.distance.store.notices
    sent = []

    class Sender:
        async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
            if channel.id == "broken":
                raise ValueError("a fault of the program")
            sent.append(notice.kind)
            return Outcome(True)

    house.distance.outbox.senders["webhook"] = Sender()
    for name in ("broken", "whole"):
        await store.add_channel(ChannelRow(name, ada, "webhook", f"https://example.org/{name}", house.clock.now()))
    await house.distance.outbox.tell(ada, "invitation")
    assert await house.distance.outbox.once() == 1
    assert sent == ["invitation"]
    failed = {row.id: row.failures for row in await store.channels_of(ada)}
    assert failed == {"broken": 1, "whole": 0}


async def test_only_a_fault_of_the_database_ends_a_round() -> None:
    done = []

    async def work(one: int) -> int:
        if one == 1:
            raise Refused("conflict", "stale")
        if one == 2:
            raise ValueError("a fault of the program")
        if one == 4:
            raise StoreFault("the disk is full")
        done.append(one)
        return 1

    assert await for_each("it fails", [1, 2, 3, 5], work) == 2
    with pytest.raises(StoreFault):
        await for_each("it fails", [3, 4, 6], work)
    assert done == [3, 5, 3]
