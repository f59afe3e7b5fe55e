"""A player sets up a tournament, fills it with bots, plays a round of it, and withdraws."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.test_axe import nothing_found
from tests.e2e.test_french import all_french
from tests.e2e.test_narrow import too_wide


def test_a_tournament_with_bots(invite: Invite) -> None:
    ada = invite()
    page, say = ada.page, ada.say
    page.goto("/tournaments")
    expect(page.get_by_text(say("tournament-new-players"))).to_be_visible()
    expect(page.get_by_text(say("tournaments-none"), exact=True)).to_be_visible()

    ada.api.rename("Ada Cup")
    ada.api.post("/password", {"name": "Ada Cup", "password": "four words are better"})
    page.reload()
    page.get_by_role("button", name=say("tournament-new-open")).click()
    page.get_by_label(say("tournament-form-name"), exact=True).fill("Derwent")
    page.get_by_label(say("tournament-form-game"), exact=True).select_option("arkadia")
    page.get_by_label(say("tournament-form-seats"), exact=True).select_option("4")
    page.get_by_role("spinbutton", name=say("tournament-form-rounds")).fill("2")
    page.get_by_role("button", name=say("tournament-form-do"), exact=True).click()

    expect(page.get_by_role("heading", name="Derwent", level=1)).to_be_visible()
    start = page.get_by_role("button", name=say("tournament-start"), exact=True)
    expect(start).to_be_disabled()
    page.get_by_role("spinbutton", name=say("tournament-bots-count")).fill("7")
    page.get_by_role("button", name=say("tournament-add-bots")).click()
    expect(page.get_by_text(say("tournament-players", n=8, most=16)).first).to_be_visible()
    start.click()
    expect(page.get_by_role("heading", name=say("tournament-my-table"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Ada Cup"))).to_contain_text(say("tournament-you"))
    nothing_found(page)
    page.set_viewport_size({"width": 1400, "height": 900})
    tournament = page.url

    # J leads to the table, whose game has begun.
    page.keyboard.press("j")
    expect(page).to_have_url(re.compile("/table/"))
    expect(ada.status).to_be_visible()
    assert ada.api.get(f"/tables/{ada.table_id}")["table"]["state"] == "running"

    # Who withdraws is told what happens to their table.
    page.goto(tournament)
    page.get_by_role("button", name=say("tournament-withdraw"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("tournament-withdraw-table"))
    dialog.get_by_role("button", name=say("tournament-withdraw-do"), exact=True).click()
    expect(page.get_by_role("row", name=re.compile("Ada Cup"))).to_contain_text(say("tournament-withdrawn"))

    ben = invite(language="fr", width=390)
    ben.page.goto(tournament)
    expect(ben.page.get_by_role("heading", name=ben.say("tournament-standings"))).to_be_visible()
    assert not too_wide(ben.page, "the tournament")
    all_french(ben.page)
