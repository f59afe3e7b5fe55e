"""The parts of `make load`. Each returns its figures as plain data, which the page is made from."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tools.load.bench import MIX, POSTGRES, SQLITE, Bench, Home, disk_waits, opened
from tools.load.client import Task
from tools.load.parts import SERVER
from tools.load.people import Plan
from tools.load.profile import Sampling, program
from tools.probe.client import Client
from tools.probe.report import say

TWO: Final = [Plan(ruleset) for ruleset in MIX]
"""Two people at each table."""
LIVE: Final = [*TWO, *TWO, *TWO, *(Plan(ruleset, people=1, bots=1) for ruleset in MIX)]
"""Two people, at every fourth table a person and a bot."""
PACE: Final = 5.0
GROWTH_TABLES: Final = 12


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    steps: tuple[int, ...] = (200, 400, 600, 800)
    """Numbers of live tables."""
    seconds: float = 20.0
    """Of each step."""
    flat_tables: int = 40
    flat_moves: int = 100
    sockets: int = 4000
    stored: int = 5000
    growth_moves: int = 40
    watchers: tuple[int, ...] = (0, 4, 16, 64)
    profile_seconds: int = 8
    core: int = -1
    compiled: str = ""


def homes(wanted: Sequence[str]) -> list[Home]:
    """The databases and numbers of processes that are measured."""
    found = [Home(SQLITE)] if "sqlite" in wanted else []
    if "postgres" in wanted:
        found += [Home(POSTGRES), Home(POSTGRES, 2)]
    return found


def flat_out(home: Home, sizes: Sizes) -> dict[str, Any]:
    """Nobody thinks: the most moves a second, and the CPU time of each part per move."""
    task = Task(sizes.flat_tables, most=sizes.flat_moves, seconds=120.0)
    runs = {}
    with opened(home, sizes.core) as bench:
        runs["mixed"] = _told(bench.run(TWO, task), home, "flat out, mixed")
        if home == Home(SQLITE):
            for plan in TWO:
                runs[plan.ruleset] = _told(bench.run([plan], task), home, f"flat out, {plan.ruleset}")
    if home == Home(SQLITE) and sizes.compiled:
        with opened(home, sizes.core, sizes.compiled) as bench:
            runs["mixed, compiled engine"] = _told(bench.run(TWO, task), home, "flat out, compiled engine")
    return runs


def profile(home: Home, sizes: Sizes) -> dict[str, float]:
    """The main thread by package, while nobody thinks; empty without py-spy."""
    spy = program()
    if spy is None or not sizes.profile_seconds:
        say("left out: the profile (py-spy cannot be installed)")
        return {}
    with opened(home, sizes.core) as bench, bench.client(TWO) as client:
        task = Task(sizes.flat_tables, seconds=sizes.profile_seconds + 1.0)
        client.prepare(task)
        sampling = Sampling(spy, bench.server.pid, sizes.profile_seconds)
        client.played(task)
        return sampling.result()


def live(home: Home, sizes: Sizes) -> list[dict[str, Any]]:
    """People and bots at a usual pace, at more and more tables."""
    runs = []
    with opened(home, sizes.core) as bench:
        start = bench.memory()
        with bench.client(LIVE) as client:
            for tables in sizes.steps:
                task = Task(tables, pace=PACE, seconds=sizes.seconds)
                client.prepare(task)
                disk = disk_waits(bench.server.folder)
                run = client.played(task)
                row = _told(run, home, f"{tables} live tables")
                row["memory_per_table"] = 1024 * (run.memory - start) / tables
                row["disk"] = disk
                row["busy"] = {part: seconds / run.seconds for part, seconds in run.cpu.items()}
                runs.append(row)
    return runs


def sockets(home: Home, sizes: Sizes) -> dict[str, Any]:
    """Connections that only stay open: memory, and CPU time for their pings."""
    tables = max(1, sizes.sockets // 20)
    with opened(home, sizes.core) as bench, bench.client(TWO) as client:
        client.prepare(Task(tables, most=0, seconds=1.0))
        client.played(Task(tables))
        before = bench.memory()
        began = time.monotonic()
        task = Task(tables, most=0, seconds=25.0, idle=sizes.sockets)
        client.prepare(task)
        opening = time.monotonic() - began
        run = client.played(task)
        return {
            "asked": sizes.sockets,
            "players": 2 * tables,
            "held": run.idle,
            "opening_seconds": opening,
            "kb_per_socket": 1024 * (run.memory - before) / sizes.sockets,
            "memory": run.memory,
            "cpu_share": sum(run.cpu[part] for part in SERVER) / run.seconds,
            "load": run.load,
        }


def start(home: Home, sizes: Sizes) -> dict[str, Any]:
    """The start of a server whose database has many running tables."""
    with opened(home, sizes.core) as bench:
        owner = Client(bench.server.url, "127.0.0.1")
        ids: list[str] = []
        began = time.monotonic()
        for number in range(sizes.stored):
            if number % 50 == 0:  # a person has a limited number of seats
                owner.cookie = ""
            body = {"ruleset": MIX[number % len(MIX)], "seats": [{"kind": "me"}, {"kind": "me", "name": "B"}]}
            answer = owner.post("/tables", body)
            if not answer.ok:
                raise RuntimeError(f"a table was refused: {answer.status} {answer.body[:200]!r}")
            ids.append(answer.json()["id"])
        opening = time.monotonic() - began
        empty = _first_start(home, sizes)
        owner.close()
        bench.server.stop()
        bench.server.start()
        reader = Client(bench.server.url, "127.0.0.1")
        reader.cookie = owner.cookie
        first = reader.get(f"/tables/{ids[-1]}?seat=0")
        later = [reader.get(f"/tables/{table}?seat=0").seconds for table in ids[-40:-1]]
        return {
            "tables": sizes.stored,
            "ms_per_new_table": 1000 * opening / sizes.stored,
            "empty_start_ms": 1000 * empty,
            "start_ms": 1000 * bench.server.seconds_to_start,
            "first_table_ms": 1000 * first.seconds,
            "further_table_ms": 1000 * sorted(later)[len(later) // 2],
            "memory": bench.server.memory().server,
            "ok": first.ok,
        }


def _first_start(home: Home, sizes: Sizes) -> float:
    with opened(home, sizes.core) as bench:
        bench.server.stop()
        bench.server.start()
        return bench.server.seconds_to_start


def growth(home: Home, sizes: Sizes) -> dict[str, Any]:
    """CPU time of the server per move, over seats, connections at a table, and the length of a game."""
    moves = sizes.growth_moves
    found: dict[str, dict[str, list[tuple[float, float]]]] = {}
    with opened(home, sizes.core) as bench:
        found["seats"] = {
            ruleset: [
                (people, _ms(bench, Plan(ruleset, people), Task(GROWTH_TABLES, most=moves, seconds=60.0)))
                for people in (2, 3, 4)
            ]
            for ruleset in ("arkadia", "arkwright-cards", "water-frame")
        }
        found["connections"] = {
            ruleset: [
                (2 + watchers, _ms(bench, Plan(ruleset, watchers=watchers), Task(6, most=moves, seconds=60.0)))
                for watchers in sizes.watchers
            ]
            for ruleset in ("arkadia", "water-frame")
        }
        found["length"] = {ruleset: _length(bench, ruleset) for ruleset in ("arkadia", "water-frame")}
    return found


def _ms(bench: Bench, plan: Plan, task: Task) -> float:
    return bench.run([plan], task).server_ms


def _length(bench: Bench, ruleset: str) -> list[tuple[float, float]]:
    """Whole games side by side: the mean number of moves at a table, and the CPU time per move around there."""
    stretch = 40 * GROWTH_TABLES
    run = bench.run([Plan(ruleset)], Task(GROWTH_TABLES, seconds=90.0, stretch=stretch))
    points, before = [], (0, 0.0)
    for moves, seconds in run.stretches:
        middle = (moves + before[0]) / 2 / GROWTH_TABLES
        points.append((middle, 1000 * (seconds - before[1]) / (moves - before[0])))
        before = (moves, seconds)
    return points


def _told(run: Any, home: Home, what: str) -> dict[str, Any]:
    say(
        f"{home}: {what}: {run.rate:.0f} moves/s, {run.server_ms:.2f} ms of the server a move, "
        f"answer p50 {run.answers.p50:.1f} p99 {run.answers.p99:.1f} ms, load {run.load:.1f}"
    )
    for fault in run.faults:
        say(f"  FAULT {fault}")
    data: dict[str, Any] = run.as_data()
    data.pop("stretches")
    return data
