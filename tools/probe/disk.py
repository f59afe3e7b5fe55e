"""Faults of the disk: moves are refused, nothing acknowledged is lost, and the server goes on after the fault."""

from __future__ import annotations

import contextlib
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, Final

from tools.probe.addresses import Sources
from tools.probe.client import Answer, Client, fault_of, shown
from tools.probe.ledger import compared
from tools.probe.play import Seated
from tools.probe.process import Broken, OwnServer
from tools.probe.report import Section, say

NET: Final = 23
TABLES: Final = 2
MOVES_BEFORE: Final = 10
MOVES_AFTER: Final = 5
TRIES: Final = 3
"""Moves that are tried at each table during a fault."""
TIMEOUT: Final = 120.0
SECONDS_TO_NOTICE: Final = 60.0
SECONDS_TO_RECOVER: Final = 120.0
REFUSED: Final = (503, 507)
TMPFS_MB: Final = 8
PAGE: Final = 4096

Fault = Callable[[OwnServer], AbstractContextManager[None]]


@contextlib.contextmanager
def moved_away(server: OwnServer) -> Iterator[None]:
    elsewhere = server.database.with_name("elsewhere.db")
    server.database.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(server.database)


@contextlib.contextmanager
def locked(server: OwnServer) -> Iterator[None]:
    """Another program holds the lock of the database, as a backup does."""
    other = sqlite3.connect(server.database, isolation_level=None, timeout=30)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextlib.contextmanager
