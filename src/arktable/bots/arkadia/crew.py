"""Which workers the greedy bot would introduce: to enclose a building in one go, or one worker on a good corner."""

from __future__ import annotations

from arktable.bots.arkadia.board import Board
from arktable.bots.arkadia.options import Options
from arktable.games.arkadia.numbering import LOT_NUMBER


def add_crews(options: Options, board: Board, common: int) -> None:
    """Add for every building the first worker of a crew around it, with what the whole crew is worth.

    `common` restricts the choice to these buildings (workers of this turn stand there already); 0 means any.
    """
    estimate = board.estimate
    position, seat = estimate.position, estimate.seat
    own, neutral = position.own[seat], position.neutral[seat]
    if not own + neutral:
        return
    grid = position.rules.printed.grid
    for number, building in enumerate(position.buildings):
        if common and not common >> number & 1:
            continue
        bits = grid.bits(building.around & estimate.free)
        if not bits:
            continue
        if number != LOT_NUMBER and len(bits) <= own + neutral:
            _add_enclosing(options, board, building.family, bits)
        if own:
            _add_one_worker(options, board, bits)


def _add_enclosing(options: Options, board: Board, family: int, bits: list[int]) -> None:
    """Hint 2: all open sides at once, own workers on the best squares, neutral ones on the rest."""
    estimate = board.estimate
    position, seat = estimate.position, estimate.seat
    own, neutral = position.own[seat], position.neutral[seat]
    corner, margin = board.corner, board.margin
    best_first = sorted(bits, key=lambda bit: -corner[margin + bit])
    must_own = max(0, len(bits) - neutral)
    seal = estimate.seal[family] * estimate.wages[family]
    chance = estimate.chance(len(bits) - 1)
    touched = 0
    for bit in bits:
        touched += board.touched[margin + bit]
    value = board.filling(touched)
    own_used = 0
    for place, bit in enumerate(best_first):
        # This building certainly pays; what the square may earn elsewhere is uncertain.
        elsewhere = corner[margin + bit] - seal * chance
        gain = seal + elsewhere - estimate.own_worker
        if place < must_own or (place < own and gain > -estimate.neutral_worker):
            value += gain
            own_used += 1
        else:
            value -= estimate.neutral_worker
    table = position.rules.catalogue.own if own_used else position.rules.catalogue.neutral
    options.add(table[best_first[0]], value)


def _add_one_worker(options: Options, board: Board, bits: list[int]) -> None:
    """One own worker where most buildings meet."""
    estimate = board.estimate
    best, where = 0.0, -1
    for bit in bits:
        at = board.margin + bit
        value = board.corner[at] + board.filling(board.touched[at]) - estimate.own_worker
        if where < 0 or value > best:
            best, where = value, bit
    options.add(estimate.position.rules.catalogue.own[where], best)
