"""The sale as a scene: opened by the production, walked through by keyboard, on a phone, and out of a replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from arktable.bots.catalogue import make_bot
from arktable.engine.events import Event
from arktable.engine.records.record import new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.phases.contracts import DeliverContract
from arktable.games.arkwright.state import ArkwrightPosition
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

SEED = 11
Turn = tuple[str, list[str]]
# The spaces of the share track with a piece that lies over their edge.
OUTSIDE = """spaces => spaces.filter(space => {
  const edge = space.getBoundingClientRect();
  return [...space.querySelectorAll('.shape')].map((piece) => piece.getBoundingClientRect())
    .some((piece) => piece.left < edge.left || piece.right > edge.right || piece.bottom > edge.bottom);
}).map((space) => space.textContent)"""


def turn_before(game: str, seed: int, wanted: Callable[[ArkwrightPosition, int], bool]) -> Turn:
    """A game right before the turn that brings about what is wanted, and the moves of that turn.

    `wanted` is asked after each move, with the seat whose turn it is.
    """
    position = find_game(game).start(3, {}, seed)
    assert isinstance(position, ArkwrightPosition)
    bot = make_bot("greedy", "arkwright", rng_from_seed(seed))
    text, seat, moves = position.save(), position.seat, list[str]()
    while True:
        if position.seat != seat:
            text, seat, moves = position.save(), position.seat, []
        move = bot.choose(position)
        moves.append(move.text)
        position.events = []
        position.play(move)
        if wanted(position, seat):
            return text, moves


def told(position: ArkwrightPosition, key: str) -> list[Event]:
    return [event for event in position.events or [] if event.key == key]


def asks_to_ship(position: ArkwrightPosition, seat: int) -> bool:
    """The sale asks the seat that brought it about whether to ship a contract, and nobody before."""
    begun = told(position, "production") and position.seat == seat
    return bool(begun) and isinstance(position.frames[-1], DeliverContract)


def sells_much(position: ArkwrightPosition, _seat: int) -> bool:
    """Somebody makes eight goods, and somebody's share value rises for three reasons."""
    goods = [event.details["made"] for event in told(position, "seller")]
    seats = [event.seat for event in told(position, "share-step")]
    return bool(told(position, "production-over")) and 8 in goods and any(seats.count(one) == 3 for one in seats)


def before_a_sale() -> Turn:
    """A game of Spinning Jenny right before the turn that brings the first sale about, and the moves of that turn."""
    return turn_before("spinning-jenny", SEED, lambda position, _seat: bool(told(position, "production-over")))


@pytest.fixture(scope="module")
def sale() -> Turn:
    return before_a_sale()


@pytest.fixture(scope="module")
def contract() -> Turn:
    return turn_before("water-frame", 4, asks_to_ship)


def sold_at(visitor: Visitor, sale: Turn, name: str = "Ada", height: int = 0) -> str:
    """A table at which the sale has just happened, with the scene open; the page, so high, was scrolled to its end."""
    text, moves = sale
    visitor.api.rename(name)
    if height and visitor.page.viewport_size:
        visitor.page.set_viewport_size({**visitor.page.viewport_size, "height": height})
    table = visitor.api.open_text(text)
    visitor.page.goto(f"/table/{table}")
    expect(visitor.region("arkwright-tray")).to_be_visible()
    if height:
        visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert visitor.page.evaluate("scrollY") > 0
    visitor.api.play(table, moves)
    expect(visitor.page.locator(".scene")).to_be_visible()
    return table


def test_a_sale_is_walked_through_by_keyboard_and_seen_again(invite: Invite, sale: Turn) -> None:
    ada = invite(scenes=True, reduced_motion="no-preference")
    sold_at(ada, sale)
    page = ada.page
    scene, tray = page.locator(".scene"), page.locator(".tray.fix")
    expect(scene.get_by_role("heading", level=2)).to_be_focused()
    expect(tray.locator(".primary")).to_have_text("Play the sale")
    expect(scene.locator(".piece.got")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(scene.locator(".piece.got")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(scene.locator(".piece.got")).to_have_count(1)
    expect(scene.locator("[aria-live]")).to_contain_text("Called at")
    company = page.locator("#panel-company").bounding_box()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="New standing")).to_be_visible()
    expect(scene.locator("[aria-live]")).to_contain_text("You sold")
    expect(tray.locator(".primary")).to_have_text("On to clothes")
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(ada.region("arkwright-tray")).to_be_visible()
    assert page.locator("#panel-company").bounding_box() == company, "the company has moved"
    page.get_by_role("button", name=ada.say("log-tall")).click()  # a low log has one line per entry
    page.get_by_role("button", name="Show it again").click()
    expect(scene).to_be_visible()
    tray.get_by_label("Don’t show sales again in this game").check()
    page.reload()
    expect(ada.region("arkwright-tray")).to_be_visible()
    expect(scene).to_have_count(0)


