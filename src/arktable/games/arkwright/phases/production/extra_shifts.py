"""Extra shifts: a tile that makes one more good, in a sale, after it, or for a contract (PB 435–444, WF 2317)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.reasons import Reason
from arktable.games.arkwright.terms import EXTRA_SHIFTS
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.phases.production.result import ProductionResult
    from arktable.games.arkwright.state import ArkwrightPosition


def why_no_shift(position: ArkwrightPosition, seat: int, good: int) -> Reason | None:
    """Return why extra shifts are impossible; they make one more good in an existing factory (PB 435)."""
    company = position.companies[seat]
    if not company.has(EXTRA_SHIFTS):
        return Reason("no-tile", "PB 435", {"tile": "extra-shifts"})
    if not company.level[good]:
        return Reason("no-factory", "PB 435", {"good": position.rules.printed.goods[good]})
    return None


def work_shift(position: ArkwrightPosition, production: ProductionResult, seat: int) -> None:
    """Make one more good, without wage; the tile is given back."""
    return_tile(position, seat, EXTRA_SHIFTS)
    production.surplus[seat] += 1
