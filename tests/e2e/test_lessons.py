"""Learning at the table: a lesson with a mistake and its solution, and the way to the rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

OPEN_SIDE, ELSEWHERE = 140, 74  # m9 closes the house, k5 lies beside the castle's lot


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
