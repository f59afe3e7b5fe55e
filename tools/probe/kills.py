"""`kill -9` while people play: nothing that was acknowledged is lost, and nothing is played twice."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Final

from tools.probe.addresses import Sources
from tools.probe.client import Client
from tools.probe.latency import waits_of
from tools.probe.ledger import compared, integrity
from tools.probe.play import Seated
from tools.probe.process import OwnServer
from tools.probe.report import Section, say

NET: Final = 22
KILLS, QUICK_KILLS = 100, 3
MOVES, QUICK_MOVES = 5000, 30
"""The least number of acknowledged moves, over all kills."""
RULESETS: Final = ("arkadia", "spinning-jenny", "arkwright-cards", "arkadia", "water-frame", "arkadia")
"""Of the tables, which are played at the same time."""
SECONDS_OF_LIFE: Final = 300.0
TIMEOUT: Final = 120.0
REPEATED: Final = 2
"""Moves of each table that are sent again after a kill though they were acknowledged."""


class Life:
    """The time between a start of the server and its end: all tables are played, each by a thread."""

    def __init__(self, people: list[Seated], url: str, wanted: int) -> None:
        self._people = people
        self._wanted = sum(seated.total for seated in people) + wanted
        self._enough = threading.Event()
        self._ended = threading.Event()
        self.faults: list[str] = []
        for seated in people:
            old = seated.client
            seated.client = Client(url, old.source, TIMEOUT)
            seated.client.cookie = old.cookie
        self._threads = [threading.Thread(target=self._play, args=(seated,), daemon=True) for seated in people]

    def run(self, server: OwnServer, delay: float) -> None:
        """Play until enough was acknowledged, a moment longer, and kill."""
        for thread in self._threads:
            thread.start()
        if not self._enough.wait(SECONDS_OF_LIFE):
            self.faults.append(f"no {self._wanted} moves within {SECONDS_OF_LIFE:.0f} s")
        time.sleep(delay)
        server.kill()
        self._ended.set()
        for thread in self._threads:
            thread.join(TIMEOUT)

    def _play(self, seated: Seated) -> None:
        while not self._ended.is_set():
            answer = seated.step()
            if answer.status == 0:
                break
            if answer.status != 200:
                self.faults.append(f"{seated.table}: status {answer.status} {answer.body[:100]!r}")
                break
            if sum(one.total for one in self._people) >= self._wanted:
                self._enough.set()
        seated.client.close()


def send_again(people: list[Seated], url: str) -> list[str]:
    """Send every move under way again with its key, and the last acknowledged ones as well; what was wrong."""
    faults: list[str] = []
    for seated in people:
        client = Client(url, seated.client.source, TIMEOUT)
        client.cookie = seated.client.cookie
        seated.client = client
        if seated.pending is not None:
            answer = seated.send()
            if not answer.ok:
                faults.append(f"{seated.table}: the move under way gets {answer.status} {answer.body[:100]!r}")
        for move in seated.acknowledged.get(seated.table, [])[-REPEATED:]:
            body = {"version": move.version - 1, "key": move.key, "moves": [move.text]}
            told = client.post(seated.path("/moves", move.seat), body)
            if told.json() != {"version": move.version, "repeated": True}:
                faults.append(f"{seated.table}: {move} sent again gets {told.status} {told.body[:100]!r}")
        client.close()
    return faults


def probe_kills(folder: Path, quick: bool, seed: int, kills: int = 0) -> Section:
    section = Section(
        "kills",
        "Six tables of people are played at the same time over HTTP; the server is killed with SIGKILL at a random "
        "moment and started again. Then every move under way is sent again with its key, and the database is compared "
        "with what was acknowledged. A kill is not a power cut: what the process has written is kept by the system.",
        ("what", "figure"),
    )
    kills = kills or (QUICK_KILLS if quick else KILLS)
    least = QUICK_MOVES if quick else MOVES
    chance, sources, server = random.Random(seed), Sources(NET), OwnServer(folder)
    people = [
        Seated(Client("http://127.0.0.1:1", sources.take(), TIMEOUT), random.Random(seed + number), ruleset)
        for number, ruleset in enumerate(RULESETS)
    ]
    starts: list[float] = []
    under_way, opened = 0, time.monotonic()
    try:
        server.start()
        for number in range(1, kills + 1):
            each = 1 + (least - min(least, sum(seated.total for seated in people))) // (kills + 1 - number)
            life = Life(people, server.url, chance.randint(each, each + each // 2))
            life.run(server, chance.uniform(0, 0.05))
            under_way += sum(seated.pending is not None for seated in people)
            server.start()
            starts.append(1000 * server.seconds_to_start)
            for fault in (*life.faults, *send_again(people, server.url)):
                section.expect(f"kill {number}", fault)
            verdict = compared(server.database, people)
            for what, found in (("lost", verdict.lost), ("twice", verdict.twice), ("of nobody", verdict.others)):
                section.expect(f"kill {number}: moves {what}", "; ".join(found)[:300])
            if number % 10 == 0 or number == kills:
                say(f"kills: {number} of {kills}, {verdict.moves} moves acknowledged and found again")
        section.expect("the file of the database", integrity(server.database))
    finally:
        server.stop()
    total = sum(seated.total for seated in people)
    section.expect("acknowledged moves", "" if total >= least else f"only {total} of {least}")
    for seated in people:
        section.expect("legal moves", "; ".join(seated.refused[:3]))
    for line in sorted(set(server.tracebacks())):
        section.expect("the log of the server", line)
    repeated = sum(seated.repeated for seated in people)
    waits = waits_of(starts)
    section.facts = {"kills": kills, "acknowledged": total, "under way": under_way, "committed": repeated}
    section.add("kills", kills)
    section.add("acknowledged moves", total)
    section.add("lost", sum("moves lost" in each for each in section.broken))
    section.add("twice", sum("moves twice" in each for each in section.broken))
    section.add("moves under way at a kill", under_way)
    section.add("of them committed already, recognised by their key", repeated)
    section.add("start of the server, median and longest (ms)", f"{waits.p50:.0f}, {waits.most:.0f}")
    section.add("minutes", (time.monotonic() - opened) / 60)
    return section
