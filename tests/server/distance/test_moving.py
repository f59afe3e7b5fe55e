"""What a guest brings along to a player, and what is left of a person who is deleted."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from arktable.server.store.distance.moving import FATE, NAMED, OF_SEATS
from arktable.server.store.distance_schema import channel, chat, note, rating, shelf, vacation
from arktable.server.store.schema import account, metadata
from tests.server.distance.house import DAY, House, house_of
from tests.server.distance.signed import PASSWORD, another, become, fault, sign_in, token
from tests.server.helpers import BOT, ME, finished_table

pytestmark = pytest.mark.anyio

NAMES_ACCOUNT = ("account_id", "other_id", "by_id", "about_id", "moderator_id", "whom", "creator", "owner", "hidden_by")
"""Columns of these names hold the id of an account."""


house = house_of("Ada", "Ben", "Cleo")


def rows(folder: Path, query: str, *values: Any) -> list[Any]:
    connection = sqlite3.connect(folder / "test.db")
    found = connection.execute(query, values).fetchall()
    connection.close()
    return found


async def write(house: House, table: Any, **values: Any) -> None:
    store: Any = house.app.services.store

    def work(connection: Any) -> None:
        connection.execute(insert(table).values(**values))

    await store._writer.write(work)


async def id_of(house: House, name: str) -> str:
    return str((await house[name].get("/me"))["id"])


def test_every_column_that_names_an_account_has_a_fate() -> None:
    referring = {
        column
        for table in metadata.tables.values()
        for column in table.columns
        if column.name in NAMES_ACCOUNT or any(key.column is account.c.id for key in column.foreign_keys)
    }
    assert referring <= set(FATE)
    assert {column for column, _ in NAMED} <= set(FATE)
    assert all("seat" in table.c for table in OF_SEATS)


# -- bringing along -----------------------------------------------------------------------------------------------


async def test_signing_in_brings_seats_awards_and_history_along(house: House, tmp_path: Path) -> None:
    ada, ben = house["Ada"], house["Ben"]
    await become(ada, "Ada Lind")
    running = await house.open("Ben", "Cleo")
    finished = await finished_table(ben)
    awards = rows(tmp_path, "SELECT count(*) FROM award WHERE table_id = ?", finished)[0][0]
    ways = await ben.get("/sign-in")
    assert (ways["tables"], ways["name"]) == (2, "Ben")
    guest = await id_of(house, "Ben")
    signed = await sign_in(ben, "Ada Lind")
    assert signed["account"]["name"] == "Ada Lind"
    for table in (running, finished):
        brief = (await ben.get(f"/tables/{table}"))["table"]
        assert (brief["you"], brief["seats"][0]["name"]) == (0, "Ada Lind")
    lists = await ben.get("/tables")
    assert {brief["id"] for brief in lists["mine"]} >= {running}
    assert rows(tmp_path, "SELECT count(*) FROM award WHERE table_id = ?", finished)[0][0] == awards
    assert rows(tmp_path, "SELECT count(*) FROM account WHERE id = ?", guest) == [(0,)]
    # The first browser of the player sees and plays them too.
    await ada.play_on(running)
    assert (await house["Cleo"].get(f"/tables/{running}"))["table"]["seats"][0]["name"] == "Ada Lind"


async def test_a_seat_is_left_behind_if_that_is_wanted(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    table = await house.open("Ben", "Cleo")
    await sign_in(house["Ben"], "Ada Lind", bring=False)
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["you"] == -1


async def test_a_wrong_password_brings_nothing(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    table = await house.open("Ben", "Cleo")
    await sign_in(house["Ben"], "Ada Lind", "wrong one", 403)
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["you"] == 0


async def test_the_seats_of_a_player_never_move_to_another(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await become(house["Ben"], "Ben Holt")
    table = await house.open("Ben", "Cleo")
    await sign_in(house["Ben"], "Ada Lind")
    assert (await house["Ben"].get(f"/tables/{table}"))["table"]["you"] == -1
    async with another(house) as again:
        await sign_in(again, "Ben Holt")
        assert (await again.get(f"/tables/{table}"))["table"]["you"] == 0


async def test_two_seats_at_one_table_keep_two_names(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    table = await house.open("Ada", "Ben")
    await sign_in(house["Ben"], "Ada Lind")
    seats = (await house["Ada"].get(f"/tables/{table}?seat=1"))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada Lind", "Ben"]


async def test_rows_with_the_same_key_do_not_stop_the_move(house: House, tmp_path: Path) -> None:
    await become(house["Ada"], "Ada Lind")
    table = await house.open("Ben", "Cleo")
    ada, ben = await id_of(house, "Ada"), await id_of(house, "Ben")
    for owner in (ada, ben):
        await write(house, shelf, table_id=table, account_id=owner, at="")
    await write(house, note, table_id=table, seat=0, account_id=ben, text="mine", at="")
    await write(house, vacation, account_id=ben, first_day="2026-08-01", last_day="2026-08-02")
    await sign_in(house["Ben"], "Ada Lind")
    assert rows(tmp_path, "SELECT account_id FROM shelf") == [(ada,)]
    assert rows(tmp_path, "SELECT account_id, text FROM note") == [(ada, "mine")]
    assert rows(tmp_path, "SELECT account_id FROM vacation") == [(ada,)]


async def test_all_sessions_of_the_guest_end(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    async with another(house) as second:
        code = (await house["Ben"].post("/me/carry", {}))["code"]
        await second.post("/carry", {"code": code})
        await sign_in(house["Ben"], "Ada Lind")
        assert (await second.get("/me"))["id"] is None


# -- delete me ----------------------------------------------------------------------------------------------------


async def test_games_stay_and_the_name_goes(house: House, tmp_path: Path) -> None:
    ada = house["Ada"]
    codes = await become(ada, "Ada Lind")
    table = await house.open("Ada", "Ben")
    waiting = await ada.create()
    me = await id_of(house, "Ada")
    await write(house, note, table_id=table, seat=0, account_id=me, text="my plan", at="")
    await write(house, chat, table_id=table, room="players", n=1, account_id=me, name="Ada Lind", text="hello", at="")
    await write(house, channel, id="c", account_id=me, kind="mail", address="ada@example.org", made="")
    await write(house, rating, account_id=me, ruleset="arkadia", mu=25.0, sigma=8.0, games=1)
    await ada.post("/account", {"zone": "Europe/Paris"})
    async with another(house) as phone:
        await sign_in(phone, "Ada Lind")
        await ada.post("/me/delete", {"name": "ada lind"})
        assert (await phone.get("/me"))["id"] is None
    assert (await ada.get("/account"))["state"] == "visitor"
    brief = (await house["Ben"].get(f"/tables/{table}"))["table"]
    assert (brief["state"], brief["seats"][0]["name"]) == ("running", "Former player")
    assert (await house["Ben"].get(f"/tables/{waiting}", 404))["error"]["key"] == "no-such-table"
    connection = sqlite3.connect(tmp_path / "test.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    for gone in ("Ada Lind", "ada lind", "my plan", "hello", "ada@example.org", "Europe/Paris", "$argon2id$"):
        assert gone not in dump
    assert rows(tmp_path, "SELECT state, name FROM account WHERE id = ?", me) == [("former", "Former player")]
    async with another(house) as again:
        assert (await sign_in(again, "Ada Lind", status=403))["error"]["key"] == "sign-in-wrong"
        answer = await fault(again, "/recovery/use", {"name": "Ada Lind", "code": codes[0]}, 403)
        assert answer["key"] == "recovery-wrong"


async def test_the_name_of_a_deleted_player_rests_for_90_days(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await house["Ada"].post("/me/delete", {"name": "Ada Lind"})
    assert (await house["Ben"].post("/names", {"name": "Ada Lind"}))["fault"]["key"] == "name-released"
    house.clock.wait(90 * DAY + 1)
    await become(house["Ben"], "Ada Lind")


async def test_deletion_needs_the_own_name_and_a_session(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    assert (await fault(house["Ada"], "/me/delete", {"name": "Ada"}, 409))["key"] == "delete-name"
    async with another(house) as visitor:
        assert (await fault(visitor, "/me/delete", {"name": "Ada Lind"}, 403))["key"] == "no-session"
    assert (await house["Ada"].get("/account"))["state"] == "player"


async def test_a_deleted_guest_is_told_to_other_subjects(house: House) -> None:
    told: list[str] = []

    async def listener(account_id: str) -> None:
        told.append(account_id)

    house.distance.signin.leaving.on_delete.append(listener)
    me, old = await id_of(house, "Ada"), token(house["Ada"])
    await house["Ada"].create(ME, BOT)
    await house["Ada"].post("/me/delete", {"name": "Ada"})
    assert told == [me]
    async with another(house) as thief:
        thief.client.cookies.set("arktable_session", old)
        assert (await thief.get("/me"))["id"] is None


async def test_the_password_of_a_deleted_player_opens_no_new_player_of_that_name(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await house["Ada"].post("/me/delete", {"name": "Ada Lind"})
    house.clock.wait(90 * DAY + 1)
    await become(house["Ben"], "Ada Lind", "another of four words")
    async with another(house) as thief:
        assert (await sign_in(thief, "Ada Lind", PASSWORD, 403))["error"]["key"] == "sign-in-wrong"
