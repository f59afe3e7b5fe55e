"""Whatever a game tells while it is played is declared, with the very arguments and of the declared kinds."""

from __future__ import annotations

from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, SOME, Setting


def hear(game: Game, position: Position) -> None:
    """Compare what was told since the last time with the declaration, as others and as the one concerned hear it."""
    for event in position.events or ():
        for viewer in (SPECTATOR, OPEN_BOOK):
            heard = event.seen_by(viewer)
            wrong = game.told().wrong_event(heard["key"], heard["args"], position.seats)
            assert not wrong, wrong
        assert -1 <= event.seat < position.seats
    if position.events:
        position.events.clear()


@EVERY
def test_every_event_of_a_random_game_is_told_as_it_is_declared(setting: Setting) -> None:
    for position in walk(setting.game, setting.seats, setting.options, 11, listen=True):
        hear(setting.game, position)


@SOME
def test_every_reason_is_given_as_it_is_declared(setting: Setting) -> None:
    """Once per phase for the whole catalogue, every tenth decision for some of it."""
    rng, seen = rng_from_seed(3), set()
    for position in walk(setting.game, setting.seats, setting.options, 12):
        if position.seat < 0:
            continue
        asked = position.catalogue.all
        if position.phase() in seen:
            asked = [asked[rng.below(len(asked))] for _ in range(60 if position.decisions % 10 == 0 else 0)]
        seen.add(position.phase())
        for move in asked:
            reason = position.why_not(move)
            if reason is not None:
                wrong = setting.game.told().wrong_reason(reason.key, reason.details, position.seats)
                assert not wrong, f"{move.text}: {wrong}"
