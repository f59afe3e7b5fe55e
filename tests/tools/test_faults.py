"""`make faults` in short: one kill of each kind, and sockets of every kind. Nothing is lost; no time is judged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600


def test_nothing_acknowledged_is_lost_when_bots_or_the_database_are_killed_or_sockets_are_bad(tmp_path: Path) -> None:
    figures, page = tmp_path / "faults.json", tmp_path / "figures.md"
    parts = [f"--only={part}" for part in ("bots", "database", "sockets")]
    command = [sys.executable, "-m", "tools.faults", "--times=1", *parts, f"--json={figures}", f"--page={page}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    found = json.loads(figures.read_text("utf-8"))
    assert list(found) == ["bots", "database", "sockets"]
    assert all(section["broken"] == [] and section["checks"] > 0 for section in found.values())
    assert "### PostgreSQL killed" in page.read_text("utf-8")
