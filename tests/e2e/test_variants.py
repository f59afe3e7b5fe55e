"""The variants of the Player's Book at the table: modules by tick boxes, what does not fit, Spinning Mule."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

from tests.e2e.api import GREEDY, ME, MOST_REQUESTS, Api
from tests.e2e.conftest import Invite
from tests.e2e.test_arkwright import Manager
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
ALL = ("extra-events", "steam-power", "bonus-markers", "award-markers", "reorganization", "new-tiles", "stock-exchange")
FEW_DECISIONS = 6
LAST_CLICKS = 60


@cache
def _rules(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = ROOT / "src/arktable/games" / game / "locales" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def rule_word(language: str, key: str, game: str = "arkwright") -> str:
    """A word that the rules do not have: the name of an option, what a module changes."""
    bundle = _rules(language, game)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, {})
    assert not errors, key
    return str(text)


class Form:
    """The form that opens a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.say = visitor, visitor.page, visitor.say

    def choose(self, ruleset: str) -> None:
        self.page.goto("/")
        self.page.get_by_role("radio", name=self.say(f"ruleset-{ruleset}")).click()
        expect(self.page.get_by_text(self.say(f"ruleset-{ruleset}-about"))).to_be_visible()

    def unfold(self, heading: str) -> None:
        self.page.locator("summary").filter(has_text=self.say(heading)).click()

    def box(self, module: str) -> Locator:
        return self.page.get_by_role("checkbox", name=self.option(module), exact=True)

    def field(self, key: str) -> Locator:
        return self.page.get_by_role("combobox", name=self.option(key), exact=True)

    def option(self, key: str) -> str:
        return rule_word(self.say.language, f"option-{key}")

    @property
    def refusal(self) -> Locator:
        return self.page.get_by_role("alert")

    def open(self) -> None:
        self.page.get_by_role("button", name=self.say("new-open")).click()


def played_with(page: Page, visitor: Visitor, *modules: str) -> None:
    """The line at the table that names the modules."""
    names = ", ".join(rule_word(visitor.say.language, f"option-{module}") for module in modules)
    expect(page.get_by_text(visitor.say("table-with", modules=names))).to_be_visible()


def open_by_api(api: Api, ruleset: str, *seats: dict[str, str], **options: str) -> str:
    return str(api.post("/tables", {"ruleset": ruleset, "seats": list(seats), "options": options})["id"])


def play_by_api(api: Api, table: str, wanted: Any) -> dict[str, Any]:
    """End what can be ended, else take the first move, until a position as wanted."""
    for _ in range(MOST_REQUESTS):
        now = api.my_move(table)
        view: dict[str, Any] = now["view"]
        if view["over"] or wanted(view):
            return view
        offer = [str(text) for group in view["offer"] for text, *_ in group["moves"]]
        api.play(table, ["done" if "done" in offer else offer[0]], now["version"])
    raise AssertionError(f"no such position within {MOST_REQUESTS} decisions")


def test_the_list_of_bots_is_that_of_the_seat_that_was_added(ada: Visitor) -> None:
    page, say = ada.page, ada.say
    page.goto("/")
    page.get_by_role("button", name=say("new-seat"), exact=True).click()
    bots = page.get_by_role("radiogroup", name=say("ladder-label", n=3))
    bots.get_by_role("radio", name=say("bot-by-the-book")).click()
    expect(page.get_by_role("button", name=say("seat-which-bot", n=3))).to_contain_text(say("bot-by-the-book"))
    expect(page.get_by_role("button", name=say("seat-which-bot", n=2))).to_contain_text(say("bot-greedy"))


def test_options_are_those_for_this_number_of_players(ada: Visitor) -> None:
    form, page, say = Form(ada), ada.page, ada.say

    def word(key: str) -> str:
        return rule_word("en", key, "arkwright_cards")

    def fields(key: str) -> Locator:
        return page.get_by_role("combobox", name=word(f"option-{key}"), exact=True)

    page.goto("/")
    page.get_by_role("radio", name=word("ruleset-arkwright-cards")).click()
    form.unfold("new-options")
    expect(fields("awards")).to_have_count(0)
    expect(fields("neutral")).to_have_count(1)
    page.get_by_role("button", name=say("seat-remove", n=2)).click()
    expect(page.get_by_text(say("new-solo"))).to_be_visible()
    expect(fields("awards")).to_have_count(1)
    expect(fields("neutral")).to_have_count(0)
    fields("awards").select_option("choose")
    page.get_by_role("button", name=say("new-seat"), exact=True).click()
    expect(fields("awards")).to_have_count(0)
    expect(fields("neutral")).to_have_count(1)
    form.open()
    expect(page).to_have_url(re.compile("/table/"))
    assert ada.api.snapshot(ada.table_id)["table"]["options"]["awards"] == "all"


