"""The places of a finished game."""

from __future__ import annotations

from collections.abc import Sequence


def places_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return the place of each seat from 1. Winners are first whatever breaks the tie; equal scores share a place."""
    keys = [(seat not in winners, -score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]
