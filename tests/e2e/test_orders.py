"""An order left in one browser is carried out after the other player has moved, and one that fails is stopped."""

from __future__ import annotations

import secrets

from playwright.sync_api import expect

from arktable.server.distance.orders.carrying import HOLD
from tests.e2e.api import ME, OPEN, Api
from tests.e2e.conftest import Invite
from tests.e2e.server import Server

DAYS = {"kind": "days", "bank": 172_800, "increment": 21_600}


def plays(api: Api, table: str) -> None:
    """Play first legal moves until another player is asked."""
    me = api.snapshot(table)["table"]["you"]
    while (now := api.snapshot(table))["table"]["to_move"] == me:
        texts = [row[0] for group in api.get(f"/tables/{table}/moves")["moves"] for row in group["moves"]]
        move = "done" if "done" in texts else texts[0]
        api.post(f"/tables/{table}/moves", {"version": now["version"], "key": secrets.token_hex(8), "moves": [move]})
        if now["view"]["phase"] != "marker" and api.snapshot(table)["view"]["phase"] == "marker":
            return


def test_an_order_is_left_carried_out_and_another_one_stopped(invite: Invite, later: Server) -> None:
    ada, bruno = invite(at=later), invite(at=later)
    for visitor, name in ((ada, "Ada"), (bruno, "Bruno")):
        visitor.api.rename(name)
    body = {"ruleset": "spinning-jenny", "seats": [ME, OPEN], "options": {}, "pace": DAYS}
    table = str(ada.api.post("/tables", body)["id"])
    bruno.api.post(f"/tables/{table}/sit", {"seat": 1})
    both = (ada, bruno)
    while (now := ada.api.snapshot(table))["view"]["phase"] != "marker":
        plays(both[now["table"]["to_move"]].api, table)
    mover, waiting = both[now["table"]["to_move"]], both[1 - now["table"]["to_move"]]
    me, say = waiting.api.snapshot(table)["table"]["you"], waiting.say

    waiting.open_table(table)
    plan = waiting.page.get_by_role("link", name=say("orders-plan"))
    expect(plan).to_be_visible()
    waiting.page.keyboard.press("o")
    panel = waiting.page.get_by_role("region", name=say("orders-title"))
    panel.get_by_role("combobox", name=say("orders-pick-kind"), exact=True).select_option("wage")
    panel.get_by_role("combobox", name=say("orders-pick-op")).select_option("at-most")
    panel.get_by_role("spinbutton").fill("50")
    panel.get_by_role("button", name=say("orders-add")).click()
    condition = panel.get_by_role("list", name=say("orders-conditions")).get_by_role("listitem")
    expect(condition).to_contain_text("The wage is at most £50", ignore_case=True)
    expect(condition).to_contain_text(say("orders-holds"))

    tray = waiting.page.locator(".tray")
    tray.get_by_role("button", name="Quality").first.click()
    waiting.page.locator('button[aria-label*="£2"], [role="button"][aria-label*="£2"]').first.click()
    leave = tray.get_by_role("button", name=say("orders-leave"))
    expect(leave).to_be_enabled()
    leave.click()
    left = waiting.page.locator("section.order")
    expect(left).to_contain_text(say("orders-title"))
    assert waiting.api.get(f"/tables/{table}/order")["state"] == "left"
    assert mover.api.get(f"/tables/{table}/order") == {}

    mover.open_table(table)
    plays(mover.api, table)
    expect(left).to_contain_text(say("orders-waits"))
    later.pass_time(HOLD[1] + 1)
    expect(left).to_contain_text(say("orders-done-title"))
    moved = [entry for entry in mover.api.snapshot(table)["log"] if entry["seat"] == me and entry["kind"] == "move"]
    assert moved
    expect(mover.page.locator("section.order")).to_have_count(0)
    left.get_by_role("button", name=say("orders-noted")).click()
    expect(left).to_have_count(0)

    # The next one is stopped, and sent nevertheless.
    while waiting.api.snapshot(table)["table"]["to_move"] == me:
        plays(waiting.api, table)
    steps: list[str] = []
    while groups := waiting.api.post(f"/tables/{table}/order/turn/moves", {"done": steps})["moves"]:
        texts = [row[0] for group in groups for row in group["moves"]]
        steps.append("done" if "done" in texts else texts[0])
        if waiting.api.post(f"/tables/{table}/order/turn/try", {"moves": steps})["view"]["offer"] is None:
            break
    never = {"fact": "wage", "op": "at-least", "value": 999}
    waiting.api.post(f"/tables/{table}/order", {"steps": steps, "conditions": [never]})
    while waiting.api.snapshot(table)["table"]["to_move"] != me:
        plays(mover.api, table)
    later.pass_time(2 * HOLD[1])
    alert = waiting.page.get_by_role("alert").filter(has_text=say("orders-stopped-title"))
    expect(alert).to_contain_text(say("orders-stopped-condition"))
    version = waiting.my_move(table)["version"]
    alert.get_by_role("button", name=say("orders-send")).click()
    expect(alert).to_have_count(0)
    assert waiting.api.snapshot(table)["version"] > version
