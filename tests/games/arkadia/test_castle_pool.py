"""The castle is built from what its pool still has."""

from __future__ import annotations

import pytest

from arktable.games.arkadia.numbering import first_piece
from tests.builders.arkadia import FAMILIES, a_game, give_workers, houses_waiting, offered, play


@pytest.mark.parametrize("family", FAMILIES)
def test_ak_163_a_pool_with_pieces_of_one_family_only_is_built_from(family: str) -> None:
    position = a_game(2)
    houses_waiting(position)
    give_workers(position, 0, own=1)
    for number, other in enumerate(FAMILIES):
        if other != family:
            position.pools[first_piece(position.floor) + number] = 0
    play(position, "own c3", "done")
    assert position.phase() == "castle"
    assert {text.split()[1] for text in offered(position)} == {family}
