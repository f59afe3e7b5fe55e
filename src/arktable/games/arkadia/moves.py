"""All moves of Arkadia, with their notation. Each decision is one interned move.

| notation          | meaning                                       | a, b, c         | kind and arguments       |
|-------------------|-----------------------------------------------|-----------------|--------------------------|
| `lot 4x3 f5`      | the castle lot lies here                      | place number    | lot: cell, width, height |
| `card mill-cloth` | play this card; its place comes next          | card            | card: card               |
| `lay mill f3 b`   | lay the building, turned b, its corner at f3  | form, turn, bit | lay: form, cell, turn    |
| `own f1`          | introduce one of your workers                 | bit             | own: cell                |
| `neutral f1`      | introduce a neutral worker                    | bit             | neutral: cell            |
| `done`            | no more workers, no more sales                |                 | done                     |
| `castle cloth 4`  | put a piece of this family on castle square 4 | family, square  | castle: family, square   |
| `take stack`      | draw the top card                             |                 | take-stack               |
| `take mill-cloth` | take an open card                             | card            | take: card               |
| `banner` · `end`  | use a banner · end the turn without one       |                 | banner · end             |
| `sell cloth 7`    | sell seven seals                              | family, number  | sell: family, n          |

In arguments a cell is a number, as in views: column + width of the board * row, from 0 at the top left. A corner is the
top left one of the bounding box. Castle squares count from 1, as in events; `turn` is the letter of the tile's turn.
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

WORDS: Final = (
    "lot", "card", "lay", "own", "neutral", "done", "castle", "take-stack", "take", "banner", "end", "sell",
)  # fmt: skip
"""The words of the kinds of moves, by number."""


class LotPlace:
    """One place of the castle lot: twelve squares, of which ten are built on, in castle order."""

    __slots__ = ("bit", "cover", "height", "squares", "turned", "width")

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
        self.width: Final[int] = height if turned else width
        self.height: Final[int] = width if turned else height
        self.cover: Final[int] = grid.mask([(x + i, y + j) for i, j in area])
        self.squares: Final[list[int]] = [grid.bit(x + i, y + j) for i, j in squares]

    def as_args(self, cells: list[int]) -> dict[str, int | str]:
        """Return the place as arguments of a move; `cells` are the numbers of the squares by bit."""
        return {"cell": cells[self.bit], "width": self.width, "height": self.height}


class ArkadiaMoves(Catalogue):
    """The catalogue of moves, with a table for each kind of move that finds it without a search."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(WORDS)
        grid = printed.grid
        cells = grid.cell_of_bit
        board = grid.bits(grid.full)
        size = grid.stride * grid.height
        self.lot_places: Final[list[LotPlace]] = _lot_places(printed)
        self.lots: Final[list[Move]] = [
            self.add(LOT, f"lot {place.width}x{place.height} {grid.name(place.bit)}", number, args=place.as_args(cells))
            for number, place in enumerate(self.lot_places)
        ]
        self.cards: Final[list[Move]] = [
            self.add(CARD, f"card {card}", number, args={"card": card}) for number, card in enumerate(printed.cards)
        ]
        filler = self.cards[0]
        # lays[form][turn][bit]; bits at which the tile would leave the board hold an unused filler.
        self.lays: Final[list[list[list[Move]]]] = []
        for form, name in enumerate(printed.forms):
            of_form: list[list[Move]] = []
            for number, turn in enumerate(printed.turns[form]):
                at: list[Move] = [filler] * size
                for bit in board:
                    if bit % grid.stride + turn.width <= grid.width and bit // grid.stride + turn.height <= grid.height:
                        text = f"lay {name} {grid.name(bit)} {turn.letter}"
                        args: dict[str, int | str] = {"form": name, "cell": cells[bit], "turn": turn.letter}
                        at[bit] = self.add(LAY, text, form, number, bit, args)
                of_form.append(at)
            self.lays.append(of_form)
        self.own: Final[list[Move]] = [filler] * size
        self.neutral: Final[list[Move]] = [filler] * size
        for bit in board:
            self.own[bit] = self.add(OWN, f"own {grid.name(bit)}", bit, args={"cell": cells[bit]})
        for bit in board:
            self.neutral[bit] = self.add(NEUTRAL, f"neutral {grid.name(bit)}", bit, args={"cell": cells[bit]})
        self.done: Final[Move] = self.add(DONE, "done")
        squares = len(printed.lot_squares)
        self.castle: Final[list[list[Move]]] = [
            [
                self.add(CASTLE, f"castle {name} {n}", family, n - 1, args={"family": name, "square": n})
                for n in range(1, squares + 1)
            ]
            for family, name in enumerate(printed.families)
        ]
        self.take_stack: Final[Move] = self.add(TAKE_STACK, "take stack")
        self.take: Final[list[Move]] = [
            self.add(TAKE, f"take {card}", number, args={"card": card}) for number, card in enumerate(printed.cards)
        ]
        self.banner: Final[Move] = self.add(BANNER, "banner")
        self.end: Final[Move] = self.add(END, "end")
        # sell[family][n − 1]
        self.sell: Final[list[list[Move]]] = [
            [
                self.add(SELL, f"sell {name} {n}", family, n, args={"family": name, "n": n})
                for n in range(1, printed.most_seals + 1)
            ]
            for family, name in enumerate(printed.families)
        ]


def _lot_places(printed: Printed) -> list[LotPlace]:
    """Return all places on the grid, with or without tents; the rules decide which of them are legal."""
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
