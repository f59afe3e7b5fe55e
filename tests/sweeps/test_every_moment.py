"""Every decision of a game can be saved and comes back exactly, whatever the options."""

from __future__ import annotations

from tests.builders.fields import difference
from tests.builders.random_play import walk
from tests.builders.rulesets import SOME, Setting


@SOME
def test_every_moment_comes_back_exactly(setting: Setting) -> None:
    for position in walk(setting.game, setting.seats, setting.options, 31):
        text = position.save()
        twin = setting.game.load(text)
        assert not difference(twin, position), text
        assert twin.save() == text
        assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]
