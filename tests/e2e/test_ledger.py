"""The table as text: a full way to play."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.visitor import Visitor


def test_moves_typed_as_notation_or_number(ada: Visitor) -> None:
    table = ada.api.create(ME, GREEDY)
    view = ada.api.my_move(table)["view"]
    ada.open_table(table)
    page, say = ada.page, ada.say
    page.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    field = page.get_by_role("textbox", name=say("ledger-field"))
    answer = page.get_by_role("main").locator("p.answer[role=status]")
    hand = ", ".join(
        say("arkadia-card", form=say(f"form-{form}"), family=say(f"family-{family}"))
        for form, family in (card.split("-") for card in view["you"]["hand"])
    )
    first = hand.split(",")[0]
    expect(page.get_by_role("main").get_by_text("Your hand")).to_contain_text(first)

    field.fill("lay a castle in the air")
    field.press("Enter")
    expect(answer).to_contain_text(say("why-unknown-move", move="lay a castle in the air"))
    card = next(iter(view["offer"]["lay"]))
    field.fill(f"card {card}; lay {card.split('-')[0]} a1 a")
    field.press("Enter")
    expect(answer).to_contain_text(say("why-touches-nothing"))
    assert ada.api.view(table) == view

    moves = "; ".join(brain.lay(view, ada.api.kit({})))
    field.fill(moves)
    field.press("Enter")
    expect(answer).to_contain_text(say("ledger-played", move=moves))
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(ada.status).to_contain_text(say("arkadia-asked-draw"))

    field.fill("take stack")
    field.press("Enter")
    expect(ada.status).to_contain_text(say("arkadia-asked-banner"))
    expect(page.get_by_role("main").get_by_role("listitem").get_by_role("button", name="end")).to_be_visible()
    groups = ada.api.get(f"/tables/{table}/moves")["moves"]
    legal = [row[0] for group in groups for row in group["moves"]]
    field.fill(str(legal.index("end") + 1))
    field.press("Enter")
    expect(ada.status).to_contain_text(say("arkadia-fact-turn", n=3))

    page.reload()  # the ledger is remembered
    expect(page.get_by_role("heading", name=say("ledger-title"))).to_be_visible()


def test_a_remembered_ledger_is_left_by_esc_by_its_key_and_by_its_button(ada: Visitor) -> None:
    table = ada.api.create(ME, GREEDY)
    ada.api.my_move(table)
    ada.open_table(table)
    page, say = ada.page, ada.say
    heading = page.get_by_role("heading", name=say("ledger-title"))
    board = page.locator("#panel-board")
    page.get_by_role("button", name=say("tool-ledger"), exact=True).click()
    page.get_by_role("textbox", name=say("ledger-field")).focus()
    page.keyboard.press("Escape")
    expect(heading).to_have_count(0)
    expect(board).to_be_visible()
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("l")
    expect(heading).to_be_visible()
    page.keyboard.press("l")
    expect(board).to_be_visible()

    page.reload()  # keys are for this visit; what the button chose is remembered
    page.get_by_role("button", name=say("ledger-leave")).click()
    expect(board).to_be_visible()
    page.reload()
    expect(board).to_be_visible()
    expect(heading).to_have_count(0)
