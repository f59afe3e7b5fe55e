"""`make faults`: kill the parts of a server in the middle of commits, fill its disk, and connect bad sockets.

    make faults                                   # everything, 100 kills each: about a quarter of an hour
    make faults ARGS="--times 20 --only database" # parts: server, bots, database, disk, sockets
    make faults ARGS="--page ''"                  # leave docs/operations/figures.md as it is

Parts that are not run keep their figures of an earlier run in `build/faults.json`. The exit status is 1 when an
expectation is broken.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tools.faults.sockets import run_sockets
from tools.faults.victims import KilledBots, KilledDatabase
from tools.load.page import HEAD, PAGE
from tools.private_postgres import Cluster
from tools.probe.addresses import check_sources
from tools.probe.disk import probe_disk
from tools.probe.kills import RULESETS, kill_often, probe_kills, seated_at
from tools.probe.page import put, section_lines
from tools.probe.process import OwnServer, Started
from tools.probe.report import Section, machine_line, say

ROOT: Final = Path(__file__).resolve().parents[2]
BEGIN: Final = "<!-- made: faults -->"
MOVES_PER_KILL: Final = 20
BOT_TABLES: Final = ("arkadia", "arkwright-cards", "spinning-jenny")
WITHOUT_PAUSE: Final = {"ARKTABLE_BOT_PAUSE": "0"}


def killed_server(folder: Path, times: int, seed: int) -> Section:
    section = probe_kills(folder, False, seed, times, times * MOVES_PER_KILL)
    section.name = "server killed"
    return section


def killed_bots(folder: Path, times: int, seed: int) -> Section:
    section = Section(
        "process of the bots killed",
        "Three tables of a person and a bot (`greedy`) are played without pauses; the process in which bots think is "
        "killed with SIGKILL at a random moment. Expected: the bot still moves, every acknowledged move is "
        "there once, and no log has a hole.",
        ("what", "figure"),
    )
    server = OwnServer(folder, how=Started(variables=WITHOUT_PAUSE))
    victim = KilledBots(server)
    try:
        server.start()
        people = seated_at(BOT_TABLES, seed, bots=1)
        kill_often(section, victim, people, times, times * 3, random.Random(seed))
        section.add("processes killed", victim.killed)
    finally:
        server.stop()
    return _logged(section, server)


def killed_database(folder: Path, times: int, seed: int) -> Section:
    section = Section(
        "PostgreSQL killed",
        "Six tables of people are played on PostgreSQL (`synchronous_commit` and `fsync` on); at a random moment the "
        "cluster is stopped as after a crash (SIGQUIT) and started again, or one of its processes is killed with "
        "SIGKILL, which ends all connections. The server runs on. Expected: moves get 503 meanwhile, and then the "
        "same as above.",
        ("what", "figure"),
    )
    cluster = Cluster(is_quick=False)
    server = OwnServer(folder, how=Started(cluster.new_database()))
    chance = random.Random(seed)
    victim = KilledDatabase(server, cluster, chance)
    try:
        server.start()
        kill_often(section, victim, seated_at(RULESETS, seed), times, times * MOVES_PER_KILL, chance)
        section.add("of the kills: cluster stopped, one process killed", f"{victim.stops}, {times - victim.stops}")
    finally:
        server.stop()
        cluster.close()
    return _logged(section, server)


def _logged(section: Section, server: OwnServer) -> Section:
    for line in sorted(set(server.tracebacks())):
        section.expect("the log of the server", line)
    return section


PARTS: Final[dict[str, Callable[[Path, int, int], Section]]] = {
    "server": killed_server,
    "bots": killed_bots,
    "database": killed_database,
    "disk": lambda folder, _times, _seed: probe_disk(folder, False),
    "sockets": lambda folder, times, seed: run_sockets(folder, times * MOVES_PER_KILL, seed),
}


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m tools.faults", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", choices=tuple(PARTS), help="this part; may be given several times")
    parser.add_argument("--times", type=int, default=100, help="how often each is killed")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "faults.json", metavar="FILE")
    parser.add_argument("--page", default=str(PAGE), metavar="FILE", help="the page of figures; empty: none")
    return parser


def main() -> int:
    given = arguments().parse_args()
    check_sources()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that our own processes are ended too
    found: dict[str, Any] = json.loads(given.json.read_text("utf-8")) if given.json.exists() else {}
    broken: list[str] = []
    with tempfile.TemporaryDirectory(prefix="arktable-faults-") as folder:
        for part in given.only or PARTS:
            say(f"== {part}")
            place = Path(folder) / part
            place.mkdir()
            section = PARTS[part](place, given.times, given.seed)
            broken += section.broken
            date = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
            found[part] = {"date": date, "machine": machine_line(), **section.as_data()}
            given.json.parent.mkdir(parents=True, exist_ok=True)
            given.json.write_text(json.dumps(found, indent=1), "utf-8")
    if given.page:
        put(Path(given.page), BEGIN, "\n".join(_page(found)), HEAD)
    for line in broken:
        print(f"broken: {line}")
    return 1 if broken else 0


def _page(found: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for part in PARTS:
        if part in found:
            data = {**found[part]}
            made = f"Made on {data.pop('date')}; {data.pop('machine')}."
            head, blank, about, *rest = section_lines(Section(**data))
            lines += [head, blank, f"{about} {made}", *rest]
    return lines


if __name__ == "__main__":
    sys.exit(main())
