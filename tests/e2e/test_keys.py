"""The list of keys, and what is felt for a moment: a building enclosed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.builders.arkadia import a_game, houses_waiting
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

# A celebration lasts for a moment: what was shown is kept.
CELEBRATIONS = """
window.celebrations = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains('celebrate')) window.celebrations.push(node.querySelector('b').textContent);
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_question_mark_lists_the_keys_of_the_page(invite: Invite, language: str) -> None:
    visitor = invite(language=language)
    say, page = visitor.say, visitor.page
    page.goto("/")
    expect(page.locator("#main")).to_be_visible()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=say("keys-title"))
    expect(dialog).to_contain_text(say("keys-everywhere"))
    expect(dialog).not_to_contain_text(say("keys-here"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.goto(f"/table/{visitor.api.open_position('frame-marker')}")
    expect(page.get_by_role("button", name=say("tool-hint"), exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(dialog.locator("dl > div", has=page.get_by_text("H", exact=True))).to_contain_text(say("tool-hint"))
    expect(dialog).to_contain_text(say("keys-game"))


def test_a_field_keeps_its_question_mark(ada: Visitor) -> None:
    page = ada.page
    page.goto(f"/table/{ada.api.open_position('frame-marker')}")
    expect(page.get_by_role("button", name=ada.say("tool-hint"), exact=True)).to_be_visible()
    page.keyboard.press("l")
    field = page.locator(".ledger input").first
    field.focus()
    page.keyboard.type("?")
    expect(field).to_have_value("?")
    expect(page.get_by_role("dialog", name=ada.say("keys-title"))).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_enclosed_building_is_celebrated_unless_no_motion_is_wanted(invite: Invite, motion: str) -> None:
    visitor = invite(reduced_motion=motion)
    position = a_game(seats=2)
    houses_waiting(position, 2)
    table = visitor.api.open_text(position.save())
    visitor.context.add_init_script(CELEBRATIONS)
    visitor.page.goto(f"/table/{table}")
    expect(visitor.status).to_be_visible()
    visitor.api.play(table, ["own c3", "done", "castle silver 1"])
    visitor.my_move(table)
    shown = visitor.page.evaluate("window.celebrations")
    assert shown == ([visitor.say("celebrate-completed")] if motion == "no-preference" else [])
