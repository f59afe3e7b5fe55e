"""Spectators, replays and games from files."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor

GAME = Path(__file__).resolve().parents[1] / "archive" / "records" / "0.1.0" / "arkadia-greedy-2.ark"
A_STEP_MS = 1_500  # more than one step of a replay takes, less than two


def test_a_spectator_sees_no_hands_and_gets_no_buttons_to_play(ada: Visitor, invite: Invite) -> None:
    table = ada.api.create(ME, GREEDY, name="Watched")
    watcher = invite()
    watcher.page.goto("/")
    watcher.page.get_by_role("link", name=watcher.say("list-watch-at", table="Watched")).click()
    say, page = watcher.say, watcher.page
    expect(watcher.status).to_contain_text(say("arkadia-turn-of", who="Ada"))
    expect(page.get_by_role("banner")).to_contain_text(say("where-watching"))
    expect(page.get_by_role("radiogroup", name=say("arkadia-hand"))).to_have_count(0)
    expect(page.get_by_role("button", name=say("undo"))).to_have_count(0)
    expect(page.get_by_role("row", name="Ada")).to_contain_text(say("arkadia-hidden", n=4))
    view = watcher.api.view(table)
    assert view["you"] is None
    assert view["hands"] is None
    assert all(player["seals"] is None and isinstance(player["hand"], int) for player in view["players"])
    hand = ada.api.view(table)["you"]["hand"]
    unseen = set(hand) - {*view["cards"]["open"], *view["cards"]["discard"]}
    assert not any(f'"{card}"' in str(watcher.api.snapshot(table)).replace("'", '"') for card in unseen)


def test_the_scrubber_steps_through_a_game_from_a_file(invite: Invite, own_server: Server) -> None:
    visitor = invite(at=own_server)
    page, say = visitor.page, visitor.say
    page.clock.install()
    page.goto("/archive")
    expect(page.get_by_text(say("finished-none"))).to_be_visible()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("file-open")).click()
    chooser.value.set_files(GAME)
    expect(visitor.status).to_contain_text(say("arkadia-over"))
    expect(page.get_by_text("112").first).to_be_visible()
    page.get_by_role("button", name=say("tool-replay"), exact=True).click()
    steps = len(visitor.api.get(f"/tables/{visitor.table_id}/steps")["steps"])
    slider = page.get_by_role("slider", name=say("replay-slider"))
    expect(page.get_by_text(say("replay-now", m=steps))).to_be_visible()

    def stands_at(n: int) -> None:
        expect(page.get_by_text(say("replay-viewing", n=n, m=steps))).to_be_visible()
        expect(slider).to_have_value(str(n))

    page.get_by_role("button", name=say("replay-first")).click()
    stands_at(0)
    buildings = page.get_by_role("gridcell", name=re.compile("open side"))
    expect(buildings).to_have_count(0)
    for n in (1, 2):
        page.get_by_role("button", name=say("replay-next")).click()
        stands_at(n)
    expect(buildings.first).to_be_visible()
    expect(visitor.status).to_contain_text(say("arkadia-fact-turn", n=1))
    slider.fill("30")
    stands_at(30)
    slider.press("ArrowLeft")
    stands_at(29)
    page.get_by_role("button", name=say("replay-previous")).click()
    stands_at(28)
    # It plays by the page's clock, which stands still but for the time of one step.
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    page.get_by_role("button", name=say("replay-play"), exact=True).click()
    page.clock.run_for(A_STEP_MS)
    stands_at(29)
    page.get_by_role("button", name=say("replay-pause"), exact=True).click()
    page.clock.resume()
    page.get_by_role("button", name=say("replay-last")).click()
    stands_at(steps)
    page.get_by_role("region", name=say("replay-title")).get_by_role("button", name=say("replay-back")).click()
    expect(page.get_by_text(say("replay-now", m=steps))).to_be_visible()

    page.goto("/")
    expect(page.get_by_role("region", name=say("finished-title")).get_by_role("listitem")).to_have_count(1)


def test_looking_back_in_a_running_game_and_returning_to_now(ada: Visitor) -> None:
    table = ada.api.create(ME, GREEDY, setup="beginner")
    ada.api.play_until(table, lambda view: view["turn"] >= 5)
    ada.open_table(table)
    page, say = ada.page, ada.say
    page.get_by_role("button", name=say("tool-replay"), exact=True).click()
    page.get_by_role("slider", name=say("replay-slider")).fill("3")
    past = page.get_by_role("region", name=say("arkadia-tray")).get_by_text(say("arkadia-past-title"))
    expect(past).to_be_visible()
    expect(ada.status).to_contain_text(say("arkadia-fact-turn", n=1))
    page.get_by_role("button", name=say("arkadia-go-now")).last.click()
    expect(past).to_be_hidden()
    expect(ada.status).to_contain_text(say("arkadia-your-turn", who="Ada"))


def test_a_file_that_is_no_game_is_refused_in_words(ada: Visitor, tmp_path: Path) -> None:
    ada.expect_complaint("status of 400")
    text = GAME.read_text(encoding="utf-8")
    bad = {
        "letter.ark": "Good morning,\n",
        "cheat.ark": text.replace("1 lay trade d4 b", "1 lay trade a1 b"),
        "picture.ark": "\x00\x01\x02",
    }
    ada.page.goto("/archive")
    for name, content in bad.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
        with ada.page.expect_file_chooser() as chooser:
            ada.page.get_by_role("button", name=ada.say("file-open")).click()
        chooser.value.set_files(tmp_path / name)
        alert = ada.page.get_by_role("alert").last
        expect(alert).to_contain_text("This file cannot be read as a game")
        assert ada.page.url.endswith("/archive")
        alert.get_by_role("button", name=ada.say("close")).click()
        expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_the_lobby_of_an_empty_server(invite: Invite, own_server: Server) -> None:
    visitor = invite(at=own_server)
    visitor.page.goto("/")
    for key in ("hello-new", "list-none", "list-none-about", "finished-none", "finished-none-about"):
        expect(visitor.page.get_by_text(visitor.say(key))).to_be_visible()
    visitor.page.goto("/archive")
    expect(visitor.page.get_by_text(visitor.say("finished-none"))).to_be_visible()
