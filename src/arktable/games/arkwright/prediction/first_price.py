"""The first price of a new factory: the highest one at which all its goods are sold, if the others change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.moves import Move
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.production.sale import open_sale
from arktable.games.arkwright.prediction.plain import sell_as_usual

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def first_price(position: ArkwrightPosition, moves: list[Move]) -> Move:
    """Return the price to begin with, out of those on offer (WF 896).

    If no price sells everything, it is the one that earns most, and of equals the higher one. An appeal of 0 sells
    nothing and is chosen only where there is no other.
    """
    best, most = moves[0], (False, -1, 0)
    for move in moves:
        rank = _rank(position, move.a, move.b)
        if rank > most:
            best, most = move, rank
    return best


def _rank(position: ArkwrightPosition, good: int, price: int) -> tuple[bool, int, int]:
    """Return whether all goods are sold at this price, and then the price itself, or else what it earns."""
    company = position.companies[position.seat]
    before, company.price[good] = company.price[good], price
    selling = open_sale(position, good)
    sell_as_usual(selling)
    seller, appeal = selling.sellers[position.seat], factory.appeal(position.rules.printed, company, good)
    company.price[good] = before
    if not seller.made and appeal:
        return True, price, 0
    return False, seller.sold * price, price
