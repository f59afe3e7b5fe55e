"""Positions with one thing changed to something hostile: each is refused or can be played, and nothing else happens."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Iterator
from typing import Any

from arktable.engine.errors import ArktableError
from arktable.engine.game import Game
from arktable.engine.rng import Rng, rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.text.toml import toml
from arktable.engine.values import MOST
from tests.builders.random_play import pick
from tests.builders.rulesets import SOME, Setting, moments

NUMBERS = (0, 1, -1, 2, 50, 1000, MOST, MOST + 1, 10**18)
TEXTS = 120
"""Changed texts of each setting."""
FOLLOWED = 4
"""Decisions that are played in a changed position."""
MOST_EVENTS = 2_000
KEPT = ("arktable", "ruleset", "rules", "sheet", "chance")


def _places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every list, table, number and word of a text, as what it lies in and its key there."""
    for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
        if key not in KEPT:
            yield tree, key
            if isinstance(value, dict | list):
                yield from _places(value)


def _changed(value: Any, words: list[str], rng: Rng) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return NUMBERS[rng.below(len(NUMBERS))]
    if isinstance(value, str):
        return ["?", "none", "", *words][rng.below(3 + len(words))]
    if isinstance(value, dict):
        kept = [*value.items()]
        return dict(kept[: len(kept) // 2])
    return ([], value[:1], value[1:], value + value[:1], value * 30, value[::-1])[rng.below(6)]


def _use(game: Game, text: str, rng: Rng) -> None:
    """Load the text, look at the position from everywhere, and play on."""
    position = game.load(text, 1)
    for viewer in range(OPEN_BOOK, position.seats):
        position.view(viewer)
    position.outlook(OPEN_BOOK)
    position.scores()
    for _ in range(FOLLOWED):
        if position.seat >= 0:
            told = position.events = []
            position.play(pick(position.moves(), rng))
            assert len(told) < MOST_EVENTS
    position.save()


@SOME
def test_a_changed_text_is_refused_or_played(setting: Setting) -> None:
    rng = rng_from_seed(11)
    trees = [tomllib.loads(position.save()) for position in moments(setting, 5, 80)]
    for _ in range(TEXTS):
        tree = trees[rng.below(len(trees))]
        places = [*_places(tree)]
        home, key = places[rng.below(len(places))]
        words = [inner[at] for inner, at in places if isinstance(inner[at], str)]
        before = home[key]
        home[key] = _changed(before, words, rng)
        with contextlib.suppress(ArktableError):
            _use(setting.game, toml(tree), rng)
        home[key] = before


@SOME
def test_a_stack_with_frames_of_other_moments_is_refused_or_played(setting: Setting) -> None:
    rng = rng_from_seed(12)
    trees = [tomllib.loads(position.save()) for position in moments(setting, 9, 80)]
    frames = [frame for tree in trees for frame in tree.get("frames", [])]
    for _ in range(TEXTS):
        tree = trees[rng.below(len(trees))]
        stack = list(tree.get("frames", []))
        for _ in range(1 + rng.below(2)):
            stack.insert(1 + rng.below(len(stack) + 1), frames[rng.below(len(frames))])
        with contextlib.suppress(ArktableError):
            _use(setting.game, toml({**tree, "frames": stack}), rng)
