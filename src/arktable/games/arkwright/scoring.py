"""Values of companies, winners (WF 2855), progress of the game, and the census of all components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy.shares import portfolio
from arktable.games.arkwright.phases.final import FinalExchange
from arktable.games.arkwright.terms import GOODS, LIGHT_REORGANIZATION, OWN_MARKERS, PIER, TILES

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def scores(position: ArkwrightPosition) -> list[int]:
    """Return the points by seat, as the rules count them."""
    return position.rules.scores(position)


def worth_of_companies(position: ArkwrightPosition) -> list[int]:
    """Return shares times share value, plus the product of the bonus markers if there are any (PB 969).

    At the end, a player who still has a loan gets nothing (WF 2861, 2897).
    """
    printed, over = position.rules.printed, position.finished
    return [
        0 if over and company.loans else portfolio(printed, company) + company.home_record * company.ship_record
        for company in position.companies
    ]


def counted_now(position: ArkwrightPosition) -> list[int]:
    """Return the final result of every seat if the game ended now (WF 2865–2897)."""
    if position.finished:
        return scores(position)
    copy = position.copy()
    copy.frames = [FinalExchange(copy.start)]
    copy.due = []
    copy.advance()
    copy.finished = True
    return scores(copy)


def winners(position: ArkwrightPosition) -> list[int]:
    """Return the seats with the highest value, then the most cash; none with a loan (WF 2861, 2898; B10)."""
    if not position.finished:
        return []
    standing = [seat for seat in range(position.seats) if not position.companies[seat].loans]
    if not standing:
        return []
    points = scores(position)
    best = max((points[seat], position.companies[seat].cash) for seat in standing)
    return [seat for seat in standing if (points[seat], position.companies[seat].cash) == best]


def ranking(position: ArkwrightPosition) -> list[int]:
    """Return all seats from first to last; players with a loan come last (B10)."""
    points = scores(position)

    def order(seat: int) -> tuple[int, int, int]:
        company = position.companies[seat]
        if company.loans:
            return (company.loans, -company.cash, 0)
        return (0, -points[seat], -company.cash)

    return sorted(range(position.seats), key=order)


def progress(position: ArkwrightPosition) -> float:
    """Return the fraction of the cycles that has been played."""
    if position.finished:
        return 1.0
    if not position.decade:
        return 0.0
    all_cycles = position.rules.last_decade * GOODS
    return 0.99 * ((position.decade - 1) * GOODS + max(0, position.cycle)) / all_cycles


def census(position: ArkwrightPosition) -> dict[str, int]:
    """Return the number of all components, wherever they are."""
    printed = position.rules.printed
    employed = 0
    cash = 0
    for company in position.companies:
        cash += company.cash
        employed += sum(company.factory_workers(good) for good in range(GOODS)) + company.spots.bit_count()
        employed += sum(printed.ship_crew[kind] for kind in company.ships if kind != NO_SHIP)
    waiting = position.held().get("workers", 0)  # freed by machines, not yet sent anywhere by the school
    counts = {
        "workers": printed.spaces - position.empty + position.fired + position.out + employed + waiting,
        "money": cash + position.bank,
        "ships": sum(position.ship_offer)
        + sum(1 for company in position.companies for kind in company.ships if kind != NO_SHIP),
    }
    for tile in range(TILES):
        counts[f"tile {tile}"] = position.tile_offer[tile] + sum(company.has(tile) for company in position.companies)
    for marker in range(OWN_MARKERS, PIER):
        counts[f"grey {marker}"] = sum(row.count(marker) for row in position.mat) + sum(
            company.owns(marker) for company in position.companies
        )
    for seat in range(position.seats):
        held = position.companies[seat].shares + sum(company.foreign[seat] for company in position.companies)
        counts[f"shares {seat}"] = held + position.rules.bank_shares(position, seat)
    for seat, company in enumerate(position.companies):
        counts[f"reorganization {seat}"] = (company.markers >> LIGHT_REORGANIZATION).bit_count()
    return counts
