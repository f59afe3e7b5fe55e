"""A guest keeps a name: with a passkey and a second device, or with a password. At localhost, where passkeys work."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.server import Server, until
from tests.e2e.test_axe import nothing_found
from tests.e2e.test_french import all_french
from tests.e2e.test_narrow import too_wide
from tests.e2e.visitor import Visitor

PASSWORD = "four words are better"
# A device of the browser's own with finger or face, which always says yes.
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def at_localhost(invite: Invite, server: Server) -> Invite:
    """Visitors who use the name, not the number: browsers have no passkeys at 127.0.0.1."""

    def come(**how: Any) -> Visitor:
        visitor = invite(at=SimpleNamespace(address=f"http://localhost:{server.port}"), **how)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        return visitor

    return come


def a_seat(visitor: Visitor, name: str) -> str:
    visitor.api.rename(name)
    return visitor.api.create(ME, GREEDY, setup="beginner", name="Cromford")


def name_field(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("textbox", name=visitor.say("signin-name"), exact=True)).to_be_editable()


def choose_name(visitor: Visitor, name: str) -> None:
    """The page says that the name is free."""
    visitor.page.get_by_role("textbox", name=visitor.say("signin-name"), exact=True).fill(name)
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.say("signin-name-free"))).to_be_visible()


def keep_codes(visitor: Visitor) -> list[str]:
    """The codes are shown, and the way on opens after the tick."""
    page, say = visitor.page, visitor.say
    codes = page.get_by_role("list", name=say("signin-codes")).get_by_role("listitem")
    expect(codes).to_have_count(10)
    onward = page.get_by_role("button", name=say("signin-back-to", table="Cromford"))
    expect(onward).to_have_attribute("aria-disabled", "true")
    page.get_by_role("checkbox", name=say("signin-codes-kept")).check()
    expect(onward).to_have_attribute("aria-disabled", "false")
    found = codes.all_inner_texts()
    onward.click()
    return found


def listed(page: Page, visitor: Visitor) -> None:
    expect(page.get_by_role("heading", name=visitor.say("signin-sessions"))).to_be_visible()


def test_a_guest_keeps_a_seat_with_a_passkey_and_brings_it_to_a_second_device(at_localhost: Invite) -> None:
    ada = at_localhost()
    phone = at_localhost(language="fr", width=390)
    table = a_seat(ada, "Ada")
    page, say = ada.page, ada.say
    page.goto("/sign-in")
    choose_name(ada, "Ada Lind")
    nothing_found(page)
    page.get_by_role("button", name=say("signin-keep-passkey")).click()
    keep_codes(ada)
    page.wait_for_url(f"**/table/{table}")
    expect(page.get_by_role("link", name=say("nav-account", name="Ada Lind"))).to_be_visible()

    page.goto("/account/device")
    code = page.locator(".bigcode").inner_text()
    there, dit = phone.page, phone.say
    there.goto(f"/k#{code}")
    expect(there.get_by_role("textbox", name=dit("signin-code"), exact=True)).to_have_value(code)
    all_french(there)
    assert too_wide(there, "the code") == []
    there.get_by_role("button", name=dit("signin-ask")).click()
    expect(there.locator(".signs use")).to_have_count(3)
    signs = there.locator(".signs use").evaluate_all("signs => signs.map(sign => sign.getAttribute('href'))")
    question = page.locator(".ask9")
    expect(question).to_be_visible()
    seen = question.locator(".signs use").evaluate_all("signs => signs.map(sign => sign.getAttribute('href'))")
    assert (len(signs), seen) == (3, signs)
    question.get_by_role("button", name=say("signin-asks-yes")).click()
    there.wait_for_url("**/account")
    expect(there.get_by_role("heading", name="Ada Lind")).to_be_visible()
    assert phone.api.get(f"/tables/{table}")["table"]["you"] == 0

    # The list on the phone ends the first browser, in its open tab too.
    ada.open_table(table)
    until(lambda: phone.api.get(f"/tables/{table}")["table"]["seats"][0]["online"], "the first browser is at the table")
    there.reload()
    browser = dit("signin-browser", browser="Chrome", system="Linux")
    end = there.get_by_role("button", name=dit("signin-end-session", browser=browser))
    expect(end).to_have_count(1)
    end.click()
    expect(end).to_have_count(0)
    expect(page.get_by_text(say("error-session-ended"))).to_be_visible()
    assert ada.api.get("/me")["id"] is None

    # The passkey opens the name again.
    page.goto("/sign-in/in")
    page.get_by_role("button", name=say("signin-with-passkey")).click()
    page.wait_for_url(f"**/table/{table}")
    assert ada.api.get("/me")["name"] == "Ada Lind"


def test_a_guest_keeps_a_name_with_a_password_and_comes_back_with_a_code(at_localhost: Invite) -> None:
    ada, other = at_localhost(), at_localhost()
    a_seat(ada, "Bess")
    page, say = ada.page, ada.say
    page.goto("/sign-in")
    # A name of a bot is refused with three that are free.
    page.get_by_role("textbox", name=say("signin-name"), exact=True).fill("Oak")
    expect(page.get_by_text(say("error-name-reserved", name="Oak"))).to_be_visible()
    expect(page.locator(".sugg button")).to_have_count(3)
    choose_name(ada, "Bess Holt")
    page.get_by_role("radio", name=say("signin-password")).click()
    ada.expect_complaint(r"status of 400 .*/api/password\)$")
    field = page.get_by_role("textbox", name=say("signin-password"), exact=True)
    field.fill("password")
    page.get_by_role("button", name=say("signin-keep-password"), exact=True).click()
    expect(page.get_by_text(say("error-password-usual"))).to_be_visible()
    field.fill(PASSWORD)
    page.get_by_role("button", name=say("signin-keep-password"), exact=True).click()
    codes = keep_codes(ada)

    # Another browser: a guest with a seat signs in and brings it along.
    seat = a_seat(other, "Guest")
    there = other.page
    there.goto("/sign-in/in")
    expect(there.get_by_role("checkbox", name=other.say("signin-bring", tables=1, name="Guest"))).to_be_checked()
    other.expect_complaint(r"status of 403 .*/api/(sign-in|recovery/use)\)$")
    for password, found in (("not the one", False), (PASSWORD, True)):
        there.get_by_role("textbox", name=other.say("signin-name"), exact=True).fill("bess holt")
        there.get_by_role("textbox", name=other.say("signin-password"), exact=True).fill(password)
        there.get_by_role("button", name=other.say("signin-with-password")).click()
        if not found:
            expect(there.get_by_role("alert")).to_contain_text(other.say("error-sign-in-wrong", tries=4))
    there.wait_for_url("**/table/*")
    seats = other.api.get(f"/tables/{seat}")["table"]
    assert (seats["you"], seats["seats"][0]["name"]) == (0, "Bess Holt")

    # Everything is lost: one of the codes opens the name, and ends the other browsers.
    there.goto("/account")
    listed(there, other)
    nothing_found(there)
    there.get_by_role("button", name=other.say("signin-sign-out-here")).click()
    there.wait_for_url("**/")
    there.goto("/sign-in/lost")
    there.get_by_role("textbox", name=other.say("signin-name"), exact=True).fill("Bess Holt")
    there.get_by_role("textbox", name=other.say("signin-recovery-code")).fill(codes[0])
    there.get_by_role("button", name=other.say("signin-open-name")).click()
    there.wait_for_url("**/account")
    expect(there.get_by_text(other.say("signin-codes-left", n=9))).to_be_visible()
    assert ada.api.get("/me")["id"] is None


def test_at_the_number_of_this_device_a_link_leads_to_its_name(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.api.rename("Ada")
    page, say = ada.page, ada.say
    page.goto("/sign-in")
    there = f"http://localhost:{server.port}"
    expect(page.get_by_role("radio", name=say("signin-passkey"))).to_be_disabled()
    page.get_by_role("button", name=say("signin-go-there", address=there)).click()
    page.wait_for_url(f"{there}/carry#*")
    page.get_by_role("button", name=say("carry-take")).click()
    page.get_by_role("link", name=say("signin-own-name")).click()
    name_field(ada)
    expect(page.get_by_role("textbox", name=say("signin-name"), exact=True)).to_have_value("Ada")
    expect(page.get_by_role("radio", name=say("signin-passkey"))).to_be_enabled()


def test_every_page_is_french_narrow_and_open_to_readers(invite: Invite) -> None:
    ada = invite(language="fr", width=360)
    ada.api.rename("Ada")
    for path in ("/sign-in", "/sign-in/in", "/sign-in/lost", "/k", "/account", "/account/device"):
        ada.page.set_viewport_size({"width": 360, "height": 844})
        ada.page.goto(path)
        expect(ada.page.locator("main :is(form, .panel, .bigcode)").first).to_be_visible()
        all_french(ada.page)
        assert too_wide(ada.page, path) == []
        nothing_found(ada.page)
