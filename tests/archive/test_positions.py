"""Positions kept as text, from rare moments of every game: they always load, and every promise holds from there.

Their texts were written by an earlier program. The first lines name its rules and numbers; the rest stays as it is.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arktable.engine.position import Position
from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.text.positions import read_position_text
from tests.archive.files import PERFT, POSITIONS
from tests.builders.fields import difference
from tests.builders.invariants import Watch, leaks_nothing, why_not_agrees
from tests.builders.random_play import pick

EVERY = pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.toml")), ids=lambda path: path.stem)
FOLLOWED = 40


def loaded(path: Path) -> Position:
    text = path.read_text("utf-8")
    return find_game(str(read_position_text(text)["ruleset"])).load(text)


def below_header(text: str) -> str:
    """The text without the lines that name rules, numbers and options, which a later version counts again."""
    text = re.sub(r"^(rules|sheet|options) = .*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"^\[options\]\n(.+\n)*\n?", "", text, flags=re.MULTILINE)


def test_every_moment_has_its_text() -> None:
    assert {path.stem for path in POSITIONS.glob("*.toml")} == {path.stem for path in PERFT.glob("*.ark")}


@EVERY
def test_a_kept_text_is_the_moment_of_its_record_and_is_written_the_same_way(path: Path) -> None:
    record = read_record((PERFT / f"{path.stem}.ark").read_text("utf-8"))
    position = loaded(path)
    assert not difference(position, replay(record, find_game(record.ruleset)))
    assert below_header(position.save()) == below_header(path.read_text("utf-8"))


@EVERY
def test_what_is_promised_holds_from_a_kept_position(path: Path) -> None:
    position, rng = loaded(path), rng_from_seed(1)
    watch = Watch(position)
    why_not_agrees(position, rng, most=300)
    leaks_nothing(position, rng)
    for _ in range(FOLLOWED):
        if position.seat < 0:
            break
        position.play(pick(position.moves(), rng))
        watch.look(position)
