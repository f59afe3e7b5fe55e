"""Measures how much of its budget a decision has used. The budget is never exceeded, not even within a play-out."""

from __future__ import annotations

from arktable.bots.budget import Budget, Now


class Meter:
    """The budget of one decision, or a share of it, and how much of it is used up."""

    __slots__ = ("_most", "_now", "_seconds", "_started", "playouts")

    def __init__(self, budget: Budget, share: float, now: Now) -> None:
        self._most = int(budget.playouts * share)
        self._seconds = budget.milliseconds * share / 1000
        self._now = now
        self._started = now() if self._seconds > 0 else 0.0
        self.playouts = 0
        """The play-outs that were finished."""

    def _spent(self) -> float:
        return self._now() - self._started

    def allows(self, playouts: int, part: float = 1.0) -> bool:
        """Can this number of further play-outs be started without exceeding this part of the budget?"""
        if self._seconds <= 0:
            return self.playouts + playouts <= self._most * part
        spent = self._spent()
        each = spent / self.playouts if self.playouts else 0.0
        return spent + each * playouts <= self._seconds * part

    def is_over(self) -> bool:
        """Is the time up? A play-out asks before each of its decisions. A budget in play-outs has no time limit."""
        return self._seconds > 0 and self._spent() >= self._seconds

    def affordable(self) -> int:
        """Estimated number of play-outs in the whole budget, from those done so far."""
        if self._seconds <= 0:
            return self._most
        return int(self._seconds * self.playouts / max(self._spent(), 1e-9))
