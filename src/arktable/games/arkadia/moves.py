"""Every decision Arkadia can ask for, one interned move each, with its notation.

| notation          | meaning                                                          | a, b, c                     |
|-------------------|------------------------------------------------------------------|-----------------------------|
| `lot 4x3 f5`      | the castle lot lies here (option `lot=choose`)                   | place number                |
| `card mill-cloth` | play this card; where its building goes is the next decision     | card                        |
| `lay mill f3 b`   | lay the building, turned b, bounding box's corner at f3          | form, number of turn, bit   |
| `own f1`          | introduce one of your workers                                    | bit                         |
| `neutral f1`      | introduce a neutral worker                                       | bit                         |
| `done`            | no more workers, no more sales                                   |                             |
| `castle cloth 4`  | put a piece of this family on castle square 4                    | family, square              |
| `take stack`      | draw the top card                                                |                             |
| `take mill-cloth` | take an open card                                                | card                        |
| `banner` · `end`  | use a banner · end the turn without one                          |                             |
| `sell cloth 7`    | sell seven seals                                                 | family, number              |
"""

from __future__ import annotations

from typing import Final

from arktable.engine.moves import Catalogue, Move
from arktable.games.arkadia.geometry import quarter_turn
from arktable.games.arkadia.printed import Printed

LOT: Final = 0
CARD: Final = 1
LAY: Final = 2
OWN: Final = 3
NEUTRAL: Final = 4
DONE: Final = 5
CASTLE: Final = 6
TAKE_STACK: Final = 7
TAKE: Final = 8
BANNER: Final = 9
END: Final = 10
SELL: Final = 11


class LotPlace:
    """One way to set the castle lot: twelve squares, of which ten are built on, in castle order."""

    __slots__ = ("bit", "cover", "squares", "turned")

    def __init__(self, printed: Printed, x: int, y: int, turned: bool) -> None:
        width, height = printed.lot_size
        area = [(i, j) for j in range(height) for i in range(width)]
        squares = printed.lot_squares
        if turned:
            area = quarter_turn(area)
            squares = [(height - 1 - j, i) for i, j in squares]
        grid = printed.grid
        self.bit: Final[int] = grid.bit(x, y)
        self.turned: Final[bool] = turned
        self.cover: Final[int] = grid.mask([(x + i, y + j) for i, j in area])
        self.squares: Final[list[int]] = [grid.bit(x + i, y + j) for i, j in squares]


class ArkadiaMoves(Catalogue):
    """The catalogue, and for each kind of move a table to find it without searching."""

    def __init__(self, printed: Printed) -> None:
        super().__init__()
        grid = printed.grid
        board = grid.bits(grid.full)
        size = grid.stride * grid.height
        self.lot_places: Final[list[LotPlace]] = _lot_places(printed)
        self.lots: Final[list[Move]] = [
            self.add(LOT, f"lot {_size(printed, place.turned)} {grid.name(place.bit)}", number)
            for number, place in enumerate(self.lot_places)
        ]
        self.cards: Final[list[Move]] = [
            self.add(CARD, f"card {card}", number) for number, card in enumerate(printed.cards)
        ]
        filler = self.cards[0]
        # lays[form][turn][bit]; bits at which the tile would leave the board hold a filler nobody asks for.
        self.lays: Final[list[list[list[Move]]]] = []
        for form, name in enumerate(printed.forms):
            of_form: list[list[Move]] = []
            for number, turn in enumerate(printed.turns[form]):
                at: list[Move] = [filler] * size
                for bit in board:
                    if bit % grid.stride + turn.width <= grid.width and bit // grid.stride + turn.height <= grid.height:
                        at[bit] = self.add(LAY, f"lay {name} {grid.name(bit)} {turn.letter}", form, number, bit)
                of_form.append(at)
            self.lays.append(of_form)
        self.own: Final[list[Move]] = [filler] * size
        self.neutral: Final[list[Move]] = [filler] * size
        for bit in board:
            self.own[bit] = self.add(OWN, f"own {grid.name(bit)}", bit)
        for bit in board:
            self.neutral[bit] = self.add(NEUTRAL, f"neutral {grid.name(bit)}", bit)
        self.done: Final[Move] = self.add(DONE, "done")
        squares = len(printed.lot_squares)
        self.castle: Final[list[list[Move]]] = [
            [self.add(CASTLE, f"castle {name} {square + 1}", family, square) for square in range(squares)]
            for family, name in enumerate(printed.families)
        ]
        self.take_stack: Final[Move] = self.add(TAKE_STACK, "take stack")
        self.take: Final[list[Move]] = [
            self.add(TAKE, f"take {card}", number) for number, card in enumerate(printed.cards)
        ]
        self.banner: Final[Move] = self.add(BANNER, "banner")
        self.end: Final[Move] = self.add(END, "end")
        # sell[family][n − 1]
        self.sell: Final[list[list[Move]]] = [
            [self.add(SELL, f"sell {name} {n}", family, n) for n in range(1, printed.most_seals + 1)]
            for family, name in enumerate(printed.families)
        ]


def _size(printed: Printed, turned: bool) -> str:
    width, height = printed.lot_size
    return f"{height}x{width}" if turned else f"{width}x{height}"


def _lot_places(printed: Printed) -> list[LotPlace]:
    """Everywhere on the grid, tents or not: which of them are legal is the rules' business."""
    places: list[LotPlace] = []
    long, short = printed.lot_size
    for turned in (False, True) if printed.lot_turns else (False,):
        width, height = (short, long) if turned else (long, short)
        places += [
            LotPlace(printed, x, y, turned)
            for y in range(printed.grid.height - height + 1)
            for x in range(printed.grid.width - width + 1)
        ]
    return places
