"""`arktable lab`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arktable.bots.catalogue import bots_for
from arktable.cli.lab import quick_bots
from tests.cli.runner import arktable, refused

RANDOM = ("lab", "arkadia", "--bots", "random", "--games", "3")


def test_a_lab_keeps_its_games_its_numbers_and_its_page(tmp_path: Path) -> None:
    args = (*RANDOM, "--sweep", "banners.each=1,2", "--out", str(tmp_path))
    ran = arktable(*args)
    assert (ran.code, ran.err) == (0, "")
    assert "3 games of arkadia for each question" in ran.out
    assert "With banners.each = 2 a table scores" in ran.out
    assert len(list(tmp_path.glob("*/games.jsonl"))) == 3
    data = json.loads((tmp_path / "lab.json").read_text("utf-8"))
    assert [change["name"] for change in data["changes"]] == ["", "banners.each = 1", "banners.each = 2"]
    assert data["takings"]
    page = (tmp_path / "lab.html").read_bytes()
    assert arktable(*args).code == 0  # nothing is played again, and nothing changes
    assert (tmp_path / "lab.html").read_bytes() == page


def test_profiles_are_tried_and_json_is_all_that_is_printed(tmp_path: Path) -> None:
    profile = tmp_path / "box.toml"
    profile.write_text("[banners.each]\nvalue = 1\n", "utf-8")
    ran = arktable(*RANDOM, "--sheet", str(profile), "--json")
    assert [change["name"] for change in ran.json()["changes"]] == ["", "box.toml"]
    assert list(ran.json()["seats"]) == ["random"]


def test_the_answers_in_french() -> None:
    ran = arktable(*RANDOM, "--lang", "fr")
    assert "3 parties de arkadia pour chaque question" in ran.out
    assert "Victoires par place, random\u202f:" in ran.out


def test_without_names_the_bots_play_that_decide_at_once() -> None:
    assert quick_bots("arkadia")[0] == "greedy"
    assert "random" in quick_bots("arkadia")
    assert set(quick_bots("arkadia")) <= set(bots_for("arkadia"))


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("--sweep", "banners="), "key=a,b,c"),
        (("--sweep", "banners.each"), "no alternatives"),
        (("--sweep", "banners.none=1"), "not in this game's sheet"),
        (("--sweep", "banners.each=many"), "banners.each"),
        (("--sheet", "missing.toml"), "No such file"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_could(args: tuple[str, ...], hint: str) -> None:
    assert hint in refused(*RANDOM, *args)
