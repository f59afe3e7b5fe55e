"""A finished game is looked at moment by moment: stepped through, tried out, asked about, played on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.builders.blunder import blundered
from tests.e2e.conftest import Invite


def test_a_finished_game_is_analysed(invite: Invite) -> None:
    ada = invite()
    say, page = ada.say, ada.page
    table = ada.api.upload(blundered()[0])
    page.goto(f"/table/{table}")
    page.get_by_role("link", name=say("analysis-open"), exact=True).click()
    place = page.locator(".trk .now")
    expect(place).to_contain_text(re.compile(r"\b0\b"))
    # By turns with the button, by decisions and to the ends with the keys of the track.
    track = page.get_by_role("slider", name=say("analysis-track"))
    page.get_by_role("button", name=say("analysis-next")).click()
    expect(track).not_to_have_attribute("aria-valuenow", "0")
    turn = int(track.get_attribute("aria-valuenow") or "0")
    assert turn > 1
    page.get_by_role("radio", name=say("analysis-unit-decision")).click()
    track.press("ArrowLeft")
    expect(track).to_have_attribute("aria-valuenow", str(turn - 1))
    track.press("Home")
    expect(track).to_have_attribute("aria-valuenow", "0")
    # The address leads to the moment.
    page.goto(f"/analysis/{table}/{turn}")
    expect(track).to_have_attribute("aria-valuenow", str(turn))
    # A bot says what it would do, what was played stands beside it, and each has an end.
    page.get_by_role("button", name=say("analysis-ask")).click()
    rows = page.locator(".cand tbody tr")
    expect(rows.first).to_be_visible()
    expect(page.locator(".cand tr.played")).to_have_count(1)
    expect(page.locator(".cand .fin2")).to_have_count(rows.count())
    # A try of one's own, and how it would end; the game itself stays as it was.
    page.keyboard.press("l")
    page.locator(".ledger").get_by_role("textbox").fill("1")
    page.keyboard.press("Enter")
    tried = page.locator(".tryl li")
    expect(tried).to_have_count(1)
    expect(tried.locator(".num")).to_have_text(re.compile(r"^\d+$"))
    page.get_by_role("button", name=say("analysis-drop", letter="a")).click()
    expect(tried).to_have_count(0)
    # From here on against bots, at a table of one's own.
    page.get_by_role("button", name=say("analysis-play-on")).click()
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    assert not page.url.endswith(table)
    expect(page.locator("html")).to_have_attribute("data-game", "arkadia")


def test_an_analysis_fits_a_phone_and_speaks_french(invite: Invite) -> None:
    claire = invite(language="fr", width=390)
    page, say = claire.page, claire.say
    table = claire.api.upload(blundered()[0])
    page.goto(f"/analysis/{table}/12")
    track = page.get_by_role("slider", name=say("analysis-track"))
    expect(track).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name=say("analysis-as-table")).click()
    page.locator(".astable").get_by_role("button").first.click()
    page.get_by_role("button", name=say("analysis-as-chart")).click()
    expect(track).to_have_attribute("aria-valuenow", "0")
    page.goto(f"/analysis/{table}/100000")
    expect(page.locator(".trk .now")).to_contain_text(say("analysis-over"))
    expect(page.get_by_text(say("analysis-none"), exact=True)).to_be_visible()
