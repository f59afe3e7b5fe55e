"""A small phone: nothing sticks out sideways, and a turn can be played by touch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.api import GREEDY, ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.server import Server

GAME = Path(__file__).resolve().parents[1] / "archive" / "records" / "0.1.0" / "arkadia-greedy-2.ark"
SMALLEST = 360
LONG_NAME = "A name of forty letters for a long table"
# All of them, in an order in which the game of this seed comes to them.
PHASES = ("must", "workers", "castle", "draw", "banner", "sell", "over")


def too_wide(page: Page, what: str) -> list[str]:
    """What is wrong with the width of the page, if anything."""
    wide, screen = page.evaluate("() => [document.documentElement.scrollWidth, window.innerWidth]")
    return [f"{what}: {wide} px on a screen of {screen}"] if wide > screen else []


def test_nothing_sticks_out_at_360_pixels(invite: Invite, own_server: Server) -> None:
    visitor = invite(at=own_server, width=SMALLEST)
    visitor.expect_complaint("status of 404")
    page, api, say = visitor.page, visitor.api, visitor.say
    wrong: list[str] = []
    api.rename("Wilhelmina Featherstone")
    for path in ("/", "/learn", "/archive", "/nowhere", "/table/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        wrong += too_wide(page, path)
    page.goto(f"/table/{api.create(ME, OPEN, name=LONG_NAME)}")
    expect(page.get_by_text(say("wait-free", n=1))).to_be_visible()
    wrong += too_wide(page, "waiting room")
    table = api.create(ME, GREEDY, name=LONG_NAME, setup="beginner")
    visitor.open_table(table)
    for phase in PHASES:
        view = api.play_until(table, lambda view, phase=phase: view["phase"] == phase)  # type: ignore[misc]
        assert view["phase"] == phase
        visitor.my_move(table)
        asked = "lay" if phase == "must" else phase
        expect(visitor.status).to_contain_text(say(f"arkadia-asked-{asked}"))
        wrong += too_wide(page, phase)
        if phase != "over":
            for tab in ("cards", "players", "board"):
                page.get_by_role("tab", name=say(f"arkadia-tab-{tab}")).click()
                wrong += too_wide(page, f"{phase}, tab {tab}")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wrong += too_wide(page, "lobby with tables")
    visitor.open_table(api.upload(GAME.read_text(encoding="utf-8")))
    page.get_by_role("button", name=say("tool-replay"), exact=True).click()
    expect(page.get_by_role("slider", name=say("replay-slider"))).to_be_visible()
    wrong += too_wide(page, "replay")
    page.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    expect(page.get_by_role("heading", name=say("ledger-title"))).to_be_visible()
    wrong += too_wide(page, "ledger")
    assert not wrong, "\n".join(wrong)


def test_a_building_is_laid_by_touch_on_a_phone(invite: Invite) -> None:
    visitor = invite(width=390, has_touch=True, is_mobile=True)
    page, api, say = visitor.page, visitor.api, visitor.say
    table = api.create(ME, GREEDY)
    visitor.open_table(table)
    view = api.my_move(table)["view"]
    card = next(iter(view["offer"]["lay"]))
    tray = page.get_by_role("region", name=say("arkadia-tray"))
    tray.get_by_role("radio", name=say.card(card), exact=True).first.tap()
    pad = tray.get_by_role("group", name=say("arkadia-nudge"))
    pad.get_by_role("button", name=say("arkadia-right")).tap()  # brings the building onto the board
    lay = tray.get_by_role("button", name=say("arkadia-go-lay"))
    expect(lay).to_be_visible()
    page.get_by_role("button", name=say("arkadia-zoom")).tap()
    assert not too_wide(page, "zoomed")
    lay.tap()
    expect(visitor.status).to_contain_text(say("arkadia-asked-draw"))
    assert len(api.view(table)["buildings"]) == 1
    tray.get_by_role("button", name=say("arkadia-go-stack")).tap()
    expect(visitor.status).to_contain_text(say("arkadia-asked-banner"))
