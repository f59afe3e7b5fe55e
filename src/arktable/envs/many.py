"""`Many`: many games of one set-up, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.encoding.batch import Batch
from arktable.engine.errors import WrongArgument
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.envs.loop import Deals
from arktable.envs.needed import needed
from arktable.envs.observing import Observer, scale_of
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
        self._batch: Final = Batch(setup.encoder(), setup.game.catalogue().all, games, setup.most_decisions)
        # Positions with a number that does not fit into a byte are written one by one.
        self._wide: Final = Observer(setup)
        self._scale: Final = scale_of(setup.schema)
        self._multiply: Final = numpy.multiply
        self._numbers: Final = numpy.frombuffer(self._batch.numbers, dtype=numpy.uint8).reshape(games, -1)
        self.observations: Final = numpy.zeros((games, setup.schema.length), dtype=numpy.float32)
        self.masks: Final = numpy.frombuffer(self._batch.masks, dtype=numpy.int8).reshape(games, setup.moves)
        self.seats: Final = numpy.frombuffer(self._batch.seats, dtype=numpy.int8)
        self.rewards: Final = numpy.zeros((games, setup.seats), dtype=numpy.float32)
        self.ended: Final = numpy.zeros(games, dtype=numpy.int8)
        self.positions: Final[list[Position]] = self._batch.positions
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games again; each has its own sequence of deals."""
        self._deals = [Deals(seed * self.games + number) for number in range(self.games)]
        self._batch.begin([self.setup.start(deals.next()) for deals in self._deals])
        self.rewards[:] = 0
        self.ended[:] = 0
        self._observe()

    def step_many(self, actions: Sequence[int] | Any) -> None:
        """Play one move in every game, then observe all. An illegal move raises an error, before any is played.

        `actions` is a sequence of move ids, or an array of them.
        """
        # Compiled code wants the integers of Python, which the numbers of an array are not.
        ended = self._batch.play([int(action) for action in actions])
        if self.ended.any():
            self.rewards[:] = 0
            self.ended[:] = 0
        for number in ended:
            self._end(number)
        self._observe()

    def legal(self) -> list[list[Move]]:
        """Return the legal moves of each game. Do not change the lists."""
        return self._batch.legal()

    def spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`."""
        return self.setup.spec()

    def _end(self, number: int) -> None:
        position = self.positions[number]
        over = position.seat < 0
        self.ended[number] = 1 if over else 2
        if over:
            self.rewards[number] = final_rewards(position)
        self._batch.replace(number, self.setup.start(self._deals[number].next()))

    def _observe(self) -> None:
        self._multiply(self._numbers, self._scale, out=self.observations)
        for number in self._batch.wide:
            position = self.positions[number]
            self.observations[number] = self._wide.write(position, position.seat)
