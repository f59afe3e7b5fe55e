"""A house rule of Water Frame from somebody else's package: nothing of ours knows it, and everything of ours has it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from arktable.engine.errors import ArktableError, RecordError
from arktable.engine.game import Game
from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from tests.packaging import outside

WORDS = ("option-poor-law", "option-poor-law-on-help", "phase-poor-law", "move-give", "event-poor-law-gave")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return outside.install("poor_law", tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="module")
def seen(home: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a person at a table sees in a process that has the rule."""
    told = outside.run(home, "tests.packaging.poor_law_at_the_table", str(tmp_path_factory.mktemp("table")))
    found: dict[str, Any] = json.loads(told)
    return found


def passed(home: Path, *what: str) -> int:
    """How many tests pass in a process that has the rule; none may fail."""
    told = outside.run(home, "pytest", *what, "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    return int(re.findall(r"(\d+) passed", told)[-1])


def test_it_is_an_option_of_water_frame_and_of_no_other_ruleset(home: Path) -> None:
    listed = json.loads(outside.run(home, "arktable", "games", "--json"))
    options = {ruleset["id"]: ruleset["options"] for ruleset in listed}
    assert options["water-frame"][-1] == {"key": "poor-law", "values": ["off", "on"], "default": "off"}
    assert [name for name, some in options.items() if "poor-law" in json.dumps(some)] == ["water-frame"]


def test_it_does_what_it_says(home: Path) -> None:
    assert passed(home, "tests/packaging/poor_law_rules.py") == 12


def test_bots_that_never_heard_of_it_play_with_it(home: Path) -> None:
    simulate = ("arktable", "simulate", "water-frame", "--with", "poor-law", "--seats", "3", "--games", "3", "--json")
    result = json.loads(outside.run(home, *simulate, "--bots", "greedy,random,random"))
    assert result["games"] == result["finished"] == 3
    assert result["options"]["poor-law"] == "on"


def test_it_is_at_the_table_with_its_words(seen: dict[str, Any]) -> None:
    assert "poor-law" in [option["key"] for option in seen["ruleset"]["options"]]
    assert all(f"\n{key} = " in seen["words"][code] for code in ("en", "fr") for key in WORDS)
    assert "Loi sur les pauvres" in seen["words"]["fr"]
    table = seen["table"]
    assert (table["view"]["phase"], table["moves"]) == ("poor-law", ["refuse", "give"])
    assert table["view"]["asked"]["poor_law"] == {"gift": 5, "given": [0, 0, 0]}
    assert [group["kind"] for group in table["view"]["offer"]] == ["refuse", "give"]
    assert table["why"]["reason"]["args"] == {"phase": "poor-law"}
    told = [event["key"] for entry in table["log"] for event in entry["events"]]
    assert told.count("poor-law-refused") + told.count("poor-law-gave") == 3


def test_what_it_shows_is_in_the_view_of_the_table(seen: dict[str, Any]) -> None:
    view = seen["table"]["view"]
    given = [{"key": "poor-law-given", "seat": seat, "value": 0, "money": False} for seat in range(3)]
    assert view["house"] == [*given, {"key": "poor-law-mood", "seat": -1, "value": "calm", "money": False}]
    assert view["house_own"] == []
    assert "house-poor-law-given = " in seen["words"]["en"]


def test_a_table_keeps_its_numbers_in_the_record_and_says_its_sentence(seen: dict[str, Any]) -> None:
    assert "\nnumber poor-law.gift = 5\n" in seen["kept"]["record"]
    assert seen["kept"]["ends"] == seen["ends"]
    assert "poor-law-given" in [said["key"] for said in seen["kept"]["report"]["report"]["lead"]]


def test_its_lines_and_its_sentence_are_told_of_a_recorded_game(
    home: Path, seen: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "parish.ark"
    file.write_text(seen["records"]["on"], "utf-8")
    assert "Gaben an die Gemeinde: " in outside.run(home, "arktable", "replay", str(file), "--lang", "de")
    assert "a donné à la paroisse" in outside.run(home, "arktable", "report", str(file), "--lang", "fr")


def test_a_position_with_what_it_remembers_is_read_from_a_table(
    home: Path, seen: dict[str, Any], tmp_path: Path
) -> None:
    assert seen["table"]["memory"]
    file = tmp_path / "parish.toml"
    file.write_text(seen["table"]["text"], "utf-8")
    assert "water-frame" in outside.run(home, "arktable", "position", "check", str(file))


def test_it_is_played_in_the_terminal_in_its_own_words(home: Path, seen: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "parish.toml"
    file.write_text(seen["table"]["start"], "utf-8")
    play = ("arktable", "play", "--from", str(file), "--lang", "fr", "--save", str(tmp_path / "parish.ark"))
    told = outside.run(home, *play, say="?\nrefuse\nquit\n")
    assert "À vous de décider\u202f: donner à la paroisse ou refuser." in told
    assert "payer 5 £ à la paroisse" in told
    assert "ne donne rien à la paroisse." in told


def test_it_keeps_the_promises_of_every_game(home: Path) -> None:
    """All modules together are among the settings, for every number of seats."""
    assert passed(home, "tests/conformance", "-k", "water-frame and (poor-law or PoorLaw)") > 40


def test_games_without_it_go_on_as_they_did(home: Path) -> None:
    """The archive has games of 0.1.0: they open and end in the same way where the rule is installed."""
    assert passed(home, "tests/archive", "-k", "0.1.0-water-frame and (default or everything)") > 5


def test_a_record_made_beside_it_opens_without_it_unless_it_was_played(seen: dict[str, Any]) -> None:
    game = find_game("water-frame")
    without, played = read_record(seen["records"]["off"]), read_record(seen["records"]["on"])
    assert replay(without, game).seat == -1
    assert "poor-law" not in seen["without"]  # the options that the table keeps
    with pytest.raises(RecordError, match=r"played with 'poor-law', .* install its package"):
        replay(played, game)
    with pytest.raises(ArktableError, match="there is no option 'poor-law'"):
        game.load(seen["table"]["text"])


def test_where_it_is_not_installed_the_option_is_unknown() -> None:
    game: Game = find_game("water-frame")
    with pytest.raises(ArktableError, match="poor-law"):
        game.start(2, {"poor-law": "on"}, 1)
