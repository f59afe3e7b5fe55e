"""`Batch`: many games side by side, played and written into buffers in one call of compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.encoding.encoder import Encoder
from arktable.engine.encoding.mask import MoveMask
from arktable.engine.errors import IllegalMove, WrongArgument
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER


class Batch:
    """Games of one encoder. The buffers have one row for each game, as its deciding seat sees it.

    `numbers` has a byte for each number of the observation; rows in `wide` have one that does not fit into a byte.
    `masks` has a byte for each move, 1 if it is legal, and `seats` the seat that decides.
    """

    def __init__(self, encoder: Encoder, moves: list[Move], games: int, most_decisions: int) -> None:
        self.encoder: Final[Encoder] = encoder
        self.width: Final[int] = encoder.schema.length
        self.games: Final[int] = games
        self.most_decisions: Final[int] = most_decisions
        self.moves: Final[list[Move]] = moves
        self.numbers: Final[bytearray] = bytearray(games * self.width)
        self.masks: Final[bytearray] = bytearray(games * len(moves))
        self.seats: Final[bytearray] = bytearray(games)
        self.wide: Final[list[int]] = []
        self.positions: Final[list[Position]] = []
        self._masks: Final[list[MoveMask]] = [MoveMask(self.masks, row * len(moves)) for row in range(games)]

    def begin(self, positions: list[Position]) -> None:
        """Begin all games again."""
        self.positions[:] = positions
        self.wide.clear()
        for row in range(self.games):
            self._masks[row].clear()
            self._look(row)

    def replace(self, row: int, position: Position) -> None:
        """Begin the game of one row again."""
        self.positions[row] = position
        self._masks[row].clear()
        self._look(row)

    def play(self, actions: Sequence[int]) -> list[int]:
        """Play one move in every game, write the rows, and return those whose games are over or are cut off.

        Those rows are not written: `replace` begins their next games. An illegal move raises an error, before any is
        played.
        """
        moves = self._checked(actions)
        self.wide.clear()
        ended: list[int] = []
        for row in range(self.games):
            position = self.positions[row]
            position.play(moves[row])
            if position.seat < 0 or position.decisions >= self.most_decisions:
                ended.append(row)
            else:
                self._look(row)
        return ended

    def legal(self) -> list[list[Move]]:
        """Return the legal moves of each game. Do not change the lists."""
        return [self._masks[row].legal(self.positions[row]) for row in range(self.games)]

    def _checked(self, actions: Sequence[int]) -> list[Move]:
        if len(actions) != self.games:
            raise WrongArgument("actions", f"one for each of {self.games} games", len(actions))
        moves: list[Move] = []
        last = len(self.moves) - 1
        for row in range(self.games):
            action = actions[row]
            if not 0 <= action <= last:
                raise WrongArgument("action", f"a number from 0 to {last}", action)
            move, position = self.moves[action], self.positions[row]
            if not self._masks[row].allows(position, move):
                raise IllegalMove(move.text, position.why_not(move) or GAME_OVER)
            moves.append(move)
        return moves

    def _look(self, row: int) -> None:
        position = self.positions[row]
        self.seats[row] = position.seat
        self._masks[row].show(position)
        if not self.encoder.encode_bytes(position, position.seat, self.numbers, row * self.width):
            self.wide.append(row)
