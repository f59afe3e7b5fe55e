"""What the production of the active good would bring, as the markers stand and for every choice of step b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.phases.price import SetPrice, masks

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


class Outcome:
    """By seat: goods made and sold at home, and the steps of share value; by rival: goods it could sell."""

    def __init__(self, position: CardPosition, good: int, appeals: list[int], demand: int) -> None:
        printed = position.rules.printed
        self.made: list[int] = []
        self.sells: list[int] = []
        for company, appeal in zip(position.companies, appeals, strict=True):
            made = factory.output(printed, company, good, 2) if appeal != NO_MARKER else 0
            limit = home_limit(appeal, demand) if appeal != NO_MARKER else 0
            self.made.append(made)
            self.sells.append(min(limit, made + company.stored[good]))
        self.rivals: list[int] = [
            home_limit(rival.appeal[good], demand) if rival.appeal[good] != NO_MARKER else 0
            for rival in position.rivals
        ]
        rival_best = max(position.rules.rivals_sell(position, good, demand), default=-1)
        sellers = [appeals[seat] for seat in range(position.seats) if self.sells[seat] >= printed.enough]
        best = max(sellers, default=-1)
        alone = sellers.count(best) == 1 and rival_best < best
        self.steps: list[int] = [
            (1 + (1 if alone and appeals[seat] == best else 0)) if self.sells[seat] >= printed.enough else 0
            for seat in range(position.seats)
        ]


def forecast_view(position: CardPosition) -> dict[str, Any]:
    """As the markers stand, with no cards played and all stored goods sold that may be."""
    good, printed = position.round, position.rules.printed
    outcome = Outcome(position, good, [company.appeal[good] for company in position.companies], position.demand[good])
    rows: list[dict[str, Any]] = []
    for seat, company in enumerate(position.companies):
        if company.appeal[good] == NO_MARKER:
            continue
        fixed, wages, upkeep = factory.costs(printed, company, good, 2, position.wage())
        workers, machines = factory.staff(printed, company, good, 2)
        price = factory.price(printed, company, good)
        rows.append(
            {
                "seat": seat,
                "appeal": company.appeal[good],
                "price": price,
                "makes": outcome.made[seat],
                "sells": outcome.sells[seat],
                "income": outcome.sells[seat] * price,
                "left": outcome.made[seat] + company.stored[good] - outcome.sells[seat],
                "fixed": fixed,
                "wages": wages,
                "workers": workers,
                "upkeep": upkeep,
                "machines": machines,
                "costs": fixed + wages + upkeep,
                "steps": outcome.steps[seat],
            }
        )
    return {"good": good, "demand": position.demand[good], "sellers": rows, "rivals": outcome.rivals}


def price_choices(position: CardPosition) -> list[dict[str, Any]] | None:
    """While somebody sets the price: each appeal that can be reached, and what it would mean for everybody."""
    if position.seat < 0 or not isinstance(position.frames[-1], SetPrice):
        return None
    seat, good, rules = position.seat, position.round, position.rules
    printed, company = rules.printed, position.companies[seat]
    ways: dict[int, list[str]] = {}
    for mask in masks(company, good):
        for spot in range(len(printed.spots)):
            appeal = factory.appeal_set(printed, company, good, spot, mask)
            ways.setdefault(appeal, []).append(rules.catalogue.set[spot][mask].text)
    appeals = [other.appeal[good] for other in position.companies]
    whole = factory.total(printed, company, good)
    found: list[dict[str, Any]] = []
    for appeal in sorted(ways):
        demand = position.demand[good] + printed.arrows_below[appeal] - printed.arrows_below[company.appeal[good]]
        demand = max(printed.demand_low, min(printed.appeal_high, demand))
        appeals[seat] = appeal
        outcome = Outcome(position, good, appeals, demand)
        found.append(
            {
                "appeal": appeal,
                "price": whole - appeal,
                "demand": demand,
                "sells": outcome.sells,
                "steps": outcome.steps,
                "rivals": outcome.rivals,
                "income": outcome.sells[seat] * (whole - appeal),
                "left": outcome.made[seat] + company.stored[good] - outcome.sells[seat],
                "moves": ways[appeal],
            }
        )
    return found
