"""Somebody keeps two plans of a turn, holds them side by side, takes one up; and is warned before it hurts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import brain
from tests.e2e.visitor import Visitor


def test_plans_are_kept_compared_and_taken_up_by_keyboard(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table = ada.api.open_position("frame-marker")
    ada.open_table(table)
    tray = ada.region("arkwright-tray")
    forecast = page.locator("#panel-forecast")
    # Others still act: the switch is there, and the cycles to come stand below.
    expect(forecast.get_by_role("radio", name=say("think-reading-best"))).to_be_visible()
    expect(forecast.get_by_role("list", name=say("think-cycles")).get_by_role("listitem")).to_have_count(4)
    kept = page.get_by_role("dialog")
    for at, action in enumerate(("workers", "distribution")):
        tray.get_by_role("button", name=say(f"arkwright-action-{action}"), exact=False).first.click()
        ada.page.locator("section[aria-labelledby=admin-h]").locator("button.is-legal").first.click()
        expect(tray.locator(".plan li")).to_have_count(1)
        expect(tray).to_have_attribute("aria-busy", "false")
        page.keyboard.press("k")
        expect(tray.get_by_role("button", name=say("think-compare", n=at + 1))).to_be_visible()
        page.keyboard.press("Escape")
        expect(tray.locator(".plan")).to_have_count(0)
    page.keyboard.press("c")
    expect(kept.get_by_role("columnheader")).to_have_count(3)
    expect(kept.get_by_role("rowheader", name=say("think-row-sum"))).to_be_visible()
    kept.get_by_role("button", name=say("think-kept-take", letter="B")).click()
    expect(kept).to_have_count(0)
    plan = tray.locator(".plan")
    expect(plan).to_contain_text(say("arkwright-action-distribution"))
    # What is kept is still there after the page is loaded again.
    page.reload()
    expect(tray.get_by_role("button", name=say("think-compare", n=2))).to_be_visible()


def test_a_marker_that_cannot_be_paid_for_says_what_it_costs(ada: Visitor) -> None:
    say = ada.say
    table = ada.api.open_position("frame-marker", ("cash = 2", "cash = 1"))
    mine = ada.api.snapshot(table)["table"]["you"]
    assert ada.api.view(table)["companies"][mine]["cash"] == 1, "the company that is asked is the one without cash"
    ada.open_table(table)
    tray = ada.region("arkwright-tray")
    workers = tray.locator(".am.hurts").first
    expect(workers).to_contain_text(say("think-marker-hurts", shares=1, loans=0))
    workers.click()
    ada.page.locator("section[aria-labelledby=admin-h]").locator("button.is-legal").first.click()
    expect(tray.get_by_role("status").first).to_contain_text(say("think-short-sold", shares=1, loans=0))


def test_the_chart_is_loaded_once_a_round_and_not_with_every_update(ada: Visitor) -> None:
    asked: list[str] = []
    table = ada.api.create()
    ada.page.on(
        "request",
        lambda request: asked.append(request.url) if request.url.split("?")[0].endswith("/standing") else None,
    )
    ada.open_table(table)
    rounds, versions = set[int](), set[int]()

    def seen(view: brain.View) -> bool:
        rounds.add(view["round"])
        versions.add(ada.api.snapshot(table)["version"])
        return len(versions) > 12

    ada.api.play_until(table, seen)
    ada.open_table(table)  # everything that was asked for before has been sent by now
    # Once for each of the two times that the page was opened, and once for each further round.
    assert len(asked) <= len(rounds) + 1
    assert len(versions) > len(rounds) + 3
