"""Somebody asks what a bot would do, looks at the plan, and nothing is sent by that. A bot is seen to think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor

FOREVER = 3600.0
# Three plans do not fit.
LOW = 600
GAMES = 24


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots are still thinking when the test is over."""
    running = Server(tmp_path, pause=FOREVER)
    running.start()
    yield running
    running.stop()


def stands_in_the_way(page: Page) -> list[str]:
    """Parts of the panel that stick out of it or are not in their place, or the panel that sticks out of the screen."""
    found: list[str] = page.evaluate(
        """() => {
          const panel = document.querySelector('section.hint').getBoundingClientRect();
          const parts = [...document.querySelectorAll('section.hint :is(h2, h3, p, button, .v, .nums span)')];
          const out = parts.filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.left < panel.left - 1 || box.right > panel.right + 1);
          });
          const foot = document.querySelector('section.hint .foot');
          if (foot && foot.getBoundingClientRect().bottom > panel.bottom) out.push(foot);
          const header = document.querySelector('section.hint header');
          const edge = header.getBoundingClientRect().right - parseFloat(getComputedStyle(header).paddingRight);
          const cross = header.querySelector('.x').getBoundingClientRect().right;
          if (Math.abs(cross - edge) > 1) out.push({ textContent: `the cross: ${edge - cross} px before the edge` });
          const wide = panel.left < 0 || panel.right > innerWidth || panel.top < 0 || panel.bottom > innerHeight;
          return [...out.map((part) => part.textContent), ...(wide ? ['the panel'] : [])];
        }"""
    )
    return found


def three_plans(route: Route) -> None:
    """The answer with its first plan three times, each behind the one before: as much as there can be to read."""
    answer = route.fetch()
    hint = answer.json()
    hint["plans"] = [hint["plans"][0] | {"behind": behind} for behind in range(3)]
    hint["games"] = hint["most"] = GAMES  # no more games are asked for
    route.fulfill(response=answer, json=hint)


def ask_by_key(visitor: Visitor) -> None:
    """Press H once the table listens to it: when it is loaded and offers hints."""
    button = visitor.page.get_by_role("button", name=visitor.say("tool-hint"), exact=True, include_hidden=True)
    expect(button).to_be_attached()
    visitor.page.keyboard.press("h")


def test_a_hint_becomes_my_plan_and_is_sent_by_me_alone(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table = ada.api.create(setup="beginner")
    view = ada.api.play_until(table, lambda view: view["phase"] == "must")
    assert view["phase"] == "must"
    version = ada.api.snapshot(table)["version"]
    page.goto(f"/table/{table}")
    expect(ada.status).to_contain_text(say("arkadia-your-turn", who="Ada"))
    ask_by_key(ada)
    # How many plans there are depends on how far the bot comes in its time.
    panel = page.locator("section.hint")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    expect(panel).to_contain_text(say("hint-best"))
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

    page.get_by_role("button", name=say("tool-hint"), exact=True).click()
    panel.get_by_role("button", name=say("hint-plan")).first.click()
    expect(panel).to_have_count(0)
    assert ada.api.snapshot(table)["version"] == version


def test_a_plan_is_shown_in_the_tray_by_keys_alone_and_dropped_again(ada: Visitor) -> None:
    say, page = ada.say, ada.page
    table = ada.api.open_position("cards-action")
    version = ada.api.snapshot(table)["version"]
    page.goto(f"/table/{table}")
    plan = page.locator(".tray .plan li")
    ask_by_key(ada)
    panel = page.locator("section.hint")
    first = panel.get_by_role("listitem").first
    expect(first).to_contain_text(say("hint-after-sale"))
    expect(first).to_contain_text(say("hint-figure-worth"))
    expect(panel.get_by_role("heading", level=2)).to_be_focused()
    page.keyboard.press("Tab")  # the button that closes it
    page.keyboard.press("Tab")
    expect(first.get_by_role("button", name=say("hint-show"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(plan).not_to_have_count(0)
    expect(page.locator(".tray .planfold")).to_be_visible()
    expect(page.get_by_role("button", name=say("hint-back"))).to_be_focused()

    page.get_by_role("button", name=say("hint-drop")).click()
    expect(plan).to_have_count(0)
    assert ada.api.snapshot(table)["version"] == version


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_has_room(invite: Invite, language: str) -> None:
    visitor = invite(language=language)
    page = visitor.page
    page.route("**/hint", three_plans)
    table = visitor.api.open_position("frame-marker")
    for width in (1400, 900, 390):
        page.set_viewport_size({"width": width, "height": LOW})
        page.goto(f"/table/{table}")
        ask_by_key(visitor)
        expect(page.locator("section.hint").get_by_role("listitem")).to_have_count(3)
        expect(page.locator("section.hint")).to_contain_text(visitor.say("hint-foot", games=GAMES))
        assert stands_in_the_way(page) == [], f"{width} px"


def test_a_bot_is_seen_to_think_and_nothing_is_advised_meanwhile(invite: Invite, slow_server: Server) -> None:
    visitor = invite(at=slow_server)
    say, page = visitor.say, visitor.page
    visitor.api.rename("Ada")
    table = visitor.api.create(GREEDY, ME)
    bot = visitor.api.snapshot(table)["table"]["seats"][0]["name"]
    page.goto(f"/table/{table}")
    expect(page.get_by_text(say("bot-thinks", who=bot))).to_be_visible()
    expect(page.locator(".dots").first).to_be_visible()

    ask_by_key(visitor)
    expect(page.locator("section.hint")).to_contain_text(say("error-hint-not-your-turn"))
    assert stands_in_the_way(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("section.hint")).to_have_count(0)