def no_writing(server: OwnServer) -> Iterator[None]:
    """The system refuses to let a file of the server grow beyond its first page: writes fail, as on a broken disk."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def full(server: OwnServer) -> Iterator[None]:
    """The file system of the database, which is small, is filled to the last byte."""
    filler = server.database.with_name("filler")
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        for _ in range(TMPFS_MB * 1024):
            file.write(b"x" * 1024)
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def read_only(server: OwnServer) -> Iterator[None]:
    """Nobody may write the files of the database any more. Connections that are open already still may."""
    files = [path for path in server.database.parent.iterdir() if path.name.startswith(server.database.name)]
    for path in files:
        path.chmod(0o444)
    server.database.parent.chmod(0o555)
    try:
        yield
    finally:
        server.database.parent.chmod(0o755)
        for path in files:
            path.chmod(0o644)


class Disk:
    """People at tables of a server whose disk fails."""

    def __init__(self, server: OwnServer, section: Section, name: str, sources: Sources) -> None:
        self._server = server
        self._section = section
        self._name = name
        self.people = [
            Seated(Client(server.url, sources.take(), TIMEOUT), random.Random(number)) for number in range(TABLES)
        ]

    def expect(self, what: str, fault: str) -> None:
        self._section.expect(f"{self._name}: {what}", fault)

    def play(self, moves: int) -> None:
        """Play; every move is acknowledged."""
        for seated in self.people:
            for _ in range(moves):
                answer = seated.step()
                if not answer.ok:
                    self.expect("a move without a fault", f"status {answer.status} {shown(answer.body)}")
                    return

    def tried(self) -> list[Answer]:
        """Moves during the fault. Each is answered honestly."""
        answers = []
        for seated in self.people:
            for _ in range(TRIES):
                answer = seated.step()
                answers.append(answer)
                self.expect("a move during the fault", fault_of(answer))
                self.expect("a look at a table during the fault", fault_of(seated.client.get(seated.path())))
        return answers

    def health(self, wanted: int, seconds: float) -> float:
        """The seconds until `/health` has this status; an expectation is broken when it never has."""
        began, client, status = time.monotonic(), self.people[0].client, 0
        while time.monotonic() - began < seconds:
            status = client.get("/health").status
            if status == wanted:
                break
            time.sleep(0.2)
        self.expect(f"health {wanted}", "" if status == wanted else f"{status} after {seconds:.0f} s")
        return time.monotonic() - began

    def resumed(self) -> float:
        """The seconds until every table takes a move again; the one under way goes first, with its key."""
        began = time.monotonic()
        for seated in self.people:
            answer = seated.step()
            while not answer.ok and time.monotonic() - began < SECONDS_TO_RECOVER:
                time.sleep(0.2)
                answer = seated.step()
            self.expect("a move after the fault", "" if answer.ok else f"status {answer.status} {shown(answer.body)}")
        return time.monotonic() - began

    def _readable(self) -> Path:
        """The database where SQLite can open it; a file in another mount namespace is copied out of it."""
        database = self._server.database
        if not database.is_relative_to("/proc"):
            return database
        for path in database.parent.glob(f"{database.name}*"):
            shutil.copyfile(path, self._server.folder / path.name)
        return self._server.folder / database.name

    def compare(self) -> int:
        """Compare the acknowledged moves with the database; their number."""
        verdict = compared(self._readable(), self.people)
        for what, found in (("lost", verdict.lost), ("twice", verdict.twice), ("of nobody", verdict.others)):
            self.expect(f"moves {what}", "; ".join(found)[:300])
        for seated in self.people:
            self.expect("legal moves", "; ".join(seated.refused[:3]))
        return verdict.moves


def run_fault(
    section: Section, sources: Sources, name: str, fault: Fault, server: OwnServer, always: bool = True
) -> None:
    """One fault that begins and ends while the server runs.

    `always` is false where the database may still find room for a move: SQLite writes into the part of its journal that
    is there already. Then only what was acknowledged is compared.
    """
    say(f"disk: {name}")
    disk = Disk(server, section, name, sources)
    disk.play(MOVES_BEFORE)
    with fault(server):
        answers = disk.tried()
        refused = sum(answer.status in REFUSED for answer in answers)
        played = sum(answer.ok for answer in answers)
        if always:
            disk.expect("moves during the fault are refused", f"{played} were acknowledged" if played else "")
            noticed = f"{disk.health(503, SECONDS_TO_NOTICE):.1f} s"
        else:
            noticed = "–"
    back = disk.health(200, SECONDS_TO_RECOVER)
    resumed = disk.resumed()
    disk.play(MOVES_AFTER)
    moves = disk.compare()
    section.add(name, f"{refused} of {len(answers)}", noticed, f"{max(back, resumed):.1f} s", moves)


def run_corrupt(section: Section, sources: Sources, server: OwnServer) -> None:
    """Pages in the middle of the file are overwritten while the server is down; later the file is put back."""
    name = "corrupt pages"
    say(f"disk: {name}")
    disk = Disk(server, section, name, sources)
    disk.play(4 * MOVES_BEFORE)
    server.stop()
    whole = server.database.read_bytes()
    middle = len(whole) // PAGE // 2
    with server.database.open("r+b") as file:
        for page in range(max(2, middle - 3), middle + 4):
            file.seek(page * PAGE)
            file.write(b"\xa5" * PAGE)
    answers: list[Answer] = []
    started = "refuses to start"
    with contextlib.suppress(Broken):
        _start(server, disk)
        started = "starts"
        for seated in disk.people:
            for _ in range(TRIES):
                answers += [seated.client.get(seated.path()), seated.client.post(seated.path("/moves"), _any_move())]
    for answer in answers:
        disk.expect("a request to a damaged database", fault_of(answer))
    server.stop()
    for path in server.database.parent.glob(f"{server.database.name}-*"):
        path.unlink()
    server.database.write_bytes(whole)
    _start(server, disk)
    resumed = disk.resumed()
    moves = disk.compare()
    refused = sum(answer.status in REFUSED for answer in answers)
    section.add(name, f"{refused} of {len(answers)}, {started}", "–", f"{resumed:.1f} s", moves)


def _any_move() -> dict[str, Any]:
    """A request that is refused even by a database that is whole: nothing is written that the saved file lacks."""
    return {"version": 0, "key": "probe", "moves": ["done"]}


def _start(server: OwnServer, disk: Disk) -> None:
    server.start()
    for seated in disk.people:
        cookie, source = seated.client.cookie, seated.client.source
        seated.client.close()
        seated.client = Client(server.url, source, TIMEOUT)
        seated.client.cookie = cookie


def run_full(section: Section, folder: Path, sources: Sources) -> None:
    """A server in a mount namespace of its own, with its database on a small file system in memory."""
    name = "disk full"
    place = folder / "small"
    place.mkdir()
    mount = f'mount -t tmpfs -o size={TMPFS_MB}m tmpfs "{place}" && exec "$@"'
    before = ["unshare", "--mount", "sh", "-c", mount, "sh"]
    if not shutil.which("unshare") or subprocess.run([*before, "true"], capture_output=True, check=False).returncode:
        section.skipped.append(f"{name}: no file system can be mounted here (it needs root, and `unshare`)")
        return
    server = OwnServer(folder, before, place / "probe.db")
    try:
        server.start()
        # The file system can be seen in the namespace of the server only.
        server.database = Path(f"/proc/{server.pid}/root{server.database}")
        run_fault(section, sources, name, full, server, always=False)
    finally:
        server.stop()


FAULTS: Final[dict[str, Fault]] = {
    "file moved away": moved_away, "database locked": locked, "writes fail": no_writing,
}  # fmt: skip
QUICK: Final = ("writes fail",)


def probe_disk(folder: Path, quick: bool) -> Section:
    section = Section(
        "disk",
        "People play while the disk of the database fails: its file is moved away, it is locked, every write fails, "
        "the disk is full, pages are overwritten. Expected: moves are refused with 503 or 507, `/health` says 503, "
        "nothing acknowledged is lost, and the server goes on by itself when the fault has ended.",
        ("fault", "moves refused", "health 503 after", "goes on after", "moves compared"),
    )
    sources = Sources(NET)
    for name, fault in FAULTS.items():
        if not quick or name in QUICK:
            _with_server(folder, section, partial(run_fault, section, sources, name, fault))
    if quick:
        return section
    if os.geteuid() == 0:
        section.skipped.append(
            "read-only files: root may write them all the same; `writes fail` is the same for SQLite"
        )
    else:
        _with_server(folder, section, partial(run_fault, section, sources, "read-only files", read_only))
    _with_server(folder, section, partial(run_corrupt, section, sources))
    run_full(section, Path(tempfile.mkdtemp(dir=folder)), sources)
    return section


def _with_server(folder: Path, section: Section, run: Callable[[OwnServer], None]) -> None:
    server = OwnServer(Path(tempfile.mkdtemp(dir=folder)))
    try:
        server.start()
        run(server)
    finally:
        server.stop()
    for line in sorted(set(server.tracebacks())):
        section.expect("the log of the server", line)
