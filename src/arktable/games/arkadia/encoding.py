"""What a seat knows of Arkadia as whole numbers (`engine/encoding`), for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.encoding.encoder import PERFECT, Encoder, Scope
from arktable.engine.encoding.flat import Flat
from arktable.engine.encoding.writing import put_row, put_thing, tally
from arktable.games.arkadia.counting import neutral_counted, own_counted
from arktable.games.arkadia.map_encoding import MapBlocks
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
        self.map: Final[MapBlocks] = MapBlocks(scope, self.layout)
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
        self.map.fill(found, seat, numbers)

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
