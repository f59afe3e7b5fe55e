"""What a factory would sell, for any price and output, as long as the rivals stay as they are.

The rules' own sale (`economy/sale.py`) is a dialogue; a bot that tries hundreds of prices wants a quick answer. Here
nobody has choices: everybody sells what they make and have in stock.
"""

from __future__ import annotations

from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import CHARISMA, GOODS


class Market:
    """The rivals of one seat, good by good. Answers are remembered for the length of one decision."""

    def __init__(self, position: ArkwrightPosition, seat: int) -> None:
        printed = position.rules.printed
        self.charisma = position.companies[seat].has(CHARISMA)
        # The importer of a good that is still to come moves about one space before its production.
        self.importers = [position.importers[good] + (0 if position.cycle == good else 1) for good in range(GOODS)]
        self.rivals: list[list[tuple[int, int, int]]] = []
        for good in range(GOODS):
            found = []
            for other, company in enumerate(position.companies):
                if other != seat and company.level[good]:
                    rows = factory.producing_rows(printed, company, good)
                    goods = factory.output(printed, company, good, rows) + company.stock[good]
                    appeal = factory.appeal(printed, company, good)
                    found.append((appeal, factory.product_quality(printed, company, good), goods))
            self.rivals.append(sorted(found, reverse=True))
        self._known: dict[tuple[int, int, int, int, int, int, bool], tuple[int, int]] = {}

    def sells(
        self, good: int, appeal: int, quality: int, goods: int, demand: int, ahead: int, patron: bool
    ) -> tuple[int, int]:
        """Goods sold and steps on the share track; `ahead` = productions of this good before that one."""
        key = (good, appeal, quality, goods, demand, ahead, patron)
        answer = self._known.get(key)
        if answer is None:
            answer = self._sells(good, appeal, quality, goods, demand, self.importers[good] + ahead, patron)
            self._known[key] = answer
        return answer

    def _sells(
        self, good: int, appeal: int, quality: int, goods: int, demand: int, importer: int, patron: bool
    ) -> tuple[int, int]:
        rivals = self.rivals[good]
        sold = min(appeal, goods)
        others = [min(rival[0], rival[2]) for rival in rivals]
        imported = importer
        if sold + imported + sum(others) > demand:
            sold, imported, others = _called(appeal, quality, goods, importer, demand, rivals)
        if patron and goods > sold:
            sold += 1
        if not sold:
            return 0, 0
        steps = min(2, sold)
        highest = max([importer] + [rival[0] for rival in rivals])
        most = max([imported, *others])
        tie = 0 if self.charisma else 1
        return sold, steps + (1 if appeal >= highest + tie else 0) + (1 if sold >= most + tie else 0)


def _called(
    appeal: int, quality: int, goods: int, importer: int, demand: int, rivals: list[tuple[int, int, int]]
) -> tuple[int, int, list[int]]:
    """The calling procedure (B63) until the demand is used up: own sales, the importer's, the rivals'."""
    # In the order in which a space is served: appeal, the importer last among equals, quality. Rivals are sorted.
    own = 0
    while own < len(rivals) and (rivals[own][0], rivals[own][1]) >= (appeal, quality):
        own += 1
    appeals = [rival[0] for rival in rivals]
    left = [rival[2] for rival in rivals]
    appeals.insert(own, appeal)
    left.insert(own, goods)
    abroad = 0
    while abroad < len(appeals) and appeals[abroad] >= importer:
        abroad += 1
    appeals.insert(abroad, importer)
    left.insert(abroad, importer)
    if abroad <= own:
        own += 1
    sold = [0] * len(appeals)
    token = appeals[0]
    while token and demand > 0:
        for at, reach in enumerate(appeals):
            if reach < token or demand <= 0:
                break
            if left[at]:
                left[at] -= 1
                sold[at] += 1
                demand -= 1
        token -= 1
    return sold[own], sold[abroad], [number for at, number in enumerate(sold) if at not in (own, abroad)]
