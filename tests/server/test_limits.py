"""How much one client may ask, and who is believed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from arktable.server.app import create_app, server_config
from arktable.server.http import admission
from arktable.server.http.application import Application
from arktable.server.running.errors import Refused
from arktable.server.running.limits import (
    REFUSALS_AT_ONCE,
    Budget,
    Level,
    Places,
    cost_of_moment,
    cost_of_snapshot,
    network_of,
)
from arktable.server.settings import Settings
from arktable.server.store.rows import Conflict
from tests.server.helpers import BASE, ME, OPEN, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"
"""Where a test's browser comes from."""


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_fills_up_again_evenly() -> None:
    clock = Clock()
    budget = Budget(4, 8.0, clock)
    assert [budget.wait("a") for _ in range(5)] == [0, 0, 0, 0, 2.0]
    assert budget.wait("b", 4) == 0
    clock.now += 3
    assert [budget.wait("a"), budget.wait("a")] == [0, 1.0]
    clock.now += 100
    assert [budget.wait("a", 4), budget.wait("a")] == [0, 2.0]


def test_a_fine_is_paid_back_with_time() -> None:
    clock = Clock()
    budget = Budget(4, 4.0, clock)
    budget.fine("a", 100)
    with pytest.raises(Refused) as refused:
        budget.spend("a")
    assert refused.value.details == {"seconds": 5}
    clock.now += 5
    budget.spend("a")


def test_a_place_is_free_again_when_somebody_leaves() -> None:
    places = Places(1, "too-many-sockets")
    places.enter("a")
    places.enter("b")
    with pytest.raises(Refused):
        places.enter("a")
    places.leave("a")
    places.enter("a")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("?", "?"),
    ],
)
def test_a_client_is_known_by_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_networks_of_one_customer_share_four_budgets() -> None:
    clock = Clock()
    budget = Budget(2, 8.0, clock)
    clients = [network_of(f"2001:db8:1:{number:x}::1") for number in range(9)]
    assert [budget.wait(client) for client in clients] == [0.0] * 8 + [1.0]
    assert budget.wait(network_of("2001:db8:2::1")) == 0
    clock.now += 1
    assert [budget.wait(client) for client in clients[:2]] == [0.0, 1.0]
    clock.now += 100
    assert [budget.wait(clients[0]) for _ in range(3)] == [0.0, 0.0, 4.0]  # what is refused costs the others nothing
    assert sum(budget.wait(client) == 0 for client in clients) == 6
    budget.fine(clients[0], 100)
    assert budget.wait(clients[1]) > 0


def test_networks_of_one_customer_share_four_times_the_places() -> None:
    places = Places(1, "too-many-sockets")
    clients = [network_of(f"2001:db8:1:{number:x}::1") for number in range(5)]
    for client in clients[:4]:
        places.enter(client)
    with pytest.raises(Refused) as refused:
        places.enter(clients[4])
    assert refused.value.details["most"] == 4
    places.leave(clients[0])
    places.enter(clients[4])
    for client in clients[1:]:
        places.leave(client)
    assert places._taken == {}


async def statuses(person: Person, times: int, method: str, path: str, **more: Any) -> list[int]:
    return [(await person.client.request(method, f"/api{path}", **more)).status_code for _ in range(times)]


async def test_requests_of_a_client_are_limited_and_health_is_not(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_requests=1)) as app, a_person(app) as visitor:
        assert await statuses(visitor, 2, "GET", "/me") == [200, 429]
        assert await statuses(visitor, 3, "GET", "/health") == [200, 200, 200]
        refused = await visitor.client.get("/api/tables")
        assert refused.headers["retry-after"] == "10"
        assert refused.json()["error"] == {"key": "too-many", "args": {"seconds": 10}}


async def test_who_goes_on_after_many_refusals_waits_for_each_further_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(admission, "sleep", sleep)
    settings = settings_for(tmp_path, limit_requests=1)
    app = create_app(settings, InlineBots(), clock=Clock())
    async with app.lifespan(), a_person(app) as visitor:
        assert await statuses(visitor, 1 + REFUSALS_AT_ONCE, "GET", "/me") == [200, *[429] * REFUSALS_AT_ONCE]
        assert waits == []
        assert await statuses(visitor, 3, "GET", "/me") == [429] * 3
        assert waits == [1.0] * 3


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("GET", "/tables/{id}/at/0", {}),
        ("GET", "/tables/{id}/steps", {}),
        ("GET", "/tables/{id}/position", {}),
        ("GET", "/tables/{id}", {}),
        ("HEAD", "/tables/{id}", {}),
        ("GET", "/tables/{id}/kit", {}),
        ("GET", "/tables/{id}/moves", {}),
        ("GET", "/awards", {}),
        ("POST", "/tables/{id}/why", {"json": {"moves": ["done"]}}),
        ("POST", "/tables/{id}/try", {"json": {"version": 1, "moves": ["x"]}}),
    ],
)
async def test_expensive_requests_of_a_client_are_limited(tmp_path: Path, method: str, path: str, more: Any) -> None:
    async with an_app(settings_for(tmp_path)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, {"kind": "bot", "bot": "random"})
        app.limits.expensive = Budget(1, 10.0, lambda: 0.0)  # time stands still: nothing is refilled
        first, second = await statuses(ada, 2, method, path.format(id=table), **more)
        assert first in (200, 422)
        assert second == 429


