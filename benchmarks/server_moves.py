"""The table under load: moves per second and waiting times of the move endpoint, bytes per update, opening a game.

A real server process with SQLite in a temporary folder; 50 tables of two people each play at once over HTTP, every
table with one open WebSocket. Each move is acknowledged after its commit (`synchronous=FULL`). Two runs: at a pace
(every table a move a second: fast people), where waiting times mean something, and flat out (no table ever thinks),
which gives the most moves per second. Every move comes with a GET of the legal moves. Prints one table.

    .venv/bin/python benchmarks/server_moves.py [--tables 50] [--moves 30] [--seconds 60] [--json]

Client and server share the machine: on two cores the client costs about as much as the server. Waiting times contain
the client's CPU time; `cpu_ms_per_move` is that of the server process alone. For it, ten tables play the same whole
game in step, and the first and the last quarter of the game are counted separately.

    .venv/bin/python benchmarks/server_moves.py --only-cpu [--ruleset arkadia] [--server PYTHON]

`--server` starts the server with the interpreter of another checkout, for a comparison of two versions.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from arktable.engine.registry import find_game
from arktable.engine.rng import Rng, rng_from_seed
from arktable.server.live.updates import NOBODY_ONLINE, Messenger
from arktable.server.settings import database_url
from arktable.server.store.rows import EntryRow, SeatRow, StoredTable
from arktable.server.store.sql import SqlStore
from arktable.server.tables.editions import Editions
from arktable.server.tables.table import LiveTable

SEATS = [{"kind": "me"}, {"kind": "open"}]
# Everybody comes from one address here.
WITHOUT_LIMIT = ("TABLES", "TABLES_ADDRESS", "TABLES_BURST", "GUESTS", "REQUESTS", "SOCKETS", "EXPENSIVE")


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0

    def rate(self) -> float:
        return round(len(self.waits) / (self.ended - self.began), 1)

    def wait_ms(self, share: float) -> float:
        return round(1000 * sorted(self.waits)[int(len(self.waits) * share)], 1)


class Seated:
    """Two people at one table, who play random legal moves one after the other."""

    def __init__(self, address: str, number: int) -> None:
        self.number = number
        self.people = [httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) for _ in SEATS]
        self.address = address
        self.table = ""
        self._seat = 0

    async def sit(self, ruleset: str = "arkadia") -> None:
        created = await self.people[0].post("/api/tables", json={"ruleset": ruleset, "seats": SEATS})
        self.table = created.raise_for_status().json()["id"]
        (await self.people[1].post(f"/api/tables/{self.table}/sit", json={"seat": 1})).raise_for_status()

    def watch(self) -> connect:
        """A connection to the table of the person in seat 0."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.people[0].cookies.items())
        address = f"ws{self.address[4:]}/api/tables/{self.table}/live"
        return connect(address, additional_headers={"Cookie": cookies}, proxy=None)

    async def play(self, figures: Figures, moves: int, until: float, pace: float) -> None:
        rng = rng_from_seed(self.number)
        await asyncio.sleep(pace * self.number / 50)  # not all in the same instant
        async with self.watch() as socket:
            reading = asyncio.create_task(read(socket))
            for number in range(moves):
                if time.perf_counter() > until:
                    break
                began = time.perf_counter()
                if not await self.move(rng, number, figures):
                    break
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))
            reading.cancel()

    async def move(self, rng: Rng, number: int, figures: Figures) -> bool:
        """Ask for the legal moves of the seat to move, and play one of them. False when the game is over."""
        version, legal = await self.legal(self._seat)
        if not legal:
            self._seat = 1 - self._seat
            version, legal = await self.legal(self._seat)
            if not legal:
                return False
        body = {"version": version, "key": str(number), "moves": [legal[rng.below(len(legal))]]}
        began = time.perf_counter()
        response = await self.people[self._seat].post(f"/api/tables/{self.table}/moves", json=body)
        figures.waits.append(time.perf_counter() - began)
        response.raise_for_status()
        return True

    async def legal(self, seat: int) -> tuple[int, list[str]]:
        """The version of the table, and what this seat may do there; nothing while the other one decides."""
        answer = (await self.people[seat].get(f"/api/tables/{self.table}/moves")).raise_for_status().json()
        return answer["version"], [row[0] for group in answer["moves"] for row in group["moves"]]

    async def close(self) -> None:
        for person in self.people:
            await person.aclose()


async def read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def load(address: str, tables: int, moves: int, seconds: float, pace: float) -> Figures:
    figures = Figures()
    seated = [Seated(address, number) for number in range(tables)]
    for one in seated:
        await one.sit()
    figures.began = time.perf_counter()
    until = figures.began + seconds
    await asyncio.gather(*(one.play(figures, moves, until, pace) for one in seated))
    figures.ended = time.perf_counter()
    for one in seated:
        await one.close()
    return figures


async def cpu_per_move(address: str, pid: int, ruleset: str, tables: int = 10) -> dict[str, float]:
    """CPU time of the server per move in ms: mean of a whole game, and of its first and last quarter.

    All tables have the same seed and play the same moves, so a round of moves is at the same point of every game.
    """
    seated = [Seated(address, number) for number in range(tables)]
    for one in seated:
        await one.sit(ruleset)
    rngs = [rng_from_seed(1) for _ in seated]
    spent = []
    figures = Figures()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(one.watch()) for one in seated]
        reading = [asyncio.create_task(read(socket)) for socket in sockets]
        for number in itertools.count():
            before = cpu_of(pid)
            played = await asyncio.gather(
                *(one.move(rng, number, figures) for one, rng in zip(seated, rngs, strict=True))
            )
            if not all(played):
                break
            spent.append((cpu_of(pid) - before) / tables * 1000)
        for task in reading:
            task.cancel()
    for one in seated:
        await one.close()
    quarter = len(spent) // 4
    return {
        "cpu_moves": len(spent),
        "cpu_ms_per_move": round(statistics.mean(spent), 2),
        "cpu_ms_first_quarter": round(statistics.mean(spent[:quarter]), 2),
        "cpu_ms_last_quarter": round(statistics.mean(spent[-quarter:]), 2),
    }


