"""One of two people closes the page in their turn; the other lets a bot play on, and the first takes the seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.api import ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.server import Server


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Server]:
    """A server where a player who is away can be replaced at once."""
    running = Server(tmp_path, away=0)
    running.start()
    yield running
    running.stop()


def test_a_bot_plays_for_somebody_who_has_gone_until_they_are_back(invite: Invite, hasty_server: Server) -> None:
    ada, bob = invite(at=hasty_server), invite(at=hasty_server)
    say = ada.say
    ada.api.rename("Ada")
    bob.api.rename("Bob")
    table = ada.api.create(ME, OPEN)
    bob.api.post(f"/tables/{table}/sit", {"seat": 1})
    ada.page.goto(f"/table/{table}")
    bob.page.goto(f"/table/{table}")
    expect(bob.status).to_contain_text(say("arkadia-turn-of", who="Ada"))
    offer = bob.page.get_by_role("button", name=say("stand-in-hand-over"))
    expect(offer).to_have_count(0)

    ada.page.goto("/")
    bob.page.get_by_role("button", name=say("notices-remind", who="Ada")).click()
    expect(bob.page.get_by_text(say("notices-reminded", who="Ada"))).to_be_visible()
    offer.click()
    expect(bob.status).to_contain_text(say("arkadia-your-turn", who="Bob"))
    expect(offer).to_have_count(0)
    log = bob.page.get_by_role("log")
    expect(log).to_contain_text(say("event-handed-over", who="Bob", seat="Ada"))
    row = bob.page.get_by_role("row", name="Ada")
    expect(row).to_contain_text(say("bot-at-seat", bot=say("bot-greedy")))

    ada.page.goto(f"/table/{table}")
    ada.page.get_by_role("button", name=say("stand-in-back")).click()
    expect(log).to_contain_text(say("event-taken-back", who="Ada"))
    expect(row).not_to_contain_text(say("bot-at-seat", bot=say("bot-greedy")))
