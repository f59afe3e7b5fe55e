"""The sale as a scene: opened by the production, walked through by keyboard, on a phone, and out of a replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from arktable.bots.catalogue import make_bot
from arktable.engine.record import new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

SEED = 11


def before_a_sale() -> tuple[str, list[str]]:
    """A game of Spinning Jenny right before the turn that brings the first sale about, and the moves of that turn."""
    position = find_game("spinning-jenny").start(3, {}, SEED)
    bot = make_bot("greedy", "arkwright", rng_from_seed(SEED))
    text, seat, moves = position.save(), position.seat, list[str]()
    while True:
        if position.seat != seat:
            text, seat, moves = position.save(), position.seat, []
        move = bot.choose(position)
        moves.append(move.text)
        position.events = []
        position.play(move)
        if any(event.key == "production-over" for event in position.events):
            return text, moves


@pytest.fixture(scope="module")
def sale() -> tuple[str, list[str]]:
    return before_a_sale()


def sold_at(visitor: Visitor, sale: tuple[str, list[str]]) -> str:
    """A table at which the sale has just happened, with the scene open."""
    text, moves = sale
    visitor.api.rename("Ada")
    table = visitor.api.open_text(text)
    visitor.page.goto(f"/table/{table}")
    expect(visitor.region("arkwright-tray")).to_be_visible()
    visitor.api.play(table, moves)
    expect(visitor.page.locator(".scene")).to_be_visible()
    return table


def test_a_sale_is_walked_through_by_keyboard_and_seen_again(invite: Invite, sale: tuple[str, list[str]]) -> None:
    ada = invite(scenes=True, reduced_motion="no-preference")
    sold_at(ada, sale)
    page = ada.page
    scene, tray = page.locator(".scene"), page.locator(".tray.fix")
    expect(scene.get_by_role("heading", level=2)).to_be_focused()
    expect(tray.locator(".primary")).to_have_text("Play the sale")
    expect(scene.locator(".piece.got")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(scene.locator(".piece.got")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(scene.locator(".piece.got")).to_have_count(1)
    expect(scene.locator("[aria-live]")).to_contain_text("Called at")
    company = page.locator("#panel-company").bounding_box()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="New standing")).to_be_visible()
    expect(scene.locator("[aria-live]")).to_contain_text("You sold")
    expect(tray.locator(".primary")).to_have_text("On to clothes")
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(ada.region("arkwright-tray")).to_be_visible()
    assert page.locator("#panel-company").bounding_box() == company, "the company has moved"
    page.get_by_role("button", name=ada.say("log-tall")).click()  # a low log has one line per entry
    page.get_by_role("button", name="Show it again").click()
    expect(scene).to_be_visible()
    tray.get_by_label("Don’t show sales again in this game").check()
    page.reload()
    expect(ada.region("arkwright-tray")).to_be_visible()
    expect(scene).to_have_count(0)


def test_on_a_phone_the_sheet_leaves_status_and_tabs_in_sight(invite: Invite, sale: tuple[str, list[str]]) -> None:
    claire = invite(scenes=True, language="fr", width=390)
    sold_at(claire, sale)
    scene, tabs = claire.page.locator(".scene"), claire.page.locator(".tabnav")
    sheet, bar, tray = scene.bounding_box(), tabs.bounding_box(), claire.page.locator(".tray.fix").bounding_box()
    assert sheet is not None
    assert bar is not None
    assert tray is not None
    assert bar["y"] + bar["height"] <= sheet["y"] + 1
    assert sheet["y"] + sheet["height"] <= tray["y"] + 1
    assert (sheet["x"], sheet["width"]) == (0, 390)
    claire.page.get_by_role("button", name="Voir le résultat").last.click()
    expect(scene.locator(".c-share").nth(1)).to_be_visible()
    scene.locator(".handle").click()
    expect(scene.locator(".fold-line")).to_contain_text("Vente ·")
    folded = scene.bounding_box()
    assert folded is not None
    assert folded["height"] < sheet["height"] / 3


def test_a_sale_out_of_a_replay_and_the_ledger(invite: Invite) -> None:
    game, rng = find_game("spinning-jenny"), rng_from_seed(SEED)
    position, record = game.start(2, {}, SEED), new_record(game, 2, {}, SEED)
    bot, sold = make_bot("greedy", "arkwright", rng), 0
    while not sold:
        move = bot.choose(position)
        record.moves.append((position.seat, move.text))
        position.events = []
        position.play(move)
        sold = sum(event.key == "production-over" for event in position.events)
    wim = invite()
    table = wim.api.upload(record.text())
    page = wim.page
    page.goto(f"/table/{table}")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/steps", hold)  # whoever presses before the steps are there is led all the same
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name=wim.say("replay-first")).click()
    page.get_by_role("button", name=wim.say("replay-last")).click()
    page.get_by_role("button", name=wim.say("replay-previous")).click()
    page.get_by_role("button", name=wim.say("replay-next")).click()
    slider = page.get_by_role("slider", name=wim.say("replay-slider"))
    expect(slider).to_be_disabled()  # it has no length yet: any place on it would be the beginning
    for route in held:
        route.continue_()
    page.unroute("**/steps")
    expect(slider).to_be_enabled()
    page.locator(".replay").get_by_role("button", name="Show it again").click()
    scene = page.locator(".scene")
    expect(scene.get_by_role("heading", level=2)).to_have_text("Sale of food")
    page.locator(".tray.fix .primary").click()
    expect(scene.locator(".reason").first).to_be_visible()
    page.locator(".tray.fix .primary").click()
    expect(scene).to_have_count(0)
    page.keyboard.press("l")
    page.locator(".ledger").get_by_role("button", name="Show it again").click()
    expect(scene.get_by_role("heading", level=2)).to_be_in_viewport()
