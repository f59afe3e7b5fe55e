"""Two people at a table of days: clocks, a clock that runs out, a vote, a bot, a substitute, the seat taken back, chat,
notes, resigning.
"""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.api import ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.server import Server, until
from tests.e2e.visitor import Visitor

HOUR, DAY = 3600, 86_400
PACE = {"kind": "days", "bank": 2 * DAY, "increment": DAY}


def a_table(ada: Visitor, bob: Visitor) -> str:
    """A running table of days; it is Ada's turn."""
    ada.api.rename("Ada")
    bob.api.rename("Bob")
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}, "pace": PACE}
    table = str(ada.api.post("/tables", body)["id"])
    bob.api.post(f"/tables/{table}/sit", {"seat": 1})
    return table


def clock(person: Visitor, seat: int) -> Locator:
    return person.page.locator(f"[data-clock='{seat}']")


def test_a_clock_runs_out_somebody_else_plays_on_and_the_owner_takes_the_seat_back(
    invite: Invite, later: Server
) -> None:
    ada, bob = invite(at=later, timezone_id="Europe/Paris"), invite(at=later, width=390)
    say = ada.say
    table = a_table(ada, bob)
    ada.open_table(table)
    expect(clock(ada, 0)).to_have_text(say("span-days-hours", d=2, h=23))
    expect(ada.status).to_contain_text(say("clock-yours"))
    until(lambda: ada.api.snapshot(table)["clock"]["seats"][0]["zone"] == "Europe/Paris", "the zone is told")

    later.pass_time(2 * HOUR + 60)
    bob.open_table(table)
    expect(bob.status).to_contain_text(say("clock-waiting-since", who="Ada", span=say("span-hours", h=2)))
    expect(bob.status).to_contain_text(say("span-days-hours", d=2, h=21))
    bob.page.locator("#tab-players").click()
    expect(clock(bob, 0)).to_have_text(say("span-days-hours", d=2, h=21))
    expect(clock(bob, 1)).to_have_text(say("span-days", d=3))
    bob.page.keyboard.press("p")
    said = say("clock-said", who="Ada", left=say("span-days-hours", d=2, h=21), state=say("clock-runs"))
    expect(bob.page.get_by_text(said)).to_be_visible()

    later.pass_time(3 * DAY)  # the sweep finds it, and everybody is told
    expect(bob.status).to_contain_text(say("clock-has-run-out", who="Ada"))
    expect(ada.page.get_by_text(say("out-about"))).to_be_visible()
    bot = bob.page.get_by_role("radio", name=say("vote-bot"))
    send = bob.page.get_by_role("button", name=say("vote-send"))
    expect(send).to_be_disabled()
    bob.page.keyboard.press("v")
    expect(bot).to_be_focused()
    bob.page.keyboard.press("Space")
    expect(bot).to_be_checked()
    send.click()
    expect(bob.status).to_contain_text(say("arkadia-your-turn", who="Bob"))
    expect(bot).to_have_count(0)
    assert ada.api.snapshot(table)["table"]["seats"][0]["bot"]

    ada.page.get_by_role("button", name=say("stand-in-back")).click()
    expect(ada.page.get_by_role("log")).to_contain_text(say("event-taken-back", who="Ada"))
    assert not ada.api.snapshot(table)["table"]["seats"][0].get("bot")

    later.pass_time(5 * DAY)  # nobody has played for Bob; somebody who watches steps in
    expect(ada.status).to_contain_text(say("clock-has-run-out", who="Bob"))
    eve = invite(at=later)
    eve.api.rename("Eve")
    eve.open_table(table)
    eve.page.get_by_role("button", name=say("step-in-ask")).click()
    expect(eve.page.get_by_text(say("step-in-asked"))).to_be_visible()
    ada.page.reload()
    ada.page.get_by_role("radio", name=say("vote-substitute", name="Eve")).click()
    height = "document.documentElement.scrollHeight <= innerHeight"
    assert ada.page.evaluate(height), "the vote stands next to the boards, and the page does not scroll"
    ada.page.get_by_role("button", name=say("vote-send")).click()
    expect(eve.page.get_by_text(say("substitute-about", who="Bob"))).to_be_visible()
    expect(eve.status).to_contain_text(say("arkadia-your-turn", who="Bob"))
    expect(bob.page.get_by_text(say("lent-about"))).to_be_visible()
    bob.page.get_by_role("button", name=say("stand-in-back")).click()
    expect(bob.status).to_contain_text(say("arkadia-your-turn", who="Bob"))
    expect(eve.page.get_by_text(say("substitute-about", who="Bob"))).to_have_count(0)
    assert bob.api.snapshot(table)["clock"]["seats"][1]["left"] > HOUR * 1000


