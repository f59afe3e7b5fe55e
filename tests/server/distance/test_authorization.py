"""Every route and every message of a connection, asked by everybody (`authorization.py` has the table)."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.server.distance.moderation.roles import Roles
from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.live.connection import Watcher, serve
from arktable.server.routes.all import ROUTES as COMMON_ROUTES
from arktable.server.routes.route import Route
from arktable.server.running.errors import Refused
from tests.server.distance.authorization import PEOPLE, ROWS, Row
from tests.server.distance.house import House, SetClock, a_house
from tests.server.distance.signed import become, token
from tests.server.helpers import OPEN, a_person, settings_for

pytestmark = pytest.mark.anyio

ROUTES = {f"{route.method} {route.path}": route for route in [*COMMON_ROUTES, *DISTANCE_ROUTES]}
NAMES = dict(zip(PEOPLE, ("Nobody", "Sam", "Ben", "Ada", "Cora", "Mod", "Dan"), strict=True))
WEAK_FIRST = "NBSMCPO"
"""The order of asking: who is refused changes nothing for those who come later."""
LIMITS = (
    "limit_guests", "limit_tables", "limit_tables_address", "limit_records", "limit_renames", "limit_seat_links",
    "limit_chat", "limit_reports", "limit_seats", "limit_hints",
)  # fmt: skip
LESSON = "lay"
SECONDS_BETWEEN = 130
"""So that those who try to sign in with wrong codes need not wait."""
SEATLESS = tuple(f"POST /tables/{{table_id}}/{what}" for what in ("block", "chat", "zone", "remind", "shelve"))
"""These act for the own seats of the asker, whatever the address says."""


class Scene:
    """A running table with its people, one of whom is banned."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = self.report = self.banned = self.tournament = self.channel = ""

    async def set(self, name: str = "") -> None:
        """A new table, and a report of a line that the banned player wrote there; for a route of this name also a new
        tournament of the creator, or a channel of the owner of the seat.
        """
        house = self.house
        if not self.tournament or "/tournaments" in name:
            await house["Cora"].client.post(f"/api/tournaments/{self.tournament or 'x'}/close", json={})
            body = {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2}
            self.tournament = str((await house["Cora"].post("/tournaments", body))["brief"]["id"])
        if not self.channel or "/channels" in name:
            await house["Ada"].client.post(f"/api/channels/{self.channel or 'x'}/remove", json={})
            await house["Ada"].post("/channels", {"kind": "feed"})
            self.channel = (await house["Ada"].get("/channels"))["channels"][0]["id"]
        if self.banned:
            # Whatever the last request has left: it may have been one of these.
            await house["Mod"].client.post(f"/api/moderation/bans/{self.banned}/lift", json={"reason": "again"})
            await house["Mod"].client.post(f"/api/moderation/reports/{self.report}/close", json={})
        body = {"ruleset": "arkadia", "seats": [OPEN, OPEN, OPEN], "options": {}}
        self.table = str((await house["Cora"].post("/tables", body))["id"])
        for seat, name in enumerate(("Ada", "Ben", "Dan")):
            await house[name].post(f"/tables/{self.table}/sit", {"seat": seat})
        await house["Dan"].post(f"/tables/{self.table}/chat", {"room": "players", "text": "an insult"})
        about = {"table": self.table, "room": "players", "line": 1, "text": "An insult."}
        for reporter in ("Ada", "Ben"):
            await house[reporter].post("/reports", about)
        reports = (await house["Mod"].get("/moderation/reports"))["reports"]
        first, self.report = [one["id"] for one in reports if one["table"] == self.table]
        await house["Mod"].post("/moderation/bans", {"report": first, "reason": "An insult.", "days": 7})
        self.banned = (await house["Mod"].get("/moderation/bans"))["bans"][0]["account"]

    async def filled(self, given: Any) -> Any:
        """The body of a request with the present values."""
        if isinstance(given, dict):
            return {name: await self.filled(value) for name, value in given.items()}
        if isinstance(given, list):
            return [await self.filled(value) for value in given]
        if given == "$version":
            return await self.house["Ada"].version(self.table)
        if given == "$move":
            return next(iter(await self.house["Ada"].legal(self.table)), "done")
        known = {
            "$key": secrets.token_hex(8), "$name": f"N {secrets.token_hex(4)}", "$table": self.table,
            "$report": self.report,
        }  # fmt: skip
        return known.get(given, given) if isinstance(given, str) else given

    def address(self, route: Route, query: str) -> str:
        parts = {
            "table_id": self.table, "ruleset": "arkadia", "game": "arkadia", "name": LESSON, "n": "0",
            "report": self.report, "account": self.banned,
            "id": self.tournament, "channel": self.channel,
        }  # fmt: skip
        path = re.sub(r"\{([^}:]*)[^}]*\}", lambda found: parts.get(found[1], "x"), route.path)
        return f"/api{path}?{query}"

    async def ask(self, letter: str, route: Route, row: Row, more: str = "") -> tuple[int, bytes]:
        """The status and the answer that this person gets. Cookies that the answer sets are not kept."""
        person = self.house[NAMES[letter]]
        self.house.clock.wait(SECONDS_BETWEEN)
        before = dict(person.client.cookies)
        body = await self.filled(row.body)
        address = self.address(route, "&".join(part for part in (row.query, more) if part))
        sent: dict[str, Any] = {"content": body} if isinstance(body, str) else {"json": body}
        answer = await person.client.request(route.method, address, **(sent if route.method == "POST" else {}))
        person.client.cookies.clear()
        for name, value in before.items():
            person.client.cookies.set(name, value)
        return answer.status_code, answer.content


