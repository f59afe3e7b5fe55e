"""`arktable position`: from a record to text, shown and checked again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import arktable, refused


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("game") / "game.ark"
    ran = arktable("play", "arkadia", "--seat", "0", "--bots", "random", "--seed", "3", "--save", str(file))
    assert ran.code == 0
    return file


@pytest.fixture
def saved(game: Path, tmp_path: Path) -> Path:
    file = tmp_path / "position.toml"
    file.write_text(arktable("position", "of", str(game), "--to", "30").out, "utf-8")
    return file


def test_the_position_of_a_record_is_text_that_can_be_shown(saved: Path) -> None:
    shown = arktable("position", "show", str(saved))
    assert (shown.code, shown.err) == (0, "")
    assert "Next: Player " in shown.out


def test_what_a_seat_knows_can_be_shown_too(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "seat.toml"
    file.write_text(arktable("position", "of", str(game), "--to", "30", "--seat", "2").out, "utf-8")
    assert '"?"' in file.read_text("utf-8")
    assert "chance" not in file.read_text("utf-8")
    assert arktable("position", "show", str(file), "--seed", "4").code == 0


def test_a_possible_position_is_fine(saved: Path) -> None:
    assert "A possible position of arkadia. Player" in arktable("position", "check", str(saved)).out
    assert "Une position possible de arkadia." in arktable("position", "check", str(saved), "--lang", "fr").out
    found = arktable("position", "check", str(saved), "--json").json()
    assert (found["fine"], found["ruleset"]) == (True, "arkadia")
    assert found["moves"] > 0


def test_an_impossible_one_is_refused_with_its_place(saved: Path) -> None:
    saved.write_text(saved.read_text("utf-8").replace("[[frames]]", "[[frames]]\nbread = 1", 1), "utf-8")
    assert "frames[0].bread: is not known here" in refused("position", "check", str(saved))
    ran = arktable("position", "check", str(saved), "--json")
    assert (ran.code, ran.json()["where"]) == (1, "frames[0].bread")


def test_a_file_that_is_no_position_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text("a = 1", "utf-8")
    assert 'begins with arktable = "position 1"' in refused("position", "check", str(file))
    file.write_text("a = ", "utf-8")
    assert "not valid TOML" in refused("position", "show", str(file))


def test_a_seat_that_is_not_there_is_refused(game: Path) -> None:
    assert "there are seats 1 to 2" in refused("position", "of", str(game), "--seat", "3")
