"""A question that is answered in advance: set at the question or before it, listed and revoked in one place."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.builders.standing import charisma, new_table
from tests.e2e.api import GREEDY, ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor


def choice(visitor: Visitor, answer: str) -> Locator:
    """An answer to the question about charisma, in the dialog."""
    group = visitor.page.get_by_role("dialog").get_by_role("radiogroup", name=visitor.say("standing-charisma"))
    return group.get_by_role("radio", name=visitor.say(answer), exact=True)


def test_an_answer_in_advance_is_played_and_can_be_revoked(invite: Invite) -> None:
    ada, bob = invite(), invite()
    say = bob.say
    ada.api.rename("Ada")
    bob.api.rename("Bob")
    table = str(ada.api.post("/tables", new_table(ME, OPEN))["id"])
    bob.api.post(f"/tables/{table}/sit", {"seat": 1 - charisma().mover})
    bob.page.goto(f"/table/{table}")
    bob.page.get_by_role("button", name=say("standing-title"), exact=True).click()
    choice(bob, "standing-charisma-keep").click()
    expect(choice(bob, "standing-charisma-keep")).to_be_checked()
    bob.page.keyboard.press("Escape")

    ada.api.play(table, [charisma().move])
    log = [entry["seat"] for entry in ada.api.snapshot(table)["log"] if entry["kind"] == "move"]
    assert log == [charisma().mover, 1 - charisma().mover]
    assert bob.api.view(table)["phase"] == "start-player"
    assert ada.api.get(f"/tables/{table}/standing-answers")["given"] == {}

    bob.page.reload()
    bob.page.get_by_role("button", name=say("standing-title"), exact=True).click()
    expect(choice(bob, "standing-charisma-keep")).to_be_checked()
    bob.page.get_by_role("dialog").get_by_role("button", name=say("standing-revoke-all")).click()
    expect(choice(bob, "standing-ask")).to_be_checked()
    assert bob.api.get(f"/tables/{table}/standing-answers")["given"] == {}


def test_at_the_question_the_answer_counts_at_once_and_from_then_on(ada: Visitor) -> None:
    table = str(ada.api.post("/tables", new_table({"kind": "me", "name": "Eve"}, ME))["id"])
    ada.api.seat = charisma().mover
    ada.api.play(table, [charisma().move])
    ada.api.seat = 1 - charisma().mover
    ada.page.goto(f"/table/{table}")
    ada.page.get_by_role("button", name=ada.say("standing-always"), exact=True).click()
    choice(ada, "standing-charisma-keep").click()
    tray = ada.page.locator("[data-planned]")
    expect(tray).to_have_attribute("data-planned", "1")
    given = ada.api.get(f"/tables/{table}/standing-answers?seat={ada.api.seat}")
    assert given["given"] == {"charisma": "keep"}


def test_a_game_against_bots_has_no_such_button_where_nothing_can_be_answered(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    expect(ada.page.get_by_role("button", name=ada.say("tool-rules"), exact=True)).to_be_visible()
    expect(ada.page.get_by_role("button", name=ada.say("standing-title"), exact=True)).to_have_count(0)
