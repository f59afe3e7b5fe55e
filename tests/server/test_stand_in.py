"""A bot stands in for somebody who has gone, and they take their seat back."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from arktable.server.app import create_app
from arktable.server.http.application import Application
from arktable.server.people.presence import Since
from arktable.server.settings import Settings
from tests.server.helpers import ME, OPEN, InlineBots, Person, a_person

pytestmark = pytest.mark.anyio


class Clock:
    """A time that passes only when a test says so. Somebody may set the clock of the machine, and no time passes."""

    def __init__(self) -> None:
        self.at = datetime(2026, 1, 1, tzinfo=UTC)
        self.passed = 1000.0

    def now(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def monotonic(self) -> float:
        return self.passed

    def wait(self, seconds: float) -> None:
        self.passed += seconds
        self.set(seconds)

    def set(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


class House:
    """A running table of Ada (seat 0, who decides first) and Ben, at which time stands still."""

    def __init__(self, app: Application, clock: Clock, ada: Person, ben: Person) -> None:
        self.app = app
        self.clock = clock
        self.ada = ada
        self.ben = ben
        self.table = ""

    async def ask(self, person: Person, what: str, status: int = 200, **more: Any) -> Any:
        body = {"version": await person.version(self.table), "key": secrets.token_hex(8), **more}
        return await person.post(f"/tables/{self.table}/{what}", body, status)

    async def arrive(self, person: Person) -> str:
        """Open the table, as a socket does."""
        account = str((await person.get("/me"))["id"])
        self.app.services.presence.enter(self.table, account)
        return account

    def leave(self, account: str) -> None:
        self.app.services.presence.leave(self.table, account)

    async def events(self) -> list[tuple[str, int, dict[str, Any]]]:
        log = (await self.ben.get(f"/tables/{self.table}"))["log"]
        kinds = ("hand-over", "take-back")
        return [
            (one["key"], one["seat"], one["args"]) for entry in log if entry["kind"] in kinds for one in entry["events"]
        ]


@asynccontextmanager
async def a_house(settings: Settings, clock: Clock) -> AsyncIterator[House]:
    app = create_app(settings, InlineBots(), now=clock.now, clock=clock.monotonic)
    async with app.lifespan(), a_person(app, "Ada") as ada, a_person(app, "Ben") as ben:
        yield House(app, clock, ada, ben)


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, Clock()) as house:
        house.table = await house.ada.create(ME, OPEN)
        await house.ben.post(f"/tables/{house.table}/sit", {"seat": 1})
        yield house


async def handed_over(house: House) -> None:
    house.clock.wait(120)
    await house.ask(house.ben, "hand-over", seat=0)


async def test_a_bot_plays_for_somebody_who_was_away_for_two_minutes_of_their_turn(house: House) -> None:
    ada = await house.arrive(house.ada)
    house.clock.wait(600)
    house.leave(ada)
    house.clock.wait(119)
    answer = await house.ask(house.ben, "hand-over", 409, seat=0)
    assert answer["error"] == {"key": "not-away", "args": {"seat": 0, "left": 1}}
    house.clock.wait(1)
    await house.ask(house.ben, "hand-over", seat=0)
    brief = await house.ben.wait(house.table, lambda brief: brief["to_move"] == 1)
    assert (brief["seats"][0]["kind"], brief["seats"][0]["bot"]) == ("person", "greedy")
    assert await house.events() == [("handed-over", 1, {"seat": 0})]


async def test_time_away_counts_from_the_beginning_of_the_turn(house: House) -> None:
    house.clock.wait(3600)
    await house.ada.play_on(house.table)
    answer = await house.ask(house.ada, "hand-over", 409, seat=1)
    assert answer["error"]["args"]["left"] == 120


async def test_a_bot_plays_for_somebody_who_is_there_and_decides_nothing(house: House) -> None:
    await house.arrive(house.ada)
    house.clock.wait(899)
    assert (await house.ask(house.ben, "hand-over", 409, seat=0))["error"]["args"]["left"] == 1
    house.clock.wait(1)
    await house.ask(house.ben, "hand-over", seat=0)


@pytest.mark.parametrize("jump", [86_400, -86_400])
async def test_setting_the_clock_of_the_machine_hands_no_seat_over_and_keeps_none(house: House, jump: float) -> None:
    ada = await house.arrive(house.ada)
    house.clock.set(jump)
    assert (await house.ask(house.ben, "hand-over", 409, seat=0))["error"]["args"]["left"] == 900
    house.leave(ada)
    house.clock.set(jump)
    assert (await house.ask(house.ben, "hand-over", 409, seat=0))["error"]["args"]["left"] == 120
    house.clock.wait(120)
    await house.ask(house.ben, "hand-over", seat=0)


async def test_after_a_restart_everybody_has_their_time_again(settings: Settings) -> None:
    clock = Clock()
    async with a_house(settings, clock) as house:
        house.table = await house.ada.create(ME, OPEN)
        await house.ben.post(f"/tables/{house.table}/sit", {"seat": 1})
        cookies, table = house.ben.client.cookies, house.table
    clock.wait(3600)
    async with a_house(settings, clock) as house:
        house.table, house.ben.client.cookies = table, cookies
        assert (await house.ask(house.ben, "hand-over", 409, seat=0))["error"]["args"]["left"] == 120
        clock.wait(120)
        await house.ask(house.ben, "hand-over", seat=0)


async def test_a_game_that_was_sent_here_waits_from_when_everybody_has_a_seat(house: House) -> None:
    own = await house.ada.create(ME, {"kind": "me", "name": "Cleo"})
    text = (await house.ada.client.get(f"/api/tables/{own}/take-along")).text
    house.clock.wait(3600)
    sent = await house.ada.client.post("/api/records/play?seats=1", content=text)
    house.table = sent.json()["id"]
    house.clock.wait(3600)
    await house.ben.post(f"/tables/{house.table}/sit", {"seat": 0})
    answer = await house.ask(house.ada, "hand-over", 409, seat=0)
    assert answer["error"] == {"key": "not-away", "args": {"seat": 0, "left": 120}}


def test_what_is_forgotten_happened_before_what_is_remembered() -> None:
    clock = Clock()
    since: Since[str] = Since(clock.monotonic, most=2)
    for key in "abc":
        clock.wait(10)
        since.note(key)
    clock.wait(1)
    assert [since.seconds(key) for key in "abcd"] == [21, 11, 1, 21]


@pytest.mark.parametrize(("seat", "key"), [(0, "nobody-waits"), (1, "not-to-hand-over"), (7, "no-such-seat")])
async def test_only_the_seat_of_another_for_whom_one_waits_is_handed_over(house: House, seat: int, key: str) -> None:
    await house.ada.play_on(house.table)
    house.clock.wait(3600)
    status = 400 if key == "no-such-seat" else 409
    assert (await house.ask(house.ben, "hand-over", status, seat=seat))["error"]["key"] == key


async def test_watchers_hand_nobodys_seat_over(house: House) -> None:
    house.clock.wait(3600)
    async with a_person(house.app, "Cleo") as cleo:
        assert (await house.ask(cleo, "hand-over", 403, seat=0))["error"]["key"] == "not-seated"


async def test_the_owner_takes_the_seat_back_at_any_time_and_plays_on(house: House) -> None:
    await handed_over(house)
    await house.ben.wait(house.table, lambda brief: brief["to_move"] == 1)
    await house.ask(house.ada, "take-back")
    await house.ben.play_on(house.table)
    brief = (await house.ada.get(f"/tables/{house.table}"))["table"]
    assert (brief["to_move"], "bot" in brief["seats"][0]) == (0, False)
    assert await house.ada.legal(house.table)
    assert await house.events() == [("handed-over", 1, {"seat": 0}), ("taken-back", 0, {})]
    assert (await house.ask(house.ada, "take-back", 409))["error"]["key"] == "not-handed-over"


async def test_two_hands_never_play_one_seat(house: House) -> None:
    await handed_over(house)
    await house.ben.wait(house.table, lambda brief: brief["to_move"] == 1)
    assert (await house.ada.play(house.table, "end", status=409))["error"]["key"] == "handed-over"


async def test_a_seat_that_was_handed_over_is_a_bots_after_a_restart_and_its_moves_replay(settings: Settings) -> None:
    clock = Clock()
    async with a_house(settings, clock) as house:
        house.table = await house.ada.create(ME, OPEN)
        await house.ben.post(f"/tables/{house.table}/sit", {"seat": 1})
        await handed_over(house)
        for _ in range(3):
            await house.ben.wait(house.table, lambda brief: brief["to_move"] == 1)
            await house.ben.play_on(house.table)
        await house.ben.wait(house.table, lambda brief: brief["to_move"] == 1)
        await house.ask(house.ada, "take-back")
        before = await house.ben.get(f"/tables/{house.table}")
        cookies = house.ben.client.cookies
    async with a_house(settings, clock) as again:
        again.ben.client.cookies = cookies
        after = await again.ben.get(f"/tables/{house.table}")
    assert after["table"]["pinned"] is False
    assert after["view"] == before["view"]


async def test_the_record_tells_that_a_bot_has_played_for_somebody(house: House) -> None:
    await handed_over(house)
    while (await house.ben.wait(house.table, lambda brief: brief["to_move"] != 0))["state"] == "running":
        await house.ben.play_on(house.table)
    text = (await house.ben.client.get(f"/api/tables/{house.table}/record")).text
    assert "player 1 person+bot:greedy Ada\nplayer 2 person Ben\n" in text
    answer = await house.ben.client.post("/api/records", content=text)
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "person"]
