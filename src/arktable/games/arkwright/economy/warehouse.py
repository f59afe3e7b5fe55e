"""Room for goods: large and small warehouse, and the price scale (PB 174–188, 462–470; B54, B55)."""

from __future__ import annotations

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import FIRST_ROW_SPOT, GOODS, SECOND_ROW_SPOT, SMALL_WAREHOUSE


def large_room(printed: Printed, company: Company, good: int) -> int:
    """What the workers of the large warehouse make room for: column, first row, second row."""
    if not company.spots:
        return 0
    room = printed.column_room if company.manned(good) else 0
    if company.manned(FIRST_ROW_SPOT):
        room += printed.row_room[0]
    if company.manned(SECOND_ROW_SPOT):
        room += printed.row_room[1]
    return room


def scale_room(printed: Printed, company: Company, good: int) -> int:
    """Free spaces right of the price marker; without a factory the whole scale is free."""
    if not company.level[good]:
        return printed.price_high - printed.price_low + 1
    return printed.price_high - company.price[good]


def most_stock(printed: Printed, good: int) -> int:
    """More goods of one kind cannot be in stock, not even before those that do not fit are lost.

    The book does not limit goods (PB 279). It is what has room in both warehouses and on the price scale, and what the
    largest factory makes twice.
    """
    room = printed.column_room + sum(printed.row_room) + printed.small_room + printed.price_high
    return room + 2 * max(sum(rows) for rows in printed.output[good])


def overflow(printed: Printed, company: Company) -> int:
    """How many goods too many there are; goods move freely between both warehouses (PB 186)."""
    on_scale = 0
    too_many = 0
    small = printed.small_room if company.has(SMALL_WAREHOUSE) else 0
    for good in range(GOODS):
        rest = company.stock[good] - large_room(printed, company, good)
        if rest > 0:
            fits = min(rest, scale_room(printed, company, good)) if small else 0
            on_scale += fits
            too_many += rest - fits
    return too_many + max(0, on_scale - small)


def scale_overflow(printed: Printed, company: Company) -> int:
    """Spinning Jenny: every good lies on its own price scale and nothing else limits it (B83)."""
    too_many = 0
    for good in range(GOODS):
        too_many += max(0, company.stock[good] - scale_room(printed, company, good))
    return too_many


def on_scale(printed: Printed, company: Company, good: int) -> int:
    """Goods of this kind that must lie on the price scale and so take its highest prices (B54)."""
    if not company.has(SMALL_WAREHOUSE):
        return 0
    return max(0, company.stock[good] - large_room(printed, company, good))
