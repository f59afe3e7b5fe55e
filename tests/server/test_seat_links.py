"""Seat links: a guest goes along to another browser, once for each code."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from arktable.server.app import create_app
from arktable.server.http.application import Application
from arktable.server.people.seat_links import LETTERS
from arktable.server.settings import Settings
from tests.server.desks import AtDesk
from tests.server.helpers import BOT, ME, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

UNKNOWN = {"key": "carry-unknown", "args": {}}


async def a_code(person: Person) -> str:
    return str((await person.post("/me/carry", {}))["code"])


async def redeem(person: Person, code: str, status: int = 200, **more: Any) -> Any:
    return await person.post("/carry", {"code": code, **more}, status)


async def refused(person: Person, code: str, status: int = 404) -> Any:
    return (await redeem(person, code, status))["error"]


class Clock:
    """A time that moves when a test says so."""

    def __init__(self) -> None:
        self.now = "2026-01-01T00:00:00.000Z"

    def __call__(self) -> str:
        return self.now


@asynccontextmanager
async def an_app_at(clock: Clock, settings: Settings) -> AsyncIterator[Application]:
    app = create_app(settings, InlineBots(), now=clock)
    async with app.lifespan():
        yield app


async def test_a_seat_goes_along_to_another_browser_and_is_played_there(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    before = await ben.get(f"/tables/{table}")
    me = await ada.get("/me")
    assert await redeem(visitor, await a_code(ada)) == me
    assert await visitor.get("/me") == me
    snapshot = await visitor.get(f"/tables/{table}")
    assert snapshot == await ada.get(f"/tables/{table}")
    assert snapshot["table"]["you"] == 0
    await visitor.play(table, (await visitor.legal(table, "own"))[0])
    # What others saw before is as it was: nothing was written to the table but the move.
    after = await ben.get(f"/tables/{table}")
    assert after["log"][: len(before["log"])] == before["log"]
    assert len(after["log"]) == len(before["log"]) + 1
    assert [brief["id"] for brief in (await visitor.get("/tables"))["mine"]] == [table]


async def test_the_first_browser_stays_signed_in_and_both_have_one_name(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    await redeem(visitor, await a_code(ada))
    await ada.play(table, (await ada.legal(table, "own"))[0])
    await visitor.post("/me", {"name": "Countess"})
    assert (await ada.get("/me"))["name"] == "Countess"
    other = await ben.create()
    seats = (await ada.post(f"/tables/{other}/sit", {"seat": 1}))["table"]["seats"]
    assert seats[1]["name"] == "Countess"


async def test_a_code_has_80_bits_in_letters_that_are_not_misread(ada: Person, visitor: Person) -> None:
    code = await a_code(ada)
    assert len(set(LETTERS)) == 32
    assert re.fullmatch(rf"([{LETTERS}]{{4}}-){{3}}[{LETTERS}]{{4}}", code)
    written = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert (await redeem(visitor, f" {written} "))["name"] == "Ada"


async def test_a_code_works_once(app: Application, ada: Person, visitor: Person) -> None:
    code = await a_code(ada)
    await redeem(visitor, code)
    async with a_person(app) as third:
        assert await refused(third, code) == UNKNOWN
        assert await third.get("/me") == {"id": None, "name": None}
        # A new one is made where the person has gone.
        assert (await redeem(third, await a_code(visitor)))["name"] == "Ada"


async def test_of_twenty_who_try_at_once_one_succeeds(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_seat_links=100)) as app, a_person(app, "Ada") as ada:
        code = await a_code(ada)

        async def attempt() -> tuple[int, str | None]:
            async with a_person(app) as person:
                response = await person.client.post("/api/carry", json={"code": code})
                return response.status_code, (await person.get("/me"))["name"]

        found = await asyncio.gather(*(attempt() for _ in range(20)))
        assert sorted(found, key=lambda one: one[0]) == [(200, "Ada")] + [(404, None)] * 19
        assert (await ada.get("/me/carry"))["browsers"] == 2


async def test_a_newer_code_and_a_revocation_end_the_one_before(ada: Person, visitor: Person) -> None:
    first = await a_code(ada)
    second = await a_code(ada)
    assert await refused(visitor, first) == UNKNOWN
    assert (await ada.post("/me/carry/revoke", {}))["state"] == "none"
    assert await refused(visitor, second) == UNKNOWN
    assert (await redeem(visitor, await a_code(ada)))["name"] == "Ada"


async def test_the_state_of_a_link_is_told_from_its_making_to_its_end(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        an_app_at(clock, settings_for(tmp_path)) as app,
        a_person(app, "Ada") as ada,
        a_person(app) as other,
        a_person(app) as late,
    ):
        nothing = {"state": "none", "made": None, "lapses": None, "used": None}
        assert await other.get("/me/carry") == {**nothing, "browsers": 0}
        assert await ada.get("/me/carry") == {**nothing, "browsers": 1}
        made = await ada.post("/me/carry", {})
        times = {"made": "2026-01-01T00:00:00.000Z", "lapses": "2026-04-01T00:00:00.000Z"}
        assert made["carry"] == {"state": "open", **times, "used": None, "browsers": 1}
        clock.now = "2026-03-31T23:59:59.999Z"
        await redeem(other, made["code"])
        used = {"state": "used", **times, "used": clock.now, "browsers": 2}
        assert await ada.get("/me/carry") == await other.get("/me/carry") == used
        # Revoking does not hide that it was used.
        assert await ada.post("/me/carry/revoke", {}) == used
        code = await a_code(ada)
        clock.now = "2026-06-29T23:59:59.999Z"
        assert (await ada.get("/me/carry"))["state"] == "lapsed"
        assert await refused(late, code) == UNKNOWN


async def test_the_database_holds_the_hash_of_a_code_and_never_the_code(ada: Person, tmp_path: Path) -> None:
    code = await a_code(ada)
    letters = code.replace("-", "")
    connection = sqlite3.connect(tmp_path / "test.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert hashlib.sha256(letters.encode()).hexdigest() in dump
    assert letters not in dump
    assert code not in dump
    assert "code" not in await ada.get("/me/carry")


@pytest.mark.parametrize(
    "code", ["", "0000-0000-0000-0000", "UUUU-UUUU-UUUU-UUUU", "x", "é" * 16, "\u0000", "ﬀ" * 8, "' OR 1=1 --"]
)
async def test_a_wrong_code_tells_nothing(ada: Person, visitor: Person, code: str) -> None:
    await ada.post("/me/carry", {})
    response = await visitor.client.post("/api/carry", json={"code": code})
    assert (response.status_code, response.json()) == (404, {"error": UNKNOWN})
    assert "set-cookie" not in response.headers


async def test_what_is_no_code_at_all_is_malformed(visitor: Person) -> None:
    bodies: list[Any] = [{}, {"code": 7}, {"code": "x" * 65}, {"code": None}, {"code": "x", "leave": "yes"}, []]
    for body in bodies:
        assert (await visitor.post("/carry", body, 400))["error"]["key"] == "malformed"


async def test_a_look_at_the_link_spends_nothing(ada: Person, visitor: Person) -> None:
    code = await a_code(ada)
    assert (await visitor.client.get(f"/carry#{code}")).status_code == 200
    for method in ("GET", "HEAD"):
        assert (await visitor.client.request(method, "/api/carry")).status_code == 405
    await redeem(visitor, code)


async def test_a_page_of_another_site_carries_nobody(ada: Person, visitor: Person) -> None:
    code = await a_code(ada)
    evil = {"origin": "https://evil.example"}
    answer = await visitor.ask("POST", "/carry", 403, json={"code": code}, headers=evil)
    assert answer["error"]["key"] == "other-origin"
    await redeem(visitor, code)


async def test_the_person_themselves_spends_nothing(ada: Person, visitor: Person) -> None:
    code = await a_code(ada)
    assert (await refused(ada, code, 409))["key"] == "carry-here"
    await redeem(visitor, code)


async def test_a_visitor_has_nothing_to_carry(visitor: Person) -> None:
    for path in ("/me/carry", "/me/carry/revoke", "/me/sessions/end-others"):
        assert (await visitor.post(path, {}, 403))["error"]["key"] == "carry-nobody"
    assert await visitor.get("/me") == {"id": None, "name": None}


async def test_another_guest_with_tables_is_not_left_unasked(app: Application, ada: Person, ben: Person) -> None:
    code, his = await a_code(ada), await ben.create(ME, BOT)
    told = {"who": "Ada", "name": "Ben", "tables": 1, "kept": "no"}
    assert await refused(ben, code, 409) == {"key": "carry-leaves", "args": told}
    assert (await ben.get("/me"))["name"] == "Ben"
    link = await a_code(ben)
    assert (await refused(ben, code, 409))["args"] == {**told, "kept": "yes"}
    cookies = dict(ben.client.cookies)
    assert (await redeem(ben, code, leave=True))["name"] == "Ada"
    assert (await ben.get(f"/tables/{his}"))["table"]["you"] == -1
    # The session that was replaced opens nothing any more; his own link brings him back.
    async with a_person(app) as thief:
        thief.client.cookies.update(cookies)
        assert (await thief.get("/me"))["id"] is None
    async with a_person(app) as again:
        assert (await redeem(again, link))["name"] == "Ben"
        assert (await again.get(f"/tables/{his}"))["table"]["you"] == 0


async def test_a_wrong_code_does_not_ask_whom_to_leave(ben: Person) -> None:
    await ben.create()
    assert await refused(ben, "0000-0000-0000-0000") == UNKNOWN


async def test_a_guest_without_tables_is_left_without_a_question(ada: Person, ben: Person) -> None:
    assert (await redeem(ben, await a_code(ada)))["name"] == "Ada"


async def test_all_other_browsers_can_be_ended_with_the_link(ada: Person, visitor: Person) -> None:
    table = await ada.create(ME, BOT)
    await redeem(visitor, await a_code(ada))
    link = await a_code(visitor)
    assert await ada.post("/me/sessions/end-others", {}) == {
        "state": "none", "made": None, "lapses": None, "used": None, "browsers": 1,
    }  # fmt: skip
    assert await visitor.get("/me") == {"id": None, "name": None}
    assert (await visitor.get(f"/tables/{table}"))["table"]["you"] == -1
    assert await refused(visitor, link) == UNKNOWN
    await ada.play(table, (await ada.legal(table, "own"))[0])


async def test_an_ended_browser_stays_ended_when_a_question_of_it_was_under_way(app: Application, ada: Person) -> None:
    """The session was read from the database before it ended, and the answer comes afterwards."""
    services = app.services
    async with a_person(app) as other:
        await redeem(other, await a_code(ada))
        store: Any = services.store
        read = store.account_of
        under_way, gate = asyncio.Event(), asyncio.Event()

        async def slow(session_id: str) -> Any:
            found = await read(session_id)
            under_way.set()
            await gate.wait()
            return found

        store.account_of = slow
        asked = asyncio.create_task(other.get("/me"))
        await under_way.wait()
        store.account_of = read
        await ada.post("/me/sessions/end-others", {})
        gate.set()
        await asked
        assert (await other.get("/me"))["id"] is None


async def test_codes_from_one_client_are_limited_right_and_wrong_ones(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limit_seat_links=3)
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        code = await a_code(ada)
        # Other browsers, other spellings and other guests of one client spend from one budget.
        for guess in ("0000-0000-0000-0000", "1111 1111 1111 1111", "nonsense"):
            async with a_person(app, "Eve") as eve:
                assert await refused(eve, guess) == UNKNOWN
        async with a_person(app) as eve:
            for guess in ("2222-2222-2222-2222", code):
                answer = await eve.client.post("/api/carry", json={"code": guess})
                assert answer.status_code == 429
                assert answer.json()["error"]["key"] == "too-many"
                assert int(answer.headers["retry-after"]) > 0
        assert (await ada.get("/me/carry"))["state"] == "open"


async def test_new_links_of_one_person_are_limited(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limit_seat_links=2)
    async with an_app(settings) as app, a_person(app, "Ada") as ada, a_person(app, "Ben") as ben:
        for _ in range(2):
            await ada.post("/me/carry", {})
        assert (await ada.post("/me/carry", {}, 429))["error"]["key"] == "too-many"
        await ben.post("/me/carry", {})


async def test_a_link_and_a_session_of_it_survive_a_restart(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada, a_person(app) as other:
        await redeem(other, await a_code(ada))
        cookies, code = dict(other.client.cookies), await a_code(ada)
    async with an_app(settings) as app, a_person(app) as other, a_person(app) as third:
        other.client.cookies.update(cookies)
        assert (await other.get("/me"))["name"] == "Ada"
        assert (await redeem(third, code))["name"] == "Ada"


async def test_a_browser_that_is_its_own_server_has_no_other_browser(desk: AtDesk) -> None:
    await desk.post("/me", {"name": "Ada"})
    assert (await desk.get("/me/carry", 403))["error"]["key"] == "carry-alone"
    for path in ("/me/carry", "/me/carry/revoke", "/me/sessions/end-others"):
        assert (await desk.post(path, {}, 403))["error"]["key"] == "carry-alone"
    assert (await desk.post("/carry", {"code": "0"}, 403))["error"]["key"] == "carry-alone"
