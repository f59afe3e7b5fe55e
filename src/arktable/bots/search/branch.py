"""One plan in a comparison: its first move, how it continues, and the results of its play-outs, sample by sample."""

from __future__ import annotations

from arktable.engine.moves import Move


class Branch:
    """A plan and the results of its play-outs. Result number i of every branch comes from the same sample."""

    __slots__ = ("move", "results", "total", "way")

    def __init__(self, move: Move, way: int = 0) -> None:
        self.move = move
        self.way = way
        """Index of the study's way in which the own seat continues after the move; 0 is the policy."""
        self.results: list[float] = []
        self.total = 0.0

    def add(self, result: float) -> None:
        """Add the result of one more sample."""
        self.results.append(result)
        self.total += result

    def mean(self) -> float:
        """The mean result."""
        return self.total / len(self.results) if self.results else 0.0


class Gap:
    """By how much one branch is better than another on the samples that both have seen."""

    __slots__ = ("error", "mean", "samples")

    def __init__(self, branch: Branch, other: Branch) -> None:
        self.samples = min(len(branch.results), len(other.results))
        self.mean = 0.0
        self.error = 0.0
        """The standard error of the mean difference."""
        n = self.samples
        if n == 0:
            return
        total = square = 0.0
        for i in range(n):
            difference = branch.results[i] - other.results[i]
            total += difference
            square += difference * difference
        self.mean = total / n
        if n > 1:
            self.error = (max(0.0, square - total * total / n) / (n - 1) / n) ** 0.5
