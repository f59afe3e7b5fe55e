"""One player's company: money, shares, factories, harbour, markers and tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import Bits, Code, CountRows, Counts, Field, Flag, Shape, Whole
from arktable.games.arkwright.terms import (
    ADMIN_ROWS,
    GOODS,
    MOST_SEATS,
    OWN_MARKERS,
    ROWS,
    SPOT_NAMES,
    SPOTS,
    TILE_NAMES,
)
from arktable.games.arkwright.text import (
    SEAT_NUMBERS,
    Administration,
    DecadePerGood,
    LevelsPerGood,
    Piers,
    SpecialMarkers,
    good_names,
)

NOWHERE: Final = -1
NO_SHIP: Final = -1
NO_MARKER: Final = -1
NO_TILE: Final = -1


class Company:
    """Lists are indexed by good; workers and machines by good * 4 + row. Copied in every search: keep it flat."""

    __slots__ = (
        "banned", "built", "cash", "closed", "contracts", "distribution", "extra", "foreign", "foreman_at",
        "home_record", "inventor_uses", "jubilee", "level", "loans", "machines", "marks", "markers", "placed", "price",
        "quality", "ship_record", "ships", "shares", "space", "spots", "stock", "tiles", "workers", "workshop_at",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Whole("cash", hidden=True),  # an option hides it from the others (B36)
        Whole("shares"),
        Whole("space"),
        Whole("loans"),
        Counts("level", good_names, GOODS),
        Counts("price", good_names, GOODS),
        Counts("quality", good_names, GOODS),
        Counts("distribution", good_names, GOODS),
        CountRows("workers", good_names, GOODS, ROWS),
        CountRows("machines", good_names, GOODS, ROWS),
        Counts("extra", good_names, GOODS),
        DecadePerGood("built"),
        LevelsPerGood("closed"),
        Bits("marks", good_names),
        Counts("stock", good_names, GOODS),
        Counts("contracts", good_names, GOODS),
        Bits("spots", SPOT_NAMES),
        Piers("ships"),
        Bits("tiles", TILE_NAMES),
        Whole("inventor_uses"),
        Code("foreman_at", good_names),
        Code("workshop_at", good_names),
        SpecialMarkers("markers"),
        Administration("placed"),
        Flag("jubilee"),
        Bits("banned", TILE_NAMES),
        Counts("foreign", SEAT_NUMBERS, MOST_SEATS),
        Whole("ship_record"),
        Whole("home_record"),
    )

    def __init__(self, source: Company | None = None) -> None:
        if source is None:
            self._fresh()
        else:
            self._twin(source)

    def _fresh(self) -> None:
        self.cash = 0
        self.shares = 0
        self.space = 0
        self.loans = 0
        self.level: list[int] = [0] * GOODS  # 0: no factory
        self.price: list[int] = [0] * GOODS
        self.quality: list[int] = [0] * GOODS
        self.distribution: list[int] = [0] * GOODS
        self.workers: list[int] = [0] * (GOODS * ROWS)
        self.machines: list[int] = [0] * (GOODS * ROWS)
        self.extra: list[int] = [0] * GOODS  # workers beside an obsolete factory (WF 2760)
        self.built: list[int] = [-1] * GOODS  # decade in which the factory was built
        self.closed: list[int] = [0] * GOODS  # levels closed in this decade, a bit each
        self.marks = 0  # factories that must still produce in the last decade, a bit each (WF 1145)
        self.stock: list[int] = [0] * GOODS
        self.contracts: list[int] = [0] * GOODS  # 0: none
        self.spots = 0  # warehouse spots with a worker, a bit each
        self.ships: list[int] = [NO_SHIP, NO_SHIP]  # kind of ship on each pier
        self.tiles = 0
        self.inventor_uses = 0
        self.foreman_at: int = NOWHERE
        self.workshop_at: int = NOWHERE
        self.markers: int = (1 << OWN_MARKERS) - 1
        self.placed: list[int] = [NO_MARKER] * (ADMIN_ROWS + 1)  # by row of the administration table, £0 last
        self.jubilee = False
        self.banned = 0  # tiles that may not be taken until the end of the next turn, a bit each (B71, PB 1023)
        self.foreign: list[int] = [0] * MOST_SEATS  # shares of the other companies, by seat (PB 1075)
        # Most goods shipped and sold at home at once; 0: played without bonus markers (PB 951).
        self.ship_record = 0
        self.home_record = 0

    def _twin(self, source: Company) -> None:
        self.cash = source.cash
        self.shares = source.shares
        self.space = source.space
        self.loans = source.loans
        self.level = source.level.copy()
        self.price = source.price.copy()
        self.quality = source.quality.copy()
        self.distribution = source.distribution.copy()
        self.workers = source.workers.copy()
        self.machines = source.machines.copy()
        self.extra = source.extra.copy()
        self.built = source.built.copy()
        self.closed = source.closed.copy()
        self.marks = source.marks
        self.stock = source.stock.copy()
        self.contracts = source.contracts.copy()
        self.spots = source.spots
        self.ships = source.ships.copy()
        self.tiles = source.tiles
        self.inventor_uses = source.inventor_uses
        self.foreman_at = source.foreman_at
        self.workshop_at = source.workshop_at
        self.markers = source.markers
        self.placed = source.placed.copy()
        self.jubilee = source.jubilee
        self.banned = source.banned
        self.foreign = source.foreign.copy()
        self.ship_record = source.ship_record
        self.home_record = source.home_record

    def copy(self) -> Company:
        """An independent twin."""
        return Company(self)

    def has(self, tile: int) -> bool:
        """Is this development tile here?"""
        return bool(self.tiles >> tile & 1)

    def gain(self, tile: int) -> None:
        """The development tile comes to this company."""
        self.tiles |= 1 << tile

    def give_up(self, tile: int) -> None:
        """The development tile leaves this company."""
        self.tiles &= ~(1 << tile)

    def ban(self, tile: int) -> None:
        """This tile may not be taken until the end of the next turn (B71, PB 1023)."""
        self.banned |= 1 << tile

    def allow(self, tile: int) -> None:
        """This tile may be taken again."""
        self.banned &= ~(1 << tile)

    def owns(self, marker: int) -> bool:
        """Is this action marker here? The markers of ships lie with the ships."""
        return bool(self.markers >> marker & 1)

    def gain_marker(self, marker: int) -> None:
        """The action marker comes to this company."""
        self.markers |= 1 << marker

    def manned(self, spot: int) -> bool:
        """Does a worker stand on this spot of the warehouse?"""
        return bool(self.spots >> spot & 1)

    def free_spots(self) -> list[int]:
        """The spots of the warehouse without a worker."""
        spots = self.spots
        return [spot for spot in range(SPOTS) if not spots >> spot & 1]

    def man(self, spot: int) -> None:
        """A worker takes this spot of the warehouse."""
        self.spots |= 1 << spot

    def clear_spot(self, spot: int) -> None:
        """The worker of this spot of the warehouse leaves."""
        self.spots &= ~(1 << spot)

    def must_produce(self, good: int) -> bool:
        """Must this good's factory still produce in the last decade? (WF 1145)"""
        return bool(self.marks >> good & 1)

    def mark(self, good: int) -> None:
        """This good's factory must still produce in the last decade."""
        self.marks |= 1 << good

    def unmark(self, good: int) -> None:
        """This good's factory has produced, or is closed."""
        self.marks &= ~(1 << good)

    def was_closed(self, good: int, level: int) -> bool:
        """Was a factory of this level closed in this decade? (WF 1011)"""
        return bool(self.closed[good] >> level & 1)

    def note_closed(self, good: int, level: int) -> None:
        """A factory of this level is closed."""
        self.closed[good] |= 1 << level

    def factory_workers(self, good: int) -> int:
        """All workers of a factory, those beside an obsolete one included."""
        base = good * ROWS  # as `packed.cell` says, without the call: this is asked for all the time
        workers = self.workers
        return workers[base] + workers[base + 1] + workers[base + 2] + workers[base + 3] + self.extra[good]

    def factory_machines(self, good: int) -> int:
        """All machines of a factory."""
        base = good * ROWS
        machines = self.machines
        return machines[base] + machines[base + 1] + machines[base + 2] + machines[base + 3]

    def row_of(self, marker: int) -> int:
        """The row of the administration table on which this marker lies, or −1."""
        placed = self.placed
        for row in range(ADMIN_ROWS + 1):
            if placed[row] == marker:
                return row
        return -1


COMPANY: Final = Shape(Company, Company.FIELDS, fresh=True)
