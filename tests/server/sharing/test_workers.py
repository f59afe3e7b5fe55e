"""`arktable serve --workers`: several processes on one socket; one that ends is started again, all can be replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.helpers import ME, OPEN, PATIENCE, Person, announced

pytestmark = pytest.mark.anyio


@contextmanager
def the_server(database: str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`arktable serve` with two processes, and its address."""
    command = [sys.executable, "-m", "arktable", "serve", "--port", "0", "--no-build", "--workers", "2", *more]
    environment = {**os.environ, "DATABASE_URL": database, "ARKTABLE_LIMIT_REQUESTS": "1000000"}
    with announced(command, environment) as (process, line):
        assert "http://" in line, line
        yield process, next(word for word in line.split() if word.startswith("http://"))


def children(parent: int) -> set[int]:
    """The server processes: children of the parent, by what the system says of them."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text()
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == parent and b"arktable.server.workers" in command:
                found.add(int(folder.name))
    return found


def alive(processes: set[int]) -> set[int]:
    return {pid for pid in processes if Path(f"/proc/{pid}").exists()}


async def answers(address: str, times: int = 20) -> None:
    """Every request on a connection of its own is answered."""
    for _ in range(times):
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
            assert (await client.get(f"{address}/health")).status_code == 200


async def until_children(parent: int, wanted: int, without: set[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(found := children(parent)) != wanted or found & without:  # noqa: ASYNC110 - other processes
            await asyncio.sleep(0.05)


async def test_processes_are_started_again_replaced_and_ended(postgres: str) -> None:
    with the_server(postgres) as (parent, address):
        first = children(parent.pid)
        assert len(first) == 2
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as client:
            ada = Person(client)
            await ada.post("/me", {"name": "Ada"})
            table = await ada.create(ME, OPEN)
            killed = min(first)
            os.kill(killed, signal.SIGKILL)
            await until_children(parent.pid, 2, {killed})
            await answers(address)
        before = children(parent.pid)
        parent.send_signal(signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while children(parent.pid) & before:
                await answers(address, 1)  # never away meanwhile
        await until_children(parent.pid, 2, before)
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as client:
            assert (await Person(client).get(f"/tables/{table}"))["table"]["id"] == table
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0
        assert children(parent.pid) == set()


async def test_processes_end_with_a_parent_that_is_killed(postgres: str) -> None:
    with the_server(postgres) as (parent, _):
        started = children(parent.pid)
        parent.kill()
        parent.wait()
        async with asyncio.timeout(PATIENCE):
            while alive(started):  # noqa: ASYNC110 - other processes
                await asyncio.sleep(0.05)


def test_several_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "arktable", "serve", "--port", "0", "--workers", "2"]
    done = subprocess.run(
        [*command, "--database", str(tmp_path / "a.db")], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode != 0
    assert "need PostgreSQL" in done.stderr
