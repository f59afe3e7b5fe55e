"""A tournament on a real Ray cluster of two machines, one of which is lost in the middle.

Both machines are this one, under two of its loopback addresses. Ray listens on every address of a machine: a token of
its own for each run keeps strangers out.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from arktable.arena.journal import GAMES, Journal
from arktable.arena.on_ray import AHEAD, MOST_AT_ONCE, on_ray
from arktable.arena.rows import rows_of
from arktable.arena.schedule import NoTournament, Schedule
from arktable.arena.tournament import Where, play_tournament
from tests.cli.runner import PATIENCE, PROGRAM

FIRST, SECOND = "127.0.0.2", "127.0.0.3"
RANDOM = Schedule("arkadia", 2, ("random",), 20_000, 1)
NOWHERE = Where(ray="127.0.0.1:1")
"""A cluster that nobody must need any more."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more than one loopback address")


class Cluster:
    """Two machines with one processor each."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server((FIRST, 0)) as free:
            self.address = f"{FIRST}:{free.getsockname()[1]}"
        self.environment = {
            **os.environ,
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_USAGE_STATS_ENABLED": "0",
        }
        self._log = (folder / "ray.log").open("w", encoding="utf-8")
        port = self.address.partition(":")[2]
        head = ("--head", f"--port={port}", f"--temp-dir={folder}", "--include-dashboard=false")
        self._machines = [self._start(FIRST, *head), self._start(SECOND, f"--address={self.address}")]

    def _start(self, ip: str, *args: str) -> subprocess.Popen[bytes]:
        ray = str(Path(sys.executable).with_name("ray"))
        small = ("--num-cpus=1", "--object-store-memory=80000000", "--include-log-monitor=false")
        command = [ray, "start", "--block", f"--node-ip-address={ip}", *small, *args]
        return subprocess.Popen(command, env=self.environment, stdout=self._log, stderr=self._log)

    def lose_the_second(self) -> None:
        """Kill a machine: what Ray runs there ends with the program that started it."""
        self._machines[1].kill()

    def stop(self) -> None:
        for machine in self._machines:
            machine.send_signal(signal.SIGTERM)
        for machine in self._machines:
            try:
                machine.wait(60)
            except subprocess.TimeoutExpired:
                machine.kill()
                machine.wait()
        self._log.close()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    # The path of a socket is short: the folders of pytest are too deep for it.
    folder = Path(tempfile.mkdtemp(prefix="ray"))
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


def kept(folder: Path) -> list[dict[str, str]]:
    file = folder / GAMES
    return [json.loads(line) for line in file.read_text("utf-8").split("\n")[:-1]] if file.exists() else []


def without_gap(folder: Path) -> int:
    """The first game that is missing."""
    numbers = {int(game["game"]) for game in kept(folder)}
    return next(number for number in range(len(numbers) + 1) if number not in numbers)


def test_a_lost_machine_costs_no_game_and_the_results_are_those_of_one_process(
    cluster: Cluster, tmp_path: Path
) -> None:
    args = ("tournament", RANDOM.ruleset, "--bots", "random", "--games", str(RANDOM.deals), "--ray", cluster.address)
    until = time.monotonic() + PATIENCE
    while True:  # the cluster takes its time to open; a tournament before that is refused
        program = subprocess.Popen([*PROGRAM, *args, "--out", str(tmp_path)], env=cluster.environment)
        while program.poll() is None and time.monotonic() < until:
            if {game["by"] for game in kept(tmp_path)} == {FIRST, SECOND}:
                break
            time.sleep(0.05)
        if program.poll() is None or time.monotonic() > until:
            break
    before = kept(tmp_path)
    assert {game["by"] for game in before} == {FIRST, SECOND}
    cluster.lose_the_second()
    # Everything that was under way at that moment, on both machines, and some more.
    wanted = max(int(game["game"]) for game in before) + 2 * AHEAD * MOST_AT_ONCE
    while program.poll() is None and without_gap(tmp_path) <= wanted and time.monotonic() < until:
        time.sleep(0.05)
    assert program.poll() is None
    program.send_signal(signal.SIGINT)
    assert program.wait(PATIENCE) == 130
    assert without_gap(tmp_path) > wanted
    numbers = [game["game"] for game in kept(tmp_path)]
    assert len(set(numbers)) == len(numbers)

    whole = replace(RANDOM, deals=wanted)
    with Journal(tmp_path, whole) as journal:
        assert rows_of(whole, play_tournament(whole, NOWHERE, journal)) == rows_of(
            whole, play_tournament(whole, Where())
        )


def test_a_cluster_that_does_not_answer_is_named() -> None:
    with pytest.raises(NoTournament, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        list(on_ray(RANDOM, RANDOM.fixtures_of(0), "127.0.0.1:1"))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoTournament, match=r"arktable\[cluster\]"):
        list(on_ray(RANDOM, RANDOM.fixtures_of(0), "127.0.0.1:1"))