def letter_for(status: int) -> str:
    if status < 300:
        return "+"
    return {401: "-", 403: "-", 400: "o", 404: "o", 409: "o", 422: "o", 503: "o"}.get(status, str(status))


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    settings = settings_for(tmp_path, **dict.fromkeys(LIMITS, 1_000_000))
    async with (
        a_house(settings, SetClock(), *list(NAMES.values())[1:]) as house,
        a_person(house.app) as house.people["Nobody"],
    ):
        await become(house["Cora"], "Cora Weaver")
        await become(house["Mod"], "Mod Keeper")
        await Roles(house.distance.store, house.clock.now).set("Mod Keeper", True)
        scene = Scene(house)
        await scene.set()
        yield scene


def test_every_route_has_a_row_and_every_row_a_route() -> None:
    lacking = sorted(set(ROUTES) - set(ROWS))
    assert not lacking, (
        "these routes have no line in tests/server/distance/authorization.py, which says who may call them: "
        + ", ".join(lacking)
    )
    assert not sorted(set(ROWS) - set(ROUTES)), "these lines have no route"
    assert all(len(row.who) == len(PEOPLE) for row in ROWS.values())


async def test_everybody_gets_what_the_table_says(scene: Scene) -> None:
    wrong = []
    for name, row in ROWS.items():
        if row.ends or name not in ROUTES:
            continue
        if name.startswith("POST"):
            await scene.set(name)
        wrong += await compared(scene, name, row)
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", [name for name, row in ROWS.items() if row.ends])
async def test_everybody_gets_what_the_table_says_where_an_account_ends(scene: Scene, name: str) -> None:
    assert not await compared(scene, name, ROWS[name])


async def compared(scene: Scene, name: str, row: Row) -> list[str]:
    """What differs from the row, in words."""
    got = {letter: letter_for((await scene.ask(letter, ROUTES[name], row))[0]) for letter in WEAK_FIRST}
    found = "".join(got[letter] for letter in PEOPLE)
    return [] if found == row.who else [f"{name}: {PEOPLE} should get {row.who}, and got {found}"]


async def test_nobody_acts_for_the_seat_of_another(scene: Scene) -> None:
    """With `?seat=0`, others are refused, or the seat makes no difference to what they get."""
    wrong = []
    for name, row in ROWS.items():
        route = ROUTES.get(name)
        if route is None or row.ends or "{table_id}" not in name or name in SEATLESS:
            continue
        if route.method == "POST":
            await scene.set(name)
        for letter in "NBSMCP":
            status, answer = await scene.ask(letter, route, row, "seat=0")
            if status < 300 and (route.method == "POST" or answer != (await scene.ask(letter, route, row))[1]):
                wrong.append(f"{name}?seat=0: {letter} got {status}")
    assert not wrong, "\n" + "\n".join(wrong)


async def test_a_line_is_written_by_the_own_seat_whatever_the_address_says(scene: Scene) -> None:
    said = {"room": "players", "text": "hello"}
    assert (await scene.house["Ben"].post(f"/tables/{scene.table}/chat?seat=0", said))["seat"] == 1


# -- connections ------------------------------------------------------------------------------------------------------


MESSAGES = {
    '{"kind": "ping"}': "pong",
    '{"kind": "ping", "sight": true}': "pong",
    '{"kind": "move", "moves": ["done"]}': "error",
    '{"kind": "chat", "text": "hello"}': "error",
    "[]": "error",
    "x" * 5000: "error",
}
"""What a client may send, and the kind of the answer: a connection changes nothing at a table."""


async def listened(scene: Scene, letter: str, seat: str = "") -> list[dict[str, Any]]:
    """What a connection of this person gets: the first snapshot, and the answer to each message."""
    person, got, waiting = scene.house[NAMES[letter]], list[dict[str, Any]](), list(MESSAGES)
    held = token(person) if letter != "N" else None

    async def send(text: str) -> None:
        message = msgspec.json.decode(text)
        if message["kind"] in ("snapshot", "pong", "error"):
            got.append(message)

    async def receive() -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    with contextlib.suppress(EOFError):
        await serve(scene.house.app.services, Watcher(held, seat, None), scene.table, send, receive)
    return got


async def test_a_connection_shows_everybody_their_own_view_and_takes_no_orders(scene: Scene) -> None:
    before = await scene.house["Ada"].version(scene.table)
    for letter, seat in zip("NSCMPO", (-1, -1, -1, -1, 1, 0), strict=True):
        got = await listened(scene, letter)
        assert got[0]["snapshot"]["table"]["you"] == seat, letter
        assert sorted(message["kind"] for message in got[1:]) == sorted(MESSAGES.values())
    assert (await listened(scene, "B"))[0]["snapshot"]["table"]["you"] == 2
    assert await scene.house["Ada"].version(scene.table) == before


async def test_a_connection_for_the_seat_of_another_is_refused(scene: Scene) -> None:
    for letter in "NBSMCP":
        with pytest.raises(Refused) as refused:
            await listened(scene, letter, "0")
        assert refused.value.kind == "forbidden"


async def test_a_banned_person_who_watches_does_not_count_as_present(scene: Scene) -> None:
    seen = []

    async def send(_text: str) -> None:
        brief = await scene.house["Ada"].get(f"/tables/{scene.table}")
        seen.append(brief["table"]["seats"][2]["online"])

    async def receive() -> str:
        if seen:
            raise EOFError
        return '{"kind": "ping", "sight": true}'

    held = token(scene.house["Dan"])
    with pytest.raises(EOFError):
        await serve(scene.house.app.services, Watcher(held, "", None), scene.table, send, receive)
    assert seen
    assert not any(seen)
