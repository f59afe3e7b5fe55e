"""Room for goods: large and small warehouse, and the price scale (PB 174–188, 462–470; B54, B55)."""

from __future__ import annotations

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import FIRST_ROW_SPOT, GOODS, SECOND_ROW_SPOT, SMALL_WAREHOUSE


def large_room(printed: Printed, company: Company, good: int) -> int:
    """Return the room that the workers of the large warehouse give: column, first row, second row."""
    if not company.spots:
        return 0
    room = printed.column_room if company.manned(good) else 0
    if company.manned(FIRST_ROW_SPOT):
        room += printed.row_room[0]
    if company.manned(SECOND_ROW_SPOT):
        room += printed.row_room[1]
    return room


def scale_room(printed: Printed, company: Company, good: int) -> int:
    """Return the free spaces right of the price marker; without a factory the whole scale is free."""
    if not company.level[good]:
        return printed.price_high - printed.price_low + 1
    return printed.price_high - company.price[good]


def most_stock(printed: Printed, good: int) -> int:
    """Return the maximum stock of one good, even before goods that do not fit are lost.

    The book does not limit goods (PB 279). The maximum is the room in both warehouses and on the price scale, plus
    twice the output of the largest factory.
    """
    room = printed.column_room + sum(printed.row_room) + printed.small_room + printed.price_high
    return room + 2 * max(sum(rows) for rows in printed.output[good])


def overflow(printed: Printed, company: Company) -> int:
    """Return the number of goods that do not fit; goods move freely between both warehouses (PB 186)."""
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
    """Return the same for Spinning Jenny: every good is on its own price scale, and nothing else limits it (B83)."""
    too_many = 0
    for good in range(GOODS):
        too_many += max(0, company.stock[good] - scale_room(printed, company, good))
    return too_many


def on_scale(printed: Printed, company: Company, good: int) -> int:
    """Return the goods of this kind that must be on the price scale and so occupy its highest prices (B54)."""
    if not company.has(SMALL_WAREHOUSE):
        return 0
    return max(0, company.stock[good] - large_room(printed, company, good))
