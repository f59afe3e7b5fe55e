"""Two players end a rated game in which nobody helps, see it on their pages, and play again."""

from __future__ import annotations

import json
import secrets
from typing import Any

from playwright.sync_api import expect

from tests.e2e.api import ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.server import Server, until
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

PASSWORD = "four words are better"


def a_player(visitor: Visitor, name: str) -> None:
    visitor.api.rename(name)
    visitor.api.post("/password", {"name": name, "password": PASSWORD})


def a_table(first: Visitor, second: Visitor, name: str, **more: Any) -> str:
    """A running game in which the first one is to move."""
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}, "name": name, **more}
    table = str(first.api.post("/tables", body)["id"])
    second.api.post(f"/tables/{table}/sit", {"seat": 1})
    return table


def resign(visitor: Visitor, table: str) -> None:
    body = {"version": visitor.api.snapshot(table)["version"], "key": secrets.token_hex(8)}
    visitor.api.post(f"/tables/{table}/resign", body)


def overflow(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_from_a_rated_game_to_the_pages_of_both_and_a_rematch(invite: Invite, own_server: Server) -> None:
    ada, ben = invite(at=own_server), invite(at=own_server, language="fr", width=390)
    ada.page.goto("/me")
    expect(ada.page.locator("main")).to_contain_text(ada.say("people-visitor"))
    a_player(ada, "Ada Byron")
    a_player(ben, "Ben Moss")
    table = a_table(ada, ben, "Cromford", rated=True)

    # No hints while it runs, said in their place.
    ada.open_table(table)
    ada.page.get_by_role("button", name=ada.say("tool-hint"), exact=True).click()
    expect(ada.page.locator("section.hint")).to_contain_text(ada.say("error-rated-no-help"))
    ada.page.get_by_role("button", name=ada.say("tool-hint"), exact=True).click()

    # To the table where it is my turn, and back by the lobby.
    a_table(ben, ada, "Derwent")
    ada.page.goto("/me")
    running = ada.page.get_by_role("region", name=ada.say("people-running"))
    expect(running.get_by_role("row")).to_have_count(3)
    expect(running.get_by_role("row").nth(1)).to_contain_text(ada.say("people-your-turn"))
    ada.page.goto("/")
    ada.page.get_by_role("link", name=ada.say("people-next", table="Cromford", n=1)).click()
    expect(ada.page).to_have_url(f"{own_server.address}/table/{table}")

    # The end: the rating, the result and the invitation to play again are on the pages.
    resign(ben, table)
    again = ada.page.get_by_role("button", name=ada.say("end-rematch"), exact=True)
    expect(again).to_be_enabled()
    again.click()
    expect(ada.page).not_to_have_url(f"{own_server.address}/table/{table}")
    expect(ada.page.get_by_text("Cromford").first).to_be_visible()
    until(lambda: bool(ben.api.get("/me/record")["ratings"]), "the game is rated")

    ben.page.goto("/me")
    invited = ben.page.get_by_role("region", name=ben.say("people-invited"))
    expect(invited).to_contain_text(ben.say("people-invited-by", by="Ada Byron"))
    expect(ben.page.get_by_role("region", name=ben.say("people-finished"))).to_contain_text("2e")
    rating = ben.page.get_by_role("region", name=ben.say("people-rating"))
    expect(rating).to_contain_text(ben.say("people-provisional"))
    rating.get_by_text(ben.say("people-steps")).click()
    expect(rating.get_by_role("row").nth(1)).to_contain_text("1000")
    expect(rating.get_by_role("row").nth(1).get_by_role("link")).to_have_attribute("href", f"/table/{table}")
    assert overflow(ben) <= 0
    expect(ben.page.get_by_role("link", name=ben.say("people-next", table="Derwent", n=1))).to_be_visible()
    assert overflow(ben) <= 0
    with ben.page.expect_download() as download:
        ben.page.get_by_role("link", name=ben.say("people-export-do")).click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["account"]["name"] == "Ben Moss"
    nothing_found(ben.page)

    # The public page, from the ratings, for somebody without a session.
    guest = invite(at=own_server)
    guest.page.goto("/ratings/arkadia")
    expect(guest.page.get_by_role("region", name=guest.say("people-provisional-title"))).to_contain_text("Ben Moss")
    nothing_found(guest.page)
    guest.page.get_by_role("link", name="Ada Byron").click()
    expect(guest.page.get_by_role("heading", name="Ada Byron", level=1)).to_be_visible()
    record = guest.page.get_by_role("region", name=guest.say("people-record"))
    expect(record.get_by_role("row", name="Ben Moss")).to_contain_text("1 : 0")
    expect(guest.page.get_by_role("region", name=guest.say("people-results"))).to_contain_text("Cromford")
    expect(guest.page.locator("main")).not_to_contain_text("Derwent")  # it runs
    nothing_found(guest.page)
    guest.expect_complaint("status of 404")
    guest.page.goto("/people/Nobody")
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.say("error-no-such-player"))
