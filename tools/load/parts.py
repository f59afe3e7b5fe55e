"""CPU time by part of the server, from `/proc`: its threads, the bots, the intake, the database."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.probe.process import descendants

NANOSECONDS: Final = 1e9
THREADS: Final = {"arktable-writer": "writer thread", "arktable-reader": "reader threads"}
"""By the first 15 characters of their names: Linux keeps no more."""
MAIN, OTHERS = "main thread", "other threads"
BOTS, INTAKE, DATABASE = "bots", "intake", "database"
PROCESSES: Final = {b"arktable.jobs": BOTS, b"arktable.server.intake": INTAKE}
SERVER: Final = (MAIN, *THREADS.values(), OTHERS)
"""The parts of the server process itself."""
PARTS: Final = (*SERVER, BOTS, INTAKE, DATABASE)


def spent(servers: Iterable[int], database: int = 0) -> dict[str, float]:
    """The seconds of CPU time that each part has used since it was started. Servers and database are process ids."""
    found = dict.fromkeys(PARTS, 0.0)
    for pid in [one for server in servers for one in (server, *descendants(server))]:
        role = role_of(pid)
        for tid, name, seconds in _threads(pid):
            part = role or (MAIN if tid == pid else THREADS.get(name, OTHERS))
            found[part] += seconds
    if database:
        for pid in (database, *descendants(database)):
            found[DATABASE] += sum(seconds for _, _, seconds in _threads(pid))
    return found


def between(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """The seconds of each part between two readings. The time of a process that has ended in between is lost."""
    return {part: max(0.0, after[part] - before[part]) for part in PARTS}


def role_of(pid: int) -> str:
    """What a child process is for; empty for the server itself."""
    with contextlib.suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        return next((role for word, role in PROCESSES.items() if word in command), "")
    return ""


def _threads(pid: int) -> Iterator[tuple[int, str, float]]:
    """Id, name and CPU seconds of every thread of a process."""
    for folder in Path(f"/proc/{pid}/task").glob("*"):
        with contextlib.suppress(OSError):
            run = int((folder / "schedstat").read_text("utf-8").split()[0])
            yield int(folder.name), (folder / "comm").read_text("utf-8").strip(), run / NANOSECONDS
