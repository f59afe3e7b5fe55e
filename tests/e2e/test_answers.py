"""Decisions in the tray of Arkwright: answers with their money, prices as a scale, and what is not asked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from arktable.bots.catalogue import make_bot
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.moves import BUILD
from arktable.games.arkwright.phases.production.storage import LoseGoods
from arktable.games.arkwright.prediction.answers import answers
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import SMALL_WAREHOUSE
from arktable.i18n.money import with_pounds
from tests.builders.forecasts import EVERYTHING_ON
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

Wanted = Callable[[ArkwrightPosition], bool]
LAST_CYCLE = 3


@cache
def text_of(wanted: Wanted, everything: bool = False, seats: int = 3, cash: int = 0) -> str:
    """The first position of games between greedy bots that is as wanted; the player who is asked has some cash."""
    for seed in range(20):
        position = find_game("water-frame").start(seats, EVERYTHING_ON if everything else {}, seed)
        bot = make_bot("greedy", "arkwright", rng_from_seed(seed))
        while position.seat >= 0:
            assert isinstance(position, ArkwrightPosition)
            if wanted(position):
                company = position.companies[position.seat]
                company.cash = max(company.cash, cash)
                return position.save()
            position.play(bot.choose(position.copy()))
    raise AssertionError("no such position")


def kinds(position: ArkwrightPosition) -> set[str]:
    return {move.text.split()[0] for move in position.moves()}


def contract(position: ArkwrightPosition) -> bool:
    """Whether to ship a contract is the last question of its production; no event follows the production."""
    if position.phase() != "contract" or position.cycle == LAST_CYCLE or len(position.moves()) != 2:
        return False
    told = answers(position, position.seat)
    assert told is not None
    return all(not one["asks"] for one in told["answers"])


def patron(position: ArkwrightPosition) -> bool:
    return position.phase() == "after-sale" and kinds(position) == {"done", "patron"}


def new_factory(position: ArkwrightPosition) -> bool:
    """A factory of level II for the active good is built: it may have one of many prices. No other price may change."""
    if position.phase() != "factory":
        return False
    built = [move for move in position.moves() if move.kind == BUILD and move.b > 1 and move.a == position.cycle]
    if not built:
        return False
    twin = position.copy()
    for move in (built[-1], None, twin.rules.catalogue.done):
        twin.play(move or twin.moves()[0])
    if twin.phase() != "prices" or {move.a for move in twin.moves() if move.text != "done"} != {built[-1].a}:
        return False
    position.play(built[-1])
    return True


def too_many_goods(position: ArkwrightPosition) -> bool:
    """At a first marker: two of four food and three clothes do not fit the small warehouse."""
    if position.phase() != "marker":
        return False
    company = position.companies[position.seat]
    company.gain(SMALL_WAREHOUSE)
    position.tile_offer[SMALL_WAREHOUSE] = 0
    company.stock = [4, 3, 0, 0]
    position.frames.append(LoseGoods(position.seat))
    position.advance()
    return True


def both_actions(position: ArkwrightPosition) -> bool:
    """The reorganization marker lets its player set a price and take a special marker."""
    asked = position.asked(position.seat)
    return position.phase() == "extra" and asked["turn"]["action"] == "reorganization"


def idle(phase: str) -> Wanted:
    return lambda position: position.phase() == phase and position.own_part(position.seat)["idle"]


IDLE = {phase: idle(phase) for phase in ("dismiss", "sale")}


def opened(visitor: Visitor, text: str) -> tuple[str, Locator]:
    visitor.api.rename("Ada")
    table = visitor.api.open_text(text)
    visitor.page.goto(f"/table/{table}")
    tray = visitor.region("arkwright-tray")
    expect(tray).to_be_visible()
    return table, tray


def asked_of_server(visitor: Visitor, table: str, moves: list[str]) -> dict[str, Any]:
    version = visitor.api.snapshot(table)["version"]
    told: dict[str, Any] = visitor.api.post(f"/tables/{table}/answers", {"version": version, "moves": moves})["answers"]
    return told


def pounds(visitor: Visitor, amount: int) -> str:
    return with_pounds(f"−£{-amount}" if amount < 0 else f"£{amount}", visitor.say.language)


def cash(view: dict[str, Any]) -> int:
    return int(view["companies"][view["viewer"]]["cash"])


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fr", 390)])
def test_both_answers_carry_their_money_and_the_main_one_is_what_the_forecast_assumes(
    invite: Invite, language: str, width: int
) -> None:
    ada = invite(language=language, width=width)
    table, tray = opened(ada, text_of(contract))
    view = ada.api.view(table)
    told = {one["move"]: one for one in asked_of_server(ada, table, [])["answers"]}
    assert view["assumed"].startswith("deliver")
    main, other = tray.locator(".primary"), tray.locator("[data-answer=done]")
    expect(main).to_have_count(1)
    expect(main).to_contain_text(ada.say("arkwright-answer-assumed"))
    for card, move in ((main, view["assumed"]), (other, "done")):
        expect(card.locator(".mon")).to_contain_text(f"{pounds(ada, cash(view))} → {pounds(ada, told[move]['cash'])}")
        box = card.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        expect(card).to_be_in_viewport(ratio=1)
    expect(tray).to_contain_text(ada.say("arkwright-next-none"))
    expect(tray).not_to_contain_text(ada.say("deed-done", done=ada.say("arkwright-go-done-after-sale")))
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    main.click()
    expect(main.filter(has_text=ada.say("arkwright-answer-assumed"))).to_have_count(0)
    now = ada.my_move(table)
    assert cash(now["view"]) == told[view["assumed"]]["cash"]


def test_the_patron_is_the_main_answer_and_pressing_the_other_one_sells_nothing(invite: Invite) -> None:
    ada = invite()
    table, tray = opened(ada, text_of(patron))
    expect(tray.locator(".primary")).to_contain_text(ada.say("arkwright-do-patron"))
    told = {one["move"]: one for one in asked_of_server(ada, table, [])["answers"]}
    assert told["patron"]["cash"] > told["done"]["cash"]
    other = tray.locator("[data-answer=done]")
    expect(other).to_contain_text(ada.say("arkwright-answer-no-patron"))
    expect(other.locator(".mon")).to_contain_text(pounds(ada, told["done"]["cash"]))
    other.press("Enter")
    expect(other.filter(has_text=ada.say("arkwright-answer-no-patron"))).to_have_count(0)
    ada.my_move(table)
    log = json.dumps(ada.api.snapshot(table)["log"])
    assert '"importer-sale"' in log or '"wages"' in log
    assert '"sold-to"' not in log


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fr", 390)])
def test_a_new_factory_has_a_scale_of_prices_and_is_asked_once(invite: Invite, language: str, width: int) -> None:
    ada = invite(language=language, width=width)
    table, tray = opened(ada, text_of(new_factory, seats=4, cash=60))
    version = ada.api.snapshot(table)["version"]
    (scale,) = asked_of_server(ada, table, [])["prices"]
    rows = {row["price"]: row for row in scale["prices"]}
    chosen = tray.locator("[role=radio][aria-checked=true]")
    expect(chosen).to_have_attribute("data-price", str(scale["start"]))
    assert scale["start"] > min(rows)
    expect(tray.locator("[data-known=true]")).to_be_visible()
    expect(tray).to_contain_text(ada.say("arkwright-scale-cash"))
    for price, row in rows.items():
        column = list(rows).index(price) + 1
        told = [tray.locator(f".scale tbody tr:nth-child({line}) td").nth(column - 1) for line in (1, 2, 4)]
        expect(told[0]).to_have_text(str(row["appeal"]))
        expect(told[1]).to_have_text(f"{row['sells']} · {pounds(ada, row['income'])}" if row["sells"] else "0")
        expect(told[2]).to_have_text(re.compile(rf"^{pounds(ada, row['cash'])}( [●!])?$"))
    if width == 390:
        shown = [one for one in tray.locator("[role=radio]").all() if within(one, tray.locator(".scale"))]
        assert len(shown) == 7
        box = chosen.bounding_box()
        assert box is not None
        assert box["height"] >= 40
        assert within(chosen, tray.locator(".scale"))
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A press chooses: the factory and the forecast show it, nothing is sent.
    lower = scale["start"] - 1
    tray.locator(f"[data-price='{lower}']").click()
    expect(chosen).to_have_attribute("data-price", str(lower))
    good = ada.api.get(f"/tables/{table}/kit")["goods"][scale["good"]]
    expect(ada.page.locator(f".fac.{good} .formula")).to_contain_text(re.compile(rf"£{lower}(?!\d)|(?<!\d){lower}\s£"))
    expect(tray.locator(".primary")).to_contain_text(pounds(ada, lower))
    expect(tray.locator(".primary")).to_contain_text(pounds(ada, rows[lower]["cash"]))
    assert ada.api.snapshot(table)["version"] == version
    # Only the main button lays, and the price is not asked for again.
    tray.locator(".primary").click()
    ada.answered()
    seat = ada.api.view(table)["viewer"]
    now = ada.my_move(table)["view"]
    assert now["companies"][seat]["factories"][scale["good"]]["price"] == lower
    assert now["phase"] not in ("first-price", "prices", "factory")


def within(one: Locator, frame: Locator) -> bool:
    inner, outer = one.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    label = frame.locator("thead th").bounding_box()
    assert label is not None
    return (
        inner["x"] >= label["x"] + label["width"] - 1 and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    )


def test_a_price_of_reorganization_can_be_changed_until_it_is_laid(invite: Invite) -> None:
    ada = invite()
    table, tray = opened(ada, text_of(both_actions, everything=True))
    version = ada.api.snapshot(table)["version"]
    expect(tray.locator(".primary")).to_have_count(0)  # neither of the two is what the forecast assumes
    tray.locator("[data-answer=extra]").filter(has_text=ada.say("arkwright-do-extra-prices")).click()
    other = tray.locator("[role=radio][aria-checked=false]").nth(1)
    expect(other).to_be_visible()
    first = other.get_attribute("data-price")
    other.click()
    chosen = tray.locator("[role=radio][aria-checked=true]")
    expect(chosen).to_have_attribute("data-price", str(first))
    again = tray.locator("[role=radio][aria-checked=false]").first
    second = again.get_attribute("data-price")
    again.click()
    expect(chosen).to_have_attribute("data-price", str(second))
    expect(tray.locator(".primary")).to_contain_text(f"£{second}")
    assert ada.api.snapshot(table)["version"] == version
    tray.locator(".primary").click()
    expect(tray.locator("[role=radio]")).to_have_count(0)


@pytest.mark.parametrize("phase", ["dismiss", "sale"])
def test_what_changes_nothing_is_not_asked(invite: Invite, phase: str) -> None:
    ada = invite()
    table, tray = opened(ada, text_of(IDLE[phase], everything=phase == "dismiss"))
    now = ada.api.view(table)
    seat = now["viewer"]
    expect(ada.page.locator("html")).not_to_have_attribute("data-version", "1")
    view = ada.my_move(table)["view"]
    assert view["phase"] != phase
    assert view["viewer"] == seat
    expect(tray).to_be_visible()


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fr", 390)])
def test_several_goods_without_room_go_with_one_press(invite: Invite, language: str, width: int) -> None:
    ada = invite(language=language, width=width)
    table, tray = opened(ada, text_of(too_many_goods))
    expect(tray).to_contain_text(ada.say("arkwright-left-lose", n=2))
    food = ada.say("arkwright-good-food")
    one = tray.get_by_role("button", name=ada.say("arkwright-lose-n", n=2, good=food), exact=True)
    expect(one).to_be_in_viewport(ratio=1)
    one.click()
    expect(tray.get_by_text(ada.say("arkwright-question-lose"))).to_have_count(0)
    expect(tray).to_have_attribute("data-planned", "2")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    version = ada.api.snapshot(table)["version"]
    tried = ada.api.post(f"/tables/{table}/try", {"version": version, "moves": ["lose food", "lose food"]})
    assert tried["view"]["companies"][tried["view"]["viewer"]]["stock"] == [2, 3, 0, 0]
