"""What a type checker knows through `import arktable`: the views and rules of a named ruleset."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api as checker

import arktable
from arktable import typed
from tools.typed_api import STUB, TYPED, Family, families, formatted, stub
from tools.typed_api import typed as typed_text

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
from typing import Any, assert_type
import arktable
from arktable.typed import (
    ArkadiaPosition, ArkadiaRules, ArkadiaView, ArkwrightPosition, ArkwrightRules, CardPosition, CardView, GameOf,
)

one = arktable.start("arkadia")
assert_type(one.view(0), ArkadiaView)
assert_type(one.rules, ArkadiaRules)
assert_type(one.copy(), ArkadiaPosition)
assert_type(one.sample(0, arktable.rng_from_seed(1)).view(0)["castle"]["values"], list[int])
one.view(0)["castel"]  # typeddict-item
one.view(0)["castle"]["values"][0].upper()  # attr-defined
one.rules.totals_hidden  # attr-defined

game = arktable.game("water-frame")
assert_type(game, GameOf[ArkwrightPosition, ArkwrightRules])
assert_type(game.load(game.start(2).save()), ArkwrightPosition)
assert_type(game.rules({}).last_decade, int)
game.start(2).view(0)["castle"]  # typeddict-item

assert_type(arktable.game("arkwright-cards").by_revision(1).start().view(0), CardView)
arktable.start("arkwright-cards").view(0)["grid"][0]  # index

def named(ruleset: str) -> None:
    assert_type(arktable.game(ruleset), arktable.Game)
    assert_type(arktable.start(ruleset).view(0), dict[str, Any])
    assert_type(arktable.start("a-game-of-yours"), arktable.Position)

def either(position: arktable.Position) -> None:
    if isinstance(position, CardPosition):
        assert_type(position.view(0), CardView)

def general(game: arktable.Game, position: arktable.Position) -> None: ...
general(game, one)
"""


def test_views_and_rules_of_a_named_ruleset_have_its_types(tmp_path: Path) -> None:
    """Each line with a wrong field is an error of the kind that its comment names, and no other line is one."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    wrong = [(n, line.partition("  # ")[2]) for n, line in enumerate(PROGRAM.splitlines(), 1) if "  # " in line]
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path / "cache")]
    told, *_ = checker.run([*config, "--no-pretty", str(program)])
    errors = [line for line in told.splitlines() if ": error:" in line]
    found = [(int(line.split(":")[1]), line.rpartition("[")[2].rstrip("]")) for line in errors]
    assert len(wrong) == 5
    assert found == wrong, told


def test_the_typed_names_are_what_the_games_say() -> None:
    games = families()
    assert TYPED.read_text("utf-8") == formatted(TYPED, typed_text(games))
    assert STUB.read_text("utf-8") == formatted(STUB, stub(games))
    assert [one.ids for one in games] == [
        ["arkadia"],
        ["arkwright-cards"],
        ["spinning-jenny", "spinning-mule", "water-frame"],
    ]


@pytest.mark.parametrize("family", families(), ids=lambda family: family.name)
def test_the_typed_classes_are_those_of_the_games(family: Family) -> None:
    position_type, rules, view = (getattr(typed, f"{family.name}{what}") for what in ("Position", "Rules", "View"))
    for ruleset in family.ids:
        position = arktable.start(ruleset)
        assert type(position) is position_type
        assert isinstance(getattr(position, "rules", None), rules)
        assert set(position.view(0)) == set(view.__annotations__)


def test_a_typed_game_is_a_game_when_the_program_runs() -> None:
    assert typed.GameOf[typed.CardPosition, typed.CardRules] is arktable.Game
