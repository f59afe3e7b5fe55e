"""A client that does nothing wrong, in a process of its own: it plays a game and writes down how long it waits.

    python -m tools.probe.bystander URL PACE SECONDS FILE

It sends a request every PACE seconds: what may be decided, a move, a snapshot, a `why`, `/health`. A person sends one
every second or so; this is about twenty times as fast. FILE gets a line per request: the time (`time.monotonic`), the
kind, the milliseconds and the status. `self` is how late the process itself woke up: if that is long, the machine was
too busy to measure anything. It ends after SECONDS, or when the process that started it has gone.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Final, TextIO

from tools.probe.addresses import BYSTANDER
from tools.probe.client import Answer, Client
from tools.probe.play import Seated

SELF: Final = "self"
TIMEOUT: Final = 20.0


class PacedClient(Client):
    """Waits before every request, and writes down how long its answer took."""

    def __init__(self, url: str, pace: float, out: TextIO) -> None:
        super().__init__(url, BYSTANDER, TIMEOUT)
        self._pace = pace
        self._out = out
        self._due = time.monotonic()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Requests that are late are not made up for."""
        now = time.monotonic()
        self._due = max(self._due + self._pace, now)
        time.sleep(self._due - now)
        self._write(SELF, time.monotonic() - self._due, 0)
        answer = super().ask(method, path, body, **headers)
        self._write(kind_of(method, path), answer.seconds, answer.status)
        return answer

    def _write(self, kind: str, seconds: float, status: int) -> None:
        self._out.write(f"{time.monotonic():.4f} {kind} {1000 * seconds:.2f} {status}\n")
        self._out.flush()


def kind_of(method: str, path: str) -> str:
    """What a request is called in the figures."""
    last = path.partition("?")[0].split("/")[3:]
    if last[-1:] == ["moves"]:
        return "legal moves" if method == "GET" else "move"
    if len(last) == 1:
        return "snapshot"
    return "open" if method == "POST" and not last else (last or path.split("/")[2:])[-1]


def play(url: str, pace: float, seconds: float, out: TextIO) -> None:
    """Play until the time is over: a move, a snapshot, a question, a look at the health of the server."""
    client = PacedClient(url, pace, out)
    seated = Seated(client, random.Random(9))
    end, parent = time.monotonic() + seconds, os.getppid()
    while time.monotonic() < end and os.getppid() == parent:
        seated.step()
        if seated.table:
            client.get(seated.path())
            client.post(seated.path("/why"), {"moves": ["done"]})
        client.get("/health")


def main() -> None:
    url, pace, seconds, file = sys.argv[1:]
    with Path(file).open("a", encoding="utf-8") as out:
        play(url, float(pace), float(seconds), out)


if __name__ == "__main__":
    main()
