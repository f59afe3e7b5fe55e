"""A listener finds the moment in which a turn ended, and it can be looked at like any other."""

from __future__ import annotations

from arktable.engine.events import said
from arktable.engine.position import Position
from arktable.engine.reporting.bands import Reading
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import SPECTATOR
from arktable.engine.told import TURN_OVER
from tests.builders.invariants import as_bytes
from tests.builders.random_play import pick
from tests.builders.rulesets import SOME, Setting


@SOME
def test_the_end_of_every_turn_is_told_and_can_be_looked_at(setting: Setting) -> None:
    position, rng = setting.game.start(setting.seats, setting.options, 12), rng_from_seed(12)
    ended, last = 0, None
    while position.seat >= 0:
        seat, turn = position.seat, position.turn
        position.events, position.ended = [], None
        position.play(pick(position.moves(), rng))
        over = [event.seat for event in position.events if event.key == TURN_OVER]
        moments: dict[int, Position] = position.ended or {}
        assert set(over) == set(moments)
        for one, twin in moments.items():
            assert as_bytes(twin.view(one))
            assert not any(move["moves"] for move in twin.view(one).get("offer") or [] if isinstance(move, dict))
        ended += len(over)
        reading = Reading(setting.game.parts.bands, last)
        reading.take(seat, turn, position.events)
        reading.close()
        last = reading.parts[-1]
        assert reading.parts[0].at == 0
        assert all(part.at <= len(said(position.events, SPECTATOR)) for part in reading.parts)
    assert ended == (position.turn if setting.game.parts.bands else 0)
