"""`/health` and `/ready`."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from arktable.server.http.application import Application
from arktable.server.settings import Settings
from arktable.server.store.rows import StoreFault, StoreFull
from tests.server.helpers import Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


async def asked(visitor: Person, path: str, method: str = "GET", **more: str) -> httpx.Response:
    return await visitor.client.request(method, path, headers=more)


class Broken:
    """A store whose probe fails, and which counts how often it was asked."""

    def __init__(self, app: Application, fault: StoreFault | None) -> None:
        self.asked = 0
        self.fault = fault
        app.services.health._store.probe = self.probe  # type: ignore[method-assign]  # instead of a database
        app.services.health._clock = self.clock
        self.now = 0.0

    async def probe(self) -> None:
        self.asked += 1
        if self.fault is not None:
            raise self.fault

    def clock(self) -> float:
        return self.now


async def test_a_process_lives_also_without_its_database(app: Application, visitor: Person) -> None:
    store = Broken(app, StoreFault("away"))
    answer = await asked(visitor, "/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert store.asked == 0


@pytest.mark.parametrize(
    ("fault", "reason"), [(StoreFault("the secret place"), "database-away"), (StoreFull("x"), "storage-full")]
)
async def test_it_is_ready_while_a_move_would_work(
    app: Application, visitor: Person, fault: StoreFault, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Broken(app, None)
    assert (await asked(visitor, "/ready")).json() == {"status": "ready"}
    store.fault, store.now = fault, 10.0
    for _ in range(3):
        answer = await asked(visitor, "/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "not-ready", "reason": reason})
        store.now += 10
    store.fault = None
    assert (await asked(visitor, "/ready")).status_code == 200
    told = [record.message for record in caplog.records if "ready" in record.message]
    assert told == [f"not ready, moves cannot be stored: {fault}", "ready again, moves can be stored"]


async def test_all_probes_of_a_second_share_one_write(app: Application, visitor: Person) -> None:
    store = Broken(app, None)
    for path in ("/ready", "/ready", "/api/health"):
        assert (await asked(visitor, path)).status_code == 200
    assert store.asked == 1
    store.now = 1.0
    await asked(visitor, "/ready")
    assert store.asked == 2


async def test_it_is_not_ready_while_it_stops_and_still_lives(app: Application, visitor: Person) -> None:
    app.leave()
    answer = await asked(visitor, "/ready")
    assert (answer.status_code, answer.json()["reason"]) == (503, "stopping")
    assert (await asked(visitor, "/health")).status_code == 200


async def test_probes_have_no_budget_and_no_name_of_the_host(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limit_requests=1, limit_pages=1, hosts=("table.example",))
    async with an_app(settings) as app, a_person(app) as visitor:
        for path in ("/health", "/ready"):
            found = [(await asked(visitor, path, host="10.0.0.1")).status_code for _ in range(5)]
            assert found == [200] * 5


async def test_probes_are_read_only_and_have_one_address(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app) as visitor:
        assert (await asked(visitor, "/ready", "POST")).status_code == 405
        head = await asked(visitor, "/ready", "HEAD")
        assert (head.status_code, head.content) == (200, b"")
        assert "json" not in (await asked(visitor, "/health/more")).headers["content-type"]
