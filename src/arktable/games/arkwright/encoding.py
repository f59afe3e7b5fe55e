"""What a seat knows of Arkwright as whole numbers (`engine/encoding`), for programs that learn.

An option hides the cash of the others (B36). It stays unknown with any memory, as samples redeal it.
"""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.encoding.encoder import Encoder, Scope
from arktable.engine.encoding.flat import Flat, FlatParts, FlatSeats, FlatThing, flat_parts
from arktable.engine.encoding.writing import put_bits, put_row, put_thing, tally
from arktable.engine.flow import frame_key
from arktable.engine.values import UNKNOWN
from arktable.games.arkwright.company_encoding import CompanyBlocks
from arktable.games.arkwright.economy.sale import RunningSale, Sale
from arktable.games.arkwright.packed import importer_steps, workers_back
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import AWARD_NAMES, EVENT_NAMES, GONE, GOODS, MARKERS, MOST_SEATS, ON_BOARD, TILES
from arktable.games.arkwright.text.fields import SeatSet, Ship
from arktable.games.arkwright.views.hidden import known_events

ONCE: Final = 3 + 2 * GOODS
"""The things done at most once in a stock exchange that concern no other seat (`text.fields.exchange_names`)."""


class FlatFactories(Flat):
    """A set of the factories of all seats, those of the seat that looks first."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        mask: int = value
        for other in range(seats):
            put_bits(numbers, at + (other - seat) % seats * GOODS, mask >> (other * GOODS), GOODS)


class FlatExchange(Flat):
    """What was done in a stock exchange: own things, then three things with each seat, the seat that looks first."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        mask: int = value
        put_bits(numbers, at, mask, ONCE)
        for thing in range(3):
            for other in range(seats):
                if mask >> (ONCE + thing * MOST_SEATS + other) & 1:
                    numbers[at + ONCE + thing * seats + (other - seat) % seats] = 1


class FlatSale(Flat):
    """A running sale: its numbers, and those of each seller, the seat that looks first."""

    def __init__(self, parts: FlatParts, scope: Scope) -> None:
        super().__init__(parts.length + scope.seats, parts.most)
        self.parts: Final[FlatParts] = parts

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        sale: Sale = value
        self.parts.fill(sale, numbers, at, seat, seats)
        # Who is still to be served on the present space.
        for index in range(sale.at, len(sale.order)):
            if sale.order[index] >= 0:
                numbers[at + self.parts.length + (sale.order[index] - seat) % seats] = 1


def _flats(scope: Scope) -> dict[str, Flat]:
    """Return how fields of frames are written that only this game has."""
    rules: Rules = scope.rules
    seats = scope.seats
    found: dict[str, Flat] = {
        "luddism.done": FlatFactories(seats * GOODS),
        "open-exchange.did": FlatExchange(ONCE + 3 * seats),
        "stock-exchange.did": FlatExchange(ONCE + 3 * seats),
    }
    for phase in scope.phases:
        for field in phase.FIELDS:
            name = f"{frame_key(phase)}.{field.name}"
            if isinstance(field, SeatSet):
                found[name] = FlatSeats(seats)
            elif isinstance(field, Ship):
                found[name] = FlatThing(len(rules.printed.ship_capacity))
            elif isinstance(field, RunningSale):
                found[name] = FlatSale(flat_parts(Sale.FIELDS, rules, seats), scope)
    return found


