"""The card game in the browser: alone to the awards, against a bot to the ranking, in French, and by keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from arktable.engine.lessons import lessons_of
from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

MOST_CLICKS = 600
# Everything on the table that may be chosen wears this.
LEGAL = "main .is-legal:visible"
LAST_ROUND = (3, 3)


def open_cards(visitor: Visitor, seats: list[dict[str, str]], **options: str) -> str:
    visitor.api.rename("Ada")
    body = {"ruleset": "arkwright-cards", "seats": seats, "options": options}
    return str(visitor.api.post("/tables", body)["id"])


class Director:
    """Runs a company through the page: a control that may be used, or the main button; rarely the list of moves."""

    def __init__(self, visitor: Visitor, table: str, seed: int = 5) -> None:
        self.visitor = visitor
        self.table = table
        self.page = visitor.page
        self.tray = visitor.region("cardgame-tray")
        self.rng = rng_from_seed(seed)
        self.seen: set[str] = set()

    @property
    def main(self) -> Locator:
        return self.tray.locator(".btn.primary")

    @property
    def planned(self) -> int:
        return self.tray.locator(".plan li").count()

    def settled(self) -> None:
        """The plan has been tried."""
        expect(self.tray).to_have_attribute("aria-busy", "false")

    def asked(self) -> dict[str, Any]:
        """The snapshot in which I am asked, or the last one. The page shows it and is at rest."""
        now = self.visitor.my_move(self.table)
        if not now["view"]["over"]:
            self.settled()
        return now

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
            return
        if way == 1:
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
        before = self.planned
        shown = self.tray.locator(".btn.primary span").inner_text()
        self.seen.add(view["phase"])
        if self.page.locator("thead button[aria-pressed='true']").count():
            self.seen.add("price")
            self.set_price()
        elif self.usable() and (
            shown.startswith(self.visitor.say("deed-send"))
            or self.rng.below(3) == 0
            or not self.page.locator(LEGAL).count()
        ):
            self.main.click()
        elif not self.choose():
            raise AssertionError(f"nothing to click in {view['phase']}, {before} planned, the button says {shown}")

    def play(self) -> dict[str, Any]:
        """To the end, the last snapshot: the first decade and the last round by hand, the rest is settled briefly."""
        by_hand = True
        for _ in range(MOST_CLICKS):
            now = self.asked() if by_hand else self.visitor.api.my_move(self.table)
            view = now["view"]
            if view["over"]:
                return now
            if view["decade"] > 1 and (view["decade"], view["round"]) != LAST_ROUND:
                by_hand = False
                settle(self.visitor, self.table, now)
                continue
            if not by_hand:
                by_hand = True
                self.page.reload()
                self.asked()
            self.act(view)
        raise AssertionError(f"the game did not end within {MOST_CLICKS} clicks")


def settle(visitor: Visitor, table: str, now: dict[str, Any]) -> None:
    """One decision without the page: nothing if that may be, else the first on offer."""
    offer = [str(row[0]) for group in now["view"]["offer"] for row in group["moves"]]
    wanted = next((move for move in ("pass", "done", "sell 0", "ship 0") if move in offer), offer[0])
    visitor.api.play(table, [wanted], now["version"])


def play_until(visitor: Visitor, table: str, phase: str, least_round: int = 0) -> None:
    """Up to a decision of this kind."""
    for _ in range(MOST_CLICKS):
        now = visitor.api.my_move(table)
        if now["view"]["phase"] == phase and now["view"]["round"] >= least_round:
            return
        settle(visitor, table, now)
    raise AssertionError(f"nobody was asked for {phase}")


def test_a_solo_game_to_its_awards(invite: Invite, kept: Path) -> None:
    visitor = invite()
    table = open_cards(visitor, [ME])
    page = visitor.page
    page.goto(f"/table/{table}")
    director = Director(visitor, table)
    expect(page.get_by_role("heading", name=visitor.say("cardgame-opponents"))).to_be_visible()
    end = director.play()["view"]

    place = end["final"]["place"]
    expect(
        page.get_by_role("heading", name=visitor.say(f"cardgame-solo-place-{place}", you="yes", who=""))
    ).to_be_visible()
    sheet = page.locator(".awards li")
    expect(sheet).to_have_count(15)
    expect(page.locator(".awards li.reached")).to_have_count(len(end["final"]["reached"]))
    page.screenshot(path=kept / "cards-solo-end.png")
    assert {"found", "action", "price"} <= director.seen


def test_a_game_for_two_with_every_expert_rule_to_its_ranking(invite: Invite, kept: Path) -> None:
    visitor = invite()
    expert = {"supply": "random", "restrictions": "on", "factories": "chosen", "ships": "none", "shares": "bought"}
    table = open_cards(visitor, [ME, GREEDY], **expert, actions="seven")
    page = visitor.page
    page.goto(f"/table/{table}")
    director = Director(visitor, table, seed=8)
    end = director.play()["view"]

    assert {"found", "first-shares", "action", "price"} <= director.seen
    expect(page.get_by_text(visitor.say("cardgame-final-note"))).to_be_visible()
    scores = [int(text) for text in page.locator(".results .total td").all_inner_texts()]
    assert scores == [end["final"]["scores"][seat] for seat in end["final"]["ranking"]]
    page.screenshot(path=kept / "cards-end.png")
    position = replay(read_record(visitor.api.record(table)), find_game("arkwright-cards"))
    assert position.scores() == end["final"]["scores"]


def after_production(visitor: Visitor) -> str:
    """How the money on a button that sends is called."""
    return visitor.say("deed-box", before="", after="").removeprefix(" → ").strip()


def test_a_turn_in_french_on_a_phone(invite: Invite) -> None:
    visitor = invite(language="fr", width=390)
    table = open_cards(visitor, [ME, GREEDY])
    page = visitor.page
    play_until(visitor, table, "action")
    page.goto(f"/table/{table}")
    director = Director(visitor, table)
    expect(director.main).to_have_text(visitor.say("cardgame-go-choose-action"))
    page.get_by_role("button", name="Pas d’action").click()
    director.settled()
    page.get_by_role("button", name=visitor.say("cardgame-price-down")).click()
    expect(director.main).to_have_text(director.told())
    director.main.click()
    director.settled()
    for tab in ("market", "company", "players", "turn"):
        page.get_by_role("tab", name=visitor.say(f"cardgame-tab-{tab}")).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # Nothing stands between the plan and sending it but the end of the last step: one press does both.
    done = visitor.say("cardgame-go-done-develop")
    expect(director.main).to_contain_text(visitor.say("deed-done", done=done))
    expect(director.main.locator("small")).to_contain_text(after_production(visitor))
    director.main.click()
    expect(director.tray.locator(".plan")).to_have_count(0)


def test_a_turn_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite()
    table = open_cards(visitor, [ME, GREEDY])
    page = visitor.page
    play_until(visitor, table, "action")
    page.goto(f"/table/{table}")
    director = Director(visitor, table)
    expect(director.tray).to_be_visible()

    def press(button: Locator, key: str = "Enter") -> None:
        """Tab reaches it: it is in the order of the page and shows its ring."""
        button.focus()
        assert button.evaluate("node => node.tabIndex >= 0 && node === document.activeElement")
        page.keyboard.press(key)
        director.settled()

    press(page.locator("main .act.pass"))
    # The button went with its decision: what comes next has the focus.
    expect(page.locator("#stage-h:focus, [data-ask='now'] :focus")).to_have_count(1)
    # Walking over the columns shows what each would bring; a press would set it.
    column = page.locator("thead button").first
    page.keyboard.press("Tab")
    column.focus()
    expect(column).to_have_attribute("aria-pressed", "true")
    press(page.locator("button.cgcard.tc").first, "Space")
    expect(director.main).to_have_text(director.told())
    press(director.main)
    press(page.locator("main .tk.is-legal").first)
    expect(director.main).to_contain_text(visitor.say("deed-send"))
    expect(director.main.locator("small")).to_contain_text(after_production(visitor))
    page.keyboard.press("Escape")
    done = visitor.say("cardgame-go-done-develop")
    expect(director.main).to_contain_text(visitor.say("deed-done", done=done))
    expect(director.main.locator("small")).to_contain_text(after_production(visitor))
    press(director.main)
    expect(director.tray.locator(".plan")).to_have_count(0)


@pytest.mark.parametrize("phase", ["action", "price", "develop"])
def test_axe_finds_nothing_at_the_card_table(invite: Invite, phase: str) -> None:
    visitor = invite()
    table = open_cards(visitor, [ME])
    page = visitor.page
    play_until(visitor, table, phase, least_round=1)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("region", name=visitor.say("cardgame-tray"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    nothing_found(page)


def choosing_an_action(visitor: Visitor) -> Director:
    """At a table for two, in the first round."""
    table = open_cards(visitor, [ME, GREEDY])
    play_until(visitor, table, "action")
    visitor.page.goto(f"/table/{table}")
    director = Director(visitor, table)
    director.asked()
    return director


def test_what_hiring_brings_is_said_before_it_is_pressed(invite: Invite) -> None:
    visitor = invite()
    page, say = visitor.page, visitor.say
    director = choosing_an_action(visitor)
    now = director.asked()
    page.get_by_role("button", name="Employ workers").click()
    director.settled()
    told = [one for one in now["view"]["effects"] if one["kind"] == "hire"]
    assert told
    for effect in told:
        numbers = {key: effect[key] for key in ("goods", "workers", "costs")}
        assert numbers["costs"] == effect["workers"] * effect["wage"]
        brings = say("cardgame-brings-hire", **numbers)
        row = page.locator(f"#panel-turn tr.{effect['args']['good']}")
        expect(row.locator(".facts")).to_have_text(brings)
        expect(row.get_by_role("button")).to_have_attribute("aria-label", re.compile(re.escape(brings) + "$"))


def test_goods_without_room_lie_on_the_floor_and_several_go_at_one_press(invite: Invite) -> None:
    visitor = invite()
    visitor.api.rename("Ada")
    lesson = next(one for one in lessons_of("arkwright-cards") if one.id == "storage")
    table = visitor.api.open_text(lesson.text)
    page, say = visitor.page, visitor.say
    page.goto(f"/table/{table}")
    director = Director(visitor, table)
    director.asked()
    company = page.locator("#panel-company")
    expect(company.locator(".wh:not(.floor)")).to_have_count(2)
    expect(company.locator(".floor .gx")).to_have_text("3")
    page.get_by_role("button", name=say("cardgame-waste-n", n=3, good="lamps")).click()
    director.settled()
    assert director.planned == 1  # three times the same
    expect(company.locator(".floor")).to_have_count(0)
    director.main.click()
    visitor.answered()
    assert visitor.api.snapshot(table)["view"]["companies"][0]["stored"] == [1, 2, 0, 0]


@pytest.mark.parametrize(("width", "height"), [(1400, 900), (900, 1100)])
def test_the_standings_of_four_are_whole(invite: Invite, width: int, height: int) -> None:
    visitor = invite(width=width)
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    table = open_cards(visitor, [ME, GREEDY, GREEDY, GREEDY])
    play_until(visitor, table, "action", least_round=2)
    page.goto(f"/table/{table}")
    director = Director(visitor, table)
    director.asked()
    standings = page.locator("#panel-players")
    expect(standings.locator("tr.one")).to_have_count(4)
    hidden = "node => node.scrollHeight - node.clientHeight"
    assert standings.locator(".body").evaluate(hidden) <= 1
    box, tray = standings.bounding_box(), director.tray.bounding_box()
    assert box is not None
    assert tray is not None
    assert box["x"] + box["width"] <= tray["x"] or box["x"] >= tray["x"] + tray["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_alone_the_odds_of_the_bag_are_in_the_price_table(invite: Invite) -> None:
    visitor = invite(language="fr")
    table = open_cards(visitor, [ME])
    page, say = visitor.page, visitor.say
    for _ in range(MOST_CLICKS):
        now = visitor.api.my_move(table)
        choices = now["view"]["choices"] or []
        if any(choice["draws"] for choice in choices):
            break
        settle(visitor, table, now)
    page.goto(f"/table/{table}")
    Director(visitor, table).asked()
    rows = page.locator("#panel-turn tr.draw")
    expect(rows).to_have_count(len(choices[0]["draws"]))
    for at, draw in enumerate(choices[0]["draws"]):
        expect(rows.nth(at).locator("th")).to_contain_text(say("cardgame-if-drawn", n=draw["n"], of=draw["of"]))
        told = [choice["draws"][at] for choice in choices]
        wanted = [say("cardgame-sells-for", n=one["sells"], money=one["income"]) for one in told]
        expect(rows.nth(at).locator("td")).to_have_text(wanted)


def test_esc_in_the_ledger_leaves_it_and_keeps_the_plan(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    director = choosing_an_action(visitor)
    page.locator("main .act.pass").click()
    director.settled()
    assert director.planned
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name=visitor.say("ledger-title"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(director.tray).to_be_visible()
    director.settled()
    assert director.planned


def test_the_log_is_below_the_market_on_a_middle_width_when_there_is_no_news(invite: Invite) -> None:
    ada = invite(width=900)
    ada.page.goto(f"/table/{open_cards(ada, [ME])}")
    market, log = (ada.page.locator(one) for one in ("#panel-market", ".logbox"))
    expect(log).to_be_visible()
    expect(ada.page.locator(".sincep")).to_have_count(0)
    above, below = market.bounding_box(), log.bounding_box()
    assert above
    assert below
    assert below["y"] >= above["y"] + above["height"]


def test_to_forgo_a_development_is_not_emphasised(ada: Visitor) -> None:
    table = ada.api.open_position("cards-opening-3")
    ada.page.goto(f"/table/{table}")
    forgo = ada.region("cardgame-tray").get_by_role("button", name=ada.say("cardgame-go-done-develop"))
    expect(forgo).to_have_class(re.compile(r"\bcalm\b"))
