"""`arktable replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

from arktable.engine.records.record import read_record
from tests.cli.runner import arktable, refused


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.ark"
    ran = arktable("play", "arkadia", "--seat", "0", "--bots", "random", "--seed", "3", "--save", str(file))
    assert ran.code == 0
    return file


def test_a_game_is_told_in_words_to_its_result(game: Path) -> None:
    out = arktable("replay", str(game)).out
    assert "The table sets the castle lot" in out
    assert "The game is over." in out
    assert "★" in out


def test_a_game_is_told_in_french(game: Path) -> None:
    out = arktable("replay", str(game), "--lang", "fr", "--to", "12").out
    assert "La table pose le terrain du château" in out
    assert "Ensuite\u202f:" in out


def test_to_stops_in_the_middle(game: Path) -> None:
    data = arktable("replay", str(game), "--to", "7", "--json").json()
    assert (data["at"], data["over"], len(data["steps"])) == (7, False, 7)
    assert data["view"]["hands"] is not None  # the open book
    start = arktable("replay", str(game), "--to", "0", "--json").json()
    assert (start["at"], start["steps"]) == (0, [])


def test_json_tells_the_whole_game(game: Path) -> None:
    ran = arktable("replay", str(game), "--json")
    data = ran.json()
    record = read_record(game.read_text("utf-8"))
    assert [(step["seat"], step["move"]) for step in data["steps"]] == record.moves
    assert data["decisions"] == data["at"] == len(record.moves)
    assert data["over"]
    assert data["winners"] == data["view"]["final"]["winners"]


def test_a_game_played_with_a_profile_brings_its_numbers_along(tmp_path: Path) -> None:
    profile, file = tmp_path / "box.toml", tmp_path / "game.ark"
    profile.write_text("[banners.each]\nvalue = 2\n", "utf-8")
    arktable("play", "arkadia", "--sheet", str(profile), "--save", str(file), say="1\n")
    assert arktable("replay", str(file)).code == 0
    text = file.read_text("utf-8")
    assert "number banners.each = 2\n" in text
    file.write_text(text.replace("number banners.each = 2\n", ""), "utf-8")  # as version 0.1.0 wrote it
    assert "--sheet" in refused("replay", str(file))
    assert arktable("replay", str(file), "--sheet", str(profile)).code == 0


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        ("arktable 1", "arktable 9", "line 1"),
        ("ruleset arkadia", "ruleset chess", "arkadia"),
        ("\nrules 2", "\nrules 0", "rules revision 0"),
        ("seats 2", "seats two", "whole number"),
        ("seats 2", "seats 3", "3 seats but 2 players"),
        ("\n1 ", "\n2 ", "seat 2"),
        ("\n1 ", "\n1 dance ", "move 1"),
        ("seed 3", "seed 4", "move"),
        ("option lot=random", "option lot=nowhere", "random, choose"),
        ("sheet ", "sheet 0", "numbers that this program does not know"),
    ],
)
def test_a_malformed_record_is_refused_with_its_fault(game: Path, old: str, new: str, hint: str) -> None:
    text = game.read_text("utf-8")
    assert old in text
    game.write_text(text.replace(old, new, 1), "utf-8")
    assert hint in refused("replay", str(game))


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.ark"
    assert "No such file" in refused("replay", str(file))
    file.write_bytes(b"")
    assert "empty" in refused("replay", str(file))
    file.write_bytes(b"\xff\x00\xff")
    assert "not a text file" in refused("replay", str(file))
    file.write_bytes(b"#" * 1_100_000)
    assert "1024 KiB" in refused("replay", str(file))
    assert "Is a directory" in refused("replay", str(tmp_path))


def test_to_beyond_the_end_is_refused(game: Path) -> None:
    assert "decisions" in refused("replay", str(game), "--to", "9999")
