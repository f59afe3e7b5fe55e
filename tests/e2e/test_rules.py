"""The complete rules: from the table and the lobby, searched, linked, in French, on a phone, by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

RULESETS = ("arkadia", "spinning-jenny", "spinning-mule", "water-frame", "arkwright-cards")
# One of each game: its other rulesets have the same kinds of paragraphs.
TO_READERS = ("arkadia", "water-frame", "arkwright-cards")


def paragraphs(page: Page) -> Locator:
    return page.locator(".par")


def opened(visitor: Visitor, path: str) -> Page:
    """The page at this address, with its rules."""
    visitor.page.goto(path)
    expect(paragraphs(visitor.page).first).to_be_visible()
    return visitor.page


def test_every_ruleset_has_its_rules_on_a_page(ada: Visitor) -> None:
    for ruleset in RULESETS:
        page = opened(ada, f"/rules/{ruleset}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(ada.say("rules-complete"))
        assert paragraphs(page).count() > 30
        text = page.locator("main").inner_text()
        assert not re.search(r"\{ ?\$|undefined|rule-[a-z]|chapter-[a-z]|drawing-[a-z]|head-[a-z]", text)
        expect(page.locator("figure.ok").first).to_be_attached()
        expect(page.locator("figure.not").first).to_be_attached()
        if ruleset in TO_READERS:
            nothing_found(page)


def test_a_ruleset_shows_what_belongs_to_it_and_all_on_demand(ada: Visitor) -> None:
    page, say = opened(ada, "/rules/spinning-jenny"), ada.say
    expect(page.locator("#tile-agent")).to_have_count(0)
    page.get_by_role("checkbox").check()
    expect(page.locator("#tile-agent")).to_be_visible()
    page.get_by_role("link", name="Water Frame", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Water Frame")
    expect(page.locator("#tile-agent")).to_be_visible()
    expect(page.locator("#stock-exchange")).to_have_count(0)
    page.get_by_text(say("rules-choices"), exact=False).first.click()
    page.get_by_label(say("option-stock-exchange"), exact=True).check()
    expect(page.locator("#stock-exchange")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/rules/water-frame/stock-exchange=on$"))
    page.reload()
    expect(page.locator("#stock-exchange")).to_be_visible()


def test_searching_marks_counts_and_leads_to_what_it_found(ada: Visitor) -> None:
    page, say = opened(ada, "/rules/arkadia"), ada.say
    every = paragraphs(page).count()
    field = page.get_by_role("searchbox", name=say("rules-search"))
    field.fill("NEUTRAL tent")
    expect(page.locator("mark").first).to_be_visible()
    found = paragraphs(page).count()
    assert 0 < found < every
    expect(page.get_by_role("status").filter(has_text=str(found))).to_be_visible()
    field.press("Enter")
    expect(paragraphs(page).first).to_be_focused()
    field.fill("When may I use a banner?")
    expect(paragraphs(page).first).to_have_attribute("id", "banner")
    field.fill("zebra")
    expect(page.get_by_text(say("rules-nothing"))).to_be_visible()
    field.press("Escape")
    expect(field).to_have_value("")
    expect(paragraphs(page)).to_have_count(every)


def test_a_link_ends_at_its_paragraph(ada: Visitor) -> None:
    for path, key in (
        ("/rules/arkadia#floors", "floors"),
        ("/rules/water-frame#WF-1916", "price"),
        ("/rules/arkwright#PB-1021", "tile-supervisory-board"),  # of a module: it is shown although it was not chosen
        ("/rules/arkwright-cards#EN-653", "quantity"),
        ("/rules/arkadia#A-6", "stuck"),  # a ruling of ours
    ):
        page = opened(ada, path)
        expect(page.locator(f"#{key}")).to_be_focused()
        expect(page.locator(f"#{key}")).to_be_in_viewport()


def test_the_table_opens_its_own_rules(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY, setup="beginner", totals="shown"))
    page, say = ada.page, ada.say
    page.get_by_role("button", name=say("tool-rules"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=say("learn-lay"), exact=True)).to_be_visible()
    field = dialog.get_by_role("searchbox", name=say("rules-search"))
    field.fill("What happens at a tie?")
    field.press("Enter")
    expect(dialog.locator(".par")).to_have_count(1)
    expect(dialog.locator("#rule-final mark").first).to_be_visible()
    dialog.get_by_role("searchbox", name=say("rules-search")).press("Escape")
    expect(dialog.locator("#rule-first-game")).to_be_visible()
    expect(dialog.locator("#rule-shown")).to_be_visible()
    expect(dialog.locator("#rule-hidden")).to_have_count(0)
    nothing_found(page)
    with page.context.expect_page() as opening:
        dialog.get_by_role("link", name=say("rules-page")).click()
    book = opening.value
    expect(book.locator("#shown")).to_be_visible()
    expect(book).to_have_url(re.compile(r"/rules/arkadia/setup=beginner,totals=shown,seats=2$"))


def test_a_refusal_leads_to_the_paragraph_of_its_line(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player, say = Player(ada), ada.say
    view = player.wait_for_me()
    player.choose_card(next(iter(view["offer"]["lay"])))
    player.square("a1").click()
    expect(ada.page.get_by_text(say("why-touches-nothing"))).to_be_visible()
    with ada.page.context.expect_page() as opening:
        ada.page.get_by_role("link", name=say("rule-link", chapter=say("learn-lay"))).click()
    book = opening.value
    expect(book.locator("#touch")).to_be_focused()
    expect(book.locator("#touch")).to_be_in_viewport()


def test_the_lobby_and_the_short_rules_lead_into_them(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto("/")
    page.get_by_role("link", name=re.compile(re.escape(say("rules-complete")))).first.click()
    expect(paragraphs(page).first).to_be_visible()
    page.goto("/learn/arkwright")
    page.get_by_role("link", name=say("rules-complete"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Spinning Jenny")
    expect(paragraphs(page).first).to_be_visible()


def test_in_french_on_a_phone(invite: Invite) -> None:
    bert = invite(language="fr", width=390)
    page, say = opened(bert, "/rules/arkwright-cards"), bert.say
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("rules-complete"))
    page.get_by_role("searchbox", name=say("rules-search")).fill("entrepots")
    expect(page.locator("mark").first).to_have_text(re.compile("entrepôt", re.IGNORECASE))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("searchbox", name=say("rules-search")).fill("")
    page.get_by_text(say("rules-chapters"), exact=True).click()
    page.get_by_role("link", name="Capitalisation finale", exact=True).click()
    expect(page.locator("#chapter-end")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keyboard(ada: Visitor) -> None:
    page, say = opened(ada, "/rules/arkadia"), ada.say
    field = page.get_by_role("searchbox", name=say("rules-search"))
    field.focus()
    page.keyboard.type("banner")
    page.keyboard.press("Enter")
    expect(paragraphs(page).first).to_be_focused()
    page.keyboard.press("Tab")
    link = paragraphs(page).first.get_by_role("link")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/arkadia#[a-z-]+$"))


def test_there_are_no_rules_of_a_game_that_nobody_knows(ada: Visitor) -> None:
    ada.page.goto("/rules/chess")
    expect(ada.page.get_by_text(ada.say("learn-none"))).to_be_visible()
