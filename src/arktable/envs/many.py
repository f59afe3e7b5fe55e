"""`Many`: many games of one set-up, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.encoding.mask import MoveMask
from arktable.engine.errors import IllegalMove, WrongArgument
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER
from arktable.envs.loop import Deals
from arktable.envs.needed import needed
from arktable.envs.observing import Observer
from arktable.envs.rewards import final_rewards
from arktable.envs.setup import Setup


class Many:
    """Games side by side. A game that ends is followed by the next deal of its own sequence.

    The arrays are used again by the next step: `observations` float32 (games, numbers), `masks` int8 (games, moves),
    `seats` (who decides), and of the last step `rewards` float32 (games, seats) and `ended` (0 no, 1 over, 2 cut off).
    """

    def __init__(self, setup: Setup, games: int, seed: int = 0) -> None:
        numpy = needed("numpy")
        if games < 1:
            raise WrongArgument("games", "at least 1", games)
        self.setup: Final = setup
        self.games: Final = games
        self._observer: Final = Observer(setup, games)
        self.observations: Final = self._observer.rows
        buffer = bytearray(games * setup.moves)
        self._masks: Final = [MoveMask(buffer, number * setup.moves) for number in range(games)]
        self._all: Final[list[Move]] = setup.game.catalogue().all
        self.masks: Final = numpy.frombuffer(buffer, dtype=numpy.int8).reshape(games, setup.moves)
        self.seats: Final = numpy.zeros(games, dtype=numpy.int8)
        self.rewards: Final = numpy.zeros((games, setup.seats), dtype=numpy.float32)
        self.ended: Final = numpy.zeros(games, dtype=numpy.int8)
        self.positions: list[Position] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games again; each has its own sequence of deals."""
        self._deals = [Deals(seed * self.games + number) for number in range(self.games)]
        self.positions = [self.setup.start(deals.next()) for deals in self._deals]
        self.rewards[:] = 0
        self.ended[:] = 0
        for number in range(self.games):
            self._masks[number].clear()
            self._look(number)

    def step_many(self, actions: Sequence[int]) -> None:
        """Play one move in every game, then observe all. An illegal move raises an error, before any is played."""
        moves = [self._all[action] for action in actions]
        if len(moves) != self.games:
            raise WrongArgument("actions", f"one for each of {self.games} games", len(moves))
        positions, masks, most = self.positions, self._masks, self.setup.most_decisions
        for number, move in enumerate(moves):
            if not masks[number].allows(positions[number], move):
                raise IllegalMove(move.text, positions[number].why_not(move) or GAME_OVER)
        if self.ended.any():
            self.rewards[:] = 0
            self.ended[:] = 0
        for number, move in enumerate(moves):
            position = positions[number]
            position.play(move)
            if position.seat < 0 or position.decisions >= most:
                self._end(number, position)
            self._look(number)

    def legal(self) -> list[list[Move]]:
        """Return the legal moves of each game. Do not change the lists."""
        return [mask.legal(position) for mask, position in zip(self._masks, self.positions, strict=True)]

    def spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`."""
        return self.setup.spec()

    def _end(self, number: int, position: Position) -> None:
        over = position.seat < 0
        self.ended[number] = 1 if over else 2
        if over:
            self.rewards[number] = final_rewards(position)
        self._masks[number].clear()
        self.positions[number] = self.setup.start(self._deals[number].next())

    def _look(self, number: int) -> None:
        position = self.positions[number]
        self.seats[number] = position.seat
        self._masks[number].show(position)
        self._observer.write(number, position, position.seat)
