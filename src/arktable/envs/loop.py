"""`Loop`: one game as a plain step loop, without the interface of any package. The other environments build on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arktable.engine.encoding.encoder import PERFECT
from arktable.engine.encoding.mask import MoveMask
from arktable.engine.errors import IllegalMove, WrongArgument
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER
from arktable.engine.rng import rng_of
from arktable.envs.needed import needed
from arktable.envs.observing import Observer
from arktable.envs.rewards import final_rewards
from arktable.envs.setup import Setup


class Deals:
    """The seeds of one game after the other: a seed of the caller begins the sequence again."""

    def __init__(self, seed: int) -> None:
        self._rng = rng_of(seed, "deals")

    def next(self) -> int:
        """Return the seed of the next game."""
        return self._rng.word() >> 1


class Loop:
    """One game. `observe` and `mask` return the loop's own arrays: copy what you keep.

    `seat` is the seat that decides, −1 when the game is over or was cut off after `setup.most_decisions`.
    """

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        numpy = needed("numpy")
        self.setup: Final = setup
        self._observer: Final = Observer(setup)
        self._mask: Final = MoveMask(bytearray(setup.moves))
        self._mask_array: Final = numpy.frombuffer(self._mask.bytes, dtype=numpy.int8)
        self._all: Final[list[Move]] = setup.game.catalogue().all
        self.position: Position
        self.reset(seed)

    @property
    def seat(self) -> int:
        """The seat that decides; −1 when the game is over."""
        return -1 if self.truncated else self.position.seat

    @property
    def truncated(self) -> bool:
        """Was the game cut off before its end?"""
        return self.position.decisions >= self.setup.most_decisions and self.position.seat >= 0

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game: with a seed, the first of its sequence of deals, without one the next."""
        if seed is not None:
            self._deals = Deals(seed)
        self._mask.clear()
        self.deal = self._deals.next()
        self.position = self.setup.start(self.deal)

    def observe(self, seat: int | None = None) -> Any:
        """Return what a seat knows, by default the one that decides: float32, about −1 to 1."""
        return self._observer.write(self.position, max(0, self.position.seat) if seat is None else seat)

    def mask(self) -> Any:
        """Return an array int8 with 1 for each legal move; all 0 when the game is over."""
        if self.seat < 0:
            self._mask.clear()
        else:
            self._mask.show(self.position)
        return self._mask_array

    def legal(self) -> list[Move]:
        """Return the legal moves; none when the game is over. Do not change the list."""
        return [] if self.seat < 0 else self._mask.legal(self.position)

    def move(self, action: int) -> Move:
        """Return the move with this number. An illegal one raises an error."""
        if not 0 <= action < self.setup.moves:
            raise WrongArgument("action", f"a number from 0 to {self.setup.moves - 1}", action)
        move = self._all[action]
        if self.seat < 0 or not self._mask.allows(self.position, move):
            raise IllegalMove(move.text, self.position.why_not(move) or GAME_OVER)
        return move

    def step(self, action: int) -> None:
        """Play the move with this number. An illegal one raises an error and changes nothing."""
        self.position.play(self.move(action))

    def rewards(self) -> list[float]:
        """Return the reward of each seat: 0 until the game is over (`rewards.py`)."""
        return final_rewards(self.position) if self.position.seat < 0 else [0.0] * self.setup.seats

    def spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`."""
        return self.setup.spec()


def make(
    ruleset: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    memory: str = PERFECT,
    seed: int = 0,
    planes: bool = False,
) -> Loop:
    """Return a step loop of one game."""
    return Loop(Setup(ruleset, seats, options, memory, planes), seed)
