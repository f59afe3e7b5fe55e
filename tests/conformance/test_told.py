"""Whatever a game tells while it is played is declared, with the very arguments and of the declared kinds."""

from __future__ import annotations

from arktable.conformance.telling import events_are_declared
from tests.builders.rulesets import EVERY, Setting
from tests.builders.telling import all_told


@EVERY
def test_every_event_of_a_random_game_is_told_as_it_is_declared(setting: Setting) -> None:
    events_are_declared(setting, all_told(setting.game))
