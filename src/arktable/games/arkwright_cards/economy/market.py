"""The home market: how many goods a marker may sell (EN 653–665, C31)."""

from __future__ import annotations


def home_limit(appeal: int, demand: int) -> int:
    """Return appeal less demand, never more than the appeal, never below 0."""
    return max(0, min(appeal, appeal - demand))
