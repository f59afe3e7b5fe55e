"""`--with`: modules of a ruleset by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import arktable, refused


def test_modules_are_turned_on_by_name() -> None:
    ran = arktable(
        "simulate", "water-frame", "--seats", "2", "--games", "1", "--bots", "random", "--json",
        "--with", "bonus-markers, new-tiles",
    )  # fmt: skip
    turned_on = {key for key, value in ran.json()["options"].items() if value == "on"}
    assert turned_on == {"bonus-markers", "new-tiles"}


def test_they_go_with_other_options_and_into_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.ark"
    arktable(
        "play", "water-frame", "--seat", "0", "--bots", "random", "--seed", "3",
        "--with", "stock-exchange", "-o", "setup=free", "--save", str(file),
    )  # fmt: skip
    told = arktable("replay", str(file))
    assert told.code == 0
    assert "stock-exchange=on" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("water-frame", "--with", "steam"), "extra-events, steam-power, bonus-markers"),
        (("water-frame", "--with", "setup"), "there is no module 'setup'"),
        (("arkadia", "--with", "steam-power"), "known: none"),
        (("water-frame", "--with", "steam-power", "-o", "events=shuffled"), "events are drawn, not listed"),
        (("water-frame", "--with", "steam-power", "-o", "steam-power=off"), "turned off by an option"),
        (("nothing", "--with", "steam-power"), "there is no ruleset 'nothing'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(args: tuple[str, ...], hint: str) -> None:
    assert hint in refused("play", *args)


def test_the_reason_is_there_in_french() -> None:
    said = refused("play", "water-frame", "--with", "steam-power", "-o", "events=shuffled", "--lang", "fr")
    assert "tirés au sort" in said
