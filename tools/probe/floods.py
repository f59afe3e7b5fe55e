"""Floods, each with a bystander beside it, and the memory of the server before and after them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tools.probe.addresses import Sources
from tools.probe.bench import Bench, Stretch
from tools.probe.distance import folk
from tools.probe.distance_floods import distance_kinds
from tools.probe.flood_kinds import Kind, kinds, prepare
from tools.probe.flooding import NICE
from tools.probe.process import Memory, OwnServer
from tools.probe.report import Section, counted, say

NET: Final = 24
SIZES: Final = ((30, 1), (200, 20))
"""Connections, and the number of addresses they come from."""
PROCESSES: Final = 2
SECONDS, QUICK_SECONDS = 10.0, 1.0
SETTLE: Final = 1.0
SECONDS_AFTER, QUICK_AFTER = 30.0, 1.0
MEMORY_MOST: Final = 50.0
"""MB that the server may have kept after all floods."""


class Floods:
    """Runs floods against one server."""

    def __init__(self, bench: Bench, section: Section, seconds: float) -> None:
        self._bench = bench
        self._section = section
        self._seconds = seconds
        self._sources = Sources(NET)

    def run(self, kind: Kind, connections: int, addresses: int) -> None:
        name = f"{kind.name}, {connections} × {addresses} address{'es' if addresses > 1 else ''}"
        say(f"flood: {name}: {kind.about}")
        sources = self._sources.several(addresses)
        began = time.monotonic()
        told = self._flood(kind.orders, connections, sources)
        ended = time.monotonic()
        stretch = self._bench.stretch(began, ended)
        self._section.aim(name, stretch.waits, stretch.refused)
        self._section.expect(f"{name}: requests of a bystander", stretch.failed)
        wrong = [status for status in told if status.isdigit() and int(status) >= 500 and status not in ("503", "507")]
        self._section.expect(f"{name}: answers", f"{counted(told)}" if wrong else "")
        self.row(name, counted(told), stretch)
        if not self._bench.answers():
            self._section.expect(f"{name}: the server", "does not answer any more")
            self._bench.renew()
        time.sleep(SETTLE)

    def _flood(self, orders: dict[str, Any], connections: int, sources: list[str]) -> Counter[str]:
        """Run the flooding processes to their end; what they were answered, by status."""
        share = {**orders, "url": self._bench.url, "seconds": self._seconds, "connections": connections // PROCESSES}
        command = [sys.executable, "-m", "tools.probe.flooding"]
        running = []
        for number in range(PROCESSES):
            mine = sources[number::PROCESSES] or sources
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert process.stdin is not None
            process.stdin.write(json.dumps({**share, "sources": mine}) + "\n")
            process.stdin.flush()
            running.append(process)
        told: Counter[str] = Counter()
        for process in running:
            try:
                said, _ = process.communicate(timeout=self._seconds + 30)
                told.update(json.loads(said)["statuses"] if said else {"the flood failed": 1})
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                told["the flood hung"] += 1
        return told

    def row(self, name: str, statuses: str, stretch: Stretch) -> None:
        memory = self._bench.server.memory() if self._bench.server is not None else None
        worst = max(stretch.by_kind.items(), key=lambda each: each[1].p99, default=("–", None))[0]
        waits = stretch.waits
        self._section.add(
            name, statuses, waits.asked, waits.p50, waits.p99, waits.most, worst, stretch.own.p99, _megabytes(memory)
        )
        self._section.facts[name] = {kind: list(each) for kind, each in stretch.by_kind.items()}


def _megabytes(memory: Memory | None) -> str:
    return "–" if memory is None else f"{memory.server:.0f} + {memory.children:.0f}"


def chosen(found: Sequence[Kind], names: Sequence[str]) -> list[Kind]:
    """The floods with these names; all if none is given."""
    unknown = sorted(set(names) - {kind.name for kind in found})
    if unknown:
        raise SystemExit(f"no flood is called {', '.join(unknown)}; there are {', '.join(kind.name for kind in found)}")
    return [kind for kind in found if not names or kind.name in names]


def probe_floods(folder: Path, url: str, quick: bool, names: Sequence[str] = ()) -> list[Section]:
    section = Section(
        "floods",
        "Many connections that ask without a pause, from one address and from twenty; a bystander at another address "
        "plays meanwhile. The figures are its waiting times in ms (a stall counts for every request that it held up). "
        "`slowest` is the kind of request with the longest p99; each kind has its own figures in the JSON. Memory is "
        f"that of the server and of its processes for bots, in MB. The flooding processes run with nice {NICE}.",
        ("flood", "answers to the flood", "asked", "p50", "p99", "max", "slowest", "own delay p99", "memory"),
    )
    memory = Section(
        "memory",
        "Resident memory of the server (of its processes for bots apart) before, between and after the floods.",
        ("when", "server MB", "of it anonymous", "processes for bots MB"),
    )
    seconds = QUICK_SECONDS if quick else SECONDS
    with Bench(folder, url).running() as bench:
        if bench.server is not None:
            memory.add("start", *bench.server.memory())
        made = prepare(bench.url)
        floods = Floods(bench, section, seconds)
        began = time.monotonic()
        time.sleep(seconds)
        floods.row("(no flood)", "", bench.stretch(began, time.monotonic()))
        before = bench.server.memory() if bench.server is not None else None
        pid = bench.server.pid if bench.server is not None else 0
        if before is not None:
            memory.add("tables made, before the floods", *before)
        for kind in chosen((*kinds(made), *distance_kinds(folk(bench.url))), names):
            for connections, addresses in SIZES[:1] if quick else SIZES:
                floods.run(kind, connections, addresses)
        if bench.server is not None:
            _settled(bench.server, memory, pid, QUICK_AFTER if quick else SECONDS_AFTER)
            for line in sorted(set(bench.server.tracebacks())):
                section.expect("the log of the server", line)
        else:
            memory.skipped.append("the memory of a server that the probe has not started")
    return [section, memory]


def _settled(server: OwnServer, memory: Section, pid: int, seconds: float) -> None:
    """The memory after the floods, and after a while in which only the bystander plays."""
    memory.add("right after the floods", *server.memory())
    say(f"waiting for {seconds:.0f} s")
    time.sleep(seconds)
    now = server.memory()
    memory.add(f"{seconds:.0f} s after the floods", *now)
    if server.pid != pid:
        memory.skipped.append("the server was started again during the floods: its memory cannot be compared")
        return
    grown = now.server - float(memory.rows[0][1])
    memory.facts["grown"] = round(grown, 1)
    if grown > MEMORY_MOST:
        memory.missed.append(f"{grown:.0f} MB more than at its start, target {MEMORY_MOST:.0f} MB")
