"""What a table owes its reader: one key does one thing, and nothing chosen gets lost."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor

OBSOLETE = "built = { food = 1770, cutlery = 1770, lamps = 1760 }"
SCROLLED = "() => [...document.querySelectorAll('#main *')].filter(one => one.scrollTop > 0).map(one => one.className)"


def water_frame(visitor: Visitor, position: str = "frame-marker", *changes: tuple[str, str]) -> Locator:
    """The tray of a table that begins in this position."""
    visitor.page.goto(f"/table/{visitor.api.open_position(position, *changes)}")
    tray = visitor.page.get_by_role("region", name=visitor.say("arkwright-tray"))
    expect(tray).to_be_visible()
    return tray


def choose_marker(visitor: Visitor, tray: Locator, marker: str) -> Locator:
    """The rows that this marker may go to."""
    name = visitor.say(f"arkwright-marker-{marker}")
    tray.get_by_role("button", name=name, exact=True).click()
    return visitor.page.locator("section[aria-labelledby=admin-h]").locator("button.is-legal")


def plan_a_row(visitor: Visitor, tray: Locator, marker: str = "distribution") -> Locator:
    """Plan a marker in its first row; the links of the plan, which is folded."""
    choose_marker(visitor, tray, marker).first.click()
    links = tray.locator(".plan button")
    expect(links).to_have_count(1)
    return links


def test_what_was_taken_back_stays_inside_the_log(ada: Visitor) -> None:
    tray = water_frame(ada)
    table = ada.table_id
    for _ in range(12):
        now = ada.api.snapshot(table)
        move = now["view"]["offer"][0]["moves"][0][0]
        ada.api.play(table, [move], now["version"])
        version = ada.api.snapshot(table)["version"]
        ada.api.post(f"/tables/{table}/undo", {"version": version, "key": f"undo-{version}"})
    expect(ada.page.locator("li.undone")).to_have_count(12)
    expect(tray).to_be_visible()
    log = ada.page.get_by_role("log")
    assert log.evaluate("one => one.scrollHeight > one.clientHeight"), "the log is too short to show anything"
    tall = ada.page.evaluate(
        "() => document.documentElement.scrollHeight - scrollY"
        " - document.getElementById('main').getBoundingClientRect().bottom"
    )
    assert tall <= 1, f"the page goes on for {tall} px below the table"


def test_esc_closes_an_answer_and_only_the_next_one_takes_back(ada: Visitor) -> None:
    tray = water_frame(ada)
    # While shares are traded the factories show their prices, which may not be set.
    links = plan_a_row(ada, tray, "exchange")
    answer = ada.page.locator(".pop")
    ada.page.locator(".bar .step[aria-disabled=true]").first.press("Enter")
    expect(answer).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    # So does an open plan.
    tray.locator(".planfold").press("Enter")
    expect(links.first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(links.first).to_be_hidden()
    expect(links).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(links).to_have_count(0)


def test_a_plan_is_there_again_after_a_reload_and_after_a_look_at_the_past(ada: Visitor) -> None:
    tray = water_frame(ada)
    links = plan_a_row(ada, tray)
    words = links.first.text_content() or ""
    ada.page.reload()
    expect(links).to_have_text([words])
    ada.page.get_by_role("button", name=ada.say("tool-replay"), exact=True).click()
    ada.page.get_by_role("button", name=ada.say("replay-first")).click()
    expect(links).to_have_count(0)
    tray.get_by_role("button", name=ada.say("arkwright-go-now")).click()
    expect(links).to_have_text([words])
    tray.locator(".planfold").click()
    links.first.click()
    expect(links).to_have_count(0)
    ada.page.reload()
    expect(tray).to_have_attribute("aria-busy", "false")
    expect(tray.get_by_role("group", name=ada.say("arkwright-choose-marker"))).to_be_visible()
    expect(links).to_have_count(0)


def test_a_plan_of_an_earlier_position_does_not_come_back(ada: Visitor) -> None:
    tray = water_frame(ada)
    links = plan_a_row(ada, tray)
    table = ada.table_id
    ada.page.goto("/")
    now = ada.api.snapshot(table)
    ada.api.play(table, [now["view"]["offer"][0]["moves"][0][0]], now["version"])
    ada.page.goto(f"/table/{table}")
    expect(ada.page.locator("html")).to_have_attribute("data-version", str(now["version"] + 1))
    expect(tray).to_have_attribute("aria-busy", "false")
    expect(links).to_have_count(0)


def test_a_building_that_was_not_sent_is_there_again_after_a_reload(ada: Visitor) -> None:
    table = ada.api.create(ME, GREEDY)
    ada.open_table(table)
    player = Player(ada)
    card, lay = brain.lay(player.wait_for_me(), ada.api.kit({}))
    _, _, place, turn = lay.split()
    player.point(card.split()[1], place, turn)
    chosen = ada.page.locator("[role=gridcell][aria-selected=true]")
    squares = [one.get_attribute("aria-label") for one in chosen.all()]
    ada.page.reload()
    expect(chosen).to_have_count(len(squares))
    assert [one.get_attribute("aria-label") for one in chosen.all()] == squares
    ada.page.goto("/")
    ada.api.play(table, [card, lay])
    ada.open_table(table)
    assert player.wait_for_me()["phase"] == "draw"
    expect(chosen).to_have_count(0)


def test_back_at_now_the_log_begins_with_what_is_new(ada: Visitor) -> None:
    table = ada.api.create(ME, GREEDY)
    ada.api.play_until(table, lambda view: view["turn"] > 9)
    ada.open_table(table)
    log = ada.page.get_by_role("log")
    oldest = log.get_by_role("button").last
    oldest.click()
    bar = ada.page.get_by_role("region", name=ada.say("replay-title"))
    back = bar.get_by_role("button", name=ada.say("replay-back"))
    expect(back).to_be_visible()
    assert ada.page.evaluate(SCROLLED)
    back.click()
    expect(back).to_be_hidden()
    assert ada.page.evaluate(SCROLLED) == []


def test_key_l_is_for_this_table_and_its_button_for_every_table(ada: Visitor) -> None:
    first, second = ada.api.create(ME, GREEDY), ada.api.create(ME, GREEDY)
    title = ada.page.get_by_role("heading", name=ada.say("ledger-title"))
    ada.open_table(first)
    ada.page.keyboard.press("l")
    expect(title).to_be_visible()
    ada.open_table(second)
    expect(ada.page.get_by_role("gridcell").first).to_be_visible()
    expect(title).to_be_hidden()
    ada.page.get_by_role("button", name=ada.say("tool-ledger"), exact=True).click()
    expect(title).to_be_visible()
    ada.open_table(first)
    expect(title).to_be_visible()


def test_the_active_factory_still_says_that_it_is_obsolete(ada: Visitor) -> None:
    water_frame(ada, "frame-marker", (OBSOLETE, f"{OBSOLETE}\nextra = {{ food = 1 }}"), ("fired = 8", "fired = 7"))
    food = ada.page.get_by_role("article", name=ada.say("arkwright-factory-of", good="Food"))
    expect(food).to_contain_text(ada.say("arkwright-obsolete"))
    expect(food).to_contain_text(ada.say("arkwright-active"))


def test_after_a_row_is_chosen_by_enter_the_focus_is_on_what_is_asked_next(ada: Visitor) -> None:
    tray = water_frame(ada)
    choose_marker(ada, tray, "distribution").first.press("Enter")
    expect(tray.locator(".plan button")).to_have_count(1)
    expect(ada.page.locator("#asked")).to_be_focused()


def test_the_hand_is_in_sight_while_a_card_is_taken(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player = Player(ada)
    player.decide(*brain.lay(player.wait_for_me(), ada.api.kit({})))
    view = player.wait_for_me()
    assert view["phase"] == "draw"
    cards = player.hand.get_by_role("radio")
    expect(cards).to_have_count(len(view["you"]["hand"]))
    for number in range(len(view["you"]["hand"])):
        expect(cards.nth(number)).to_be_in_viewport(ratio=1)
