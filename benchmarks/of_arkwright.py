"""What only Arkwright has to measure: the forecasts in a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arktable.games.arkwright.prediction.forecast import forecast_view


def _forecasts(position: Any) -> object:
    return forecast_view(position, position.seat)


LOOKS: Final[dict[str, Callable[[Any], object]]] = {"the forecasts of a view": _forecasts}
