"""A server under attack with a bystander beside it, and what the bystander waited in any stretch of time."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.probe.addresses import OWNER
from tools.probe.bystander import SELF
from tools.probe.client import Client
from tools.probe.latency import Waits, waits_of
from tools.probe.process import OwnServer
from tools.probe.report import counted, say

PACE: Final = 0.05
"""Seconds between two requests of a bystander."""
SECONDS_MOST: Final = 3600.0
SECONDS_TO_RECOVER: Final = 60.0


class Sample(NamedTuple):
    """One request of the bystander."""

    at: float
    kind: str
    milliseconds: float
    status: int

    @property
    def refused(self) -> bool:
        """The server said that it has no time for a client who has not asked too much."""
        return self.status in (429, 503)

    @property
    def failed(self) -> bool:
        """Without an answer, or with one that nobody must get."""
        return self.kind != SELF and not self.refused and (self.status == 0 or self.status >= 500)


class Stretch(NamedTuple):
    """What the bystander met in a stretch of time."""

    waits: Waits
    by_kind: dict[str, Waits]
    refused: str
    """Requests that were refused for want of time, as `why 503: 3`."""
    failed: str
    """Requests without an answer, or with one that nobody must get."""
    own: Waits
    """How late the process of the bystander woke up: not the server's fault."""


NOTHING: Final = Stretch(waits_of(()), {}, "", "", waits_of(()))


class Bench:
    """The target of an attack. A server of our own is started again when it does not answer any more."""

    def __init__(self, folder: Path, url: str = "", watched: bool = True) -> None:
        """`watched`: with a bystander."""
        self.server: OwnServer | None = None if url else OwnServer(folder)
        self.url = url
        self._watched = watched
        self._samples = folder / "bystander.txt"
        self._bystander: subprocess.Popen[bytes] | None = None

    @contextlib.contextmanager
    def running(self) -> Iterator[Bench]:
        try:
            if self.server is not None:
                self.url = self.server.start()
            self._begin()
            yield self
        finally:
            self._end()
            if self.server is not None:
                self.server.stop()

    def _begin(self) -> None:
        if not self._watched:
            return
        command = [sys.executable, "-m", "tools.probe.bystander", self.url, str(PACE), str(SECONDS_MOST)]
        self._bystander = subprocess.Popen([*command, str(self._samples)])
        deadline = time.monotonic() + SECONDS_TO_RECOVER
        while not self.samples(0.0) and time.monotonic() < deadline:
            time.sleep(0.05)

    def _end(self) -> None:
        if self._bystander is not None:
            self._bystander.terminate()
            self._bystander.wait()
            self._bystander = None

    def samples(self, since: float, until: float = float("inf")) -> list[Sample]:
        """The requests that were answered in this time."""
        try:
            lines = self._samples.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return []
        found: list[Sample] = []
        for line in lines:
            words = line.rsplit(" ", 2)
            if len(words) == 3:
                at, _, kind = words[0].partition(" ")
                found.append(Sample(float(at), kind, float(words[1]), int(words[2])))
        return [sample for sample in found if since <= sample.at <= until]

    def stretch(self, since: float, until: float = float("inf")) -> Stretch:
        """The waiting times of this stretch. An answer that is still missing is waited for."""
        if not self._watched:
            return NOTHING
        self._catch_up(until)
        found = self.samples(since, until + PACE)
        asked = [sample for sample in found if sample.kind != SELF]
        kinds = sorted({sample.kind for sample in asked})
        return Stretch(
            waits_of((sample.milliseconds for sample in asked), 1000 * PACE),
            {kind: waits_of(sample.milliseconds for sample in asked if sample.kind == kind) for kind in kinds},
            counted(Counter(f"{sample.kind} {sample.status}" for sample in asked if sample.refused)),
            counted(Counter(f"{sample.kind} {sample.status}" for sample in asked if sample.failed)),
            waits_of(sample.milliseconds for sample in found if sample.kind == SELF),
        )

    def _catch_up(self, until: float) -> None:
        """A request that hangs is seen when it ends: wait for the first one after this stretch."""
        deadline = time.monotonic() + SECONDS_TO_RECOVER
        while until != float("inf") and not self.samples(until) and time.monotonic() < deadline:
            time.sleep(0.05)

    def answers(self, seconds: float = SECONDS_TO_RECOVER) -> bool:
        """Does the server answer within this time?"""
        if self.server is not None and not self.server.alive:
            return False
        client = Client(self.url, OWNER, seconds)
        try:
            return client.get("/health").status == 200
        finally:
            client.close()

    def renew(self) -> bool:
        """Start the server again where it is ours; a server of somebody else is given another chance to recover."""
        if self.server is None:
            return self.answers()
        say(f"  the server is started again (its last words: {self.server.last_words()[:100]})")
        self._end()
        self.server.kill()
        self.url = self.server.start()
        self._begin()
        return True
