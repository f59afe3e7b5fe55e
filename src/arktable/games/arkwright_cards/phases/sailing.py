"""Ships at sea: how much they carry, what it brings, and the tokens they leave (EN 687–731, C35, C36)."""

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
    """Goods one ship carries."""
    return printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]


def most(printed: Printed, company: Company, saved: int) -> int:
    """Goods that can leave at once: ready ships, and tokens left, one of which the trade office may save."""
    ships = min(company.ships, printed.ship_tokens - company.tokens + saved)
    return ships * hold(printed, company)


def why_not_saved(company: Company) -> Reason | None:
    """Why the trade office cannot help now."""
    if not company.has(TRADE_OFFICE):
        return Reason("no-card", "EN 907", {"card": CARD_NAMES[TRADE_OFFICE]})
    if not company.fresh(TRADE_OFFICE):
        return Reason("card-used", "EN 907", {"card": CARD_NAMES[TRADE_OFFICE]})
    return None


def income(printed: Printed, company: Company, loads: list[int]) -> int:
    """What goods by kind bring overseas: by the factories, and by the contract for all at once (EN 727, C36)."""
    found = printed.contract[min(sum(loads), len(printed.contract) - 1)] if company.has(CONTRACT) else 0
    for good in range(GOODS):
        if loads[good]:
            found += loads[good] * printed.ship_price[company.tile[good]][good]
    return found


def ships_for(printed: Printed, company: Company, goods: int) -> int:
    """How many ships so many goods need."""
    return (goods + hold(printed, company) - 1) // hold(printed, company)


def sail(position: CardPosition, seat: int, loads: list[int], saved: int) -> None:
    """Send goods by kind overseas: money comes in, ships go, tokens are laid."""
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
