"""Sockets that read slowly, drop, or are silent, while people play at their tables."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Final

from tools.probe.kills import RULESETS, TIMEOUT, connect, cookies, seated_at
from tools.probe.ledger import compared
from tools.probe.play import Seated
from tools.probe.process import OwnServer
from tools.probe.report import Section, say
from tools.probe.watching import Watching
from tools.probe.wire import Live

SECONDS_TO_CATCH_UP: Final = 90.0
TOO_MANY: Final = 429
SHORT: Final = 0.4
"""Seconds between two glances of a slow client."""


class Slow(Watching):
    """Reads for a moment, and rests for a longer one."""

    async def attend(self, live: Live) -> None:
        while not live.is_lost:
            live.read(False)
            await asyncio.sleep(SHORT)
            live.read(True)
            await asyncio.sleep(SHORT / 20)


class Dropping(Watching):
    """Drops its connection at random moments, and connects again."""

    def __init__(self) -> None:
        super().__init__()
        self.calm = False
        self._chance = random.Random(5)

    async def attend(self, live: Live) -> None:
        if not self.calm:
            await asyncio.sleep(self._chance.uniform(0, SHORT))
            live.abort()
        await super().attend(live)


class Silent(Watching):
    """Reads nothing and answers no ping while people play; then it connects again."""

    def __init__(self) -> None:
        super().__init__()
        self.calm = False
        self.waiting: list[Live] = []

    async def attend(self, live: Live) -> None:
        if not self.calm:
            live.read(False)
            self.waiting.append(live)
        await super().attend(live)

    def wake(self) -> None:
        """Drop the silent connections, and be like others from now on."""
        self.calm = True
        for live in self.waiting:
            self._loop.call_soon_threadsafe(live.abort)


def run_sockets(folder: Path, moves: int, seed: int) -> Section:
    """People play this many moves while sockets of all kinds watch their tables."""
    section = Section(
        "sockets",
        "Six tables of people are played; each is watched by a socket that reads all, one that reads for 20 ms every "
        "0.4 s, one that drops without a word within 0.4 s and connects again, and one that reads nothing. Expected: "
        "every move is acknowledged, the log is whole, and when play ends every socket is told the newest version, the "
        "silent one when it connects again.",
        ("what", "figure"),
    )
    server, people = OwnServer(folder), seated_at(RULESETS, seed)
    slow, dropping, silent, usual = Slow(), Dropping(), Silent(), Watching()
    kinds: dict[str, Watching] = {"usual": usual, "slow": slow, "dropping": dropping, "silent": silent}
    try:
        server.start()
        for seated in people:
            connect(seated, server.url)
            section.expect("a new table", "" if seated.step().ok else "refused")
        for kind in kinds.values():
            kind.follow(server.url, cookies(people))
        _play(section, people, moves)
        dropping.calm = True
        silent.wake()
        verdict = compared(server.database, people)
        for what, found in (("lost", verdict.lost), ("twice", verdict.twice), ("of nobody", verdict.others)):
            section.expect(f"moves {what}", "; ".join(found)[:300])
        section.expect("holes in the log", "; ".join(verdict.holes)[:300])
        for name, kind in kinds.items():
            began = time.monotonic()
            section.expect(f"{name} sockets that do not catch up", kind.behind(verdict.newest, SECONDS_TO_CATCH_UP))
            section.add(
                f"{name}: connected, and seconds to catch up", f"{kind.connected}, {time.monotonic() - began:.1f}"
            )
        section.add("acknowledged moves", verdict.moves)
    finally:
        for kind in kinds.values():
            kind.close()
        server.stop()
    for line in sorted(set(server.tracebacks())):
        section.expect("the log of the server", line)
    return section


def _play(section: Section, people: list[Seated], moves: int) -> None:
    """Play this many moves in all, each table to the end of its game at most."""

    def play(seated: Seated) -> None:
        table, last = seated.table, seated.total + moves // len(people)
        while seated.total < last and seated.table == table:
            answer = seated.step()
            if answer.status == TOO_MANY:
                time.sleep(1)  # who plays without a pause asks more than one client may
            elif not section.expect("a move", "" if answer.ok else f"status {answer.status} {answer.fault}"):
                return

    threads = [threading.Thread(target=play, args=(seated,), daemon=True) for seated in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(TIMEOUT)
    say(f"sockets: {sum(seated.total for seated in people)} moves")