def test_chat_and_notes_are_read_by_those_they_are_for_and_resigning_ends_the_game(
    invite: Invite, later: Server
) -> None:
    ada, bob, eve = invite(at=later), invite(language="fr", at=later, width=390), invite(at=later)
    say = ada.say
    table = a_table(ada, bob)
    eve.api.rename("Eve")
    for person in (ada, bob, eve):
        person.open_table(table)
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_role("tab", name=say("talk-tab-log"))).to_be_focused()
    ada.page.keyboard.press("2")
    field = ada.page.get_by_role("textbox", name=say("talk-write"))
    expect(field).to_be_focused()
    ada.page.keyboard.type("After lunch <b>I decide</b>.")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("After lunch <b>I decide</b>.")
    spectators = ada.page.get_by_role("button", name=say("talk-spectators"))
    expect(spectators).to_have_attribute("aria-disabled", "true")
    ada.page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_role("tab", name=say("talk-tab-chat"))).to_be_focused()
    ada.page.keyboard.press("3")
    ada.page.get_by_role("textbox", name=say("notes-label")).fill("Bob wants the mill.")
    expect(ada.page.get_by_text(say("notes-saved"))).to_be_visible()

    expect(bob.page.locator("#tab-talk .badge")).to_have_text("1")
    bob.page.locator("#tab-talk").click()
    bob.page.get_by_role("tab", name=bob.say("talk-tab-chat")).click()
    expect(bob.page.get_by_role("log")).to_contain_text("After lunch <b>I decide</b>.")
    expect(bob.page.get_by_text(bob.say("talk-new", n=1))).to_be_visible()
    bob.page.get_by_role("tab", name=bob.say("talk-tab-notes")).click()
    expect(bob.page.get_by_role("textbox", name=bob.say("notes-label"))).to_have_value("")
    eve.page.get_by_role("tab", name=say("talk-tab-chat")).click()
    expect(eve.page.get_by_text(say("talk-empty"))).to_be_visible()
    expect(eve.page.get_by_role("tab", name=say("talk-tab-notes"))).to_have_count(0)
    eve.page.get_by_role("textbox", name=say("talk-write")).fill("Ada leads.")
    eve.page.keyboard.press("Enter")
    expect(eve.page.get_by_role("log")).to_contain_text("Ada leads.")

    # A click on a name blocks: what she wrote is gone for him, and what the table tells stays.
    bob.page.get_by_role("tab", name=bob.say("talk-tab-chat")).click()
    bob.page.get_by_role("log").get_by_role("button", name="Ada", exact=True).click()
    bob.page.get_by_role("button", name=bob.say("blocking-block-who", who="Ada")).click()
    bob.page.get_by_role("button", name=bob.say("blocking-yes")).click()
    expect(bob.page.get_by_role("log")).not_to_contain_text("After lunch")

    ada.page.reload()
    ada.page.get_by_role("tab", name=say("talk-tab-notes")).click()
    expect(ada.page.get_by_role("textbox", name=say("notes-label"))).to_have_value("Bob wants the mill.")
    ada.page.get_by_role("tab", name=say("talk-tab-chat")).click()
    expect(ada.page.get_by_role("log")).not_to_contain_text("Ada leads.")
    ada.page.get_by_role("button", name=say("tabledo-title")).click()
    ada.page.get_by_role("button", name=say("tabledo-resign"), exact=True).click()
    expect(ada.page.get_by_role("alert")).to_contain_text(say("tabledo-resign-wins", who="Bob"))
    ada.page.get_by_role("button", name=say("tabledo-resign-yes")).click()

    end = ada.region("end-title")
    expect(end).to_contain_text(say("ended-resigned"))
    expect(end).to_contain_text(say("finished-won", who="Bob"))
    expect(bob.page.get_by_role("log")).to_contain_text(bob.say("event-resigned", who="Ada"))
    expect(ada.page.locator(".tray")).to_contain_text(say("ended-places"))
    expect(ada.page.locator(".tray .primary")).to_have_count(0)
    expect(bob.region("end-title")).to_contain_text(bob.say("ended-resigned"))
    spectators.click()  # the game is over
    expect(ada.page.get_by_role("log")).to_contain_text("Ada leads.")