class ArkwrightEncoder(Encoder):
    """The encoder of Spinning Jenny, Spinning Mule and Water Frame."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope, _flats(scope))
        rules: Rules = scope.rules
        start = scope.start
        assert isinstance(start, ArkwrightPosition)
        printed, seats, add = rules.printed, scope.seats, self.layout.add
        self.decade: Final[int] = add("decade", rules.last_decade + 1)
        self.cycle: Final[int] = add("cycle", GOODS + 1)
        self.first: Final[int] = add("start", seats)
        self.market: Final[int] = add("market.empty-fired-out", 3, printed.spaces)
        self.wage: Final[int] = add("market.wage", 1, 5)
        self.demand: Final[int] = add("market.demand", GOODS, 10)
        self.importers: Final[int] = add("market.importers", GOODS, 15)
        self.flags: Final[int] = add("bureaucracy-strike-navigation-opium-finished", 5)
        self.economy: Final[int] = add("economy", len(start.economy) * 3, 3)
        self.events: Final[int] = add("events", len(start.events_laid) * len(EVENT_NAMES))
        self.events_seen: Final[int] = add("events.seen", 1, max(1, len(start.events_laid)))
        self.extra: Final[int] = add("events.extra", len(EVENT_NAMES) if start.extra_laid else 0)
        self.awards: Final[int] = add("awards", len(AWARD_NAMES) * (seats + 2))
        self.mat: Final[int] = add("mat", len(start.mat) * MARKERS, 2)
        self.tiles: Final[int] = add("offer.tiles", TILES, 2)
        self.ships: Final[int] = add("offer.ships", len(start.ship_offer), 3)
        self.companies: Final[list[CompanyBlocks]] = [CompanyBlocks(scope, self, turn) for turn in range(seats)]
        self.close()

    def fill(self, position: Any, seat: int, numbers: list[int]) -> None:
        found: ArkwrightPosition = position
        seats, rules = self.seats, found.rules
        put_thing(numbers, self.decade, found.decade)
        put_thing(numbers, self.cycle, min(found.cycle, GOODS))
        put_thing(numbers, self.first, (found.start - seat) % seats)
        numbers[self.market] = found.empty
        numbers[self.market + 1] = found.fired
        numbers[self.market + 2] = found.out
        numbers[self.wage] = found.wage()
        for good in range(GOODS):
            numbers[self.demand + good] = rules.printed.demand[good][found.empty]
        put_row(numbers, self.importers, found.importers)
        numbers[self.flags] = 1 if found.bureaucracy else 0
        numbers[self.flags + 1] = 1 if found.strike else 0
        numbers[self.flags + 2] = 1 if found.navigation else 0
        numbers[self.flags + 3] = 1 if found.opium else 0
        numbers[self.flags + 4] = 1 if found.finished else 0
        self._fill_markers(found, seat, numbers)
        for row in range(len(found.mat)):
            tally(numbers, self.mat + row * MARKERS, found.mat[row])
        put_row(numbers, self.tiles, found.tile_offer)
        put_row(numbers, self.ships, found.ship_offer)
        hidden = rules.cash_hidden and found.seat >= 0
        for turn in range(seats):
            other = (seat + turn) % seats
            self.companies[turn].fill(found.companies[other], other, hidden and turn > 0, numbers)

    def _fill_markers(self, position: ArkwrightPosition, seat: int, numbers: list[int]) -> None:
        """Write the markers that lie face up: economy, events, awards."""
        for index in range(min(position.economy_seen, len(position.economy))):
            at, marker = self.economy + 3 * index, position.economy[index]
            numbers[at] = 3
            numbers[at + 1] = importer_steps(marker)
            numbers[at + 2] = workers_back(marker)
        if position.events_laid:
            events = known_events(position)
            for index in range(len(events)):
                if events[index] != UNKNOWN:
                    numbers[self.events + index * len(EVENT_NAMES) + events[index]] = 1
            numbers[self.events_seen] = position.events_seen
        for index in range(min(position.extra_seen, len(position.extra_laid))):
            numbers[self.extra + position.extra_laid[index]] = 1
        for award in range(len(position.awards)):
            at, place = self.awards + award * (self.seats + 2), position.awards[award]
            if place >= 0:
                numbers[at + (place - seat) % self.seats] = 1
            elif place == ON_BOARD:
                numbers[at + self.seats] = 1
            elif place == GONE:
                numbers[at + self.seats + 1] = 1
