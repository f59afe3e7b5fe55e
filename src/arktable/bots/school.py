"""Other players of one school: they judge by the same numbers, and each number is some way off.

A bot that looks ahead counts on them as rivals beside the usual one. Whoever plans against one player only finds out
how to beat that one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arktable.engine.rng import rng_of

SPREAD: Final = 0.6
"""A number is at most so far off, as the logarithm of a factor: between 0.55 and 1.8 times the usual."""
_WORDS: Final = 4294967296.0


def stray(weights: object, player: int) -> None:
    """Let every number of a judgement stray; the same player always strays in the same way."""
    rng = rng_of("school", player)
    for name in dir(weights):
        usual = getattr(weights, name)
        if isinstance(usual, float):
            setattr(weights, name, usual * exp(SPREAD * (2.0 * rng.word() / _WORDS - 1.0)))
