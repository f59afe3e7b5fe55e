"""`import arktable`: what the package offers, and what it loads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import arktable
import arktable.api
from arktable.arena.outside import seat_name


def python(code: str) -> str:
    """What a fresh process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_package_offers_what_the_api_defines() -> None:
    assert arktable.__all__ == arktable.api.__all__
    for name in arktable.__all__:
        assert getattr(arktable, name) is not None
        assert name in dir(arktable)
    with pytest.raises(AttributeError, match="has no attribute 'pandas'"):
        _ = arktable.pandas  # type: ignore[attr-defined]


def test_importing_loads_nothing_and_one_game_loads_without_the_others() -> None:
    assert python("import arktable, sys; print([m for m in sys.modules if m.startswith('arktable.')])") == "[]"
    code = (
        "import arktable, sys; arktable.game('{}');"
        "print(sorted({{m.split('.')[2] for m in sys.modules if m.startswith('arktable.games.')}}))"
    )
    assert python(code.format("arkadia")) == "['arkadia']"
    assert python(code.format("water-frame")) == "['arkwright']"


def test_the_package_of_the_games_is_also_the_function() -> None:
    code = "import arktable, arktable.games.arkadia; print(arktable.games()[0], arktable.games.arkadia.__name__)"
    assert python(code).endswith("arktable.games.arkadia")
    assert [game.facts.id for game in arktable.games()] == sorted(game.facts.id for game in arktable.games())


def test_a_position_is_saved_and_loaded_as_text_or_file(tmp_path: Path) -> None:
    position = arktable.start("spinning-jenny", 3, {}, seed=8)
    path = tmp_path / "position.toml"
    path.write_text(position.save(), encoding="utf-8")
    assert arktable.load(position.save()) == arktable.load(path) == arktable.load(str(path)) == position
    with pytest.raises(arktable.ArktableError, match="cannot be read"):
        arktable.load(tmp_path / "missing.toml")
    with pytest.raises(arktable.ArktableError, match="a text, or the path"):
        arktable.load(7)  # type: ignore[arg-type]


class First:
    """Takes the first move. Made without arguments."""

    def choose(self, position: arktable.Position) -> arktable.Move:
        return position.moves()[0]


class Last:
    """Takes the last move. Made with a generator."""

    def __init__(self, rng: arktable.Rng) -> None:
        self.rng = rng

    def choose(self, position: arktable.Position) -> arktable.Move:
        return position.moves()[-1]


@pytest.mark.parametrize(
    "bots", [[First, Last], [First(), "random"], First, ["greedy"]], ids=["classes", "object", "one", "name"]
)
def test_a_match_between_bots_of_any_kind_and_its_record(bots: list[arktable.Bot]) -> None:
    match = arktable.play_match("arkwright-cards", bots, seed=4)
    assert match.position.seat == -1
    assert match.scores == tuple(match.position.scores())
    assert match.winners
    assert arktable.replay(match.record) == match.position
    assert arktable.replay(match.record.text(), 10).decisions == 10
    assert arktable.play_match("arkwright-cards", bots, seed=4).record.text() == match.record.text()


def test_a_class_of_a_file_plays_in_several_processes(tmp_path: Path) -> None:
    path = tmp_path / "one_step.py"
    path.write_text("class OneStep:\n    def choose(self, position):\n        return position.moves()[0]\n")
    name = f"{path}:OneStep"
    alone = arktable.simulate("arkadia", [name, "random"], games=60, seed=3)
    shared = arktable.simulate("arkadia", [name, "random"], games=60, seed=3, workers=2)
    assert alone.tally == shared.tally


def test_records_are_exported_as_tables(tmp_path: Path) -> None:
    arktable.simulate("arkadia", "random", games=2, seed=3, records=tmp_path / "games")
    rows = arktable.export(tmp_path / "games", tmp_path / "tables", csv=True)
    assert (rows["games"], rows["seats"]) == (2, 4)
    assert len((tmp_path / "tables" / "seats.csv").read_text("utf-8").splitlines()) == 5
    assert arktable.export(next((tmp_path / "games").glob("*.ark")), tmp_path / "one", csv=True)["games"] == 1
    with pytest.raises(arktable.ArktableError, match="records must be a record"):
        arktable.export(tmp_path / "tables", tmp_path / "again")
    with pytest.raises(arktable.ArktableError, match="No such file"):
        arktable.export(tmp_path / "missing.ark", tmp_path / "again")


def test_a_tournament_has_standings(tmp_path: Path) -> None:
    standings = arktable.tournament("arkadia", [First, "random"], games=4, folder=tmp_path)
    assert {one.name for one in standings.bots} == {seat_name(First), "random"}
    again = arktable.tournament("arkadia", [First, "random"], games=4, folder=tmp_path)
    assert [game.outcome for game in again.games] == [game.outcome for game in standings.games]


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("nobody", "there is no bot for arkadia 'nobody'"),
        ("missing.py:Bot", "there is no file missing.py"),
        ("arktable.engine:Nothing", "has no class or function Nothing"),
        ("arktable.engine.rng:Rng", "cannot be loaded"),
        (object(), "the name of a bot, an object with `choose"),
    ],
    ids=["name", "file", "attribute", "no bot", "object"],
)
def test_a_bot_that_cannot_play_is_refused_with_the_reason(bot: str, error: str) -> None:
    with pytest.raises(arktable.ArktableError, match=error):
        arktable.play_match("arkadia", [bot, "random"])


def test_numbers_that_are_no_numbers_are_refused() -> None:
    with pytest.raises(arktable.ArktableError, match="games must be a whole number"):
        arktable.simulate("arkadia", games="many")  # type: ignore[arg-type]
    with pytest.raises(arktable.ArktableError, match="seed must be a whole number"):
        arktable.play_match("arkadia", seed=1.5)  # type: ignore[arg-type]