def test_modules_are_ticked_named_and_played(ada: Visitor, kept: Path) -> None:
    form, page, say = Form(ada), ada.page, ada.say
    form.choose("water-frame")
    form.unfold("modules-title")
    for module in ALL:
        expect(page.get_by_text(rule_word("en", f"option-{module}-on-help"))).to_be_visible()
    for module in ("bonus-markers", "award-markers"):
        form.box(module).check()
    form.box("stock-exchange").focus()
    page.keyboard.press("Space")
    expect(form.box("stock-exchange")).to_be_checked()
    form.open()
    expect(page).to_have_url(re.compile("/table/"))

    played_with(page, ada, "bonus-markers", "award-markers", "stock-exchange")
    players = page.get_by_role("region", name=say("arkwright-players-title"))
    expect(players).to_contain_text(say("arkwright-records", home=1, shipping=1, total=1))
    manager = Manager(ada, kept)
    manager.pictures = set()
    other = buys_of_another(manager, ada)
    expect(players).to_contain_text(say("arkwright-holds-of", n=1, who=other))
    for _ in range(FEW_DECISIONS):
        manager.act(manager.asked(ada.table_id)["view"]["phase"])
    assert manager.asked(ada.table_id)["version"] > 1
    expect(page.locator(".stale")).to_have_count(0)  # a forecast that is computed again is pale meanwhile
    report = Axe().run(page, options={"resultTypes": ["violations"]})
    assert not report.response["violations"], report.generate_report()


def buys_of_another(manager: Manager, ada: Visitor) -> str:
    """A share of the other company: in 1760 where that is asked, else with the stock exchange marker."""
    api, say, table = ada.api, ada.say, ada.table_id
    play_by_api(api, table, lambda view: view["phase"] in ("start-portfolio", "marker"))
    if manager.asked(table)["view"]["phase"] == "marker":
        marker = rule_word("en", "arkwright-marker-exchange")
        manager.tray.get_by_role("button", name=marker, exact=True).click()
        row = re.compile("^" + re.escape(say("arkwright-place-on", marker=marker, row=2)))
        ada.page.locator("section[aria-labelledby=admin-h]").get_by_role("button", name=row).click()
        manager.settled()
    other = str(api.snapshot(table)["table"]["seats"][1]["name"])
    deed = re.compile("^" + re.escape(say("arkwright-do-buy-of", n=1, who=other)))
    manager.tray.get_by_role("button", name=deed).click()
    plan = manager.tray.locator(".plan")
    expect(plan).to_contain_text(say("arkwright-do-buy-of", n=1, who=other))
    for _ in range(FEW_DECISIONS):
        manager.asked(table)
        if not plan.count():
            return other
        manager.main.click()
    raise AssertionError("the plan was not sent")


def test_what_does_not_fit_is_refused_with_its_reason(ada: Visitor) -> None:
    ada.expect_complaint("status of 400")
    form, page = Form(ada), ada.page
    form.choose("water-frame")
    form.unfold("modules-title")
    form.unfold("new-options")
    form.field("events").select_option("shuffled")
    expect(form.refusal).to_be_hidden()
    form.box("steam-power").check()
    reason = ada.say("error-clash-listed-events", first="Steam power", second="Events: Shuffled")
    expect(form.refusal).to_have_text(reason)
    form.open()
    expect(form.refusal).to_have_text(reason)
    expect(page).to_have_url(re.compile(r"/$"))
    nothing_found(page)

    form.box("steam-power").uncheck()
    expect(form.refusal).to_be_hidden()
    form.field("patrons").select_option("always")
    expect(form.refusal).to_contain_text("lists its tiles")
    form.field("patrons").select_option("random")
    # What one choice needs is known beforehand, too: shuffled events belong to the predetermined set-up.
    form.field("setup").select_option("free")
    expect(form.refusal).to_contain_text("can only be played with")


def test_all_modules_at_one_table(ada: Visitor) -> None:
    table = open_by_api(ada.api, "water-frame", ME, GREEDY, **dict.fromkeys(ALL, "on"))
    ada.api.my_move(table)
    page, say = ada.page, ada.say
    page.goto(f"/table/{table}")
    played_with(page, ada, *ALL)
    timetable = page.get_by_role("region", name=say("arkwright-time-title"))
    expect(timetable.get_by_role("rowheader", name="1760")).to_be_visible()
    page.get_by_role("button", name=say("arkwright-help")).click()
    help_dialog = page.get_by_role("dialog")
    for module in ALL:
        expect(help_dialog.get_by_text(say(f"arkwright-module-{module}"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    expect(page.get_by_text(say("arkwright-ledger-extra-events", list=""))).to_be_visible()


def test_spinning_mule_to_its_end(ada: Visitor, kept: Path) -> None:
    form, page, say = Form(ada), ada.page, ada.say
    form.choose("spinning-mule")
    form.open()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("heading", name=say("arkwright-tiles"), exact=True)).to_be_visible()
    table = ada.table_id
    play_by_api(ada.api, table, lambda view: view["year"] == view["last_year"] and view["cycle"] == 3)
    manager = Manager(ada, kept)
    manager.pictures = set()
    status = page.get_by_role("region", name=say("arkwright-status"))
    for _ in range(LAST_CLICKS):
        view = manager.asked(table)["view"]
        expect(status).to_contain_text(say("arkwright-over") if view["over"] else say("arkwright-your-turn", who="Ada"))
        if view["over"]:
            break
        manager.act(view["phase"])
    assert ada.api.view(table)["over"]
    expect(page.get_by_text(say("arkwright-final-note"))).to_be_visible()


def test_in_french(invite: Invite) -> None:
    claire = invite(language="fr", width=390)
    form, page = Form(claire), claire.page
    form.choose("spinning-mule")
    form.choose("water-frame")
    form.unfold("modules-title")
    form.box("bonus-markers").check()
    form.box("new-tiles").check()
    form.open()
    expect(page).to_have_url(re.compile("/table/"))
    page.get_by_role("tab", name=claire.say("arkwright-tab-players")).click()
    played_with(page, claire, "bonus-markers", "new-tiles")
    overflow = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
