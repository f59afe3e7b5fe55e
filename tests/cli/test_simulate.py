"""`arktable simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import arktable, refused

PROMISED = {
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_s",
    "score_mean",
    "score_min",
    "score_max",
    "won",
    "winner_mean",
    "wins",
}


def simulated(*args: str) -> dict[str, Any]:
    ran = arktable("simulate", "arkadia", "--bots", "random", "--json", *args)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = ran.json()
    return data


def but_for_time(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ("seconds", "decisions_per_s")}


def test_json_has_the_keys_that_were_promised() -> None:
    data = simulated("--seats", "3", "--games", "3", "--seed", "5")
    assert set(data) >= PROMISED
    assert data["games"] == 3
    assert 0 <= data["finished"] <= 3
    assert len(data["wins"]) == 3
    assert sum(data["wins"]) >= 3
    assert data["score_min"] <= data["score_mean"] <= data["winner_mean"] <= data["score_max"]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first = simulated("--games", "3", "--seed", "5")
    assert but_for_time(first) == but_for_time(simulated("--games", "3", "--seed", "5"))
    assert first["decisions"] != simulated("--games", "3", "--seed", "50")["decisions"]


def test_the_number_of_processes_changes_nothing() -> None:
    args = ("--games", "30", "--seats", "2", "--seed", "9")
    assert but_for_time(simulated(*args)) == but_for_time(simulated(*args, "--workers", "2"))


def test_bots_repeat_to_fill_the_seats_and_options_reach_the_game() -> None:
    data = simulated("--bots", "random,greedy", "--seats", "3", "--games", "1", "-o", "setup=beginner")
    assert data["bots"] == ["random", "greedy", "random"]
    assert data["options"]["setup"] == "beginner"


def test_a_profile_changes_the_numbers(tmp_path: Path) -> None:
    profile = tmp_path / "box.toml"
    profile.write_text("[banners.each]\nvalue = 1\n", "utf-8")
    plain = simulated("--games", "2")
    assert simulated("--games", "2", "--sheet", str(profile))["decisions"] != plain["decisions"]


def test_the_summary_in_words() -> None:
    ran = arktable("simulate", "arkadia", "--bots", "random", "--games", "2", "--lang", "fr")
    assert ran.code == 0
    assert "2 parties de arkadia à 4 joueurs" in ran.out
    assert ran.err == ""  # no progress bar where nobody watches


def test_a_solo_game_that_was_lost_has_no_winner() -> None:
    ran = arktable("simulate", "arkwright-cards", "--seats", "1", "--bots", "random", "--games", "2")
    assert ran.code == 0
    assert "2 games of arkwright-cards with 1 player\n" in ran.out
    assert "; nobody won." in ran.out
    french = arktable("simulate", "arkwright-cards", "--seats", "1", "--bots", "random", "--games", "2", "--lang", "fr")
    assert "2 parties de arkwright-cards à 1 joueur\n" in french.out
    data = arktable("simulate", "arkwright-cards", "--seats", "1", "--bots", "random", "--games", "2", "--json").json()
    assert (data["won"], data["winner_mean"], data["wins"]) == (0, 0.0, [0])


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("--bots", "clever"), "random, greedy"),
        (("--bots", "random,"), "greedy,random"),
        (("--seats", "5"), "2, 3, 4"),
        (("--option", "setup"), "key=value"),
        (("--option", "=beginner"), "key=value"),
        (("--option", "setup=hard"), "standard, beginner"),
        (("--option", "colour=red"), "setup, lot, flip"),
        (("--option", "flip=yes", "--option", "flip=no"), "twice"),
        (("--option", "setup=beginner", "--option", "lot=choose"), "exclude"),
        (("--sheet", "missing.toml"), "No such file"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_could(args: tuple[str, ...], hint: str) -> None:
    assert hint in refused("simulate", "arkadia", "--games", "1", *args)


@pytest.mark.parametrize("args", [("--games", "0"), ("--games", "many"), ("--seats", "-1"), ("--workers", "-1")])
def test_numbers_out_of_range_are_usage_errors(args: tuple[str, ...]) -> None:
    ran = arktable("simulate", "arkadia", *args)
    assert (ran.code, ran.out) == (2, "")
    assert args[0] in ran.err
