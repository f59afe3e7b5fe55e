"""A sample depends on what its viewer knows and on chance, and on nothing else (engine/game.py, fifth idea).

Two truths that look alike to a viewer give that viewer the same sample for the same seed. If they did not, a bot could
tell from its samples what is hidden, for instance in which order face-down markers lie.
"""

from __future__ import annotations

import pytest

from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.invariants import as_bytes, viewers
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting

TRUTHS = 3
"""So many other truths are tried for each viewer."""


def everything(position: Position) -> tuple[bytes, str, object]:
    """All that a position is: what the open book shows, its text, and the chance to come."""
    return as_bytes(position.view(OPEN_BOOK)), position.save(), position.rng.state()


def same_sample_for_the_same_view(position: Position, seed: int) -> int:
    """How many other truths were found; each gives the same sample as this one."""
    others = 0
    for viewer in viewers(position):
        sample = everything(position.sample(viewer, rng_from_seed(seed)))
        for number in range(TRUTHS):
            truth = position.sample(viewer, rng_from_seed(1000 * seed + number))
            assert as_bytes(truth.view(viewer)) == as_bytes(position.view(viewer))
            others += as_bytes(truth.view(OPEN_BOOK)) != as_bytes(position.view(OPEN_BOOK))
            assert everything(truth.sample(viewer, rng_from_seed(seed))) == sample
    return others


@EVERY
def test_two_truths_with_the_same_view_give_the_same_sample_for_the_same_seed(setting: Setting) -> None:
    seen: set[str] = set()
    for position in walk(setting.game, setting.seats, setting.options, 14):
        if position.phase() not in seen or position.decisions % 40 == 0:
            seen.add(position.phase())
            same_sample_for_the_same_view(position, position.decisions + 1)


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("arkadia", {}),
        ("arkwright-cards", {}),
        ("spinning-mule", {}),
        ("water-frame", {"events": "shuffled"}),
        ("water-frame", {"setup": "free"}),
    ],
    ids=str,
)
def test_where_something_is_hidden_other_truths_are_tried(ruleset: str, options: dict[str, str]) -> None:
    """Else the test above would show nothing."""
    assert same_sample_for_the_same_view(find_game(ruleset).start(3, options, 1), 1)
