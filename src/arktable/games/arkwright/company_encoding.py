"""The numbers of one company in an observation of Arkwright."""

from __future__ import annotations

from typing import Final

from arktable.engine.encoding.encoder import Encoder, Scope
from arktable.engine.encoding.writing import put_bits, put_row, put_row_plus, put_thing
from arktable.games.arkwright.company import NOWHERE, Company
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.terms import GOODS, MARKERS, OWN_MARKERS, PIERS, ROWS, SPOTS, TILES

LEVELS: Final = 5
"""The levels of a factory, with 0 for none."""


class CompanyBlocks:
    """Where the numbers of one company are; `turn` counts from the seat that looks."""

    def __init__(self, scope: Scope, encoder: Encoder, turn: int) -> None:
        rules: Rules = scope.rules
        add, name, printed = encoder.layout.add, "own" if turn == 0 else f"rival-{turn}", rules.printed
        self.seats: Final[int] = scope.seats
        self.kinds: Final[int] = len(printed.ship_capacity)
        self.cash: Final[int] = add(f"{name}.cash", 1, 100)
        self.unknown: Final[int] = add(f"{name}.cash-unknown", 1)
        self.shares: Final[int] = add(f"{name}.shares", 1, printed.shares)
        self.space: Final[int] = add(f"{name}.space", 1, printed.last_space)
        self.loans: Final[int] = add(f"{name}.loans", 1, 3)
        self.level: Final[int] = add(f"{name}.level", GOODS, LEVELS - 1)
        self.price: Final[int] = add(f"{name}.price", GOODS, printed.price_high)
        self.quality: Final[int] = add(f"{name}.quality", GOODS, 5)
        self.distribution: Final[int] = add(f"{name}.distribution", GOODS, 5)
        self.workers: Final[int] = add(f"{name}.workers", GOODS * ROWS, 5)
        self.machines: Final[int] = add(f"{name}.machines", GOODS * ROWS, 5)
        self.extra: Final[int] = add(f"{name}.extra-workers", GOODS, 5)
        self.built: Final[int] = add(f"{name}.built", GOODS, rules.last_decade + 1)
        self.closed: Final[int] = add(f"{name}.closed", GOODS * LEVELS)
        self.marks: Final[int] = add(f"{name}.must-produce", GOODS)
        self.stock: Final[int] = add(f"{name}.stock", GOODS, 10)
        self.contracts: Final[int] = add(f"{name}.contracts", GOODS, 5)
        self.spots: Final[int] = add(f"{name}.warehouse", SPOTS)
        self.ships: Final[int] = add(f"{name}.ships", PIERS * self.kinds)
        self.tiles: Final[int] = add(f"{name}.tiles", TILES)
        self.banned: Final[int] = add(f"{name}.banned", TILES)
        self.inventor: Final[int] = add(f"{name}.inventor-uses", 1, 3)
        self.foreman: Final[int] = add(f"{name}.foreman", GOODS)
        self.workshop: Final[int] = add(f"{name}.workshop", GOODS)
        self.markers: Final[int] = add(f"{name}.special-markers", MARKERS - OWN_MARKERS)
        self.placed: Final[int] = add(f"{name}.placed", MARKERS, 6)
        self.jubilee: Final[int] = add(f"{name}.jubilee", 1)
        self.foreign: Final[int] = add(f"{name}.shares-of", scope.seats, 5)
        self.records: Final[int] = add(f"{name}.ship-home-record", 2, 10)

    def fill(self, company: Company, seat: int, hidden: bool, numbers: list[int]) -> None:
        """Write the company of this seat; with `hidden` its cash is unknown."""
        if hidden:
            numbers[self.unknown] = 1
        else:
            numbers[self.cash] = company.cash
        numbers[self.shares] = company.shares
        numbers[self.space] = company.space
        numbers[self.loans] = company.loans
        put_bits(numbers, self.marks, company.marks, GOODS)
        put_row(numbers, self.stock, company.stock)
        put_row(numbers, self.contracts, company.contracts)
        put_bits(numbers, self.spots, company.spots, SPOTS)
        for pier in range(PIERS):
            put_thing(numbers, self.ships + pier * self.kinds, company.ships[pier])
        put_bits(numbers, self.tiles, company.tiles, TILES)
        put_bits(numbers, self.banned, company.banned, TILES)
        numbers[self.inventor] = company.inventor_uses
        put_thing(numbers, self.foreman, company.foreman_at)
        put_thing(numbers, self.workshop, company.workshop_at)
        put_bits(numbers, self.markers, company.markers >> OWN_MARKERS, MARKERS - OWN_MARKERS)
        for row in range(len(company.placed)):
            if company.placed[row] != NOWHERE:
                numbers[self.placed + company.placed[row]] = row + 1
        numbers[self.jubilee] = 1 if company.jubilee else 0
        for turn in range(self.seats):
            numbers[self.foreign + turn] = company.foreign[(seat + turn) % self.seats]
        numbers[self.records] = company.ship_record
        numbers[self.records + 1] = company.home_record
        self._fill_factories(company, numbers)

    def _fill_factories(self, company: Company, numbers: list[int]) -> None:
        put_row(numbers, self.level, company.level)
        put_row(numbers, self.price, company.price)
        put_row(numbers, self.quality, company.quality)
        put_row(numbers, self.distribution, company.distribution)
        put_row(numbers, self.workers, company.workers)
        put_row(numbers, self.machines, company.machines)
        put_row(numbers, self.extra, company.extra)
        put_row_plus(numbers, self.built, company.built, 1)
        for good in range(GOODS):
            put_bits(numbers, self.closed + good * LEVELS, company.closed[good], LEVELS)
