"""Taking back, as far as fairness allows."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor


def test_a_laid_building_can_be_taken_back_and_its_log_entry_is_struck(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player, say = Player(ada), ada.say
    before = player.wait_for_me()
    squares = ada.page.get_by_role("gridcell")
    drawn = squares.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    undo = player.button(say("undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")

    player.decide(*brain.lay(before, ada.api.kit({})))
    player.wait_for_me()
    entry = player.log.get_by_role("listitem").filter(has_text="Ada · lays").first
    expect(entry).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "false")

    undo.click()
    expect(ada.status).to_contain_text(say("arkadia-asked-lay"))
    expect(entry).to_contain_text(say("log-undone"))
    struck = entry.evaluate(
        "one => getComputedStyle(one).textDecorationLine + getComputedStyle(one.children[1]).textDecorationLine"
    )
    assert "line-through" in struck
    expect(player.log).to_contain_text(say("log-undo", who="Ada"))
    after = player.view()
    assert {key: after[key] for key in after if key != "asked"} == {
        key: before[key] for key in before if key != "asked"
    }
    assert squares.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") == drawn
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_after_a_card_from_the_stack_undo_says_why_not(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player, say = Player(ada), ada.say
    player.decide(*brain.lay(player.wait_for_me(), ada.api.kit({})))
    player.wait_for_me()
    player.decide("take stack")
    assert player.wait_for_me()["phase"] == "banner"
    player.ask_why(say("undo"))
    expect(ada.page.get_by_text(say("why-title-undo"))).to_be_visible()
    expect(ada.page.get_by_text(say("why-undo-revealed"))).to_be_visible()
    assert player.view()["phase"] == "banner"