@pytest.mark.parametrize(("path", "more"), [("/records", {"content": b"x"}), ("/positions", {"json": {"text": "x"}})])
async def test_an_upload_costs_as_much_as_five_expensive_requests(tmp_path: Path, path: str, more: Any) -> None:
    async with an_app(settings_for(tmp_path, limit_expensive=9)) as app, a_person(app) as visitor:
        assert await statuses(visitor, 2, "POST", path, **more) == [400, 429]


async def test_lists_of_tables_cost_as_much_as_three(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_expensive=7)) as app, a_person(app) as visitor:
        assert await statuses(visitor, 3, "GET", "/tables") == [200, 200, 429]


def test_a_snapshot_with_a_long_log_costs_more() -> None:
    assert [cost_of_snapshot(n) for n in (0, 99, 100, 200, 10**9)] == [1, 1, 2, 3, 3]


async def test_a_table_that_must_be_replayed_costs_more_and_not_a_second_time(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limit_expensive=12)
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, {"kind": "bot", "bot": "random"})
    clock = Clock()
    app = create_app(settings, InlineBots(), clock=clock)
    async with app.lifespan(), a_person(app) as visitor:
        expensive, here = app.limits.expensive, Level(HERE, 1)
        for left in (10, 9, 8):
            await visitor.get(f"/tables/{table}")
            assert expensive._now(here) == left
        expensive.spend(HERE, 8)
        app.services.cache.forget(await app.services.cache.get(table))
        await visitor.get(f"/tables/{table}", 429)
        assert app.services.cache.known(table) is None  # who has nothing left makes nobody work


def test_a_late_moment_of_a_long_game_costs_more() -> None:
    assert [cost_of_moment(n) for n in (0, 99, 100, 561, 10**9)] == [1, 1, 2, 6, 11]


async def test_tables_from_one_address_are_limited_for_all_people_together(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_tables_address=2)) as app:
        for name in ("Ada", "Ben"):
            async with a_person(app, name) as person:
                await person.create()
        async with a_person(app, "Cy") as third:
            answer = await third.post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}, 429)
            assert answer["error"] == {"key": "too-many-tables", "args": {"seconds": 300}}


async def test_few_tables_of_a_client_are_opened_at_once(tmp_path: Path) -> None:
    clock = Clock()
    app = create_app(settings_for(tmp_path, limit_tables_burst=2), InlineBots(), clock=clock)
    async with app.lifespan(), a_person(app, "Ada") as ada:
        for _ in range(2):
            await ada.create()
        answer = await ada.post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}, 429)
        assert answer["error"] == {"key": "too-many-tables", "args": {"seconds": 5}}
        clock.now += 5
        await ada.create()


async def test_new_names_are_limited(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_renames=1)) as app, a_person(app, "Ada") as ada:
        await ada.post("/me", {"name": "Countess"})
        assert (await ada.post("/me", {"name": "Byron"}, 429))["error"]["key"] == "too-many"
        assert (await ada.get("/me"))["name"] == "Countess"


async def test_a_person_sits_at_a_limited_number_of_unfinished_tables(tmp_path: Path) -> None:
    async with (
        an_app(settings_for(tmp_path, limit_seats=1)) as app,
        a_person(app, "Ada") as ada,
        a_person(app, "Ben") as ben,
    ):
        first = await ada.create()
        full = {"key": "too-many-seats", "args": {"most": 1}}
        assert (await ada.post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}, 409))["error"] == full
        other = await ben.create()
        assert (await ada.post(f"/tables/{other}/sit", {"seat": 1}, 409))["error"] == full
        await ada.post(f"/tables/{first}/leave", {})
        await ada.post(f"/tables/{other}/sit", {"seat": 1})


async def test_a_log_ends_but_the_game_can_be_finished(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_entries=6)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, {"kind": "bot", "bot": "random"})
        full = {"key": "table-full", "args": {"most": 6}}
        for _ in range(2):
            await ada.play(table, (await ada.legal(table, "own"))[0])
        assert await ada.version(table) == 3
        assert (await ada.undo(table, 409))["error"] == full
        for _ in range(2):
            await ada.play(table, (await ada.legal(table))[0])
        async with a_person(app, "Ben") as ben:
            other = await ben.create(ME, OPEN, OPEN)
            for _ in range(3):
                await ada.post(f"/tables/{other}/sit", {"seat": 1})
                if await ben.version(other) == 3:
                    break
                await ada.post(f"/tables/{other}/leave", {})
            assert (await ada.post(f"/tables/{other}/leave", {}, 409))["error"] == full


