"""One game of each family against a bot, in a browser that has nothing but files: by hand, then to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.static.conftest import Welcome
from tests.e2e.static.guest import DeskPlayer, Guest
from tests.e2e.static.site import Site

BY_HAND = 6


def ends_as_recorded(guest: Guest, table: str) -> None:
    """The record that the page hands out is the game that was seen."""
    end = guest.api.play_to_the_end(table)
    expect(guest.page.locator("html")).to_have_attribute("data-version", str(end["version"]))
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=guest.say("end-record")).first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text == guest.api.record(table)
    record = read_record(text)
    position = replay(record, find_game(record.ruleset))
    assert position.seat < 0
    assert list(position.winners()) == end["table"]["winners"]


def test_arkadia_from_the_front_page(welcome: Welcome, site: Site) -> None:
    guest = welcome()
    guest.come_in()
    guest.page.get_by_role("button", name=guest.say("first-play")).click()
    expect(guest.status).to_be_visible()
    player = DeskPlayer(guest)
    for _ in range(BY_HAND):
        view = player.wait_for_me()
        player.decide(*brain.choose(view, guest.api.kit(guest.api.snapshot(player.table)["table"]["options"])))
    ends_as_recorded(guest, player.table)
    looks_back_within_the_folder(guest, site, player.table)
    assert not [path for path in site.asked if "/api" in path]


def looks_back_within_the_folder(guest: Guest, site: Site, table: str) -> None:
    """Report, analysis and lessons: each link leads to a page of the same folder, and that page opens."""
    page, say = guest.page, guest.say
    page.get_by_role("link", name=say("rep-open")).first.click()
    page.get_by_role("link", name=say("rep-table"), exact=True).click()
    expect(page).to_have_url(f"{site.address}#/table/{table}")
    page.get_by_role("link", name=say("analysis-open")).click()
    expect(page.locator(".anabar")).to_be_visible()
    expect(page).to_have_url(f"{site.address}#/analysis/{table}/0")
    page.reload()
    expect(page.locator(".anabar")).to_be_visible()
    page.goto("./#/learn")
    page.locator("a.btn.primary").click()
    expect(page.locator(".lpanel .goal")).to_be_visible()
    assert page.url.startswith(f"{site.address}#/learn/arkadia/")


COMPANIES = [("arkwright-cards", "cardgame-tray"), ("spinning-jenny", "arkwright-tray")]


@pytest.mark.parametrize(("ruleset", "tray"), COMPANIES)
def test_a_company_from_the_first_click(welcome: Welcome, ruleset: str, tray: str) -> None:
    guest = welcome()
    guest.come_in()
    table = guest.api.post("/tables", {"ruleset": ruleset, "seats": [ME, GREEDY], "options": {}})["id"]
    guest.open_table(table)
    for _ in range(BY_HAND):
        now = guest.my_move(table)
        answer_by_list(guest.region(tray), now["version"], guest)
    ends_as_recorded(guest, table)


def answer_by_list(tray: Locator, version: int, guest: Guest) -> None:
    """Choose moves from the list in words until they are sent."""
    html = guest.page.locator("html")
    while html.get_attribute("data-version") == str(version):
        expect(tray).to_have_attribute("aria-busy", "false")
        main = tray.locator(".btn.primary")
        if main.count() and main.get_attribute("aria-disabled") != "true":
            main.click()
            guest.answered()
            continue
        answers = tray.locator("[data-answer]")
        if answers.count():
            answers.first.click()
            guest.answered()
            continue
        summary = tray.locator("summary").first
        if summary.locator("xpath=..").get_attribute("open") is None:
            summary.click()
        tray.locator("details li button").first.click()
