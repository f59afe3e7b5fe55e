"""The positions that the documents show can be loaded and played."""

import re
from pathlib import Path

import pytest

from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.text.positions import read_position_text
from tests.builders.random_play import play_out

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-position.md"
TEXTS = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: str(read_position_text(text)["ruleset"]))
def test_a_position_of_the_how_to_is_played_to_the_end(text: str) -> None:
    position = find_game(str(read_position_text(text)["ruleset"])).load(text, seed=1)
    assert position.seat == 0
    play_out(position, rng_from_seed(1))
    assert position.seat == -1


def test_the_how_to_shows_two_games() -> None:
    assert len(TEXTS) == 2
