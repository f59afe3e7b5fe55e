"""Positions as text, for every ruleset and set of options: exact and playable."""

from __future__ import annotations

from arktable.engine.rng import rng_from_seed
from tests.builders.fields import difference
from tests.builders.random_play import pick
from tests.builders.rulesets import EVERY, Setting, moments

FOLLOWED = 25
"""Decisions that a loaded position is played on next to the one it was saved from."""


@EVERY
def test_a_position_comes_back_exactly(setting: Setting) -> None:
    for position in moments(setting, 6, 17):
        text = position.save()
        twin = setting.game.load(text)
        assert not difference(twin, position), text
        assert twin.save() == text
        assert (twin.seat, twin.phase()) == (position.seat, position.phase())
        assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]


@EVERY
def test_a_loaded_position_plays_on_like_the_one_it_was_saved_from(setting: Setting) -> None:
    for position in moments(setting, 7, 60):
        twin, rng = setting.game.load(position.save()), rng_from_seed(position.decisions)
        for _ in range(FOLLOWED):
            if position.seat < 0:
                break
            move = pick(position.moves(), rng)
            position.play(move)
            twin.play(twin.catalogue.parse(move.text))
        assert not difference(twin, position)
