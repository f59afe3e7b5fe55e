"""`arktable sheet`, and profiles of a player."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from arktable.engine.registry import rulesets
from arktable.i18n.language import LANGUAGES
from tests.cli.runner import arktable, refused


def test_every_number_comes_with_status_source_and_confidence() -> None:
    data = arktable("sheet", "arkadia", "--json").json()
    assert data["data"]["workers.own"]["value"] == 11
    assert data["data"]["workers.own"]["status"] == "seed"
    assert data["data"]["grid.tents"]["confidence"] == "low"
    assert sum(data["summary"].values()) == len(data["data"])
    assert "grid.tents" in data["reconstructed"]


def test_the_text_ends_with_what_is_not_certain() -> None:
    ran = arktable("sheet", "arkadia")
    assert "AK 32" in ran.out
    assert "≈ grid.tents, a guess" in ran.out.split("Not certain")[1]


def test_a_profile_is_shown_as_such(tmp_path: Path) -> None:
    profile = tmp_path / "my-box.toml"
    profile.write_text("[workers.own]\nvalue = 12\n", "utf-8")
    data = arktable("sheet", "arkadia", "--json", "--sheet", str(profile)).json()
    assert data["data"]["workers.own"]["value"] == 12
    assert data["data"]["workers.own"]["status"] == "profile"
    assert "Profil" in arktable("sheet", "arkadia", "--sheet", str(profile), "--lang", "fr").out.title()


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("workers.own = 12", "as a table"),
        ("[workers.own]\nvalue = 'many'", "must look like 11"),
        ("[workers.foo]\nvalue = 1", "workers.own"),
        ("[workers.own]\nvalue = 1\ncolour = 'red'", "unknown fields colour"),
        ("[[[", "not valid TOML"),
        ("[castle.pools]\nvalue = [1, 1, 1]", "first two floors"),
        ("[grid.tents]\nvalue = [[99, 0]]", "squares of the grid"),
        ("#" * 300_000, "larger than 256 KiB"),
    ],
)
def test_a_malformed_profile_is_refused_with_its_fault(tmp_path: Path, text: str, hint: str) -> None:
    profile = tmp_path / "bad.toml"
    profile.write_text(text, "utf-8")
    assert hint in refused("sheet", "arkadia", "--sheet", str(profile))


def test_a_profile_that_is_no_text_is_refused(tmp_path: Path) -> None:
    profile = tmp_path / "bad.toml"
    profile.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("sheet", "arkadia", "--sheet", str(profile))


# -- a profile to fill in ----------------------------------------------------------------------------------------------

VALUES = re.compile(r"(?m)^#(?! )(?=[\[\]v])|^#(?=    )")
"""The sign that the owner of a box takes away from the lines of a value."""
GAMES = sorted({game.facts.game for game in rulesets()})


def template_of(game: str, *more: str) -> str:
    ran = arktable("sheet", game, "--template", *more)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def on_profile(tmp_path: Path, game: str, text: str) -> dict[str, Any]:
    profile = tmp_path / "my-box.toml"
    profile.write_text(text, "utf-8")
    data: dict[str, Any] = arktable("sheet", game, "--json", "--sheet", str(profile)).json()
    return data


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_template_is_a_profile_that_changes_nothing(tmp_path: Path, game: str, lang: str) -> None:
    ours = arktable("sheet", game, "--json").json()
    mine = on_profile(tmp_path, game, template_of(game, "--lang", lang))
    assert mine["data"] == ours["data"]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_template_can_be_entered(tmp_path: Path, game: str) -> None:
    ours = arktable("sheet", game, "--json").json()
    mine = on_profile(tmp_path, game, VALUES.sub("", template_of(game)))
    assert mine["hash"] == ours["hash"]
    assert {datum["status"] for datum in mine["data"].values()} == {"profile"}
    assert mine["data"].keys() == ours["data"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_template_says_of_every_number_how_sure_we_are_and_how_it_is_entered(game: str) -> None:
    text = template_of(game)
    for key, datum in arktable("sheet", game, "--json").json()["data"].items():
        words = text.split(f"\n# {key}: ")[1].split(f"\n#[{key}]\n")[0]
        assert "# Enter: " in words, key
        assert bool(datum["source"]) == ("# Source: " in words), key
        assert ("a guess" in words.splitlines()[0]) == (datum["confidence"] == "low"), key


def test_the_template_begins_with_what_is_not_certain() -> None:
    text = template_of("arkadia")
    assert text.index("grid.tents: reconstructed") < text.index("workers.own: from the rule book")


def test_a_filled_in_profile_is_written_again_with_its_values(tmp_path: Path) -> None:
    profile = tmp_path / "my-box.toml"
    profile.write_text("[workers.own]\nvalue = 12\n", "utf-8")
    assert "\n[workers.own]\nvalue = 12\n" in template_of("arkadia", "--sheet", str(profile))


def test_the_template_speaks_french() -> None:
    text = template_of("arkadia", "--lang", "fr")
    assert "# À saisir\u202f: un nombre entier, 0 ou plus." in text
    assert "# grid.tents: reconstitué, une supposition" in text


def test_json_and_template_are_not_asked_for_together() -> None:
    assert "not both" in refused("sheet", "arkadia", "--json", "--template")
