"""The table under load: moves per second and waiting times of the move endpoint, bytes per update, opening a game.

A real server process with SQLite in a temporary folder; 50 tables of two people each play at once over HTTP, every
table with one open WebSocket. Each move is acknowledged after its commit (`synchronous=FULL`). Two runs: at a pace
(every table a move a second: fast people), where waiting times mean something, and flat out (no table ever thinks),
which gives the most moves per second. Every move comes with a GET of the legal moves. Prints one table.

    .venv/bin/python benchmarks/server_moves.py [--tables 50] [--moves 30] [--seconds 60] [--json]

Client and server share the machine: on two cores the client costs about as much as the server.
"""

from __future__ import annotations

import argparse
import asyncio
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
from arktable.engine.rng import rng_from_seed
from arktable.server.live.updates import NOBODY, Messenger
from arktable.server.settings import database_url
from arktable.server.store.rows import EntryRow, SeatRow, StoredTable
from arktable.server.store.sql import SqlStore
from arktable.server.tables.editions import Editions
from arktable.server.tables.table import LiveTable

SEATS = [{"kind": "me"}, {"kind": "open"}]
# Everybody comes from one address here.
WITHOUT_LIMIT = ("TABLES", "TABLES_ADDRESS", "GUESTS", "REQUESTS", "SOCKETS")


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

    async def sit(self) -> None:
        created = await self.people[0].post("/api/tables", json={"ruleset": "arkadia", "seats": SEATS})
        self.table = created.raise_for_status().json()["id"]
        (await self.people[1].post(f"/api/tables/{self.table}/sit", json={"seat": 1})).raise_for_status()

    async def play(self, figures: Figures, moves: int, until: float, pace: float) -> None:
        rng = rng_from_seed(self.number)
        await asyncio.sleep(pace * self.number / 50)  # not all in the same instant
        cookies = "; ".join(f"{name}={value}" for name, value in self.people[0].cookies.items())
        address = f"ws{self.address[4:]}/api/tables/{self.table}/live"
        async with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as socket:
            reading = asyncio.create_task(read(socket))
            seat = 0
            for number in range(moves):
                if time.perf_counter() > until:
                    break
                version, legal = await self.legal(seat)
                if not legal:
                    seat = 1 - seat
                    version, legal = await self.legal(seat)
                    if not legal:
                        break
                move = legal[rng.below(len(legal))]
                body = {"version": version, "key": str(number), "moves": [move]}
                began = time.perf_counter()
                response = await self.people[seat].post(f"/api/tables/{self.table}/moves", json=body)
                figures.waits.append(time.perf_counter() - began)
                response.raise_for_status()
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))
            reading.cancel()

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
    tellers = [Messenger(table, seat.account_id, False, NOBODY) for seat in seats]
    tellers.append(Messenger(table, None, False, NOBODY))
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

    def __init__(self, database: Path) -> None:
        limits = {f"ARKTABLE_LIMIT_{what}": "100000" for what in WITHOUT_LIMIT}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "arktable.server", "0", str(database)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **limits, "ARKTABLE_BOT_PAUSE": "0"},
        )

    def __enter__(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().split()[-1]

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()


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
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=30, help="the most moves at each table, in each run")
    parser.add_argument("--seconds", type=float, default=60, help="the longest each run goes on")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = measure(options.tables, options.moves, options.seconds)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:28} {value:>10}")


if __name__ == "__main__":
    main()
