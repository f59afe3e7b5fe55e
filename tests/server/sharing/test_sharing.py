"""Several servers on one PostgreSQL database work as one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.people.sessions import hash_of
from arktable.server.store.shared.processes import BOT
from arktable.server.store.sql import SqlStore
from tests.server.helpers import BOT as A_BOT
from tests.server.helpers import ME, an_app
from tests.server.sharing.pair import Everywhere, Pair, a_pair, everywhere, settings_on, until, watching

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres: str) -> AsyncIterator[Pair]:
    async with a_pair(postgres) as pair:
        yield pair


@pytest.fixture
async def ada(pair: Pair) -> AsyncIterator[Everywhere]:
    async with everywhere(pair, "Ada") as person:
        yield person


@pytest.fixture
async def ben(pair: Pair) -> AsyncIterator[Everywhere]:
    async with everywhere(pair, "Ben") as person:
        yield person


@pytest.fixture
async def table(ada: Everywhere, ben: Everywhere) -> str:
    """Ada opens a table at one server, Ben sits down at the other."""
    table = await ada[0].create()
    await ben[1].post(f"/tables/{table}/sit", {"seat": 1})
    return table


async def test_any_server_takes_any_move_and_every_socket_catches_up(pair: Pair, ada: Everywhere, table: str) -> None:
    async with watching(pair.both[0], table, ada.token) as here, watching(pair.both[1], table) as there:
        for number in range(6):
            legal = await ada[number % 2].get(f"/tables/{table}/moves")
            if not legal["moves"]:
                break
            body = {"version": legal["version"], "key": f"k{number}", "moves": [legal["moves"][0]["moves"][0][0]]}
            # The client has seen this version by one server, and asks the other.
            await ada[1 - number % 2].post(f"/tables/{table}/moves", body)
        version = await ada[0].version(table)
        assert version == await ada[1].version(table) > 2
        await here.at_version(version)
        await there.at_version(version)
        undone = await ada[1].undo(table)
        await here.at_version(undone["version"])
    first, second = (person.services.cache.known(table) for person in ada.at)
    assert first is not None
    assert second is not None
    assert first.position is not None
    assert second.position is not None
    assert first.position.save() == second.position.save()


async def test_a_follower_applies_the_rows_instead_of_loading_the_table(
    pair: Pair, ada: Everywhere, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watching(pair.both[1], table) as there:
        loaded: list[str] = []
        load = SqlStore.load

        async def noted(self: SqlStore, table_id: str, events: bool = False) -> Any:
            loaded.append(table_id)
            return await load(self, table_id, events)

        monkeypatch.setattr(SqlStore, "load", noted)
        await ada[0].play_on(table)
        await there.at_version(await ada[0].version(table))
        assert loaded == []


async def test_a_repeated_request_at_the_other_server_is_recognised(ada: Everywhere, table: str) -> None:
    legal = await ada[0].get(f"/tables/{table}/moves")
    body = {"version": legal["version"], "key": "once", "moves": [legal["moves"][0]["moves"][0][0]]}
    first = await ada[0].post(f"/tables/{table}/moves", body)
    assert await ada[1].post(f"/tables/{table}/moves", body) == {"version": first["version"], "repeated": True}


async def test_of_two_moves_at_the_same_time_one_is_made(ada: Everywhere, table: str) -> None:
    for number in range(10):
        legal = await ada[0].get(f"/tables/{table}/moves")
        if not legal["moves"]:
            return
        move = legal["moves"][0]["moves"][0][0]
        bodies = [{"version": legal["version"], "key": f"{number}-{n}", "moves": [move]} for n in range(2)]
        answers = await asyncio.gather(
            *(ada[n].client.post(f"/api/tables/{table}/moves", json=bodies[n]) for n in range(2))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_change_without_a_message_is_found(
    pair: Pair, ada: Everywhere, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair.both[0].services.bus, "publish", pair.both[0].services.bus.publish_here)
    async with watching(pair.both[1], table) as there:
        await ada[0].play_on(table)
        await there.at_version(await ada[0].version(table))


async def test_a_bot_is_asked_by_one_server_for_each_decision(pair: Pair, ada: Everywhere) -> None:
    table = await ada[0].create(ME, A_BOT)
    async with watching(pair.both[0], table), watching(pair.both[1], table) as there:
        for number in range(12):
            await ada[number % 2].play_on(table)
            await ada[1].wait(table, lambda brief: brief["to_move"] != 1)
            if (await ada[0].get(f"/tables/{table}"))["table"]["state"] != "running":
                break
        await there.at_version(await ada[0].version(table))
    assert pair.asked
    assert set(pair.asked.values()) == {1}


async def test_the_bots_of_a_server_that_ends_are_asked_by_the_other(postgres: str) -> None:
    async with an_app(settings_on(postgres)) as second:
        store = second.services.store
        assert isinstance(store, SqlStore)
        async with a_pair(postgres, bot_pause=3600.0) as resting, everywhere(resting, "Ada") as ada:
            # Their bots pause for an hour, so the first server holds the lease of a table that waits.
            table = await ada[0].create(A_BOT, ME)
            holders = resting.sharing(0).bots, resting.sharing(1).bots
            await until(lambda: any(one.may_ask(table) for one in holders))
            assert not await store.processes.take(BOT + table, store.process)
        await until(lambda: (known := second.services.cache.known(table)) is not None and len(known.decisions) > 0)


async def test_one_server_is_the_leader_until_it_ends(postgres: str) -> None:
    async with an_app(settings_on(postgres)) as first:
        assert first.services.sharing is not None
        async with an_app(settings_on(postgres)) as second:
            assert second.services.sharing is not None
            assert (first.services.sharing.is_leader, second.services.sharing.is_leader) == (True, False)
            await first.services.sharing.close()
            await until(lambda: second.services.sharing is not None and second.services.sharing.is_leader)
            first.services.sharing = None


async def test_who_is_here_is_known_everywhere(pair: Pair, ada: Everywhere, table: str) -> None:
    def seat(number: int) -> str:
        services = pair.both[number].services
        known = services.cache.known(table)
        assert known is not None
        return str(services.presence.shown(table, known.seats[0]).state)

    async with watching(pair.both[1], table):
        assert seat(1) == "away"
        async with watching(pair.both[0], table, ada.token):
            await until(lambda: seat(1) == "here")
            assert pair.both[1].services.presence.away_for(table, (await ada[0].get("/me"))["id"]) is None
        await until(lambda: seat(1) == "away")


async def test_a_session_that_ends_at_one_server_ends_at_the_other(pair: Pair, ada: Everywhere, table: str) -> None:
    async with watching(pair.both[1], table, ada.token) as there:
        services, account = pair.both[0].services, str((await ada[1].get("/me"))["id"])
        store = services.store
        assert isinstance(store, SqlStore)
        services.sessions.ended(await store.distance.sessions.end(account, hash_of(ada.token)))
        await there.until(lambda seen: seen.ended is not None)
        assert there.ended is not None
        assert there.ended.key == "session-ended"
    assert (await ada[1].get("/me"))["id"] is None


async def test_a_new_name_chat_and_requests_are_told_to_the_other_server(
    pair: Pair, ada: Everywhere, ben: Everywhere, table: str
) -> None:
    async with watching(pair.both[1], table, ben.token) as there:
        await ada[0].post(f"/tables/{table}/chat", {"room": "players", "text": "Good luck"})
        await there.until(lambda seen: seen.last("talk") is not None)
        await ada[0].post("/me", {"name": "Adelaide"})
        await there.until(lambda seen: "Adelaide" in str(seen.messages))
    assert (await ada[1].get("/me"))["name"] == "Adelaide"


async def test_a_deleted_table_is_gone_everywhere(pair: Pair, ada: Everywhere) -> None:
    table = await ada[0].create()
    async with watching(pair.both[1], table) as there:
        await ada[0].post(f"/tables/{table}/leave", {})
        await there.until(lambda seen: seen.ended is not None)
    await ada[1].get(f"/tables/{table}", 404)


async def test_a_changed_pace_is_known_everywhere(pair: Pair, ada: Everywhere, ben: Everywhere) -> None:
    table = await ada[0].create()
    async with watching(pair.both[1], table, ben.token) as there:
        await ada[0].post(f"/tables/{table}/agreement", {"pace": {"kind": "live", "bank": 600, "increment": 10}})
        await ben[1].post(f"/tables/{table}/sit", {"seat": 1})
        await there.until(lambda seen: "clock" in str(seen.messages))
    snapshots = [await person.get(f"/tables/{table}") for person in (ada[0], ada[1])]
    assert all(one["clock"] is not None for one in snapshots)


async def test_what_a_seat_keeps_is_kept_everywhere(pair: Pair, ada: Everywhere, table: str) -> None:
    for here, text in ((0, "a plan"), (1, "another"), (0, "")):
        await ada[here].post(f"/tables/{table}/kept", {"text": text})
        other = pair.both[1 - here].services.cache
        await until(lambda: (known := other.known(table)) is None or known.is_behind)  # noqa: B023 - called at once
        assert (await ada[1 - here].get(f"/tables/{table}"))["kept"] == text


async def test_limits_that_matter_count_at_all_servers(postgres: str) -> None:
    async with a_pair(postgres, limit_renames=4) as pair, everywhere(pair, "Ada") as ada:
        account = str((await ada[0].get("/me"))["id"])
        for number in range(2):
            await ada[0].post("/me", {"name": f"Ada {number}"})
        there = pair.both[1].services.limits.renames
        await until(lambda: there.left(account) < 2.5)
        for number in range(2):
            await ada[1].post("/me", {"name": f"Ada {number}"})
        await ada[1].post("/me", {"name": "Ada again"}, 429)


async def test_a_lost_database_is_found_again(pair: Pair, ada: Everywhere, table: str, cluster: Any) -> None:
    async with watching(pair.both[1], table) as there:
        cluster.stop()
        legal = await ada[0].client.get(f"/api/tables/{table}/moves")
        assert legal.status_code == 503
        cluster.start()  # in this thread: it ends with the one that starts it
        await ada[0].play_on(table)
        await there.at_version(await ada[0].version(table))


async def test_an_address_with_nul_is_unknown(ada: Everywhere) -> None:
    await ada[0].get("/people/%00", 404)
    await ada[0].get("/tables/%00", 404)
    await ada[0].get("/tables?as=%00")
