"""Without a mouse: from the front page to a finished turn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.server import Server, until
from tests.e2e.visitor import Visitor

MOST_TABS = 60
FOCUSED = """() => {
  const one = document.activeElement;
  const text = one.getAttribute('aria-label') ?? one.textContent;
  return [one.getAttribute('role') ?? one.tagName.toLowerCase(), text.replace(/\\s+/g, ' ').trim()];
}"""


def focused(page: Page) -> tuple[str, str]:
    role, name = page.evaluate(FOCUSED)
    return role, name


def tab_to(page: Page, wanted: Callable[[str, str], bool], key: str = "Tab") -> str:
    """Press Tab until the focus is where it is wanted; the name of what has it."""
    met = []
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        role, name = focused(page)
        if wanted(role, name):
            return name
        met.append(f"{role} {name}")
    raise AssertionError("Tab never got there; it met: " + "; ".join(met))


def wait_for_focus(page: Page, role: str, name: re.Pattern[str]) -> None:
    """Wait until the table has led the focus there."""

    def arrived() -> bool:
        found = focused(page)
        return found[0] == role and name.search(found[1]) is not None

    until(arrived, f"the focus is on {role} {name.pattern}")


@pytest.fixture
def no_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clicking by mistake is an error."""

    def refuse(*_args: object, **_kwargs: object) -> None:
        raise AssertionError("this test uses the keyboard only")

    monkeypatch.setattr("playwright.sync_api.Locator.click", refuse)
    monkeypatch.setattr("playwright.sync_api.Mouse.click", refuse)


@pytest.mark.usefixtures("no_mouse")
def test_a_turn_by_keyboard_only(invite: Invite, own_server: Server) -> None:
    visitor = invite(at=own_server)  # where no other test has opened tables that Tab would meet
    page, say, keyboard = visitor.page, visitor.say, visitor.page.keyboard
    page.goto("/")
    expect(page.get_by_role("button", name=say("first-play"))).to_be_visible()
    keyboard.press("Tab")
    assert focused(page)[1] == say("skip-tables")
    tab_to(page, lambda _, name: name == say("first-play"))
    keyboard.press("Enter")
    expect(visitor.status).to_contain_text(say("arkadia-asked-lay"))
    player = Player(visitor)
    view = player.wait_for_me()

    # A card: one tab stop for the hand, arrows choose.
    tab_to(page, lambda role, name: role == "radio" and name.startswith(_card_words(player, view["you"]["hand"][0])))
    keyboard.press("Space")
    keyboard.press("ArrowRight")
    expect(player.hand.get_by_role("radio", checked=True)).to_have_accessible_name(say.card(view["you"]["hand"][1]))

    # The board: one tab stop, Page Down jumps to a possible place; R turns the building there.
    tab_to(page, lambda role, _: role == "gridcell", key="Shift+Tab")
    keyboard.press("r")
    keyboard.press("PageDown")
    _, place = focused(page)
    tries = 0
    while say("arkadia-may-lay") not in place and tries < 4:  # no place this way round
        keyboard.press("r")
        keyboard.press("PageDown")
        _, place = focused(page)
        tries += 1
    assert say("arkadia-may-lay") in place
    keyboard.press("Enter")
    expect(player.button(say("arkadia-go-lay"))).to_be_visible()
    keyboard.press("Enter")
    assert player.wait_for_me()["phase"] in ("castle", "draw")

    # A building that happens to be closed by this asks for castle pieces first: Enter leads from choice to choice.
    for _ in range(8):
        if player.wait_for_me()["phase"] != "castle":
            break
        wait_for_focus(page, "radio", re.compile(r"\d+ left"))
        keyboard.press("ArrowRight")
        keyboard.press("ArrowLeft")
        keyboard.press("Enter")
        wait_for_focus(page, "radio", re.compile("^castle square"))
        keyboard.press("Enter")
        wait_for_focus(page, "button", re.compile(f"^{re.escape(say('arkadia-go-castle'))}"))
        keyboard.press("Enter")

    assert player.wait_for_me()["phase"] == "draw"
    wait_for_focus(page, "button", re.compile(f"^{re.escape(say('arkadia-take'))}"))
    keyboard.press("0")
    assert player.wait_for_me()["phase"] == "banner"
    wait_for_focus(page, "button", re.compile(f"^{re.escape(say('arkadia-go-end'))}$"))
    keyboard.press("Enter")
    assert player.wait_for_me()["turn"] == view["turn"] + 2
    wait_for_focus(page, "radio", re.compile("."))  # a card of the hand: the next question


@pytest.mark.usefixtures("no_mouse")
def test_keys_on_the_board_ask_why_and_take_back(invite: Invite) -> None:
    visitor = invite()
    page, say, keyboard = visitor.page, visitor.say, visitor.page.keyboard
    visitor.open_table(visitor.api.create())
    player = Player(visitor)
    view = player.wait_for_me()
    tab_to(page, lambda role, name: role == "radio" and name.startswith(_card_words(player, view["you"]["hand"][0])))
    keyboard.press("Space")
    tab_to(page, lambda role, _: role == "gridcell", key="Shift+Tab")
    for _ in range(12):
        keyboard.press("ArrowUp")
    keyboard.press("Home")
    assert focused(page)[1].startswith("a1:")
    keyboard.press("Enter")
    expect(page.get_by_text(say("why-touches-nothing"))).to_be_visible()
    keyboard.press("Escape")
    expect(page.get_by_text(say("why-touches-nothing"))).to_be_hidden()
    keyboard.press("End")
    assert focused(page)[1].startswith("p1:")
    keyboard.press("?")
    expect(page.get_by_text(say("arkadia-why-here", cell="p1"))).to_be_visible()
    keyboard.press("l")
    expect(page.get_by_role("heading", name=say("ledger-title"))).to_be_visible()


@pytest.mark.usefixtures("no_mouse")
def test_enter_takes_a_card_to_the_board_and_q_leads_to_what_is_asked(ada: Visitor) -> None:
    ada.open_table(ada.api.create())
    player, page, say, keyboard = Player(ada), ada.page, ada.say, ada.page.keyboard
    hand = player.wait_for_me()["you"]["hand"]
    keyboard.press("q")
    wait_for_focus(page, "radio", re.compile(f"^{re.escape(_card_words(player, hand[0]))}"))
    keyboard.press("Enter")
    wait_for_focus(page, "gridcell", re.compile(re.escape(say("arkadia-may-lay"))))
    keyboard.press("PageDown")
    wait_for_focus(page, "gridcell", re.compile(re.escape(say("arkadia-may-lay"))))
    keyboard.press("Enter")
    expect(player.button(say("arkadia-go-lay"))).to_be_enabled()
    keyboard.press("q")
    wait_for_focus(page, "button", re.compile(f"^{re.escape(say('arkadia-go-lay'))}"))


@pytest.mark.usefixtures("no_mouse")
@pytest.mark.parametrize(
    ("position", "first"), [("frame-marker", ".tray .am"), ("cards-action", '[data-ask="now"] button')]
)
def test_q_leads_to_the_first_answer_and_then_to_the_main_button(invite: Invite, position: str, first: str) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/table/{visitor.api.open_position(position)}")
    expect(page.locator(first).first).to_be_visible()
    expect(page.locator(".tray .primary")).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator(first).first).to_be_focused()
    page.keyboard.press("q")
    expect(page.locator(".tray .primary")).to_be_focused()


def _card_words(player: Player, card: str) -> str:
    return player.say.card(card).split(" ")[0]
