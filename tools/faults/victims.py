"""What is killed while people play, in addition to the server: the process of the bots, and PostgreSQL."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.load.parts import BOTS, role_of
from tools.private_postgres import Cluster
from tools.probe.client import Client
from tools.probe.process import OwnServer, descendants

SECONDS_TO_RECOVER: Final = 120.0


class KilledBots:
    """The process in which bots think is killed. The server starts another one by itself."""

    server_stays = True

    def __init__(self, server: OwnServer) -> None:
        self._server = server
        self.killed = 0

    @property
    def url(self) -> str:
        return self._server.url

    @property
    def database(self) -> Path | str:
        return self._server.how.address or self._server.database

    def strike(self) -> None:
        for pid in descendants(self._server.pid):
            if role_of(pid) == BOTS:
                os.kill(pid, signal.SIGKILL)
                self.killed += 1

    def recover(self) -> float:
        return 0.0


class KilledDatabase:
    """PostgreSQL is stopped as if it had crashed, or one of its processes is killed, which it answers by a restart."""

    server_stays = True

    def __init__(self, server: OwnServer, cluster: Cluster, chance: random.Random) -> None:
        self._server = server
        self._cluster = cluster
        self._chance = chance
        self._is_stopped = False
        self._before: list[int] = []
        self.stops = 0

    @property
    def url(self) -> str:
        return self._server.url

    @property
    def database(self) -> Path | str:
        return self._server.how.address

    def strike(self) -> None:
        self._before = descendants(self._cluster.pid)
        self._is_stopped = not self._before or self._chance.random() < 0.5
        if self._is_stopped:
            self.stops += 1
            self._cluster.stop(is_at_once=True)
        else:
            os.kill(self._chance.choice(self._before), signal.SIGKILL)

    def recover(self) -> float:
        began = time.monotonic()
        client = Client(self._server.url, "127.0.0.1")
        if self._is_stopped:
            self._cluster.start()
        else:  # the cluster ends all its processes before it recovers
            self._wait(lambda: not any(Path(f"/proc/{pid}").exists() for pid in self._before))
        self._wait(self._cluster.answers)
        self._wait(lambda: client.get("/health").ok)
        client.close()
        return time.monotonic() - began

    def _wait(self, what: Callable[[], bool]) -> None:
        limit = time.monotonic() + SECONDS_TO_RECOVER
        while not what() and time.monotonic() < limit:
            time.sleep(0.02)
