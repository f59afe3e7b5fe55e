"""Extra events (PB 626, B80): one more at the end of each decade from 1760 to 1800."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.plans import before
from arktable.engine.rules import Module
from arktable.games.arkwright import setup
from arktable.games.arkwright.phases.decade.events import EventPhase, ExtraEvent
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.views import hidden


def _extend(rules: Rules) -> Rules:
    return replace(
        rules,
        setup=(*rules.setup, setup.extra_event_markers),
        preparation=(*rules.preparation, ExtraEvent),
        decade_plan=before(rules.decade_plan, ExtraEvent, EventPhase),
        redraw_events=(*rules.redraw_events, hidden.extra_events),
    )


EXTRA_EVENTS: Final[Module[Rules]] = Module(
    "extra-events=on",
    _extend,
    wraps=("setup", "preparation", "decade_plan", "redraw_events"),
    numbers=("events.extra",),
)
