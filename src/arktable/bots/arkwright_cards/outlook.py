"""What a company will score: shares times value, with the productions still to come.

Each of them is foreseen with the market as it is: goods sold, income, costs, steps of share value, goods left for
ships. Money buys shares on the way, at half price as far as the development allows. The product is the estimate, so a
step is worth as much as there are shares, and a share as much as the value will be.
"""

from __future__ import annotations

from arktable.bots.arkwright_cards import weights
from arktable.bots.arkwright_cards.holdings import holdings_worth
from arktable.bots.arkwright_cards.market import Market, likely
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import (
    CARDS_OF,
    DECADES,
    DEVELOPER,
    EXCHANGE_TRACK,
    GOODS,
    SHIPPING_TRACK,
    WORKSHOP,
)

# Round from now, profit without ships, steps, goods left over, what a ship pays for one of them.
Production = tuple[int, float, float, float, int]


class Outlook:
    """What one seat expects while it makes one decision."""

    def __init__(self, position: CardPosition, seat: int) -> None:
        self.printed = position.rules.printed
        self.wages = position.rules.board.wages
        self.seat = seat
        self.decade = position.decade
        self.round = position.round
        self.market = Market(position, seat)
        last = DECADES - position.decade
        self.left = [last + (1 if good >= position.round else 0) for good in range(GOODS)]
        self.decades = last + 1
        self.turns = last * GOODS + GOODS - 1 - position.round
        # Share value that a shipping token costs at the end.
        self.token = len(self.printed.ship_pounds) / self.printed.ship_tokens
        company = position.companies[seat]
        productions = sum(self.left[good] for good in range(GOODS) if company.tile[good])
        self.last_value = min(float(self.printed.most), company.value + 1.2 * productions)
        self.step = min(float(self.printed.most), company.shares + 0.5 * self.turns)
        self.pound = self.last_value / max(1.0, (company.value + self.last_value) / 2)
        self._known: dict[tuple[int, ...], list[Production]] = {}

    # -- the whole company --------------------------------------------------------------------------------------

    def score(self, position: CardPosition) -> float:
        """The estimate for our seat in this position, a twin of the one we were made for."""
        return self.standing(position.companies[self.seat], position.demand, position.wage_at)

    def standing(self, company: Company, demand: list[int], wage_at: int) -> float:
        """The estimate for a company like ours in such a market."""
        productions: list[Production] = []
        for good in range(GOODS):
            if company.tile[good] and self.left[good]:
                productions += self._productions(company, good, demand[good], wage_at)
        productions.sort()
        printed = self.printed
        exchanges = weights.EXCHANGES * self.turns
        carried, used = self._sailing(company, productions, exchanges)
        cash = float(company.money)
        lowest = cash
        value = float(company.value)
        for _, profit, steps, left, price in productions:
            cash += profit + left * (carried * price + (1 - carried) * weights.STORED)
            lowest = min(lowest, cash)
            value += steps
        value = min(float(printed.most), value)
        held = float(company.shares - company.loans)
        half = max(1.0, company.value / 2)
        reserve = weights.RESERVE + weights.RESERVE_PER_ROUND * self.turns
        if lowest < reserve:
            # The emergency fund: a share for half its value. To come close to it is dangerous.
            held -= (max(0.0, -lowest) + weights.CLOSE * (reserve - max(0.0, lowest))) / half
            cash += max(0.0, -lowest)
        held += self._bought(company, cash, value, exchanges)
        held = max(0.0, min(float(printed.most), held))
        return held * max(0.0, value - (company.tokens + used) * self.token) + holdings_worth(
            self, company, productions
        )

    def _bought(self, company: Company, cash: float, value: float, exchanges: float) -> float:
        """The shares that the company can buy with the money it will have."""
        if cash <= 0:
            return 0.0
        price = company.value + weights.LATER_PRICE * (value - company.value)
        cheap = exchanges * self.printed.tracks[EXCHANGE_TRACK][company.tracks[EXCHANGE_TRACK]]
        cheap = min(cheap, 2 * cash / price)
        return cheap + (cash - cheap * price / 2) / price

    def _sailing(self, company: Company, productions: list[Production], exchanges: float) -> tuple[float, float]:
        """The part of the leftover goods that ships will carry, and the tokens that takes."""
        printed = self.printed
        hold = printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]
        wanted = 0.0
        for production in productions:
            wanted += min(float(printed.ships), production[3] / hold)
        if wanted <= 0:
            return 0.0, 0.0
        there = min(company.ships + printed.ships * exchanges, float(printed.ship_tokens - company.tokens))
        carried = min(1.0, there / wanted)
        return carried, carried * wanted

    # -- one factory --------------------------------------------------------------------------------------------

    def _productions(self, company: Company, good: int, demand: int, wage_at: int) -> list[Production]:
        one, two = CARDS_OF[good]
        key = (
            good, demand, wage_at, company.tile[good], company.crew[one], company.crew[two], company.turned[one],
            company.turned[two], company.machine_token, company.stored[good], company.foreman,
            company.cards & (1 << WORKSHOP | 1 << DEVELOPER), factory.quality(company, good),
            factory.distribution(company, good),
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            found = [self._production(company, good, number, demand, wage_at) for number in range(self.left[good])]
            self._known[key] = found
        return found

    def _production(self, company: Company, good: int, number: int, demand: int, wage_at: int) -> Production:
        """The one that is `number` decades after the next. By then the factory will have been staffed and upgraded."""
        printed, (one, two) = self.printed, CARDS_OF[good]
        decade = self.decade + number + (0 if good >= self.round else 1)
        ahead = (decade - self.decade) * GOODS + good - self.round
        tile, first, second = company.tile[good], company.crew[one], company.crew[two]
        workers, machines = factory.staff(printed, company, good, 2)
        if number:
            before = self._workers(good, tile, first, second)
            first = max(first, 1)
            if decade > 1:
                tile, first = 2, 2
                if decade >= DECADES and second:
                    second = 2
            workers += self._workers(good, tile, first, second) - before
        made = printed.tile_goods[tile][good] + printed.crew_goods[one][first] + printed.crew_goods[two][second]
        stored = 0 if number else company.stored[good]
        quality = factory.quality(company, good)
        distribution = max(0, factory.distribution(company, good) - number)
        total = printed.sum[tile][good] + printed.office[good] + quality + distribution
        wages = self.wages
        wage = wages[min(len(wages) - 1, wage_at + int(weights.WAGE_DRIFT * ahead))]
        costs = self._costs(company, good, tile, workers, machines, wage)
        sold, price, steps = self._sale(good, demand, ahead, made + stored, total, distribution, quality)
        return ahead, sold * price - costs, steps, made + stored - sold, printed.ship_price[tile][good]

    def _workers(self, good: int, tile: int, first: int, second: int) -> int:
        """The workers on these sides of the tile and the worker cards, before machines replace any."""
        printed, (one, two) = self.printed, CARDS_OF[good]
        return printed.tile_workers[tile][good] + printed.crew_workers[one][first] + printed.crew_workers[two][second]

    def _sale(
        self, good: int, demand: int, ahead: int, goods: int, total: int, distribution: int, quality: int
    ) -> tuple[float, int, float]:
        """Goods sold, their price and the steps of share value, at the appeal that is worth most."""
        printed, market = self.printed, self.market
        room = market.room(good, demand, ahead)
        chances = [likely(room, number) for number in range(1, min(goods, printed.appeal_high) + 1)]
        enough = chances[printed.enough - 1] if goods >= printed.enough else 0.0
        high = min(total, len(printed.spots) - 1 + printed.office[good] + quality + distribution)
        best, answer = -1.0, (0.0, 0, 0.0)
        for appeal in range(max(weights.USUAL_APPEAL, distribution), high + 1):
            sold = sum(chances[:appeal])
            steps = enough * (1 + market.leads(good, appeal))
            worth = sold * (total - appeal) * self.pound + steps * self.step
            if worth > best:
                best, answer = worth, (sold, total - appeal, steps)
        return answer

    def _costs(self, company: Company, good: int, tile: int, workers: int, machines: int, wage: int) -> int:
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
