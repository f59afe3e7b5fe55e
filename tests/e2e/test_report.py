"""Somebody reads the report of a finished game: with keys, as a table, alone, on a phone in French."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.builders.reports import reported
from tests.e2e.conftest import Invite
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

RECORDS = Path(__file__).resolve().parents[1] / "archive" / "records"
FRAME = "0.1.0/water-frame-4-greedy-default"
SOLO = "0.1.0/arkwright-cards-1-greedy-default"
ARKADIA = "0.1.0/arkadia-3-greedy-default"


def upload(visitor: Visitor, name: str) -> str:
    return visitor.api.upload((RECORDS / f"{name}.ark").read_text(encoding="utf-8"))


def test_a_report_is_read_with_keys_and_as_a_table_and_taken_along(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    report, _ = reported(FRAME)
    table = upload(ada, FRAME)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name=say("rep-open"), exact=True).click()
    first = report["places"][0]
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Bot {first['seat'] + 1}")
    places = page.get_by_role("list", name=say("rep-result")).get_by_role("listitem")
    expect(places).to_have_count(4)
    expect(places.first).to_contain_text(f"£{first['score']}")
    worth = page.get_by_role("region", name="Worth", exact=True)
    ends = ", ".join(f"Bot {place['seat'] + 1} £{place['score']}" for place in report["places"])
    expect(worth.get_by_role("img", name=say("rep-chart-label", what="Worth", ends=ends))).to_be_visible()
    worth.get_by_role("button", name=say("rep-as-table")).click()
    expect(worth.get_by_role("row")).to_have_count(1 + len(report["moments"]))
    page.keyboard.press("2")
    expect(page.locator("#turning-2")).to_be_focused()
    page.keyboard.press("e")
    expect(page.locator("#exports")).to_be_focused()
    with page.expect_download() as picture:
        page.get_by_role("button", name=say("rep-picture")).click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as figures:
        page.get_by_role("link", name=say("rep-figures")).click()
    assert figures.value.path().read_text("utf-8").startswith("decision,year,good")
    nothing_found(page)


def test_a_solo_game_shows_all_awards_and_what_is_short(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto(f"/table/{upload(ada, SOLO)}/report")
    awards = page.get_by_role("region", name=say("rep-awards", n=15))
    expect(awards.get_by_role("listitem")).to_have_count(15)
    expect(awards.get_by_role("listitem").filter(has_text="Expert Broker")).to_contain_text(
        say("rep-award-short", have=28, need=30, n=2)
    )
    expect(awards.get_by_role("listitem").filter(has_text="Patriot")).to_contain_text("1770, clothes")
    expect(page.get_by_role("region", name=say("rep-result"))).to_contain_text("414")
    nothing_found(page)


def test_a_report_fits_a_phone_in_french(invite: Invite) -> None:
    ada = invite(language="fr", width=390)
    page, say = ada.page, ada.say
    page.goto(f"/table/{upload(ada, ARKADIA)}/report")
    expect(page.get_by_role("heading", level=1)).to_contain_text("gagne")
    for title in ("Points", "Or", "Sceaux", "Valeur d’un sceau", "Or par famille et par source"):
        expect(page.get_by_role("region", name=title, exact=True)).to_be_visible()
    page.get_by_role("button", name=say("rep-as-table")).first.click()
    expect(page.get_by_role("cell", name="94").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    smallest = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll('main *')]
            .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
    )
    assert smallest >= 11
