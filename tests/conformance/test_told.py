"""Whatever a game tells while it is played is declared, with the very arguments and of the declared kinds."""

from __future__ import annotations

from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting
from tests.builders.telling import all_told, wrong_event


def hear(game: Game, position: Position) -> None:
    """Compare what was told since the last time with the declaration, as others and as the one concerned hear it."""
    told = all_told(game)
    for event in position.events or ():
        for viewer in (SPECTATOR, OPEN_BOOK):
            heard = event.seen_by(viewer)
            wrong = wrong_event(told, heard["key"], heard["args"], position.seats)
            assert not wrong, wrong
        assert -1 <= event.seat < position.seats
    if position.events:
        position.events.clear()


@EVERY
def test_every_event_of_a_random_game_is_told_as_it_is_declared(setting: Setting) -> None:
    for position in walk(setting.game, setting.seats, setting.options, 11, listen=True):
        hear(setting.game, position)
