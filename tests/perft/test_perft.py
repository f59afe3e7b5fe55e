"""Perft: the number of paths of a given length from a position, counted before in another way (`make*.py`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arktable.engine.position import Position
from arktable.engine.record import read_record, replay
from arktable.engine.registry import find_game

FILES = sorted(Path(__file__).parent.glob("*.ark"))


def nodes(position: Position, depth: int) -> int:
    moves = position.moves()
    if depth <= 1 or not moves:
        return len(moves) if depth == 1 else 1
    found = 0
    for move in moves:
        after = position.copy()
        after.play(move)
        found += nodes(after, depth - 1)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_as_many_paths_as_were_counted(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    position = replay(record, find_game(record.ruleset))
    counted = {int(depth): int(n) for depth, n in re.findall(r"^# perft (\d) (\d+)$", text, re.MULTILINE)}
    assert counted
    assert {depth: nodes(position, depth) for depth in counted} == counted


def test_there_are_positions() -> None:
    assert len(FILES) >= 10
