"""Pieces travel, a key or press ends it, and readers who want no motion get none. Here no piece ever arrives."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.test_scenes import before_a_sale, sold_at
from tests.e2e.visitor import Visitor

STILL = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
"""


def watcher(invite: Invite, scenes: bool = False) -> Visitor:
    """Somebody whose pieces set out and never arrive."""
    ada = invite(scenes=scenes, reduced_motion="no-preference")
    ada.context.add_init_script(STILL)
    ada.api.rename("Ada")
    return ada


def painted(page: Page) -> None:
    """Whatever the page shows now has been drawn, with all that sets out for it."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def turn(ada: Visitor, table: str) -> brain.View:
    """I decide, the bot answers, and the page shows it."""
    snapshot = ada.my_move(table)
    ada.api.play(table, brain.choose(snapshot["view"], ada.api.kit(snapshot["table"]["options"])), snapshot["version"])
    found: brain.View = ada.my_move(table)["view"]
    painted(ada.page)
    return found


def test_pieces_travel_until_somebody_acts_and_sounds_are_a_choice(invite: Invite) -> None:
    ada = watcher(invite)
    table = ada.api.create(ME, GREEDY)
    ada.open_table(table)
    page = ada.page
    ghosts = page.locator("#motion > *")
    painted(page)
    expect(ghosts).to_have_count(0)
    view = turn(ada, table)
    while view["buildings"][-1]["by"] == 0:
        view = turn(ada, table)
    expect(page.locator("#motion[aria-hidden=true] > [data-ghost^='building:']")).not_to_have_count(0)
    expect(page.locator("svg.board [data-piece^='building:']")).to_have_count(
        len(view["buildings"])
    )  # the table waits for nobody
    page.keyboard.press("ArrowRight")
    expect(ghosts).to_have_count(0)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'paused').length") == 0

    page.emulate_media(reduced_motion="reduce")
    turn(ada, table)
    expect(ghosts).to_have_count(0)

    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "true")


def test_in_a_sale_the_seller_goes_to_the_piece_and_the_share_along_its_track(invite: Invite) -> None:
    ada = watcher(invite, scenes=True)
    sold_at(ada, before_a_sale())
    page = ada.page
    scene, claims = page.locator(".scene"), page.locator("#motion > [data-ghost^='claim:']")
    painted(page)
    expect(page.locator("#motion > *")).to_have_count(0)  # nothing moves beneath the scene
    for claimed in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(scene.locator(".piece.got")).to_have_count(claimed)
        expect(claims).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="New standing")).to_be_visible()
    painted(page)
    expect(page.locator("#motion > *")).to_have_count(0)
    scene.get_by_role("button", name="Sold").click()
    while scene.get_attribute("data-end") is None:
        page.keyboard.press("ArrowRight")
        painted(page)
    expect(page.locator("#motion > [data-ghost^='track:']")).not_to_have_count(0)
