"""The map of Arkadia as whole numbers: unfinished buildings, quarters of the board, and the planes (`encoding.py`)."""

from __future__ import annotations

from typing import Final

from arktable.engine.encoding.encoder import Scope
from arktable.engine.encoding.schema import Layout
from arktable.games.arkadia.geometry import Grid
from arktable.games.arkadia.numbering import FAMILIES
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.state import ArkadiaPosition

LISTED: Final = 8
"""The unfinished buildings that are described one by one: those with the fewest open sides."""
QUARTERS: Final = 4


class MapBlocks:
    """The blocks of the map, in the layout of an encoder."""

    def __init__(self, scope: Scope, layout: Layout) -> None:
        rules: Rules = scope.rules
        seats, add, grid = scope.seats, layout.add, rules.printed.grid
        self.seats: Final[int] = seats
        self.unfinished: Final[int] = add("unfinished.number", FAMILIES, 3)
        self.sides: Final[int] = add("unfinished.open_sides", FAMILIES, 10)
        self.nearest: Final[int] = add("unfinished.fewest_sides", FAMILIES, 10)
        self.workers: Final[int] = add("unfinished.workers", FAMILIES * seats, 5)
        self.listed_family: Final[int] = add("listed.family", LISTED * FAMILIES)
        self.listed_size: Final[int] = add("listed.size", LISTED, 5)
        self.listed_sides: Final[int] = add("listed.open_sides", LISTED, 10)
        self.listed_workers: Final[int] = add("listed.workers", LISTED * (seats + 1), 5)
        self.free: Final[int] = add("quarters.free", QUARTERS, 48)
        self.tents: Final[int] = add("quarters.tents", QUARTERS, 6)
        self.standing: Final[int] = add("quarters.workers", QUARTERS * (seats + 1), 5)
        self.area: Final[int] = grid.width * grid.height
        planes = 2 * FAMILIES + seats + 3
        self.planes: Final[int] = add("planes", planes * self.area) if scope.planes else -1
        self.quarters: Final[list[int]] = quarters_of(grid)

    def fill(self, position: ArkadiaPosition, seat: int, numbers: list[int]) -> None:
        """Write the blocks, as this seat sees them. Everything on the map is public."""
        free = position.free()
        around = [position.standing[(seat + turn) % self.seats] for turn in range(self.seats)]
        around.append(position.standing[self.seats])
        self._fill_unfinished(position, free, around, numbers)
        self._fill_quarters(position, free, around, numbers)
        if self.planes >= 0:
            self._fill_planes(position, around, numbers)

    def _fill_unfinished(self, position: ArkadiaPosition, free: int, standing: list[int], numbers: list[int]) -> None:
        order: list[int] = []
        for number in position.unfinished:
            building = position.buildings[number]
            family = building.family
            sides = (building.around & free).bit_count()
            numbers[self.unfinished + family] += 1
            numbers[self.sides + family] += sides
            fewest = numbers[self.nearest + family]
            numbers[self.nearest + family] = sides if fewest == 0 or sides < fewest else fewest
            for turn in range(self.seats):
                workers = (building.around & standing[turn]).bit_count()
                numbers[self.workers + family * self.seats + turn] += workers
            order.append(sides * len(position.buildings) + number)
        order.sort()
        for place in range(min(len(order), LISTED)):
            sides, number = divmod(order[place], len(position.buildings))
            building = position.buildings[number]
            numbers[self.listed_family + place * FAMILIES + building.family] = 1
            numbers[self.listed_size + place] = building.cover.bit_count()
            numbers[self.listed_sides + place] = sides
            at = self.listed_workers + place * (self.seats + 1)
            for turn in range(self.seats + 1):
                numbers[at + turn] = (building.around & standing[turn]).bit_count()

    def _fill_quarters(self, position: ArkadiaPosition, free: int, standing: list[int], numbers: list[int]) -> None:
        for place in range(QUARTERS):
            quarter = self.quarters[place]
            numbers[self.free + place] = (free & quarter).bit_count()
            numbers[self.tents + place] = (position.tents & quarter).bit_count()
            at = self.standing + place * (self.seats + 1)
            for turn in range(self.seats + 1):
                numbers[at + turn] = (standing[turn] & quarter).bit_count()

    def _fill_planes(self, position: ArkadiaPosition, standing: list[int], numbers: list[int]) -> None:
        grid, seats = position.rules.printed.grid, self.seats
        lot = self.planes + (2 * FAMILIES + seats + 2) * self.area
        for number, building in enumerate(position.buildings):
            plane = lot if building.is_lot() else self.planes + building.family * self.area
            for cell in grid.cells(building.cover):
                numbers[plane + cell] = 1
            if number in position.unfinished:
                for cell in grid.cells(building.cover):
                    numbers[plane + FAMILIES * self.area + cell] = 1
        for turn in range(seats + 1):
            plane = self.planes + (2 * FAMILIES + turn) * self.area
            for cell in grid.cells(standing[turn]):
                numbers[plane + cell] = 1
        plane = self.planes + (2 * FAMILIES + seats + 1) * self.area
        for cell in grid.cells(position.tents):
            numbers[plane + cell] = 1


def quarters_of(grid: Grid) -> list[int]:
    """Return the squares of each quarter of the board: top left, top right, bottom left, bottom right."""
    found = [0] * QUARTERS
    for y in range(grid.height):
        for x in range(grid.width):
            quarter = 2 * (2 * y // grid.height) + 2 * x // grid.width
            found[quarter] |= 1 << y * grid.stride + x
    return found
