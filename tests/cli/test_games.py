"""`arktable games`."""

from __future__ import annotations

from tests.cli.runner import arktable


def test_games_are_listed_with_seats_options_and_bots() -> None:
    ran = arktable("games")
    assert ran.code == 0
    for word in ("arkadia ≈", "2–4", "setup = standard | beginner", "greedy"):
        assert word in ran.out


def test_games_as_json_are_what_a_program_needs_to_open_a_table() -> None:
    (arkadia,) = (game for game in arktable("games", "--json").json() if game["id"] == "arkadia")
    assert set(arkadia) == {"id", "game", "seats", "minutes", "rules_rev", "reconstructed", "options", "bots"}
    assert arkadia["seats"] == [2, 4]
    assert {"key": "setup", "values": ["standard", "beginner"], "default": "standard"} in arkadia["options"]
    assert "random" in arkadia["bots"]


def test_games_in_french() -> None:
    assert "nombres reconstitués" in arktable("games", "--lang", "fr").out
