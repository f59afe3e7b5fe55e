"""The games for Gymnasium: one learner, bots in the other seats.

    >>> import gymnasium, arktable.envs.gymnasium
    >>> env = gymnasium.make("arktable/ArkwrightCards-v0", opponents="greedy")

Importing this module registers an id for each ruleset of ours; `env` makes the environment of any ruleset.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from arktable.arena.outside import BotLike
from arktable.engine.encoding.encoder import PERFECT
from arktable.engine.errors import IllegalMove, UnknownName
from arktable.engine.position import Position
from arktable.envs.drawn import MODES, check_mode, drawn
from arktable.envs.ids import VERSIONS, gymnasium_id
from arktable.envs.loop import Loop
from arktable.envs.needed import needed
from arktable.envs.observing import Observer
from arktable.envs.opponents import Opponents, bot_names
from arktable.envs.rewards import lead
from arktable.envs.setup import Setup

needed("gymnasium")
needed("numpy")
import gymnasium  # noqa: E402 - a missing package is named first
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

ON_ILLEGAL: Final = ("raise", "penalty")
PENALTY: Final = -1.0


class ArktableEnv(gymnasium.Env[Any, Any]):
    """One learner. Its seat is drawn for each episode, unless one is given.

    `opponents` are names of bots, bots or classes of them, repeated for the other seats. The reward is the share of the
    victory at the end (`rewards.py`). With `shaped`, each step adds `shaped` times the change of the own lead, which is
    a difference of potentials. An illegal action raises an error; with `on_illegal="penalty"` it costs 1 and changes
    nothing.
    """

    def __init__(
        self,
        setup: Setup,
        opponents: Sequence[BotLike] | BotLike = "random",
        seat: int | None = None,
        on_illegal: str = "raise",
        shaped: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        if on_illegal not in ON_ILLEGAL:
            raise UnknownName("on_illegal", on_illegal, ON_ILLEGAL)
        if seat is not None and not 0 <= seat < setup.seats:
            raise UnknownName("seat", str(seat), [str(one) for one in range(setup.seats)])
        self.setup: Final = setup
        self.metadata = {"render_modes": list(MODES), "render_fps": 1, **setup.spec()}
        self.render_mode = render_mode
        self.seat = 0
        self._fixed: Final = seat
        self._names: Final = bot_names(setup, opponents)
        self._on_illegal: Final = on_illegal
        self._shaped: Final = shaped
        self._loop: Final = Loop(setup)
        low, high = Observer(setup).bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(setup.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._loop.reset(int(self.np_random.integers(2**31)))
        self.seat = int(self.np_random.integers(self.setup.seats)) if self._fixed is None else self._fixed
        self._opponents = Opponents(self.setup, self._names, self.seat, self._loop.deal)
        self._play_others()
        self._lead = lead(self._loop.position, self.seat)
        return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        position = self._loop.position
        try:
            move = self._loop.move(int(action))
        except IllegalMove:
            if self._on_illegal == "raise":
                raise
            observation, info = self._observed()
            return observation, PENALTY, False, False, info
        self._opponents.seen(position, move)
        position.play(move)
        self._play_others()
        terminated, truncated = position.seat < 0, self._loop.truncated
        reward = self._loop.rewards()[self.seat]
        if self._shaped:
            before, self._lead = self._lead, lead(position, self.seat)
            reward += self._shaped * (self._lead - before)
        observation, info = self._observed()
        return observation, reward, terminated, truncated, info

    def action_masks(self) -> Any:
        """Return the legal actions as truth values, as sb3-contrib asks for them."""
        return self._loop.mask().astype(bool)

    @property
    def position(self) -> Position:
        """The true position, for statistics. An agent that looks at it cheats."""
        return self._loop.position

    def arktable_spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`. (`spec` is Gymnasium's own.)"""
        return self.setup.spec()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return drawn(self._loop.position, self.seat, self.render_mode)

    def _play_others(self) -> None:
        position = self._loop.position
        while self._loop.seat not in (-1, self.seat):
            move = self._opponents.choose(position)
            self._opponents.seen(position, move)
            position.play_checked(move)

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        info = {"action_mask": self._loop.mask().copy(), "seat": self.seat}
        return self._loop.observe(self.seat).copy(), info


def env(
    ruleset: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    memory: str = PERFECT,
    planes: bool = False,
    **others: Any,
) -> ArktableEnv:
    """Return the environment of a ruleset; the other arguments are those of `ArktableEnv`."""
    return ArktableEnv(Setup(ruleset, seats, options, memory, planes), **others)


for _ruleset in VERSIONS:
    if gymnasium_id(_ruleset) not in gymnasium.registry:
        gymnasium.register(gymnasium_id(_ruleset), entry_point=f"{__name__}:env", kwargs={"ruleset": _ruleset})
