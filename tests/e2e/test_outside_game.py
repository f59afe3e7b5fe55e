"""A game from somebody else's package: in the lobby, at the table with its own page, and as text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.server import Server
from tests.packaging import outside

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "careful"}]


@pytest.fixture(scope="module")
def with_nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the package installed."""
    folder = outside.install("nim_with_money", tmp_path_factory.mktemp("outside"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", outside.environment(folder)["PYTHONPATH"])
        running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def test_it_is_opened_in_the_lobby_and_played_on_its_own_page(with_nim: Server, invite: Invite) -> None:
    visitor = invite(at=with_nim)
    page = visitor.page
    page.goto("/")
    page.get_by_role("radio", name="Nim with money").click()
    expect(page.get_by_text("Take stones, earn a coin for each")).to_be_visible()
    page.get_by_label("Last stone").select_option("fine")
    page.get_by_text("House rules").click()
    page.get_by_label("Hurry").check()
    expect(page.get_by_role("alert")).to_contain_text("a player who hurries cannot avoid the last stone")
    page.get_by_label("Hurry").uncheck()
    page.get_by_role("button", name=visitor.say("new-open")).click()
    heap = page.get_by_text("Heap 1:")
    expect(heap).to_be_visible()
    page.get_by_role("button", name="Take 3").first.click()
    expect(page.get_by_text("takes 3 stones of heap 1.").first).to_be_visible()


def test_a_change_of_language_reaches_its_page(with_nim: Server, invite: Invite) -> None:
    visitor = invite(at=with_nim)
    table = visitor.api.post("/tables", {"ruleset": "nim-with-money", "seats": SEATS, "options": {}})["id"]
    page = visitor.page
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Heap 1:")).to_be_visible()
    page.get_by_role("combobox", name=visitor.say("nav-language")).select_option("fr")
    expect(page.get_by_text("Tas 1")).to_be_visible()


def test_it_can_be_played_as_text(with_nim: Server, invite: Invite) -> None:
    visitor = invite(at=with_nim)
    table = visitor.api.post("/tables", {"ruleset": "nim-with-money", "seats": SEATS, "options": {}})["id"]
    page = visitor.page
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=visitor.say("tool-ledger")).click()
    expect(page.get_by_role("heading", name="heaps")).to_be_visible()
    page.get_by_role("button", name="take 1 3").click()
    expect(page.get_by_text("takes 3 stones of heap 1.").first).to_be_visible()
