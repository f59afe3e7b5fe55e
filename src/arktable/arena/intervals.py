"""How sure a figure is: 95 % intervals for shares and means.

Games on the same deal are not independent: a good hand wins with several line-ups. All averages are therefore over
deals, and a bootstrap resamples deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, TypeVar

from arktable.engine.rng import rng_of

NORMAL: Final = 1.959964
"""The half width of a 95 % interval of a normal distribution, in standard deviations."""

T = TypeVar("T")


@dataclass(frozen=True)
class Interval:
    """A figure and the ends of its interval."""

    value: float
    low: float
    high: float


def plain(value: Any) -> Any:
    """Results as data for JSON: dataclasses become mappings, and floats have four decimals."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, list):
        return [plain(each) for each in value]
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value


def share(won: float, games: int) -> Interval:
    """A share of games with its Wilson interval. Shared victories make `won` a fraction."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    part, z = won / games, NORMAL
    centre = (part + z * z / (2 * games)) / (1 + z * z / games)
    # Rounding errors must not make this negative.
    reach = z * sqrt(max(0.0, part * (1 - part) / games + z * z / (4 * games * games))) / (1 + z * z / games)
    return Interval(part, max(0.0, min(part, centre - reach)), min(1.0, max(part, centre + reach)))


def mean(numbers: Sequence[float]) -> Interval:
    """A mean over deals with its interval. For a single deal the interval is the number itself."""
    if not numbers:
        return Interval(0.0, 0.0, 0.0)
    centre = fmean(numbers)
    reach = NORMAL * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Interval(centre, centre - reach, centre + reach)


def drawn_again(deals: Sequence[T], times: int, figure: Callable[[list[T]], list[float]]) -> list[list[float]]:
    """Bootstrap: the figures of `times` tournaments whose deals are drawn from these with replacement."""
    rng = rng_of("bootstrap", len(deals))
    return [figure([deals[rng.below(len(deals))] for _ in deals]) for _ in range(times)]
