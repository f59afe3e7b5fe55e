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
    from arktable.games.arkwright_cards.sheet import Tables
    from arktable.games.arkwright_cards.state import CardPosition


def hold(tables: Tables, company: Company) -> int:
    """Goods one ship carries."""
    return tables.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]


def most(tables: Tables, company: Company, saved: int) -> int:
    """Goods that can leave at once: ready ships, and tokens left, one of which the trade office may save."""
    ships = min(company.ships, tables.ship_tokens - company.tokens + saved)
    return ships * hold(tables, company)


def why_not_saved(company: Company) -> Reason | None:
    """Why the trade office cannot help now."""
    if not company.has(TRADE_OFFICE):
        return Reason("no-card", "EN 907", {"card": CARD_NAMES[TRADE_OFFICE]})
    if not company.fresh(TRADE_OFFICE):
        return Reason("card-used", "EN 907", {"card": CARD_NAMES[TRADE_OFFICE]})
    return None


def sail(position: CardPosition, seat: int, loads: list[int], saved: int) -> None:
    """Goods by kind go overseas: income by the factories, the contract, tokens."""
    company, tables = position.companies[seat], position.rules.tables
    goods = sum(loads)
    ships = (goods + hold(tables, company) - 1) // hold(tables, company)
    income = tables.contract[min(goods, len(tables.contract) - 1)] if company.has(CONTRACT) else 0
    for good in range(GOODS):
        if loads[good]:
            income += loads[good] * tables.ship_price[company.tile[good]][good]
            position.use_up(seat, good, loads[good])
    position.earn(seat, income)
    company.ships -= ships
    company.tokens += ships - saved
    company.sailings += 1
    if saved:
        company.used |= 1 << TRADE_OFFICE
    if position.events is not None:
        position.tell_all("shipped", seat, goods=goods, ships=ships, money=income, saved=saved)
