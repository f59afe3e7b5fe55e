"""The load client, a process of its own: `python -m tools.load.client ORDERS` with orders as JSON.

It opens its tables, prints `ready`, waits for a line, plays, and prints a line of JSON after each stretch of moves and
at its end. The process that started it reads the CPU time of the server between these lines.
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
from tools.load.wire import Live, Lost, Place

AT_ONCE: Final = 8
"""Tables that are opened at the same time."""


PING_EVERY: Final = 20.0


class Orders(msgspec.Struct, frozen=True):
    """What the client does."""

    host: str
    port: int
    plans: list[Plan]
    """The kinds of tables, taken in turn."""
    tables: int
    pace: float = 0.0
    """Seconds between two moves of people at a table; 0: nobody thinks."""
    seconds: float = 10.0
    most: int = 1_000_000
    """Moves of people at a table."""
    stretch: int = 0
    """Print a line each time this many moves were played at all tables together."""
    idle: int = 0
    """Connections to the first table that only stay open."""
    core: int = -1
    """The core to run on; -1: any."""
    source: str = ""
    deflate: bool = True


class Client:
    """All tables of this process."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.figures = Figures()
        place = Place(orders.host, orders.port, orders.source)
        plans = itertools.cycle(orders.plans)
        self.tables = [Table(place, next(plans), number) for number in range(orders.tables)]
        self._idle: list[Live] = []
        self._place = place

    async def open(self) -> None:
        waiting = list(self.tables)

        async def some() -> None:
            while waiting:
                await waiting.pop().open(self.orders.deflate)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        if self.orders.idle:
            path, cookie = f"/api/tables/{self.tables[0].id}/live", self.tables[0].seats[0].cookie
            for _ in range(self.orders.idle):
                self._idle.append(
                    await Live.open(self._place, path, cookie, lambda _content: None, self.orders.deflate)
                )

    async def play(self) -> dict[str, Any]:
        """Play until the time is over; what was measured."""
        before = sum(table.received() for table in self.tables)
        cpu, began = time.process_time(), time.perf_counter()
        pinging = asyncio.create_task(self._ping())
        await asyncio.gather(*(self._play(table, number, began) for number, table in enumerate(self.tables)))
        pinging.cancel()
        seconds = time.perf_counter() - began
        return {
            "done": True,
            "moves": self.figures.moves,
            "seconds": seconds,
            "cpu": time.process_time() - cpu,
            "answers": self.figures.answers,
            "updates": self.figures.updates,
            "late": self.figures.late,
            "bytes": sum(table.received() for table in self.tables) - before,
            "idle": sum(not live.is_lost for live in self._idle),
            "over": sum(table.is_over for table in self.tables),
            "faults": self.figures.faults[:20],
        }

    async def _play(self, table: Table, number: int, began: float) -> None:
        orders = self.orders
        due = began + orders.pace * number / max(1, orders.tables)
        try:
            while table.moves < orders.most and time.perf_counter() < began + orders.seconds:
                if orders.pace:
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                    self.figures.late.append(time.perf_counter() - due)
                    due += orders.pace
                if not await table.move(self.figures):
                    return
                self._tell()
        except (Lost, TimeoutError, OSError) as error:
            self.figures.faults.append(f"{table.plan.ruleset}: {type(error).__name__} {error}")

    async def _ping(self) -> None:
        """Every seat pings at its own time, as pages do."""
        seats = [seat for table in self.tables for seat in table.seats]
        for seat in itertools.cycle(seats):
            await asyncio.sleep(PING_EVERY / len(seats))
            seat.ping()

    def _tell(self) -> None:
        if self.orders.stretch and self.figures.moves % self.orders.stretch == 0:
            say({"moves": self.figures.moves})

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
    await client.open()
    say({"ready": True})
    await asyncio.to_thread(sys.stdin.readline)
    say(await client.play())
    await asyncio.to_thread(sys.stdin.readline)
    client.close()


def main() -> None:
    orders = msgspec.json.decode(sys.argv[1], type=Orders)
    if orders.core >= 0:
        os.sched_setaffinity(0, {orders.core})
    uvloop.run(run(orders))


if __name__ == "__main__":
    main()
