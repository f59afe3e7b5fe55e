"""The board as small numbers per square, computed once per decision, so that a place is valued by adding them up.

The masks of a position are wider than a machine word, so testing them for every place of every card is slow.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.estimate import Estimate
from arktable.games.arkadia.building import Building

# Tents under one tile, and squares or workers of one kind around it: both stay below these powers of two.
TENT_BITS: Final = 4
NEAR_BITS: Final = 6


class Board:
    """Per square, at index `margin + bit`: what filling it affects, and what a piece next to it finds there.

    `touched` holds the tent in its lowest bits and above them one count per unfinished building; `near` holds a free
    square in its lowest bits and above them one count per seat. The sums over several squares keep the counts apart.
    """

    def __init__(self, estimate: Estimate) -> None:
        position = estimate.position
        grid = position.rules.printed.grid
        self.estimate: Final[Estimate] = estimate
        self.margin: Final[int] = grid.stride
        size = grid.stride * (grid.height + 2)
        self.touched: Final[list[int]] = [0] * size
        self.near: Final[list[int]] = [0] * size
        self.corner: Final[list[float]] = [0.0] * size
        tile = 1
        for turns in position.rules.tile_turns:
            tile = max(tile, len(turns[0].offsets))
        self._width: Final[int] = max(tile, estimate.available).bit_length()
        self._unfinished: Final[list[Building]] = [position.buildings[number] for number in position.unfinished]
        self._before: Final[list[float]] = []
        self._fillings: Final[dict[int, float]] = {}
        self._read_squares()
        self._read_buildings()

    def _read_squares(self) -> None:
        position = self.estimate.position
        grid = position.rules.printed.grid
        margin = self.margin
        for bit in grid.bits(self.estimate.free):
            self.near[margin + bit] = 1
        for bit in grid.bits(position.tents):
            self.touched[margin + bit] = 1
        for seat in range(position.seats):
            for bit in grid.bits(position.standing[seat]):
                self.near[margin + bit] = 1 << NEAR_BITS * (seat + 1)

    def _read_buildings(self) -> None:
        estimate = self.estimate
        grid = estimate.position.rules.printed.grid
        shift = TENT_BITS
        for index, building in enumerate(self._unfinished):
            bits = grid.bits(building.around & estimate.free)
            self._before.append(estimate.waiting(building.family, estimate.balances[index], len(bits)))
            gain = estimate.wages[building.family] * estimate.seal[building.family] * estimate.chance(len(bits) - 1)
            unit = 1 << shift
            for bit in bits:
                at = self.margin + bit
                self.touched[at] += unit
                self.corner[at] += gain  # hint 7: a worker earns from all buildings around
            shift += self._width

    def filling(self, touched: int) -> float:
        """What occupying these squares (a sum of `touched`) does to the buildings next to them."""
        key = touched >> TENT_BITS
        known = self._fillings.get(key)
        if known is not None:
            return known
        estimate = self.estimate
        value = 0.0
        ones = (1 << self._width) - 1
        rest, index = key, 0
        while rest:
            filled = rest & ones
            if filled:
                family, balance = self._unfinished[index].family, estimate.balances[index]
                left = estimate.opens[index] - filled
                if left == 0:
                    value += estimate.completed(family, balance)
                else:
                    value += estimate.waiting(family, balance, left)
                value -= self._before[index]
            rest >>= self._width
            index += 1
        self._fillings[key] = value
        return value

    def balance(self, near: int) -> float:
        """Our workers on these squares (a sum of `near`), minus those of rivals."""
        estimate = self.estimate
        ones = (1 << NEAR_BITS) - 1
        value = 0.0
        rest = near >> NEAR_BITS
        for seat in range(estimate.position.seats):
            number = rest & ones
            value += number if seat == estimate.seat else -estimate.rival * number
            rest >>= NEAR_BITS
        return value
