"""Whatever may be pressed can be reached: nothing lies under the tray, however long the words and small the screen."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.api import Api
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

# The names of enabled buttons of which some part, brought into sight, is another thing's.
COVERED = """() => {
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const heights = [0.3, 0.5, 0.7].map((part) => box.top + box.height * part);
    // Choices above the tray can be folded away; what may be decided now never lies beneath them.
    const folds = (hit) => hit?.closest('.upwards') && !one.matches('.is-legal') && !one.closest('.traybox');
    return heights
      .map((y) => document.elementFromPoint(box.left + box.width / 2, y))
      .every((hit) => one.contains(hit) || folds(hit));
  };
  const pressable = [...document.querySelectorAll('#main button:not([aria-disabled=true])')];
  const covered = [];
  for (const one of pressable.filter((one) => one.checkVisibility({ visibilityProperty: true }))) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (!seen(one)) covered.push(one.getAttribute('aria-label') ?? one.textContent.replace(/\\s+/g, ' ').trim());
  }
  return covered;
}"""
# What may be decided on the boards and is under the tray or below the screen as the table stands.
OUT_OF_REACH = """() => {
  const tray = document.querySelector('.traybox');
  const long = (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto';
  const scrolls = (one) => one.id !== 'main' && (long(one) || scrolls(one.parentElement));
  return [...document.querySelectorAll('#main .is-legal')]
    .filter((one) => one.getClientRects().length > 0 && !tray.contains(one) && !scrolls(one))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 4));
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent.replace(/\\s+/g, ' ').trim());
}"""
# How far the page goes on below the table.
BELOW = """() => Math.max(innerHeight, document.documentElement.scrollHeight) - scrollY
  - Math.max(innerHeight - scrollY, document.getElementById('main').getBoundingClientRect().bottom)"""


class Moment(NamedTuple):
    """A position of the archive, what is changed in it, and what is planned there and not yet sent."""

    position: str
    changes: tuple[tuple[str, str], ...] = ()
    plan: tuple[str, ...] = ()


RICH = (("cash = 2\n", "cash = 60\n"),)
FRAME = (
    Moment("frame-marker"),
    Moment("frame-marker", RICH, ("place distribution 10 pay 10", "promote cutlery", "promote lamps", "promote lamps")),
    Moment("frame-marker", RICH, ("place factory 10 pay 10", "build clothes 1")),
    Moment("frame-marker", RICH, ("place exchange 10 pay 10", "contract food 4")),
    Moment("frame-modules-marker"),
    Moment("frame-open-exchange"),
    Moment("frame-workers", (), ("hire food", "hire clothes")),
    Moment("frame-emergency"),
)
SPINNING = (
    Moment("jenny-found-3"),
    Moment("jenny-machinery"),
    Moment("mule-exchange"),
    Moment("mule-marker"),
)
CARDS = (
    Moment("cards-action"),
    Moment("cards-build"),
    Moment("cards-opening-3"),
    Moment("cards-price"),
    Moment("cards-quality"),
)
WIDE = 1400
NARROWER = (900, 390)


def planned(api: Api, table: str, plan: tuple[str, ...]) -> str:
    """The plan as the page keeps it for a reload."""
    now = api.snapshot(table)
    view, moves = now["view"], []
    for number, text in enumerate(plan, 1):
        moves.append(_wish(view, text))
        body = {"version": now["version"], "moves": list(plan[:number])}
        view = api.post(f"/tables/{table}/try", body)["view"]
    return json.dumps({"seat": now["table"]["you"], "version": now["version"], "moves": moves})


def _wish(view: dict[str, Any], text: str) -> dict[str, Any]:
    for group in view["offer"]:
        for move in group["moves"]:
            if move[0] == text:
                return {"kind": group["kind"], "args": dict(zip(group["args"], move[1:], strict=True))}
    raise AssertionError(f"{text!r} is not on offer in {view['phase']}")


def open_moment(visitor: Visitor, moment: Moment) -> None:
    """The table in this moment, with the plan in its tray."""
    page, api = visitor.page, visitor.api
    table = api.open_position(moment.position, *moment.changes)
    kept = planned(api, table, moment.plan)
    page.evaluate("([name, plan]) => localStorage.setItem(name, plan)", [f"arktable.plan.{table}", kept])
    page.goto(f"/table/{table}")
    tray = page.locator(".tray")
    expect(tray).to_have_attribute("aria-busy", "false")
    if moment.plan:
        expect(tray.locator(".plan")).to_have_count(1)
    drawn(page)


def drawn(page: Page) -> None:
    """The page has been laid out again."""
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def covered(page: Page, width: int) -> list[str]:
    """On every tab that this width has."""
    if width >= WIDE:
        return list(page.evaluate(COVERED))
    found: list[str] = []
    tabs = page.locator(".tabnav [role=tab]:visible")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        found += page.evaluate(COVERED)
    return found or list(page.evaluate(COVERED))


@pytest.mark.parametrize("moments", [FRAME, SPINNING, CARDS], ids=["water-frame", "spinning", "cards"])
def test_the_tray_covers_nothing_that_may_be_pressed(invite: Invite, moments: tuple[Moment, ...]) -> None:
    """The moments that were tight once, in the longer language; the walk visits every phase in both."""
    visitor = invite(language="fr", width=WIDE)
    visitor.api.rename("Wilhelmina")
    visitor.page.goto("/learn")
    wrong: list[str] = []
    for moment in moments:
        visitor.page.set_viewport_size({"width": WIDE, "height": 900})
        open_moment(visitor, moment)
        out = visitor.page.evaluate(OUT_OF_REACH)
        wrong += [f"{moment.position} {moment.plan[:1]}: out of reach: {name}" for name in out]
        for width in (WIDE, *NARROWER):
            visitor.page.set_viewport_size({"width": width, "height": 900})
            drawn(visitor.page)
            below = visitor.page.evaluate(BELOW)
            faults = [f"{below} px of nothing below the table"] if below > 1 else []
            faults += [f"covered: {name}" for name in covered(visitor.page, width)]
            wrong += [f"{moment.position} {moment.plan[:1]} at {width} px: {fault}" for fault in faults]
    assert not wrong, "\n".join(wrong)


def test_what_a_step_of_the_plan_pushes_down_comes_back_into_reach(ada: Visitor) -> None:
    """A modernised factory tells its figures in two lines, and all buttons of the factories move down."""
    ada.page.set_viewport_size({"width": WIDE, "height": 900})
    ada.page.goto("/learn")
    open_moment(ada, Moment("frame-marker", RICH, ("place factory 10 pay 10",)))
    modernise = ada.page.locator("#main .is-legal").filter(has_text="Modernise")
    modernise.first.click()
    expect(ada.page.locator("#main .sum").filter(has_text="→")).not_to_have_count(0)
    ada.page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0")


def test_where_nothing_on_the_boards_is_asked_the_page_goes_back_to_its_head(ada: Visitor) -> None:
    """On a phone the markers are chosen in the tray."""
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.goto("/learn")
    open_moment(ada, Moment("frame-marker", RICH, ("place factory 10 pay 10",)))
    ada.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    ada.page.wait_for_function("() => scrollY > 0")
    ada.page.locator(".tray").get_by_role("button", name=ada.say("undo"), exact=True).click()
    ada.page.wait_for_function("() => scrollY === 0")


def test_spinning_jenny_shows_no_markers_and_tiles_that_it_does_not_have(ada: Visitor) -> None:
    ada.page.goto("/learn")
    open_moment(ada, Moment("jenny-marker"))
    expect(ada.page.get_by_role("region", name=ada.say("arkwright-time-title"))).not_to_contain_text(
        ada.say("arkwright-cap-importer")
    )
    expect(ada.page.get_by_role("heading", name=ada.say("arkwright-tiles"))).to_have_count(0)
