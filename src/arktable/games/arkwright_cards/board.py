"""The two sides of the market board: initial demand and wages, and the arrows of the appeal tracks."""

from __future__ import annotations

from typing import Final

from arktable.engine.errors import SheetError
from arktable.engine.sheets import Sheet
from arktable.games.arkwright_cards.spread import is_row, is_step, is_track, spread
from arktable.games.arkwright_cards.terms import GOODS

SIDES: Final = 2
ARROWS: Final = "[2, 4, 5] for all goods, [[2, 4], [2, 4], [1], [1]] by good, or two such lists by side of the board"


class Board:
    """One side of the market board. `red` and `green` count, by good and space, the arrows from 0 to the space."""

    def __init__(
        self, side: int, demand: list[int], wages: list[int], red: list[list[int]], green: list[list[int]]
    ) -> None:
        self.side: Final[int] = side
        self.demand: Final[list[int]] = demand
        self.wages: Final[list[int]] = wages
        self.red: Final[list[list[int]]] = red
        self.green: Final[list[list[int]]] = green

    def steps(self, good: int, before: int, after: int) -> int:
        """Return how far a demand marker moves with an appeal marker: red arrows upwards, green ones down (EN 543)."""
        arrows = self.red[good] if after > before else self.green[good]
        return arrows[after] - arrows[before]


def boards_of(sheet: Sheet, ends: tuple[int, int], highest: int, most: int) -> list[Board]:
    """Return both sides. Demand is between its `ends`, arrows go up to the `highest` appeal, and count up to `most`."""
    demand = _demand(sheet, ends[0], ends[1])
    wages = spread(
        sheet, "wages.track", (SIDES,), is_track, "[3, 3, 4, 5] from the start on, or two such lists by side"
    )
    red = _arrows(sheet, "appeal.arrows", highest, most)
    # By default, there is a green arrow for every red one.
    green = _arrows(sheet, "appeal.green_arrows", highest, most) if sheet["appeal.green_arrows"] else red
    return [Board(side, demand[side], list(wages[side]), red[side], green[side]) for side in range(SIDES)]


def sides_of(sheet: Sheet) -> list[int]:
    """Return, by number of players (0 unused), which of the two boards is used."""
    sides = sheet["board.sides"]
    if not is_row(sides) or len(sides) != 4 or not all(side in (1, 2) for side in sides):
        raise SheetError(sheet.name, "board.sides needs side 1 or 2 for 1, 2, 3 and 4 players; write [1, 1, 1, 2]")
    return [0, *(side - 1 for side in sides)]


def _demand(sheet: Sheet, lowest: int, highest: int) -> list[list[int]]:
    if "demand.start" in sheet.data:
        # Sheets of revision 1 gave the distance of the markers below 0, and a separate row for four players.
        rows = [sheet.row("demand.start", GOODS), sheet.row("demand.start_four", GOODS)]
        return [[-below for below in row] for row in rows]
    example = "[0, 1, 0, -1] by good, or two such lists by side of the board"
    found: list[list[int]] = spread(sheet, "demand.at_start", (SIDES, GOODS), is_step, example)
    if not all(lowest <= at <= highest for row in found for at in row):
        raise SheetError(sheet.name, f"demand.at_start: the track runs from {lowest} to {highest}; write {example}")
    return found


def _arrows(sheet: Sheet, key: str, highest: int, most: int) -> list[list[list[int]]]:
    """Return, by side, good and space, the arrows up to that space."""
    found = spread(sheet, key, (SIDES, GOODS), is_row, ARROWS)
    if not all(1 <= space <= highest for row in found for spaces in row for space in spaces):
        raise SheetError(sheet.name, f"{key}: an arrow leads into one of the spaces 1 to {highest}; write {ARROWS}")
    return [[[sum(1 for space in spaces if space <= at) for at in range(most + 1)] for spaces in row] for row in found]
