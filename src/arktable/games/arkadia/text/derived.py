"""Derived fields of a position, computed after its text was read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.errors import PositionError
from arktable.games.arkadia.building import lot_on
from arktable.games.arkadia.counting import neutral_moved
from arktable.games.arkadia.numbering import (
    FAMILIES,
    FLOORS,
    NEUTRAL,
    NO_FAMILY,
    bit_of_worker,
    first_piece,
    first_seal,
    owner_of_worker,
)
from arktable.games.arkadia.phases.workers import IntroduceWorkers

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def derive(position: ArkadiaPosition) -> None:
    """Compute every `Derived` field. Doing it twice changes nothing."""
    _check_lengths(position)
    _board(position)
    _pools_of_workers(position)
    _castle(position)
    for cards in (*position.hands, *position.known):
        cards.sort()
    position.discard = [building.card() for building in position.buildings if not building.is_lot()]
    set_now = 0
    for frame in position.frames:
        frame.derive(position)
        if isinstance(frame, IntroduceWorkers):
            set_now = frame.placed
    _unfinished(position, set_now)
    position.seals_out = sum(position.seals) + len(position.unfinished)
    position.gold_paid = sum(position.gold)


def _check_lengths(position: ArkadiaPosition) -> None:
    seats = position.seats
    squares = len(position.rules.printed.lot_squares)
    lists: list[tuple[str, int, int]] = [
        ("own", len(position.own), seats),
        ("neutral", len(position.neutral), seats),
        ("banners", len(position.banners), seats),
        ("gold", len(position.gold), seats),
        ("hands", len(position.hands), seats),
        ("known", len(position.known), seats),
        ("tops", len(position.tops), squares),
        ("heights", len(position.heights), squares),
    ]
    for where, length, wanted in lists:
        if length != wanted:
            raise PositionError(where, f"must have {wanted} entries, not {length}")
    for where, seals in (("seals", position.seals), ("final_seals", position.final_seals)):
        if len(seals) != first_seal(seats) and (seals or where == "seals"):
            raise PositionError(where, f"must have a number for each of {seats} seats")
    for worker in position.workers:
        owner = owner_of_worker(worker)
        if owner >= seats and owner != NEUTRAL:
            raise PositionError("workers", f"there is no seat {owner + 1} at a table of {seats}")


def _board(position: ArkadiaPosition) -> None:
    grid = position.rules.printed.grid
    buildings = position.buildings
    if position.lot is not None and not (buildings and buildings[0].is_lot()):
        buildings.insert(0, lot_on(grid, position.lot.cover))
    under = beside = standing = beside_worker = 0
    for building in buildings:
        under |= building.cover
        beside |= building.around
    position.standing = [0] * (position.seats + 1)
    for worker in position.workers:
        square = 1 << bit_of_worker(worker)
        position.standing[min(owner_of_worker(worker), position.seats)] |= square
        standing |= square
        beside_worker |= grid.around(square)
    position.occupied = under | standing
    position.tents = position.rules.printed.tents & ~position.occupied
    position.beside_buildings = beside
    position.beside_any = beside | beside_worker


def _pools_of_workers(position: ArkadiaPosition) -> None:
    printed, seats = position.rules.printed, position.seats
    position.own_pool = [
        printed.workers - position.own[seat] - position.standing[seat].bit_count() for seat in range(seats)
    ]
    position.neutral_pool = printed.neutral - sum(position.neutral) - position.standing[seats].bit_count()
    position.given = []
    moved = neutral_moved(position)
    # A game that begins from a text was set up in front of everybody (A13).
    position.given = [position.neutral[seat] - moved[seat] for seat in range(seats)]


def _castle(position: ArkadiaPosition) -> None:
    """Compute the values, the floor under construction, and the pools of the first two floors.

    A pool that is not yet in use is full, and the pool of a full floor is empty (AK 165). The pieces taken from the
    pool in use are visible from above.
    """
    tops, heights = position.tops, position.heights
    position.values = [tops.count(family) for family in range(FAMILIES)]
    position.pieces = sum(heights)
    position.floor = min(FLOORS, min(heights) + 1)
    for floor in range(1, FLOORS):
        for family in range(FAMILIES):
            left = 0
            if floor >= position.floor:
                left = position.rules.printed.pools[floor - 1] - seen_on(position, floor, family)
            position.pools[first_piece(floor) + family] = left


def seen_on(position: ArkadiaPosition, floor: int, family: int) -> int:
    """Return how many pieces of this family are visible from above on this floor."""
    tops, heights = position.tops, position.heights
    return sum(1 for top, height in zip(tops, heights, strict=True) if top == family and height == floor)


def _unfinished(position: ArkadiaPosition, set_now: int) -> None:
    """Compute the uncompleted buildings: those that were not enclosed at the last check.

    The check comes after a player has laid or set something (A15): so it does not include the workers being set now,
    and there is none before the first action.
    """
    acted = bool((position.standing[position.seats] | _own_workers(position)) & ~set_now)
    for building in position.buildings:
        acted = acted or building.by >= 0
    free = position.free() | set_now
    position.unfinished = [
        number
        for number, building in enumerate(position.buildings)
        if building.family != NO_FAMILY and (not acted or building.around & free)
    ]


def _own_workers(position: ArkadiaPosition) -> int:
    squares = 0
    for seat in range(position.seats):
        squares |= position.standing[seat]
    return squares
