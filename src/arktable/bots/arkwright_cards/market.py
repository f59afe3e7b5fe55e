"""The home market as the bot expects it: how many goods will sell, and who will have the highest appeal.

From appeal 3 on every step of an own marker moves the demand marker along, so what a company sells depends on the
others alone; a higher appeal only takes sales from them and wins the second step of share value.
"""

from __future__ import annotations

from arktable.bots.arkwright_cards import weights
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import GOODS


class Market:
    """The rivals of one seat, good by good: the arrows they will still pass, and the best appeal among them."""

    def __init__(self, position: CardPosition, seat: int) -> None:
        self.arrows = position.rules.board.red
        self.own: list[int] = []
        self.pressure: list[int] = []
        self.highest: list[int] = []
        usual = weights.USUAL_APPEAL
        for good in range(GOODS):
            arrows = self.arrows[good]
            marker = position.companies[seat].appeal[good]
            self.own.append(arrows[marker] if marker != NO_MARKER else 0)
            pressure, highest = 0, NO_MARKER
            for other, company in enumerate(position.companies):
                if other == seat or company.broke or company.appeal[good] == NO_MARKER:
                    continue
                expected = max(usual, company.appeal[good])
                pressure += arrows[expected] - arrows[company.appeal[good]]
                highest = max(highest, expected)
            for rival in position.rivals:
                highest = max(highest, rival.appeal[good])
            self.pressure.append(pressure)
            self.highest.append(highest)

    def room(self, good: int, demand: int, ahead: int) -> float:
        """Goods we could sell with an appeal that does not limit us, so many rounds from now."""
        usual = weights.USUAL_APPEAL
        base = demand - self.own[good] + self.pressure[good] - weights.DEMAND_DRIFT * ahead
        return usual - self.arrows[good][usual] - base

    def leads(self, good: int, appeal: int) -> float:
        """The chance of the highest appeal."""
        if self.highest[good] == NO_MARKER:
            return weights.ALONE
        return weights.LEADS[max(-2, min(2, appeal - self.highest[good])) + 2]


def likely(room: float, goods: int) -> float:
    """The chance that so many goods are sold when there is this much room."""
    x = room - goods + 2
    if x <= 0:
        return weights.LIKELY[0]
    if x >= 4:
        return weights.LIKELY[4]
    below = int(x)
    part = x - below
    return weights.LIKELY[below] * (1 - part) + weights.LIKELY[below + 1] * part
