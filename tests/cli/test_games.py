"""`arktable games`."""

from __future__ import annotations

from tests.cli.runner import arktable, refused


def test_games_are_listed_with_seats_options_and_bots() -> None:
    ran = arktable("games")
    assert ran.code == 0
    for word in ("arkadia ≈", "2–4", "setup = standard | beginner", "greedy"):
        assert word in ran.out


def test_games_as_json_are_what_a_program_needs_to_open_a_table() -> None:
    (arkadia,) = (game for game in arktable("games", "--json").json() if game["id"] == "arkadia")
    assert set(arkadia) == {"id", "game", "seats", "minutes", "rules_rev", "reconstructed", "options", "bots", "goals"}
    assert arkadia["seats"] == [2, 4]
    assert {"key": "setup", "values": ["standard", "beginner"], "default": "standard"} in arkadia["options"]
    assert "random" in arkadia["bots"]


def test_games_in_french() -> None:
    assert "nombres reconstitués" in arktable("games", "--lang", "fr").out


def test_a_ruleset_is_explained_with_its_options() -> None:
    out = arktable("games", "spinning-mule").out
    assert "spinning-mule (Spinning Mule): Between Spinning Jenny and Water Frame" in out
    assert "economy-markers (Economy markers)" in out
    assert "printed (None): As printed: the importer advances one" in out
    assert "jubilé de la couronne" in arktable("games", "spinning-mule", "--lang", "fr").out
    assert [game["id"] for game in arktable("games", "spinning-mule", "--json").json()] == ["spinning-mule"]
    assert "there is no ruleset 'chess'" in refused("games", "chess")
