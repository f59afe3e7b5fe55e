"""The example that learns the card game, at reduced size."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import arktable

pytest.importorskip("gymnasium", reason="needs the extra envs: pip install 'arktable[envs]'")

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "examples" / "train_cards.py"


def learn(folder: Path, updates: int, games: int) -> str:
    """Train on one thread, so that sums are added in the same order."""
    command = [sys.executable, "-W", "error", str(SCRIPT), "--out", str(folder), "--updates", str(updates)]
    one = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run([*command, "--games", str(games)], capture_output=True, text=True, check=False, env=one)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("trained")
    return folder, learn(folder, 45, 60)


def test_it_learns_to_beat_random(trained: tuple[Path, str]) -> None:
    """The usual result at this size is nine games of ten; chance alone would win five."""
    folder, said = trained
    line = next(line for line in said.splitlines() if line.startswith("against random"))
    assert int(line.split()[2].rstrip("%")) >= 70
    curve = rows(folder)
    assert float(curve[-1]["return"]) > float(curve[0]["return"]) + 0.3


def test_its_curve_is_drawn(trained: tuple[Path, str]) -> None:
    folder, _ = trained
    picture = ElementTree.parse(folder / "curve.svg").getroot()
    line = picture.find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    assert len(line.attrib["points"].split()) == len(rows(folder))


def test_it_sits_down_through_the_pipe(trained: tuple[Path, str]) -> None:
    folder, _ = trained
    bot = f"pipe:{sys.executable} {SCRIPT} --play {folder / 'weights.npz'}"
    played = [arktable.play_match("arkwright-cards", [bot, "random"], seed=seed) for seed in (1, 2)]
    assert all(match.outcome.finished for match in played)
    again = arktable.play_match("arkwright-cards", [bot, "random"], seed=1)
    assert again.record.moves == played[0].record.moves  # no random move in its place


def test_weights_of_another_game_are_refused(trained: tuple[Path, str]) -> None:
    folder, _ = trained
    start = '{"type": "start", "ruleset": "arkwright-cards", "seats": 3, "options": {}}\n'
    command = [sys.executable, str(SCRIPT), "--play", str(folder / "weights.npz")]
    done = subprocess.run(command, input=start, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "made for another environment" in done.stderr
    assert "seats was 2, is 3" in done.stderr


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    for name in ("one", "two"):
        learn(tmp_path / name, 5, 1)
    one, two = ([(row["steps"], row["return"], row["won"]) for row in rows(tmp_path / name)] for name in ("one", "two"))
    assert one == two
