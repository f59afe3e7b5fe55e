"""A guest keeps a seat with a link, and plays on in another browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.test_axe import nothing_found
from tests.e2e.test_french import all_french
from tests.e2e.test_narrow import too_wide
from tests.e2e.visitor import Visitor

CLIPBOARD = """Object.defineProperty(navigator, 'clipboard', { value: {
  writeText: async (text) => { window.copied = text; },
} })"""
CODE = re.compile(r"/carry#([0-9A-Z]{4}-){3}[0-9A-Z]{4}$")


def a_seat(visitor: Visitor, name: str = "Ada") -> str:
    """The table of somebody who has just sat down."""
    visitor.api.rename(name)
    table = visitor.api.create(ME, GREEDY, setup="beginner")
    visitor.open_table(table)
    return table


def a_link(visitor: Visitor) -> str:
    """What "Copy" puts into the clipboard, of a link that is made now."""
    page, say = visitor.page, visitor.say
    dialog = page.get_by_role("dialog", name=say("carry-title"))
    dialog.get_by_role("button", name=say("carry-make")).click()
    dialog.get_by_role("button", name=say("carry-copy"), exact=True).click()
    expect(dialog.get_by_text(say("carry-copied"))).to_be_visible()
    link = str(page.evaluate("window.copied"))
    expect(dialog.get_by_role("textbox", name=say("carry-link"))).to_have_value(link)
    return link


def requests_of(page: Page) -> list[str]:
    """Every address that this page asks for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.headers.get('referer', '')}"))
    return asked


