"""`arktable review`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builders.blunder import blundered
from tests.cli.runner import arktable, refused


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "game.ark"
    file.write_text(blundered()[0], encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def told(game: Path) -> str:
    """The review in English: it plays hundreds of games."""
    return arktable("review", str(game)).out


def test_the_blunder_is_told_in_words_with_what_was_better(told: str) -> None:
    assert f"Turn 25, decision {blundered()[1]}: −" in told
    assert "Played: Seat 1 introduces a worker on d1." in told
    assert "Better: Seat 1 introduces a worker on o3." in told
    assert "Worth of the seals" in told


def test_a_review_speaks_french_and_json(game: Path) -> None:
    out = arktable("review", str(game), "--lang", "fr").out
    assert f"Tour 25, décision {blundered()[1]}\u202f: −" in out
    assert "Mieux\u202f: " in out
    data = arktable("review", str(game), "--json").json()
    assert blundered()[1] in [decision["n"] for decision in data["decisions"]]
    assert all(decision["cost"] > max(2, decision["spread"]) for decision in data["decisions"])
    assert all(decision["games"] == 24 for decision in data["decisions"])


def test_fewer_decisions_than_three_are_said_to_be_all(told: str) -> None:
    assert told.count("Better: ") < 3
    assert "No other decision was clearly costly." in told
    assert "With the better plan: own result +" in told


def test_only_seats_of_the_game_have_decisions(game: Path) -> None:
    assert "--seat 3: the record has 2 seats" in refused("review", str(game), "--seat", "3")
