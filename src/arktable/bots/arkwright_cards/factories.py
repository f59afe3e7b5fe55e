"""What the factories of a company will bring in the productions still to come.

One decision asks this for hundreds of companies that differ in little, so what a factory brings is kept by all that it
depends on, and the sale at home by the few numbers that the market looks at.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkwright_cards.market import Market, likely
from arktable.bots.arkwright_cards.weights import Weights
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import (
    DECADES,
    DEVELOPER,
    DISTRIBUTION_PIECES,
    FIRST_CARD,
    GOODS,
    QUALITY_PIECES,
    SECOND_CARD,
    WORKSHOP,
)

# Every number that a key is packed of is smaller.
_BASE: Final = 64


class Sale:
    """What is expected of the home market: goods sold, at which price, and steps of share value."""

    __slots__ = ("price", "sold", "steps")

    def __init__(self, sold: float, price: int, steps: float) -> None:
        self.sold = sold
        self.price = price
        self.steps = steps


class Production:
    """One production of one factory: profit without ships, steps, goods left over, what a ship pays for each."""

    __slots__ = ("left", "profit", "ship_price", "steps")

    def __init__(self, profit: float, steps: float, left: float, ship_price: int) -> None:
        self.profit = profit
        self.steps = steps
        self.left = left
        self.ship_price = ship_price


class Factories:
    """The factories of one seat while it makes one decision. `pound` and `step` are what those are worth to it."""

    def __init__(self, position: CardPosition, seat: int, weights: Weights, pound: float, step: float) -> None:
        self.printed = position.rules.printed
        # What a house rule adds to the printed wage.
        self.more_wage = position.wage() - position.rules.board.wages[position.wage_at]
        self.wages = position.rules.board.wages
        self.weights = weights
        self.market = Market(position, seat, weights)
        self.decade = position.decade
        self.round = position.round
        self.decades = position.decades_to_come()
        self.turns = self.decades * GOODS + GOODS - 1 - position.round
        self.pound = pound
        self.step = step
        self._rows: dict[int, list[Production]] = {}
        self._sales: dict[int, Sale] = {}

    def productions(self, company: Company, demand: list[int], wage_at: int) -> list[Production]:
        """All productions to come, in their order."""
        rows: list[list[Production]] = []
        for good in range(GOODS):
            if company.tile[good] and (self.decades or good >= self.round):
                rows.append(self._row(company, good, demand[good], wage_at))
            else:
                rows.append([])
        found: list[Production] = []
        for ahead in range(self.turns + 1):
            row = rows[(self.round + ahead) % GOODS]
            if row:
                found.append(row[ahead // GOODS])
        return found

    def _row(self, company: Company, good: int, demand: int, wage_at: int) -> list[Production]:
        """The productions of one factory, in their order."""
        one, two = FIRST_CARD[good], SECOND_CARD[good]
        quality, distribution, pieces, shown = 0, 0, company.piece_at, company.piece_value
        for piece in QUALITY_PIECES:
            if pieces[piece] == good:
                quality += shown[piece]
        for piece in DISTRIBUTION_PIECES:
            if pieces[piece] == good:
                distribution = shown[piece]
        token, cards = company.machine_token, company.cards
        key = ((demand - self.printed.demand_low) * _BASE + wage_at) * GOODS + good
        key = ((key * 3 + company.tile[good]) * 3 + company.crew[one]) * 3 + company.crew[two]
        key = (key * 2 + company.turned[one]) * 2 + company.turned[two]
        key = key * 3 + (1 if token == one else 2 if token == two else 0)
        key = (key * _BASE + company.stored[good]) * 2 + (1 if company.foreman == good else 0)
        key = (key * 2 + (cards >> WORKSHOP & 1)) * 2 + (cards >> DEVELOPER & 1)
        key = (key * _BASE + quality) * _BASE + distribution
        found = self._rows.get(key)
        if found is None:
            found = []
            for number in range(self.turns // GOODS + 1):
                if number * GOODS + (good - self.round) % GOODS <= self.turns:
                    found.append(self._production(company, good, number, demand, wage_at, quality, distribution))
            self._rows[key] = found
        return found

    def _production(
        self, company: Company, good: int, number: int, demand: int, wage_at: int, quality: int, distribution: int
    ) -> Production:
        """The one that is `number` decades after the next. By then the factory will have been staffed and upgraded."""
        printed, one, two = self.printed, FIRST_CARD[good], SECOND_CARD[good]
        ahead = number * GOODS + (good - self.round) % GOODS
        tile, first, second = company.tile[good], company.crew[one], company.crew[two]
        workers = self._workers(good, tile, first, second)
        machines = self._machines(company, one) + self._machines(company, two)
        if number:
            decade = self.decade + number + (0 if good >= self.round else 1)
            first = max(first, 1)
            if decade > 1:
                tile = 2
                first = 2 if decade >= printed.crew_newer[one] else first
                second = 2 if second and decade >= printed.crew_newer[two] else second
            workers = self._workers(good, tile, first, second)
        goods = printed.tile_goods[tile][good] + printed.crew_goods[one][first] + printed.crew_goods[two][second]
        if not number:
            goods += company.stored[good]
        distribution = max(0, distribution - number)
        wages = self.wages
        wage = wages[min(len(wages) - 1, wage_at + int(self.weights.wage_drift * ahead))] + self.more_wage
        costs = self._costs(company, good, tile, workers - machines, machines, wage)
        sale = self._sale(good, number, demand, goods, tile, quality, distribution)
        return Production(sale.sold * sale.price - costs, sale.steps, goods - sale.sold, printed.ship_price[tile][good])

    def _workers(self, good: int, tile: int, first: int, second: int) -> int:
        """The workers on these sides of the tile and the worker cards, before machines replace any."""
        printed = self.printed
        return (
            printed.tile_workers[tile][good]
            + printed.crew_workers[FIRST_CARD[good]][first]
            + printed.crew_workers[SECOND_CARD[good]][second]
        )

    def _machines(self, company: Company, at: int) -> int:
        """The machines on one worker card."""
        if not company.crew[at]:
            return 0
        if company.turned[at]:
            return self.printed.crew_machines[at]
        return 1 if company.machine_token == at else 0

    def _sale(
        self, good: int, number: int, demand: int, goods: int, tile: int, quality: int, distribution: int
    ) -> Sale:
        """The sale at home at the appeal that is worth most."""
        key = ((demand - self.printed.demand_low) * GOODS + good) * _BASE + goods
        key = (((key * 3 + tile) * DECADES + number) * _BASE + quality) * _BASE + distribution
        found = self._sales.get(key)
        if found is None:
            found = self._best_sale(good, number, demand, goods, tile, quality, distribution)
            self._sales[key] = found
        return found

    def _best_sale(
        self, good: int, number: int, demand: int, goods: int, tile: int, quality: int, distribution: int
    ) -> Sale:
        printed, market, weights = self.printed, self.market, self.weights
        total = printed.sum[tile][good] + printed.office[good] + quality + distribution
        high = min(total, len(printed.spots) - 1 + printed.office[good] + quality + distribution)
        room = market.room(good, demand, number)
        enough = likely(weights, room, printed.enough) if goods >= printed.enough else 0.0
        sold, counted = 0.0, 0
        best, answer = -1.0, Sale(0.0, 0, 0.0)
        for appeal in range(max(market.usual[good], distribution), high + 1):
            while counted < min(appeal, goods):
                counted += 1
                sold += likely(weights, room, counted)
            steps = enough * (1 + market.leads(good, appeal))
            worth = sold * (total - appeal) * self.pound + steps * self.step
            if worth > best:
                best, answer = worth, Sale(sold, total - appeal, steps)
        return answer

    def _costs(self, company: Company, good: int, tile: int, workers: int, machines: int, wage: int) -> int:
        """Fixed cost, wages and maintenance of a factory with such a staff (EN 743–751)."""
        printed = self.printed
        fixed = printed.fixed_cost[tile][good]
        if company.has(DEVELOPER):
            fixed = max(0, fixed - printed.developer)
        wages = workers * wage
        if company.foreman == good:
            off = min(printed.foreman_off, max(0, wage - printed.lowest_wage))
            wages -= off * min(workers, printed.foreman_workers)
        if company.has(WORKSHOP):
            machines = max(0, machines - printed.workshop)
        return fixed + wages + machines * printed.upkeep