def cpu_of(pid: int) -> float:
    """Seconds of CPU time that all threads of a process have used (the clock of `clock_getcpuclockid`, Linux)."""
    return time.clock_gettime((~pid << 3) | 2)


async def finished_game(address: str) -> str:
    """A game between bots, to its end."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as client:
        seats = [{"kind": "bot", "bot": "random"}] * 4
        table = (await client.post("/api/tables", json={"ruleset": "arkadia", "seats": seats})).json()["id"]
        async with connect(f"ws{address[4:]}/api/tables/{table}/live", proxy=None) as socket:
            async for message in socket:
                if json.loads(message).get("record") or json.loads(message).get("snapshot", {}).get("record"):
                    break
        return str(table)


async def open_over_http(address: str, table: str) -> float:
    """The first request for this table after a start of the server."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
        (await client.get("/api/health")).raise_for_status()
        began = time.perf_counter()
        (await client.get(f"/api/tables/{table}")).raise_for_status()
        return time.perf_counter() - began


def update_sizes(stored: StoredTable) -> list[int]:
    """The bytes of every update of a whole game, one decision each, to every player and a spectator."""
    seats = [SeatRow(seat.seat, "person", seat.name, f"person {seat.seat}") for seat in stored.seats]
    entries = stored.entries[:1]
    for entry in stored.entries[1:]:
        for move in entry.moves.split("; "):
            entries.append(EntryRow(len(entries) + 1, "move", entry.seat, move, entry.at))
    table = LiveTable(StoredTable(stored.row, seats, entries[:1]), Editions(find_game))
    tellers = [Messenger(table, seat.account_id, False, NOBODY_ONLINE) for seat in seats]
    tellers.append(Messenger(table, None, False, NOBODY_ONLINE))
    for teller in tellers:
        teller.snapshot()
    sizes = []
    for end in range(2, len(entries) + 1):
        table.fill(StoredTable(stored.row, seats, entries[:end]))
        sizes += [len(msgspec.json.encode(message)) for teller in tellers for message in teller.news()]
    return sizes


async def rebuild(database: Path, table: str) -> tuple[float, int, list[int]]:
    """Reading the log and replaying it, without HTTP, the median of 20; and the sizes of all its updates."""
    store = await SqlStore.open(database_url(str(database)))
    times = []
    decisions = 0
    sizes: list[int] = []
    for _ in range(20):
        began = time.perf_counter()
        stored = await store.load(table)
        assert stored is not None
        live = LiveTable(stored, Editions(find_game))
        live.view(-1)
        times.append(time.perf_counter() - began)
        decisions = len(live.decisions)
        sizes = sizes or update_sizes(stored)
    await store.close()
    return statistics.median(times), decisions, sizes


class ServerProcess:
    """A server that we started and that we end."""

    def __init__(self, database: Path, python: str = sys.executable, **environment: str) -> None:
        limits = {f"ARKTABLE_LIMIT_{what}": "100000" for what in WITHOUT_LIMIT}
        self._process = subprocess.Popen(
            [python, "-m", "arktable.server", "0", str(database)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **limits, "ARKTABLE_BOT_PAUSE": "0", **environment},
        )
        self.pid = self._process.pid

    def __enter__(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().split()[-1]

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()


def measure_cpu(ruleset: str, python: str = sys.executable) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "bench.db", python, ARKTABLE_SEED="7")
        with server as address:
            return asyncio.run(cpu_per_move(address, server.pid, ruleset))


def measure(tables: int, moves: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        with ServerProcess(database) as address:
            paced = asyncio.run(load(address, tables, moves, seconds, pace=1.0))
            flat_out = asyncio.run(load(address, tables, moves, seconds, pace=0.0))
            table = asyncio.run(finished_game(address))
        with ServerProcess(database) as address:
            cold = asyncio.run(open_over_http(address, table))
        rebuilt, decisions, updates = asyncio.run(rebuild(database, table))
    return {
        "tables": tables,
        "moves": len(paced.waits) + len(flat_out.waits),
        "paced_moves_per_s": paced.rate(),
        "paced_move_p50_ms": paced.wait_ms(0.5),
        "paced_move_p99_ms": paced.wait_ms(0.99),
        "flat_out_moves_per_s": flat_out.rate(),
        "flat_out_move_p50_ms": flat_out.wait_ms(0.5),
        "flat_out_move_p99_ms": flat_out.wait_ms(0.99),
        "update_bytes_mean": round(statistics.mean(updates)),
        "update_bytes_max": max(updates),
        "finished_decisions": decisions,
        "open_finished_http_cold_ms": round(1000 * cold, 1),
        "open_finished_rebuild_ms": round(1000 * rebuilt, 1),
        **measure_cpu("arkadia"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=30, help="the most moves at each table, in each run")
    parser.add_argument("--seconds", type=float, default=60, help="the longest each run goes on")
    parser.add_argument("--only-cpu", action="store_true", help="the CPU time of the server per move only")
    parser.add_argument("--ruleset", default="arkadia", help="of the game with --only-cpu")
    parser.add_argument("--server", default=sys.executable, help="the interpreter of the server with --only-cpu")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.only_cpu:
        figures = measure_cpu(options.ruleset, options.server)
    else:
        figures = measure(options.tables, options.moves, options.seconds)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:28} {value:>10}")


if __name__ == "__main__":
    main()
