"""Four seats at a table of Water Frame: whatever one decides by is in sight, and the tray covers no factory."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.test_room import Moment, drawn, open_moment
from tests.e2e.visitor import Visitor

CASH = ("cash = 2\n", "cash = 24\n")
BANNED = 'banned = ["charisma"]\n'
OWNS = 'tiles = ["workshop", "patent"]\nworkshop_at = "lamps"\ncontracts = { lamps = 2 }\n'
LIES = 'placed = { 2 = "factory", 4 = "exchange" }\n'
NINE = (CASH, (BANNED, f'{BANNED}{OWNS}{LIES}markers = ["light-machinery"]\n'))
MANY = ["light-machinery", "light-quality", "light-distribution", "dark-machinery"]
TWELVE = (CASH, (BANNED, f"{BANNED}{OWNS}{LIES}markers = {MANY}\n".replace("'", '"')))
# Without its revision the position is played by the present rules, and no strip says otherwise.
PRESENT = ('rules = 1\nsheet = "9eee02c5cb033060"\n', "")
FAR = (("space = 16", "space = 27"),)
TRAY = 164

# What is cut, covered or scrolls, in words; and the measures of the tray.
MEASURE = """() => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const within = (a, b, from, to) => a[from] >= b[from] - 1 && a[to] <= b[to] + 1;
  const inside = (a, b) => within(a, b, 'left', 'right') && within(a, b, 'top', 'bottom');
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const tray = box(document.querySelector('.traybox'));
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  const wide = innerWidth >= 1380;
  if (wide && root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);
  for (const card of document.querySelectorAll('.fac')) {
    const name = card.getAttribute('aria-label');
    if (box(card).bottom > tray.top + 1) faults.push(`the tray covers ${name}`);
    const panel = card.closest('.panel');
    if (!inside(box(card), box(panel))) faults.push(`${name} is cut`);
  }
  for (const id of ['#panel-forecast', '#panel-players']) {
    const part = document.querySelector(id);
    if (part.getClientRects().length === 0) continue;
    const body = part.querySelector('.panel > .body');
    const hidden = body.scrollHeight - body.clientHeight;
    if (hidden > 1) faults.push(`${id} scrolls: ${hidden} px are out of sight`);
    const below = wide ? { ...screen, bottom: innerHeight } : { ...screen, bottom: Infinity };
    const lines = [...part.querySelectorAll('.pls tr, .total, .total p, .tot')];
    const gone = lines.filter((one) => !inside(box(one), below));
    for (const one of gone) faults.push(`${id}: out of sight: ${one.textContent.trim()}`);
  }
  const marks = [...document.querySelectorAll('.am')];
  for (const one of marks) {
    if (!inside(box(one), tray)) faults.push(`${one.dataset.marker} is outside of the tray`);
    const tight = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    if (tight) faults.push(`${one.dataset.marker} is too small for its words`);
  }
  return {
    faults,
    tray: Math.round(tray.height),
    rows: [...new Set(marks.map((one) => Math.round(box(one).top)))].length,
    heights: [...new Set(marks.map((one) => Math.round(box(one).height)))],
    names: marks.map((one) => one.querySelector('b').textContent),
  };
}"""

# The buttons whose words lie on their frame, which is drawn inside of them.
ON_THE_FRAME = """rows => rows.filter((row) => {
  const edge = row.getBoundingClientRect();
  return [...row.children].map((words) => words.getBoundingClientRect()).some((words) =>
    words.left < edge.left + 3 || words.right > edge.right - 3
    || words.top < edge.top + 2 || words.bottom > edge.bottom - 2);
}).map((row) => row.textContent)"""


def look(visitor: Visitor, moment: Moment, height: int = 900) -> dict[str, Any]:
    """The measures of the table in this moment, at the width that the visitor has."""
    size = visitor.page.viewport_size
    assert size is not None
    visitor.page.set_viewport_size({"width": size["width"], "height": height})
    visitor.page.goto("/learn")
    open_moment(visitor, moment)
    expect(visitor.page.locator(".stale")).to_have_count(0)
    drawn(visitor.page)
    found: dict[str, Any] = visitor.page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nine_markers_stand_in_one_row_and_no_factory_lies_under_them(invite: Invite, language: str) -> None:
    visitor = invite(language=language)
    for changes in (NINE, (*NINE, PRESENT)):
        found = look(visitor, Moment("frame-marker", changes))
        assert not found["faults"], "\n".join(found["faults"])
        assert (found["tray"], found["rows"]) == (TRAY, 1)
        assert len(set(found["names"])) == len(found["names"]) == 9, found["names"]
    for plan in (("place light-machinery 6 pay 6",), ("place workers 6 pay 6",), ("place distribution 8 pay 8",)):
        found = look(visitor, Moment("frame-marker", NINE, plan))
        assert not found["faults"], "\n".join(found["faults"])
        assert found["tray"] == TRAY


def test_from_eleven_markers_on_there_are_two_rows_within_the_same_height(ada: Visitor) -> None:
    found = look(ada, Moment("frame-marker", TWELVE))
    assert not found["faults"], "\n".join(found["faults"])
    assert (found["tray"], found["rows"], found["heights"]) == (TRAY, 2, [46])
    assert {"Machinery", "Machinery II", "Machinery III", "Ship A", "Ship B"} <= set(found["names"])


def test_every_row_of_the_board_says_the_cash_after_it(ada: Visitor) -> None:
    look(ada, Moment("frame-marker", NINE))
    page = ada.page
    board = ada.page.locator("section[aria-labelledby=admin-h]")
    used = page.locator('.am[data-marker="factory"]')
    expect(used).to_have_class(re.compile(r"\bused\b"))
    page.locator('.am[data-marker="light-machinery"]').press("Enter")
    rows = board.locator("button.is-legal")
    expect(rows).to_have_count(3)
    expect(rows.first).to_be_focused()
    first = rows.first.locator("b")
    expect(first).to_contain_text("£")
    after = first.text_content() or ""
    rows.first.press("Enter")
    expect(page.locator("#panel-forecast .tot dd")).to_have_text(after)
    expect(board.locator(".after")).to_contain_text(after)


def test_players_stay_whole_when_strips_stand_above_the_table(invite: Invite) -> None:
    visitor = invite(newcomer=True)
    found = look(visitor, Moment("frame-marker", NINE))
    assert not found["faults"], "\n".join(found["faults"])
    far = look(visitor, Moment("frame-marker", (*NINE, *FAR)))
    expect(visitor.page.locator("section[aria-labelledby=track-h]").locator("ol")).to_have_count(2)
    assert not far["faults"], "\n".join(far["faults"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_screen_of_middle_width_shows_forecast_and_players_whole(invite: Invite, language: str) -> None:
    visitor = invite(language=language, width=900)
    found = look(visitor, Moment("frame-marker", (*NINE, PRESENT)), 1100)
    assert not found["faults"], "\n".join(found["faults"])
    assert found["rows"] == 1
    # Where the screen is high the rows are on the board, else they stand in the tray.
    visitor.page.locator('.am[data-marker="quality"]').click()
    board = visitor.page.locator("section[aria-labelledby=admin-h]").locator("button.is-legal")
    expect(board).to_have_count(3)
    expect(visitor.page.locator(".tray .rows")).to_have_count(0)
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    expect(visitor.page.locator(".tray .rows button.is-legal")).to_have_count(3)
    drawn(visitor.page)
    low = visitor.page.evaluate(MEASURE)
    assert not [fault for fault in low["faults"] if "covers" not in fault], "\n".join(low["faults"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_four_players_and_four_factories_above_the_tray(invite: Invite, language: str) -> None:
    visitor = invite(language=language, width=390)
    found = look(visitor, Moment("frame-marker", (*NINE, PRESENT)), 844)
    assert not found["faults"], "\n".join(found["faults"])
    assert found["rows"] == 1
    page = visitor.page
    cells = page.get_by_role("list", name=visitor.say("arkwright-players-title"), exact=True).get_by_role("button")
    expect(cells).to_have_count(4)
    page.locator('.am[data-marker="quality"]').click()
    expect(page.locator(".tray .rows button.is-legal")).to_have_count(3)
    page.get_by_role("tab").last.click()
    cells.first.click()
    expect(page.locator("#panel-company")).to_be_visible()
    expect(page.locator("[data-board='company:0']")).to_be_visible()


@pytest.mark.parametrize("width", [360, 390])
def test_five_rows_on_a_phone_have_room_for_their_words(invite: Invite, width: int) -> None:
    visitor = invite(language="fr", width=width)
    look(visitor, Moment("frame-marker", (CASH, PRESENT)), 844)
    visitor.page.locator('.am[data-marker="quality"]').click()
    rows = visitor.page.locator(".tray .rows button.is-legal")
    expect(rows.locator(".then")).to_have_count(5)
    assert rows.evaluate_all(ON_THE_FRAME) == []


def test_the_workers_step_stays_at_the_factories_of_a_phone(invite: Invite) -> None:
    visitor = invite(width=390)
    look(visitor, Moment("frame-workers"), 844)
    expect(visitor.page.locator(".so.is-legal").first).to_be_in_viewport()
    assert visitor.page.evaluate("scrollY") == 0


def test_what_has_happened_is_in_reach_on_every_tab_of_a_phone(invite: Invite) -> None:
    visitor = invite(width=390)
    api, page = visitor.api, visitor.page
    table = api.open_position("frame-marker", *NINE, PRESENT)
    turn = api.my_move(table)["view"]["turn"]
    for _ in range(40):
        now = api.my_move(table)
        if now["view"]["turn"] > turn and now["view"]["phase"] == "marker":
            break
        texts = [move[0] for group in now["view"]["offer"] for move in group["moves"]]
        api.play(table, ["done" if "done" in texts else texts[-1]], now["version"])
    page.goto(f"/table/{table}")
    news = page.get_by_role("region", name=visitor.say("since-title"))
    tabs = page.locator(".tabnav [role=tab]:visible")
    expect(tabs).to_have_count(4)
    for number in range(4):
        tabs.nth(number).click()
        expect(news).to_be_visible()
        expect(news.locator(".foldb")).to_have_attribute("aria-expanded", "false")
    news.locator(".foldb").click()
    expect(news.get_by_role("listitem").first).to_be_visible()
