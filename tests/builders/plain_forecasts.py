"""Is the plain outcome of a production of Arkwright what comes of playing it? One position, for every good."""

from __future__ import annotations

from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.prediction.forecast import Ground, forecast, played_outcome
from arktable.games.arkwright.prediction.plain import plain_outcome
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS
from tests.builders.fields import difference


def compare(position: ArkwrightPosition, viewer: int) -> int:
    """Compare the forecast of each good that has a plain outcome with the played one; returns how many these are."""
    ground, found = Ground(position, viewer), 0
    running = running_production(position)
    for good in range(GOODS):
        begun = running is not None and running.good == good
        if not begun and plain_outcome(ground.before, good, ground.cash.copy()) is not None:
            computed, played = forecast(position, good, viewer, ground), played_outcome(ground, good)
            assert not difference(computed, played), (position.decisions, position.phase(), good, viewer)
            found += 1
    return found
