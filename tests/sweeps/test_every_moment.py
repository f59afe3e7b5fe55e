"""Every decision of a game can be saved and comes back exactly, whatever the options."""

from __future__ import annotations

import pytest

from tests.builders.fields import difference
from tests.builders.random_play import walk
from tests.builders.rulesets import Setting, settings

ONE_IN = 3
"""Of a game with a single option this many decisions are looked at; the usual options and all together have no gaps."""


@pytest.mark.parametrize(("at", "setting"), list(enumerate(settings(every_seat_count=False))), ids=str)
def test_every_moment_comes_back_exactly(at: int, setting: Setting) -> None:
    one_in = ONE_IN if len(setting.options) == 1 else 1
    for position in walk(setting.game, setting.seats, setting.options, 31):
        if position.decisions % one_in == at % one_in or position.seat < 0:
            text = position.save()
            twin = setting.game.load(text)
            assert not difference(twin, position), text
            assert twin.save() == text
            assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]
