"""What a company is worth to the greedy bot: shares, cash, and the productions still to come.

Everything is in pounds of final score. Money buys shares later at a price between today's and the last one; a step on
the share track lifts every share the company will have. Both rates are fixed for the length of one decision, so that
alternatives can be compared by adding up.
"""

from __future__ import annotations

from arktable.bots.arkwright import weights
from arktable.bots.arkwright.holdings import holdings_worth
from arktable.bots.arkwright.market import Market
from arktable.games.arkwright.company import Company
from arktable.games.arkwright.economy import factory, shares
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import FOREMAN, GOODS, PATRON, ROWS, WORKSHOP

# The tiles that show in what a factory sells and costs.
SEEN_TILES = 15 << PATRON | 1 << FOREMAN | 1 << WORKSHOP
# Beyond this many productions ahead a factory is valued like the last one looked at.
LOOK_AHEAD = 2


class Outlook:
    """For one seat and one decision. `left` counts the productions of each good still to come."""

    def __init__(self, position: ArkwrightPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.printed = position.rules.printed
        self.market = Market(position, seat)
        company = position.companies[seat]
        later = position.rules.last_decade - position.decade
        self.left = [later + (1 if good >= position.cycle else 0) for good in range(GOODS)]
        if position.decade == 0:
            self.left = [later] * GOODS
        self.decades = sum(self.left) / GOODS
        self._rate(company)
        self._known: dict[tuple[int, ...], float] = {}
        self._best: dict[tuple[int, int, int, int, int, int, bool], tuple[float, int]] = {}

    def _rate(self, company: Company) -> None:
        """Fix what a pound, a step and a share are worth."""
        owned = [good for good in range(GOODS) if company.level[good]]
        steps = weights.STEPS_PER_PRODUCTION * max(
            sum(self.left[good] for good in owned), min(2, len(owned) or 2) * self.decades
        )
        end = min(float(self.printed.last_space), company.space + steps)
        now = float(shares.buying_price(self.printed, company))
        self.share = max(self._value(end), 1.0)
        typical = min(float(self.printed.shares), company.shares + weights.SHARES_PER_DECADE * self.decades + 1)
        middle = (company.space + end) / 2
        slope = (self._value(min(float(self.printed.last_space), middle + 3)) - self._value(max(1.0, middle - 3))) / 6
        self.step = max(8.0, typical) * slope
        later = weights.LATER_PRICE * self.position.rules.last_decade
        buying = now + later * max(0.0, self.share - now)
        self.pound = min(1.8, max(1.0, self.share / buying))

    def _value(self, space: float) -> float:
        """The share value between the printed steps."""
        ones, twos, _ = self.printed.share_track
        if space <= ones:
            return space
        end = ones + twos
        return ones + (space - ones) / 2 if space <= end else ones + twos / 2 + (space - end) / 3

    # -- the whole company --------------------------------------------------------------------------------------

    def standing(self, company: Company, empty: int, free: int = 0) -> float:
        """The worth of this company when so many spaces of the job market are empty.

        Factories in `free` (a bit per good) are about to be given their best price.
        """
        total = company.shares * self.share + company.space * self.step + company.cash * self.pound
        total += holdings_worth(self, company)
        for good in range(GOODS):
            if company.level[good]:
                total += self.factory(company, good, empty, bool(free >> good & 1))
            if company.contracts[good]:
                total -= weights.OPEN_CONTRACT * company.contracts[good]
        short = self.reserve() - company.cash - self.coming(company, empty)
        if short > 0:
            total -= short * weights.SHORT
        return total - weights.LOAN * company.loans - weights.MARK * company.marks.bit_count()

    def reserve(self) -> float:
        """Cash to hold after the coming production."""
        if self.decades <= 0.25:
            return 0.0
        return weights.RESERVE + (weights.GROWTH_RESERVE if self.decades > 1.25 else 0)

    def coming(self, company: Company, empty: int) -> float:
        """What the production at the end of this cycle brings in, less its costs."""
        good = self.position.cycle
        if not 0 <= good < GOODS or not company.level[good]:
            return 0.0
        income, _ = self._sale(company, good, company.price[good], empty)
        return income - self._costs(company, good, empty)

    # -- one factory --------------------------------------------------------------------------------------------

    def factory(self, company: Company, good: int, empty: int, free: bool) -> float:
        """All productions to come: the next one at its price (or the best one), the others at their best price."""
        if not self.left[good]:
            return 0.0
        # Most alternatives change one factory; the others were valued a moment ago.
        base = cell(good, 0)
        key = (
            good, empty, free, company.level[good], company.price[good], company.quality[good],
            company.distribution[good], company.extra[good], company.stock[good], company.tiles & SEEN_TILES,
            company.foreman_at, company.workshop_at,
            *company.workers[base : base + ROWS], *company.machines[base : base + ROWS],
        )  # fmt: skip
        worth = self._known.get(key)
        if worth is None:
            worth = self._factory(company, good, empty, free)
            self._known[key] = worth
        return worth

    def _factory(self, company: Company, good: int, empty: int, free: bool) -> float:
        printed, left = self.printed, self.left[good]
        rows = factory.producing_rows(printed, company, good)
        goods = factory.output(printed, company, good, rows) + company.stock[good]
        if free:
            total = self.best(company, good, goods, empty, 0)[0]
        else:
            income, steps = self._sale(company, good, company.price[good], empty)
            total = income * self.pound + steps * self.step
        total -= self._costs(company, good, empty) * self.pound
        if left > 1:
            total += self._later(company, good, empty, rows, left)
        return total

    def _later(self, company: Company, good: int, empty: int, rows: int, left: int) -> float:
        """The productions after the next one."""
        printed, wage = self.printed, self._wage(empty)
        makes = factory.output(printed, company, good, rows)
        costs = float(self._costs(company, good, empty) - company.extra[good] * wage)
        if rows == 1:  # just built: a second row will be staffed
            makes = factory.output(printed, company, good, 2)
            costs += printed.row_spaces[good][1] * wage
        total, weight = 0.0, 1.0
        extra = company.extra[good]
        worth = 0.0
        for ahead in range(1, left):
            weight *= weights.LATER
            if printed.obsolete[min(self.position.decade + ahead, len(printed.obsolete) - 1)] >= company.level[good]:
                extra += printed.obsolete_workers
            if ahead <= LOOK_AHEAD:
                worth = self.best(company, good, makes, empty, ahead)[0]
            total += weight * (worth - (costs + extra * wage) * self.pound)
        return total

    def best(self, company: Company, good: int, goods: int, empty: int, ahead: int) -> tuple[float, int]:
        """The best price for so many goods and what a sale at it is worth; distribution falls with every production."""
        printed = self.printed
        quality = printed.cost[good][company.level[good]] + company.quality[good]
        total = quality + max(0, company.distribution[good] - ahead)
        demand, patron = printed.demand[good][empty], company.has(PATRON + good)
        key = (good, total, quality, goods, demand, ahead, patron)
        found = self._best.get(key)
        if found is None:
            found = self._search(key)
            self._best[key] = found
        return found

    def _search(self, key: tuple[int, int, int, int, int, int, bool]) -> tuple[float, int]:
        good, total, quality, goods, demand, ahead, patron = key
        low, high = self.printed.price_low, min(self.printed.price_high, total)
        best, where = 0.0, max(low, min(high, total - 1))
        for price in range(max(low, total - goods - 5), high + 1):
            sold, steps = self.market.sells(good, total - price, quality, goods, demand, ahead, patron)
            worth = sold * price * self.pound + steps * self.step
            if worth > best:
                best, where = worth, price
        return best, where

    def best_price(self, company: Company, good: int, empty: int) -> int:
        """The price for the next production."""
        rows = factory.producing_rows(self.printed, company, good)
        goods = factory.output(self.printed, company, good, rows) + company.stock[good]
        return self.best(company, good, goods, empty, 0)[1]

    def _sale(self, company: Company, good: int, price: int, empty: int) -> tuple[int, int]:
        """Income and steps of the next production at this price."""
        printed = self.printed
        quality = printed.cost[good][company.level[good]] + company.quality[good]
        rows = factory.producing_rows(printed, company, good)
        goods = factory.output(printed, company, good, rows) + company.stock[good]
        appeal = quality + company.distribution[good] - price
        patron = company.has(PATRON + good)
        sold, steps = self.market.sells(good, appeal, quality, goods, printed.demand[good][empty], 0, patron)
        return sold * price, steps

    def _wage(self, empty: int) -> int:
        return self.printed.wage[empty] + (self.printed.strike if self.position.strike else 0)

    def _costs(self, company: Company, good: int, empty: int) -> int:
        return factory.running_costs(self.printed, company, good, self._wage(empty), -1)
