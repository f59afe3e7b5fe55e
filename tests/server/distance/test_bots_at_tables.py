"""Bot accounts at tables: who lets them in, what they may do there, and what becomes of a program that dies."""

from __future__ import annotations

import pytest

from tests.server.distance.house import House, house_of
from tests.server.distance.programs import a_program
from tests.server.helpers import BOT, ME, OPEN, texts_of

pytestmark = pytest.mark.anyio

house = house_of("Ada", "Ben")


async def test_a_bot_sits_down_where_it_is_invited_or_its_owner_is_the_host(house: House) -> None:
    async with a_program(house, "Ada") as program:
        foreign = await house["Ben"].create(ME, OPEN, OPEN)
        assert (await program.post(f"/tables/{foreign}/sit", {"seat": 1}, 403))["error"]["key"] == "not-invited"
        assert (await program.post(f"/tables/{foreign}/answer", {"accept": True}, 404))["error"]["key"] == (
            "no-invitation"
        )
        await house["Ben"].post(f"/tables/{foreign}/invite", {"name": "Deep Ark"})
        await program.post(f"/tables/{foreign}/answer", {"accept": False})
        assert (await program.post(f"/tables/{foreign}/sit", {"seat": 1}, 403))["error"]["key"] == "not-invited"
        await house["Ben"].post(f"/tables/{foreign}/invite", {"name": "Deep Ark"})
        await program.post(f"/tables/{foreign}/sit", {"seat": 2})
        own = await house["Ada"].create(ME, OPEN, OPEN)
        await program.post(f"/tables/{own}/sit", {"seat": 2})
        await program.post(f"/tables/{own}/leave", None)
        kinds = [seat["kind"] for seat in (await house["Ada"].get(f"/tables/{own}"))["table"]["seats"]]
        assert kinds == ["person", "open", "open"]


async def test_a_bot_stays_away_from_people_whom_its_owner_has_blocked(house: House) -> None:
    async with a_program(house, "Ada"):
        table = await house["Ben"].create(ME, OPEN, OPEN)
        await house["Ada"].post(f"/tables/{table}/sit", {"seat": 1})
        await house["Ada"].post(f"/tables/{table}/block", {"seat": 0})
        refused = await house["Ben"].post(f"/tables/{table}/invite", {"name": "Deep Ark"}, 409)
        assert refused["error"]["key"] == "not-to-invite"


async def test_a_rated_game_has_no_bot_accounts(house: House) -> None:
    async with a_program(house, "Ada") as program:
        body = {"ruleset": "arkadia", "seats": [ME, OPEN, OPEN], "rated": True}
        rated = str((await house["Ada"].post("/tables", body))["id"])
        refused = await house["Ada"].post(f"/tables/{rated}/invite", {"name": "Deep Ark"}, 409)
        assert refused["error"]["key"] == "rated-no-bot-accounts"
        refused = await program.post(f"/tables/{rated}/sit", {"seat": 1}, 403)
        assert refused["error"]["key"] == "rated-no-bot-accounts"
        usual = await house["Ada"].create(ME, OPEN, OPEN)
        await program.post(f"/tables/{usual}/sit", {"seat": 1})
        refused = await house["Ada"].post(f"/tables/{usual}/agreement", {"rated": True}, 409)
        assert refused["error"]["key"] == "rated-no-bot-accounts"


async def test_a_bot_agrees_to_what_the_host_changes(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, OPEN, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        async with program.stream(f"/tables/{table}") as stream:
            before = await stream.next("waiting")
            pace = {"kind": "live", "bank": 600, "increment": 30}
            await house["Ada"].post(f"/tables/{table}/agreement", {"pace": pace})
            changed = await stream.next("waiting")
            assert (before["table"]["pace"], changed["table"]["pace"]) == (None, pace)
            await program.post(f"/tables/{table}/agree", {"version": changed["version"]})
        await house["Ben"].post(f"/tables/{table}/sit", {"seat": 2})
        assert (await house["Ada"].get(f"/tables/{table}"))["table"]["state"] == "running"


async def test_a_table_without_people_is_deleted_and_a_bot_is_never_its_host(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, OPEN, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        await house["Ada"].post(f"/tables/{table}/leave", {})
        await house["Ada"].get(f"/tables/{table}", 404)
        four = await house["Ada"].create(ME, OPEN, OPEN, OPEN)
        await program.post(f"/tables/{four}/sit", {"seat": 1})
        await house["Ben"].post(f"/tables/{four}/sit", {"seat": 2})
        await house["Ada"].post(f"/tables/{four}/leave", {})
        assert (await house["Ben"].get(f"/tables/{four}"))["table"]["host"] is True


async def test_a_program_that_dies_can_be_replaced_and_takes_its_seat_back(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        async with program.stream(f"/tables/{table}?wants=moves") as stream:
            await house["Ada"].play_on(table)
            question = await stream.next("decide")
            assert (await house.act("Ada", table, "hand-over", 409, seat=1))["error"]["key"] == "not-away"
        house.clock.wait(121)
        await house.act("Ada", table, "hand-over", seat=1)
        brief = await house["Ada"].wait(table, lambda brief: brief["to_move"] == 0)
        assert brief["seats"][1]["bot"] == "greedy"
        assert (await program.answer(table, question, 409))["error"]["key"] in ("stale", "handed-over")
        async with program.stream(f"/tables/{table}?wants=moves") as stream:
            start = await stream.next("start")
            await program.post(f"/tables/{table}/take-back", {"version": start["version"]})
            await house["Ada"].play_on(table)
            question = await stream.next("decide")
            await program.answer(table, question)


async def test_a_bot_with_a_clock_loses_its_own_time_only(house: House) -> None:
    async with a_program(house, "Ada") as program:
        pace = {"kind": "live", "bank": 600, "increment": 0, "at_zero": "bot"}
        body = {"ruleset": "arkadia", "seats": [ME, OPEN], "pace": pace}
        table = str((await house["Ada"].post("/tables", body))["id"])
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        async with program.stream(f"/tables/{table}?wants=moves") as stream:
            assert (await stream.next("start"))["seconds"] == 600
            await house["Ada"].play_on(table)
            assert (await stream.next("decide"))["clock"]["seats"][1]["runs"] is True
            house.clock.wait(300)
        mine, its = await house.clocks(table, "Ada")
        assert (mine["left"], its["left"]) == (600_000, 301_000)  # a second of travel is forgiven
        house.clock.wait(400)
        await house.distance.clocks.sweep.once()
        seats = (await house["Ada"].get(f"/tables/{table}"))["table"]["seats"]
        assert (seats[1]["out"], seats[1]["bot"]) == ("time", "greedy")


async def test_offers_need_the_people_only_and_a_bot_can_resign(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        await house.act("Ada", table, "offer", what="end")
        assert (await house["Ada"].get(f"/tables/{table}"))["table"]["ended"] == "agreed"
        other = await house["Ada"].create(ME, OPEN)
        await program.post(f"/tables/{other}/sit", {"seat": 1})
        version = await house["Ada"].version(other)
        await program.post(f"/tables/{other}/resign", {"version": version})
        brief = (await house["Ada"].get(f"/tables/{other}"))["table"]
        assert (brief["ended"], brief["winners"]) == ("resigned", [0])


async def test_a_bot_plays_with_bots_of_the_server(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, BOT, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 2})
        async with program.stream(f"/tables/{table}?wants=moves") as stream:
            await house["Ada"].play_on(table)
            question = await stream.next("decide")
            assert texts_of(question["offer"])
            await program.answer(table, question)