def test_on_a_phone_the_sheet_leaves_status_and_tabs_in_sight(invite: Invite, sale: Turn) -> None:
    claire = invite(scenes=True, language="fr", width=390)
    sold_at(claire, sale)
    scene, tabs = claire.page.locator(".scene"), claire.page.locator(".tabnav")
    sheet, bar, tray = scene.bounding_box(), tabs.bounding_box(), claire.page.locator(".tray.fix").bounding_box()
    assert sheet is not None
    assert bar is not None
    assert tray is not None
    assert bar["y"] + bar["height"] <= sheet["y"] + 1
    assert sheet["y"] + sheet["height"] <= tray["y"] + 1
    assert (sheet["x"], sheet["width"]) == (0, 390)
    claire.page.get_by_role("button", name="Voir le résultat").last.click()
    expect(scene.locator(".c-share").nth(1)).to_be_visible()
    expect(scene.locator(".ztrack .st.tight")).not_to_have_count(0)
    assert scene.locator(".ztrack li").evaluate_all(OUTSIDE) == []
    scene.locator(".handle").click()
    expect(scene.locator(".fold-line")).to_contain_text("Vente ·")
    folded = scene.bounding_box()
    assert folded is not None
    assert folded["height"] < sheet["height"] / 3


def test_on_a_phone_a_question_in_the_middle_of_a_sale_can_be_seen_and_pressed(invite: Invite, contract: Turn) -> None:
    ada = invite(scenes=True, width=390)
    sold_at(ada, contract)
    scene, tray = ada.page.locator(".scene"), ada.region("arkwright-tray")
    ship = tray.get_by_role("button", name="Ship 2 food")
    expect(tray).to_contain_text("you have sold 3, 3 left over")
    expect(scene.locator(".fold-line")).to_have_text("Sale · 12 of 12 · you 3")
    expect(scene.locator(".sellers")).to_be_hidden()
    ship.click(trial=True)  # it would not be clicked through what covers it
    scene.locator(".handle").click()
    expect(scene.locator(".sellers")).to_be_visible()
    sheet, below = scene.bounding_box(), tray.bounding_box()
    assert sheet is not None
    assert below is not None
    assert sheet["y"] + sheet["height"] <= below["y"] + 1
    ship.click()
    expect(ship).to_have_count(0)  # one press answers and sends


def test_a_scene_opens_in_sight_and_its_result_leaves_it_there(invite: Invite, sale: Turn) -> None:
    ada = invite(scenes=True, width=900)
    sold_at(ada, sale, height=700)
    top, tabs = ada.page.locator(".scene").bounding_box(), ada.page.locator(".tabnav").bounding_box()
    assert top is not None
    assert tabs is not None
    assert tabs["y"] + tabs["height"] <= top["y"] < 350
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".tray.fix .primary")).to_have_text("On to clothes")
    expect(ada.page.get_by_role("heading", name="New standing")).to_have_count(1)
    after = ada.page.locator(".scene").bounding_box()
    assert after is not None
    assert after["y"] == top["y"], "the page has moved"


def test_a_question_in_the_middle_of_a_sale_leaves_the_scene_in_sight(invite: Invite, contract: Turn) -> None:
    ada = invite(scenes=True, width=900)
    sold_at(ada, contract, height=700)
    expect(ada.region("arkwright-tray").get_by_role("button", name="Ship 2 food")).to_be_visible()
    expect(ada.page.locator(".scene .stages [aria-current]")).to_have_text("Costs")
    expect(ada.page.locator(".scene h2")).to_be_in_viewport()


def test_the_words_of_the_steps_give_way_where_the_sellers_need_the_room(invite: Invite) -> None:
    ada = invite(scenes=True)
    sold_at(ada, turn_before("water-frame", 2, sells_much), name="Wilhelmina of Heathfield")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("heading", name="New standing")).to_be_visible()
    words, sellers = ada.page.locator(".scene .reason span").first, ada.page.locator(".scene .sellers")
    expect(words).to_be_hidden()
    assert sellers.evaluate("table => table.offsetWidth <= table.parentElement.clientWidth")
    ada.page.set_viewport_size({"width": 1800, "height": 900})
    expect(words).to_be_visible()


def test_a_sale_out_of_a_replay_and_the_ledger(invite: Invite) -> None:
    game, rng = find_game("spinning-jenny"), rng_from_seed(SEED)
    position, record = game.start(2, {}, SEED), new_record(game, 2, {}, SEED)
    bot, sold = make_bot("greedy", "arkwright", rng), 0
    while not sold:
        move = bot.choose(position)
        record.moves.append((position.seat, move.text))
        position.events = []
        position.play(move)
        sold = sum(event.key == "production-over" for event in position.events)
    wim = invite()
    table = wim.api.upload(record.text())
    page = wim.page
    page.goto(f"/table/{table}")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/steps*", hold)  # a press before the steps are there still leads to them
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name=wim.say("replay-first")).click()
    page.get_by_role("button", name=wim.say("replay-last")).click()
    page.get_by_role("button", name=wim.say("replay-previous")).click()
    page.get_by_role("button", name=wim.say("replay-next")).click()
    slider = page.get_by_role("slider", name=wim.say("replay-slider"))
    expect(slider).to_be_disabled()  # it has no length yet: any place on it would be the beginning
    for route in held:
        route.continue_()
    page.unroute("**/steps*")
    expect(slider).to_be_enabled()
    page.locator(".replay").get_by_role("button", name="Show it again").click()
    scene = page.locator(".scene")
    expect(scene.get_by_role("heading", level=2)).to_have_text("Sale of food")
    page.locator(".tray.fix .primary").click()
    expect(scene.locator(".reason").first).to_be_visible()
    page.locator(".tray.fix .primary").click()
    expect(scene).to_have_count(0)
    page.keyboard.press("l")
    page.locator(".ledger").get_by_role("button", name="Show it again").click()
    expect(scene.get_by_role("heading", level=2)).to_be_in_viewport()
