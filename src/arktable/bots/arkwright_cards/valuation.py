"""What a company will score: shares times value, with the productions still to come.

Each of them is foreseen with the market as it is: goods sold, income, costs, steps of share value, goods left for
ships. Money buys shares on the way, at half price as far as the development allows. The product is the estimate, so a
step is worth as much as there are shares, and a share as much as the value will be.
"""

from __future__ import annotations

from arktable.bots.arkwright_cards.awards import closeness
from arktable.bots.arkwright_cards.factories import Factories, Production
from arktable.bots.arkwright_cards.holdings import cards_worth, holdings_worth
from arktable.bots.arkwright_cards.weights import NO_AWARD, USUAL, Weights
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import EXCHANGE_TRACK, GOODS, SHIPPING_TRACK


class Prospect:
    """How a company is expected to end, before the last money buys shares and the ships are paid for."""

    __slots__ = ("cash", "company", "held", "holdings", "tokens", "value")

    def __init__(
        self, company: Company, cash: float, held: float, value: float, tokens: float, holdings: float
    ) -> None:
        self.company = company
        self.cash = cash  # of which shares will be bought
        self.held = held  # shares with those, without loans
        self.value = value  # of a share
        self.tokens = tokens  # shipping tokens
        self.holdings = holdings  # points for developments and cards


class Valuation:
    """What one seat expects while it makes one decision."""

    def __init__(self, position: CardPosition, seat: int, weights: Weights = USUAL) -> None:
        self.printed = position.rules.printed
        self.weights = weights
        self.seat = seat
        self.decade = position.decade
        self.round = position.round
        last = position.decades_to_come()
        self.left: list[int] = [last + (1 if good >= position.round else 0) for good in range(GOODS)]
        self.decades = last + 1
        self.turns = last * GOODS + GOODS - 1 - position.round
        # Share value that a shipping token costs at the end.
        self.token = weights.token * len(self.printed.ship_pounds) / self.printed.ship_tokens
        company = position.companies[seat]
        productions = 0
        for good in range(GOODS):
            if company.tile[good]:
                productions += self.left[good]
        most = float(self.printed.most)
        self.last_value = min(most, company.value + weights.value_per_production * productions)
        self.step = min(most, company.shares + weights.shares_per_turn * self.turns)
        self.pound = self.last_value / max(1.0, (company.value + self.last_value) / 2)
        self.cards: list[float] = cards_worth(self)
        self.factories = Factories(position, seat, weights, self.pound, self.step)

    def score(self, position: CardPosition) -> float:
        """The estimate for our seat in this position, a copy of the one that the valuation was made for."""
        return self.standing(position.companies[self.seat], position.demand, position.wage_at)

    def standing(self, company: Company, demand: list[int], wage_at: int) -> float:
        """The estimate for a company like ours in such a market."""
        end = self.prospect(company, demand, wage_at)
        worth = end.held * max(0.0, end.value - end.tokens * self.token) + end.holdings
        worth += self.weights.early_share * company.shares
        return worth + self._goal_points(end) if self.weights.award != NO_AWARD else worth

    def goal(self, position: CardPosition) -> float:
        """The points of the award that a style aims at, times how close our seat comes to it in this position."""
        if self.weights.award == NO_AWARD:
            return 0.0
        return self._goal_points(self.prospect(position.companies[self.seat], position.demand, position.wage_at))

    def _goal_points(self, end: Prospect) -> float:
        return self.weights.goal * closeness(self.printed, self.weights.award, end)

    def prospect(self, company: Company, demand: list[int], wage_at: int) -> Prospect:
        """How a company like ours will end in such a market."""
        productions = self.factories.productions(company, demand, wage_at)
        printed, weights = self.printed, self.weights
        exchanges = weights.exchanges * self.turns
        carried, used = self._sailing(company, productions, exchanges)
        cash = float(company.money)
        lowest = cash
        value = float(company.value)
        for production in productions:
            cash += production.profit + production.left * (
                carried * production.ship_price + (1 - carried) * weights.stored
            )
            lowest = min(lowest, cash)
            value += production.steps
        value = min(float(printed.most), value)
        held = float(company.shares - company.loans)
        reserve = weights.reserve + weights.reserve_per_round * self.turns
        if lowest < reserve:
            # The emergency fund: a share for half its value. To come close to it is dangerous.
            half = max(1.0, company.value / 2)
            held -= (max(0.0, -lowest) + weights.close * (reserve - max(0.0, lowest))) / half
            cash += max(0.0, -lowest)
        held += self._bought(company, cash, value, exchanges)
        held = max(0.0, min(float(printed.most), held))
        return Prospect(company, cash, held, value, company.tokens + used, holdings_worth(self, company, productions))

    def _bought(self, company: Company, cash: float, value: float, exchanges: float) -> float:
        """The shares that the company can buy with the money it will have."""
        if cash <= 0:
            return 0.0
        price = company.value + self.weights.later_price * (value - company.value)
        cheap = exchanges * self.printed.tracks[EXCHANGE_TRACK][company.tracks[EXCHANGE_TRACK]]
        cheap = min(cheap, 2 * cash / price)
        return cheap + (cash - cheap * price / 2) / price

    def _sailing(self, company: Company, productions: list[Production], exchanges: float) -> tuple[float, float]:
        """The part of the leftover goods that ships will carry, and the tokens that takes."""
        printed = self.printed
        hold = printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]
        wanted = 0.0
        for production in productions:
            wanted += min(float(printed.ships), production.left / hold)
        if wanted <= 0 or not self.weights.sails:
            return 0.0, 0.0
        there = min(company.ships + printed.ships * exchanges, float(printed.ship_tokens - company.tokens))
        carried = min(1.0, there / wanted)
        return carried, carried * wanted
