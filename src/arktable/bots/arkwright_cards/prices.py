"""Step b: every appeal is tried against the expected answers of the seats that set theirs later in the round."""

from __future__ import annotations

from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.bots.bot import Choice
from arktable.engine.moves import Move
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.phases.actions.price import masks
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import NEUTRAL, SHIPPING_TRACK


def set_price(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """Every appeal, from the lowest up, with as much of it as possible on the token."""
    seat, good, printed = position.seat, position.round, position.rules.printed
    company = position.companies[seat]
    ways: dict[int, Move] = {}
    for mask in masks(company, good):
        for spot in range(len(printed.spots)):
            ways[factory.appeal_set(printed, company, good, spot, mask)] = position.rules.catalogue.set[spot][mask]
    table = Duel(position, valuation)
    return [Choice(ways[appeal], table.worth(appeal)) for appeal in sorted(ways)]


class Seller:
    """The goods and costs of one seller."""

    def __init__(self, position: CardPosition, seat: int, step: float, valuation: Valuation) -> None:
        printed, company, good = position.rules.printed, position.companies[seat], position.round
        self.goods = factory.output(printed, company, good, 2) + company.stored[good]
        self.total = factory.total(printed, company, good)
        self.low = factory.distribution(company, good)
        quality = factory.quality(company, good)
        self.high = min(self.total, self.low + quality + printed.office[good] + len(printed.spots) - 1)
        self.step = step
        self.pound = valuation.pound
        # A good left over goes aboard or is kept.
        self.spare = valuation.weights.stored
        if company.ships:
            hold = printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]
            self.spare = max(self.spare, printed.ship_price[company.tile[good]][good] - step * valuation.token / hold)


class Duel:
    """The market of the active good while one seat chooses."""

    def __init__(self, position: CardPosition, valuation: Valuation) -> None:
        self.position = position
        self.weights = valuation.weights
        self.printed = position.rules.printed
        self.seat = position.seat
        good = self.good = position.round
        self.appeals = [company.appeal[good] for company in position.companies]
        self.others = [rival.appeal[good] for rival in position.rivals]
        self.demand = position.demand[good]
        self.sellers: dict[int, Seller] = {}
        for seat, company in enumerate(position.companies):
            if company.tile[good] and not company.broke:
                step = (
                    valuation.step
                    if seat == self.seat
                    else company.shares + valuation.weights.shares_per_turn * valuation.turns
                )
                self.sellers[seat] = Seller(position, seat, step * valuation.weights.price_step, valuation)
        self.later = self._later()

    def _later(self) -> list[int]:
        """Who still sets a price after us, in order."""
        position = self.position
        found = []
        seat = (self.seat + 1) % position.seats
        while seat != position.start and seat != self.seat:
            if seat in self.sellers:
                found.append(seat)
            seat = (seat + 1) % position.seats
        return found if self.seat != (position.start - 1) % position.seats else []

    def worth(self, appeal: int) -> float:
        """What this appeal brings when the others have answered."""
        demand = self._moved(self.demand, self.appeals[self.seat], appeal)
        appeals = self.appeals.copy()
        appeals[self.seat] = appeal
        if self.position.grid:
            return self._against_the_bag(appeals, demand)
        if not self.later:
            return self._valued(appeals, demand)
        as_it_is, hired, unmoved = self.weights.answers
        worth = as_it_is * self._valued(*self._answered(appeals, demand))
        worth += hired * self._valued(*self._answered(appeals, max(self.printed.demand_low, demand - 1)))
        return worth + unmoved * self._valued(appeals, demand)

    def _answered(self, standing: list[int], demand: int) -> tuple[list[int], int]:
        """The markers and the demand when everybody after us has done what is best for them."""
        appeals = standing.copy()
        for seat in self.later:
            best, answer, moved = -1e9, appeals[seat], demand
            seller = self.sellers[seat]
            before = appeals[seat]
            for other in range(seller.low, seller.high + 1):
                appeals[seat] = other
                after = self._moved(demand, before, other)
                worth = self._brings(seat, appeals, self.others, after)
                if worth > best:
                    best, answer, moved = worth, other, after
            appeals[seat], demand = answer, moved
        return appeals, demand

    def _valued(self, appeals: list[int], demand: int) -> float:
        """What a market brings us, minus what it brings the others."""
        worth, envy = self._brings(self.seat, appeals, self.others, demand), self.weights.envy[self.position.seats]
        greed = envy * self.weights.envy_income
        for seat, seller in self.sellers.items():
            if seat != self.seat:
                worth -= envy * self.steps(seat, appeals, self.others, demand) * seller.step
                sold = min(home_limit(appeals[seat], demand), seller.goods)
                worth -= greed * sold * (seller.total - appeals[seat] - seller.spare) * seller.pound
        return worth

    def _against_the_bag(self, appeals: list[int], demand: int) -> float:
        """The average over the marker that may be drawn, if one is still to come."""
        position, printed = self.position, self.printed
        if position.behind:
            return self._brings(self.seat, appeals, self.others, demand)
        total = 0.0
        for colour, markers in enumerate(position.bag):
            others, after = self.others.copy(), demand
            if colour != NEUTRAL and markers:
                if others[colour] != NO_MARKER:
                    others[colour] = min(others[colour] + printed.opponent_forward, printed.appeal_high)
                    after = self._moved(demand, self.others[colour], others[colour])
                else:
                    others[colour] = printed.opponent_opened[self.good] + position.decade
                    after = self._moved(max(printed.demand_low, demand - 1), 0, others[colour])
            total += markers * self._brings(self.seat, appeals, others, after)
        return total / sum(position.bag)

    def _moved(self, demand: int, before: int, after: int) -> int:
        printed = self.printed
        moved = demand + self.position.rules.board.steps(self.good, before, after)
        return max(printed.demand_low, min(printed.appeal_high, moved))

    def _brings(self, seat: int, appeals: list[int], others: list[int], demand: int) -> float:
        seller, appeal = self.sellers[seat], appeals[seat]
        sold = min(home_limit(appeal, demand), seller.goods)
        worth = (sold * (seller.total - appeal) + (seller.goods - sold) * seller.spare) * seller.pound
        return worth + self.steps(seat, appeals, others, demand) * seller.step

    def steps(self, seat: int, appeals: list[int], others: list[int], demand: int) -> int:
        """The steps of share value that one of the sellers gets."""
        enough, appeal = self.printed.enough, appeals[seat]
        if min(home_limit(appeal, demand), self.sellers[seat].goods) < enough:
            return 0
        for other, seller in self.sellers.items():
            if (
                other != seat
                and appeals[other] >= appeal
                and seller.goods >= enough <= home_limit(appeals[other], demand)
            ):
                return 1
        for rival in others:
            if rival >= appeal and home_limit(rival, demand) >= enough:
                return 1
        return 2
