"""Warehouses (EN 701–715, C34): small ones and at most one large, each for one good; packed as well as possible."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import GOODS, LARGE_WAREHOUSE

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed


def fits(printed: Printed, company: Company) -> bool:
    """Is there a warehouse for everything stored?"""
    small = printed.small
    large = printed.large if company.has(LARGE_WAREHOUSE) else 0
    needed, spared = 0, 0
    for goods in company.stored:
        if goods:
            smalls = (goods + small - 1) // small
            needed += smalls
            if large:
                beside = (max(0, goods - large) + small - 1) // small
                spared = max(spared, smalls - beside)
    return needed - spared <= printed.smalls


def without_room(printed: Printed, company: Company) -> int:
    """So many of the stored goods find no room, however they are packed."""
    houses = [printed.small] * printed.smalls
    if company.has(LARGE_WAREHOUSE):
        houses.append(printed.large)
    most = 0
    for chosen in product(range(GOODS), repeat=len(houses)):
        room = [0] * GOODS
        for good, size in zip(chosen, houses, strict=True):
            room[good] += size
        most = max(most, sum([min(goods, room[good]) for good, goods in enumerate(company.stored)]))
    return sum(company.stored) - most


def free(printed: Printed, company: Company) -> int:
    """Warehouses in which nothing lies, when the goods are packed as well as possible."""
    there = printed.smalls + (1 if company.has(LARGE_WAREHOUSE) else 0)
    return there - sum(len(houses) for houses in packed(printed, company))


def packed(printed: Printed, company: Company) -> list[list[int]]:
    """By good: what lies in each of its warehouses, the large one first where it helps most. For drawing."""
    small, found = printed.small, [[0] * 0 for _ in company.stored]
    best, at = 0, -1
    if company.has(LARGE_WAREHOUSE):
        for good, goods in enumerate(company.stored):
            beside = (max(0, goods - printed.large) + small - 1) // small
            gain = (goods + small - 1) // small - beside
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
