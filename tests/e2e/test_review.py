"""Somebody looks back on a game: which decisions were expensive, what was better, and the moment itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.builders.blunder import blundered
from tests.e2e.conftest import Invite
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor


def test_the_most_expensive_decision_is_told_and_shown(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    text, blunder = blundered()
    page.goto(f"/table/{ada.api.upload(text)}")
    button = page.get_by_role("button", name=say("review-ask"))
    button.click()
    panel = page.get_by_role("region", name=say("review-title"))
    expect(panel.get_by_role("heading", name=say("review-title"))).to_be_focused()
    told = panel.get_by_role("listitem").filter(has_text=say("review-decision", n=blunder))
    expect(told).to_contain_text("d1")
    expect(told).to_contain_text(say("review-better"))
    expect(told.locator(".cost")).to_contain_text(re.compile(r"± \d+ in 24 games"))
    expect(panel).to_contain_text(say("review-no-other"))
    expect(panel).to_contain_text(say("review-foot"))
    nothing_found(page)
    told.get_by_role("button", name=say("review-show")).click()
    expect(page.get_by_role("slider", name=say("replay-slider"))).to_have_value(str(blunder - 1))
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name=say("review-ask")).click()  # in the replay, too
    expect(panel.get_by_role("listitem").first).to_be_visible()


def test_on_a_phone_the_panel_makes_room_for_the_moment(invite: Invite) -> None:
    ada = invite(language="fr", width=390)
    say, page = ada.say, ada.page
    text, blunder = blundered()
    page.goto(f"/table/{ada.api.upload(text)}")
    expect(page.get_by_role("button", name=say("review-ask"))).to_be_hidden()
    page.get_by_role("button", name=say("end-more"), exact=True).click()
    page.get_by_role("button", name=say("review-ask")).click()
    panel = page.get_by_role("region", name=say("review-title"))
    told = panel.get_by_role("listitem").filter(has_text=say("review-decision", n=blunder))
    told.get_by_role("button", name=say("review-show")).click()
    expect(page.get_by_role("slider", name=say("replay-slider"))).to_have_value(str(blunder - 1))
    expect(panel).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