async def test_an_origin_that_is_no_address_is_another_one(ada: Person) -> None:
    for origin in ("http://[", "http://]", "//", ""):
        answer = await ada.ask("POST", "/me", 403, json={"name": "Eve"}, headers={"origin": origin})
        assert answer["error"]["key"] == "other-origin"


async def test_only_our_own_names_are_answered_when_they_are_set(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, hosts=("table.example", "[::1]"))
    async with an_app(settings) as app, a_person(app) as visitor:
        for host in ("table.example", "TABLE.example:8000", "[::1]:8000", "[::1]"):
            assert (await visitor.client.get("/api/me", headers={"host": host})).status_code == 200
        for host in ("evil.example", "table.example.evil.example", "[::2]:80", ""):
            answer = await visitor.client.get("/api/me", headers={"host": host})
            assert answer.status_code == 421
            assert answer.json()["error"]["key"] == "unknown-host"
        assert (await visitor.client.get("/api/health", headers={"host": "10.0.0.1"})).status_code == 200


def forwarded(app: Application, settings: Settings, client: str, given: str) -> httpx.AsyncClient:
    """A browser as uvicorn shows it to the application, with `X-Forwarded-For` in its request."""
    config = server_config(app, settings)
    config.load()
    transport = httpx.ASGITransport(app=config.loaded_app, client=(client, 1))
    return httpx.AsyncClient(transport=transport, base_url=BASE, headers={"x-forwarded-for": given})


async def test_a_forwarded_address_is_believed_from_trusted_proxies_only(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limit_guests=1, proxies=("10.0.0.0/24",))
    answers = []
    async with an_app(settings) as app:
        for client, given in [
            ("10.0.0.9", "1.1.1.1"),
            ("10.0.0.9", "2.2.2.2"),
            ("10.0.0.9", "6.6.6.6, 2.2.2.2"),  # the proxy adds whom it saw at the end
            ("127.0.0.1", "3.3.3.3"),
            ("127.0.0.1", "4.4.4.4"),
        ]:
            async with forwarded(app, settings, client, given) as browser:
                answers.append((await browser.post("/api/me", json={"name": "Ada"})).status_code)
    assert answers == [200, 200, 429, 200, 429]


@pytest.mark.parametrize(
    ("limit", "method", "path", "body", "good"),
    [
        ("limit_requests", "GET", "/api/me", None, 200),
        ("limit_guests", "POST", "/api/me", {"name": "Ada"}, 200),
        ("limit_expensive", "POST", "/api/lessons/none/none", {"done": []}, 404),
        ("limit_tables_address", "POST", "/api/tables", {"ruleset": "arkadia", "seats": [ME, OPEN]}, 200),
    ],
)
async def test_a_customer_with_many_networks_of_ipv6_is_four_clients(
    tmp_path: Path, limit: str, method: str, path: str, body: Any, good: int
) -> None:
    settings = settings_for(tmp_path, proxies=("10.0.0.9",), **{limit: 1})
    answers = []
    async with an_app(settings) as app:
        for given in [*(f"2001:db8:7:{number:x}::1" for number in range(6)), "2001:db8:8::1"]:
            async with forwarded(app, settings, "10.0.0.9", given) as browser:
                answers.append((await browser.request(method, path, json=body)).status_code)
    assert answers == [good] * 4 + [429, 429, good]


async def test_nobody_is_believed_without_proxies(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limit_guests=1)
    async with an_app(settings) as app:
        for given, status in (("1.1.1.1", 200), ("2.2.2.2", 429)):
            async with forwarded(app, settings, "127.0.0.1", given) as browser:
                assert (await browser.post("/api/me", json={"name": "Ada"})).status_code == status


async def test_a_request_that_loses_every_race_is_told_to_come_back(app: Application, ada: Person, ben: Person) -> None:
    table = await ada.create()
    store: Any = app.services.store

    async def taken(*_given: Any) -> None:
        raise Conflict("another writer was first")

    store.append = taken
    answer = await ben.post(f"/tables/{table}/sit", {"seat": 1}, 503)
    assert answer["error"] == {"key": "busy", "args": {"seconds": 1}}


async def test_who_sits_down_while_the_last_person_leaves_finds_no_table(
    app: Application, ada: Person, ben: Person
) -> None:
    table = await ada.create()
    live = await app.services.cache.get(table)
    async with live.lock:
        leaving = asyncio.create_task(ada.post(f"/tables/{table}/leave", {}))
        while not live.lock._waiters:  # noqa: ASYNC110  # nobody tells who waits for a lock
            await asyncio.sleep(0)
        sitting = asyncio.create_task(ben.post(f"/tables/{table}/sit", {"seat": 1}, 404))
        while len(live.lock._waiters) < 2:  # noqa: ASYNC110  # see above
            await asyncio.sleep(0)
    await leaving
    assert (await sitting)["error"]["key"] == "no-such-table"
