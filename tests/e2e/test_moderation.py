"""A line of the chat is reported, a moderator bans its writer, and the banned person reads why and answers."""

from __future__ import annotations

import subprocess

from playwright.sync_api import expect

from tests.e2e.api import ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.server import COMMAND, Server
from tests.e2e.test_axe import nothing_found
from tests.e2e.test_french import all_french
from tests.e2e.test_narrow import too_wide
from tests.e2e.visitor import Visitor

PASSWORD = "four words are better"
REASON = "You insulted Ben at this table. You can answer this."


def become(visitor: Visitor, name: str) -> None:
    answer = visitor.context.request.post("/api/password", data={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()


def say(visitor: Visitor, table: str, text: str) -> None:
    answer = visitor.context.request.post(f"/api/tables/{table}/chat", data={"room": "players", "text": text})
    assert answer.ok, answer.text()


def test_a_line_is_reported_and_its_writer_banned(invite: Invite, server: Server) -> None:
    ada, ben, mod = invite(), invite(), invite(language="fr", width=390)
    for visitor, name in ((ada, "Ada"), (ben, "Ben"), (mod, "Nora")):
        visitor.context.request.post("/api/me", data={"name": name})
    become(ada, "Ada Rude")
    become(mod, "Nora Keeper")
    command = [str(COMMAND), "moderator", "Nora Keeper", "--database", str(server.database)]
    subprocess.run(command, check=True, capture_output=True)
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}}
    table = ben.context.request.post("/api/tables", data=body).json()["id"]
    ada.context.request.post(f"/api/tables/{table}/sit", data={"seat": 1})
    say(ben, table, "Good luck!")
    say(ada, table, "You are a fool.")
    say(ben, table, "Please, not in this tone.")

    # Ben reports the line from the chat.
    ben.open_table(table)
    ben.page.get_by_role("tab", name=ben.say("talk-tab-chat")).click()
    ben.page.get_by_role("button", name=ben.say("mod-report-line", name="Ada Rude")).click()
    dialog = ben.page.get_by_role("dialog", name=ben.say("mod-report-title", name="Ada Rude"))
    dialog.get_by_role("button", name=ben.say("mod-report-send")).click()
    expect(dialog.get_by_text(ben.say("mod-report-empty"))).to_be_visible()
    dialog.get_by_label(ben.say("mod-report-text")).fill("An insult.")
    dialog.get_by_role("button", name=ben.say("mod-report-send")).click()
    expect(ben.page.get_by_text(ben.say("mod-reported", name="Ada Rude"))).to_be_visible()

    # The moderator opens it by keys, on a phone, and bans.
    page, words = mod.page, mod.say
    page.goto("/moderation")
    expect(page.get_by_role("heading", name=words("mod-written"))).to_be_visible()
    page.keyboard.press("j")
    expect(page.get_by_role("button", name=words("mod-of-insult"))).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=words("mod-show"), exact=True).click()
    expect(page.get_by_text("You are a fool.")).to_be_visible()
    nothing_found(page)
    assert not too_wide(page, "a report")
    page.get_by_role("radio", name=words("mod-do-ban")).click()
    act = page.get_by_role("button", name=words("mod-act-ban", name="Ada Rude", days=7))
    act.click()
    expect(page.get_by_text(words("error-ban-reason"))).to_be_visible()
    page.get_by_label(words("mod-reason-ban")).fill(REASON)
    act.click()
    expect(page.get_by_text(words("mod-none"))).to_be_visible()
    page.get_by_role("link", name=words("mod-bans-trail")).click()
    expect(page.get_by_role("heading", name=words("mod-bans-title", n=1))).to_be_visible()
    expect(page.get_by_text(words("mod-deed-read", whom="Ada Rude"))).to_be_visible()
    nothing_found(page)
    assert not too_wide(page, "the trail")

    # Ada reads why when she writes, and answers once.
    ada.expect_complaint("status of 403")
    ada.open_table(table)
    ada.page.get_by_role("tab", name=ada.say("talk-tab-chat")).click()
    ada.page.get_by_label(ada.say("talk-write")).fill("Who, me?")
    ada.page.keyboard.press("Enter")
    why = ada.page.get_by_role("dialog")
    expect(why.get_by_text(REASON)).to_be_visible()
    why.get_by_label(ada.say("ban-answer")).fill("I am sorry.")
    why.get_by_role("button", name=ada.say("ban-answer-send")).click()
    expect(ada.page.get_by_text(ada.say("ban-answered"))).to_be_visible()

    # The answer arrives, and the page about what is kept is there for everybody.
    page.goto("/moderation")
    expect(page.get_by_role("heading", name=words("mod-case-answer", about="Ada Rude"))).to_be_visible()
    expect(page.get_by_text("I am sorry.")).to_be_visible()
    page.goto("/privacy")
    expect(page.get_by_text(words("privacy-chat-about", chat=365))).to_be_visible()
    nothing_found(page)
    all_french(page)
    assert not too_wide(page, "what is kept")
