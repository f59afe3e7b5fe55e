"""What is killed while people play, in addition to the server: the process of the bots, and PostgreSQL."""

from __future__ import annotations

import os
import random
import signal
import time
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
        self.stops = 0

    @property
    def url(self) -> str:
        return self._server.url

    @property
    def database(self) -> Path | str:
        return self._server.how.address

    def strike(self) -> None:
        backends = descendants(self._cluster.pid)
        self._is_stopped = not backends or self._chance.random() < 0.5
        if self._is_stopped:
            self.stops += 1
            self._cluster.stop(is_at_once=True)
        else:
            os.kill(self._chance.choice(backends), signal.SIGKILL)

    def recover(self) -> float:
        began = time.monotonic()
        if self._is_stopped:
            self._cluster.start()
        client = Client(self._server.url, "127.0.0.1")
        while not client.get("/health").ok and time.monotonic() - began < SECONDS_TO_RECOVER:
            time.sleep(0.05)
        client.close()
        return time.monotonic() - began
