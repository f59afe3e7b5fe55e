"""Where the chance of an arena comes from: the game's seed, the seat and the bot's name, and nothing else.

A bot therefore draws the same numbers in the same game whoever its opponents are and whichever process plays it, and
two line-ups can be compared seed by seed.
"""

from __future__ import annotations

import hashlib

from arktable.engine.rng import Rng, rng_from_seed


def rng_of(seed: int, seat: int, name: str, purpose: str) -> Rng:
    """A generator for one seat of one game; different purposes have nothing in common."""
    digest = hashlib.blake2b(f"{seed}|{seat}|{name}|{purpose}".encode(), digest_size=16, person=b"arena").digest()
    return rng_from_seed(int.from_bytes(digest, "little"))
