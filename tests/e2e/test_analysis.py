"""A finished game is looked at moment by moment: stepped through, tried out, asked about, played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.builders.blunder import blundered
from tests.e2e.conftest import Invite
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

RECORDS = Path(__file__).resolve().parents[1] / "archive" / "records" / "0.1.0"


def test_a_finished_game_is_analysed(invite: Invite) -> None:
    ada = invite()
    say, page = ada.say, ada.page
    table = ada.api.upload(blundered()[0])
    page.goto(f"/table/{table}")
    page.get_by_role("link", name=say("analysis-open"), exact=True).click()
    place = page.locator(".trk .now")
    expect(place).to_contain_text(re.compile(r"\b0\b"))
    # By turns with the button, by decisions and to the ends with the keys of the track.
    track = page.get_by_role("slider", name=say("analysis-track"))
    page.get_by_role("button", name=say("analysis-next")).click()
    expect(track).not_to_have_attribute("aria-valuenow", "0")
    turn = int(track.get_attribute("aria-valuenow") or "0")
    assert turn > 1
    page.get_by_role("radio", name=say("analysis-unit-decision")).click()
    track.press("ArrowLeft")
    expect(track).to_have_attribute("aria-valuenow", str(turn - 1))
    track.press("Home")
    expect(track).to_have_attribute("aria-valuenow", "0")
    # The address leads to the moment.
    page.goto(f"/analysis/{table}/{turn}")
    expect(track).to_have_attribute("aria-valuenow", str(turn))
    # Bots say what could be done, what was played stands among it, and each has its figures.
    page.get_by_role("button", name=say("analysis-ask")).click()
    expect(page.locator(".verdict")).to_be_visible()
    rows = page.locator(".cand tbody tr")
    expect(page.locator(".cand tr.played")).to_have_count(1)
    expect(page.locator(".cand .fin2")).to_have_count(rows.count())
    figures = [int(text.replace("−", "-").replace("+", "")) for text in page.locator(".cand .fin2").all_inner_texts()]
    assert figures == sorted(figures, reverse=True)
    assert set(page.locator(".cand .fig small:last-child").all_inner_texts()) == {say("hint-games", games=24)}
    # A try, and how it would end; the game itself stays as it was.
    page.keyboard.press("l")
    page.locator(".ledger").get_by_role("textbox").fill("1")
    page.keyboard.press("Enter")
    tried = page.locator(".tryl li")
    expect(tried).to_have_count(1)
    expect(tried.locator(".num")).to_contain_text(re.compile(r"± \d+, 24"))
    page.get_by_role("button", name=say("analysis-drop", letter="a")).click()
    expect(tried).to_have_count(0)
    # From here on against bots, at another table.
    page.get_by_role("button", name=say("analysis-play-on")).click()
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    assert not page.url.endswith(table)
    expect(page.locator("html")).to_have_attribute("data-game", "arkadia")


def test_an_analysis_fits_a_phone_and_speaks_french(invite: Invite) -> None:
    claire = invite(language="fr", width=390)
    page, say = claire.page, claire.say
    table = claire.api.upload(blundered()[0])
    page.goto(f"/analysis/{table}/12")
    track = page.get_by_role("slider", name=say("analysis-track"))
    expect(track).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name=say("analysis-as-table")).click()
    page.locator(".astable").get_by_role("button").first.click()
    page.get_by_role("button", name=say("analysis-as-chart")).click()
    expect(track).to_have_attribute("aria-valuenow", "0")
    page.goto(f"/analysis/{table}/100000")
    expect(page.locator(".trk .now")).to_contain_text(say("analysis-over"))
    expect(page.get_by_text(say("analysis-none"), exact=True)).to_be_visible()


def upload(visitor: Visitor, name: str) -> str:
    return visitor.api.upload((RECORDS / f"{name}.ark").read_text(encoding="utf-8"))


def overlapping(page: Page, parts: str) -> list[str]:
    """Pairs of these parts of the page that cover each other, and parts that are not whole on the screen."""
    found: list[str] = page.evaluate(
        """(parts) => {
          const seen = [...document.querySelectorAll(parts)].filter((one) => one.getClientRects().length > 0);
          const name = (one) => `${one.tagName} ${one.className} ${one.id}`;
          const out = [];
          seen.forEach((one, at) => {
            const box = one.getBoundingClientRect();
            if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) {
              out.push(`${name(one)} is not on the screen: ${box.top} to ${box.bottom}`);
            }
            for (const other of seen.slice(at + 1)) {
              if (one.contains(other) || other.contains(one)) continue;
              const there = other.getBoundingClientRect();
              const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
              const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
              if (wide > 1 && high > 1) out.push(`${name(one)} covers ${name(other)}`);
            }
          });
          return out;
        }""",
        parts,
    )
    return found


ALWAYS = ".anabar, .cands, .anadock .trk"
# By game and moment: what must be whole on the screen, how often, and what may not be covered.
PARTS = {
    ("water-frame-4-greedy-default", 211): (".fac", 4, ".tops > .panel, #panel-players, .fac"),
    ("arkadia-3-greedy-default", 60): (".boardbox", 1, ".colL .panel, .boardbox, .traybox"),
    ("arkwright-cards-1-greedy-default", 58): (".frow, .chipf", 4, ".frow, .chipf, #panel-players"),
}


@pytest.mark.parametrize(("record", "n"), list(PARTS), ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_analysis_shows_the_whole_table_and_covers_nothing(
    invite: Invite, record: str, n: int, language: str
) -> None:
    visitor = invite(language=language)
    page = visitor.page
    page.set_viewport_size({"width": 1400, "height": 900})
    page.goto(f"/analysis/{upload(visitor, record)}/{n}")
    expect(page.get_by_role("slider", name=visitor.say("analysis-track"))).to_be_visible()
    piece, count, parts = PARTS[record, n]
    expect(page.locator(piece)).to_have_count(count)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    assert overlapping(page, f"{ALWAYS}, {parts}") == []
    track = page.locator(".anadock .trk").bounding_box()
    assert track is not None
    assert track["height"] == 136
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    nothing_found(page)


def test_both_plans_of_a_costly_decision_are_drawn_on_the_board(invite: Invite) -> None:
    ada = invite()
    page, say = ada.page, ada.say
    text, blunder = blundered()
    table = ada.api.upload(text)
    page.goto(f"/table/{table}/report")
    page.get_by_role("button", name=say("rep-dear-begin")).click()
    row = page.locator("table.dear tbody tr").filter(has_text=say("review-decision", n=blunder))
    cost = row.locator(".am2").inner_text()
    row.get_by_role("link", name=say("rep-look")).click()
    expect(page.locator(".planmark.played .tag")).not_to_have_count(0)
    expect(page.locator(".planmark:not(.played) .tag")).not_to_have_count(0)
    expect(page.locator(".anabar .legend")).to_contain_text(say("analysis-drawn-other", better="yes"))
    # What the report says is what the analysis says.
    gap = re.search(r"−(\d+) gold\s*± (\d+) in (\d+) games", cost)
    assert gap is not None, cost
    verdict = say("analysis-better", letter="A", gap=gap[1], spread=gap[2])
    expect(page.locator(".verdict")).to_contain_text(verdict)
    expect(page.locator(".cand tr").filter(has_text=f"+{gap[1]} ± {gap[2]}")).to_contain_text(f"{gap[3]} games")
    # The letters choose what is drawn.
    page.get_by_role("button", name=say("analysis-draw", letter="A")).click()
    expect(page.locator(".planmark")).to_have_count(0)


def test_the_tray_comes_with_a_try_and_goes_with_it(invite: Invite) -> None:
    ada = invite()
    page, say = ada.page, ada.say
    page.set_viewport_size({"width": 1400, "height": 900})
    page.goto(f"/analysis/{upload(ada, 'water-frame-4-greedy-default')}/211")
    tray = page.locator(".traybox")
    expect(tray).to_be_hidden()
    page.get_by_role("button", name=say("analysis-try-begin")).click()
    expect(tray).to_be_visible()
    assert overlapping(page, ".anabar, .tops > .panel, #panel-company, .traybox, .cands, .anadock .trk") == []
    page.get_by_role("button", name=say("analysis-try-end")).click()
    expect(tray).to_be_hidden()


def test_on_a_phone_the_timeline_stays_below_and_the_page_opens_at_its_top(invite: Invite) -> None:
    ada = invite(width=390)
    page = ada.page
    page.goto(f"/analysis/{upload(ada, 'water-frame-4-greedy-default')}/211")
    dock = page.locator(".anadock")
    expect(dock).to_be_in_viewport()
    box = dock.bounding_box()
    assert box is not None
    assert box["height"] == 142
    assert box["y"] + box["height"] == page.evaluate("innerHeight")
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".fac").first).to_be_in_viewport()
