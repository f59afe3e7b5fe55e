"""The log of the card game: every decade has one band, no matter who decides between the decades."""

from __future__ import annotations

from arktable.engine.reporting.bands import Part, Reading
from arktable.engine.rng import rng_from_seed
from tests.builders.arkwright_cards import GAME, a_game
from tests.builders.random_play import pick


def test_a_decade_of_two_players_is_one_band_though_somebody_names_who_begins() -> None:
    """The neutral colour grows after the poorest player has named the one who begins (EN 817–821)."""
    position, rng = a_game(seats=2, seed=5), rng_from_seed(5)
    begun: list[str] = []
    last: Part | None = None
    while position.seat >= 0 and position.decade < 3:
        seat, turn = position.seat, position.turn
        position.events = []
        position.play(pick(position.moves(), rng))
        reading = Reading(GAME.parts.bands, last)
        reading.take(seat, turn, position.events)
        last = reading.parts[-1]
        begun += [part.kind for part in reading.parts if part.begun]
    assert position.decade == 3
    assert begun.count("decade") == 2
