"""Positions as text: copied at the table, and a new table that begins in one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor

# The clipboard of a browser without a screen may never answer: this one is the page's own.
CLIPBOARD = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
PASTE = """(field, text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}"""
REFUSED = r"status of 400 .*/positions\)$"


def form(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("new-title"))


def way(visitor: Visitor) -> Locator:
    return form(visitor).locator("summary", has_text=visitor.say("position-from"))


def position_field(visitor: Visitor) -> Locator:
    """Where the text goes; the way to it is opened first."""
    way(visitor).click()
    return form(visitor).get_by_role("textbox", name=visitor.say("position-text"))


def seat(visitor: Visitor, number: int, kind: str) -> Locator:
    row = form(visitor).get_by_role("radiogroup", name=visitor.say("seat-number", n=number), exact=True)
    return row.get_by_role("radio", name=visitor.say(kind))


def copied(page: Page) -> str:
    return str(page.evaluate("window.copied"))


@pytest.fixture
def bea(invite: Invite) -> Visitor:
    """Somebody whose clipboard can be looked into."""
    visitor = invite()
    visitor.page.add_init_script(CLIPBOARD)
    visitor.api.rename("Bea")
    return visitor


def test_a_copied_position_is_played_on_at_a_new_table(bea: Visitor) -> None:
    table = bea.api.create(ME, GREEDY)
    bea.api.play_until(table, lambda view: view["turn"] > 4 and view["phase"] == "must")
    page, say = bea.page, bea.say
    bea.open_table(table)
    before = bea.my_move(table)["view"]
    page.get_by_role("button", name=say("position-copy")).click()
    expect(page.get_by_text(say("position-copied"), exact=True)).to_be_visible()
    text = copied(page)
    assert text.startswith('arktable = "position')

    page.goto("/")
    position_field(bea).evaluate(PASTE, text)
    about = form(bea).get_by_role("region", name=say("position-of", ruleset="Arkadia"))
    expect(about).to_contain_text(say("position-about", seats=2, turn=before["turn"], seat=1))
    expect(about).to_be_focused()
    expect(form(bea).get_by_role("radiogroup", name=say("new-game"))).to_have_count(0)
    expect(form(bea).get_by_role("button", name=say("new-seat"), exact=True)).to_have_count(0)
    expect(seat(bea, 1, "seat-me")).to_be_checked()
    expect(seat(bea, 2, "seat-bot")).to_be_checked()
    page.get_by_role("button", name=say("new-open")).click()
    expect(bea.status).to_contain_text(say("arkadia-fact-turn", n=before["turn"]))
    assert bea.table_id != table
    assert bea.api.view(bea.table_id) == before

    Player(bea).decide(*brain.lay(before, bea.api.kit({})))
    assert len(bea.api.view(bea.table_id)["buildings"]) == len(before["buildings"]) + 1


def test_a_past_step_is_copied_as_it_was(bea: Visitor) -> None:
    table = bea.api.create(ME, GREEDY)
    bea.api.play_until(table, lambda view: view["turn"] > 2)
    page, say = bea.page, bea.say
    bea.open_table(table)
    page.get_by_role("button", name=say("tool-replay"), exact=True).click()
    page.get_by_role("button", name=say("replay-first")).click()
    expect(
        page.get_by_text(re.compile(re.escape(say("replay-viewing", n=0, m="M")).replace("M", r"\d+")))
    ).to_be_visible()
    page.get_by_role("button", name=say("position-copy")).click()
    expect(page.get_by_text(say("position-copied-step", n=0))).to_be_visible()
    facts = bea.api.post("/positions", {"text": copied(page)})
    assert (facts["turn"], facts["seats"]) == (1, 2)


def test_without_a_clipboard_the_text_is_shown_selected(ada: Visitor) -> None:
    table = ada.api.create(ME, GREEDY)
    page, say = ada.page, ada.say
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ada.open_table(table)
    page.get_by_role("button", name=say("position-copy")).click()
    field = page.get_by_role("dialog", name=say("position-title")).get_by_role("textbox")
    expect(field).to_be_focused()
    expect(field).to_have_value(re.compile(r'^arktable = "position'))
    assert field.evaluate("field => field.selectionEnd - field.selectionStart === field.value.length")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)


def test_a_wrong_text_is_explained_and_can_be_corrected(ada: Visitor) -> None:
    ada.expect_complaint(REFUSED)
    page, say = ada.page, ada.say
    text = ada.page.request.get(f"/api/tables/{ada.api.create(ME, GREEDY)}/position").text()
    page.goto("/")
    field, said = position_field(ada), form(ada).get_by_role("alert")
    field.fill("a castle in the air")
    page.get_by_role("button", name=say("position-take")).click()
    expect(said.first).to_contain_text(say("error-position-text", what=""))
    expect(field).to_be_focused()
    field.fill(text.replace("\nlot = ", "\nplot = "))
    page.get_by_role("button", name=say("position-take")).click()
    expect(said.first).to_contain_text("plot")
    field.fill(text)
    page.get_by_role("button", name=say("position-take")).click()
    expect(form(ada).get_by_role("region", name=say("position-of", ruleset="Arkadia"))).to_be_focused()

    seat(ada, 2, "seat-me").click()  # the first seat is then free for somebody
    expect(seat(ada, 1, "seat-other")).to_be_checked()
    page.get_by_role("button", name=say("position-drop")).click()
    expect(form(ada).get_by_role("radiogroup", name=say("new-game"))).to_be_visible()
    expect(way(ada)).to_be_focused()


def test_the_file_of_a_position_goes_to_the_form(invite: Invite, tmp_path: Path) -> None:
    visitor = invite(language="fr")
    visitor.api.rename("Zoé")
    page, say = visitor.page, visitor.say
    table = visitor.api.create(ME, GREEDY, GREEDY)
    visitor.api.play_until(table, lambda view: view["turn"] > 3)
    file = tmp_path / "town.toml"
    file.write_text(page.request.get(f"/api/tables/{table}/position").text(), encoding="utf-8")
    page.goto("/archive")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("file-open")).click()
    chooser.value.set_files(file)
    about = form(visitor).get_by_role("region", name=say("position-of", ruleset="Arkadia"))
    expect(about).to_contain_text(say("position-about", seats=3, turn=4, seat=1))
    page.get_by_role("button", name=say("new-open")).press("Enter")
    expect(visitor.status).to_contain_text(say("arkadia-fact-turn", n=4))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_who_comes_reads_that_the_table_was_opened_from_a_position(invite: Invite, language: str) -> None:
    """In the list, before they sit down, and in the log afterwards."""
    ada, bob = invite(), invite(language=language)
    ada.api.rename("Ada")
    bob.api.rename("Bob")
    page, say = bob.page, bob.say
    text = ada.page.request.get(f"/api/tables/{ada.api.create(ME, GREEDY)}/position").text()
    table = ada.api.open_text(text, waiting=True)
    page.goto("/")
    name = ada.api.snapshot(table)["table"]["name"]
    # Names are drawn: another table of the same server may have this one, too.
    row = page.get_by_role("row").filter(has_text=name).filter(has_text=say("list-from-position"))
    expect(row.first).to_be_visible()
    page.goto(f"/table/{table}")
    told = say("event-opened-from-position", name="Ada")
    expect(page.get_by_role("main")).to_contain_text(told)
    page.get_by_role("button", name=say("wait-sit")).click()
    expect(page.get_by_text(told).first).to_be_visible()
