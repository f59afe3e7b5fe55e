"""Where the greedy bot would lay a building, and how good that is."""

from __future__ import annotations

from arktable.bots.arkadia.estimate import Estimate
from arktable.engine.moves import Move
from arktable.games.arkadia.numbering import family_of, form_of
from arktable.games.arkadia.state import ArkadiaPosition


def best_place(estimate: Estimate, card: int) -> tuple[float, Move | None]:
    """The best place for this card's building; None if there is none."""
    position = estimate.position
    form, family = form_of(card), family_of(card)
    free = estimate.free
    wanted = position.beside_any & free
    grid = position.rules.printed.grid
    best = -1e9
    move: Move | None = None
    for number, turn in enumerate(position.rules.tile_turns[form]):
        for anchor in grid.bits(turn.anchors(free, wanted)):
            value = _worth(estimate, position, family, turn.cover(anchor))
            if value > best:
                best, move = value, position.rules.catalogue.lays[form][number][anchor]
    return best, move


def _worth(estimate: Estimate, position: ArkadiaPosition, family: int, cover: int) -> float:
    grid = position.rules.printed.grid
    around = grid.around(cover) & ~cover
    free_after = estimate.free & ~cover
    # Hint 1: cover tent camps.
    value = min((cover & position.tents).bit_count(), position.neutral_pool) * estimate.neutral_worker
    value += estimate.filling(cover, free_after)
    open_sides = (around & free_after).bit_count()
    if open_sides == 0:
        value += estimate.completed(family, around)
    else:
        value += estimate.waiting(family, around, open_sides)
        # Hint 3: a valuable colour on the board is a gift to whoever encloses it.
        value -= 0.25 * (estimate.seal[family] - 2.0)
    return value
