"""Ships, contracts, warehouse and overtime: what Water Frame adds to a company (WF 1592–1883, 2483)."""

from __future__ import annotations

from arktable.bots.arkwright.ranking import Ranking
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP, Company
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.actions.fleet import carries
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS


def deliver(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """A contract is fulfilled by as many goods as possible if they pay more than the share value the ships cost."""
    company, printed = position.companies[position.seat], position.rules.printed
    ranking = Ranking(position.rules.catalogue.done, 0.0)
    for move in position.moves():
        if move.kind in (kinds.DELIVER, kinds.DELIVER_BOTH):
            earned = move.b * factory.base_quality(printed, company, move.a) * valuation.pound
            both = move.kind == kinds.DELIVER_BOTH or move.b > valuation.carried(company, False)
            # An open contract would cost something too.
            ranking.add(move, earned + valuation.open_contract(company, move.a) - valuation.step * (2 if both else 1))
    return ranking


def dismiss(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """A ship or warehouse worker that will earn less than the wages to come is let go (WF 2680)."""
    company = position.companies[position.seat]
    ranking = Ranking(position.rules.catalogue.done, valuation.standing(company, position.empty) + WORTH_IT)
    for move in position.moves():
        if move.kind == kinds.SCRAP:
            kind = company.ships[move.a]
            company.ships[move.a] = NO_SHIP
            ranking.add(move, valuation.standing(company, position.empty))
            company.ships[move.a] = kind
        elif move.kind == kinds.DISMISS:
            company.clear_spot(move.a)
            if not position.rules.overflow(position.rules.printed, company):
                ranking.add(move, valuation.standing(company, position.empty))
            company.man(move.a)
    return ranking


def overtime(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Goods for the warehouse, as far as there is room, where the next production sells or ships them (WF 1779)."""
    company, printed = position.companies[position.seat], position.rules.printed
    ranking = Ranking(position.rules.catalogue.done, valuation.standing(company, position.empty) + WORTH_IT)
    for move in position.moves():
        if move.kind == kinds.PRODUCE:
            made = factory.output(printed, company, move.a, move.b)
            costs = factory.row_costs(printed, company, move.a, position.wage(), move.b)
            company.stock[move.a] += made
            company.cash -= costs
            if not position.rules.overflow(printed, company):
                ranking.add(move, valuation.standing(company, position.empty))
            company.stock[move.a] -= made
            company.cash += costs
    return ranking


def moor(company: Company, kind: int) -> None:
    """The company gets this ship, on a free pier or in the place of its smaller one."""
    pier = 0 if company.ships[0] <= company.ships[1] else 1
    company.ships[pier] = kind


def may_sail(position: ArkwrightPosition, kind: int) -> bool:
    """Could the ship action of this ship fulfil a contract from the warehouse now?"""
    company = position.companies[position.seat]
    room = carries(position, position.seat, kind)
    for good in range(GOODS):
        size = company.contracts[good]
        if size and company.level[good] and company.stock[good] >= size - 1 and room >= size - 1:
            return True
    return False
