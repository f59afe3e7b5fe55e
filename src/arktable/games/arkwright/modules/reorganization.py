"""The reorganization marker (PB 993–1003, B87): no main action, both additional ones, free of charge.

Its two sides are two markers here: the light one sets one price, the dark one all. Their effects are implemented with
the other additional actions.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.flow import Steering
from arktable.engine.plans import before
from arktable.engine.rules import Module
from arktable.games.arkwright.phases.actions.additional import chosen_additional
from arktable.games.arkwright.phases.decade.decade_end import EventSpace
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import DARK_REORGANIZATION, LIGHT_REORGANIZATION


def _give(position: ArkwrightPosition) -> None:
    """Give every company one marker, with the light side up (PB 997)."""
    for company in position.companies:
        company.gain_marker(LIGHT_REORGANIZATION)


class TurnReorganization(Steering["ArkwrightPosition"]):
    """Markers return: a player who used it turns it to the dark side; after 1790 all players do (PB 1001)."""

    NAME = "turn-reorganization"

    def resume(self, position: ArkwrightPosition) -> bool:
        printed = position.rules.printed
        everybody = printed.decades[position.decade] >= printed.dark_after
        for seat in position.clockwise():
            company = position.companies[seat]
            if not company.owns(LIGHT_REORGANIZATION):
                continue
            if everybody or company.row_of(LIGHT_REORGANIZATION) >= 0:
                company.markers ^= 1 << LIGHT_REORGANIZATION | 1 << DARK_REORGANIZATION
                if position.events is not None:
                    position.tell_all("reorganization-turned", seat)
        position.frames.pop()
        return False


def _extend(rules: Rules) -> Rules:
    return replace(
        rules,
        setup=(*rules.setup, _give),
        additional=chosen_additional,
        # The markers return at the event space: until then it is visible which ones were used.
        decade_plan=before(rules.decade_plan, TurnReorganization, EventSpace),
    )


REORGANIZATION: Final[Module[Rules]] = Module(
    "reorganization=on", _extend, wraps=("setup", "decade_plan"), numbers=("reorganization.*",)
)
