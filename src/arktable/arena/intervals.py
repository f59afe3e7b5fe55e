"""How sure a figure is: 95 % intervals for shares and means.

Games on one deal are no strangers to each other: whoever is dealt well wins with several line-ups. So the unit of
everything that is averaged is the deal, and the deals are what a bootstrap draws again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeVar

from arktable.engine.rng import rng_of

NORMAL: Final = 1.959964
"""Of a normal distribution 95 % lie within so many standard deviations of the mean."""

T = TypeVar("T")


@dataclass(frozen=True)
class Interval:
    """A figure and the ends of its interval."""

    value: float
    low: float
    high: float

    def as_data(self) -> dict[str, float]:
        """The figure as plain data."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def share(won: float, games: int) -> Interval:
    """A share of games with its Wilson interval. Shared victories make `won` a fraction."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    part, z = won / games, NORMAL
    centre = (part + z * z / (2 * games)) / (1 + z * z / games)
    # Rounding must not make the root of less than nothing.
    reach = z * sqrt(max(0.0, part * (1 - part) / games + z * z / (4 * games * games))) / (1 + z * z / games)
    return Interval(part, max(0.0, min(part, centre - reach)), min(1.0, max(part, centre + reach)))


def mean(numbers: Sequence[float]) -> Interval:
    """A mean over deals with its interval. Of a single deal nothing is known but the number itself."""
    if not numbers:
        return Interval(0.0, 0.0, 0.0)
    centre = fmean(numbers)
    reach = NORMAL * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Interval(centre, centre - reach, centre + reach)


def drawn_again(deals: Sequence[T], times: int, figure: Callable[[list[T]], list[float]]) -> list[list[float]]:
    """Bootstrap: the figures of `times` tournaments whose deals are drawn from these, with repetition."""
    rng = rng_of("bootstrap", len(deals))
    return [figure([deals[rng.below(len(deals))] for _ in deals]) for _ in range(times)]
