"""Features of the moves, for agents that score moves instead of having one output for each."""

from __future__ import annotations

from typing import Any

from arktable.engine.game import Game
from arktable.envs.needed import needed


def move_features(game: Game) -> Any:
    """Return an array int16 (moves, 4): the kind of each move and its numbers a, b and c, by move id."""
    numpy = needed("numpy")
    rows = [(move.kind, move.a, move.b, move.c) for move in game.catalogue().all]
    return numpy.array(rows, dtype=numpy.int16)
