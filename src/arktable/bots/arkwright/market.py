"""What a factory would sell, for any price and output, as long as the rivals stay as they are.

The sale of the rules (`economy/sale.py`) asks the players; a bot that tries hundreds of prices needs a quick answer. In
this model nobody has choices: every factory sells what it makes and has in stock.
"""

from __future__ import annotations

from typing import Final

from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import CHARISMA, GOODS

_IMPORTER: Final = -1
"""The quality of imported goods: at equal appeal they are served last."""


class Rivals:
    """All other sellers of one good in the order in which they are called (B63), the importer among them."""

    def __init__(self, importer: int, sellers: list[tuple[int, int, int]]) -> None:
        called = sorted([*sellers, (importer, _IMPORTER, importer)], reverse=True)
        self.appeals: Final[list[int]] = [seller[0] for seller in called]
        self.qualities: Final[list[int]] = [seller[1] for seller in called]
        self.goods: Final[list[int]] = [seller[2] for seller in called]
        self.highest: Final[int] = self.appeals[0]
        # By space of the appeal track: what all of them have sold when the token has just come down to it.
        self.sold: Final[list[int]] = [
            sum(min(goods, max(0, appeal - space)) for appeal, _, goods in called) for space in range(self.highest + 1)
        ]


class Market:
    """The rivals of one seat, good by good."""

    def __init__(self, position: ArkwrightPosition, seat: int) -> None:
        self.tie: Final[int] = 0 if position.companies[seat].has(CHARISMA) else 1
        # The importer of a good that is still to come moves about one space before its production.
        self.importers: Final[list[int]] = [
            position.importers[good] + (0 if position.cycle == good else 1) for good in range(GOODS)
        ]
        self._sellers: list[list[tuple[int, int, int]]] = [_sellers_but(position, seat, good) for good in range(GOODS)]
        self._rivals: list[list[Rivals]] = [[] for _ in range(GOODS)]

    def rivals(self, good: int, ahead: int) -> Rivals:
        """The other sellers of this good after `ahead` productions of it: the importer gains a space with each."""
        known = self._rivals[good]
        while len(known) <= ahead:
            known.append(Rivals(self.importers[good] + len(known), self._sellers[good]))
        return known[ahead]

    def sells(
        self, good: int, appeal: int, quality: int, goods: int, demand: int, ahead: int, patron: bool
    ) -> tuple[int, int]:
        """Goods sold and steps on the share track; `ahead` = productions of this good before that one."""
        return sold_among(self.rivals(good, ahead), appeal, quality, goods, demand, patron, self.tie)


def _sellers_but(position: ArkwrightPosition, seat: int, good: int) -> list[tuple[int, int, int]]:
    """Appeal, quality and goods of every other factory of this good."""
    printed = position.rules.printed
    found: list[tuple[int, int, int]] = []
    for other, company in enumerate(position.companies):
        if other != seat and company.level[good]:
            rows = factory.producing_rows(printed, company, good)
            goods = factory.output(printed, company, good, rows) + company.stock[good]
            appeal = factory.appeal(printed, company, good)
            found.append((appeal, factory.product_quality(printed, company, good), goods))
    return found


def sold_among(
    rivals: Rivals, appeal: int, quality: int, goods: int, demand: int, patron: bool, tie: int
) -> tuple[int, int]:
    """Goods sold and steps on the share track of somebody who sells among these rivals.

    The token comes down the appeal track; every seller that has reached its space sells one good each time, until the
    demand is used up (B63). On all spaces above `space` all are served; on it only the first `rest` of those called.
    """
    space, rest = _last_space(rivals, appeal, goods, demand)
    sold = min(goods, appeal - space) if appeal > space else 0
    waiting = rest > 0 and appeal >= space and goods > sold
    most = 0
    for at in range(len(rivals.appeals)):
        reach = rivals.appeals[at]
        if reach < space:
            break
        if waiting and (reach < appeal or (reach == appeal and rivals.qualities[at] < quality)):
            waiting = False
            if rest > 0:
                sold += 1
                rest -= 1
        theirs = min(rivals.goods[at], reach - space)
        if rest > 0 and theirs < rivals.goods[at]:
            theirs += 1
            rest -= 1
        most = max(most, theirs)
    if waiting and rest > 0:
        sold += 1
    if patron and goods > sold:
        sold += 1
    if not sold:
        return 0, 0
    bonus = (1 if appeal >= rivals.highest + tie else 0) + (1 if sold >= most + tie else 0)
    return sold, min(2, sold) + bonus


def _last_space(rivals: Rivals, appeal: int, goods: int, demand: int) -> tuple[int, int]:
    """The space on which the demand runs out, and what is left of it there; space 0 if it never does."""
    space = 0
    while True:
        served = min(goods, appeal - space) if appeal > space else 0
        if space <= rivals.highest:
            served += rivals.sold[space]
        if served <= demand:
            return space, demand - served if space else 0
        space += 1
