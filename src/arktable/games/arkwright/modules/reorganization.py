"""The reorganization marker (PB 993–1003, B87): no main action, both additional ones, free of charge.

Its two sides are two markers here: the light one sets one price, the dark one all. What they allow stands with the
other additional actions.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from arktable.engine.flow import Steering
from arktable.engine.plans import before
from arktable.engine.rules import Module
from arktable.games.arkwright.phases.additional import chosen_additional
from arktable.games.arkwright.phases.decade_end import event_space
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import DARK_REORGANIZATION, LIGHT_REORGANIZATION


def _give(position: ArkwrightPosition) -> None:
    """Every company gets one marker, with the light side up (PB 997)."""
    for company in position.companies:
        company.gain_marker(LIGHT_REORGANIZATION)


class TurnReorganization(Steering["ArkwrightPosition"]):
    """Markers come back: who used it turns it to the dark side; after 1790 everybody does (PB 1001)."""

    __slots__ = ()

    NAME: ClassVar[str] = "turn-reorganization"

    def copy(self) -> TurnReorganization:
        return TurnReorganization(self.seat)

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


def turn_reorganization(position: ArkwrightPosition) -> TurnReorganization:
    """The plan of a decade's end pushes this frame."""
    return TurnReorganization(position.start)


def _extend(rules: Rules) -> Rules:
    return replace(
        rules,
        setup=(*rules.setup, _give),
        additional=chosen_additional,
        # The markers come back with the event space: what was used is still seen right before it.
        decade_plan=before(rules.decade_plan, turn_reorganization, event_space),
    )


REORGANIZATION: Final[Module[Rules]] = Module(
    "reorganization=on", _extend, wraps=("setup", "decade_plan"), numbers=("reorganization.*",)
)
