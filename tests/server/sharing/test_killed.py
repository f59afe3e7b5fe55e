"""Two real processes on one PostgreSQL database: raced moves, a process killed, the database restarted."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from arktable.server.store.sql import SqlStore
from tests.server.helpers import BOT, ME, OPEN, PATIENCE, a_server_process, texts_of
from tests.server.sharing.pair import until
from tools.private_postgres import Cluster

pytestmark = pytest.mark.anyio

TABLES = 10
RACES = 50
"""Decisions at each table; both processes are asked for each of them, so that there are 1,000 raced moves."""


@pytest.fixture
def safe_cluster() -> Iterator[Cluster]:
    """A cluster that keeps what it has acknowledged when it is killed."""
    cluster = Cluster(is_quick=False)
    yield cluster
    cluster.close()


class Servers:
    """Two processes, which can be killed and started again."""

    def __init__(self, database: str) -> None:
        self.database = database
        self._open = ExitStack()
        self.addresses: list[str] = []
        self.processes: list[subprocess.Popen[str]] = []

    def start(self) -> None:
        process, address = self._open.enter_context(a_server_process(self.database))
        self.addresses.append(address)
        self.processes.append(process)

    def end(self, number: int, how: signal.Signals) -> None:
        self.processes[number].send_signal(how)
        self.processes[number].wait(PATIENCE)

    def start_again(self, number: int) -> None:
        self.start()
        self.addresses[number], self.processes[number] = self.addresses.pop(), self.processes.pop()

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def servers(safe_cluster: Cluster) -> Iterator[Servers]:
    servers = Servers(safe_cluster.new_database())
    try:
        servers.start()
        servers.start()
        yield servers
    finally:
        servers.close()


class Traveller:
    """A person who plays at both processes, and goes on at another one when one is away."""

    def __init__(self, client: httpx.AsyncClient, servers: Servers) -> None:
        self.client = client
        self._servers = servers
        self.acknowledged: dict[tuple[str, str], int] = {}

    async def ask(self, method: str, path: str, number: int = 0, **more: Any) -> httpx.Response:
        """Ask this process; another one if it is away, until somebody answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                address = self._servers.addresses[number % 2]
                try:
                    answer = await self.client.request(method, f"{address}/api{path}", **more)
                    if answer.status_code != 503:
                        return answer
                except httpx.TransportError:
                    pass
                number += 1
                await asyncio.sleep(0.02)

    async def race(self, table: str, step: int) -> bool:
        """Send two different requests for the same decision, one to each process. False if it is not ours."""
        answer = (await self.ask("GET", f"/tables/{table}/moves", step)).json()
        legal = texts_of(answer.get("moves", []))  # none for somebody without a seat
        if not legal:
            return False
        move = legal[step % len(legal)]

        async def send(number: int) -> int:
            key = f"{step}-{number}"
            body = {"version": answer["version"], "key": key, "moves": [move]}
            got = await self.ask("POST", f"/tables/{table}/moves", number, json=body)
            assert got.status_code in (200, 409), got.text
            if got.status_code == 200:
                self.acknowledged[table, key] = got.json()["version"]
            return got.status_code

        assert 200 in await asyncio.gather(send(0), send(1))
        return True


@asynccontextmanager
async def traveller(servers: Servers, name: str) -> AsyncIterator[Traveller]:
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
        person = Traveller(client, servers)
        await person.ask("POST", "/me", json={"name": name})
        yield person


async def played(people: Sequence[Traveller], table: str, steps: range) -> None:
    """Race for these decisions; bots decide in between."""
    for step in steps:
        async with asyncio.timeout(PATIENCE):
            while not await people[0].race(table, step) and not await people[1].race(table, step):
                snapshot = (await people[0].ask("GET", f"/tables/{table}", step)).json()
                if snapshot["table"]["state"] != "running":
                    return
                await asyncio.sleep(0.01)


async def followed(servers: Servers, table: str, seen: dict[str, int], cookies: str) -> None:
    """A socket that comes back whenever it is closed, and notes the newest version that it was told."""
    number = 0
    while True:
        number += 1
        address = f"ws{servers.addresses[number % 2][4:]}/api/tables/{table}/live"
        try:
            async with connect(address, additional_headers={"Cookie": cookies}, proxy=None, max_queue=None) as socket:
                async for text in socket:
                    message = json.loads(text)
                    told = message.get("snapshot", message)
                    seen[table] = max(seen.get(table, 0), int(told.get("version", 0)))
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.02)


async def test_every_acknowledged_move_is_there_once_whatever_is_killed(
    servers: Servers, safe_cluster: Cluster
) -> None:
    seen: dict[str, int] = {}
    async with traveller(servers, "Ada") as ada, traveller(servers, "Ben") as ben:
        tables = []
        for number in range(TABLES):
            other = BOT if number % 2 else OPEN
            body = {"ruleset": "arkwright-cards", "seats": [ME, other], "options": {}}
            tables.append(str((await ada.ask("POST", "/tables", json=body)).json()["id"]))
            if other is OPEN:
                assert (await ben.ask("POST", f"/tables/{tables[-1]}/sit", 1, json={"seat": 1})).status_code == 200
        cookies = "; ".join(f"{name}={value}" for name, value in ada.client.cookies.items())
        sockets = [asyncio.create_task(followed(servers, table, seen, cookies)) for table in tables]

        async def all_played(first: int, last: int) -> None:
            await asyncio.gather(*(played((ada, ben), table, range(first, last)) for table in tables))

        third = RACES // 3
        await all_played(0, third)
        going = asyncio.create_task(all_played(third, 2 * third))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(servers.end, 1, signal.SIGKILL)
        servers.start_again(1)
        await going
        going = asyncio.create_task(all_played(2 * third, RACES))
        await asyncio.sleep(0.3)
        safe_cluster.stop(is_at_once=True)
        safe_cluster.start()
        await going
        versions = {table: int((await ada.ask("GET", f"/tables/{table}")).json()["version"]) for table in tables}
        await until(lambda: all(seen.get(table, 0) >= versions[table] for table in tables))
        for socket in sockets:
            socket.cancel()
        await asyncio.gather(*sockets, return_exceptions=True)
    await _check_logs(servers, tables, ada.acknowledged | ben.acknowledged)


async def _check_logs(servers: Servers, tables: list[str], acknowledged: dict[tuple[str, str], int]) -> None:
    store = await SqlStore.open(servers.database, serving=False)
    for table in tables:
        stored = await store.load(table)
        assert stored is not None
        assert [row.version for row in stored.entries] == [*range(1, len(stored.entries) + 1)]
        keys = {row.key.partition(":")[2]: row.version for row in stored.entries if row.key}
        mine = {key: version for (at, key), version in acknowledged.items() if at == table}
        assert mine.items() <= keys.items()
        steps = [key.partition("-")[0] for key in keys]
        assert len(steps) == len(set(steps))  # of the two requests for a decision, one was carried out
    await store.close()
