"""Learning at the table: a lesson with a mistake and its solution, and the way to the rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

OPEN_SIDE, ELSEWHERE = 140, 74  # m9 closes the house, k5 is next to the castle's lot


def test_a_lesson_is_failed_solved_and_kept(invite: Invite) -> None:
    visitor = invite(language="fr")
    page, say = visitor.page, visitor.say
    page.goto("/learn")
    page.get_by_role("link", name=say("lesson-close"), exact=True).click()
    expect(page.get_by_text(say("lesson-close-goal"))).to_be_visible()
    following = page.get_by_role("button", name=say("lessons-next"), exact=True)
    expect(following).to_have_attribute("aria-disabled", "true")

    def set_worker(cell: int) -> None:
        page.get_by_text(say("arkadia-mode-workers"), exact=True).click()
        page.locator(f'[data-cell="{cell}"]').click()
        page.locator(".traybox .primary").click()

    set_worker(ELSEWHERE)
    expect(page.get_by_role("status").filter(has_text=say("lessons-not"))).to_contain_text(
        say("lesson-close-elsewhere")
    )
    page.get_by_role("button", name=say("lessons-again")).click()
    set_worker(OPEN_SIDE)
    expect(page.get_by_role("status").filter(has_text=say("lessons-solved"))).to_contain_text(
        say("lesson-close-solved", seals=2)
    )
    expect(page.locator(".tries tbody tr")).to_have_count(2)
    following.click()
    expect(page.get_by_text(say("lesson-own-or-neutral-goal"))).to_be_visible()
    page.get_by_role("button", name=say("lessons-show")).click()
    expect(page.get_by_text(say("lessons-shown"))).to_be_visible()
    page.get_by_role("link", name=say("lessons-leave")).click()
    done = page.get_by_role("listitem").filter(has_text=say("lesson-close-about"))
    expect(done).to_contain_text(say("lessons-done-one"))
    shown = page.get_by_role("listitem").filter(has_text=say("lesson-own-or-neutral-about"))
    expect(shown).not_to_contain_text(say("lessons-done-one"))


def test_a_link_to_the_rules_ends_at_its_paragraph(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.set_viewport_size({"width": 900, "height": 700})
    page.goto("/learn/arkadia#banner")
    heading = page.get_by_role("heading", name=say("learn-banner"), exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_remembered_ledger_has_a_way_back_in_a_lesson(invite: Invite) -> None:
    visitor = invite()
    visitor.context.add_init_script("if (location.host) localStorage.setItem('arktable.ledger', 'yes')")
    page, say = visitor.page, visitor.say
    page.goto("/learn/arkadia/close")
    expect(page.get_by_text(say("lesson-close-context"))).to_be_visible()
    heading = page.get_by_role("heading", name=say("ledger-title"))
    expect(heading).to_be_visible()
    page.keyboard.press("Escape")
    expect(heading).to_have_count(0)
    expect(page.locator(f'[data-cell="{OPEN_SIDE}"]')).to_be_visible()
    page.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    page.get_by_role("button", name=say("ledger-leave")).click()
    expect(page.locator(f'[data-cell="{OPEN_SIDE}"]')).to_be_visible()


def test_what_is_done_in_two_tabs_is_kept_together(ada: Visitor) -> None:
    page, say = ada.page, ada.say

    def solve(tab: Page, lesson: str, cells: list[int]) -> None:
        tab.goto(f"/learn/arkadia/{lesson}")
        tab.get_by_text(say("arkadia-mode-workers"), exact=True).click()
        for cell in cells:
            tab.locator(f'[data-cell="{cell}"]').click()
        tab.locator(".traybox .primary").click()
        expect(tab.get_by_role("status").filter(has_text=say("lessons-solved"))).to_be_visible()

    overview = ada.context.new_page()
    overview.goto("/learn")
    done = overview.get_by_role("listitem").filter(has_text=say("lessons-done-one"))
    expect(overview.get_by_role("link", name=say("lesson-close"), exact=True)).to_be_visible()
    page.goto("/learn/arkadia/own-or-neutral")
    expect(page.get_by_text(say("lesson-own-or-neutral-goal"))).to_be_visible()
    other = ada.context.new_page()
    solve(other, "close", [OPEN_SIDE])
    expect(done).to_have_count(1)
    solve(page, "own-or-neutral", [137, 141])
    expect(done).to_have_count(2)
    page.goto("/learn")
    expect(page.get_by_role("listitem").filter(has_text=say("lessons-done-one"))).to_have_count(2)


def test_the_feedback_comes_into_view_on_a_phone(invite: Invite) -> None:
    visitor = invite(width=390)
    page, say = visitor.page, visitor.say
    page.goto("/learn/arkadia/close")
    page.get_by_text(say("arkadia-mode-workers-short"), exact=True).click()
    page.locator(f'[data-cell="{ELSEWHERE}"]').click()
    page.locator(".traybox .primary").click()
    expect(page.get_by_text(say("lesson-close-elsewhere"))).to_be_in_viewport()


def test_the_last_lesson_tells_what_one_holds(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto("/learn/arkadia/last-turn")
    held = page.locator(".lpanel dl > div")
    expect(held).to_have_text(
        [f"{say('figure-gold')}10", f"{say('figure-silver-seals')}6", f"{say('figure-cloth-seals')}1"]
    )


def test_what_a_lesson_asks_for_is_covered_until_it_was_tried(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto("/learn/arkwright-cards/sell")
    sold = page.locator("#panel-turn tbody tr.mine").first.locator("td")
    earned = page.locator("#panel-turn tbody tr.mine").last.locator("td")
    for cells in (sold, earned):
        expect(cells).to_have_text(["?"] * 8)
    columns = page.locator("#panel-turn thead button")
    columns.nth(2).click()
    send = page.locator(".traybox .primary")
    expect(send).to_contain_text(say("cardgame-go-done-develop"))
    send.click()
    expect(page.locator(".tries tbody tr")).to_have_count(1)
    page.get_by_role("button", name=say("lessons-again")).click()
    expect(earned).to_have_text(["?", "?", "£24", "?", "?", "?", "?", "?"])
    expect(sold.nth(2)).to_have_text("2")
