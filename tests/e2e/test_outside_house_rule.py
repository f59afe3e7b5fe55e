"""A house rule from somebody else's package: a table that draws nothing for it still asks its decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.server import Server
from tests.packaging import outside


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return outside.install("poor_law", tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="module")
def with_poor_law(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the package installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", outside.environment(home)["PYTHONPATH"])
        running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def test_its_decision_is_made_at_the_table_in_its_own_words(home: Path, with_poor_law: Server, invite: Invite) -> None:
    start = outside.run(home, "tests.packaging.poor_law_at_the_table", "position")
    visitor = invite(at=with_poor_law)
    page = visitor.page
    seats = [{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "me"}]
    body = {"ruleset": "water-frame", "seats": seats, "options": {}, "position": start}
    table = visitor.api.post("/tables", body)["id"]
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Give to the parish or refuse").first).to_be_visible()
    page.get_by_text(visitor.say("room-moves", n=2)).click()
    page.get_by_role("button", name="Give £5 to the parish").click()
    page.get_by_role("button", name="Send").first.click()
    expect(page.get_by_text("gives £5 to the parish.").first).to_be_visible()
    lines = page.locator('[data-house="poor-law-given"]')
    expect(lines).to_contain_text("Gifts to the parish")
    expect(lines.locator("b")).to_have_count(3)
