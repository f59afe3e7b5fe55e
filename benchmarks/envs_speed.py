"""Steps of the learning environments per CPU second, random moves: `python benchmarks/envs_speed.py [--seconds 1]`.

Every step is observed and masked. The bare engine and two classic environments of PettingZoo are measured as well.
Start it with PYTHONPATH=build/compiled for the compiled engine.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

from arktable import envs
from arktable.engine import moves as a_module
from arktable.engine.rng import Rng, rng_from_seed
from arktable.envs.gymnasium import env as gym_env
from arktable.envs.ids import openspiel_name
from arktable.envs.openspiel import register
from arktable.envs.pettingzoo import raw_env

SETTINGS = [("arkwright-cards", 2), ("arkadia", 2), ("spinning-jenny", 2), ("water-frame", 3)]
TOGETHER = 64
CLASSICS = ["tictactoe_v3", "connect_four_v3"]


def rate(work: Callable[[], int], least: float) -> float:
    """Steps per CPU second: the best of three runs of at least this time."""
    work()
    found = []
    for _ in range(3):
        began, steps = time.process_time(), 0
        while time.process_time() - began < least:
            steps += work()
        found.append(steps / (time.process_time() - began))
    return max(found)


def pick(mask: Any, rng: Rng) -> int:
    """Any legal action."""
    legal = mask.nonzero()[0]
    return int(legal[rng.below(len(legal))])


def bare(setup: envs.Setup) -> Callable[[], int]:
    """The engine alone: legal moves, one of them played."""
    rng = rng_from_seed(1)

    def work() -> int:
        position = setup.start(rng.below(1 << 30))
        while position.seat >= 0:
            moves = position.moves()
            position.play(moves[rng.below(len(moves))])
        return position.decisions

    return work


def loop(setup: envs.Setup) -> Callable[[], int]:
    """The step loop: observation, mask and step. A random move is found among the legal ones, as above."""
    rng, table = rng_from_seed(1), envs.Loop(setup)

    def work() -> int:
        table.reset()
        while table.seat >= 0:
            table.observe()
            table.mask()
            moves = table.legal()
            table.step(moves[rng.below(len(moves))].id)
        return table.position.decisions

    return work


def many(setup: envs.Setup) -> Callable[[], int]:
    """Many games in one call."""
    rng, table = rng_from_seed(1), envs.Many(setup, TOGETHER)

    def work() -> int:
        for _ in range(20):
            legal = table.legal()
            table.step_many([moves[rng.below(len(moves))].id for moves in legal])
        return 20 * TOGETHER

    return work


def aec(table: Any) -> Callable[[], int]:
    """An environment of PettingZoo, with `last` and `step`."""
    rng, seed = rng_from_seed(1), [0]

    def work() -> int:
        seed[0] += 1
        table.reset(seed=seed[0])
        steps = 0
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            table.step(None if terminated or truncated else pick(observation["action_mask"], rng))
            steps += 1
        return steps

    return work


def gym(ruleset: str, seats: int, opponents: str) -> Callable[[], int]:
    """Steps of the learner against bots."""
    rng, table = rng_from_seed(1), gym_env(ruleset, seats, opponents=opponents)

    def work() -> int:
        _, info = table.reset()
        steps, over = 0, False
        while not over:
            _, _, terminated, truncated, info = table.step(pick(info["action_mask"], rng))
            steps, over = steps + 1, terminated or truncated
        return steps

    return work


def spiel(name: str, seats: int) -> Callable[[], int]:
    """States of OpenSpiel, with legal actions and stories, without tensors."""
    rng, game = rng_from_seed(1), pyspiel.load_game(name, {"players": seats})

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
            steps += 1
        return steps

    return work


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each run")
    register()
    seconds = parser.parse_args().seconds
    build = "interpreted" if str(a_module.__file__).endswith(".py") else "compiled"
    print(f"steps per CPU second, {build}; numpy {np.__version__}")
    for ruleset, seats in SETTINGS:
        setup = envs.Setup(ruleset, seats)
        rows = {
            "engine": bare(setup),
            "Loop": loop(setup),
            f"Many, {TOGETHER} games": many(setup),
            "PettingZoo": aec(raw_env(ruleset, seats)),
            "Gymnasium, random": gym(ruleset, seats, "random"),
            "Gymnasium, greedy": gym(ruleset, seats, "greedy"),
            "OpenSpiel": spiel(openspiel_name(ruleset), seats),
        }
        if ruleset == "arkadia":
            rows["Loop with planes"] = loop(envs.Setup(ruleset, seats, planes=True))
        base = 0.0
        for name, work in rows.items():
            found = rate(work, seconds)
            base = base or found
            print(f"{ruleset:16} {seats}  {name:18} {found:10,.0f}  {found / base:6.2f} of the engine", flush=True)
    for name in CLASSICS:
        try:
            classic = import_module(f"pettingzoo.classic.{name}")
        except ModuleNotFoundError as error:
            print(f"{name} is left out: it needs {error.name}")
            continue
        print(f"{name:16} 2  PettingZoo         {rate(aec(classic.raw_env()), seconds):10,.0f}")


if __name__ == "__main__":
    main()
