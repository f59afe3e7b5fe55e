"""The home market as the bot expects it: how many goods will sell, and who will have the highest appeal.

Beyond a certain appeal every step of an own marker moves the demand marker along, so what a company sells depends on
the others alone; a higher appeal only takes sales from them and wins the second step of share value.
"""

from __future__ import annotations

from arktable.bots.arkwright_cards.weights import Weights
from arktable.games.arkwright_cards.board import Board
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import GOODS


class Market:
    """The rivals of one seat, good by good: the arrows they will still pass, and the best appeal among them."""

    def __init__(self, position: CardPosition, seat: int, weights: Weights) -> None:
        board, enough = position.rules.board, position.rules.printed.enough
        self.weights = weights
        self.usual: list[int] = [usual_appeal(board, good, enough) for good in range(GOODS)]
        # Room for sales at demand 0, by good: what the rivals will take is gone, what our own marker took is ours.
        self.free: list[int] = []
        self.highest: list[int] = []
        for good in range(GOODS):
            arrows, usual = board.red[good], self.usual[good]
            marker = position.companies[seat].appeal[good]
            own = arrows[marker] if marker != NO_MARKER else 0
            pressure, highest = 0, NO_MARKER
            for other, company in enumerate(position.companies):
                if other == seat or company.broke or company.appeal[good] == NO_MARKER:
                    continue
                expected = max(usual, company.appeal[good])
                pressure += arrows[expected] - arrows[company.appeal[good]]
                highest = max(highest, expected)
            for rival in position.rivals:
                highest = max(highest, rival.appeal[good])
            self.free.append(usual - arrows[usual] + own - pressure)
            self.highest.append(highest)

    def room(self, good: int, demand: int, decades: int) -> float:
        """Goods that we could sell with sufficient appeal, this many decades from now."""
        return self.free[good] - demand - self.weights.demand_drift * decades

    def leads(self, good: int, appeal: int) -> float:
        """Probability of having the highest appeal."""
        if self.highest[good] == NO_MARKER:
            return self.weights.alone
        return between(self.weights.leads, appeal - self.highest[good] + 2)


def usual_appeal(board: Board, good: int, enough: int) -> int:
    """The first space whose marker, once its arrows have moved the demand, sells enough: nobody stays below it."""
    arrows = board.red[good]
    for space in range(len(arrows)):
        if space - arrows[space] >= enough:
            return space
    return enough


def likely(weights: Weights, room: float, goods: int) -> float:
    """Probability that this number of goods is sold when there is this much room."""
    return between(weights.likely, room - goods + 2)


def between(table: list[float], place: float) -> float:
    """The number at this place of a table, which may lie between two of its entries or beyond its ends."""
    if place <= 0:
        return table[0]
    below = int(place)
    if below >= len(table) - 1:
        return table[-1]
    part = place - below
    return table[below] * (1 - part) + table[below + 1] * part
