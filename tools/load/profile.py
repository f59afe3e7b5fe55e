"""Where the main thread of a server spends its time, by package: samples of py-spy, which is no dependency of ours.

It is installed into `build/py-spy` where that is possible; else there is no profile.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "py-spy"
VERSION: Final = "0.4.3"
RATE: Final = 250
LOOP: Final = "event loop, system calls"
GROUPS: Final = {
    "arktable/games": "games and engine: rules and views",
    "arktable/engine": "games and engine: rules and views",
    "<generated": "games and engine: rules and views",
    "arktable/server/live": "server: updates",
    "arktable/server/http": "server: HTTP and routes",
    "arktable/server/routes": "server: HTTP and routes",
    "arktable/server/running": "server: HTTP and routes",
    "arktable/server/store": "store and SQLAlchemy, on the main thread",
    "sqlalchemy": "store and SQLAlchemy, on the main thread",
    "arktable/server/distance": "server: clocks, notices, orders",
    "arktable/server": "server: tables and people",
    "websockets/extensions": "websockets: compression of updates",
    "websockets": "websockets: frames",
    "uvicorn": "uvicorn, with system calls to send",
    "asyncio/runners": LOOP,
}
"""The first that fits the path of a frame counts."""
PATH: Final = re.compile(r"\((.*?)(?::\d+)?\)$")


def program() -> Path | None:
    """The path of py-spy, which is installed if it is missing; None where it cannot be."""
    found = FOLDER / "bin" / "py-spy"
    if not found.exists():
        uv = Path(sys.executable).with_name("uv")
        command = [str(uv), "pip", "install", "--quiet", "--target", str(FOLDER), f"py-spy=={VERSION}"]
        subprocess.run(command, check=False, stderr=subprocess.DEVNULL)
    return found if found.exists() else None


class Sampling:
    """Samples a process for some seconds."""

    def __init__(self, spy: Path, pid: int, seconds: int) -> None:
        self._file = Path(tempfile.mkstemp(prefix="arktable-samples-")[1])
        asked = ["--pid", str(pid), "--duration", str(seconds), "--rate", str(RATE), "--threads", "--format", "raw"]
        command = [str(spy), "record", *asked, "--output", str(self._file)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def result(self) -> dict[str, float]:
        """The share of each group in the samples of the main thread."""
        self._process.wait()
        stacks = self._file.read_text("utf-8")
        self._file.unlink()
        return shares(stacks)


def shares(stacks: str) -> dict[str, float]:
    """The share of each group in stacks as py-spy writes them: frames divided by semicolons, and how often."""
    counted: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, number = line.rpartition(" ")
        if "MainThread" in stack:
            counted[_group(stack.split(";"))] += int(number)
    total = sum(counted.values())
    return {group: count / total for group, count in counted.most_common()} if total else {}


def _group(frames: list[str]) -> str:
    """The group of the innermost frame that belongs to one: the library of Python counts for its caller."""
    for frame in reversed(frames):
        path = PATH.search(frame)
        for start, group in GROUPS.items():
            if path is not None and path[1].startswith(start):
                return group
    return LOOP
