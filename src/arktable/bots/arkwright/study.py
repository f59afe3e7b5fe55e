"""What a search needs of Arkwright: where a plan is chosen, how a turn goes on, and what a position is worth."""

from __future__ import annotations

from typing import Final

from arktable.bots.arkwright.fitted import WEIGHTS
from arktable.bots.arkwright.valuation import Valuation
from arktable.engine.position import Position
from arktable.games.arkwright.economy import factory, shares
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.scoring import worth_of_companies
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS, OWN_MARKERS, PIER

FEATURES: Final = 10
"""How many numbers `features` gives."""
STAGES: Final = 6
"""Stages of a game by decades still to come; a longer game stays in the last one."""


def is_plan_point(position: Position) -> bool:
    """Is a marker chosen now? That decision sets the plan of a turn; later ones only carry it out."""
    return position.seat >= 0 and isinstance(position.frames[-1], Turn)


def values(position: Position) -> list[float]:
    """The final score that each seat can expect. Numbers of different positions and seats can be compared."""
    assert isinstance(position, ArkwrightPosition)
    if position.seat < 0:
        return [float(score) for score in position.scores()]
    rows = features(position)
    row = WEIGHTS[stage(position)][position.seats]
    found: list[float] = []
    points, printed = position.scores(), worth_of_companies(position)
    for seat, numbers in enumerate(rows):
        total = float(points[seat] - printed[seat])  # what a house rule adds
        for at in range(FEATURES):
            total += row[at] * numbers[at]
        found.append(total)
    return found


def stage(position: ArkwrightPosition) -> int:
    """The number of decades still to come, the one under way not counted."""
    return min(STAGES - 1, position.decades_to_come() if position.decade else position.rules.last_decade - 1)


def features(position: ArkwrightPosition) -> list[list[float]]:
    """The features of each seat from which its value is estimated; the first one is 1."""
    rows = [_features(position, seat) for seat in range(position.seats)]
    total = 0.0
    for numbers in rows:
        total += numbers[1]
    for numbers in rows:
        numbers[FEATURES - 1] = (total - numbers[1]) / (position.seats - 1)
    return rows


def _features(position: ArkwrightPosition, seat: int) -> list[float]:
    """The features of one seat. The last one, for the rivals, is filled in by the caller."""
    printed, company = position.rules.printed, position.companies[seat]
    valuation = Valuation(position, seat)
    wage = position.wage()
    income, steps, machines, goods = 0.0, 0.0, 0.0, 0.0
    for good in range(GOODS):
        left = valuation.left[good]
        if company.level[good] and left:
            rows = factory.producing_rows(printed, company, good)
            makes = factory.output(printed, company, good, rows)
            best = valuation.best(company, good, makes, position.empty, 0)
            income += left * (best.income - factory.running_costs(printed, company, good, wage, -1))
            steps += left * best.steps
            machines += left * company.factory_machines(good)
        goods += company.stock[good] * printed.fixed_price[good]
        if company.contracts[good]:
            steps -= valuation.open_contract(company, good) / valuation.step
    grey = (company.markers >> OWN_MARKERS & (1 << (PIER - OWN_MARKERS)) - 1).bit_count()
    holdings = (company.tiles.bit_count() + grey) * valuation.decades
    cash = company.cash + goods - printed.loan_repay * company.loans
    end = max(1.0, min(float(printed.last_space), company.space + steps))
    value = valuation.value(end)
    price = max(1.0, (shares.buying_price(printed, company) + value) / 2)
    bought = max(0.0, min(float(printed.shares - company.shares), (cash + income) / price))
    return [
        1.0,
        (company.shares + bought) * value / 100,
        shares.portfolio(printed, company) / 100.0,
        cash / 10.0,
        income / 10,
        steps,
        holdings,
        valuation.carried(company, True) * valuation.decades,
        machines / 10,
        0.0,
    ]
