"""Recorded games replayed to the last gold; `python -m tests.golden.make` records them anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arktable.engine.record import read_record, replay
from arktable.engine.registry import find_game

FILES = sorted(Path(__file__).parent.glob("*.ark"))


def noted(text: str, what: str) -> list[str]:
    """The words after "# what" at the head of the file."""
    (line,) = re.findall(rf"^# {what}(.*)$", text, re.MULTILINE)
    return str(line).split()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_ends_as_it_was_recorded(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    end = replay(record, find_game(record.ruleset))
    assert end.seat == -1
    assert [str(score) for score in end.scores()] == noted(text, "scores")
    assert [str(seat + 1) for seat in end.winners()] == noted(text, "winners")
    assert noted(text, "ended") == ["properly" if end.ended_properly() else "stuck"]


def test_there_are_games_for_every_number_of_seats_and_both_kinds_of_end() -> None:
    texts = [path.read_text("utf-8") for path in FILES]
    assert {read_record(text).seats for text in texts} == {1, 2, 3, 4}
    assert {noted(text, "ended")[0] for text in texts} == {"properly", "stuck"}
