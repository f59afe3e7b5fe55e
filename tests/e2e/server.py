"""A real server in a process of its own, for browser tests and screenshots."""

from __future__ import annotations

import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from arktable.server.settings import variable

# For whatever needs a time limit; only a failure ever waits so long.
PATIENCE = 300.0
# Of every table: the same moves then always meet the same cards and the same answers of the bots.
SEED = 11
# Tests ask faster than people do, all from one address.
RAISED = (
    "limit_tables",
    "limit_tables_address",
    "limit_tables_burst",
    "limit_records",
    "limit_guests",
    "limit_renames",
    "limit_seat_links",
    "limit_seats",
    "limit_requests",
    "limit_pages",
    "limit_expensive",
    "limit_sockets",
)
COMMAND = Path(sys.executable).with_name("arktable")


def until(condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"not within {seconds:.0f} s: {what}"
        time.sleep(0.02)


class Server:
    """`arktable serve` on a loopback port of its own with a database file; it can be killed and started again."""

    def __init__(
        self, folder: Path, pause: float = 0.0, seed: int = SEED, away: float = PATIENCE, ahead: bool = False
    ) -> None:
        """`ahead`: its clock can be set forward."""
        self.database = folder / "tables.sqlite3"
        self._place = _a_port()
        self.port = int(self._place.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._errors = folder / "server.log"
        self._environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"} | {
            "ARKTABLE_BOT_PAUSE": str(pause),
            "ARKTABLE_BOT_SECONDS": str(PATIENCE),
            "ARKTABLE_SEED": str(seed),
            "ARKTABLE_AWAY_SECONDS": str(away),
            "ARKTABLE_WEBHOOK_INNER": "1",  # receivers of notices are in the tests
        }
        self._clock = folder / "clock"
        self._environment |= (
            {variable("clock_file"): str(self._clock), variable("sweep_seconds"): "0.2"} if ahead else {}
        )
        self._environment |= {variable(limit): "100000" for limit in RAISED}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [COMMAND, "serve", "--port", str(self.port), "--database", str(self.database), "--no-build"],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            ready = selector.select(PATIENCE)
        line = self._process.stdout.readline() if ready else b""
        if str(self.port).encode() not in line:
            self.kill()
            raise AssertionError(f"the server did not start: {self.errors()}")

    def pass_time(self, seconds: float) -> None:
        """Set the clock of the server forward."""
        now = float(self._clock.read_text(encoding="utf-8")) if self._clock.exists() else 0.0
        whole = self._clock.with_suffix(".new")  # the server never reads a file that is half written
        whole.write_text(str(now + seconds), encoding="utf-8")
        whole.replace(self._clock)

    def stop(self) -> None:
        """SIGTERM, as an operator would send it; it does not come back."""
        self._end(signal.SIGTERM)
        self._place.close()

    def kill(self) -> None:
        """SIGKILL: it can finish nothing."""
        self._end(signal.SIGKILL)

    def errors(self) -> str:
        return self._errors.read_text(encoding="utf-8", errors="replace")

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.send_signal(number)
            process.wait(PATIENCE)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()


def _a_port() -> socket.socket:
    """A port that nobody else is given while this socket is open; who asks for it by number may listen there."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    return place
