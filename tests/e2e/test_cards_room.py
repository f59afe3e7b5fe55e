"""The card game's table has room: what is decided by is in sight, and several goods sail at one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.test_arkwright_cards import Director, open_cards, play_until

SIZES = [(1400, 900), (900, 1100)]
HIDDEN = "node => node.scrollHeight - node.clientHeight"


def is_whole(panel: Locator) -> bool:
    """Nothing in it is found by scrolling only."""
    return int(panel.locator(".panel > .body").evaluate(HIDDEN)) <= 1


@pytest.mark.parametrize("phase", ["action", "price", "develop"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_decision_and_the_company_are_in_sight_together(invite: Invite, width: int, height: int, phase: str) -> None:
    visitor = invite(width=width)
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    table = open_cards(visitor, [ME, GREEDY, GREEDY, GREEDY])
    play_until(visitor, table, phase, least_round=2)
    page.goto(f"/table/{table}")
    Director(visitor, table).asked()
    stage, company = page.locator("#panel-turn"), page.locator("#panel-company")
    expect(page.locator("#stage-h")).to_be_in_viewport()
    assert is_whole(stage)
    assert is_whole(company)
    floor = page.locator(".traybox").evaluate("node => node.getBoundingClientRect().top")
    assert company.evaluate("node => node.getBoundingClientRect().bottom") <= floor
    assert page.evaluate("scrollY") == 0


def test_a_decision_is_asked_in_one_place(invite: Invite) -> None:
    visitor = invite()
    page, say = visitor.page, visitor.say
    table = open_cards(visitor, [ME, GREEDY])
    play_until(visitor, table, "develop")
    page.goto(f"/table/{table}")
    Director(visitor, table).asked()
    question = say("phase-develop")
    expect(page.locator(".status .turn")).to_contain_text(question)
    expect(page.locator("#stage-h")).to_have_text(say("cardgame-stage-develop"))
    expect(page.locator(".traybox .planline")).not_to_contain_text(question)


def test_goods_of_several_factories_sail_at_one_press(invite: Invite) -> None:
    visitor = invite()
    page, say = visitor.page, visitor.say
    table = visitor.api.open_position(
        "cards-action", ("stored = { clothes = 3 }", "stored = { food = 1, clothes = 2 }\nships = 1")
    )
    page.goto(f"/table/{table}")
    director = Director(visitor, table)
    director.asked()
    page.locator("#panel-turn").get_by_role("button", name=say("arkwright-cards-action-early")).click()
    director.settled()
    loads = page.get_by_role("list", name=say("cardgame-loading"))

    def load(good: str, n: int) -> Locator:
        return loads.get_by_role("button", name=say("cardgame-load-n", good=good, n=n))

    load("Clothes", 2).click()
    expect(load("Food", 1)).to_be_disabled()  # the ship takes two goods
    load("Clothes", 1).click()
    load("Food", 1).click()
    before = visitor.api.snapshot(table)["view"]["companies"][2]["money"]
    page.get_by_role("button", name=say("cardgame-load-sail", n=2)).click()
    director.settled()
    assert director.planned == 4  # the action, two loads, the voyage
    cash = page.locator("[data-figure='cash:2']")
    expect(cash).not_to_have_text(f"£{before}")
    expect(page.locator("[data-figure='ships:2:board']")).to_have_text("0/2")
