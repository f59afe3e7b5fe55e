"""What somebody has planned at a table of Arkadia and not sent: it is lost by no reload and shared with every tab."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e import brain
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor


def at_a_house(ada: Visitor) -> tuple[str, Player, brain.View, dict[str, Any]]:
    """A table of Arkadia in my turn, its player and view, and the house of the beginners' set-up."""
    table = ada.api.create(setup="beginner")
    ada.open_table(table)
    player = Player(ada)
    view = player.wait_for_me()
    return table, player, view, next(one for one in view["buildings"] if one["form"] == "house")


def test_a_plan_outlives_a_reload_is_the_same_in_a_second_tab_and_stands_in_the_ledger(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table, player, view, house = at_a_house(ada)
    first, second = (brain.cell_name(cell) for cell in house["open"][:2])
    player.introduce("own", first)
    player.introduce("own", second)
    page.reload()
    plan = player.tray.get_by_role("list", name=say("plan-title")).get_by_role("listitem")
    expect(plan).to_have_text([first, second])
    expect(plan.first.get_by_role("button", name=say("arkadia-hint-own", cell=first))).to_be_visible()
    expect(player.button(say("arkadia-go-done", n=2))).to_be_visible()

    there = ada.context.new_page()
    there.goto(page.url)
    theirs = ada.region("arkadia-tray", there).get_by_role("list", name=say("plan-title")).get_by_role("listitem")
    expect(theirs).to_have_count(2)
    theirs.last.get_by_role("button").click()
    expect(plan).to_have_count(1)
    assert ada.api.view(table) == view, "nothing was sent"

    there.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    mine = there.locator("section.panel").filter(has=there.get_by_role("heading", name=say("plan-title"), exact=True))
    expect(mine.get_by_role("listitem")).to_have_text([say("arkadia-hint-own", cell=first)])
    mine.get_by_role("button", name=say("plan-ledger-send")).click()
    expect(mine).to_have_count(0)
    expect(plan).to_have_count(0)
    expect(ada.status).to_contain_text(say("arkadia-asked-banner"))
    assert [worker["cell"] for worker in ada.api.view(table)["workers"]] == [brain.cell_number(first)]


def test_plans_of_a_turn_are_kept_compared_and_one_of_them_is_sent(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table, player, view, house = at_a_house(ada)
    player.point(*brain.laid(brain.lay(view, ada.api.kit({}))))
    page.keyboard.press("k")
    for cell in house["open"]:
        player.introduce("own", brain.cell_name(cell))
    # The building is closed in the plan: its castle piece is chosen before anything is sent.
    page.keyboard.press("k")
    player.tray.get_by_role("button", name=say("arkadia-plan-on")).click()
    family = house["family"]
    player.tray.get_by_role("radio", name=say.family(family)).click()
    player.square(brain.cell_name(view["lot"]["squares"][4])).click()
    page.keyboard.press("k")
    expect(player.tray.get_by_role("button", name=say("think-compare", n=3))).to_be_visible()
    assert ada.api.view(table) == view, "nothing was sent"

    page.keyboard.press("c")
    kept = page.get_by_role("dialog")
    expect(kept.get_by_role("columnheader")).to_have_count(4)  # one names the rows
    points = kept.get_by_role("row").filter(has=page.get_by_role("rowheader", name=say("arkadia-row-points")))
    # Three workers and the one who closes it are worth two each, three with the piece.
    expect(points.get_by_role("cell").nth(1)).to_have_text("0 → 8")
    expect(points.get_by_role("cell").nth(2)).to_have_text("0 → 12")
    kept.get_by_role("button", name=say("think-kept-send", letter="C")).click()
    expect(ada.status).to_contain_text(say("arkadia-asked-banner"))
    after = ada.api.view(table)
    assert after["castle"]["values"][brain.FAMILIES.index(family)] == 3
    assert after["players"][after["viewer"]]["seals"][brain.FAMILIES.index(family)] == 4


def test_a_plan_is_tried_out_at_a_table_of_its_own_which_leads_back(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table, player, view, house = at_a_house(ada)
    first = brain.cell_name(house["open"][0])
    player.introduce("own", first)
    player.tray.get_by_role("button", name=say("think-sandbox")).click()
    expect(page.get_by_text(say("think-sandbox-here"))).to_be_visible()
    page.get_by_role("link", name=say("think-sandbox-back")).click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    plan = player.tray.get_by_role("list", name=say("plan-title")).get_by_role("listitem")
    expect(plan).to_have_text([first])
    expect(page.get_by_text(say("think-sandbox-here"))).to_have_count(0)
    assert ada.api.view(table) == view, "nothing was sent"


def test_try_outs_are_listed_apart_from_tables_that_wait_and_can_be_deleted(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    for name, unlisted in (("Mill", False), ("A try", True)):
        ada.api.post("/tables", {"ruleset": "arkadia", "name": name, "seats": seats, "unlisted": unlisted})
    page.goto("/")
    expect(page.get_by_role("heading", name="Mill", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="A try", exact=True)).to_have_count(0)
    page.get_by_text(say("tries-title", n=1)).click()
    delete = page.get_by_role("button", name=say("tries-delete-at", table="A try"))
    delete.click()
    expect(delete).to_have_count(0)
    assert [brief["name"] for brief in ada.api.get("/tables")["mine"]] == ["Mill"]


def test_a_new_table_is_filled_in_by_a_preset_and_opened_without_scrolling(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    page.goto("/")
    form = page.get_by_role("region", name=say("new-title"))
    form.get_by_role("button", name=say("preset-alone"), exact=True).click()
    third = form.get_by_role("radiogroup", name=say("seat-number", n=3), exact=True)
    expect(third.get_by_role("radio", name=say("seat-bot"))).to_be_checked()
    expect(form.get_by_role("heading", name=say("ladder-for", n=2))).to_be_visible()
    opening = form.get_by_role("button", name=say("new-open"))
    expect(opening).to_be_in_viewport(ratio=1)
    opening.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert len(ada.api.snapshot(ada.table_id)["table"]["seats"]) == 3
    page.get_by_role("button", name=say("thisgame"), exact=True).click()
    expect(page.get_by_role("textbox", name=say("share-running"))).to_have_value(page.url)
