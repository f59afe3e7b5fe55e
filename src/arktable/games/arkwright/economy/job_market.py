"""The job market: workers hired and fired, and the demand of England that each hired worker raises (PB 30–34).

The wage, which rises with every row of the market, is in `wages.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def demand(position: ArkwrightPosition, good: int) -> int:
    """Return the demand of England for this good (WF 2138)."""
    return position.rules.printed.demand[good][position.empty]


def available(position: ArkwrightPosition) -> int:
    """Return the available workers: the market, and the fired workers space when it is empty (PB 34, B22)."""
    return position.rules.printed.spaces - position.empty + position.fired


def hireable(position: ArkwrightPosition) -> int:
    """Return how many workers can be hired now, by the rules of this game."""
    return position.rules.hireable(position)


def hire(position: ArkwrightPosition, number: int) -> int:
    """Take workers in reading order, then from the fired space; return how many there were."""
    market = min(number, position.rules.printed.spaces - position.empty)
    position.empty += market
    fired = min(number - market, position.fired)
    position.fired -= fired
    return market + fired


def take_fired_first(position: ArkwrightPosition, number: int) -> int:
    """Take workers for obsolete factories and Luddism: the fired space first, then the market (WF 2760, PB 712)."""
    fired = min(number, position.fired)
    position.fired -= fired
    market = min(number - fired, position.rules.printed.spaces - position.empty)
    position.empty += market
    return fired + market


def back_to_market(position: ArkwrightPosition, number: int) -> int:
    """Return workers from the fired space, against the reading direction; missing ones are lost (WF 714)."""
    moved = min(number, position.fired, position.empty)
    position.fired -= moved
    position.empty -= moved
    return moved
