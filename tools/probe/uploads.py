"""Hostile uploads, with a bystander beside them: every answer is an honest one, and nobody else waits for it."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Final

from tools.probe.addresses import Sources
from tools.probe.attack import Attack, Group
from tools.probe.bench import Bench
from tools.probe.client import Client, fault_of
from tools.probe.latency import Waits
from tools.probe.positions import bomb_groups, number_groups
from tools.probe.records import bomb_group, games_group, large_group, number_group
from tools.probe.report import Section, counted, say

NET: Final = 20
TIMEOUT: Final = 15.0
QUICK_TIMEOUT: Final = 120.0
"""Where no time is judged a slow machine has time: only a failure waits so long."""
SECONDS_OF_GROUP: Final = 240.0
"""A group of attacks that takes longer is stopped: each of them has blocked the server."""
PATIENCE: Final = 600.0
LEAST_SECONDS: Final = 4.0
"""Groups of few attacks are repeated for this time, else the bystander would hardly ask meanwhile."""
EVERY: Final = 80
FIRST: Final = 3
"""The quick version tries each 80th number only, and the first three of the other attacks of a group."""


def groups_of(quick: bool) -> list[Group]:
    every = EVERY if quick else 1
    numbers = [*number_groups(every), number_group(every)]
    large = [*bomb_groups(), large_group(), bomb_group(), games_group()]
    return [*numbers, *(group._replace(attacks=group.attacks[:FIRST]) if quick else group for group in large)]


class Uploads:
    """Runs the groups against one server."""

    def __init__(self, bench: Bench, section: Section, quick: bool) -> None:
        self._bench = bench
        self._section = section
        self._quick = quick
        self._timeout = QUICK_TIMEOUT if quick else TIMEOUT
        self._sources = Sources(NET)
        self._statuses: Counter[int] = Counter()
        self._slowest = (0.0, "")
        self._done = 0

    def run(self, group: Group) -> bool:
        """Run one group; False when the server is lost."""
        self._statuses, self._slowest, self._done = Counter(), (0.0, ""), 0
        say(f"{group.name}: {group.about}")
        began = time.monotonic()
        least, most = (0.0, PATIENCE) if self._quick else (LEAST_SECONDS, SECONDS_OF_GROUP)
        lost = False
        while not lost:
            for attack in group.attacks:
                if time.monotonic() - began > most:
                    self._section.skipped.append(
                        f"{group.name}: stopped after {most:.0f} s, {self._done} of {len(group.attacks)} attacks"
                    )
                    break
                if not self._attack(group, attack):
                    lost = not self._bench.renew()
                    if lost:
                        break
            if time.monotonic() - began >= least:
                break
        self._row(group, began, time.monotonic())
        return not lost

    def _attack(self, group: Group, attack: Attack) -> bool:
        """Run one attack; False when the server must be started again."""
        self._done += 1
        client = Client(self._bench.url, self._sources.take(), self._timeout)
        try:
            for what, answer in attack.run(client):
                self._statuses[answer.status] += 1
                self._slowest = max(self._slowest, (answer.seconds, f"{attack.label}, {what}"))
                whole = self._section.expect(f"{group.name}, {attack.label}, {what}", fault_of(answer))
                if not whole and answer.status == 0:
                    return False
        finally:
            client.close()
        return self._bench.server is None or self._bench.server.alive

    def _row(self, group: Group, began: float, ended: float) -> None:
        stretch = self._bench.stretch(began, ended)
        waits: Waits = stretch.waits
        self._section.aim(group.name, waits, stretch.refused)
        self._section.expect(f"{group.name}: requests of a bystander", stretch.failed)
        seconds, what = self._slowest
        slowest = f"{seconds:.2f} s ({what})"
        statuses = counted(self._statuses)
        self._section.add(group.name, self._done, statuses, slowest, waits.p50, waits.p99, waits.most, stretch.own.p99)


def probe_uploads(folder: Path, url: str, quick: bool) -> Section:
    section = Section(
        "uploads",
        "Hostile positions, records and files of games. Each comes from another address; what was accepted is looked "
        "at and played on. A bystander plays at the same time; the figures are its waiting times in ms.",
        ("attack", "uploads", "statuses", "slowest answer", "p50", "p99", "max", "own delay p99"),
    )
    with Bench(folder, url, watched=not quick).running() as bench:
        uploads = Uploads(bench, section, quick)
        if not quick:
            began = time.monotonic()
            time.sleep(LEAST_SECONDS)
            quiet = bench.stretch(began, time.monotonic())
            section.add("(no attack)", 0, "", "", quiet.waits.p50, quiet.waits.p99, quiet.waits.most, quiet.own.p99)
        for group in groups_of(quick):
            if not uploads.run(group):
                section.expect("the server", "does not answer any more; the other uploads were left out")
                break
        section.expect("the server after all uploads", "" if bench.answers() else "does not answer")
        if bench.server is not None:
            for line in sorted(set(bench.server.tracebacks())):
                section.expect("the log of the server", line)
    return section
