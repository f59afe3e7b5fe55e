"""Whole games on the page: in every phase whatever may be pressed is in reach, and no word is broken, cut or covered.

One decision of each phase here, in English at 1400 px only, then the end, the last scene and the wait for somebody
else; `make walk` visits every decision, and measures everything.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.builders.arkadia import NEUTRAL, a_game, lay, stand
from tests.e2e.conftest import Invite
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor
from tests.e2e.walk import AT_ONCE, Step, distinct, record_text, steps

BOXES = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
ALL = os.environ.get("ARKTABLE_WALK") == "all"
WIDE = 1400
SIZES: tuple[tuple[int, int], ...] = ((WIDE, 900), (900, 900), (390, 844))
# Only what is asked, on the first tab, has to fit it whole.
SMALLEST = (360, 780)
GAMES = {
    "arkadia": ("0.1.0/arkadia-4-greedy-everything", 186),
    "water-frame": ("0.2.0/water-frame-4-greedy-everything", 164),
    "jenny": ("0.2.0/spinning-jenny-2-greedy-default", 164),
    "mule": ("0.2.0/spinning-mule-3-greedy-default", 164),
    "cards": ("0.1.0/arkwright-cards-3-greedy-everything", 92),
    "solo": ("0.1.0/arkwright-cards-1-greedy-default", 92),
}
# Counts what is asked of the server and not yet answered, and remembers the last answer.
COUNTING = """(() => {
  const asked = (window.asked = { open: 0, last: '' });
  const send = window.fetch;
  window.fetch = async (...how) => {
    asked.open += 1;
    try { return await send(...how); } finally {
      setTimeout(() => { asked.open -= 1; asked.last = String(how[0]?.url ?? how[0]); });
    }
  };
})()"""
LEAST_LOG = 110
# With four seats and all modules the log gives way to the players, down to a line of it.
LEAST_LOG_OF_FOUR = 24
LEAST_BUTTON = 168


class Walk:
    """One page that goes from moment to moment, in both languages and at all widths."""

    def __init__(self, visitor: Visitor, tray: int, log: int = LEAST_LOG) -> None:
        self.visitor, self.page, self.tray, self.log = visitor, visitor.page, tray, log
        self.language = "en"
        # French is longer, and is measured at all of them.
        self.sizes = {"en": SIZES if ALL else SIZES[:1], "fr": SIZES}
        self.faults: dict[str, list[str]] = defaultdict(list)
        self._seen: set[tuple[str, ...]] = set()

    def visit(self, step: Step) -> None:
        table = self.visitor.api.open_text(step.text)
        kept = {"seat": step.seat, "version": self.visitor.api.snapshot(table)["version"], "moves": step.plan}
        self.page.evaluate(
            "([name, plan]) => localStorage.setItem(name, plan)", [f"arktable.plan.{table}", json.dumps(kept)]
        )
        self._go(table)
        expect(self.page.locator(f'#main .traybox [data-table="{table}"]')).to_have_count(1)
        if step.game.split("/")[1].partition("-")[0] not in AT_ONCE:
            tray = self.page.locator("#main .traybox .tray")
            expect(tray).to_have_attribute("aria-busy", "false")
            if step.plan:
                expect(tray).not_to_have_attribute("data-planned", "0")
        self._look_twice(step.name)

    def visit_end(self, last: Step) -> None:
        """The game is over, with everything that is offered then."""
        table = self.visitor.api.open_text(last.text)
        self.visitor.api.play(table, [*last.plan, last.chosen])
        assert self.visitor.api.view(table)["over"]
        self._go(table)
        self._look_twice(f"{last.game}, over")

    def visit_scene(self, game: str) -> None:
        """The last scene of the recorded game, before it plays and with its result."""
        self.page.set_viewport_size({"width": WIDE, "height": 900})
        self._go(self.visitor.api.upload(record_text(game)))
        # A low log leaves this button to the entry itself, which then opens the scene.
        self.page.locator(".logp .again").first.evaluate("button => button.click()")
        expect(self.page.locator(".scene")).to_have_count(1)
        result = self.page.locator(".scene .stages li:last-child [aria-current]")
        if result.count() == 0:
            self._look_twice(f"{game}, scene")
            self.page.keyboard.press("Escape")
        expect(result).to_have_count(1)
        self._look_twice(f"{game}, result of a scene")

    def visit_enclosed(self) -> None:
        """Arkadia: I enclose a house with all kinds of workers around it, and may use a banner to sell seals."""
        position = a_game(seats=2)
        lay(position, "house-cloth", "b3 c3")
        me = position.seat
        stand(position, me, "a3 b2")
        stand(position, 1 - me, "d3")
        stand(position, NEUTRAL, "c2 b4")
        table = self.visitor.api.open_text(position.save())
        self._go(table)
        expect(self.page.locator(f'#main .traybox [data-table="{table}"]')).to_have_count(1)
        self.visitor.api.play(table, ["own c4", "done", "castle silver 1"])
        expect(self.page.locator(".scene .stages li:last-child [aria-current]")).to_have_count(1)
        self._look_twice("an enclosed house")
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".scene")).to_have_count(0)
        expect(self.page.locator("#main .tray[data-ask=banner]")).to_have_count(1)
        self._look_twice("a banner after seals")

    def visit_wait(self, step: Step, other: Visitor) -> None:
        """Somebody else is asked."""
        table = self.visitor.api.open_text(step.text, waiting=True)
        other.api.post(f"/tables/{table}/sit", {"seat": step.seat})
        self._go(table)
        self._look_twice(f"{step.name}, waiting")

    def _go(self, table: str) -> None:
        self.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            f"/table/{table}",
        )
        expect(self.page.locator(f'html[data-table="{table}"] #main.grid')).to_have_count(1)

    def _look_twice(self, moment: str) -> None:
        self._look(moment)
        self._speak("fr" if self.language == "en" else "en")
        self._look(moment)

    def _speak(self, language: str) -> None:
        self.page.locator(".topbar .tool:has(use[href='#i-language']) select").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language = language

    def _look(self, moment: str) -> None:
        sizes = self.sizes[self.language]
        for width, height in sizes if self.page.viewport_size == {"width": WIDE, "height": 900} else sizes[::-1]:
            self.page.set_viewport_size({"width": width, "height": height})
            tabs = self.page.locator(".tabnav [role=tab]:visible")
            for tab in range(max(1, tabs.count()) if SMALLEST[0] < width < WIDE else 1):
                # What is asked is on the first one; the others look the same from question to question.
                key = (self.language, str(width), str(tab))
                if tab > 0 and not ALL and key in self._seen:
                    continue
                self._seen.add(key)
                if width < WIDE and tabs.count():
                    tabs.nth(tab).click()
                found = settled(self.page, width == WIDE)
                where = f"{width} px, {self.language}" + (f", tab {tab + 1}" if tab else "")
                for fault in found["faults"] + (self._frame(found) if width == WIDE else []):
                    self.faults[f"{fault} [{where}]"].append(moment)
            if width < WIDE and tabs.count():
                tabs.first.click()

    def tell(self) -> None:
        told = [f"{fault}: {len(where)} times, first in {where[0]}" for fault, where in self.faults.items()]
        assert not told, f"{len(told)} faults\n" + "\n".join(told)

    def _frame(self, found: dict[str, Any]) -> list[str]:
        """The tray has one height, the main button one corner, the log some lines."""
        wrong = []
        if found["tray"] and found["tray"][1] != self.tray:
            wrong.append(f"the tray is {found['tray'][1]} px high")
        if found["button"] and found["button"][2] < LEAST_BUTTON:
            wrong.append(f"the main button is {found['button'][2]} px wide")
        if found["log"] is not None and found["log"] < self.log:
            wrong.append(f"the log is {found['log']} px high")
        return wrong


def settled(page: Page, wide: bool) -> dict[str, Any]:
    """What is measured once everything asked is answered and drawn."""
    page.wait_for_function("() => window.asked.open === 0")
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    found: dict[str, Any] = page.evaluate(BOXES, {"wide": wide})
    return found


@pytest.mark.parametrize("name", list(GAMES))
def test_a_whole_game_fits_its_page(invite: Invite, own_server: Server, name: str) -> None:
    """Every moment is a table of its own, at a server of its own: the front page of the others stays short."""
    game, tray = GAMES[name]
    visitor = invite(at=own_server, width=WIDE)
    visitor.context.add_init_script(COUNTING)
    visitor.api.rename("Wilhelmina")
    visitor.page.goto("/learn")
    walk = Walk(visitor, tray, LEAST_LOG_OF_FOUR if name == "water-frame" else LEAST_LOG)
    walked = list(steps(game))
    for step in walked if ALL else distinct(walked):
        walk.visit(step)
    walk.visit_end(walked[-1])
    walk.visit_scene(game)
    if name != "solo":
        walk.visit_wait(walked[len(walked) // 2], invite(at=own_server))
    walk.tell()


def test_the_fullest_moments_of_arkadia_fit_every_page(invite: Invite) -> None:
    visitor = invite(width=WIDE, scenes=True)
    visitor.context.add_init_script(COUNTING)
    visitor.api.rename("Wilhelmina")
    visitor.page.goto("/learn")
    walk = Walk(visitor, GAMES["arkadia"][1])
    walk.sizes = dict.fromkeys(walk.sizes, (*SIZES, SMALLEST))
    walk.visit_enclosed()
    walk.tell()
