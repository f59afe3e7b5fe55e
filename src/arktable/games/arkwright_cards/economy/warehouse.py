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


def wastes(printed: Printed, company: Company) -> list[list[int]]:
    """Return every way to let goods go, by good, until the rest fits and not one more; the fewest goods first."""
    found: list[list[int]] = []
    _extend_wastes(printed, company.copy(), 0, [0] * GOODS, found)
    return sorted(found, key=sum)


def _extend_wastes(printed: Printed, twin: Company, good: int, gone: list[int], found: list[list[int]]) -> None:
    """Let pieces of this good and the following ones go; `twin` has lost those that are `gone`."""
    if fits(printed, twin):
        if not any(_is_spare(printed, twin, kind) for kind in range(good) if gone[kind]):
            found.append(gone.copy())
        return
    if good == GOODS:
        return
    _extend_wastes(printed, twin, good + 1, gone, found)
    if twin.stored[good]:
        twin.stored[good] -= 1
        gone[good] += 1
        _extend_wastes(printed, twin, good, gone, found)
        twin.stored[good] += 1
        gone[good] -= 1


def _is_spare(printed: Printed, twin: Company, good: int) -> bool:
    """Return whether one more piece of this good would fit."""
    twin.stored[good] += 1
    spare = fits(printed, twin)
    twin.stored[good] -= 1
    return spare


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


class Stock:
    """Where the goods of a company lie, by good: in warehouses (the contents of each), or on the floor. For drawing."""

    __slots__ = ("floor", "houses")

    def __init__(self, printed: Printed, company: Company, good: int, fresh: int) -> None:
        """`fresh` pieces of `good` are not stored yet. The other goods find room before the rest of it does."""
        kept = company.stored.copy()
        kept[good] -= fresh
        self.houses: list[list[int]] = [[0] * 0 for _ in kept]
        self.floor: list[int] = [0] * len(kept)
        self.floor[good] = fresh
        smalls = printed.smalls
        at = _best_for_large(printed, kept) if company.has(LARGE_WAREHOUSE) else -1
        for kind in [*(other for other in range(GOODS) if other != good), good]:
            left = kept[kind]
            if kind == at:
                self.houses[kind].append(min(left, printed.large))
                left -= min(left, printed.large)
            while left > 0 and smalls > 0:
                self.houses[kind].append(min(left, printed.small))
                left -= min(left, printed.small)
                smalls -= 1
            self.floor[kind] += left


def _best_for_large(printed: Printed, goods: list[int]) -> int:
    """Return the good for which the large warehouse spares most small ones; −1 if it spares none."""
    best, at = 0, -1
    for good, number in enumerate(goods):
        remaining = (max(0, number - printed.large) + printed.small - 1) // printed.small
        gain = (number + printed.small - 1) // printed.small - remaining
        if gain > best:
            best, at = gain, good
    return at
