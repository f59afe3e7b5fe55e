"""The school shuts the highest row of the active factory (PB 530, B66): during the sale, or after it.

Its other effect, a place for workers that machines free, belongs to the machinery action (PB 516–528).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.reasons import Reason
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.terms import SCHOOL

if TYPE_CHECKING:
    from arktable.games.arkwright.economy.sale import Seller
    from arktable.games.arkwright.phases.production.result import ProductionResult
    from arktable.games.arkwright.state import ArkwrightPosition


def why_not_asked(position: ArkwrightPosition, seat: int, seller: Seller) -> Reason:
    """Return why the sale does not ask about the top row now: it asks before its first good is sold (PB 530)."""
    if not position.companies[seat].has(SCHOOL):
        return Reason("no-tile", "PB 530", {"tile": "school"})
    if seller.shut:
        return Reason("row-shut-already", "PB 530")
    return Reason("row-sold", "PB 530") if seller.row_goods else Reason("no-row-to-shut", "B66")


def why_not_shut(position: ArkwrightPosition, production: ProductionResult, seat: int) -> Reason | None:
    """Return why the highest row cannot be shut after the sale."""
    company, good = position.companies[seat], production.good
    if not company.has(SCHOOL):
        return Reason("no-tile", "PB 530", {"tile": "school"})
    if production.shut[seat] >= 0:
        return Reason("row-shut-already", "PB 530")
    printed = position.rules.printed
    if not company.level[good] or factory.top_row(printed, company, good) < 0:
        return Reason("no-row-to-shut", "B66")
    if not is_unsold(factory.top_goods(printed, company, good), production.top_sold[seat], production.surplus[seat]):
        return Reason("row-sold", "PB 530")
    return None


def is_unsold(row_goods: int, top_sold: int, surplus: int) -> bool:
    """Return whether the highest row has sold nothing and all its goods are left."""
    return not top_sold and surplus >= row_goods


def shut_row(position: ArkwrightPosition, production: ProductionResult, seat: int) -> None:
    """Shut the highest row after the sale: its goods were not made, and its workers are not paid."""
    company, good = position.companies[seat], production.good
    production.surplus[seat] -= factory.top_goods(position.rules.printed, company, good)
    production.shut[seat] = factory.top_row(position.rules.printed, company, good)
    tell_shut(position, seat, good)


def tell_shut(position: ArkwrightPosition, seat: int, good: int) -> None:
    """Record that the row is shut."""
    position.tell_all("row-shut", seat, good=position.rules.printed.goods[good])
