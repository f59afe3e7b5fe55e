"""Reports, deeds of moderators, bans, and the trail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.distance.moderation.roles import Roles
from arktable.server.settings import Settings
from tests.server.distance.house import DAY, House, SetClock, a_house
from tests.server.distance.signed import another, become, fault, sign_in
from tests.server.helpers import BOT, ME, OPEN, Person, texts_of

pytestmark = pytest.mark.anyio

REASON = "On 1 June you insulted Ben at this table.\nYou can answer this."


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, SetClock(), "Ada", "Ben", "Cleo", "Mod", "Nora") as house:
        for name in ("Mod", "Nora"):
            await become(house[name], f"{name} Keeper")
        assert await roles(house).set("mod keeper", True) == "Mod Keeper"
        yield house


def roles(house: House) -> Roles:
    return Roles(house.distance.store, house.clock.now)


async def say(person: Person, table: str, *lines: str, room: str = "players") -> None:
    for line in lines:
        await person.post(f"/tables/{table}/chat", {"room": room, "text": line})


async def insulted(house: House) -> tuple[str, str]:
    """A table with an insult in its chat, and the report of it."""
    table = await house.open("Ada", "Ben")
    for number in range(5):
        await say(house["Ben"], table, f"before {number}")
    await say(house["Ada"], table, "you are a fool")
    await say(house["Ben"], table, *(f"after {number}" for number in range(4)))
    await report(house["Ben"], table=table, room="players", line=6)
    (row,) = (await house["Mod"].get("/moderation/reports"))["reports"]
    return table, row["id"]


async def report(person: Person, status: int = 200, **more: Any) -> Any:
    return await person.post("/reports", {"text": "This is rude.", "kind": "insult", **more}, status)


async def ban(house: House, status: int = 200, **more: Any) -> Any:
    return await house["Mod"].post("/moderation/bans", {"reason": REASON, "days": 7, **more}, status)


async def trail(house: House) -> list[tuple[str, str, str]]:
    deeds = (await house["Mod"].get("/moderation/trail"))["deeds"]
    return [(deed["by"], deed["what"], deed["whom"]) for deed in reversed(deeds)]


# -- reports --------------------------------------------------------------------------------------------------------


async def test_a_report_shows_three_lines_around_and_the_line_itself_on_request(house: House) -> None:
    table, report_id = await insulted(house)
    shown = await house["Mod"].get(f"/moderation/reports/{report_id}")
    assert (shown["report"]["by"], shown["report"]["about"], shown["report"]["table"]) == ("Ben", "Ada", table)
    assert [line["text"] for line in shown["lines"]] == [
        "before 2", "before 3", "before 4", "", "after 0", "after 1", "after 2",
    ]  # fmt: skip
    assert [line["n"] for line in shown["lines"] if line["is_reported"]] == [6]
    assert [one["name"] for one in shown["people"]] == ["Ada", "Ben"]
    assert (shown["people"][0]["reported"], shown["people"][1]["reports"]) == (1, 1)
    assert await trail(house) == [("", "moderator", "Mod Keeper")]
    assert (await house["Mod"].post(f"/moderation/reports/{report_id}/line", {}))["text"] == "you are a fool"
    assert (await trail(house))[1:] == [("Mod Keeper", "read", "Ada")]


async def test_what_a_report_tells_of_people_has_no_address_and_no_mail(house: House) -> None:
    _, report_id = await insulted(house)
    text = (await house["Mod"].client.get(f"/api/moderation/reports/{report_id}")).text
    for word in ("127.0.0.1", "network", "mail", "agent", "session"):
        assert word not in text


async def test_who_can_be_reported(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await say(house["Cleo"], table, "hello", room="spectators")
    ben, cleo = house["Ben"], house["Cleo"]
    await report(ben, table=table, seat=0)
    await report(cleo, table=table, seat=0, kind="cheating")
    await report(cleo, name="nora KEEPER", kind="name")
    for body in ({"table": table, "seat": 7}, {"table": table}, {"name": "Nobody Here"}, {}, {"name": "Ada"}):
        assert (await report(ben, 404, **body))["error"]["key"] == "nobody-there"
    assert (await report(ben, 404, table="zzzzzzzzzz", seat=0))["error"]["key"] == "no-such-table"
    assert (await report(ben, 409, table=table, seat=1))["error"]["key"] == "report-self"
    # Nobody reports what they cannot read.
    assert (await report(ben, 403, table=table, room="spectators", line=1))["error"]["key"] == "chat-closed"
    assert (await report(cleo, 404, table=table, room="spectators", line=2))["error"]["key"] == "nobody-there"
    async with another(house) as visitor:
        assert (await report(visitor, 403, table=table, seat=0))["error"]["key"] == "no-session"


async def test_a_bot_cannot_be_reported(house: House) -> None:
    table = str((await house["Ada"].post("/tables", {"ruleset": "arkadia", "seats": [ME, BOT], "options": {}}))["id"])
    assert (await report(house["Ben"], 404, table=table, seat=1))["error"]["key"] == "nobody-there"


async def test_reports_are_limited(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await report(house["Ben"], table=table, seat=0)
    assert (await report(house["Ben"], 409, table=table, seat=0))["error"]["key"] == "is-reported"
    for kind in ("name", "cheating", "other"):
        await report(house["Ben"], table=table, seat=0, kind=kind)
    for bad in ("", "  \n ", "\u202e\u2066", "x" * 1001, "x" * 4001):
        await report(house["Ben"], 400, table=table, seat=0, text=bad)
    for _ in range(5):
        await report(house["Ben"], 409, table=table, seat=0)
    assert (await report(house["Ben"], 429, table=table, seat=0))["error"]["key"] == "too-many"
    # One client with many accounts gets no further.
    assert (await report(house["Cleo"], 429, table=table, seat=0))["error"]["key"] == "too-many"


async def test_a_person_has_at_most_twenty_open_reports(house: House) -> None:
    table = await house.open("Ada", "Ben")
    for number in range(20):
        await say(house["Ada"], table, str(number))
        await report(house["Ben"], table=table, room="players", line=number + 1)
        house.clock.wait(60)
    await say(house["Ada"], table, "one more")
    assert (await report(house["Ben"], 409, table=table, room="players", line=21))["error"]["key"] == "reports-most"


async def test_two_equal_reports_at_once_are_one(house: House) -> None:
    table = await house.open("Ada", "Ben")
    body = {"text": "rude", "table": table, "seat": 0}
    answers = await asyncio.gather(*(house["Ben"].client.post("/api/reports", json=body) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


async def test_nothing_to_do_closes_a_report(house: House) -> None:
    _, report_id = await insulted(house)
    await house["Mod"].post(f"/moderation/reports/{report_id}/close", {"reason": "It was a joke."})
    assert (await house["Mod"].get("/moderation/reports"))["reports"] == []
    (closed,) = (await house["Mod"].get("/moderation/reports?state=closed"))["reports"]
    assert closed["id"] == report_id
    assert (await fault(house["Mod"], f"/moderation/reports/{report_id}/close", {}, 409))["key"] == "report-closed"
    assert (await trail(house))[-1] == ("Mod Keeper", "close", "Ada")
    await house["Mod"].get("/moderation/reports?state=x", 400)
    await house["Mod"].get("/moderation/reports/x%00y", 404)


# -- measures -------------------------------------------------------------------------------------------------------


async def test_a_hidden_line_is_read_by_nobody(house: House) -> None:
    table, report_id = await insulted(house)
    body = {"table": table, "room": "players", "line": 6, "reason": "An insult.", "report": report_id}
    await house["Mod"].post("/moderation/hide", {**body, "reason": " "}, 400)
    await house["Mod"].post("/moderation/hide", body)
    lines = (await house["Ben"].get(f"/tables/{table}/chat"))["lines"]
    assert [(line["text"], line.get("is_hidden", False)) for line in lines if line["n"] == 6] == [("", True)]
    shown = await house["Mod"].get(f"/moderation/reports/{report_id}")
    assert shown["report"]["state"] == "closed"
    assert (shown["people"][0]["upheld"], shown["people"][1]["reports_upheld"]) == (1, 1)
    assert (await fault(house["Mod"], "/moderation/hide", {**body, "line": 99}, 404))["key"] == "nobody-there"
    await roles(house).set("Nora Keeper", True)
    assert (await fault(house["Nora"], "/moderation/hide", body, 409))["key"] == "is-hidden"


async def test_closing_a_table_ends_its_game_without_a_place_for_anybody(house: House) -> None:
    table = await house.open("Ada", "Ben")
    body = {"table": table, "reason": "Its name insults."}
    await house["Mod"].post("/moderation/close-table", body)
    brief = (await house["Ada"].get(f"/tables/{table}"))["table"]
    assert (brief["state"], brief["ended"], brief["to_move"]) == ("finished", "closed", -1)
    await house["Ada"].play(table, "done", status=409)
    assert (await fault(house["Mod"], "/moderation/close-table", body, 409))["key"] == "not-running"
    assert (await trail(house))[-1] == ("Mod Keeper", "close-table", "")


async def test_closing_a_table_that_has_not_started_deletes_it(house: House) -> None:
    table = await house["Ada"].create(ME, OPEN)
    await house["Mod"].post("/moderation/close-table", {"table": table, "reason": "Its name insults."})
    await house["Ada"].get(f"/tables/{table}", 404)
    await house["Mod"].post("/moderation/close-table", {"table": table, "reason": "again"}, 404)


# -- bans -----------------------------------------------------------------------------------------------------------


async def test_without_a_reason_there_is_no_ban(house: House) -> None:
    for bad in ("", " \n", "\u202e"):
        await ban(house, 400, name="Nora Keeper", reason=bad)
    assert (await house["Nora"].get("/account"))["state"] == "player"
    assert (await ban(house, 404, name="Nobody Here"))["error"]["key"] == "nobody-there"
    for days in (-1, 5000, "x"):
        await ban(house, 400, name="Nora Keeper", days=days)


async def test_a_banned_person_reads_the_reason_and_changes_nothing(house: House) -> None:
    table, report_id = await insulted(house)
    await ban(house, report=report_id)
    ada = house["Ada"]
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("/tables", {"ruleset": "arkadia", "seats": [ME, BOT], "options": {}}),
        (f"/tables/{table}/chat", {"room": "players", "text": "hello"}),
        (f"/tables/{table}/note", {"text": "hello"}),
        (f"/tables/{table}/moves", {"version": 1, "key": "k", "moves": ["done"]}),
        ("/me", {"name": "Somebody Else"}),
        ("/reports", {"text": "revenge", "table": table, "seat": 1}),
        ("/password", {"name": "Ada Lind", "password": "four words are better"}),
    ]
    for path, body in attempts:
        error = await fault(ada, path, body, 403)
        args = {"reason": REASON, "until": "2026-06-08T08:00:00.000Z", "day": "2026-06-08", "ends": "yes"}
        assert error == {"key": "banned", "args": args}
    open_table = await house["Cleo"].create(ME, OPEN)
    assert (await fault(ada, f"/tables/{open_table}/sit", {"seat": 1}, 403))["key"] == "banned"
    assert (await ada.get("/account"))["state"] == "banned"
    assert (await ada.get("/ban"))["ban"] == {
        "reason": REASON, "until": "2026-06-08T08:00:00.000Z", "may_answer": True,
    }  # fmt: skip
    await ada.get(f"/tables/{table}")  # they may watch


async def test_a_banned_player_cannot_sign_in_and_the_wrong_password_tells_nothing(house: House) -> None:
    await ban(house, name="Nora Keeper", days=0)
    async with another(house) as browser:
        right = await sign_in(browser, "Nora Keeper", status=403)
        assert right["error"] == {"key": "banned", "args": {"reason": REASON, "until": "", "day": "", "ends": "no"}}
        wrong = await sign_in(browser, "Nora Keeper", "something else", status=403)
        assert wrong["error"]["key"] == "sign-in-wrong"
        assert (await browser.get("/account"))["state"] == "visitor"


async def test_a_ban_ends_by_itself(house: House) -> None:
    await ban(house, name="Nora Keeper", days=7)
    house.clock.wait(7 * DAY - 1)
    await fault(house["Nora"], "/me", {"name": "Nora Other"}, 403)
    house.clock.wait(2)
    await house["Nora"].post("/me", {"name": "Nora Other"})
    assert (await house["Nora"].get("/account"))["state"] == "player"
    assert (await house["Nora"].get("/ban"))["ban"] is None
    assert (await house["Mod"].get("/moderation/bans"))["bans"] == []


async def test_a_banned_guest_is_a_guest_again(house: House) -> None:
    _, report_id = await insulted(house)
    await ban(house, report=report_id)
    (row,) = (await house["Mod"].get("/moderation/bans"))["bans"]
    assert (row["name"], row["by"], row["reason"]) == ("Ada", "Mod Keeper", REASON)
    lift = f"/moderation/bans/{row['account']}/lift"
    assert (await fault(house["Mod"], lift, {"reason": ""}, 400))["key"] == "malformed"
    await house["Mod"].post(lift, {"reason": "It was a misunderstanding."})
    assert (await house["Ada"].get("/account"))["state"] == "guest"
    await house["Ada"].post("/me", {"name": "Ada L"})
    assert (await fault(house["Mod"], lift, {"reason": "again"}, 409))["key"] == "not-banned"
    assert [what for _, what, _ in await trail(house)] == ["moderator", "ban", "lift"]


async def test_open_seats_become_free_and_running_seats_count_as_absent(house: House) -> None:
    running = await house.open("Ada", "Ben")
    waiting = await house["Cleo"].create(ME, OPEN, OPEN)
    await house["Ada"].post(f"/tables/{waiting}/sit", {"seat": 1})
    await report(house["Ben"], table=running, seat=0)
    (row,) = (await house["Mod"].get("/moderation/reports"))["reports"]
    await ban(house, report=row["id"])
    seats = (await house["Cleo"].get(f"/tables/{waiting}"))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    brief = (await house["Ben"].get(f"/tables/{running}"))["table"]
    assert (brief["state"], brief["seats"][0]["kind"]) == ("running", "person")
    house.clock.wait(121)  # as for anybody who is away
    await house.act("Ben", running, "hand-over", seat=0)
    assert (await house["Ben"].get(f"/tables/{running}"))["table"]["seats"][0]["bot"]
    assert (await fault(house["Ada"], f"/tables/{running}/take-back", {"version": 1, "key": "k"}, 403))[
        "key"
    ] == "banned"


async def test_an_order_of_a_banned_person_is_withdrawn(house: House) -> None:
    table = await house.open("Ada", "Ben", pace={"kind": "days", "bank": DAY, "increment": DAY // 4})
    await house["Ada"].play_on(table, until="own")
    moves = texts_of((await house["Ben"].post(f"/tables/{table}/order/turn/moves", {}))["moves"])
    steps = [move for move in moves if move.startswith("own")][-1:]
    await house["Ben"].post(f"/tables/{table}/order", {"steps": steps, "conditions": []})
    assert (await house["Ben"].get(f"/tables/{table}/order"))["steps"]
    await report(house["Ada"], table=table, seat=1)
    (row,) = (await house["Mod"].get("/moderation/reports"))["reports"]
    await ban(house, report=row["id"])
    assert "steps" not in await house["Ben"].get(f"/tables/{table}/order")


async def test_a_moderator_is_not_banned(house: House) -> None:
    await roles(house).set("Nora Keeper", True)
    for name in ("Nora Keeper", "Mod Keeper"):
        assert (await ban(house, 409, name=name))["error"]["key"] == "ban-moderator"
    await roles(house).set("Nora Keeper", False)
    await ban(house, name="Nora Keeper")
    assert await roles(house).set("Nora Keeper", True) is None  # a banned player gets no role


async def test_bans_at_once_leave_one_state_and_all_deeds(house: House) -> None:
    body = {"reason": REASON, "days": 1, "name": "Nora Keeper"}
    answers = await asyncio.gather(*(house["Mod"].client.post("/api/moderation/bans", json=body) for _ in range(4)))
    assert [answer.status_code for answer in answers] == [200] * 4
    assert len((await house["Mod"].get("/moderation/bans"))["bans"]) == 1
    assert [what for _, what, _ in await trail(house)].count("ban") == 4


# -- answers --------------------------------------------------------------------------------------------------------


async def test_an_answer_goes_to_another_moderator_if_there_is_one(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await ban(house, name="Ada Lind")
    house.clock.wait(1)
    ada = house["Ada"]
    await ada.post("/reports/answer", {"text": "It was my brother."})
    assert (await fault(ada, "/reports/answer", {"text": "And I am sorry."}, 409))["key"] == "has-answered"
    assert not (await ada.get("/ban"))["ban"]["may_answer"]
    # Mod is the only moderator, and reads it.
    (alone,) = (await house["Mod"].get("/moderation/reports"))["reports"]
    assert alone["kind"] == "answer"
    await roles(house).set("Nora Keeper", True)
    assert (await house["Mod"].get("/moderation/reports"))["reports"] == []
    assert (await house["Mod"].get(f"/moderation/reports/{alone['id']}", 403))["error"]["key"] == "another-moderator"
    assert (await house["Mod"].get("/moderation/bans"))["bans"][0]["answer"] == ""
    shown = await house["Nora"].get(f"/moderation/reports/{alone['id']}")
    assert shown["text"] == "It was my brother."
    (row,) = (await house["Nora"].get("/moderation/bans"))["bans"]
    assert row["answer"] == alone["id"]
    await house["Nora"].post(f"/moderation/bans/{row['account']}/lift", {"reason": "It was the brother."})
    assert (await house["Nora"].get("/moderation/reports"))["reports"] == []
    assert (await fault(ada, "/reports/answer", {"text": "Thank you."}, 409))["key"] == "not-banned"


async def test_nobody_deals_with_a_report_about_themselves(house: House) -> None:
    await report(house["Ben"], name="Mod Keeper")
    (row,) = (await house["Mod"].get("/moderation/reports"))["reports"]  # there is no other moderator
    await roles(house).set("Nora Keeper", True)
    assert (await house["Mod"].get("/moderation/reports"))["reports"] == []
    body = {"reason": "Nothing to do."}
    assert (await fault(house["Mod"], f"/moderation/reports/{row['id']}/close", body, 403))[
        "key"
    ] == "another-moderator"
    await house["Nora"].post(f"/moderation/reports/{row['id']}/close", body)


# -- roles and the trail --------------------------------------------------------------------------------------------


async def test_a_role_that_is_taken_ends_at_once(house: House) -> None:
    await house["Mod"].get("/moderation/trail")
    await roles(house).set("Mod Keeper", False)
    assert (await house["Mod"].get("/moderation/trail", 403))["error"]["key"] == "moderators-only"
    assert await roles(house).all() == []
    assert await roles(house).set("Ada", True) is None  # a guest has no name of their own


async def test_the_trail_stays_when_people_are_deleted(house: House) -> None:
    await ban(house, name="Nora Keeper")
    await house["Nora"].post("/me/delete", {"name": "Nora Keeper"})
    await roles(house).set("Mod Keeper", False)
    await house["Mod"].post("/me/delete", {"name": "Mod Keeper"})
    await become(house["Ben"], "Ben Keeper")
    await roles(house).set("Ben Keeper", True)
    deeds = (await house["Ben"].get("/moderation/trail"))["deeds"]
    assert [deed["what"] for deed in deeds] == ["moderator", "no-moderator", "ban", "moderator"]
    assert deeds[2]["reason"] == REASON
    assert deeds[2]["whom"] == deeds[2]["by"] != "Nora Keeper"
    export = await house["Ben"].client.get("/api/moderation/trail/export")
    assert "attachment" in export.headers["content-disposition"]
    assert export.json() == deeds


async def test_the_trail_is_read_in_parts(house: House) -> None:
    for _ in range(3):
        house.clock.wait(1)
        await ban(house, name="Nora Keeper")
    whole = await house["Mod"].get("/moderation/trail")
    assert whole["count"] == len(whole["deeds"]) == 4
    rest = await house["Mod"].get(f"/moderation/trail?before={whole['deeds'][1]['id']}")
    assert rest["deeds"] == whole["deeds"][2:]
