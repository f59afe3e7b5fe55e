"""The final count of a company (EN 825–853, C58), computed without changing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arktable.games.arkwright_cards.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed


class FinalCount(NamedTuple):
    """Pounds for goods in stock, shares bought for all the money, pounds of value for ships, and remaining money."""

    goods: int
    bought: int
    pounds: int
    shares: int
    value: int


def final_count(printed: Printed, company: Company) -> FinalCount:
    """Return the result of steps a to e: goods, shares, loans, ships; shares times value is the score."""
    goods = 0
    for good in range(GOODS):
        goods += company.stored[good] * printed.stored_price[good]
    money = company.money + goods
    bought = min(money // company.value if company.value else 0, printed.most - company.shares)
    pounds = len([space for space in printed.ship_pounds if space <= company.tokens])
    return FinalCount(
        goods,
        bought,
        pounds,
        max(0, company.shares + bought - company.loans),
        max(0, company.value - pounds),
    )
