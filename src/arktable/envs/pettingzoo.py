"""The games for PettingZoo (agent–environment cycle): `env("arkadia", seats=2)`.

One seat may decide several times in a row, and the order is that of the game. An observation is the usual dictionary of
the classic environments, with `observation` and `action_mask`. An illegal action raises an error and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arktable.engine.encoding.encoder import PERFECT
from arktable.envs.drawn import MODES, check_mode, drawn
from arktable.envs.ids import plain_id
from arktable.envs.loop import Loop
from arktable.envs.needed import needed
from arktable.envs.observing import Observer
from arktable.envs.setup import Setup

needed("pettingzoo")
needed("gymnasium")
needed("numpy")
import numpy as np  # noqa: E402 - a missing package is named first
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402


class ArktableAEC(AECEnv):  # type: ignore[misc]
    """One game with an agent for each seat: "seat_0", "seat_1" …"""

    def __init__(self, setup: Setup, render_mode: str | None = None, seed: int = 0) -> None:
        super().__init__()
        check_mode(render_mode)
        self.setup: Final = setup
        self.render_mode = render_mode
        self.metadata = {
            "name": plain_id(setup.game.facts.id),
            "render_modes": list(MODES),
            "is_parallelizable": False,
            **setup.spec(),
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        low, high = Observer(setup).bounds()
        self._space: Final = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (setup.moves,), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: spaces.Discrete(setup.moves) for agent in self.possible_agents}
        self._loop: Final = Loop(setup, seed)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`."""
        return self.setup.spec()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._loop.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[max(0, self._loop.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self._loop.mask().copy() if seat == self._loop.seat else np.zeros(self.setup.moves, np.int8)
        return {"observation": self._loop.observe(seat).copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._loop.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._loop.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            cut = self._loop.truncated
            self.truncations = dict.fromkeys(self.agents, cut)
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.rewards = dict(zip(self.agents, self._loop.rewards(), strict=True))
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        return drawn(self._loop.position, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    ruleset: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    memory: str = PERFECT,
    planes: bool = False,
    render_mode: str | None = None,
) -> ArktableAEC:
    """Return the environment without PettingZoo's wrappers."""
    return ArktableAEC(Setup(ruleset, seats, options, memory, planes), render_mode)


def env(ruleset: str, seats: int = 2, options: Mapping[str, str] | None = None, **others: Any) -> Any:
    """Return the environment with the wrapper that checks the order of calls; the arguments are those of `raw_env`.

    An illegal action raises an error. Wrap the environment in `TerminateIllegalWrapper` to lose the game instead.
    """
    return OrderEnforcingWrapper(raw_env(ruleset, seats, options, **others))
