"""`arktable tournament`."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import PATIENCE, PROGRAM, arktable, refused

PLAIN_TERMINAL = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "NO_COLOR": "1"}
RANDOM = ("tournament", "arkadia", "--bots", "random")


def lines(folder: Path) -> list[str]:
    file = folder / "games.jsonl"
    return file.read_text("utf-8").split("\n")[:-1] if file.exists() else []


def but_for_time(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "summary.json").read_text("utf-8"))
    del data["time"]
    return data


def test_json_has_the_standings_and_nothing_else_is_printed() -> None:
    ran = arktable("tournament", "arkadia", "--bots", "random,greedy", "--games", "3", "--json")
    assert (ran.code, ran.err) == (0, "")
    data = ran.json()
    assert (data["games"], data["deals"]) == (4, 2)  # whole deals
    assert [standing["name"] for standing in data["standings"]] == ["random", "greedy"]
    assert data["ratings"]["greedy"]["value"] > data["ratings"]["random"]["value"]
    assert len(data["by_seat"]) == 2


def test_the_summary_in_words(tmp_path: Path) -> None:
    ran = arktable(*RANDOM, "--games", "2", "--lang", "fr", "--out", str(tmp_path))
    assert (ran.code, ran.err) == (0, "")  # no progress bar where nobody watches
    assert "2 parties de arkadia sur 2 donnes" in ran.out
    assert "report.html" in ran.out
    assert '<html lang="fr">' in (tmp_path / "report.html").read_text("utf-8")


def on_a_terminal(*arguments: str) -> str:
    """What a command tells on stderr when that is a terminal."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen([*PROGRAM, *arguments], stderr=theirs, stdout=subprocess.DEVNULL, env=PLAIN_TERMINAL)
    os.close(theirs)
    told = b""
    with suppress(OSError):  # the end of a terminal that nobody holds any more
        while more := os.read(ours, 4096):
            told += more
    os.close(ours)
    assert program.wait(PATIENCE) == 0
    return told.decode()


def test_a_terminal_shows_how_many_games_are_played() -> None:
    assert "3/3" in on_a_terminal(*RANDOM, "--games", "3")
    assert on_a_terminal(*RANDOM, "--games", "3", "--json") == ""


def test_options_modules_and_numbers_reach_the_games(tmp_path: Path) -> None:
    profile = tmp_path / "box.toml"
    profile.write_text("[banners.each]\nvalue = 1\n", "utf-8")
    data = arktable(*RANDOM, "--games", "2", "-o", "setup=beginner", "--sheet", str(profile), "--json").json()
    plain = arktable(*RANDOM, "--games", "2", "--json").json()
    assert data["options"]["setup"] == "beginner"
    assert data["sheet"] != plain["sheet"]
    frame = ("tournament", "water-frame", "--bots", "random", "--games", "1", "--with", "new-tiles", "--json")
    assert arktable(*frame).json()["options"]["new-tiles"] == "on"


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    for folder, workers in ((tmp_path / "one", "1"), (tmp_path / "two", "2")):
        ran = arktable(*RANDOM, "--games", "6", "--seats", "3", "--out", str(folder), "--workers", workers)
        assert ran.code == 0
    assert but_for_time(tmp_path / "one") == but_for_time(tmp_path / "two")
    assert (tmp_path / "one" / "results.parquet").read_bytes() == (tmp_path / "two" / "results.parquet").read_bytes()


def test_a_tournament_that_was_killed_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    # So long that it is killed in the middle, however slowly this test looks on.
    endless = [*PROGRAM, *RANDOM, "--games", "20000", "--workers", "2", "--out", str(tmp_path / "killed")]
    program = subprocess.Popen(endless)
    until = time.monotonic() + PATIENCE
    while len(lines(tmp_path / "killed")) < 3 and program.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    os.kill(program.pid, signal.SIGKILL)
    assert program.wait() == -signal.SIGKILL
    kept = lines(tmp_path / "killed")
    assert 3 <= len(kept) < 20000

    games = str(len(kept) + 5)
    assert arktable(*RANDOM, "--games", games, "--out", str(tmp_path / "killed")).code == 0
    assert arktable(*RANDOM, "--games", games, "--out", str(tmp_path / "whole")).code == 0
    assert lines(tmp_path / "killed")[: len(kept)] == kept
    numbers = [json.loads(line)["game"] for line in lines(tmp_path / "killed")]
    assert len(set(numbers)) == len(numbers)
    assert set(range(int(games))) <= set(numbers)
    assert but_for_time(tmp_path / "killed") == but_for_time(tmp_path / "whole")
    results = [(tmp_path / name / "results.parquet").read_bytes() for name in ("killed", "whole")]
    assert results[0] == results[1]


def test_the_folder_of_another_tournament_is_refused_and_left_alone(tmp_path: Path) -> None:
    assert arktable(*RANDOM, "--games", "2", "--out", str(tmp_path)).code == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert "another tournament (seed: 1 there, 9 here)" in refused(*RANDOM, "--seed", "9", "--out", str(tmp_path))
    french = refused(*RANDOM, "--seed", "9", "--out", str(tmp_path), "--lang", "fr")
    assert f"{tmp_path} : " in french
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("--bots", "random,random"), "named twice"),
        (("--bots", "clever"), "known: random"),
        (("--bots", "greedy@64"), "decides at once"),
        (("--bots", "random", "--seats", "5"), "2, 3, 4"),
        (("--bots", "random", "--option", "setup=hard"), "standard, beginner"),
        (("--bots", "random", "--sheet", "missing.toml"), "No such file"),
        (("--bots", "random", "--ray", "here", "--workers", "2"), "exclude each other"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_could(args: tuple[str, ...], hint: str) -> None:
    assert hint in refused("tournament", "arkadia", "--games", "2", *args)
