"""What only Arkwright has: the forecast of a sale."""

from __future__ import annotations

from collections.abc import Callable

from arktable.engine.game import Position
from arktable.games.arkwright.forecast import forecast
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS

Work = Callable[[], int]


def figures(
    middle: Position, timed: Callable[[Work], float], many: Callable[[int, Callable[[], object]], Work]
) -> dict[str, float]:
    """By name with unit."""
    if not isinstance(middle, ArkwrightPosition):
        return {}
    return {"forecast of one good (µs)": 1e6 * timed(many(2_000, lambda: forecast(middle, middle.decisions % GOODS)))}
