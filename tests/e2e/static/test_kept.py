"""What lasts: through a reload, without a network, from table to table, on a full disk, from tab to tab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.archive.files import RECORDS
from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.server import until
from tests.e2e.static.conftest import Welcome
from tests.e2e.static.guest import DeskPlayer, Guest
from tests.e2e.static.site import Site
from tests.e2e.visitor import Visitor

RECORD = RECORDS / "0.2.0" / "spinning-jenny-2-greedy-default.ark"


@pytest.fixture
def own_site() -> Iterator[Site]:
    """A host that may go away or bring another version."""
    running = Site()
    yield running
    running.stop()


def a_table(guest: Guest, ruleset: str = "arkadia") -> str:
    guest.come_in()
    table = str(guest.api.post("/tables", {"ruleset": ruleset, "seats": [ME, GREEDY], "options": {}})["id"])
    guest.open_table(table)
    return table


def decide(guest: Guest) -> None:
    """One decision at the table that the page shows, through its controls."""
    player = DeskPlayer(guest)
    view = player.wait_for_me()
    player.decide(*brain.choose(view, guest.api.kit(guest.api.snapshot(player.table)["table"]["options"])))


def version_shown(guest: Guest, version: int) -> None:
    expect(guest.page.locator("html")).to_have_attribute("data-version", str(version))


def keeps_everything(guest: Guest) -> None:
    """The service worker has every file that is not fetched later: the next visit needs no network."""
    guest.page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')")


def test_a_reload_in_mid_turn_and_a_visit_without_a_network(welcome: Welcome, own_site: Site) -> None:
    guest = welcome(at=own_site)
    table = a_table(guest)
    decide(guest)
    before = guest.my_move(table)
    guest.page.reload()
    version_shown(guest, before["version"])
    assert guest.api.snapshot(table)["view"] == before["view"]
    keeps_everything(guest)

    own_site.stop()
    guest.page.close()
    guest.page = guest.context.new_page()
    guest.open_table(table)
    version_shown(guest, before["version"])
    decide(guest)
    assert guest.api.snapshot(table)["version"] > before["version"]
    assert guest.api.record(guest.api.upload(RECORD.read_text(encoding="utf-8")))


def test_words_and_complete_rules_are_fetched_when_asked_for_and_kept(welcome: Welcome, own_site: Site) -> None:
    guest = welcome(at=own_site, language="de")
    guest.come_in()
    keeps_everything(guest)
    assert not [path for path in own_site.asked if "complete." in path]
    assert not [path for path in own_site.asked if "/fr-" in path]
    # The words of the pages came before the service worker: it is told of them.
    words = next(path for path in own_site.asked if "/de-" in path)
    guest.page.wait_for_function("(path) => caches.match(`.${path}`).then((found) => found !== undefined)", arg=words)
    guest.page.goto("./#/rules/arkadia")
    expect(guest.page.locator("#banner")).to_be_visible()
    asked = [path for path in own_site.asked if "complete." in path]
    assert asked
    assert not [path for path in asked if "complete.de" not in path]

    own_site.stop()
    guest.page.close()
    guest.page = guest.context.new_page()
    guest.page.goto("./#/rules/arkadia")
    expect(guest.page.locator("#banner")).to_be_visible()
    expect(guest.page.get_by_role("link", name=guest.say("nav-learn")).first).to_be_visible()


def test_two_tabs_of_one_game_and_one_of_them_goes(welcome: Welcome) -> None:
    guest = welcome()
    table = a_table(guest)
    first, second = guest.page, guest.context.new_page()
    second.goto(f"./#/table/{table}")
    decide(guest)
    now = guest.my_move(table)
    expect(second.locator("html")).to_have_attribute("data-version", str(now["version"]))

    # The first tab runs the desk. The second takes over, and its table goes on.
    guest.page = second
    first.close()
    decide(guest)
    assert guest.api.snapshot(table)["version"] > now["version"]
    third = guest.context.new_page()
    third.goto(f"./#/table/{table}")
    expect(third.locator("html")).to_have_attribute("data-version", str(guest.my_move(table)["version"]))


def test_a_record_goes_from_a_server_to_the_files_and_back(welcome: Welcome, ada: Visitor) -> None:
    served = ada.api.record(ada.api.upload(RECORD.read_text(encoding="utf-8")))
    guest = welcome()
    guest.come_in()
    with guest.page.expect_file_chooser() as chooser:
        guest.page.get_by_role("button", name=guest.say("file-open")).first.click()
    chooser.value.set_files({"name": "game.ark", "mimeType": "text/plain", "buffer": served.encode()})
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=guest.say("end-record")).first.click()
    here = Path(download.value.path()).read_bytes()
    assert here == served.encode()
    assert ada.api.record(ada.api.upload(here.decode())).encode() == here


def test_a_running_game_goes_on_at_a_server_and_leaves_the_browser(welcome: Welcome, ada: Visitor) -> None:
    guest = welcome()
    table = a_table(guest)
    decide(guest)
    before = guest.my_move(table)
    menu = guest.page.get_by_role("button", name=guest.say("thisgame"), exact=True)
    menu.click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=guest.say("thisgame-take")).click()
    ada.page.goto("/archive")
    with ada.page.expect_file_chooser() as chooser:
        ada.page.get_by_role("button", name=ada.say("games-load")).click()
    chooser.value.set_files(download.value.path())
    ada.page.locator("[role=status] a.btn").click()
    expect(ada.status).to_be_visible()
    assert ada.my_move(ada.table_id)["view"]["you"] == before["view"]["you"]

    guest.page.get_by_role("button", name=guest.say("thisgame-delete")).click()
    guest.page.get_by_role("button", name=guest.say("thisgame-yes")).click()
    expect(guest.page.get_by_role("heading", name=guest.say("hello-new"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("thisgame-deleted", table=before["table"]["name"]))).to_be_visible()
    assert guest.api.get("/tables")["mine"] == []


def test_a_full_disk_loses_nothing_and_says_so(welcome: Welcome, own_site: Site) -> None:
    own_site.before_worker = (Path(__file__).parent / "full_disk.js").read_text(encoding="utf-8")
    guest = welcome(at=own_site)
    table = a_table(guest)
    before = guest.my_move(table)
    guest.expect_complaint("507, the database is at fault: QuotaExceededError")
    guest.page.evaluate("new BroadcastChannel('full disk').postMessage(true)")
    player = DeskPlayer(guest)
    moves = brain.choose(before["view"], guest.api.kit(before["table"]["options"]))
    player._sent = lambda act: act()  # type: ignore[method-assign]  # this time nothing will be taken
    player.decide(*moves)
    expect(guest.page.get_by_text(guest.say("error-storage-full"))).to_be_visible()
    now = guest.api.snapshot(table)
    assert (now["version"], now["view"]) == (before["version"], before["view"])

    guest.page.reload()
    version_shown(guest, before["version"])
    decide(guest)
    assert guest.api.snapshot(table)["version"] > before["version"]


def test_another_version_is_offered_and_games_go_on_with_it(welcome: Welcome, own_site: Site) -> None:
    guest = welcome(at=own_site)
    table = a_table(guest)
    decide(guest)
    now = guest.my_move(table)
    keeps_everything(guest)
    guest.page.reload()
    version_shown(guest, now["version"])

    own_site.version = "next"
    guest.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    offer = guest.page.get_by_role("button", name=guest.say("desk-update-now"))
    expect(offer).to_be_visible()
    decide(guest)  # nothing is forced in the middle of a game
    now = guest.my_move(table)
    offer.click()
    expect(offer).to_have_count(0)
    version_shown(guest, now["version"])
    kept = "caches.keys().then((names) => names.some((name) => name.includes(' next')))"
    until(lambda: guest.page.evaluate(kept), "the new version is kept")
    manifest = guest.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())"
    )
    assert manifest["start_url"] == "./"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}


def test_no_seat_link_is_offered_where_there_is_no_other_browser(welcome: Welcome) -> None:
    guest = welcome(newcomer=True)
    a_table(guest)
    expect(guest.page.get_by_role("button", name=guest.say("tool-rules"), exact=True)).to_be_visible()
    expect(guest.page.get_by_role("button", name=guest.say("carry-title"))).to_have_count(0)
    guest.page.goto("./#/carry")
    expect(guest.page.get_by_text(guest.say("error-carry-alone"))).to_be_visible()
