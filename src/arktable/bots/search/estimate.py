"""A mean of several games and how far it can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_Z: Final = 2.5758
"""99 of 100 values of a normal distribution lie within this many standard deviations of the mean."""


class Estimate:
    """The mean of a number of results. In 99 of 100 such estimates the true mean is within the spread of it."""

    __slots__ = ("games", "mean", "spread")

    def __init__(self, results: Sequence[float]) -> None:
        n = len(results)
        self.games = n
        self.mean = sum(results) / n if n else 0.0
        self.spread = 0.0
        """0 if all results are the same, or if there are fewer than two."""
        if n > 1:
            square = sum([(result - self.mean) ** 2 for result in results])
            self.spread = _deviations(n - 1) * (square / (n - 1) / n) ** 0.5

    def is_clear(self) -> bool:
        """Is the mean different from 0 by more than its spread? Fewer than two games prove nothing."""
        return self.games > 1 and abs(self.mean) > self.spread


def difference(results: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the first results exceed the others, row by row, on the rows that both have."""
    return Estimate([one - other for one, other in zip(results, others, strict=False)])


def _deviations(freedom: int) -> float:
    """The 99 % point of Student's t distribution, by its Cornish–Fisher expansion: few games need a wider spread."""
    z, v = _Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3
