"""The last decade of Water Frame with four seats in the browser, up to the ranking: one person, three bots.

Whole games are played in the browser where they are shorter: Spinning Mule, the card game, Arkadia.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from arktable.bots.catalogue import make_bot
from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.state import ArkwrightPosition
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

MOST_CLICKS = 300
PICTURES = ("marker", "workers", "exchange", "special", "prices")


class Manager:
    """Runs a company through the tray: now and then a move from the list, otherwise the main button."""

    def __init__(self, visitor: Visitor, kept: Path) -> None:
        self.visitor = visitor
        self.tray = visitor.region("arkwright-tray")
        self.rng = rng_from_seed(5)
        self.kept = kept
        self.pictures = set(PICTURES)

    @property
    def main(self) -> Locator:
        return self.tray.locator(".btn.primary")

    def settled(self) -> None:
        """The plan has been tried."""
        expect(self.tray).to_have_attribute("aria-busy", "false")

    def asked(self, table: str) -> dict[str, Any]:
        """The snapshot in which I am asked, or the last one. The page shows it and is at rest."""
        # What the last click sends has begun by the second frame after it; `my_move` then waits for the answer.
        self.visitor.page.evaluate(TWO_FRAMES)
        now = self.visitor.my_move(table)
        if not now["view"]["over"]:
            ended = self.visitor.page.get_by_text(self.visitor.say("arkwright-final-note"))
            expect(self.tray.and_(self.visitor.page.locator('[aria-busy="false"]')).or_(ended)).to_have_count(1)
            if ended.count():  # the page has answered a question by itself meanwhile
                return self.visitor.my_move(table)
        return now

    def pick(self) -> None:
        """One of the moves in words."""
        summary = self.tray.locator("summary")
        if summary.locator("xpath=..").get_attribute("open") is None:
            summary.click()
        moves = self.tray.locator("details li button")
        expect(moves.first).to_be_visible()
        moves.nth(self.rng.below(moves.count())).click()

    def act(self, phase: str) -> None:
        """One click: on the main button when it can be used, on a move of the list otherwise (and sometimes anyway)."""
        if phase in self.pictures:
            self.pictures.discard(phase)
            self.visitor.page.screenshot(path=self.kept / f"water-frame-{phase}.png")
        usable = self.main.get_attribute("aria-disabled") != "true"
        planned = self.tray.locator(".plan").count() > 0
        if usable and (planned or self.rng.below(3) > 0):
            self.main.click()
        elif self.tray.locator("summary").count():
            self.pick()


# How many entries of the log are in sight, how many there are, and whether the total of the forecast is in sight.
IN_SIGHT = """() => {
  const inside = (one, frame) => one.top >= frame.top - 1 && one.bottom <= frame.bottom + 1;
  const log = document.querySelector('.logp .body').getBoundingClientRect();
  const entries = [...document.querySelectorAll('.glog > li:not(.since)')].map((one) => one.getBoundingClientRect());
  const total = document.querySelector('#panel-forecast .tot')?.getBoundingClientRect();
  const forecast = document.querySelector('#panel-forecast .body').getBoundingClientRect();
  return [entries.filter((one) => inside(one, log)).length, entries.length, !total || inside(total, forecast)];
}"""
LEAST_ENTRIES = 3
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def the_last_decade() -> str:
    """The position in which the last decade of a game between greedy bots begins."""
    position = find_game("water-frame").start(4, {}, 11)
    bot = make_bot("greedy", "arkwright", rng_from_seed(11))
    assert isinstance(position, ArkwrightPosition)
    while not position.last_decade() or position.phase() != "marker":
        position.play(bot.choose(position))
    return position.save()


@pytest.fixture
def table(invite: Invite) -> tuple[Visitor, str]:
    visitor = invite()
    visitor.api.rename("Ada")
    return visitor, visitor.api.open_text(the_last_decade())


def test_the_last_decade_of_water_frame_with_four_to_its_ranking(table: tuple[Visitor, str], kept: Path) -> None:
    visitor, table_id = table
    page = visitor.page
    page.goto(f"/table/{table_id}")
    manager = Manager(visitor, kept)
    expect(manager.tray).to_be_visible()
    for _ in range(MOST_CLICKS):
        now = manager.asked(table_id)
        if now["view"]["over"]:
            break
        status = visitor.region("arkwright-status")
        yours, over = visitor.say("arkwright-your-turn", who="Ada"), visitor.say("arkwright-over")
        ended = status.filter(has_text=over)
        expect(status.filter(has_text=yours).or_(ended)).to_have_count(1)
        if ended.count():
            break
        if now["view"]["phase"] == "marker":
            seen, told, total = page.evaluate(IN_SIGHT)
            assert seen >= min(LEAST_ENTRIES, told), f"{seen} of {told} entries of the log are in sight"
            assert total, "the total of the forecast is out of sight"
        manager.act(now["view"]["phase"])
    end = visitor.api.view(table_id)
    assert end["over"], "the game did not end"

    page.reload()
    expect(page.get_by_text(visitor.say("arkwright-final-note"))).to_be_visible()
    page.screenshot(path=kept / "water-frame-end.png")
    record = read_record(visitor.api.record(table_id))
    position = replay(record, find_game("water-frame"))
    assert position.scores() == end["final"]["scores"]
