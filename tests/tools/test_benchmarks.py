"""The measurements of `make bench` still run; what they measure is not judged here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_table_under_load_is_measured() -> None:
    command = [sys.executable, "benchmarks/server_moves.py", "--tables=1", "--moves=3", "--seconds=250", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["moves"] == 6  # three in either run


def test_views_are_measured_in_whole_games() -> None:
    command = [sys.executable, "benchmarks/whole_games.py", "--ruleset=arkadia", "--games=1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    named = " ".join(json.loads(done.stdout))
    assert "first view of a version" in named
    assert "each further viewer" in named
