"""One person against the greedy bot, from the front page to the last coin."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from tests.e2e import brain
from tests.e2e.conftest import Invite
from tests.e2e.player import Player

PICTURES = {"must": "lay", "castle": "castle", "draw": "draw", "banner": "banner", "sell": "sell"}


def test_a_game_against_a_bot_from_the_lobby_to_the_results(invite: Invite, kept: Path) -> None:
    visitor = invite()
    page, say = visitor.page, visitor.say
    page.goto("/")
    page.get_by_role("button", name=say("first-play")).click()
    expect(visitor.status).to_be_visible()  # one click, and we are at a running table

    player = Player(visitor)
    pictures = dict(PICTURES)

    def look(view: brain.View) -> None:
        name = pictures.pop(view["phase"], "")
        if name == "lay" and view["offer"].get("lay"):
            card = next(iter(view["offer"]["lay"]))
            player.choose_card(card)
        if name:
            page.screenshot(path=kept / f"game-{name}.png")

    end = player.play_on(look)
    assert not pictures, f"never asked: {pictures}"

    results = page.get_by_role("region", name=say("arkadia-wins", who="")[-4:])
    expect(results).to_be_visible()
    for row in end["final"]["rows"]:
        expect(results.get_by_role("cell", name=str(row["gold"]), exact=True).first).to_be_visible()
    page.screenshot(path=kept / "game-end.png")

    with page.expect_download() as download:
        page.get_by_role("link", name=say("end-record")).click()
    assert download.value.suggested_filename.endswith(".ark")
    record = read_record(Path(download.value.path()).read_text(encoding="utf-8"))
    position = replay(record, find_game(record.ruleset))
    assert position.seat < 0
    assert list(position.scores()) == end["final"]["scores"]
    assert list(position.winners()) == end["final"]["winners"]
