"""`arktable forecast`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import arktable, refused


def played(file: Path, ruleset: str, *more: str) -> Path:
    ran = arktable("play", ruleset, "--seat", "0", "--bots", "random", "--seed", "3", "--save", str(file), *more)
    assert ran.code == 0
    return file


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("forecast") / "game.ark", "spinning-jenny", "--seats", "3")


def test_sellers_stand_with_income_costs_and_cash(game: Path) -> None:
    data = arktable("forecast", str(game), "--to", "3", "--json").json()
    assert (data["at"], data["year"], data["over"]) == (3, 1770, False)
    assert [line["good"] for line in data["goods"]] == ["food", "clothes", "cutlery", "lamps"]
    food = data["goods"][0]
    assert food["demand"] == 9
    for row in food["sellers"]:
        assert row["sells"] <= min(row["appeal"], row["makes"])
        assert row["cash_after"] == row["cash"] + row["income"] - row["costs"]
        assert row["shortfall"] is None


def test_one_good_alone(game: Path) -> None:
    data = arktable("forecast", str(game), "--good", "lamps", "--to", "5", "--json").json()
    assert [line["good"] for line in data["goods"]] == ["lamps"]


def test_people_read_a_table(game: Path) -> None:
    out = arktable("forecast", str(game), "--to", "3").out
    assert "After 3 decisions, 1770" in out
    assert "importer" in out
    assert "(1) Random 1" in out
    french = arktable("forecast", str(game), "--to", "3", "--lang", "fr").out
    assert "importateur" in french
    assert "lamps (lampes)" in french


def test_a_shortfall_is_told_in_words(game: Path) -> None:
    """Random players run out of cash soon: shares, loans and spaces are named, and no cash is negative."""
    data = arktable("forecast", str(game), "--to", "60", "--json").json()
    rows = [row for line in data["goods"] for row in line["sellers"]]
    assert all(row["cash_after"] >= 0 for row in rows)
    assert any(row["shortfall"] for row in rows)
    assert "lacks cash and sells" in arktable("forecast", str(game), "--to", "60").out
    assert "manque d’argent" in arktable("forecast", str(game), "--to", "60", "--lang", "fr").out


def test_the_card_game_forecasts_the_good_of_the_round(tmp_path: Path) -> None:
    game = played(tmp_path / "cards.ark", "arkwright-cards", "--seats", "3")
    data = arktable("forecast", str(game), "--to", "3", "--json").json()
    assert [line["good"] for line in data["goods"]] == ["food"]
    assert data["cycle"] == 0
    for row in data["goods"][0]["sellers"]:
        assert row["money_then"] == row["cash"] + row["balance"]
    assert "food (" in arktable("forecast", str(game), "--to", "3").out
    assert arktable("forecast", str(game), "--to", "3", "--good", "lamps", "--json").json()["goods"] == []
    assert "No production of this round" in arktable("forecast", str(game)).out


def test_nothing_is_forecast_when_the_game_is_over(game: Path) -> None:
    assert arktable("forecast", str(game), "--json").json()["goods"] == []
    assert "no production to come" in arktable("forecast", str(game)).out


def test_what_cannot_be_forecast_is_said(game: Path, tmp_path: Path) -> None:
    assert "decisions" in refused("forecast", str(game), "--to", "99999")
    assert "food" in refused("forecast", str(game), "--good", "fod")
    assert "cannot read" in refused("forecast", str(tmp_path / "none.ark"))
    other = played(tmp_path / "arkadia.ark", "arkadia")
    assert "no forecast for arkadia" in refused("forecast", str(other))
