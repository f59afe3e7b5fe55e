"""`arktable review`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builders.blunder import blundered
from tests.cli.runner import arktable, refused


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.ark"
    file.write_text(blundered()[0], encoding="utf-8")
    return file


def test_the_blunder_is_told_in_words_with_what_was_better(game: Path) -> None:
    out = arktable("review", str(game)).out
    assert f"Turn 25, decision {blundered()[1]}: −" in out
    assert "Played: Seat 1 introduces a worker on d1." in out
    assert "Better: Seat 1 introduces a worker on o3." in out
    assert "Worth of the seals" in out


def test_a_review_speaks_french_and_json(game: Path) -> None:
    out = arktable("review", str(game), "--lang", "fr").out
    assert f"Tour 25, décision {blundered()[1]}\u202f: −" in out
    assert "Mieux\u202f: " in out
    data = arktable("review", str(game), "--json").json()
    assert blundered()[1] in [decision["n"] for decision in data["decisions"]]
    assert all(decision["cost"] > max(2, decision["spread"]) for decision in data["decisions"])
    assert all(decision["games"] == 24 for decision in data["decisions"])


def test_fewer_decisions_than_three_are_said_to_be_all(game: Path) -> None:
    out = arktable("review", str(game)).out
    assert out.count("Better: ") < 3
    assert "No other decision was clearly costly." in out
    assert "With the better plan: own result +" in out


def test_only_seats_of_the_game_have_decisions(game: Path) -> None:
    assert "--seat 3: the record has 2 seats" in refused("review", str(game), "--seat", "3")
