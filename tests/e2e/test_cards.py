"""The card game in the browser: alone to the awards, against a bot to the ranking, in French, and by keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from arktable.engine.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

MOST_CLICKS = 600
# A plan whose end draws from the bag is refused when it is tried: the button then reads "Send and see".
REFUSED_TRY = r"status of 422 .*/try\)$"
# Everything on the table that may be chosen wears this.
LEGAL = "main .is-legal:visible"


def open_cards(visitor: Visitor, seats: list[dict[str, str]], **options: str) -> str:
    visitor.expect_complaint(REFUSED_TRY)
    visitor.api.rename("Ada")
    body = {"ruleset": "arkwright-cards", "seats": seats, "options": options}
    return str(visitor.api.post("/tables", body)["id"])


class Director:
    """Runs a company through the page: a control that may be used, or the main button; rarely the list of moves."""

    def __init__(self, visitor: Visitor, table: str, seed: int = 5) -> None:
        self.visitor = visitor
        self.table = table
        self.page = visitor.page
        self.tray = self.page.get_by_role("region", name=visitor.say("cardgame-tray"))
        self.rng = rng_from_seed(seed)
        self.seen: set[str] = set()

    @property
    def main(self) -> Locator:
        return self.tray.locator(".btn.primary")

    @property
    def planned(self) -> int:
        return self.tray.locator(".plan li").count()

    def settled(self) -> None:
        expect(self.tray).to_have_attribute("aria-busy", "false")

    def usable(self) -> bool:
        return self.main.get_attribute("aria-disabled") != "true"

    def choose(self) -> bool:
        """One of the controls that may be used; is there any?"""
        legal = self.page.locator(LEGAL)
        count = legal.count()
        if not count:
            return False
        legal.nth(self.rng.below(count)).click()
        return True

    def set_price(self) -> None:
        """Now by its column, now by the steppers, now by the cards themselves."""
        way = self.rng.below(3)
        if way == 0:
            columns = self.page.locator("thead button")
            columns.nth(self.rng.below(columns.count())).click()
        elif way == 1:
            self.page.get_by_role("button", name=self.visitor.say("cardgame-appeal-up")).click()
        else:
            self.page.locator("button.cgcard.tc").first.click()
        expect(self.main).to_have_text(self.told())
        self.main.click()

    def told(self) -> str:
        """What the main button must say for the column that is chosen."""
        chosen = self.page.locator("thead button[aria-pressed='true']")
        words = chosen.get_attribute("aria-label") or ""
        appeal, price = (int("".join(ch for ch in part if ch.isdigit())) for part in words.split(","))
        return self.visitor.say("cardgame-go-set", price=price, appeal=appeal)

    def act(self, view: dict[str, Any]) -> None:
        """One decision."""
        self.settled()
        before = self.planned
        shown = self.tray.locator(".btn.primary span").inner_text()
        self.seen.add(view["phase"])
        if self.page.locator("thead button[aria-pressed]").count():
            self.seen.add("price")
            self.set_price()
        elif self.usable() and (shown == self.visitor.say("cardgame-go-send") or self.rng.below(3) == 0 or not self.page.locator(LEGAL).count()):
            self.main.click()
        elif not self.choose():
            raise AssertionError(f"nothing to click in {view['phase']}, {before} planned, the button says {shown}")

    def play(self) -> dict[str, Any]:
        """To the end of the game; the last snapshot."""
        for _ in range(MOST_CLICKS):
            now = self.visitor.api.my_move(self.table)
            if now["view"]["over"]:
                return now
            shown = self.page.get_by_role("region", name=self.visitor.say("cardgame-status"))
            expect(shown).to_contain_text(self.visitor.say("cardgame-your-turn", phase=""))
            self.act(now["view"])
        raise AssertionError(f"the game did not end within {MOST_CLICKS} clicks")
