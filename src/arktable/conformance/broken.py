"""How a check says that a promise is not kept."""

from __future__ import annotations


class Broken(AssertionError):
    """A promise of the contract is not kept; the message says which and where."""


def require(kept: bool, sentence: str) -> None:
    """Raise `Broken` with this sentence unless the promise is kept."""
    if not kept:
        raise Broken(sentence)
