"""Kills while people play: nothing that was acknowledged is lost, nothing is played twice, every socket catches up."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Final, Protocol

from tools.probe.addresses import Sources
from tools.probe.client import Client
from tools.probe.latency import waits_of
from tools.probe.ledger import compared, integrity
from tools.probe.play import Seated
from tools.probe.process import OwnServer
from tools.probe.report import Section, say
from tools.probe.watching import Watching

NET: Final = 22
KILLS, QUICK_KILLS = 100, 3
MOVES, QUICK_MOVES = 5000, 30
"""The least number of acknowledged moves, over all kills."""
RULESETS: Final = ("arkadia", "spinning-jenny", "arkwright-cards", "arkadia", "water-frame", "arkadia")
"""Of the tables, which are played at the same time."""
SECONDS_OF_LIFE: Final = 300.0
SECONDS_TO_RESUME: Final = 60.0
SECONDS_TO_CATCH_UP: Final = 30.0
TIMEOUT: Final = 120.0
UNAVAILABLE: Final = (503, 507)
"""What a move may get while the database is down."""
REPEATED: Final = 2
"""Moves of each table that are sent again after a kill though they were acknowledged."""


class Victim(Protocol):
    """What is killed, and comes back."""

    @property
    def url(self) -> str:
        """The address of the server, which may change when it is started again."""

    @property
    def database(self) -> Path | str:
        """Where the log can be read."""

    server_stays: bool
    """Does the server answer during the fault?"""

    def strike(self) -> None:
        """Kill it."""

    def recover(self) -> float:
        """Let it come back; the seconds that this took."""


class KilledServer:
    """A server that is killed with SIGKILL and started again."""

    server_stays = False

    def __init__(self, server: OwnServer) -> None:
        self._server = server

    @property
    def url(self) -> str:
        return self._server.url

    @property
    def database(self) -> Path | str:
        return self._server.how.address or self._server.database

    def strike(self) -> None:
        self._server.kill()

    def recover(self) -> float:
        self._server.start()
        return self._server.seconds_to_start


class Life:
    """The time between two kills: all tables are played, each by a thread."""

    def __init__(self, people: list[Seated], victim: Victim, wanted: int) -> None:
        self._people = people
        self._victim = victim
        self._wanted = sum(seated.total for seated in people) + wanted
        self._enough = threading.Event()
        self._ended = threading.Event()
        self.faults: list[str] = []
        for seated in people:
            connect(seated, victim.url)
        self._threads = [threading.Thread(target=self._play, args=(seated,), daemon=True) for seated in people]

    def run(self, delay: float) -> None:
        """Play until enough was acknowledged, a moment longer, and kill."""
        for thread in self._threads:
            thread.start()
        if not self._enough.wait(SECONDS_OF_LIFE):
            self.faults.append(f"no {self._wanted} moves within {SECONDS_OF_LIFE:.0f} s")
        time.sleep(delay)
        self._victim.strike()
        self._ended.set()
        for thread in self._threads:
            thread.join(TIMEOUT)

    def _play(self, seated: Seated) -> None:
        while not self._ended.is_set():
            answer = seated.step()
            if answer.status == 0 and not self._victim.server_stays:
                break
            if answer.status in UNAVAILABLE and self._victim.server_stays:
                break
            if answer.status != 200:
                self.faults.append(f"{seated.table}: status {answer.status} {answer.body[:100]!r} {answer.fault}")
                break
            if sum(one.total for one in self._people) >= self._wanted:
                self._enough.set()
        seated.client.close()


def connect(seated: Seated, url: str) -> None:
    """Go on at this address."""
    old = seated.client
    seated.client = Client(url, old.source, TIMEOUT)
    seated.client.cookie = old.cookie


def cookies(people: list[Seated]) -> dict[str, str]:
    """By table: the cookie of its people."""
    return {seated.table: seated.client.cookie for seated in people if seated.table}


def send_again(people: list[Seated], url: str) -> list[str]:
    """Send every move under way again with its key, and the last acknowledged ones as well; what was wrong."""
    faults: list[str] = []
    for seated in people:
        connect(seated, url)
        limit = time.monotonic() + SECONDS_TO_RESUME
        while seated.pending is not None:
            answer = seated.send()
            if answer.status in UNAVAILABLE and time.monotonic() < limit:
                time.sleep(0.1)
            elif not answer.ok:
                faults.append(f"{seated.table}: the move under way gets {answer.status} {answer.body[:100]!r}")
                break
        for move in seated.acknowledged.get(seated.table, [])[-REPEATED:]:
            body = {"version": move.version - 1, "key": move.key, "moves": [move.text]}
            told = seated.client.post(seated.path("/moves", move.seat), body)
            if told.json() != {"version": move.version, "repeated": True}:
                faults.append(f"{seated.table}: {move} sent again gets {told.status} {told.body[:100]!r}")
        seated.client.close()
    return faults


def kill_often(
    section: Section, victim: Victim, people: list[Seated], kills: int, least: int, chance: random.Random
) -> None:
    """Kill this many times while these people play, at least this many moves in all, and compare after each."""
    recovered: list[float] = []
    watching, under_way, opened = Watching(), 0, time.monotonic()
    try:
        for number in range(1, kills + 1):
            each = 1 + (least - min(least, sum(seated.total for seated in people))) // (kills + 1 - number)
            life = Life(people, victim, chance.randint(each, each + each // 2))
            watching.follow(victim.url, cookies(people))
            life.run(chance.uniform(0, 0.05))
            under_way += sum(seated.pending is not None for seated in people)
            recovered.append(1000 * victim.recover())
            watching.follow(victim.url, cookies(people))
            for fault in (*life.faults, *send_again(people, victim.url)):
                section.expect(f"kill {number}", fault)
            verdict = compared(victim.database, people)
            for what, found in (("lost", verdict.lost), ("twice", verdict.twice), ("of nobody", verdict.others)):
                section.expect(f"kill {number}: moves {what}", "; ".join(found)[:300])
            section.expect(f"kill {number}: holes in the log", "; ".join(verdict.holes)[:300])
            late = watching.behind(verdict.newest, SECONDS_TO_CATCH_UP)
            section.expect(f"kill {number}: sockets that do not catch up", late)
            if number % 10 == 0 or number == kills:
                say(f"{section.name}: {number} of {kills}, {verdict.moves} moves acknowledged and found again")
    finally:
        watching.close()
    _tell(section, people, kills, least, under_way, recovered)
    section.add("times that a socket connected", watching.connected)
    section.add("minutes", (time.monotonic() - opened) / 60)


def _tell(
    section: Section, people: list[Seated], kills: int, least: int, under_way: int, recovered: list[float]
) -> None:
    total, repeated = sum(seated.total for seated in people), sum(seated.repeated for seated in people)
    section.expect("acknowledged moves", "" if total >= least else f"only {total} of {least}")
    for seated in people:
        section.expect("legal moves", "; ".join(seated.refused[:3]))
    waits = waits_of(recovered)
    section.facts = {"kills": kills, "acknowledged": total, "under way": under_way, "committed": repeated}
    section.add("kills", kills)
    section.add("acknowledged moves", total)
    section.add("lost", sum("moves lost" in each for each in section.broken))
    section.add("twice", sum("moves twice" in each for each in section.broken))
    section.add("holes in a log", sum("holes" in each for each in section.broken))
    section.add("sockets that did not catch up", sum("catch up" in each for each in section.broken))
    section.add("moves under way at a kill", under_way)
    section.add("of them committed already, recognised by their key", repeated)
    section.add("time to come back, median and longest (ms)", f"{waits.p50:.0f}, {waits.most:.0f}")


def seated_at(rulesets: tuple[str, ...], seed: int, seats: int = 2, bots: int = 0) -> list[Seated]:
    """People at a table of each of these rulesets, who are not connected yet."""
    sources = Sources(NET)
    return [
        Seated(Client("http://127.0.0.1:1", sources.take(), TIMEOUT), random.Random(seed + number), name, seats, bots)
        for number, name in enumerate(rulesets)
    ]


def probe_kills(folder: Path, quick: bool, seed: int, kills: int = 0, least: int = 0) -> Section:
    section = Section(
        "kills",
        "Six tables of people are played at the same time over HTTP, each watched by a socket; the server is killed "
        "with SIGKILL at a random moment and started again. Then every move under way is sent again with its key, the "
        "database is compared with what was acknowledged, and every socket must be told the newest version. A kill is "
        "not a power cut: what the process has written is kept by the system.",
        ("what", "figure"),
    )
    server = OwnServer(folder)
    try:
        server.start()
        kill_often(
            section,
            KilledServer(server),
            seated_at(RULESETS, seed),
            kills or (QUICK_KILLS if quick else KILLS),
            least or (QUICK_MOVES if quick else MOVES),
            random.Random(seed),
        )
        section.expect("the file of the database", integrity(server.database))
    finally:
        server.stop()
    for line in sorted(set(server.tracebacks())):
        section.expect("the log of the server", line)
    return section