def take(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.say("carry-take"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seat_goes_along_to_another_browser(invite: Invite, language: str) -> None:
    ada, other = invite(language=language, newcomer=True), invite(language=language, newcomer=True)
    say = ada.say
    ada.context.add_init_script(CLIPBOARD)
    table = a_seat(ada)
    # Said once, and in nobody's way.
    strip = ada.region("carry-title")
    expect(strip).to_contain_text(say("carry-strip", name="Ada"))
    strip.get_by_role("button", name=say("carry-title")).click()
    if language == "fr":
        all_french(ada.page)
    link = a_link(ada)
    assert CODE.search(link)
    ada.page.keyboard.press("Escape")
    expect(strip).to_have_count(0)

    asked = requests_of(other.page)
    other.page.goto(link)
    expect(take(other)).to_be_visible()
    assert "Ada" not in other.page.locator("body").inner_text()
    if language == "fr":
        all_french(other.page)
    take(other).click()
    expect(other.page.get_by_role("heading", level=1)).to_have_text(say("carry-done-title", name="Ada"))
    assert "#" not in other.page.url
    assert not [address for address in asked if link[-19:] in address]
    if language == "fr":
        all_french(other.page)
    other.page.get_by_role("list", name=say("carry-done-tables")).get_by_role("link").click()
    expect(other.status).to_be_visible()
    expect(other.region("carry-title")).to_have_count(0)
    player = Player(other)
    view = player.wait_for_me()
    player.decide(*brain.lay(view, other.api.kit({"setup": "beginner"})))
    other.answered()
    expect(ada.page.locator("html")).to_have_attribute("data-version", str(other.api.snapshot(table)["version"]))

    # The link is spent, and the first browser says where it went.
    ada.page.get_by_role("button", name=say("carry-title"), exact=True).click()
    dialog = ada.page.get_by_role("dialog", name=say("carry-title"))
    expect(dialog).to_contain_text(say("carry-state-used"))
    expect(dialog).to_contain_text(say("carry-browsers", n=1))
    third = invite(language=language)
    third.expect_complaint("status of 404")
    third.page.goto(link)
    take(third).click()
    expect(third.page.get_by_role("alert")).to_have_text(say("error-carry-unknown"))
    assert third.api.get("/me")["id"] is None

    # Another browser that is ended says so, and its seat with it.
    dialog.get_by_role("button", name=say("carry-end-others")).click()
    dialog.get_by_role("button", name=say("carry-end-yes")).click()
    expect(dialog).to_contain_text(say("carry-browsers", n=0))
    expect(other.page.get_by_role("heading", level=1)).to_have_text(say("carry-ended-title"))
    assert other.api.get("/me")["id"] is None


def test_the_line_is_said_once_and_the_menu_has_it_later(invite: Invite) -> None:
    ada = invite(newcomer=True)
    a_seat(ada)
    strip = ada.region("carry-title")
    strip.get_by_role("button", name=ada.say("carry-not-now")).click()
    expect(strip).to_have_count(0)
    ada.page.reload()
    expect(ada.status).to_be_visible()
    expect(ada.page.get_by_role("button", name=ada.say("carry-title"), exact=True)).to_be_visible()
    expect(strip).to_have_count(0)


def test_a_link_that_is_not_shown_any_more_can_be_revoked(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto("/")
    page.get_by_role("button", name=say("nav-name", name="Ada")).click()
    page.get_by_role("button", name=say("carry-title")).click()
    dialog = page.get_by_role("dialog", name=say("carry-title"))
    dialog.get_by_role("button", name=say("carry-make")).click()
    expect(dialog.get_by_role("textbox", name=say("carry-link"))).to_be_visible()
    page.reload()
    page.get_by_role("button", name=say("nav-name", name="Ada")).click()
    page.get_by_role("button", name=say("carry-title")).click()
    expect(dialog).to_contain_text(say("carry-state-hidden"))
    expect(dialog.get_by_role("textbox", name=say("carry-link"))).to_have_count(0)
    dialog.get_by_role("button", name=say("carry-revoke")).click()
    expect(dialog).to_contain_text(say("carry-state-none"))


def test_a_typed_code_does_not_leave_another_guest_unasked(invite: Invite) -> None:
    ada, ben = invite(), invite()
    ben.expect_complaint("status of 409")
    say = ben.say
    ada.api.rename("Ada")
    code = ada.api.post("/me/carry", {})["code"]
    ben.context.add_init_script(CLIPBOARD)
    table = a_seat(ben, "Ben")
    ben.page.goto("/carry")
    ben.page.get_by_role("textbox", name=say("carry-field")).fill(code.lower().replace("-", " "))
    ben.page.keyboard.press("Enter")
    heading = ben.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(say("carry-leaves-title", name="Ben"))
    expect(heading).to_be_focused()
    expect(ben.page.locator("main")).to_contain_text(say("carry-leaves", kept="no", tables=1, name="Ben", who="Ada"))
    nothing_found(ben.page)
    ben.page.get_by_role("button", name=say("carry-leaves-link", name="Ben")).click()
    link = a_link(ben)
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name=say("carry-leaves-go", who="Ada")).click()
    expect(heading).to_have_text(say("carry-done-title", name="Ada"))
    # Ben is not lost: the link that was made first brings him back.
    again = invite()
    again.page.goto(link)
    take(again).click()
    again.page.get_by_role("list", name=say("carry-done-tables")).get_by_role("link").click()
    again.page.wait_for_url(f"**/table/{table}")


def test_axe_and_width_of_the_page_and_the_dialog(invite: Invite) -> None:
    ada = invite(newcomer=True)
    page, say = ada.page, ada.say
    ada.expect_complaint("status of 404")
    page.goto("/carry#0000-0000-0000-0000")
    take(ada).click()
    expect(page.get_by_role("alert")).to_be_visible()
    nothing_found(page)
    page.set_viewport_size({"width": 360, "height": 800})
    wrong = too_wide(page, "the page")
    page.set_viewport_size({"width": 1400, "height": 900})
    ada.api.rename("Wilhelmina Featherstone")
    ada.open_table(ada.api.create(ME, GREEDY))
    nothing_found(page)
    ada.region("carry-title").get_by_role("button", name=say("carry-title")).click()
    dialog = page.get_by_role("dialog", name=say("carry-title"))
    dialog.get_by_role("button", name=say("carry-make")).click()
    expect(dialog.get_by_role("textbox", name=say("carry-link"))).to_be_visible()
    nothing_found(page)
    page.set_viewport_size({"width": 360, "height": 800})
    wrong += too_wide(page, "the dialog")
    assert not wrong, wrong
