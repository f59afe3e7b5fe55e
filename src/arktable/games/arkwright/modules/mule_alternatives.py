"""Spinning Mule's alternative tiles and events (PB 923, 935; B84): all of them, or each by its own option."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.rules import Module
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.terms import (
    ADMINISTRATOR,
    ENGINEER,
    EVENT_NAMES,
    JUBILEE,
    LUDDISM,
    PATENT,
    SCHOOL,
    TILE_NAMES,
)

MORE_TILES: Final = (SCHOOL, PATENT, ENGINEER, ADMINISTRATOR)
"""Tiles with an option each."""
MORE_EVENTS: Final = (LUDDISM, JUBILEE)
"""Events with an option each."""


def _all_tiles(rules: Rules) -> Rules:
    return replace(rules, alternative_tiles=_bits(rules.printed.mule_alternatives))


def _all_events(rules: Rules) -> Rules:
    return replace(rules, alternative_events=_bits(rules.printed.mule_more_events))


def _bits(things: list[int]) -> int:
    return sum(1 << thing for thing in things)


def _one_tile(tile: int) -> Module[Rules]:
    """Return the module that replaces a listed tile by this one. If all are played, it is already there."""
    return Module(
        f"{TILE_NAMES[tile]}=on",
        lambda rules: replace(rules, alternative_tiles=rules.alternative_tiles | 1 << tile),
        excludes=("development-tiles=none",),
        wraps=("alternative_tiles",),
        because={"development-tiles=none": ("clash-no-tiles", "without development tiles none can be replaced")},
    )


def _one_event(event: int) -> Module[Rules]:
    """Return the module that adds this event to the draw. If all are played, it is already there."""
    return Module(
        f"{EVENT_NAMES[event]}=on",
        lambda rules: replace(rules, alternative_events=rules.alternative_events | 1 << event),
        excludes=("event-markers=none",),
        wraps=("alternative_events",),
        because={"event-markers=none": ("clash-no-events", "without event markers there is no draw to join")},
    )


ALTERNATIVES: Final[tuple[Module[Rules], ...]] = (
    Module("development-tiles=alternative", _all_tiles),
    Module("event-markers=more", _all_events),
    *[_one_tile(tile) for tile in MORE_TILES],
    *[_one_event(event) for event in MORE_EVENTS],
)
