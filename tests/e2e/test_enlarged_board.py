"""The board of Arkadia at twice its size, for small screens."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1400, "height": 900}


def width_of(board: Locator) -> float:
    box = board.bounding_box()
    assert box is not None
    return box["width"]


def test_an_enlarged_board_is_as_wide_as_its_place_again_when_the_window_widens(invite: Invite) -> None:
    visitor = invite(width=PHONE["width"])
    page, say = visitor.page, visitor.say
    visitor.open_table(visitor.api.create(ME, GREEDY))
    board = page.get_by_role("grid", name=say("arkadia-board-label"))
    small = width_of(board)
    page.get_by_role("button", name=say("arkadia-zoom")).click()
    expect(page.locator(".pan")).to_have_css("overflow", "auto")
    assert width_of(board) > 1.8 * small
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    expect(page.get_by_role("button", name=say("arkadia-zoom"))).to_be_hidden()
    place = page.locator(".boardwrap").bounding_box()
    assert place is not None
    assert width_of(board) <= place["width"] + 1


def test_the_first_tap_near_the_edge_of_an_enlarged_board_counts(invite: Invite) -> None:
    visitor = invite(width=PHONE["width"], has_touch=True, is_mobile=True)
    page, api, say = visitor.page, visitor.api, visitor.say
    table = api.create(ME, GREEDY)
    visitor.open_table(table)
    card = next(iter(api.my_move(table)["view"]["offer"]["lay"]))
    tray = page.get_by_role("region", name=say("arkadia-tray"))
    tray.get_by_role("radio", name=say.card(card), exact=True).first.tap()
    page.get_by_role("button", name=say("arkadia-zoom")).tap()
    pan = page.locator(".pan")
    expect(pan).to_have_css("overflow", "auto")
    pan.evaluate("box => box.scrollTo(0, 0)")
    seen = pan.bounding_box()
    assert seen is not None
    # The square that a finger meets just inside the right edge of what is shown.
    page.touchscreen.tap(seen["x"] + seen["width"] - 12, seen["y"] + seen["height"] / 2)
    expect(page.locator("[data-cell][aria-selected=true]").first).to_be_attached()


def test_the_board_takes_the_room_of_a_line_above_it_that_is_closed(invite: Invite) -> None:
    visitor = invite(newcomer=True)
    page, api, say = visitor.page, visitor.api, visitor.say
    table = api.create(ME, GREEDY)
    visitor.open_table(table)
    board = page.get_by_role("grid", name=say("arkadia-board-label"))
    line = visitor.region("carry-title")
    expect(line).to_be_visible()
    small = width_of(board)
    line.get_by_role("button", name=say("carry-not-now")).click()
    expect(line).to_have_count(0)
    page.wait_for_function(
        "least => document.querySelector('.board').getBoundingClientRect().width > least", arg=small + 5
    )
    wide = width_of(board)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"] - 1})
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    assert width_of(board) == wide
