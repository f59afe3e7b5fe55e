"""A sample depends on what its viewer knows and on chance, and on nothing else (engine/game.py, fifth idea).

Two truths that look alike to a viewer give that viewer the same sample for the same seed. If they did not, a bot could
tell from its samples what is hidden, for instance in which order face-down markers lie or how much cash a rival has.
"""

from __future__ import annotations

from itertools import islice

import pytest

from arktable.conformance.knowledge import (
    same_sample_for_the_same_view,
    samples_deal_what_is_concealed,
    samples_depend_on_the_view,
)
from arktable.engine.registry import find_game
from arktable.engine.seats import SPECTATOR
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting


@EVERY
def test_two_truths_with_the_same_view_give_the_same_sample_for_the_same_seed(setting: Setting) -> None:
    samples_depend_on_the_view(setting)


@EVERY
def test_what_is_concealed_is_dealt_again_in_a_sample(setting: Setting) -> None:
    samples_deal_what_is_concealed(setting)


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
