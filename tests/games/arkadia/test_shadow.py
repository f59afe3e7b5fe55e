"""The engine against a second Arkadia written with coordinates: same moves, same board, same gold, step by step."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.arkadia import ARKADIA
from tests.builders.random_play import pick
from tests.builders.shadow import Shadow, facts_of

OPTIONS = {
    "standard": {},
    "beginner": {"setup": "beginner"},
    "everything": {"flip": "yes", "lot": "choose", "start": "random", "totals": "shown"},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
@pytest.mark.parametrize("seed", [1, 2])
def test_both_agree_on_every_legal_move_and_on_what_it_does(seats: int, options: dict[str, str], seed: int) -> None:
    position = ARKADIA.start(seats, options, seed)
    shadow = Shadow(position.view(OPEN_BOOK), flip=options.get("flip") == "yes")
    rng = rng_from_seed(seed)
    while position.seat >= 0:
        assert shadow.facts() == facts_of(position.view(OPEN_BOOK))
        assert shadow.legal() == {move.text for move in position.moves()}
        move = pick(position.moves(), rng)
        position.play(move)
        shadow.play(move.text, position.view(OPEN_BOOK))
    assert shadow.facts() == facts_of(position.view(OPEN_BOOK))
    assert shadow.gold == position.scores()
