"""Since your last turn: what the others did is listed and marked on the board until the next turn is sent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor


def test_what_the_others_did_is_listed_ringed_and_folded_by_the_next_move(ada: Visitor) -> None:
    ada.api.rename("Ada")
    ada.open_table(ada.api.create(ME, GREEDY, GREEDY, setup="beginner"))
    player, page = Player(ada), ada.page
    first = player.wait_for_me()
    panel = page.locator(".sincep:visible")
    expect(panel).to_have_count(0)  # there was no turn yet

    player.sees(ada.api.play_until(player.table, lambda view: view["turn"] > first["turn"]))
    entries = panel.locator(".turns button")
    expect(entries).to_have_count(2)
    expect(page.locator("[data-changed]").first).to_be_attached()
    expect(player.log.locator("li.since")).to_have_count(1)

    page.keyboard.press("s")
    expect(entries.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(entries.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("path.ringed")).to_be_attached()

    view = player.view()
    player.decide(*brain.lay(view, ada.api.kit({})))
    expect(panel.get_by_role("button")).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("s")
    expect(panel.locator(".foldb")).to_have_attribute("aria-expanded", "true")

    mark = ada.api.snapshot(player.table)["mark"]
    player.sees(ada.api.play_until(player.table, lambda later: later["turn"] > view["turn"]))
    assert ada.api.snapshot(player.table)["mark"] > mark
    expect(entries).to_have_count(2)  # of the turns after mine only


def test_alone_on_a_phone_the_opponents_are_news(invite: Invite) -> None:
    visitor = invite(width=390, has_touch=True, is_mobile=True)
    table = visitor.api.post("/tables", {"ruleset": "arkwright-cards", "seats": [ME]})["id"]
    while not visitor.api.snapshot(table)["mark"] or visitor.api.view(table)["phase"] != "action":
        offer = visitor.api.get(f"/tables/{table}/moves")["moves"]
        visitor.api.play(table, [offer[0]["moves"][0][0]])
    visitor.page.goto(f"/table/{table}")
    skip = visitor.page.locator(".scene")
    panel = visitor.page.locator(".sincep:visible")
    expect(panel.or_(skip).first).to_be_visible()
    if skip.is_visible():
        visitor.page.keyboard.press("Escape")
        visitor.page.keyboard.press("Escape")
    expect(panel.locator(".turns button").first).to_be_visible()
    expect(panel).to_contain_text("Out of the bag")
    expect(visitor.page.locator("#tab-players .badge")).to_be_visible()
    expect(visitor.page.locator(".status [data-changed]").first).to_contain_text("changed, was")
