"""axe finds nothing: every page and every phase, both themes, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor

GAME = Path(__file__).resolve().parents[1] / "archive" / "records" / "0.1.0" / "arkadia-greedy-2.ark"
# The theme changes colours only, and the same ones at every width.
COLOURS: dict[str, Any] = {"runOnly": ["color-contrast"]}
LOOKS: tuple[tuple[str, int, dict[str, Any]], ...] = (("light", 1400, {}), ("light", 390, {}), ("dark", 1400, COLOURS))


def nothing_found(page: Page) -> None:
    """Everything on light paper at both widths, and the colours on dark paper."""
    found = []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    for theme, width, rules in LOOKS:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.set_viewport_size({"width": width, "height": 900 if width > 500 else 844})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        options = {"resultTypes": ["violations"]} | rules
        for violation in page.evaluate("options => axe.run(options).then(({ violations }) => violations)", options):
            where = "; ".join(f"{node['target']} {node['html'][:120]}" for node in violation["nodes"][:3])
            found.append(f"{page.url}, {theme} {width}: {violation['id']} ({violation['help']}): {where}")
    assert not found, "\n".join(found)


def test_pages(ada: Visitor) -> None:
    ada.expect_complaint("status of 404")
    for path in ("/", "/learn", "/archive", "/nowhere", "/table/nowhere"):
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        nothing_found(ada.page)


def test_the_lobby_of_somebody_who_plays(ada: Visitor, invite: Invite) -> None:
    other = invite()
    other.api.create(ME, OPEN, name="Come in")
    other.api.create(ME, GREEDY, name="Watch me")
    ada.api.create(ME, GREEDY, name="My own")
    ada.api.create(ME, OPEN, name="Waiting")
    ada.api.upload(GAME.read_text(encoding="utf-8"))
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name=ada.say("card-play-at", table="My own"))).to_be_visible()
    ada.page.get_by_text(ada.say("new-options"), exact=False).first.click()
    nothing_found(ada.page)


def test_the_waiting_room_its_form_and_the_name_dialog(ada: Visitor) -> None:
    ada.page.goto(f"/table/{ada.api.create(ME, OPEN, name='Waiting')}")
    expect(ada.page.get_by_text(ada.say("wait-free", n=1))).to_be_visible()
    nothing_found(ada.page)
    ada.page.get_by_role("button", name=ada.say("coming-change"), exact=True).click()
    expect(ada.page.get_by_role("dialog", name=ada.say("coming-change-title"))).to_be_visible()
    nothing_found(ada.page)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=ada.say("nav-name", name="Ada")).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    nothing_found(ada.page)


def test_phases_of_the_game(ada: Visitor) -> None:
    """Of one game, each where it occurs first."""
    table = ada.api.create(ME, GREEDY, setup="beginner")
    left = {"must", "workers", "castle", "draw", "banner", "sell", "over"}
    while left:
        view = ada.api.play_until(table, lambda view: view["phase"] in left)
        assert view["phase"] in left, f"over before {left}"
        left.remove(view["phase"])
        ada.page.set_viewport_size({"width": 1400, "height": 900})
        ada.open_table(table)
        player = Player(ada)
        player.sees(view)
        if view["phase"] == "must":
            player.point(*brain.laid(brain.lay(view, ada.api.kit({}))))
        elif view["phase"] == "castle":
            player.choose_piece(*brain.choose(view, ada.api.kit({}))[0].split()[1:])
        nothing_found(ada.page)


def test_an_answer_to_why_not(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player = Player(ada)
    view = player.wait_for_me()
    player.choose_card(next(iter(view["offer"]["lay"])))
    player.square("a1").click()
    expect(ada.page.get_by_text(ada.say("why-touches-nothing"))).to_be_visible()
    nothing_found(ada.page)


def test_ledger_rules_and_hints(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY, setup="beginner"))
    page, say = ada.page, ada.say
    page.get_by_role("button", name=say("arkadia-help")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    nothing_found(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("tool-rules"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    nothing_found(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    expect(page.get_by_role("textbox", name=say("ledger-field"))).to_be_visible()
    nothing_found(page)


def test_replay_of_a_game_from_the_archive(ada: Visitor) -> None:
    ada.open_table(ada.api.upload(GAME.read_text(encoding="utf-8")))
    nothing_found(ada.page)
    ada.page.get_by_role("button", name=ada.say("tool-replay"), exact=True).click()
    slider = ada.page.get_by_role("slider", name=ada.say("replay-slider"))
    slider.fill("40")
    expect(ada.page.get_by_text("Viewing step 40 of")).to_be_visible()
    nothing_found(ada.page)
