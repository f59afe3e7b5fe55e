"""Streams to programs: what they are told, what they are not told, and every limit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from arktable.bots import protocol
from arktable.engine.registry import find_game
from arktable.server.http import streaming
from tests.server.distance.house import House, SetClock, a_house, house_of
from tests.server.distance.programs import Program, Stream, a_bot_of, a_program
from tests.server.helpers import ME, OPEN, SEED, finished_table, late_text, settings_for, texts_of

pytestmark = pytest.mark.anyio

house = house_of("Ada", "Ben")


async def a_table(house: House, program: Program, host: str = "Ada", **more: Any) -> str:
    """A running game of this person against the bot account."""
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], **more}
    table = str((await house[host].post("/tables", body))["id"])
    await house[host].post(f"/tables/{table}/invite", {"name": "Deep Ark"})
    await program.post(f"/tables/{table}/answer", {"accept": True})
    return table


async def test_events_tell_invitations_turns_and_ends(house: House) -> None:
    async with a_program(house, "Ada") as program, program.stream("/events") as events:
        assert await events.next() == protocol.hello_message()
        table = await house["Ada"].create(ME, OPEN)
        await house["Ada"].post(f"/tables/{table}/invite", {"name": "Deep Ark (bot)", "seat": 1})
        invited = await events.next()
        assert (invited["type"], invited["by"], invited["by_owner"]) == ("invitation", "Ada Lind", True)
        shown = invited["table"]
        assert (shown["id"], shown["seat"], shown["seats"]) == (table, -1, ["Ada Lind", ""])
        await program.post(f"/tables/{table}/answer", {"accept": True})
        assert (await events.next())["type"] == "withdrawn"
        started = await events.next()
        assert (started["type"], started["table"]["seat"]) == ("game-start", 1)
        await house["Ada"].play_on(table)
        assert (await events.next())["type"] == "turn"
        await house.act("Ada", table, "resign")
        over = await events.next()
        assert (over["type"], over["winners"], over["table"]["state"]) == ("game-over", [1], "finished")


async def test_a_program_that_comes_back_is_told_what_is_open(house: House) -> None:
    async with a_program(house, "Ada") as program:
        running = await a_table(house, program)
        await house["Ada"].play_on(running)
        waiting = await house["Ben"].create(ME, OPEN)
        await house["Ben"].post(f"/tables/{waiting}/invite", {"name": "deep ark"})
        async with program.stream("/events") as events:
            found = [await events.next() for _ in range(4)]
        assert [one["type"] for one in found] == ["hello", "invitation", "game-start", "turn"]
        assert (found[1]["by_owner"], found[3]["table"]["id"]) == (False, running)
        await house["Ben"].post(f"/tables/{waiting}/uninvite", {"name": "Deep Ark"})
        async with program.stream("/events") as events:
            assert [(await events.next())["type"] for _ in range(2)] == ["hello", "game-start"]


async def test_a_table_begins_with_the_state_and_goes_on_with_events_and_questions(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        async with program.stream(f"/tables/{table}") as stream:
            await stream.next("hello")
            start = await stream.next()
            assert start["type"] == "start"
            assert (start["ruleset"], start["seat"], start["seats"], start["seconds"]) == ("arkadia", 1, 2, 0)
            assert start["kit"] == find_game("arkadia").kit({})
            assert start["table"]["seats"] == ["Ada Lind", "Deep Ark (bot)"]
            move = (await house["Ada"].legal(table, "own"))[0]
            await house["Ada"].play(table, move)
            told = await stream.next()
            assert (told["type"], told["entries"]) == ("told", [[told["version"], "move", 0]])
            assert told["events"]
            assert told["version"] == start["version"] + 1
            await house["Ada"].undo(table)
            assert (await stream.next())["undone"] == [told["version"]]
            await house["Ada"].play_on(table)
            question = await stream.next("decide")
            assert texts_of(question["offer"])
            assert question["view"]["you"]["hand"]
            answered = await program.answer(table, question)
            assert answered["version"] > question["id"]
            again = await program.answer(table, question)
            assert (again["version"], again["repeated"]) == (answered["version"], True)
            assert (await stream.next("told"))["entries"][-1][1:] == ["move", 1]


async def test_a_program_takes_a_whole_game_to_its_end(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program, position=late_text())
        async with program.stream(f"/tables/{table}?wants=moves") as stream:
            while True:
                await house["Ada"].play_on(table)
                message = await stream.next()
                if message["type"] == "decide":
                    await program.answer(table, message)
                if message["type"] == "over":
                    break
            brief = (await house["Ada"].get(f"/tables/{table}"))["table"]
            assert (message["winners"], len(message["scores"])) == (brief["winners"], 2)
            assert await stream.next() is None


async def test_a_program_gets_what_it_wants_with_a_question(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        await house["Ada"].play_on(table)
        for wants in ("view", "position", "moves"):
            async with program.stream(f"/tables/{table}?wants={wants}") as stream:
                question = await stream.next("decide")
            assert {"view", "position"} & set(question) == ({wants} - {"moves"})
        assert (await program.get(f"/tables/{table}?wants=seed", 400))["error"]["key"] == "malformed"


async def test_a_program_sees_no_more_than_its_seat(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        position = house.app.services.cache.known(table).position  # type: ignore[union-attr]  # it is in memory
        assert position is not None
        for wants, shown in (("view", position.view(1)), ("position", position.save(1))):
            async with program.stream(f"/tables/{table}?wants={wants}") as stream:
                start = await stream.next("start")
            assert start[wants] == json.loads(json.dumps(shown))
            assert str(SEED) not in json.dumps(start)


async def test_a_table_that_waits_for_players_says_so(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, OPEN, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        async with program.stream(f"/tables/{table}") as stream:
            assert (await stream.next("waiting"))["table"]["state"] == "open"
            await house["Ben"].post(f"/tables/{table}/sit", {"seat": 2})
            assert (await stream.next("start"))["table"]["seats"] == ["Ada Lind", "Deep Ark (bot)", "Ben"]


async def test_nobody_streams_a_table_at_which_they_do_not_sit(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house.open("Ada", "Ben")
        assert (await program.get(f"/tables/{table}", 403))["error"]["key"] == "not-seated"
        assert (await program.get("/tables/nowhere", 404))["error"]["key"] == "no-such-table"
        question = {"id": await house["Ada"].version(table), "offer": []}
        assert (await program.answer(table, question, 403, move="pass"))["error"]["key"] == "not-seated"
        over = await finished_table(house["Ada"])
        assert (await program.get(f"/tables/{over}", 403))["error"]["key"] == "not-seated"


async def test_a_bot_that_is_removed_from_a_table_gets_no_more_of_it(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await house["Ada"].create(ME, OPEN, OPEN)
        await program.post(f"/tables/{table}/sit", {"seat": 1})
        async with program.stream(f"/tables/{table}") as stream:
            await stream.next("waiting")
            await house["Ada"].post(f"/tables/{table}/remove", {"seat": 1})
            assert (await stream.next("error"))["error"]["key"] == "not-seated"
            assert await stream.next() is None


@pytest.mark.parametrize("path", ["/events", "/tables/{table}"])
async def test_a_token_that_is_revoked_ends_its_streams(house: House, path: str) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        async with program.stream(path.format(table=table)) as stream:
            await stream.next("hello")
            bot = (await house["Ada"].get("/me/bots"))["bots"][0]["id"]
            await house["Ada"].post(f"/me/bots/{bot}/revoke", {})
            assert (await stream.next("error"))["error"]["key"] == "session-ended"
            assert await stream.next() is None
        await program.get("/events", 401)


# -- wrong answers --------------------------------------------------------------------------------------------------


WRONG: list[tuple[Any, int, str]] = [
    ({"move": "bogus"}, 422, "illegal"),
    ({"action": 999_999}, 422, "illegal"),
    ({"kind": "lay", "args": {"building": "moon"}}, 422, "illegal"),
    ({"kind": "own"}, 422, "illegal"),
    ({"action": -1}, 400, "malformed"),
    ({"move": 5}, 400, "malformed"),
    ({"move": "x" * 100}, 400, "malformed"),
    ({"args": {}}, 400, "malformed"),
    ({"kind": "lay", "args": [1]}, 400, "malformed"),
]


@asynccontextmanager
async def a_question(house: House) -> AsyncIterator[tuple[Program, str, Stream, Any]]:
    """A program, its table and stream, and the question that it is asked there."""
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        await house["Ada"].play_on(table)
        async with program.stream(f"/tables/{table}?wants=moves") as stream:
            yield program, table, stream, await stream.next("decide")


async def test_a_wrong_move_is_refused_with_its_reason(house: House) -> None:
    async with a_question(house) as (program, table, _, question):
        for move, status, key in WRONG:
            refused = await program.answer(table, question, status, **move)
            assert refused["error"]["key"] == key
            assert ("reason" in refused) == (status == 422)
        await program.answer(table, question)


async def test_a_move_is_sent_by_notation_kind_or_number(house: House) -> None:
    async with a_question(house) as (program, table, stream, question):
        group = question["offer"][0]
        args = dict(zip(group["args"], group["moves"][0][1:], strict=True))
        await program.answer(table, question, kind=group["kind"], args=args)
        further = await stream.next("decide")
        live = house.app.services.cache.known(table)
        assert live is not None
        assert live.position is not None
        await program.answer(table, further, action=live.position.moves()[0].id)
        assert (await stream.next("told"))["entries"][-1][1:] == ["move", 1]


async def test_an_old_answer_is_stale_and_no_snapshot_of_the_page_is_sent(house: House) -> None:
    async with a_question(house) as (program, table, _, question):
        stale = await program.answer(table, {**question, "id": question["id"] - 1}, 409)
        assert stale["error"]["key"] == "stale"
        assert set(stale) == {"error"}


async def test_not_its_turn_is_a_reason_too(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        move = (await house["Ada"].legal(table))[0]
        refused = await program.answer(table, {"id": await house["Ada"].version(table)}, 422, move=move)
        assert refused["reason"]["key"] == "not-your-turn"


# -- limits ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def limited(folder: Path, **limits: float) -> AsyncIterator[tuple[House, Program]]:
    """A server with these limits, and a program of Ada."""
    async with (
        a_house(settings_for(folder, **limits), SetClock(), "Ada", "Ben") as house,
        a_program(house, "Ada") as program,
    ):
        yield house, program


async def test_requests_of_a_bot_account_are_limited(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_bot_requests=3) as (house, program):
        for _ in range(3):
            await program.get("/account")
        refused = await program.get("/account", 429)
        assert refused["error"] == {"key": "too-many", "args": {"seconds": 4}}
        _, token = await a_bot_of(house["Ada"], "Second")
        await Program(house["Ada"], token).get("/account")
        house.clock.wait(4)
        await program.get("/account")


async def test_a_bot_account_has_a_limited_number_of_streams(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_bot_streams=2) as (_, program), program.stream("/events") as first:
        await first.next("hello")
        async with program.stream("/events") as second:
            await second.next("hello")
            refused = await program.get("/events", 429)
            assert refused["error"] == {"key": "too-many-streams", "args": {"most": 2, "seconds": 30}}
        async with program.stream("/events") as third:
            await third.next("hello")
            assert third.status == 200


async def test_a_refused_stream_takes_no_place(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_bot_streams=1) as (house, program):
        table = await house.open("Ada", "Ben")
        for _ in range(3):
            await program.get(f"/tables/{table}", 403)
        headers = {"authorization": f"Bearer {program.token}"}
        assert (await house["Ada"].client.head("/api/bot/events", headers=headers)).status_code == 200
        async with program.stream("/events") as stream:
            await stream.next("hello")


async def test_two_streams_of_a_table_get_the_same_and_one_answer_counts(house: House) -> None:
    async with a_program(house, "Ada") as program:
        table = await a_table(house, program)
        await house["Ada"].play_on(table)
        async with program.stream(f"/tables/{table}") as one, program.stream(f"/tables/{table}") as two:
            first, second = await one.next("decide"), await two.next("decide")
            assert first == second
            move = texts_of(first["offer"])[0]
            await program.answer(table, first, move=move, key="one")
            stale = await program.answer(table, second, 409, move=move, key="two")
            assert stale["error"]["key"] == "stale"


async def test_empty_lines_show_that_a_stream_lives(tmp_path: Path) -> None:
    async with limited(tmp_path, bot_alive=0.01) as (_, program), program.stream("/events") as events:
        await events.next("hello")
        assert [await events.raw() for _ in range(3)] == [b"\n"] * 3


async def test_a_program_that_does_not_read_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "SECONDS_TO_SEND", 0.01)
    async with a_program(house, "Ada") as program:
        async with program.stream("/events", reads=False) as events:
            async with asyncio.timeout(60):
                await events.task
            assert events.aborted
        async with program.stream("/events") as events:
            await events.next("hello")


async def test_streams_end_with_the_server(house: House) -> None:
    async with a_program(house, "Ada") as program, program.stream("/events") as events:
        await events.next("hello")
        house.app.end_streams()
        assert await events.next() is None
        await events.task
