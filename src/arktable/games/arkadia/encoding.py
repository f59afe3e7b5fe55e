"""What a seat knows of Arkadia as whole numbers (`engine/encoding`), for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.encoding.encoder import PERFECT, Encoder, Scope
from arktable.engine.encoding.flat import Flat
from arktable.engine.encoding.writing import put_row, put_thing, tally
from arktable.games.arkadia.counting import neutral_counted, own_counted
from arktable.games.arkadia.numbering import FAMILIES, FLOORS, first_seal
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.state import ArkadiaPosition

PER_SEAT: Final = 11
"""The numbers of a seat in the block `seats`; see `_fill_seat`."""


class FlatSquares(Flat):
    """A set of squares: their number."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        mask: int = value
        numbers[at] = mask.bit_count()


class ArkadiaEncoder(Encoder):
    """The encoder of Arkadia. With planes, the squares of the board follow the other numbers, row by row."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope, {"introduce-workers.placed": FlatSquares(1, 5)})
        rules: Rules = scope.rules
        printed = rules.printed
        cards, squares, seats, add = len(printed.cards), len(printed.lot_printed), scope.seats, self.layout.add
        self.open_totals: Final[bool] = rules.totals_shown or scope.memory == PERFECT
        self.turn: Final[int] = add("turn", 1, 60)
        self.lot: Final[int] = add("lot", 1)
        self.tops: Final[int] = add("castle.tops", squares * FAMILIES)
        self.heights: Final[int] = add("castle.heights", squares, FLOORS)
        self.values: Final[int] = add("castle.values", FAMILIES, 5)
        self.pools: Final[int] = add("castle.pools", FLOORS * FAMILIES, 5)
        self.pieces: Final[int] = add("castle.pieces", 1, 2 * squares)
        self.ending: Final[int] = add("end.by", seats)
        self.turns_left: Final[int] = add("end.turns", 1, seats)
        self.stack: Final[int] = add("cards.stack", 1, len(printed.deck))
        self.hand: Final[int] = add("cards.hand", cards, 2)
        self.open: Final[int] = add("cards.open", cards, 2)
        self.discard: Final[int] = add("cards.discard", cards, 2)
        self.known: Final[int] = add("cards.known", seats * cards, 2)
        self.cards: Final[int] = cards
        self.seats_at: Final[int] = add("seats", seats * PER_SEAT, 10)
        self.gold: Final[int] = add("seats.gold", seats, 50)
        self.unfinished: Final[int] = add("unfinished.number", FAMILIES, 3)
        self.sides: Final[int] = add("unfinished.open_sides", FAMILIES, 10)
        self.nearest: Final[int] = add("unfinished.fewest_sides", FAMILIES, 10)
        self.beside: Final[int] = add("unfinished.workers", FAMILIES * seats, 5)
        self.has_planes: Final[bool] = scope.planes
        self.area: Final[int] = printed.grid.width * printed.grid.height
        self.planes: Final[int] = add("planes", (2 * FAMILIES + seats + 3) * self.area) if scope.planes else -1
        self.close()

    def fill(self, position: Any, seat: int, numbers: list[int]) -> None:
        found: ArkadiaPosition = position
        seats = self.seats
        numbers[self.turn] = found.turn
        numbers[self.lot] = 1 if found.lot is not None else 0
        tops = found.tops
        for square in range(len(tops)):
            if tops[square] >= 0:
                numbers[self.tops + square * FAMILIES + tops[square]] = 1
        put_row(numbers, self.heights, found.heights)
        put_row(numbers, self.values, found.values)
        put_row(numbers, self.pools, found.pools)
        numbers[self.pieces] = found.pieces
        if found.ending >= 0:
            put_thing(numbers, self.ending, (found.ending - seat) % seats)
        numbers[self.turns_left] = found.turns_left + 1
        numbers[self.stack] = len(found.stack)
        tally(numbers, self.hand, found.hands[seat])
        tally(numbers, self.open, found.open)
        tally(numbers, self.discard, found.discard)
        self._fill_seats(found, seat, numbers)
        self._fill_unfinished(found, seat, numbers)
        if self.has_planes:
            self._fill_planes(found, seat, numbers)

    def _fill_seats(self, position: ArkadiaPosition, viewer: int, numbers: list[int]) -> None:
        counted = [] if self.open_totals else neutral_counted(position)
        for turn in range(self.seats):
            seat = (viewer + turn) % self.seats
            tally(numbers, self.known + turn * self.cards, position.known[seat])
            at = self.seats_at + turn * PER_SEAT
            numbers[at] = len(position.hands[seat])
            numbers[at + 1] = position.banners[seat]
            numbers[at + 2] = position.standing[seat].bit_count()
            # All workers behind the screen can be counted from what lies open; which of them are neutral is not shown.
            if self.open_totals or turn == 0 or position.seat < 0:
                own, neutral = position.own[seat], position.neutral[seat]
                numbers[at + 3] = own + neutral
                numbers[at + 4] = own
                numbers[at + 5] = neutral
                base = first_seal(seat)
                for family in range(FAMILIES):
                    numbers[at + 6 + family] = position.seals[base + family]
                numbers[self.gold + turn] = position.gold[seat]
            else:
                numbers[at + 3] = own_counted(position, seat) + counted[seat]
                numbers[at + 10] = 10  # unknown: what is behind the screen

    def _fill_unfinished(self, position: ArkadiaPosition, seat: int, numbers: list[int]) -> None:
        free = position.free()
        for number in position.unfinished:
            building = position.buildings[number]
            family, around = building.family, building.around
            sides = (around & free).bit_count()
            numbers[self.unfinished + family] += 1
            numbers[self.sides + family] += sides
            fewest = numbers[self.nearest + family]
            numbers[self.nearest + family] = sides if fewest == 0 or sides < fewest else fewest
            for turn in range(self.seats):
                workers = (around & position.standing[(seat + turn) % self.seats]).bit_count()
                numbers[self.beside + family * self.seats + turn] += workers

    def _fill_planes(self, position: ArkadiaPosition, seat: int, numbers: list[int]) -> None:
        grid, seats = position.rules.printed.grid, self.seats
        lot = self.planes + (2 * FAMILIES + seats + 2) * self.area
        for number, building in enumerate(position.buildings):
            plane = lot if building.is_lot() else self.planes + building.family * self.area
            for cell in grid.cells(building.cover):
                numbers[plane + cell] = 1
            if number in position.unfinished:
                for cell in grid.cells(building.cover):
                    numbers[plane + FAMILIES * self.area + cell] = 1
        for owner in range(seats + 1):
            turn = (owner - seat) % seats if owner < seats else seats
            plane = self.planes + (2 * FAMILIES + turn) * self.area
            for cell in grid.cells(position.standing[owner]):
                numbers[plane + cell] = 1
        plane = self.planes + (2 * FAMILIES + seats + 1) * self.area
        for cell in grid.cells(position.tents):
            numbers[plane + cell] = 1
