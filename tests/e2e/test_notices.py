"""Notices: a webhook is added, tested and removed; the service worker shows what a push service delivers."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.server import until
from tests.e2e.test_axe import nothing_found
from tests.e2e.test_french import all_french
from tests.e2e.test_narrow import too_wide
from tests.e2e.visitor import Visitor

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration('/notices-sw.js');
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


class Receiver:
    """A webhook of the test."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.status = 200
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, daemon=True)
    thread.start()
    yield receiver
    receiver.server.shutdown()
    receiver.server.server_close()
    thread.join()


def button(visitor: Visitor, key: str, **words: Any) -> Any:
    return visitor.page.get_by_role("button", name=visitor.say(key, **words))


def test_a_webhook_is_added_tested_and_removed(invite: Invite, receiver: Receiver) -> None:
    ada = invite()
    page = ada.page
    page.goto("/notices")
    expect(page.get_by_text(ada.say("notices-none"))).to_be_visible()
    expect(page.get_by_text(ada.say("feature-no-mail-server"))).to_be_visible()
    page.get_by_label(ada.say("notices-webhook-kind")).select_option("json")
    page.get_by_label(ada.say("notices-webhook-address")).fill(receiver.url)
    page.get_by_role("button", name=f"{ada.say('notices-add-do')} ({ada.say('notices-kind-webhook')})").click()
    key = page.get_by_role("textbox", name=ada.say("notices-once-secret"))
    expect(key).to_have_value(re.compile("^whsec_"))
    button(ada, "notices-once-close").click()
    expect(key).to_have_count(0)

    title = f"{ada.say('notices-format-json')} · 127.0.0.1"
    button(ada, "notices-test-of", channel=title).click()
    expect(page.get_by_text(ada.say("notices-tested"))).to_be_visible()
    assert [told["kind"] for told in receiver.got] == ["test"]
    receiver.status = 500
    button(ada, "notices-test-of", channel=title).click()
    failure = page.locator("li").get_by_text(ada.say("channel-error-http", code="500"))
    expect(failure).to_be_visible()

    page.locator("summary").click()
    wish = page.get_by_role("checkbox", name=ada.say("notices-want-over"))
    with page.expect_response("**/api/channels/*"):
        wish.uncheck()
    page.reload()
    page.locator("summary").click()
    expect(wish).not_to_be_checked()
    expect(page.get_by_role("checkbox", name=ada.say("notices-want-turn"))).to_be_checked()
    expect(failure).to_be_visible()
    nothing_found(page)
    page.set_viewport_size({"width": 360, "height": 800})
    assert too_wide(page, "notices") == []
    button(ada, "notices-remove-of", channel=title).click()
    expect(page.get_by_text(ada.say("notices-none"))).to_be_visible()


def deliver(page: Page, data: dict[str, str]) -> None:
    """What a push service would bring, to the service worker of this page."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(lambda: bool(page.evaluate("1")) and bool(found), "the service worker is known")
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(data)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_the_service_worker_shows_a_notice_in_the_language_of_the_reader(invite: Invite) -> None:
    reader = invite(language="fr")
    reader.context.grant_permissions(["notifications"])
    table = reader.api.create(ME, GREEDY, name="Cromford")
    reader.context.add_init_script("localStorage.setItem('arktable.push', 'here')")
    page = reader.page
    page.goto("/notices")
    expect(page.get_by_text(reader.say("notices-none"))).to_be_visible()
    all_french(page)
    page.evaluate("() => navigator.serviceWorker.register('/notices-sw.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("async () => Boolean(await caches.match('/notices-words'))")
    deliver(page, {"table": table, "kind": "turn"})
    until(lambda: bool(page.evaluate(SHOWN)), "the notice is shown")
    assert page.evaluate(SHOWN) == [
        {"title": "Cromford", "body": reader.say("notices-say-turn"), "tag": table, "data": {"path": f"/table/{table}"}}
    ]
    deliver(page, {"table": table, "kind": "over"})
    until(lambda: page.evaluate(SHOWN)[0]["body"] == reader.say("notices-say-over"), "it replaces the first one")
    assert len(page.evaluate(SHOWN)) == 1
