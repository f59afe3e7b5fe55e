"""Waiting times: their percentiles, with stalls counted for all requests that they held up."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

P99_MOST_MS: Final = 250.0
"""The target: the most that another client waits, at the 99th percentile, during an attack."""
MOST_ADDED: Final = 1000


class Waits(NamedTuple):
    """Waiting times of one kind, in milliseconds."""

    asked: int
    p50: float
    p99: float
    most: float


def waits_of(milliseconds: Iterable[float], interval: float = 0.0) -> Waits:
    """The figures of these times. With an interval (ms) a longer time also counts for the requests that the client
    would have sent meanwhile: else one stall of three seconds were a single slow request (coordinated omission).
    """
    times = sorted(each for one in milliseconds for each in _counted(one, interval))
    if not times:
        return Waits(0, 0.0, 0.0, 0.0)
    return Waits(len(times), percentile(times, 0.5), percentile(times, 0.99), times[-1])


def percentile(times: Sequence[float], share: float) -> float:
    """The smallest of these sorted times that is not below this share of them (nearest rank)."""
    return times[max(0, math.ceil(share * len(times)) - 1)]


def _counted(one: float, interval: float) -> list[float]:
    counted = [one]
    while interval > 0 and counted[-1] > interval and len(counted) < MOST_ADDED:
        counted.append(counted[-1] - interval)
    return counted
