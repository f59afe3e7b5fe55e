"""What holds for every position of every game, as the checks of conformance ask it."""

from arktable.conformance.invariants import Watch, as_bytes, keeps_secret_moves, leaks_nothing, viewers, why_not_agrees

__all__ = ["Watch", "as_bytes", "keeps_secret_moves", "leaks_nothing", "viewers", "why_not_agrees"]
