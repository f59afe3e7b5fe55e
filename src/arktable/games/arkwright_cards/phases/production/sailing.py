"""Ships at sea: capacity, income, and the tokens laid (EN 687–731, C35, C36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.reasons import Reason
from arktable.games.arkwright_cards.terms import (
    CARD_NAMES,
    CONTRACT,
    GOODS,
    SHIPPING_TRACK,
    TRADE_OFFICE,
)

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def hold(printed: Printed, company: Company) -> int:
    """Return the capacity of one ship."""
    return printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]


def most(printed: Printed, company: Company, saved: int) -> int:
    """Return how many goods can leave at once: ready ships, and tokens left, one of which the trade office may save."""
    ships = min(company.ships, printed.ship_tokens - company.tokens + saved)
    return ships * hold(printed, company)


def why_not_saved(company: Company) -> Reason | None:
    """Return why the trade office cannot help now."""
    if not company.has(TRADE_OFFICE):
        return Reason("no-card", "EN 907", {"card": CARD_NAMES[TRADE_OFFICE]})
    if not company.fresh(TRADE_OFFICE):
        return Reason("card-used", "EN 907", {"card": CARD_NAMES[TRADE_OFFICE]})
    return None


def income(printed: Printed, company: Company, loads: list[int]) -> int:
    """Return the income from goods overseas, by kind: by the factories, and by the contract for all (EN 727, C36)."""
    found = by_contract(printed, company, sum(loads))
    for good in range(GOODS):
        if loads[good]:
            found += loads[good] * printed.ship_price[company.tile[good]][good]
    return found


def income_of(printed: Printed, company: Company, good: int, goods: int) -> int:
    """Return the income from goods of one kind."""
    return by_contract(printed, company, goods) + goods * printed.ship_price[company.tile[good]][good]


def by_contract(printed: Printed, company: Company, goods: int) -> int:
    """Return what the contract adds for this many goods at once; nothing without it (EN 727)."""
    return printed.contract[min(goods, len(printed.contract) - 1)] if company.has(CONTRACT) else 0


def ships_for(printed: Printed, company: Company, goods: int) -> int:
    """Return how many ships these goods need."""
    room = hold(printed, company)
    return (goods + room - 1) // room


def sail(position: CardPosition, seat: int, loads: list[int], saved: int) -> None:
    """Send goods by kind overseas: earn the money, use the ships, lay the tokens."""
    company, printed = position.companies[seat], position.rules.printed
    goods, money = sum(loads), income(printed, company, loads)
    ships = ships_for(printed, company, goods)
    for good in range(GOODS):
        if loads[good]:
            position.use_up(seat, good, loads[good])
    position.earn(seat, money)
    company.ships -= ships
    company.tokens += ships - saved
    company.sailings += 1
    if saved:
        company.used |= 1 << TRADE_OFFICE
    if position.events is not None:
        position.tell_all("shipped", seat, goods=goods, ships=ships, money=money, saved=saved)
