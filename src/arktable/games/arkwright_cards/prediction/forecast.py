"""What the production of the active good would bring as the markers stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from arktable.engine.seats import NOBODY
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.economy.shares import emergency_loans, half, raise_value
from arktable.games.arkwright_cards.phases.production import sailing
from arktable.games.arkwright_cards.prediction.forecast_shapes import (
    ForecastView,
    SellerView,
    VoyageView,
)
from arktable.games.arkwright_cards.views.shapes import Asked

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition

SETTING_PRICE: Final = 2
"""The step of a turn in which the price is set."""


class Ledger:
    """By seat, for the active good: goods that the factory makes, its costs (fixed, wages, upkeep) and the price."""

    __slots__ = ("costs", "makes", "prices")

    def __init__(self, position: CardPosition) -> None:
        printed, good, wage, companies = position.rules.printed, position.round, position.wage(), position.companies
        self.makes = [factory.output(printed, company, good, 2) for company in companies]
        self.costs = [factory.costs(printed, company, good, 2, wage) for company in companies]
        self.prices = [factory.price(printed, company, good) for company in companies]


class Outcome:
    """By seat: goods made and sold at home, the voyage of what is left, the balance, loans of the emergency fund or
    bankruptcy, and the steps of share value; by rival: goods it could sell.
    """

    __slots__ = ("balance", "bankrupt", "loans", "made", "rivals", "sells", "steps", "voyages")

    def __init__(
        self, position: CardPosition, ledger: Ledger, appeals: list[int], prices: list[int], demand: int
    ) -> None:
        printed, good = position.rules.printed, position.round
        self.made: list[int] = []
        self.sells: list[int] = []
        self.voyages: list[VoyageView | None] = []
        self.balance: list[int] = []
        for seat, company in enumerate(position.companies):
            if appeals[seat] == NO_MARKER:
                self._add(0, 0, None, 0)
                continue
            made = ledger.makes[seat]
            sells = min(home_limit(appeals[seat], demand), made + company.stored[good])
            voyage = _voyage(printed, company, good, made + company.stored[good] - sells)
            self._add(made, sells, voyage, sells * prices[seat] + voyage["income"] - sum(ledger.costs[seat]))
        self.loans: list[int] = [
            emergency_loans(printed, company, -balance - company.money) if company.money + balance < 0 else 0
            for company, balance in zip(position.companies, self.balance, strict=True)
        ]
        self.bankrupt: list[bool] = [
            company.loans + loans > printed.loan_tokens
            for company, loans in zip(position.companies, self.loans, strict=True)
        ]
        enough = [self.sells[seat] >= printed.enough and not self.bankrupt[seat] for seat in range(position.seats)]
        self.rivals: list[int] = [
            home_limit(rival.appeal[good], demand) if rival.appeal[good] != NO_MARKER else 0
            for rival in position.rivals
        ]
        rival_best = max(position.rules.rivals_sell(position, good, demand), default=-1)
        sellers = [appeals[seat] for seat in range(position.seats) if enough[seat]]
        best = max(sellers, default=-1)
        alone = sellers.count(best) == 1 and rival_best < best
        self.steps: list[int] = [
            (1 + (1 if alone and appeals[seat] == best else 0)) if enough[seat] else 0 for seat in range(position.seats)
        ]

    def _add(self, made: int, sells: int, voyage: VoyageView | None, balance: int) -> None:
        self.made.append(made)
        self.sells.append(sells)
        self.voyages.append(voyage)
        self.balance.append(balance)

    def voyage(self, seat: int) -> VoyageView:
        """Return the voyage of a seat with a marker."""
        voyage = self.voyages[seat]
        assert voyage is not None
        return voyage


def money_then(company: Company, outcome: Outcome, seat: int) -> int:
    """Return the cash after the production; a bankrupt company has none."""
    if outcome.bankrupt[seat]:
        return 0
    return company.money + outcome.balance[seat] + outcome.loans[seat] * half(company.value)


def _as_they_stand(position: CardPosition, ledger: Ledger) -> Outcome:
    good = position.round
    appeals = [company.appeal[good] for company in position.companies]
    return Outcome(position, ledger, appeals, ledger.prices, position.demand[good])


def seller_view(position: CardPosition, seat: int) -> SellerView | None:
    """Return the line of one seat; None if it has no marker on the track of the active good."""
    if position.companies[seat].appeal[position.round] == NO_MARKER:
        return None
    ledger = Ledger(position)
    return _seller(position, seat, ledger, _as_they_stand(position, ledger))


def forecast_view(position: CardPosition, waiting: list[int], ledger: Ledger | None = None) -> ForecastView:
    """Return the forecast as the markers stand: no cards are played, and all stored goods are sold that may be."""
    good = position.round
    if ledger is None:
        ledger = Ledger(position)
    outcome = _as_they_stand(position, ledger)
    order = [(position.start + turn) % position.seats for turn in range(position.seats)]
    return {
        "good": good,
        "demand": position.demand[good],
        "sellers": [
            _seller(position, seat, ledger, outcome)
            for seat in order
            if position.companies[seat].appeal[good] != NO_MARKER
        ],
        "rivals": outcome.rivals,
        "yet_to_set": waiting,
    }


def yet_to_set(position: CardPosition, asked: Asked | None = None) -> list[int]:
    """Return the seats that set a price of the active good later in this round, or now (up to the second step)."""
    public = cast("Asked", position.asked(NOBODY)) if asked is None else asked
    if "step" not in public:
        return []
    mine = [position.seat] if public["step"] <= SETTING_PRICE else []
    seats = mine + public.get("yet_to_act", [])
    return [seat for seat in seats if position.companies[seat].tile[position.round]]


def _seller(position: CardPosition, seat: int, ledger: Ledger, outcome: Outcome) -> SellerView:
    good, printed, company = position.round, position.rules.printed, position.companies[seat]
    fixed, wages, upkeep = ledger.costs[seat]
    workers, machines = factory.staff(printed, company, good, 2)
    price = ledger.prices[seat]
    income, left = outcome.sells[seat] * price, outcome.made[seat] + company.stored[good] - outcome.sells[seat]
    voyage = outcome.voyage(seat)
    costs = fixed + wages + upkeep
    return {
        "seat": seat,
        "appeal": company.appeal[good],
        "price": price,
        "makes": outcome.made[seat],
        "sells": outcome.sells[seat],
        "income": income,
        "left": left,
        "voyage": voyage,
        "stays": left - voyage["goods"],
        "fixed": fixed,
        "wages": wages,
        "workers": workers,
        "upkeep": upkeep,
        "machines": machines,
        "costs": costs,
        "balance": outcome.balance[seat],
        "loans": outcome.loans[seat],
        "bankrupt": outcome.bankrupt[seat],
        "money_then": money_then(company, outcome, seat),
        "steps": outcome.steps[seat],
        "value_then": raise_value(printed, company.value, outcome.steps[seat]),
    }


def _voyage(printed: Printed, company: Company, good: int, left: int) -> VoyageView:
    """Return what the ready ships could take of the goods left over, without the trade office."""
    goods = max(0, min(left, sailing.most(printed, company, 0)))
    return {
        "goods": goods,
        "ships": sailing.ships_for(printed, company, goods),
        "income": sailing.income_of(printed, company, good, goods),
        "contract": sailing.by_contract(printed, company, goods),
    }
