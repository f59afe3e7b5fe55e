"""Which workers the greedy bot would introduce: to enclose a building in one go, or one worker on a good corner."""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.estimate import Estimate
from arktable.engine.moves import Move
from arktable.games.arkadia.numbering import LOT_NUMBER
from arktable.games.arkadia.state import ArkadiaPosition

NOTHING: Final = -1e9


def best_crew(estimate: Estimate, common: int) -> tuple[float, Move | None]:
    """The best next worker and what the whole plan behind it is worth.

    `common` restricts the choice to these buildings (workers of this turn stand there already); 0 means any.
    """
    position, seat = estimate.position, estimate.seat
    own, neutral = position.own[seat], position.neutral[seat]
    best = NOTHING
    move: Move | None = None
    if not own + neutral:
        return best, move
    corner = _corners(estimate)
    for number, building in enumerate(position.buildings):
        if common and not common >> number & 1:
            continue
        bits = position.rules.printed.grid.bits(building.around & estimate.free)
        if not bits:
            continue
        if number != LOT_NUMBER and len(bits) <= own + neutral:
            value, first = _enclose(estimate, number, bits, corner)
            if value > best:
                best, move = value, first
        if own:
            value, first = _one_worker(estimate, bits, corner)
            if value > best:
                best, move = value, first
    return best, move


def _corners(estimate: Estimate) -> dict[int, float]:
    """Per square: what an own worker there may earn from all buildings around it (hint 7)."""
    position = estimate.position
    worth: dict[int, float] = {}
    for number in position.unfinished:
        building = position.buildings[number]
        open_squares = building.around & estimate.free
        bits = position.rules.printed.grid.bits(open_squares)
        gain = estimate.seal[building.family] * estimate.chance(len(bits) - 1)
        for bit in bits:
            worth[bit] = worth.get(bit, 0.0) + gain
    return worth


def _enclose(estimate: Estimate, number: int, bits: list[int], corner: dict[int, float]) -> tuple[float, Move]:
    """Hint 2: all open sides at once, own workers on the best squares, neutral ones on the rest."""
    position, seat = estimate.position, estimate.seat
    building = position.buildings[number]
    own, neutral = position.own[seat], position.neutral[seat]
    ranked = sorted(bits, key=lambda bit: -corner.get(bit, 0.0))
    must_own = max(0, len(bits) - neutral)
    seal = estimate.seal[building.family]
    chance = estimate.chance(len(bits) - 1)
    value = estimate.filling(_mask(bits), estimate.free & ~_mask(bits))
    own_used = 0
    for place, bit in enumerate(ranked):
        # This building pays for sure; what the square may earn elsewhere stays a hope.
        elsewhere = corner.get(bit, 0.0) - seal * chance
        gain = seal + elsewhere - estimate.own_worker
        if place < must_own or (place < own and gain > -estimate.neutral_worker):
            value += gain
            own_used += 1
        else:
            value -= estimate.neutral_worker
    table = position.rules.catalogue.own if own_used else position.rules.catalogue.neutral
    return value, table[ranked[0]]


def _one_worker(estimate: Estimate, bits: list[int], corner: dict[int, float]) -> tuple[float, Move]:
    """One own worker where most buildings meet."""
    position: ArkadiaPosition = estimate.position
    best, where = NOTHING, bits[0]
    for bit in bits:
        square = 1 << bit
        value = corner.get(bit, 0.0) + estimate.filling(square, estimate.free & ~square) - estimate.own_worker
        if value > best:
            best, where = value, bit
    return best, position.rules.catalogue.own[where]


def _mask(bits: list[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
