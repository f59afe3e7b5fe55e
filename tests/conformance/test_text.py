"""Positions as text, for every ruleset and set of options: exact and playable."""

from __future__ import annotations

from arktable.conformance import copies
from tests.builders.rulesets import EVERY, Setting


@EVERY
def test_a_position_comes_back_exactly(setting: Setting) -> None:
    copies.texts_come_back(setting)


@EVERY
def test_a_loaded_position_plays_on_like_the_one_it_was_saved_from(setting: Setting) -> None:
    copies.texts_play_on_alike(setting)
