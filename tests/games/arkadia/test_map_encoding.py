"""The map in the observations of Arkadia, without planes."""

from __future__ import annotations

from arktable.engine.encoding.encoder import PERFECT
from arktable.games.arkadia.map_encoding import LISTED, quarters_of
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *


def block(position: ArkadiaPosition, seat: int, name: str) -> list[int]:
    encoder = ARKADIA.encoder({}, position.seats, PERFECT)
    numbers, found = encoder.encode(position, seat), encoder.schema.block(name)
    return numbers[found.offset : found.offset + found.length]


def test_unfinished_buildings_are_listed_with_the_fewest_open_sides_first() -> None:
    position = a_game(2)
    lay(position, "farm-spice", "c9 d9 e9")
    lay(position, "house-cloth", "a1 b1")
    stand(position, YELLOW, "a2")
    stand(position, NEUTRAL, "b2")
    assert block(position, 0, "listed.open_sides") == [1, 8] + [0] * (LISTED - 2)
    assert block(position, 0, "listed.size") == [2, 3] + [0] * (LISTED - 2)
    assert block(position, 0, "listed.family")[:8] == [1, 0, 0, 0, 0, 1, 0, 0]
    assert block(position, 0, "unfinished.fewest_sides") == [1, 8, 0, 0]


def test_workers_around_a_building_are_counted_from_the_seat_that_looks_and_neutral_ones_last() -> None:
    position = a_game(3)
    lay(position, "house-cloth", "e1 f1")
    stand(position, YELLOW, "e2")
    stand(position, ORANGE, "d1 f2")
    stand(position, NEUTRAL, "g1")
    assert block(position, 0, "listed.workers")[:4] == [1, 2, 0, 1]
    assert block(position, 1, "listed.workers")[:4] == [2, 0, 1, 1]
    assert block(position, 1, "unfinished.workers")[:3] == [2, 0, 1]


def test_an_enclosed_building_is_not_listed() -> None:
    position = a_game(2)
    houses_waiting(position)
    listed = sum(block(position, 0, "listed.family"))
    play(position, "own c3", "done")
    assert sum(block(position, 0, "listed.family")) < listed


def test_more_buildings_than_there_is_room_for_leave_out_those_with_the_most_open_sides() -> None:
    position = a_game(2)
    for row, family in zip((1, 3, 9, 11), FAMILIES, strict=True):
        lay(position, f"house-{family}", f"a{row} b{row}")
        lay(position, f"house-{family}", f"e{row} f{row}")
        lay(position, f"farm-{family}", f"m{row} n{row} o{row}")
    sides = block(position, 0, "listed.open_sides")
    assert len(position.unfinished) == 12
    assert sides == [3, 4, 5, 5, 5, 5, 6, 6]
    assert max(block(position, 0, "unfinished.fewest_sides")) <= 5


def test_quarters_count_free_squares_tents_and_workers() -> None:
    position = a_game(2)
    grid = PRINTED.grid
    quarters = quarters_of(grid)
    assert sum(quarters) == grid.full
    assert [quarter.bit_count() for quarter in quarters] == [48] * 4
    stand(position, YELLOW, "a1 p1")
    stand(position, ORANGE, "p12")
    stand(position, NEUTRAL, "a12")
    assert block(position, 0, "quarters.workers") == [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0]
    assert sum(block(position, 0, "quarters.free")) == position.free().bit_count()
    assert sum(block(position, 0, "quarters.tents")) == position.tents.bit_count()
