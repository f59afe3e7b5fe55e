"""What a company is worth to the greedy bot: shares, cash, and the productions still to come.

Everything is in pounds of final score. Money buys shares later at a price between today's and the last one; a step on
the share track lifts every share the company will have. Both rates are fixed for the length of one decision, so that
alternatives can be compared by adding up.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkwright import weights
from arktable.bots.arkwright.holdings import marker_worth, placed_foreman, tile_worth
from arktable.bots.arkwright.market import Market, sold_among
from arktable.bots.arkwright.styles import GREEDY, Style
from arktable.games.arkwright.company import Company
from arktable.games.arkwright.economy import factory, shares
from arktable.games.arkwright.phases.actions.fleet import carries
from arktable.games.arkwright.phases.contracts import contract_track
from arktable.games.arkwright.phases.decade.decade_end import harbour_wages, harbour_workers
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import AGENT, FOREMAN, GOODS, MARKERS, OWN_MARKERS, PATRON, PIER, TILES, WORKSHOP

# The tiles that show in what a factory sells and costs.
SEEN_TILES: Final = 15 << PATRON | 1 << FOREMAN | 1 << WORKSHOP
# Productions that are computed one by one; later ones are valued like the last of them.
LOOK_AHEAD: Final = 2
# Levels of factories, and kinds of ships with an empty pier among them: for keys.
LEVELS: Final = 5
KINDS: Final = 8
# Steps on the share track that one sale can bring at most: two for goods sold, one for each bonus (WF 2368).
MOST_STEPS: Final = 4


class Prospect:
    """What factories will bring: the `worth` of all their productions, and the `cash` of the next one after costs.

    `freight` is the part of that cash which the ships bring.
    """

    __slots__ = ("cash", "freight", "worth")

    def __init__(self, worth: float, cash: int, freight: int) -> None:
        self.worth: Final[float] = worth
        self.cash: Final[int] = cash
        self.freight: Final[int] = freight


class BestPrice:
    """The best price for some goods: what a sale at it is worth, the pounds and the steps of share value it brings."""

    __slots__ = ("income", "price", "steps", "worth")

    def __init__(self, worth: float, price: int, income: int, steps: int) -> None:
        self.worth: Final[float] = worth
        self.price: Final[int] = price
        self.income: Final[int] = income
        self.steps: Final[int] = steps


class Valuation:
    """The valuation of one seat in one decision. `left` counts the productions of each good still to come."""

    def __init__(self, position: ArkwrightPosition, seat: int, style: Style = GREEDY) -> None:
        self.style: Final[Style] = style
        self.position: Final[ArkwrightPosition] = position
        self.seat: Final[int] = seat
        self.printed: Final[Printed] = position.rules.printed
        self.market: Final[Market] = Market(position, seat)
        company = position.companies[seat]
        later = position.decades_to_come()
        self.left: list[int] = [later + (1 if good >= position.cycle else 0) for good in range(GOODS)]
        if position.decade == 0:
            self.left = [later] * GOODS
        self.decades: float = sum(self.left) / GOODS
        self.share = 0.0
        self.step = 0.0
        self.pound = 0.0
        self._rate(company)
        self.reserve: float = self._reserve()
        self._active: int = position.cycle
        self._track: list[int] = contract_track(position)
        # By kind of ship, the first number for an empty pier.
        capacity = position.rules.printed.ship_capacity
        self._carries: list[int] = [0, *[carries(position, seat, kind) for kind in range(len(capacity))]]
        # A strike, or what a house rule adds to the printed wage.
        self._raise: int = position.wage() - self.printed.wage[position.empty]
        self._tiles: list[float] = [tile_worth(self, company, tile) for tile in range(TILES)]
        self._markers: list[float] = [marker_worth(self, marker) for marker in range(PIER)]
        self._liked: list[float] = [0.0] * TILES
        for tile in style.tiles:
            self._liked[tile] = weights.TILE_LIKING * self.decades
        for tile in range(TILES):
            self._tiles[tile] += self._liked[tile]
        for marker in style.markers:
            self._markers[marker] += weights.TILE_LIKING * self.decades
        # Caches: most alternatives change one factory or none.
        self._known: list[dict[int, Prospect]] = [{} for _ in range(GOODS * LEVELS)]
        self._best: dict[int, BestPrice] = {}
        self._holdings: dict[int, float] = {}

    def _rate(self, company: Company) -> None:
        """Fix what a pound, a step and a share are worth."""
        owned = [good for good in range(GOODS) if company.level[good]]
        steps = weights.STEPS_PER_PRODUCTION * max(
            sum(self.left[good] for good in owned), min(2, len(owned) or 2) * self.decades
        )
        end = min(float(self.printed.last_space), company.space + steps)
        now = float(shares.buying_price(self.printed, company))
        self.share = max(self.value(end), 1.0)
        typical = min(float(self.printed.shares), company.shares + weights.SHARES_PER_DECADE * self.decades + 1)
        middle = (company.space + end) / 2
        slope = (self.value(min(float(self.printed.last_space), middle + 3)) - self.value(max(1.0, middle - 3))) / 6
        self.step = max(8.0, typical) * slope
        later = weights.LATER_PRICE * self.position.rules.last_decade
        buying = now + later * max(0.0, self.share - now)
        self.pound = min(1.8, max(1.0, self.share / buying))
        if self.style.planned:  # money for which the bank has no shares is worth little
            bank = (self.printed.shares - company.shares) * buying
            money = company.cash + weights.EARNED * sum(self.left[good] for good in owned)
            if money > bank:
                self.pound *= max(weights.IDLE_POUND, bank / money)
        if 2 * self.decades > self.position.rules.last_decade:
            self.step *= self.style.early_step
        else:
            self.step *= self.style.late_step

    def value(self, space: float) -> float:
        """The share value between the printed steps."""
        ones, twos, _ = self.printed.share_track
        if space <= ones:
            return space
        end = ones + twos
        return ones + (space - ones) / 2 if space <= end else ones + twos / 2 + (space - end) / 3

    # -- the whole company --------------------------------------------------------------------------------------

    def standing(self, company: Company, empty: int, free: int = 0) -> float:
        """The worth of this company with `empty` empty spaces on the job market.

        Factories in `free` (a bit per good) are about to be given their best price.
        """
        return self.total(company, self.works(company, empty, free))

    def total(self, company: Company, works: Prospect) -> float:
        """The worth of this company with these prospects of its factories, which many alternatives share."""
        total = company.shares * self.share + company.space * self.step + company.cash * self.pound
        total += self.holdings(company) + works.worth
        short = self.reserve - company.cash - works.cash
        if self.style.planned:  # fees and wages are paid before the ships sail
            short = max(short, -company.cash, works.freight - works.cash - company.cash)
        if short > 0:
            total -= short * weights.SHORT
        if company.loans or company.marks:
            total -= weights.LOAN * company.loans + weights.MARK * company.marks.bit_count()
        return total

    def works(self, company: Company, empty: int, free: int = 0) -> Prospect:
        """All factories together, and the cash of the coming production."""
        total, coming, shipped, number = 0.0, 0, 0, 0
        for good in range(GOODS):
            if company.level[good]:
                number += 1
            if company.level[good] and self.left[good]:
                prospect = self.prospect(company, good, empty, free >> good & 1)
                total += prospect.worth
                if good == self._active:
                    coming, shipped = prospect.cash, prospect.freight
            elif company.contracts[good]:
                total -= self.step * company.contracts[good]
        if self.style.factories:
            decades = max(weights.LIKED_TO_THE_END if self.style.planned else 0.0, self.decades)
            total -= weights.FACTORY_LIKING * decades * abs(self.style.factories - number)
        if self.style.ship and self.fleet(company):
            total += self.style.ship * self.decades
        if company.spots or self.fleet(company):
            workers = harbour_workers(self.printed, company)
            wage = self.printed.wage[empty] + self._raise
            total -= harbour_wages(self.printed, company, workers, wage) * self.decades * self.pound
        return Prospect(total, coming, shipped)

    def _reserve(self) -> float:
        """Cash to hold after the coming production."""
        if self.decades <= 0.25:
            return 0.0
        growth = weights.GROWTH_RESERVE + self.style.reserve
        return weights.RESERVE + (growth if self.decades > 1.25 else 0)

    def holdings(self, company: Company) -> float:
        """All tiles and grey markers of a company."""
        key = (company.tiles << MARKERS | company.markers) * 2 + (1 if company.foreman_at >= 0 else 0)
        worth = self._holdings.get(key)
        if worth is None:
            worth = 0.0
            for tile in range(TILES):
                if company.tiles >> tile & 1:
                    worth += self._tiles[tile] + (placed_foreman(self, company) if tile == FOREMAN else 0.0)
            for marker in range(OWN_MARKERS, PIER):
                if company.markers >> marker & 1:
                    worth += self._markers[marker]
            self._holdings[key] = worth
        return worth

    def eagerness(self, tile: int) -> float:
        """What it counts for this style to take a tile that it wants to use up."""
        return self.style.eager * self.decades if tile in self.style.needs and self.decades >= 1 else 0.0

    def liking(self, tile: int) -> float:
        """What a tile counts for this style beyond its own worth."""
        return self._liked[tile]

    # -- one factory --------------------------------------------------------------------------------------------

    def factory(self, company: Company, good: int, empty: int, free: bool) -> float:
        """All productions to come: the next one at its price (or the best one), the others at their best price."""
        return self.prospect(company, good, empty, 1 if free else 0).worth if self.left[good] else 0.0

    def prospect(self, company: Company, good: int, empty: int, free: int) -> Prospect:
        """What this factory will bring; with `free` the next production is at its best price."""
        rows = factory.producing_rows(self.printed, company, good)
        workers, machines = company.factory_workers(good), company.factory_machines(good)
        costs = factory.bill(self.printed, company, good, self.printed.wage[empty] + self._raise, workers, machines)
        # Each number has as many bits as it needs with the printed numbers; so the whole key stays a small integer.
        key = company.price[good] << 3 | rows
        key = key << 5 | company.quality[good]
        key = key << 5 | company.distribution[good]
        key = key << 5 | company.stock[good]
        key = key << 5 | company.extra[good]
        key = key << 8 | costs
        key = key << 5 | machines
        key = key << 7 | empty
        key = key << 2 | (company.tiles >> (PATRON + good) & 1) << 1 | free
        key = key << 4 | company.contracts[good]
        key = key << 6 | self.fleet(company)
        known = self._known[good * LEVELS + company.level[good]]
        found = known.get(key)
        if found is None:
            found = self._prospect(company, good, empty, free, rows, costs)
            known[key] = found
        return found

    def _prospect(self, company: Company, good: int, empty: int, free: int, rows: int, costs: int) -> Prospect:
        makes = factory.output(self.printed, company, good, rows)
        goods = makes + company.stock[good]
        income, freight, worth = 0, 0, 0.0
        if not free or good == self._active:
            sold, steps = self._sale(company, good, goods, empty)
            size = self._delivered(company, good, goods - sold)
            freight = size * self.printed.cost[good][company.level[good]]
            income = sold * company.price[good] + freight
            worth = (income + (self.style.freight - 1.0) * freight) * self.pound + steps * self.step
            if company.contracts[good]:
                worth -= self._voyage(company, size) if size else self.open_contract(company, good)
            elif self._plans(good) and self.fleet(company):
                worth += self._freight(company, good, goods - sold, 0, self.printed.cost[good][company.level[good]])
        if free:
            worth = self.best(company, good, goods, empty, 0).worth
        worth += self.style.machine * company.factory_machines(good) * self.left[good] - costs * self.pound
        if self.left[good] > 1:
            worth += self._later(company, good, empty, rows, makes, costs)
        return Prospect(worth, income - costs, freight)

    def _later(self, company: Company, good: int, empty: int, rows: int, makes: int, running: int) -> float:
        """The productions after the next one."""
        printed, wage = self.printed, self.printed.wage[empty] + self._raise
        costs = float(running - company.extra[good] * wage)
        if rows == 1:  # just built: a second row will be staffed
            makes = factory.output(printed, company, good, 2)
            costs += printed.row_spaces[good][1] * wage
        total, weight = 0.0, 1.0
        extra = company.extra[good]
        worth = 0.0
        for ahead in range(1, self.left[good]):
            weight *= weights.LATER
            if printed.obsolete[min(self.position.decade + ahead, len(printed.obsolete) - 1)] >= company.level[good]:
                extra += printed.obsolete_workers
            if ahead <= LOOK_AHEAD:
                worth = self.best(company, good, makes, empty, ahead).worth
            total += weight * (worth - (costs + extra * wage) * self.pound)
        return total

    def best(self, company: Company, good: int, goods: int, empty: int, ahead: int) -> BestPrice:
        """The best price for these goods and the worth of the sale; distribution falls with every production."""
        level = company.level[good]
        quality = self.printed.cost[good][level] + company.quality[good]
        total = quality + max(0, company.distribution[good] - ahead)
        demand, patron = self.printed.demand[good][empty], company.tiles >> (PATRON + good) & 1
        key = (((total << 7 | quality) << 7 | goods) << 7 | demand) << 5 | ahead << 3 | good << 1 | patron
        key = ((key << 3 | level) << 4 | (0 if ahead else company.contracts[good])) << 6 | self.fleet(company)
        found = self._best.get(key)
        if found is None:
            found = self._search(company, good, total, goods, demand, ahead)
            self._best[key] = found
        return found

    def _search(self, company: Company, good: int, total: int, goods: int, demand: int, ahead: int) -> BestPrice:
        low, high = self.printed.price_low, min(self.printed.price_high, total)
        contract = 0 if ahead else company.contracts[good]
        best, where = -self.open_contract(company, good) if contract else 0.0, max(low, min(high, total - 1))
        income, gained = 0, 0
        rivals, tie, patron = self.market.rivals(good, ahead), self.market.tie, company.has(PATRON + good)
        pays = self.printed.cost[good][company.level[good]]
        quality = pays + company.quality[good]
        ships = contract > 0 or self.fleet(company) > 0
        for price in range(max(low, total - goods - 5), high + 1):
            appeal = total - price
            most = min(goods, appeal + 1 if patron else appeal)
            if not ships and most * price * self.pound + MOST_STEPS * self.step <= best:
                continue
            sold, steps = sold_among(rivals, appeal, quality, goods, demand, patron, tie)
            worth = sold * price * self.pound + steps * self.step
            if ships:
                worth += self._freight(company, good, goods - sold, ahead, pays)
            if worth > best:
                best, where, income, gained = worth, price, sold * price, steps
        return BestPrice(best, where, income, gained)

    # -- ships ----------------------------------------------------------------------------------------------------

    def fleet(self, company: Company) -> int:
        """Both ships of a company as one number; 0 without any."""
        ships = company.ships
        return (ships[0] + 1) * KINDS + ships[1] + 1

    def carried(self, company: Company, both: bool) -> int:
        """What the larger ship carries, or both ships together."""
        one, two = self._carries[company.ships[0] + 1], self._carries[company.ships[1] + 1]
        return one + two if both else max(one, two)

    def _delivered(self, company: Company, good: int, rest: int) -> int:
        """How many of the `rest` goods the contract of this good takes after the next production."""
        size = company.contracts[good]
        if not size or not self.fleet(company):
            return 0
        most = min(rest, self.carried(company, True))
        if company.has(AGENT):
            return min(most, size + 1) if most >= size - 1 else 0
        return size if most >= size else 0

    def _voyage(self, company: Company, size: int) -> float:
        """The share value that the ships cost: a space for each that sails (WF 2515)."""
        return self.step if size <= self.carried(company, False) else 2 * self.step

    def open_contract(self, company: Company, good: int) -> float:
        """What a contract costs that stays open: it rises, and what no ship can carry then is share value lost."""
        size = company.contracts[good]
        lost = self.left[good] <= 1 or size >= self.carried(company, True)
        return size * (self.step if lost else weights.OPEN_CONTRACT)

    def _freight(self, company: Company, good: int, rest: int, ahead: int, pays: int) -> float:
        """What the ships earn with the goods that England leaves; contracts for later are not yet made."""
        if not ahead:
            size = self._delivered(company, good, rest)
            if size:
                return self.style.freight * size * pays * self.pound - self._voyage(company, size)
            if company.contracts[good]:
                return -self.open_contract(company, good)
            if not self._plans(good):
                return 0.0
        most, size = min(rest, self.carried(company, True)), 0
        for number in self._track:
            if number <= most:
                size = number
        if not size:
            return 0.0
        worth = self.style.freight * size * pays * self.pound - self._voyage(company, size)
        return (self.style.contracts if ahead else self.style.planned) * max(0.0, worth)

    def _plans(self, good: int) -> bool:
        """Is a contract for the next production of this good still to be made? A turn must come before it."""
        return self.style.planned > 0 and good != self._active

    def best_price(self, company: Company, good: int, empty: int) -> int:
        """The price for the next production."""
        rows = factory.producing_rows(self.printed, company, good)
        goods = factory.output(self.printed, company, good, rows) + company.stock[good]
        return self.best(company, good, goods, empty, 0).price

    def _sale(self, company: Company, good: int, goods: int, empty: int) -> tuple[int, int]:
        """Goods sold and steps of the next production at the present price."""
        printed, price = self.printed, company.price[good]
        quality = printed.cost[good][company.level[good]] + company.quality[good]
        appeal = quality + company.distribution[good] - price
        patron = company.has(PATRON + good)
        rivals, demand = self.market.rivals(good, 0), printed.demand[good][empty]
        return sold_among(rivals, appeal, quality, goods, demand, patron, self.market.tie)
