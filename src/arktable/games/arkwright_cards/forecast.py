"""What the production of the active good would bring, as the markers stand and for every choice of step b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from arktable.engine.seats import NOBODY
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.economy.shares import emergency_loans, half, raise_value
from arktable.games.arkwright_cards.forecast_shapes import ChoiceView, ForecastView, SellerView, VoyageView, WayView
from arktable.games.arkwright_cards.moves import turned_names
from arktable.games.arkwright_cards.phases import sailing
from arktable.games.arkwright_cards.phases.price import SetPrice, masks
from arktable.games.arkwright_cards.shapes import Asked
from arktable.games.arkwright_cards.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition

SETTING_PRICE: Final = 2
"""The step of a turn in which the price is set."""


class Outcome:
    """By seat: goods made and sold at home, the balance, loans of the emergency fund or bankruptcy, and the steps of
    share value; by rival: goods it could sell.
    """

    def __init__(self, position: CardPosition, good: int, appeals: list[int], prices: list[int], demand: int) -> None:
        printed = position.rules.printed
        self.made: list[int] = []
        self.sells: list[int] = []
        for company, appeal in zip(position.companies, appeals, strict=True):
            made = factory.output(printed, company, good, 2) if appeal != NO_MARKER else 0
            limit = home_limit(appeal, demand) if appeal != NO_MARKER else 0
            self.made.append(made)
            self.sells.append(min(limit, made + company.stored[good]))
        self.balance: list[int] = [
            _balance(position, seat, self.made[seat], self.sells[seat], prices[seat])
            if appeals[seat] != NO_MARKER
            else 0
            for seat in range(position.seats)
        ]
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


def _balance(position: CardPosition, seat: int, made: int, sells: int, price: int) -> int:
    """Income at home and overseas less costs."""
    company, printed, good = position.companies[seat], position.rules.printed, position.round
    voyage = _voyage(printed, company, good, made + company.stored[good] - sells)
    return sells * price + voyage["income"] - sum(factory.costs(printed, company, good, 2, position.wage()))


def _prices(position: CardPosition) -> list[int]:
    """By seat: the price of the active good, whatever it is without a factory."""
    printed, good = position.rules.printed, position.round
    return [factory.price(printed, company, good) for company in position.companies]


def _money_then(company: Company, outcome: Outcome, seat: int) -> int:
    """Cash after the production; a bankrupt company has none."""
    if outcome.bankrupt[seat]:
        return 0
    return company.money + outcome.balance[seat] + outcome.loans[seat] * half(company.value)


def _as_they_stand(position: CardPosition) -> Outcome:
    good = position.round
    appeals = [company.appeal[good] for company in position.companies]
    return Outcome(position, good, appeals, _prices(position), position.demand[good])


def seller_view(position: CardPosition, seat: int) -> SellerView | None:
    """The line of one seat; None where it has no marker on the track of the active good."""
    if position.companies[seat].appeal[position.round] == NO_MARKER:
        return None
    return _seller(position, seat, _as_they_stand(position))


def forecast_view(position: CardPosition, waiting: list[int]) -> ForecastView:
    """As the markers stand, with no cards played and all stored goods sold that may be; some may still set a price."""
    good = position.round
    outcome = _as_they_stand(position)
    order = [(position.start + turn) % position.seats for turn in range(position.seats)]
    return {
        "good": good,
        "demand": position.demand[good],
        "sellers": [
            _seller(position, seat, outcome) for seat in order if position.companies[seat].appeal[good] != NO_MARKER
        ],
        "rivals": outcome.rivals,
        "yet_to_set": waiting,
    }


def yet_to_set(position: CardPosition, asked: Asked | None = None) -> list[int]:
    """Who sets a price of the active good later in this round. Who is asked now does too, up to the second step."""
    public = cast("Asked", position.asked(NOBODY)) if asked is None else asked
    if "step" not in public:
        return []
    mine = [position.seat] if public["step"] <= SETTING_PRICE else []
    seats = mine + public.get("yet_to_act", [])
    return [seat for seat in seats if position.companies[seat].tile[position.round]]


def _seller(position: CardPosition, seat: int, outcome: Outcome) -> SellerView:
    good, printed, company = position.round, position.rules.printed, position.companies[seat]
    fixed, wages, upkeep = factory.costs(printed, company, good, 2, position.wage())
    workers, machines = factory.staff(printed, company, good, 2)
    price = factory.price(printed, company, good)
    income, left = outcome.sells[seat] * price, outcome.made[seat] + company.stored[good] - outcome.sells[seat]
    voyage = _voyage(printed, company, good, left)
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
        "money_then": _money_then(company, outcome, seat),
        "steps": outcome.steps[seat],
        "value_then": raise_value(printed, company.value, outcome.steps[seat]),
    }


def _voyage(printed: Printed, company: Company, good: int, left: int) -> VoyageView:
    """What the ready ships could take of the goods left over, without the trade office."""
    goods = max(0, min(left, sailing.most(printed, company, 0)))
    loads = [0] * GOODS
    loads[good] = goods
    return {
        "goods": goods,
        "ships": sailing.ships_for(printed, company, goods),
        "income": sailing.income(printed, company, loads),
    }


def price_choices(position: CardPosition) -> list[ChoiceView] | None:
    """While somebody sets the price: each appeal that can be reached, and what it would mean for everybody."""
    if position.seat < 0 or not isinstance(position.frames[-1], SetPrice):
        return None
    good, printed, company = position.round, position.rules.printed, position.companies[position.seat]
    ways: dict[int, list[WayView]] = {}
    for mask in masks(company, good):
        for spot in range(len(printed.spots)):
            appeal = factory.appeal_set(printed, company, good, spot, mask)
            move = position.rules.catalogue.set[spot][mask]
            ways.setdefault(appeal, []).append({"move": move.text, "spot": spot, "turned": turned_names(mask)})
    return [_choice(position, appeal, ways[appeal]) for appeal in sorted(ways)]


def _choice(position: CardPosition, appeal: int, ways: list[WayView]) -> ChoiceView:
    seat, good, printed = position.seat, position.round, position.rules.printed
    company = position.companies[seat]
    arrows = position.rules.board.steps(good, company.appeal[good], appeal)
    demand = max(printed.demand_low, min(printed.demand_high, position.demand[good] + arrows))
    appeals = [other.appeal[good] for other in position.companies]
    appeals[seat] = appeal
    prices = _prices(position)
    price = prices[seat] = factory.total(printed, company, good) - appeal
    outcome = Outcome(position, good, appeals, prices, demand)
    income, left = outcome.sells[seat] * price, outcome.made[seat] + company.stored[good] - outcome.sells[seat]
    voyage = _voyage(printed, company, good, left)
    return {
        "appeal": appeal,
        "price": price,
        "arrows": arrows,
        "demand": demand,
        "sells": outcome.sells,
        "steps": outcome.steps,
        "rivals": outcome.rivals,
        "income": income,
        "left": left,
        "voyage": voyage,
        "stays": left - voyage["goods"],
        "balance": outcome.balance[seat],
        "loans": outcome.loans[seat],
        "bankrupt": outcome.bankrupt[seat],
        "money_then": _money_then(company, outcome, seat),
        "value_then": raise_value(printed, company.value, outcome.steps[seat]),
        "ways": ways,
    }
