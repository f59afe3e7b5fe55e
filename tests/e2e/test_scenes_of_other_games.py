"""Scenes of the card game and of Arkadia: a production step by step, one alone on a phone, enclosed buildings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from arktable.bots.catalogue import make_bot
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.arkadia import a_game, houses_waiting
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

SEED = 11


def before_a_production(seats: int) -> tuple[str, list[str]]:
    """The card game before the turn after which the first production begins, and what this seat does up to its end."""
    position = find_game("arkwright-cards").start(seats, {}, SEED)
    bot = make_bot("greedy", "arkwright-cards", rng_from_seed(SEED))
    text, seat, moves = "", -1, list[str]()
    while True:
        if position.phase() == "action":
            text, seat, moves = position.save(), position.seat, []
        move = bot.choose(position)
        if position.seat == seat:
            moves.append(move.text)
        position.events = []
        position.play(move)
        if any(event.key == "production-over" for event in position.events):
            return text, moves


def produced_at(visitor: Visitor, seats: int) -> str:
    """A table at which a production has just happened, with its scene open."""
    text, moves = before_a_production(seats)
    visitor.api.rename("Ada")
    table = visitor.api.open_text(text)
    visitor.page.goto(f"/table/{table}")
    expect(visitor.region("cardgame-tray")).to_be_visible()
    for move in moves:
        visitor.api.my_move(table)
        visitor.api.play(table, [move])
    expect(visitor.page.locator(".scene")).to_be_visible()
    return table


def test_a_production_is_walked_through_and_the_table_waits_for_its_result(invite: Invite) -> None:
    ada = invite(scenes=True, reduced_motion="no-preference")
    table = produced_at(ada, 3)
    page = ada.page
    scene, tray = page.locator(".scene"), page.locator(".tray.fix")
    after = next(
        company for company in ada.api.view(table)["companies"] if company["seat"] == ada.api.view(table)["viewer"]
    )
    purse = page.locator(".purse dd").first
    expect(scene.get_by_role("heading", level=2)).to_be_focused()
    expect(tray.locator(".primary")).to_have_text("Play the production")
    expect(scene.locator(".hscale .sold")).to_have_count(0)
    before = purse.inner_text()
    page.keyboard.press("ArrowRight")
    expect(scene.locator(".nowbox h3")).to_contain_text("England wants what stands above")
    expect(scene.locator("[aria-live]")).to_contain_text("England wants")
    page.keyboard.press("ArrowRight")
    expect(scene.locator(".stages [aria-current]")).to_have_text("Store, ship")
    expect(purse).to_have_text(before)
    page.keyboard.press("Escape")
    expect(purse).to_have_text(re.compile(rf"^£{after['money']}\b"))
    expect(scene.locator(".reason").first).to_be_visible()
    expect(tray.locator(".primary")).to_contain_text("On to")
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    page.locator(".logp .again").first.evaluate("button => button.click()")  # a low log shows the entry alone
    expect(purse).to_have_text(before)
    tray.get_by_label("Don’t show productions again in this game").check()
    page.reload()
    expect(ada.region("cardgame-tray")).to_be_visible()
    expect(scene).to_have_count(0)


def test_alone_on_a_phone_in_french(invite: Invite) -> None:
    claire = invite(scenes=True, language="fr", width=390)
    produced_at(claire, 1)
    page = claire.page
    scene, tabs = page.locator(".scene"), page.locator(".tabnav")
    expect(scene.get_by_role("heading", level=2)).to_contain_text("Production\u202f:")
    expect(scene.locator(".bagline")).to_contain_text("Tiré\u202f:")
    sheet, bar, tray = scene.bounding_box(), tabs.bounding_box(), page.locator(".tray.fix").bounding_box()
    assert sheet is not None
    assert bar is not None
    assert tray is not None
    assert bar["y"] + bar["height"] <= sheet["y"] + 1
    assert sheet["y"] + sheet["height"] <= tray["y"] + 1
    assert (sheet["x"], sheet["width"]) == (0, 390)
    page.get_by_role("button", name="Voir le résultat").last.click()
    expect(scene.locator("th.c3").last).to_have_text("Valeur")
    expect(scene.locator("th.c0")).to_be_hidden()
    scene.locator(".handle").click()
    expect(scene.locator(".fold-line")).to_contain_text("Production · Coûts et valeur")


@pytest.fixture(scope="module")
def two_houses() -> str:
    """Arkadia: one worker more encloses two houses."""
    position = a_game(seats=2)
    houses_waiting(position, 2)
    return position.save()


def test_two_buildings_are_told_one_after_the_other_once_the_castle_is_built(invite: Invite, two_houses: str) -> None:
    ada = invite(scenes=True, reduced_motion="no-preference")
    page = ada.page
    ada.context.add_init_script("if (location.host) localStorage.setItem('arktable.scene.speed', '4')")
    ada.api.rename("Ada")
    table = ada.api.open_text(two_houses)
    page.goto(f"/table/{table}")
    scene, value = page.locator(".scene"), page.locator(".castlep .vals li").first
    ada.api.play(table, ["own c3", "done", "castle silver 1"])
    ada.my_move(table)
    expect(page.locator("main[data-ask=castle]")).to_be_visible()
    expect(scene).to_have_count(0)
    ada.api.play(table, ["castle cloth 2"])
    expect(scene.get_by_role("heading", level=2)).to_have_text(re.compile(r"^You enclose a house on [ad]3$"))
    expect(page.locator("#panel-board .board path.line")).to_be_visible()
    expect(scene.locator(".laid")).to_be_visible()  # it plays by itself, and then the second one
    expect(scene.locator(".scfoot .primary")).to_have_text("Go on")
    expect(scene.locator(".laid .sq")).to_have_attribute("aria-label", "On the castle: cloth over spice.")
    expect(value).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(scene.locator(".laid")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(scene.locator(".laid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    page.keyboard.press("l")
    page.locator(".ledger").get_by_role("button", name="Show it again").first.click()
    expect(scene.get_by_role("heading", level=2)).to_have_text(re.compile(r"^You enclose a house on [ad]3$"))
