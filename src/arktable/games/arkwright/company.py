"""`Company`, one player's company: money, shares, factories, harbour, markers and tiles."""

from __future__ import annotations

from typing import Final

from arktable.engine.fields import Bits, Code, CountRows, Counts, Flag, Shape, Whole
from arktable.engine.state import State, field
from arktable.games.arkwright.terms import (
    ADMIN_ROWS,
    GOODS,
    MOST_SEATS,
    ROWS,
    SPOT_NAMES,
    SPOTS,
    TILE_NAMES,
)
from arktable.games.arkwright.text.fields import (
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


class Company(State):
    """A company. Lists are indexed by good; workers and machines by good * 4 + row.

    It is copied in every search: keep it flat.
    """

    cash: int = field(Whole, hidden=True)  # an option hides it from the others (B36)
    shares: int = field(Whole)
    space: int = field(Whole)
    loans: int = field(Whole)
    level: list[int] = field(Counts, good_names, GOODS)  # 0: no factory
    price: list[int] = field(Counts, good_names, GOODS)
    quality: list[int] = field(Counts, good_names, GOODS)
    distribution: list[int] = field(Counts, good_names, GOODS)
    workers: list[int] = field(CountRows, good_names, GOODS, ROWS)
    machines: list[int] = field(CountRows, good_names, GOODS, ROWS)
    extra: list[int] = field(Counts, good_names, GOODS)  # extra workers of an obsolete factory (WF 2760)
    built: list[int] = field(DecadePerGood)  # decade in which the factory was built
    closed: list[int] = field(LevelsPerGood)  # levels closed in this decade, a bit each
    marks: int = field(Bits, good_names)  # factories that must still produce in the last decade, a bit each (WF 1145)
    stock: list[int] = field(Counts, good_names, GOODS)
    contracts: list[int] = field(Counts, good_names, GOODS)  # 0: none
    spots: int = field(Bits, SPOT_NAMES)  # warehouse spots with a worker, a bit each
    ships: list[int] = field(Piers)  # kind of ship on each pier
    tiles: int = field(Bits, TILE_NAMES)
    inventor_uses: int = field(Whole)
    foreman_at: int = field(Code, good_names)
    workshop_at: int = field(Code, good_names)
    markers: int = field(SpecialMarkers)
    placed: list[int] = field(Administration)  # by row of the administration table, £0 last
    jubilee: bool = field(Flag)
    banned: int = field(Bits, TILE_NAMES)  # not to be taken until the end of the next turn, a bit each (B71, PB 1023)
    foreign: list[int] = field(Counts, SEAT_NUMBERS, MOST_SEATS)  # shares of the other companies, by seat (PB 1075)
    # Most goods shipped and sold at home at once; 0: played without bonus markers (PB 951).
    ship_record: int = field(Whole)
    home_record: int = field(Whole)

    def has(self, tile: int) -> bool:
        """Return whether the company has this development tile."""
        return bool(self.tiles >> tile & 1)

    def gain(self, tile: int) -> None:
        """Add the development tile to this company."""
        self.tiles |= 1 << tile

    def give_up(self, tile: int) -> None:
        """Remove the development tile from this company."""
        self.tiles &= ~(1 << tile)

    def ban(self, tile: int) -> None:
        """Forbid this company to take this tile until the end of its next turn (B71, PB 1023)."""
        self.banned |= 1 << tile

    def allow(self, tile: int) -> None:
        """Allow this company to take this tile again."""
        self.banned &= ~(1 << tile)

    def owns(self, marker: int) -> bool:
        """Return whether the company has this action marker. The markers of ships are kept with the ships."""
        return bool(self.markers >> marker & 1)

    def gain_marker(self, marker: int) -> None:
        """Add the action marker to this company."""
        self.markers |= 1 << marker

    def manned(self, spot: int) -> bool:
        """Return whether there is a worker on this spot of the warehouse."""
        return bool(self.spots >> spot & 1)

    def free_spots(self) -> list[int]:
        """Return the spots of the warehouse without a worker."""
        spots = self.spots
        return [spot for spot in range(SPOTS) if not spots >> spot & 1]

    def man(self, spot: int) -> None:
        """Put a worker on this spot of the warehouse."""
        self.spots |= 1 << spot

    def clear_spot(self, spot: int) -> None:
        """Remove the worker from this spot of the warehouse."""
        self.spots &= ~(1 << spot)

    def must_produce(self, good: int) -> bool:
        """Return whether this good's factory must still produce in the last decade (WF 1145)."""
        return bool(self.marks >> good & 1)

    def mark(self, good: int) -> None:
        """Mark this good's factory: it must still produce in the last decade."""
        self.marks |= 1 << good

    def unmark(self, good: int) -> None:
        """Remove the mark: this good's factory has produced or is closed."""
        self.marks &= ~(1 << good)

    def was_closed(self, good: int, level: int) -> bool:
        """Return whether a factory of this level was closed in this decade (WF 1011)."""
        return bool(self.closed[good] >> level & 1)

    def note_closed(self, good: int, level: int) -> None:
        """Record that a factory of this level was closed."""
        self.closed[good] |= 1 << level

    def factory_workers(self, good: int) -> int:
        """Return all workers of a factory, including the extra ones of an obsolete factory."""
        base = good * ROWS  # `packed.cell` without the call, since this is called very often
        workers = self.workers
        return workers[base] + workers[base + 1] + workers[base + 2] + workers[base + 3] + self.extra[good]

    def factory_machines(self, good: int) -> int:
        """Return all machines of a factory."""
        base = good * ROWS
        machines = self.machines
        return machines[base] + machines[base + 1] + machines[base + 2] + machines[base + 3]

    def row_of(self, marker: int) -> int:
        """Return the row of the administration table on which this marker is, or −1."""
        placed = self.placed
        for row in range(ADMIN_ROWS + 1):
            if placed[row] == marker:
                return row
        return -1


COMPANY: Final = Shape(Company, Company.FIELDS, fresh=True)
