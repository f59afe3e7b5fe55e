"""`MoveMask`: the legal moves as bytes by move id, in a buffer that is used again."""

from __future__ import annotations

from typing import Final

from arktable.engine.moves import Move
from arktable.engine.position import Position


class MoveMask:
    """One byte for each move of a catalogue: 1 if it is legal. Only what was set last time is cleared.

    The bytes begin at `offset` of the buffer, so that masks of several games can be one array.
    """

    def __init__(self, buffer: bytearray, offset: int = 0) -> None:
        self.bytes: Final[bytearray] = buffer
        self.offset: Final[int] = offset
        self._set: list[Move] = []
        self._shown = -1

    def show(self, position: Position) -> None:
        """Set the bytes of the legal moves of this position."""
        mask, offset = self.bytes, self.offset
        for move in self._set:
            mask[offset + move.id] = 0
        moves = position.moves()
        for move in moves:
            mask[offset + move.id] = 1
        self._set = moves
        self._shown = position.decisions

    def clear(self) -> None:
        """Clear the bytes, for a position without moves or of another game."""
        for move in self._set:
            self.bytes[self.offset + move.id] = 0
        self._set = []
        self._shown = -1

    def legal(self, position: Position) -> list[Move]:
        """Return the legal moves of this position. The bytes are renewed if they show an earlier decision."""
        if self._shown != position.decisions:
            self.show(position)
        return self._set

    def allows(self, position: Position, move: Move) -> bool:
        """Return whether the move is legal now. The bytes are renewed if they show an earlier decision."""
        if self._shown != position.decisions:
            self.show(position)
        return self.bytes[self.offset + move.id] == 1
