"""Expensive work runs in threads: with short queues, in turn, and apart from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from arktable.server.http.application import Application
from arktable.server.running.client import CLIENT
from arktable.server.running.errors import Refused
from arktable.server.running.threads import MOST_WAITING, MOST_WAITING_EACH, THREADS, THREADS_EACH, Threads
from tests.server.helpers import ME, Person

pytestmark = pytest.mark.anyio


async def test_expensive_work_beyond_a_short_queue_is_refused() -> None:
    beside, gate = Threads(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def work() -> str:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        return "done"

    async def do(client: str) -> str:
        CLIENT.set(client)
        return await beside.do(work)

    def ask(client: str, times: int) -> list[asyncio.Task[str]]:
        return [asyncio.create_task(do(client)) for _ in range(times)]

    async def refused_at_once(client: str) -> None:
        with pytest.raises(Refused) as refused:
            await asyncio.create_task(do(client))
        assert (refused.value.kind, refused.value.key) == ("busy", "busy")
        assert refused.value.details["seconds"]

    greedy = ask("greedy", THREADS_EACH + MOST_WAITING_EACH)
    await asyncio.sleep(0)
    await refused_at_once("greedy")
    others = ask("other", THREADS - THREADS_EACH + MOST_WAITING - MOST_WAITING_EACH)
    await asyncio.sleep(0)
    late = ask("third", 1)  # a client that has nothing waiting takes the place of one that has most
    await asyncio.sleep(0)
    gate.set()
    ended = await asyncio.gather(*greedy, *others, *late, return_exceptions=True)
    refused = [one for one in ended if isinstance(one, Refused)]
    assert [one.key for one in refused] == ["busy"]
    assert ended[-1] == "done"
    beside.close()


async def test_one_client_cannot_occupy_all_threads() -> None:
    beside, gate = Threads(), asyncio.Event()
    loop = asyncio.get_running_loop()

    async def do(client: str, work: Callable[[], object]) -> object:
        CLIENT.set(client)
        return await beside.do(work)

    def blocked() -> None:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

    greedy = [asyncio.create_task(do("greedy", blocked)) for _ in range(10)]
    await asyncio.sleep(0)
    for task in greedy[:5]:
        task.cancel()  # a thread is occupied until its work is done, also when nobody waits for it
    await asyncio.sleep(0)
    assert await asyncio.create_task(do("other", lambda: "served")) == "served"
    gate.set()
    await asyncio.gather(*greedy, return_exceptions=True)
    beside.close()


async def test_the_event_loop_goes_on_while_expensive_work_is_done(app: Application, ada: Person) -> None:
    """The answer to `at` waits; everybody else is served meanwhile."""
    beside, gate = app.services.offload, asyncio.Event()
    loop = asyncio.get_running_loop()
    table = await ada.create(ME, {"kind": "bot", "bot": "random"})

    async def block(client: str) -> None:
        CLIENT.set(client)
        await beside.do(lambda: asyncio.run_coroutine_threadsafe(gate.wait(), loop).result())

    blocked = [asyncio.create_task(block(f"client {n}")) for n in range(THREADS)]
    await asyncio.sleep(0)
    past = asyncio.create_task(ada.get(f"/tables/{table}/at/0"))
    await ada.get("/tables")
    await ada.play(table, (await ada.legal(table, "own"))[0])
    assert not past.done()
    gate.set()
    await asyncio.gather(*blocked)
    assert (await past)["n"] == 0
