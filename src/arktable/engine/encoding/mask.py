"""`MoveMask`: the legal moves as bytes by move id, in a buffer that is used again."""

from __future__ import annotations

from typing import Final

from arktable.engine.moves import Move
from arktable.engine.position import Position


class MoveMask:
    """One byte for each move of a catalogue: 1 if it is legal. Only what was set last time is cleared."""

    def __init__(self, size: int) -> None:
        self.bytes: Final[bytearray] = bytearray(size)
        self._set: list[Move] = []

    def show(self, position: Position) -> bytearray:
        """Set the bytes of the legal moves of this position, and return the buffer."""
        mask = self.bytes
        for move in self._set:
            mask[move.id] = 0
        moves = position.moves()
        for move in moves:
            mask[move.id] = 1
        self._set = moves
        return mask

    def clear(self) -> None:
        """Clear the buffer."""
        for move in self._set:
            self.bytes[move.id] = 0
        self._set = []
