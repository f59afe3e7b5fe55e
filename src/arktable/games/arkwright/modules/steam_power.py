"""Steam power (PB 945): one more event marker in the draw. Its effect is implemented with the other events."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.plans import swapped
from arktable.engine.rules import Module
from arktable.games.arkwright import setup
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import STEAM_POWER as STEAM_POWER_EVENT
from arktable.games.arkwright.views import hidden


def _pool(position: ArkwrightPosition) -> list[int]:
    return [*setup.event_pool(position), STEAM_POWER_EVENT]


def _extend(rules: Rules) -> Rules:
    # A marker is shuffled in, so the events are drawn: the fixed list of a predetermined set-up is not used.
    rules = replace(rules, setup=swapped(rules.setup, {setup.event_markers_fixed: (setup.event_markers,)}))
    return replace(rules, event_pool=_pool, redraw_events=(hidden.any_events,))


STEAM_POWER: Final[Module[Rules]] = Module(
    "steam-power=on",
    _extend,
    excludes=("events=shuffled",),
    wraps=("setup", "redraw_events"),
    because={"events=shuffled": ("clash-listed-events", "with steam power the events are drawn, not listed")},
    numbers=("steam_power.*",),
)
