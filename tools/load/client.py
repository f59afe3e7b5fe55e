"""The load client, a process of its own: `python -m tools.load.client ORDERS` with orders as JSON.

Each line that it reads is a task (`Task`): it opens tables until it has this many, prints `ready`, waits for a line,
plays, and prints a line of JSON after each stretch of moves and at the end. The process that started it reads the CPU
time of the server between these lines.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import time
from typing import Any, Final

import msgspec
import uvloop

from tools.load.people import Figures, Plan, Table
from tools.probe.wire import Live, Lost, Place

AT_ONCE: Final = 8
"""Tables that are opened at the same time."""


PING_EVERY: Final = 20.0


class Orders(msgspec.Struct, frozen=True):
    """What the client is like."""

    host: str
    ports: list[int]
    """Of the server processes. The people of a table are spread over them."""
    plans: list[Plan]
    """The kinds of tables, taken in turn."""
    core: int = -1
    """The core to run on; -1: any."""
    source: str = ""
    deflate: bool = True


class Task(msgspec.Struct, frozen=True):
    """What is played."""

    tables: int
    """Tables that are open then; further ones are opened."""
    pace: float = 0.0
    """Seconds between two moves of people at a table; 0: nobody thinks."""
    seconds: float = 10.0
    most: int = 1_000_000
    """Moves of people at a table."""
    stretch: int = 0
    """Print a line each time this many moves were played at all tables together."""
    idle: int = 0
    """Further connections of people, which only stay open."""


class Client:
    """All tables of this process."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self._places = [Place(orders.host, port, orders.source) for port in orders.ports]
        self._plans = itertools.cycle(orders.plans)
        self._figures = Figures()
        self._task = Task(0)
        self.tables: list[Table] = []
        self._idle: list[Live] = []

    async def open(self, task: Task) -> None:
        """Open the tables and connections that this task needs."""
        self._task = task
        new = [
            Table(self._places, next(self._plans), len(self.tables) + number)
            for number in range(task.tables - len(self.tables))
        ]
        self.tables += new

        async def some() -> None:
            while new:
                await new.pop().open(self._orders.deflate)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        for table in itertools.islice(itertools.cycle(self.tables), task.idle - len(self._idle)):
            path, cookie = f"/api/tables/{table.id}/live", table.seats[0].cookie
            live = await Live.open(table.seats[0].place, path, cookie, lambda _content: None, self._orders.deflate)
            self._idle.append(live)

    async def play(self) -> dict[str, Any]:
        """Play until the time is over; what was measured."""
        self._figures = figures = Figures()
        before = sum(table.received() for table in self.tables)
        cpu, began = time.process_time(), time.perf_counter()
        pinging = asyncio.create_task(self._ping())
        await asyncio.gather(*(self._play(table, number, began) for number, table in enumerate(self.tables)))
        if not self._task.most:
            await asyncio.sleep(self._task.seconds)
        pinging.cancel()
        return {
            "done": True,
            "moves": figures.moves,
            "seconds": time.perf_counter() - began,
            "cpu": time.process_time() - cpu,
            "answers": figures.answers,
            "updates": figures.updates,
            "late": figures.late,
            "bytes": sum(table.received() for table in self.tables) - before,
            "idle": sum(not live.is_lost for live in self._idle),
            "over": sum(table.is_over for table in self.tables),
            "faults": figures.faults[:20],
        }

    async def _play(self, table: Table, number: int, began: float) -> None:
        task, figures = self._task, self._figures
        due, last = began + task.pace * number / max(1, task.tables), table.moves + task.most
        try:
            while table.moves < last and time.perf_counter() < began + task.seconds:
                if task.pace:
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                    figures.late.append(time.perf_counter() - due)
                    due += task.pace
                if not await table.move(figures):
                    return
                self._tell()
        except (Lost, TimeoutError, OSError) as error:
            figures.faults.append(f"{table.plan.ruleset}: {type(error).__name__} {error}")

    async def _ping(self) -> None:
        """Every seat pings at its own time, as pages do."""
        seats = [seat for table in self.tables for seat in table.seats]
        for seat in itertools.cycle(seats):
            await asyncio.sleep(PING_EVERY / len(seats))
            seat.ping()

    def _tell(self) -> None:
        if self._task.stretch and self._figures.moves % self._task.stretch == 0:
            say({"moves": self._figures.moves})

    def close(self) -> None:
        for table in self.tables:
            table.close()
        for live in self._idle:
            live.close()


def say(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


async def run(orders: Orders) -> None:
    client = Client(orders)
    while line := await asyncio.to_thread(sys.stdin.readline):
        await client.open(msgspec.json.decode(line, type=Task))
        say({"ready": True})
        if not await asyncio.to_thread(sys.stdin.readline):
            break
        say(await client.play())
    client.close()


def main() -> None:
    orders = msgspec.json.decode(sys.argv[1], type=Orders)
    if orders.core >= 0:
        os.sched_setaffinity(0, {orders.core})
    uvloop.run(run(orders))


if __name__ == "__main__":
    main()
