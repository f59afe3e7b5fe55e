"""A lost line or a killed server loses nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor


def lay_something(player: Player) -> None:
    visitor, view = player.visitor, player.view()
    player.decide(*brain.lay(view, visitor.api.kit({})))


def test_a_killed_server_comes_back_and_the_table_goes_on(invite: Invite, own_server: Server) -> None:
    ada = invite(at=own_server)
    ada.expect_complaint("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|WebSocket connection")
    ada.api.rename("Ada")
    ada.open_table(ada.api.create(ME, GREEDY))
    player = Player(ada)
    lay_something(player)
    before = player.wait_for_me()
    assert before["phase"] == "draw"  # in the middle of a turn

    own_server.kill()
    expect(ada.page.get_by_text(ada.say("offline"))).to_be_visible()
    own_server.start()
    expect(ada.page.get_by_text(ada.say("offline"))).to_be_hidden()

    after = player.wait_for_me()
    assert after == before
    player.decide("take stack")
    player.wait_for_me()
    player.decide("end")
    assert player.wait_for_me()["turn"] == 3  # the bot has played, too


def test_a_move_made_while_the_server_is_down_arrives_once(invite: Invite, own_server: Server) -> None:
    ada = invite(at=own_server)
    ada.expect_complaint("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|WebSocket connection")
    ada.open_table(ada.api.create(ME, GREEDY))
    player = Player(ada)
    lay_something(player)
    player.wait_for_me()
    own_server.kill()
    expect(ada.page.get_by_text(ada.say("offline"))).to_be_visible()
    player.button(ada.say("arkadia-go-stack")).click()
    own_server.start()
    expect(ada.status).to_contain_text(ada.say("arkadia-asked-banner"))
    assert len(player.view()["you"]["hand"]) == 4


def press_without_a_network(ada: Visitor) -> Player:
    """A card is taken from the stack while the network is away."""
    ada.expect_complaint("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ada.open_table(ada.api.create(ME, GREEDY))
    player = Player(ada)
    lay_something(player)
    player.wait_for_me()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(ada.say("offline"))).to_be_visible()  # told without a press
    player.button(ada.say("arkadia-go-stack")).click()
    return player


def test_a_lost_network_is_noticed_and_the_move_is_kept(ada: Visitor) -> None:
    player = press_without_a_network(ada)
    kept = ada.page.get_by_text(ada.say("offline")).or_(ada.page.get_by_text(ada.say("sending")))
    expect(kept).to_be_visible()
    assert player.view()["phase"] == "draw"
    ada.context.set_offline(False)
    expect(kept).to_be_hidden()
    assert player.wait_for_me()["phase"] == "banner"
    assert len(player.view()["you"]["hand"]) == 4


def test_a_move_that_waits_for_the_connection_says_so_and_can_be_withdrawn(ada: Visitor) -> None:
    player = press_without_a_network(ada)
    waiting = ada.page.locator(".traybox").get_by_text(ada.say("pending-about"))
    expect(waiting).to_be_visible()
    ada.page.get_by_role("button", name=ada.say("pending-withdraw")).click()
    expect(waiting).to_be_hidden()
    expect(ada.page.get_by_text(ada.say("pending-withdrawn"))).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.say("offline"))).to_be_hidden()
    assert player.view()["phase"] == "draw"  # nothing was sent
    player.decide("take stack")
    assert player.wait_for_me()["phase"] == "banner"
