"""The supervisory board takes whatever comes back (PB 1021)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.phases.actions.supervisory_board import BoardTakes
from arktable.games.arkwright.terms import TILE_NAMES
from tests.builders.arkwright import HAROLD, a_company, a_position, begin, offered, play, ships_of, tiles_of


@pytest.mark.parametrize("tile", ["agent", "broker", "school"])
def test_pb_1021_the_board_takes_any_tile_that_was_given_back(tile: str) -> None:
    position = a_position(modules="new-tiles")
    a_company(position, HAROLD, tiles="supervisory-board")
    begin(position, BoardTakes(HAROLD, TILE_NAMES.index(tile), -1))
    assert offered(position) == ["done", f"tile {tile}"]
    play(position, f"tile {tile}")
    assert tiles_of(position, HAROLD) == {tile}


def test_pb_1021_the_board_takes_a_ship_that_was_given_back() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, HAROLD, tiles="supervisory-board")
    capacity = position.rules.printed.ship_capacity[0]
    begin(position, BoardTakes(HAROLD, -1, 0))
    assert offered(position) == ["done", f"ship {capacity}"]
    play(position, f"ship {capacity}")
    assert ships_of(position, HAROLD) == [capacity, 0]
