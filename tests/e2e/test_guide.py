"""The guided first game: what one plays for, one step at a time next to its place, why, something else, and its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor


def begun(visitor: Visitor, game: str) -> Locator:
    """A guided game of this game, its aim read; the card of the step."""
    page, say = visitor.page, visitor.say
    page.goto("/")
    page.get_by_role("listitem").filter(has_text=game).get_by_role("button", name=say("guide-title")).click()
    page.get_by_role("button", name=say("guide-begin"), exact=True).click()
    return visitor.region("guide-step")


def do_it(visitor: Visitor, card: Locator) -> Locator:
    return card.get_by_role("button", name=visitor.say("guide-do"))


def version(visitor: Visitor) -> str:
    return str(visitor.page.locator("html").get_attribute("data-version"))


def test_it_begins_with_the_aim_and_leads_until_everything_was_done_once(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto("/")
    page.get_by_role("listitem").filter(has_text="Arkadia").get_by_role("button", name=say("guide-title")).click()
    expect(page.get_by_role("heading", name=say("guide-aim-title"))).to_be_visible()
    expect(page.locator(".traybox")).to_have_count(0)
    page.get_by_role("button", name=say("guide-begin"), exact=True).click()
    card, chips = ada.region("guide-step"), page.get_by_role("list", name=say("guide-progress"))
    expect(ada.region("guide-aim")).to_contain_text(say("guide-aim-strip"))
    expect(card).to_contain_text(say("guide-count", n=1, of=5)[1:])
    # What is not needed yet is a name that opens it.
    later = page.locator(".guide-later").filter(has_text=say("guide-part-log-when"))
    later.click()
    expect(later).to_have_count(0)
    over = page.get_by_role("status").filter(has_text=say("guide-over"))
    for _ in range(60):
        expect(do_it(ada, card).or_(over)).to_be_visible()
        if over.count():
            break
        before = version(ada)
        do_it(ada, card).click()
        expect(page.locator("html")).not_to_have_attribute("data-version", before)
    expect(chips.get_by_role("listitem").filter(has_text=say("guide-chip-done"))).to_have_count(5)
    page.get_by_role("button", name=say("guide-leave")).click()
    expect(chips).to_have_count(0)
    expect(ada.status).to_be_visible()


def test_why_opens_in_the_card_with_a_link_to_the_rule_and_escape_closes_it(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    card = begun(ada, "Arkadia")
    why = card.get_by_role("button", name=say("guide-why"), exact=True)
    why.focus()
    page.keyboard.press("Enter")
    expect(card.get_by_role("heading", name=say("guide-why-this"))).to_be_visible()
    rule = card.get_by_role("link", name=say("guide-rule", chapter=""))
    expect(rule).to_have_attribute("href", re.compile(r"/learn/arkadia#\w+"))
    page.keyboard.press("Escape")
    expect(card.get_by_role("heading", name=say("guide-why-this"))).to_have_count(0)


def test_something_else_takes_the_suggestion_off_the_table_and_the_guide_goes_on_after_it(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    card = begun(ada, "Arkadia")
    expect(do_it(ada, card)).to_be_visible()
    undo = page.locator(".traybox").get_by_role("button", name=say("undo"))
    expect(undo).to_have_attribute("aria-disabled", "false")
    card.get_by_role("button", name=say("guide-else")).click()
    expect(card).to_contain_text(say("guide-alone"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    # The suggestion can be had again, also after coming back to the page.
    card.get_by_role("button", name=say("guide-again")).click()
    expect(do_it(ada, card)).to_be_visible()
    page.reload()
    expect(do_it(ada, card)).to_be_visible()
    before = version(ada)
    do_it(ada, card).click()
    expect(page.locator("html")).not_to_have_attribute("data-version", before)
    expect(do_it(ada, card)).to_be_visible()


@pytest.mark.parametrize("ruleset", ["spinning-jenny", "arkwright-cards"])
def test_on_a_phone_in_french_it_is_a_sheet_below_the_lit_place(invite: Invite, ruleset: str) -> None:
    visitor = invite(language="fr", width=390)
    page, say = visitor.page, visitor.say
    card = begun(visitor, say(f"ruleset-{ruleset}"))
    expect(do_it(visitor, card)).to_be_in_viewport()
    lit = page.locator("#main [data-guide='lit']").filter(visible=True).first
    expect(lit).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(2):
        before = version(visitor)
        do_it(visitor, card).click()
        expect(page.locator("html")).not_to_have_attribute("data-version", before)
        expect(do_it(visitor, card)).to_be_in_viewport()
        expect(lit).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_is_on_offer_is_shown_until_a_marker_is_taken_and_then_the_company(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    card = begun(ada, "Spinning Jenny")
    expect(do_it(ada, card)).to_be_visible()
    company = page.locator("section[aria-labelledby='company-h']")
    expect(company.get_by_role("heading", name=say("arkwright-on-offer"), exact=True)).to_be_attached()
    before = version(ada)
    do_it(ada, card).click()
    expect(page.locator("html")).not_to_have_attribute("data-version", before)
    expect(do_it(ada, card)).to_be_visible()
    expect(company.get_by_role("heading", name=say("arkwright-company-yours"), exact=True)).to_be_attached()


def test_the_suggested_one_of_several_choices_says_so_until_the_learner_decides_alone(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    card = begun(ada, say("ruleset-arkwright-cards"))
    expect(do_it(ada, card)).to_be_visible()
    suggested = page.locator(f"#panel-turn [data-suggested='{say('suggested')}']")
    expect(suggested).to_have_count(1)
    card.get_by_role("button", name=say("guide-else")).click()
    expect(suggested).to_have_count(0)
    card.get_by_role("button", name=say("guide-again")).click()
    expect(suggested).to_have_count(1)


def stepped(visitor: Visitor, card: Locator) -> None:
    """One suggestion is done, and the next one is there."""
    expect(do_it(visitor, card)).to_be_visible()
    before = version(visitor)
    do_it(visitor, card).click()
    expect(visitor.page.locator("html")).not_to_have_attribute("data-version", before)
    expect(do_it(visitor, card)).to_be_visible()


def test_what_is_decided_next_is_folded_while_a_suggestion_lies_at_the_company(ada: Visitor) -> None:
    page = ada.page
    card = begun(ada, ada.say("ruleset-arkwright-cards"))
    stepped(ada, card)
    expect(page.locator("#panel-turn .guide-later")).to_be_visible()
    expect(page.locator("#panel-company [data-guide='lit']")).to_be_in_viewport(ratio=1)


def test_a_marker_is_placed_on_a_board_that_is_seen(ada: Visitor) -> None:
    card = begun(ada, "Spinning Jenny")
    stepped(ada, card)
    expect(ada.page.locator("section[aria-labelledby='admin-h']")).to_have_attribute("data-guide", "lit")


def test_guided_games_stay_offered_for_games_that_were_not_played(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    begun(ada, "Arkadia")
    page.goto("/")
    offers = page.locator(".firsts")
    expect(offers.get_by_role("listitem").filter(has_text="Spinning Jenny")).to_be_visible()
    expect(offers.get_by_role("listitem").filter(has_text="Arkadia")).to_have_count(0)
    expect(page.get_by_role("heading", name=say("first-games-new"))).to_be_visible()
