"""A fourth game, from a package of somebody else: nothing of ours knows it, and everything of ours plays it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packaging import outside

GAME = "nim-with-money"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return outside.install("nim_with_money", tmp_path_factory.mktemp("outside"))


def test_it_is_listed_with_its_options_and_bots(home: Path) -> None:
    listed = json.loads(outside.run(home, "arktable", "games", "--json"))
    (found,) = [ruleset for ruleset in listed if ruleset["id"] == GAME]
    assert found["bots"] == ["random", "careful"]
    assert [option["key"] for option in found["options"]] == ["last", "hurry", "guess"]
    assert "again.price" in outside.run(home, "arktable", "sheet", GAME)


def test_its_owner_gets_a_profile_to_fill_in(home: Path, tmp_path: Path) -> None:
    profile = tmp_path / "my-box.toml"
    profile.write_text(outside.run(home, "arktable", "sheet", GAME, "--template"), "utf-8")
    assert "\n#[again.price]\n#value = " in profile.read_text("utf-8")
    ours, mine = [
        json.loads(outside.run(home, "arktable", "sheet", GAME, "--json", *more))
        for more in ((), ("--sheet", str(profile)))
    ]
    assert mine["data"] == ours["data"]


def test_bots_play_it(home: Path) -> None:
    told = outside.run(home, "arktable", "simulate", GAME, "--seats", "2", "--bots", "careful,random", "--json")
    result = json.loads(told)
    assert result["games"] == result["finished"] == 100
    assert result["wins"][0] > result["wins"][1]


def test_it_is_played_in_the_terminal_in_its_own_words_and_replayed(home: Path, tmp_path: Path) -> None:
    record = tmp_path / "nim.ark"
    play = ("arktable", "play", GAME, "--seed", "3", "--lang", "fr", "--save", str(record))
    told = outside.run(home, *play, say="take 1 5\ntake 1 3\n?\nquit\n")
    assert "On prend au plus 3 jetons." in told  # why not
    assert "prend 3 jetons du tas 1." in told  # what happened
    assert "À vous de décider\u202f: payer pour reprendre." in told  # what is asked
    assert "garder vos pièces" in told  # the notation
    assert "1: ●●●●●●●●" in told  # the drawing
    assert "takes 3 stones of heap 1." in outside.run(home, "arktable", "replay", str(record), "--lang", "en")


def test_a_clash_of_its_options_is_told_in_its_own_words(home: Path) -> None:
    with pytest.raises(AssertionError, match="qui se hâte ne peut éviter le dernier jeton"):
        outside.run(home, "arktable", "play", GAME, "--with", "hurry", "-o", "last=fine", "--lang", "fr")


def test_it_is_played_at_the_table_with_its_words_and_its_page(home: Path, tmp_path: Path) -> None:
    seen = json.loads(outside.run(home, "tests.packaging.nim_at_the_table", str(tmp_path)))
    assert seen["ruleset"]["clashes"][0]["key"] == seen["refused"]["error"]["key"] == "clash-hurried-fine"
    assert "nim-do-take = En prendre" in seen["words"]
    assert "export function mount" in seen["page"]
    assert "javascript" in seen["kind"]
    assert seen["codes"] == [200, 404]
    plan = seen["hint"]["plans"][0]
    assert plan["figures"] == [{"key": "coins", "was": 0, "now": 3}]
    assert plan["reasons"] == [{"key": "coins", "args": {"was": 0, "now": 3, "more": 3, "up": "yes"}}]
    assert "hint-why-coins = " in seen["words"]
    assert seen["end"]["view"]["over"]
    assert "move" in {entry["kind"] for entry in seen["end"]["log"] if entry["seat"] == 1}


def test_its_secret_guess_stays_secret_at_the_table(home: Path, tmp_path: Path) -> None:
    seen = json.loads(outside.run(home, "tests.packaging.guess_at_the_table", str(tmp_path)))
    assert seen["steps"] == {"ada": ["guess 2", None], "ben": [None, "guess 4"], "visitor": [None, None]}
    assert seen["guesses"] == {"ada": [2, None], "ben": [None, 4], "visitor": [None, None]}
    assert seen["texts"] == {"ada": '[1, "?"]', "ben": '["?", 3]', "visitor": '["?", "?"]'}
    assert seen["secrets"] == ["guess"]


def test_it_keeps_the_promises_of_every_game(home: Path) -> None:
    told = outside.run(
        home, "pytest", "tests/conformance", "-k", GAME, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"
    )
    last = told.strip().splitlines()[-1]
    assert "passed" in last
    assert int(last.split(" passed")[0].split()[-1]) > 50


def test_its_author_can_check_it_without_a_checkout(home: Path) -> None:
    found = json.loads(outside.run(home, "arktable", "conformance", GAME, "--every-option", "--json"))
    assert [finding["key"] for finding in found if not finding["kept"]] == []
    assert min(finding["settings"] for finding in found) > 4
