"""The production of a good where all choices are plain: computed with the functions of the rules, without playing it.

Every quantity comes from a function that the production phase calls too. The choices are those of `standard.py`. There
is no plain outcome where extra shifts are used, a module acts in the production or an emergency sale asks its seat: the
forecast plays the phase then. A test compares both at the moments of many games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.economy import factory, sale, shares
from arktable.games.arkwright.phases.contracts import (
    capacities,
    deliverable,
    lost_by,
    pay_for,
    raise_contract,
    ships_needed,
)
from arktable.games.arkwright.phases.emergency import settle_at_once
from arktable.games.arkwright.phases.production.after_sale import left_after, may_choose
from arktable.games.arkwright.phases.production.sale import open_sale
from arktable.games.arkwright.phases.production.school import is_unsold
from arktable.games.arkwright.prediction.outcome import Forecast
from arktable.games.arkwright.terms import PATRON, SCHOOL

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def plain_outcome(position: ArkwrightPosition, good: int, cash: list[int]) -> Forecast | None:
    """Return the outcome of a production that begins here, or None. `cash` by seat is updated to that after it."""
    rules = position.rules
    if rules.after_sale or rules.after_contracts or rules.after_production:
        return None
    selling = open_sale(position, good)
    if not sell_as_usual(selling):
        return None
    outcome = Forecast(good, position.seats)
    outcome.importer_sold = selling.importer_sold
    outcome.order = selling.ranking()
    left = [0] * position.seats
    shut = [-1] * position.seats
    for seat, seller in enumerate(selling.sellers):
        outcome.appeals[seat] = seller.appeal
        if seller.appeal >= 0:
            _after_sale(outcome, position, seat, seller, left, shut)
    steps = rules.share_steps(position, good, outcome.appeals, outcome.sold, outcome.importer_sold)
    wage = position.wage()
    for seat, company in enumerate(position.companies):
        if company.level[good]:
            outcome.costs[seat] = factory.running_costs(rules.printed, company, good, wage, shut[seat])
        if not _account(outcome, position, seat, steps[seat], left[seat], cash):
            return None
    return outcome


def sell_as_usual(selling: sale.Sale) -> bool:
    """Run the sale with the standard answers; return False if extra shifts would be used."""
    asked = selling.step()
    while asked != sale.OVER:
        seller = selling.sellers[asked]
        if not seller.made and not seller.stock:
            return False
        selling.answer(sale.KEEP_ROW if seller.made else sale.SELL_STOCK)
        asked = selling.step()
    return True


def _after_sale(
    outcome: Forecast, position: ArkwrightPosition, seat: int, seller: sale.Seller, left: list[int], shut: list[int]
) -> None:
    """Let patron and jubilee buy a good each; then the school shuts an unsold row if the good has no contract."""
    company, good, printed = position.companies[seat], outcome.good, position.rules.printed
    sold, surplus, stock = seller.sold, seller.made, seller.stock
    outcome.makes[seat] = seller.made + seller.sold_made
    if may_choose(company, good):
        if company.has(PATRON + good) and surplus + stock:
            (surplus, stock), sold = left_after(surplus, stock, 1), sold + 1
        if company.jubilee and surplus + stock:
            (surplus, stock), sold = left_after(surplus, stock, 1), sold + 1
        if company.has(SCHOOL) and not company.contracts[good]:
            top = factory.top_row(printed, company, good)
            if top >= 0 and is_unsold(seller.row_goods, seller.top_sold(), surplus):
                shut[seat] = top
                surplus -= seller.row_goods
                outcome.makes[seat] -= seller.row_goods
    outcome.sold[seat] = sold
    outcome.income[seat] = sold * company.price[good]
    left[seat] = surplus + stock


def _account(outcome: Forecast, position: ArkwrightPosition, seat: int, steps: int, left: int, cash: list[int]) -> bool:
    """Move the share value, pay wages, lower distribution and deliver; return False if that must be played."""
    company, good, printed = position.companies[seat], outcome.good, position.rules.printed
    space = shares.moved(printed, company.space, steps) if steps else company.space
    if company.level[good]:
        cost = outcome.costs[seat]
        cash[seat] += outcome.income[seat]
        if cash[seat] < cost:
            if position.rules.settle is not settle_at_once:
                return False
            before = space
            sold, loans = shares.to_raise(printed, space, company.shares, cost - cash[seat])
            space = shares.space_after(printed, space, sold, loans)
            shortfall = outcome.shortfall_of(seat)
            shortfall.add(printed, sold, loans, before, space)
            cash[seat] += shortfall.raised
        cash[seat] -= cost
    if factory.price_gives_way(printed, company, good):
        outcome.gave_way[seat] = True
        space = shares.moved(printed, space, -1)
    if company.contracts[good]:
        if position.rules.contract_rises is not raise_contract:
            return False
        space = _contract(outcome, position, seat, left, space, cash)
    outcome.spaces[seat] = space
    return True


def _contract(outcome: Forecast, position: ArkwrightPosition, seat: int, left: int, space: int, cash: list[int]) -> int:
    """Deliver the contract of a seat with the most goods that it takes, or let it rise; return the space after it."""
    company, good, printed = position.companies[seat], outcome.good, position.rules.printed
    room = capacities(position, seat)
    size = max(deliverable(company, good, left, sum(room)), default=0)
    if not size:
        return shares.moved(printed, space, -lost_by(position, company.contracts[good]))
    outcome.shipped[seat] = size
    outcome.shipping[seat] = pay_for(printed, company, good, size, True)
    cash[seat] += outcome.shipping[seat]
    return shares.moved(printed, space, -ships_needed(room, size))
