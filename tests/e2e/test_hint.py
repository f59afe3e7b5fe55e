"""Somebody asks what a bot would do, takes the advice into the plan, and nothing is sent by that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.visitor import Visitor


def test_a_hint_becomes_my_plan_and_is_sent_by_me_alone(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table = ada.api.create(setup="beginner")
    view = ada.api.play_until(table, lambda view: view["phase"] == "must")
    assert view["phase"] == "must"
    version = ada.api.snapshot(table)["version"]
    page.goto(f"/table/{table}")
    expect(ada.status).to_contain_text(say("arkadia-your-turn", who="Ada"))
    page.keyboard.press("h")
    # How many plans there are depends on how far the bot comes in its time.
    panel = page.locator("section.hint")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    expect(panel).to_contain_text(say("hint-best"))
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

    page.get_by_role("button", name=say("tool-hint"), exact=True).click()
    panel.get_by_role("button", name=say("hint-plan")).first.click()
    expect(panel).to_have_count(0)
    assert ada.api.snapshot(table)["version"] == version
