"""A host invites by name, removes, fills and starts; latecomers watch and are counted; tables are put away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.api import ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.visitor import Visitor

PASSWORD = "four words are better"
LEA = "Lea Lind"


def player(visitor: Visitor, name: str) -> None:
    """The guest of this browser becomes a player."""
    visitor.api.rename(name)
    visitor.api.post("/password", {"name": name, "password": PASSWORD})


def test_a_host_invites_removes_fills_and_starts_and_a_latecomer_watches(invite: Invite) -> None:
    host, guest = invite(), invite(width=390)
    say = host.say
    host.api.rename("Bruno")
    player(guest, LEA)
    table = host.api.create(ME, OPEN, OPEN, OPEN, name="Cromford")
    host.page.goto(f"/table/{table}")
    host.page.get_by_role("textbox", name=say("coming-by-name")).fill(LEA.lower())
    host.page.get_by_role("button", name=say("coming-invite-go"), exact=True).click()
    seats = host.page.get_by_role("region", name=say("coming-seats"))
    expect(seats).to_contain_text(LEA)
    start = host.page.get_by_role("button", name=say("coming-start-bots", n=3), exact=True)
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(host.page.get_by_text(say("coming-start-kept", who=LEA))).to_be_visible()

    # The invited one finds it in the lobby, reads what was agreed, and sits down.
    guest.page.goto("/")
    guest.page.get_by_role("link", name=say("coming-look-at", table="Cromford")).click()
    expect(guest.page.get_by_role("heading", name=say("coming-kept-for-you", who="Bruno"))).to_be_visible()
    expect(guest.page.get_by_text(say("coming-pace-unhurried"))).to_be_visible()
    guest.page.get_by_role("button", name=say("coming-take")).click()
    expect(guest.page.get_by_role("region", name=say("coming-seats"))).to_contain_text(say("seat-you"))

    # The host changes what she agreed to by sitting down: she reads it, and agrees again.
    host.page.get_by_role("button", name=say("coming-change"), exact=True).click()
    form = host.page.get_by_role("dialog", name=say("coming-change-title"))
    form.get_by_role("radio", name=say("new-pace-days")).click()
    form.get_by_role("button", name=say("coming-change-go")).click()
    expect(form).to_have_count(0)
    expect(host.page.get_by_text(say("coming-start-agree", who=LEA))).to_be_visible()
    again = guest.page.get_by_role("region", name=say("coming-again-title"))
    expect(again).to_contain_text(say("coming-pace-unhurried"))
    again.get_by_role("button", name=say("coming-agree")).click()
    expect(again).to_have_count(0)
    start = host.page.get_by_role("button", name=say("coming-start-bots", n=2), exact=True)
    expect(start).to_have_attribute("aria-disabled", "false")

    # The host frees the seat again; nobody comes back without a new invitation.
    seats.get_by_role("button", name=say("coming-remove", who=LEA)).click()
    expect(guest.page.get_by_text(say("error-was-removed"))).to_be_visible()

    # A bot takes one seat, the others when the host starts.
    seats.get_by_role("button", name=say("seating-bot-on", n=2)).click()
    expect(seats).to_contain_text(say("seat-bot"))
    start = host.page.get_by_role("button", name=say("coming-start-bots", n=2), exact=True)
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    expect(host.status).to_be_visible()

    # Who waited without a seat watches, and is told so; the host sees how many do.
    expect(guest.page.get_by_text(say("coming-late-about"))).to_be_visible()
    expect(guest.status).to_be_visible()
    expect(host.page.get_by_title(say("coming-watching", n=1))).to_be_attached()
    guest.page.goto("/watch")
    card = guest.page.get_by_role("article").filter(has_text="Cromford")
    expect(card.get_by_role("link", name=say("list-watch-at", table="Cromford"))).to_be_visible()
    expect(card.get_by_role("img").first).to_be_visible()


def test_a_closed_table_says_so_and_a_link_that_never_was_leads_nowhere(invite: Invite) -> None:
    host, guest = invite(), invite(language="fr")
    host.api.rename("Bruno")
    table = host.api.create(ME, OPEN, name="Belper")
    guest.expect_complaint(r"status of 404")
    host.expect_complaint(r"status of 404")
    host.page.goto(f"/table/{table}")
    host.page.get_by_role("radio", name=host.say("coming-who-invited"), exact=True).click()
    expect(host.page.get_by_text(host.say("coming-who-invited-about"))).to_be_visible()
    guest.page.goto(f"/table/{table}")
    expect(guest.page.get_by_text(guest.say("error-not-invited"))).to_be_visible()
    host.page.get_by_role("button", name=host.say("coming-code")).click()
    expect(host.page.get_by_role("img", name=host.say("coming-code-of", link=host.page.url))).to_be_visible()
    expect(host.page.get_by_text(host.say("reach-only-here"))).to_be_visible()
    host.page.get_by_role("button", name=host.say("coming-close")).click()
    expect(guest.page.get_by_role("heading", name=guest.say("coming-closed"))).to_be_visible()
    expect(guest.page.locator("#main")).to_contain_text("Belper")
    expect(guest.page.get_by_role("button", name=guest.say("coming-again-open"))).to_have_count(0)
    host.page.get_by_role("button", name=host.say("coming-again-open")).click()
    host.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(host.page.get_by_role("heading", name="Belper")).to_be_visible()
    guest.page.goto("/table/zzzzzzzzzz")
    expect(guest.page.get_by_role("heading", name=guest.say("table-gone"))).to_be_visible()
