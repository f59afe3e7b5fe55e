"""My tables, the next one, my record, my data, a rematch, and what the public page of a player does not tell."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arktable.server.store.distance.notices import ChannelRow
from tests.server.distance.house import DAY, HOUR, MINUTE, House, house_of
from tests.server.distance.signed import become, token
from tests.server.helpers import BOT, ME, OPEN

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}
LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 30}


house = house_of("Ada", "Ben", "Cleo", "Dan")


async def ids(house: House, name: str, which: str) -> list[str]:
    return [one["id"] for one in (await house[name].get("/me/tables"))[which]]


async def lost(house: House, loser: str, *names: str, **more: Any) -> str:
    table = await house.open(*names, **more)
    await house.act(loser, table, "resign")
    return table


async def account(house: House, name: str) -> str:
    return str((await house[name].get("/me"))["id"])


# -- my tables ----------------------------------------------------------------------------------------------------


async def test_my_tables_are_listed_by_what_they_wait_for(house: House) -> None:
    unhurried = await house.open("Ada", "Ben")
    slow = await house.open("Ada", "Ben", pace=DAYS)
    fast = await house.open("Ada", "Ben", pace=LIVE)
    theirs = await house.open("Ben", "Ada")
    alone = await house.open("Ada", unlisted=True, seats=[ME, OPEN])
    over = await lost(house, "Ben", "Ada", "Ben")
    mine = await house["Ada"].get("/me/tables")
    assert [one["id"] for one in mine["running"]] == [fast, slow, unhurried, theirs]
    assert [one.get("your_turn", False) for one in mine["running"]] == [True, True, True, False]
    assert mine["running"][0]["flag"] < mine["running"][1]["flag"]
    assert "flag" not in mine["running"][2]
    assert [one["id"] for one in mine["waiting"]] == [alone]
    assert [(one["id"], one["place"], one["ended"]) for one in mine["finished"]] == [(over, 1, "resigned")]
    assert [seat["place"] for seat in mine["finished"][0]["seats"]] == [1, 2]
    assert mine["finished_count"] == 1
    assert mine["put_away"] == []
    assert (await house["Dan"].get("/me/tables"))["running"] == []


async def test_presence_is_not_told(house: House) -> None:
    await house.open("Ada", "Ben")
    assert "online" not in json.dumps(await house["Ada"].get("/me/tables"))


async def test_tables_that_were_put_away_are_apart_and_are_not_the_next_one(house: House) -> None:
    over = await lost(house, "Ben", "Ada", "Ben")
    running = await house.open("Ada", "Ben")
    for table in (over, running):
        await put_away(house, "Ada", table)
    mine = await house["Ada"].get("/me/tables")
    assert mine["running"] == mine["finished"] == []
    assert {one["id"] for one in mine["put_away"]} == {over, running}
    assert (await house["Ada"].get("/me/next"))["id"] == ""
    assert await ids(house, "Ben", "finished") == [over]


async def put_away(house: House, name: str, table: str) -> None:
    from sqlalchemy import insert  # noqa: PLC0415 - the shelf has no service here

    from arktable.server.store.distance_schema import shelf  # noqa: PLC0415 - as above

    row = {"table_id": table, "account_id": await account(house, name), "at": house.clock.now()}
    store = house.distance.store.own
    await store._writer.write(lambda connection: connection.execute(insert(shelf).values(**row)) and None)


async def test_the_next_table_is_the_most_urgent_one_and_they_take_turns(house: House) -> None:
    unhurried = await house.open("Ada", "Ben")
    slow = await house.open("Ada", "Ben", pace=DAYS)
    fast = await house.open("Ada", "Ben", pace=LIVE)
    theirs = await house.open("Ben", "Ada")
    following = {"": fast, fast: slow, slow: unhurried, unhurried: fast, theirs: fast}
    for here, there in following.items():
        found = await house["Ada"].get(f"/me/next?here={here}")
        assert found["id"] == there
        assert found["count"] == (2 if here in (unhurried, slow, fast) else 3)
    assert (await house["Ben"].get("/me/next"))["id"] == theirs
    assert await house["Ben"].get(f"/me/next?here={theirs}") == {"id": "", "name": "", "count": 0}
    await house.act("Ada", fast, "resign")
    assert (await house["Ada"].get("/me/next"))["id"] == slow


async def test_a_substitute_is_due_instead_of_the_owner(house: House) -> None:
    table = await house.open("Ada", "Ben", pace=LIVE)
    house.clock.wait(640)
    await house.distance.clocks.sweep.once()
    await house["Dan"].post(f"/tables/{table}/step-in", {"seat": 0})
    await house.act("Ben", table, "vote", seat=0, choice=f"substitute:{await account(house, 'Dan')}")
    assert (await house["Dan"].get("/me/next"))["id"] == table
    assert (await house["Ada"].get("/me/next"))["id"] == ""


async def test_only_people_with_a_session_have_pages_of_their_own(house: House) -> None:
    house["Dan"].client.cookies.clear()
    for path in ("tables", "record", "export"):
        assert (await house["Dan"].get(f"/me/{path}", 403))["error"]["key"] == "no-session"
    assert (await house["Dan"].get("/me/next")) == {"id": "", "name": "", "count": 0}
    table = await lost(house, "Ben", "Ada", "Ben")
    assert (await house["Dan"].post(f"/tables/{table}/rematch", {}, 403))["error"]["key"] == "no-session"


# -- my record ----------------------------------------------------------------------------------------------------


async def test_my_record_counts_by_ruleset_and_opponent(house: House) -> None:
    await become(house["Ben"], "Ben Moss")
    await lost(house, "Ben", "Ada", "Ben")
    await lost(house, "Ben", "Ada", "Ben", ruleset="spinning-jenny")
    await lost(house, "Ada", "Ada", "Ben")
    await lost(house, "Cleo", "Ada", "Cleo")
    record = await house["Ada"].get("/me/record")
    assert (record["games"], record["wins"], record["name"], record["since"]) == (
        4,
        3,
        "Ada",
        "2026-06-01T08:00:00.000Z",
    )
    lines = {line["ruleset"]: line for line in record["rulesets"]}
    assert (lines["arkadia"]["games"], lines["arkadia"]["wins"], lines["arkadia"]["places"]) == (3, 2, [2, 1])
    assert lines["arkadia"]["best"] is not None
    assert not lines["arkadia"]["alone"]
    ben, cleo = record["against"]
    assert (ben["who"], ben["name"], ben["games"], ben["wins"]) == ("player", "Ben Moss", 3, 2)
    assert (ben["higher"], ben["lower"], ben["places"]) == (2, 1, [2, 1])
    assert (cleo["who"], cleo["name"], cleo["higher"]) == ("guest", "Cleo", 1)


async def test_a_game_against_bots_counts_and_one_with_two_own_seats_does_not(house: House) -> None:
    solo = await house.open("Ada", seats=[ME, BOT, BOT])
    await house.act("Ada", solo, "resign")
    shared = await house.open("Ada", seats=[ME, {"kind": "me", "name": "Ida"}])
    await house["Ada"].post(
        f"/tables/{shared}/resign?seat=0", {"version": await house["Ada"].version(shared), "key": "one"}
    )
    record = await house["Ada"].get("/me/record")
    assert (record["games"], record["wins"]) == (1, 0)
    (bots,) = record["against"]
    assert (bots["who"], bots["name"], bots["games"], bots["higher"], bots["lower"]) == ("bot", "random", 1, 0, 2)
    assert set(await ids(house, "Ada", "finished")) == {solo, shared}


async def test_a_game_of_an_earlier_version_counts_with_what_is_known(house: House) -> None:
    table = await lost(house, "Ben", "Ada", "Ben")
    from sqlalchemy import update  # noqa: PLC0415 - a row as an earlier version wrote it

    from arktable.server.store.schema import game_table  # noqa: PLC0415 - as above

    place = update(game_table).where(game_table.c.id == table)
    old = place.values(summary='{"to_move":-1,"turn":1,"progress":0.1,"winners":[0]}')
    await house.distance.store.own._writer.write(lambda connection: connection.execute(old) and None)
    (line,) = (await house["Ada"].get("/me/record"))["rulesets"]
    assert (line["games"], line["wins"], line["places"], line["best"]) == (1, 1, [1], None)
    (line,) = (await house["Ben"].get("/me/record"))["rulesets"]
    assert (line["games"], line["wins"], line["places"]) == (1, 0, [])
    assert (await house["Ben"].get("/me/record"))["against"][0]["lower"] == 1


# -- the public page ----------------------------------------------------------------------------------------------


async def public(house: House, name: str, asker: str = "Dan", status: int = 200) -> Any:
    return await house[asker].get(f"/people/{name}", status)


async def test_players_have_a_page_and_guests_and_former_players_have_none(house: House) -> None:
    assert (await public(house, "Ada", status=404))["error"]["key"] == "no-such-player"
    await become(house["Ada"], "Ada Lind")
    page = await public(house, "ADA%20LIND")
    assert page["record"]["name"] == "Ada Lind"
    assert not page["you"]
    assert (await public(house, "ada lind", "Ada"))["you"]
    await house["Ada"].post("/me/delete", {"name": "Ada Lind"})
    for name in ("Ada Lind", "Former player", "x" * 300, "%00"):
        await public(house, name, status=404)


async def test_the_public_page_tells_nothing_private(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await become(house["Ben"], "Ben Moss")
    await become(house["Cleo"], "Cleo Ray")
    seen = await lost(house, "Ben", "Ada", "Ben", rated=True)
    with_guest = await lost(house, "Dan", "Ada", "Dan")
    hidden = [await lost(house, "Ben", "Ada", "Ben", rated=True, unlisted=True)]
    hidden.append(await house.open("Ada", seats=[ME, BOT], invited=True))
    await house.act("Ada", hidden[-1], "resign")
    hidden.append(await house.open("Ada", "Cleo"))  # it runs
    gone = await lost(house, "Cleo", "Ada", "Cleo")
    await house["Cleo"].post("/me/delete", {"name": "Cleo Ray"})
    await house.distance.ratings.settled()
    page = await public(house, "Ada Lind")
    assert {game["id"] for game in page["results"]} == {seen, with_guest, gone}
    assert (page["record"]["games"], page["record"]["wins"], page["record"]["since"]) == (3, 3, "")
    assert [(one["who"], one["name"]) for one in page["record"]["against"]] == [("player", "Ben Moss")]
    assert page["record"]["against"][0]["games"] == 1
    (rating,) = page["record"]["ratings"]
    assert rating["games"] == 2  # an unlisted game counts, but is not named
    assert {step["table"] for step in page["record"]["steps"]} == {seen, ""}
    text = json.dumps(page)
    for secret in (*hidden, "Cleo", "online", 'your_turn": true', await account(house, "Ada"), token(house["Ada"])):
        assert secret not in text
    former = next(game for game in page["results"] if game["id"] == gone)
    assert [(seat["who"], seat.get("name", "")) for seat in former["seats"]] == [("player", "Ada Lind"), ("former", "")]


async def test_awards_belong_to_the_account_and_not_to_the_name(house: House) -> None:
    table = await lost(house, "Ben", "Ada", "Ben")
    other = await lost(house, "Ben", "Ada", "Ben", unlisted=True)
    from sqlalchemy import insert  # noqa: PLC0415 - awards without playing for them

    from arktable.server.store.schema import award  # noqa: PLC0415 - as above

    rows = [
        {"table_id": one, "seat": 0, "award": name, "at": "2026"}
        for one in (table, other)
        for name in ("tycoon", "sailor")
    ]
    rows = rows[:3]
    await house.distance.store.own._writer.write(lambda connection: connection.execute(insert(award), rows) and None)
    await become(house["Ada"], "Ada Lind")
    await become(house["Cleo"], "Cleo Ray")
    mine = (await house["Ada"].get("/me/record"))["awards"]
    assert [(one["award"], one["times"], one["table"]) for one in mine] == [
        ("sailor", 1, table),
        ("tycoon", 2, min(table, other)),
    ]
    page = await public(house, "Ada Lind")
    assert [(one["award"], one["times"], one["table"]) for one in page["record"]["awards"]] == [
        ("sailor", 1, table),
        ("tycoon", 1, table),
    ]
    assert (await public(house, "Cleo Ray"))["record"]["awards"] == []


# -- my data ------------------------------------------------------------------------------------------------------


async def test_the_export_has_everything_of_its_owner_and_nothing_of_others(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    table = await house.open("Ada", "Ben", rated=True)
    await house["Ada"].post(f"/tables/{table}/chat", {"room": "players", "text": "mine: hello"})
    await house["Ben"].post(f"/tables/{table}/chat", {"room": "players", "text": "theirs: hello"})
    await house["Ada"].post(f"/tables/{table}/note", {"text": "mine: build the mill"})
    await house["Ben"].post(f"/tables/{table}/note", {"text": "theirs: block the mill"})
    await house["Ada"].post("/vacations", {"first": "2026-06-10", "last": "2026-06-11"})
    running = await house.open("Ada", "Ben")
    ada, ben = await account(house, "Ada"), await account(house, "Ben")
    store = house.distance.store.notices
    for kind, address in (
        ("mail", "ada@example.org"),
        ("webhook", "https://hooks.example.org/services/s3cret-path"),
        ("feed", ""),
    ):
        await store.add_channel(ChannelRow(kind, ada, kind, address, "2026", secret=f"s3cret-{kind}"))
    await store.add_channel(ChannelRow("other", ben, "mail", "ben@example.org", "2026"))
    await house.act("Ben", table, "resign")
    await house.distance.ratings.settled()
    response = await house["Ada"].client.get("/api/me/export")
    assert response.headers["content-disposition"] == 'attachment; filename="arktable.json"'
    text, data = response.text, response.json()
    assert data["account"]["name"] == "Ada Lind"
    assert len(data["sessions"]) == 1
    records = {game["id"]: game["record"] for game in data["games"]}
    assert records[table].startswith("arktable ")
    assert records[running] == ""
    assert [line["text"] for line in data["chat"]] == ["mine: hello"]
    assert [note["text"] for note in data["notes"]] == ["mine: build the mill"]
    assert data["vacations"] == [{"first_day": "2026-06-10", "last_day": "2026-06-11"}]
    assert [one["address"] for one in data["channels"]] == ["", "ada@example.org", "hooks.example.org"]
    assert data["record"]["ratings"][0]["games"] == 1
    assert data["orders"] == []
    for secret in ("theirs:", "ben@example.org", "s3cret", token(house["Ada"]), "argon2"):
        assert secret not in text
    assert "mine:" not in (await house["Ben"].client.get("/api/me/export")).text


# -- again --------------------------------------------------------------------------------------------------------


async def test_a_rematch_has_the_same_people_rules_and_pace_and_the_others_are_invited(house: House) -> None:
    await become(house["Ben"], "Ben Moss")
    ben = await account(house, "Ben")
    await house.distance.store.notices.add_channel(ChannelRow("c", ben, "mail", "ben@example.org", "2026"))
    table = await house.open("Ada", "Ben", pace=DAYS, rated=True, chat=False, name="Cromford", seats=[ME, OPEN, BOT])
    assert (await house["Ada"].post(f"/tables/{table}/rematch", {}, 409))["error"]["key"] == "rematch-running"
    await house.act("Ben", table, "offer", what="end")
    await house.act("Ada", table, "reply", agrees=True)
    await house["Dan"].post(f"/tables/{table}/rematch", {}, 403)
    again = await house["Ada"].post(f"/tables/{table}/rematch", {"turned": True})
    assert (again["name"], again["rated"], again["chat"], again["state"]) == ("Cromford", True, False, "open")
    assert again["pace"]["kind"] == "days"
    assert again["ruleset"] == "arkadia"
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "open"]
    (invitation,) = (await house["Ben"].get("/me/tables"))["invitations"]
    assert (invitation["game"]["id"], invitation["by"]) == (again["id"], "Ada")
    assert (await house["Ada"].get("/me/tables"))["invitations"] == []
    house.clock.wait(MINUTE)
    notices = await house.distance.store.notices.lease(house.clock.now(), "test", "2027", 10)
    assert [notice.table_id for notice, _ in notices if notice.kind == "invitation"] == [again["id"]]
    await house["Ben"].post(f"/tables/{again['id']}/sit", {"seat": 2})
    assert (await house["Ben"].get("/me/tables"))["invitations"] == []  # it has begun


async def test_nobody_is_invited_by_somebody_they_have_blocked(house: House) -> None:
    from sqlalchemy import insert  # noqa: PLC0415 - blocking has no service here

    from arktable.server.store.distance_schema import blocked  # noqa: PLC0415 - as above

    table = await lost(house, "Ben", "Ada", "Ben")
    row = {"account_id": await account(house, "Ben"), "other_id": await account(house, "Ada")}
    store = house.distance.store.own
    await store._writer.write(lambda connection: connection.execute(insert(blocked).values(**row)) and None)
    await house["Ada"].post(f"/tables/{table}/rematch", {})
    assert (await house["Ben"].get("/me/tables"))["invitations"] == []


async def test_a_table_that_was_closed_is_opened_again_with_the_same_people(house: House) -> None:
    for name in ("Ben", "Cleo", "Dan"):
        await become(house[name], f"{name} Moss")
    more = {"pace": DAYS, "invited": True, "unlisted": True, "name": "Cromford", "options": {"flip": "yes"}}
    seats = [ME, BOT, OPEN, OPEN]
    first = (await house["Ada"].post("/tables", {"ruleset": "arkadia", "seats": seats, **more}))["id"]
    for name, seat in (("Ben", 2), ("Cleo", 3), ("Dan", -1)):
        await house["Ada"].post(f"/tables/{first}/invite", {"name": f"{name} Moss", "seat": seat})
    await house["Ben"].post(f"/tables/{first}/answer", {"accept": True})
    error = (await house["Ada"].post(f"/tables/{first}/rematch", {}, 409))["error"]
    assert error["key"] == "rematch-waiting"
    await house["Ada"].post(f"/tables/{first}/close", {})
    may = {name: (await house[name].get(f"/tables/{first}/invitation"))["again"] for name in ("Ada", "Ben", "Cleo")}
    assert may == {"Ada": True, "Ben": True, "Cleo": False}
    await house["Cleo"].post(f"/tables/{first}/rematch", {}, 403)  # she was invited, and did not sit there
    again = await house["Ada"].post(f"/tables/{first}/rematch", {})
    assert (again["name"], again["pace"]["kind"], again["invited"], again["unlisted"]) == (
        "Cromford",
        "days",
        True,
        True,
    )
    assert again["options"]["flip"] == "yes"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "open", "open"]
    assert [seat.get("kept", "") for seat in again["seats"]] == ["", "", "Ben Moss", "Cleo Moss"]
    for name in ("Ben", "Cleo", "Dan"):
        assert [one["table"]["id"] for one in (await house[name].get("/invitations"))["invitations"]] == [again["id"]]


async def test_who_was_deleted_meanwhile_is_not_invited_again(house: House) -> None:
    await become(house["Ben"], "Ben Moss")
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}}
    table = (await house["Ada"].post("/tables", body))["id"]
    await house["Ada"].post(f"/tables/{table}/invite", {"name": "Ben Moss", "seat": 1})
    await house["Ada"].post(f"/tables/{table}/close", {})
    await house["Ben"].post("/me/delete", {"name": "Ben Moss"})
    again = await house["Ada"].post(f"/tables/{table}/rematch", {})
    assert [(seat["kind"], seat.get("kept", "")) for seat in again["seats"]] == [("person", ""), ("open", "")]
    house.clock.wait(91 * 24 * 60 * MINUTE)
    await house["Ada"].post(f"/tables/{table}/rematch", {}, 404)


async def test_people_who_share_a_device_sit_there_again(house: House) -> None:
    together = [{**ME, "name": "Ada"}, {**ME, "name": "Zoe"}, OPEN]
    closed = (await house["Ada"].post("/tables", {"ruleset": "arkadia", "seats": [*together, OPEN]}))["id"]
    await house["Ben"].post(f"/tables/{closed}/sit", {"seat": 2})
    await house["Ada"].post(f"/tables/{closed}/close", {})
    again = await house["Ada"].post(f"/tables/{closed}/rematch", {})
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Zoe", "", ""]
    of_ben = await house["Ben"].post(f"/tables/{closed}/rematch", {})
    assert [(seat["kind"], seat["name"]) for seat in of_ben["seats"]] == [
        ("open", ""), ("open", ""), ("person", "Ben"), ("open", ""),
    ]  # fmt: skip
