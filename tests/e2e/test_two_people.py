"""Two people on one table, each with a browser of their own."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e import brain
from tests.e2e.api import ME, OPEN
from tests.e2e.conftest import Invite
from tests.e2e.player import Player


def frames_of(page: Page) -> list[str]:
    """Everything the server will tell this page by socket."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    return frames


def only_known_to(view: brain.View, other: brain.View) -> set[str]:
    """Cards in the hand of the one whose view comes second that a reader of the first view cannot name."""
    known = {*view["you"]["hand"], *view["cards"]["open"], *view["cards"]["discard"]}
    known.update(card for player in view["players"] for card in player["known"])
    return set(other["you"]["hand"]) - known


def lists_in(value: Any) -> list[list[Any]]:
    """Every list anywhere in a JSON value."""
    inner = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else []
    return [*([value] if isinstance(value, list) else []), *(one for part in inner for one in lists_in(part))]


def test_two_people_meet_at_a_shared_address_and_play(invite: Invite) -> None:
    ada, bob = invite(), invite()
    say = ada.say
    ada.page.goto("/")
    form = ada.page.get_by_role("region", name=say("new-title"))
    form.get_by_role("textbox", name=say("new-your-name")).fill("Ada")
    form.get_by_role("textbox", name=say("new-name")).fill("Two of us")
    seat_two = form.get_by_role("radiogroup", name=say("seat-number", n=2), exact=True)
    seat_two.get_by_role("radio", name=say("seat-person")).click()
    form.get_by_role("button", name=say("new-open")).click()
    expect(ada.page.get_by_role("heading", name="Two of us")).to_be_visible()
    expect(ada.page.get_by_text(say("wait-free", n=1))).to_be_visible()
    address = ada.page.get_by_role("textbox", name=say("share-label")).input_value()
    assert address == ada.page.url

    heard_by_ada, heard_by_bob = frames_of(ada.page), frames_of(bob.page)
    ada.page.reload()
    bob.api.rename("Bob")
    bob.page.goto(address)
    bob.page.get_by_role("button", name=say("wait-sit")).click()
    expect(ada.status).to_contain_text(say("arkadia-your-turn", who="Ada"))
    expect(bob.status).to_contain_text(say("arkadia-turn-of", who="Ada"))

    first, second = Player(ada), Player(bob)
    for mover, watcher in ((first, second), (second, first)) * 2:
        view = mover.wait_for_me()
        mover.decide(*brain.lay(view, mover.visitor.api.kit(ada.api.snapshot(first.table)["table"]["options"])))
        laid = mover.log.get_by_role("listitem").filter(has_text="lays").first.inner_text().split("\n")[0]
        expect(watcher.log).to_contain_text(laid)
        mover.wait_for_me()
        mover.decide("take stack")
        mover.wait_for_me()
        mover.decide("end")

    ours, theirs = ada.api.view(first.table), bob.api.view(first.table)
    hidden_from_ada, hidden_from_bob = only_known_to(ours, theirs), only_known_to(theirs, ours)
    told_to_ada = [*heard_by_ada, json.dumps(ada.api.snapshot(first.table))]
    told_to_bob = [*heard_by_bob, json.dumps(bob.api.snapshot(first.table))]
    assert len(heard_by_ada) > 4
    assert len(heard_by_bob) > 4
    for told, hidden, hand in (
        (told_to_ada, hidden_from_ada, theirs["you"]["hand"]),
        (told_to_bob, hidden_from_bob, ours["you"]["hand"]),
    ):
        for message in told:
            assert not any(f'"{card}"' in message for card in hidden), message
            assert hand not in lists_in(json.loads(message))
    for player, view in ((first, ours), (second, theirs)):
        names = [player.say.card(card) for card in view["you"]["hand"]]
        cards = player.hand.get_by_role("radio")
        expect(cards).to_have_count(len(names))
        assert [" ".join(text.split()) for text in cards.all_inner_texts()] == names
        other = view["players"][1 - view["viewer"]]
        assert (other["own"], other["seals"], other["gold"]) == (None, None, None)
        row = player.page.get_by_role("row", name="Bob" if view["viewer"] == 0 else "Ada")
        expect(row).to_contain_text(say("arkadia-hidden", n=other["hand"]))


def test_a_plan_waits_while_the_other_decides_again_and_the_log_strikes_each_decision(invite: Invite) -> None:
    ada, bob = invite(), invite()
    say = ada.say
    ada.api.rename("Ada")
    bob.api.rename("Bob")
    table = ada.api.create(ME, OPEN, setup="beginner")
    bob.api.post(f"/tables/{table}/sit", {"seat": 1})
    ada.open_table(table)
    bob.open_table(table)
    first, second = Player(ada), Player(bob)
    kit = ada.api.kit({"setup": "beginner"})
    ada.api.play_until(table, lambda view: view["phase"] == "banner")
    first.wait_for_me()
    first.decide("end")

    second.point(*brain.laid(brain.lay(second.wait_for_me(), kit)))
    planned = bob.page.locator("[role=gridcell][aria-selected=true]")
    squares = planned.count()
    for times in (1, 2):
        undo = first.button(say("undo"))
        expect(undo).to_have_attribute("aria-disabled", "false")
        undo.click()
        expect(bob.page.get_by_text(say("plan-parked-undo", who="Ada"))).to_be_visible()
        expect(planned).to_have_count(0)
        first.wait_for_me()
        first.decide("end")
        expect(planned).to_have_count(squares)
        expect(second.log.get_by_text(say("log-undo", who="Ada"))).to_have_count(times)
    laid = second.log.get_by_role("listitem").filter(has_text="lays").first
    expect(laid).not_to_contain_text(say("log-undone"))
    second.button(say("arkadia-go-lay")).click()
    expect(second.log).to_contain_text("Bob · lays")
