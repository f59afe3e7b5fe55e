"""Warehouses (EN 701–715, C34): small ones and at most one large, each for one good; packed in the best way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import CARDS_OF, GOODS, LARGE_WAREHOUSE

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed


def fits(printed: Printed, company: Company) -> bool:
    """Return whether there is a warehouse for everything stored."""
    small = printed.small
    large = printed.large if company.has(LARGE_WAREHOUSE) else 0
    needed, spared = 0, 0
    for goods in company.stored:
        if goods:
            smalls = (goods + small - 1) // small
            needed += smalls
            if large:
                remaining = (max(0, goods - large) + small - 1) // small
                spared = max(spared, smalls - remaining)
    return needed - spared <= printed.smalls


def without_room(printed: Printed, company: Company) -> int:
    """Return how many of the stored goods find no room when packed in the best way."""
    if not company.has(LARGE_WAREHOUSE):
        return _without_small_room(printed, company.stored)
    fewest = sum(company.stored)
    for good in range(GOODS):
        rest = company.stored.copy()
        rest[good] = max(0, rest[good] - printed.large)
        fewest = min(fewest, _without_small_room(printed, rest))
    return fewest


def _without_small_room(printed: Printed, goods: list[int]) -> int:
    """Return how many of these goods find no room in the small warehouses; each goes to the good that fills it most."""
    full = sum(number // printed.small for number in goods)
    if full >= printed.smalls:
        return sum(goods) - printed.smalls * printed.small
    rests = sorted([number % printed.small for number in goods], reverse=True)
    return sum(rests[printed.smalls - full :])


def most_stored(printed: Printed, good: int) -> int:
    """Return the maximum number of stored goods of one kind, even before those that do not fit are wasted.

    The book does not limit goods. The maximum is the room of all warehouses, plus twice the output of the largest
    factory.
    """
    made = max(tile[good] for tile in printed.tile_goods)
    made += sum(max(printed.crew_goods[at]) for at in CARDS_OF[good])
    return printed.smalls * printed.small + printed.large + 2 * made


def unused(printed: Printed, company: Company, packed_goods: list[list[int]]) -> int:
    """Return the number of empty warehouses when the goods are packed in this way."""
    there = printed.smalls + (1 if company.has(LARGE_WAREHOUSE) else 0)
    return there - sum([len(houses) for houses in packed_goods])


def packed(printed: Printed, company: Company) -> list[list[int]]:
    """Return, by good, the contents of its warehouses, the large one first where it helps most. For drawing."""
    small, found = printed.small, [[0] * 0 for _ in company.stored]
    best, at = 0, -1
    if company.has(LARGE_WAREHOUSE):
        for good, goods in enumerate(company.stored):
            remaining = (max(0, goods - printed.large) + small - 1) // small
            gain = (goods + small - 1) // small - remaining
            if gain > best:
                best, at = gain, good
    for good, goods in enumerate(company.stored):
        left = goods
        if good == at:
            found[good].append(min(left, printed.large))
            left -= min(left, printed.large)
        while left > 0:
            found[good].append(min(left, small))
            left -= small
    return found
