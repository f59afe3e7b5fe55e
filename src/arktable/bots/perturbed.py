"""Rival models: the weights of the greedy bot with every number randomly perturbed.

The search plays against several of them in addition to greedy. A search that plans against one model only learns how
to beat that model.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arktable.engine.rng import rng_of

SPREAD: Final = 0.6
"""Maximum logarithm of the factor by which a number is changed: between 0.55 and 1.8 times the usual value."""
_WORDS: Final = 4294967296.0


def perturb(weights: object, player: int) -> None:
    """Change every number of these weights at random; the same player always gets the same changes."""
    rng = rng_of("school", player)
    for name in dir(weights):
        usual = getattr(weights, name)
        if isinstance(usual, float):
            setattr(weights, name, usual * exp(SPREAD * (2.0 * rng.word() / _WORDS - 1.0)))
