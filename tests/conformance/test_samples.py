"""A sample depends on what its viewer knows and on chance, and on nothing else (engine/game.py, fifth idea).

Two truths that look alike to a viewer give that viewer the same sample for the same seed. If they did not, a bot could
tell from its samples what is hidden, for instance in which order face-down markers lie or how much cash a rival has.
"""

from __future__ import annotations

from itertools import islice

import pytest

from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from tests.builders.invariants import as_bytes, viewers
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting

TRUTHS = 2
"""The number of other truths that are tried for a viewer."""


def public_part_tells_nothing_hidden(position: Position, viewer: int, seed: int) -> None:
    """The public part is the same whatever is hidden, from anybody: it is made for all at once.

    A sample for a spectator deals again what any seat could hide. No key of it is made for a viewer as well.
    """
    public = as_bytes(position.public_part())
    assert as_bytes(position.sample(SPECTATOR, rng_from_seed(seed)).public_part()) == public
    own = position.own_part(viewer)
    assert own.keys().isdisjoint(position.public_part())
    assert as_bytes({**position.public_part(), **own}) == as_bytes(position.view(viewer))


def same_sample_for_the_same_view(position: Position, viewer: int, seed: int) -> int:
    """How many truths were found that differ from this one; each gives the viewer the same sample."""
    view, sample, others = as_bytes(position.view(viewer)), position.sample(viewer, rng_from_seed(seed)).save(), 0
    for number in range(TRUTHS):
        truth = position.sample(viewer, rng_from_seed(1000 * seed + number))
        assert as_bytes(truth.view(viewer)) == view
        assert truth.sample(viewer, rng_from_seed(seed)).save() == sample
        others += as_bytes(truth.view(OPEN_BOOK)) != as_bytes(position.view(OPEN_BOOK))
    return others


@EVERY
def test_two_truths_with_the_same_view_give_the_same_sample_for_the_same_seed(setting: Setting) -> None:
    """Each time that a phase is met first and at some other moments, for one viewer after the other."""
    seen: set[str] = set()
    tried = 0
    for position in walk(setting.game, setting.seats, setting.options, 14):
        if position.phase() not in seen or position.decisions % 20 == 0:
            seen.add(position.phase())
            everybody = viewers(position)
            same_sample_for_the_same_view(position, everybody[tried % len(everybody)], tried + 1)
            public_part_tells_nothing_hidden(position, everybody[tried % len(everybody)], tried + 1)
            tried += 1


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("arkadia", {}),
        ("spinning-mule", {}),
        ("water-frame", {"events": "shuffled"}),
        ("water-frame", {"setup": "free"}),
        ("spinning-jenny", {"cash": "hidden"}),
    ],
    ids=str,
)
def test_where_something_is_hidden_other_truths_are_tried(ruleset: str, options: dict[str, str]) -> None:
    """Else the test above would show nothing."""
    moments = islice(walk(find_game(ruleset), 3, options, 1), 60)
    assert any(same_sample_for_the_same_view(position, SPECTATOR, 1) for position in moments)
