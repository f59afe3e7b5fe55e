"""Random play of other engines, as JSON: one figure per engine that can be imported here (see run.py --peers).

The same measure as engine_speed.py: process CPU time, median of REPEATS, legal moves listed at every decision.
Different games cost different work per decision, so this says where we stand and not who wins.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

REPEATS = 3


def decisions_per_second(play: Callable[[int], int], games: int) -> float:
    """`play(seed)` plays one game and returns its number of decisions."""
    play(0)
    rates = []
    for repeat in range(REPEATS):
        started = time.process_time()
        decisions = sum(play(1 + repeat * games + game) for game in range(games))
        rates.append(decisions / (time.process_time() - started))
    return statistics.median(rates)


def catanatron() -> tuple[str, float]:
    """Catan with four random players."""
    engine = import_module("catanatron")
    colours = (engine.Color.RED, engine.Color.BLUE, engine.Color.WHITE, engine.Color.ORANGE)

    def play(seed: int) -> int:
        random.seed(seed)
        game = engine.Game([engine.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        state: Any = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return "catanatron, Catan with 4 (Python)", decisions_per_second(play, 8)


def _open_spiel(name: str, label: str, games: int) -> tuple[str, float]:
    loaded = import_module("pyspiel").load_game(name)

    def play(seed: int) -> int:
        chance = random.Random(seed)
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        return decisions

    return label, decisions_per_second(play, games)


def backgammon() -> tuple[str, float]:
    """OpenSpiel's C++ rules, driven from Python as ours are."""
    return _open_spiel("backgammon", "OpenSpiel, backgammon (C++)", 60)


def gin_rummy() -> tuple[str, float]:
    """OpenSpiel's C++ rules, driven from Python as ours are."""
    return _open_spiel("gin_rummy", "OpenSpiel, gin rummy (C++)", 40)


def gin_rummy_rlcard() -> tuple[str, float]:
    """RLCard; its interface builds an observation at every step."""
    rlcard, agents = import_module("rlcard"), import_module("rlcard.agents")

    def play(seed: int) -> int:
        table = rlcard.make("gin-rummy", config={"seed": seed})
        table.set_agents([agents.RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
        table.run(is_training=False)
        return int(table.timestep)

    return "RLCard, gin rummy (Python, with observations)", decisions_per_second(play, 10)


def main() -> None:
    """Measure whatever can be imported."""
    figures: dict[str, float | str] = {}
    for engine in (catanatron, backgammon, gin_rummy, gin_rummy_rlcard):
        try:
            # Some greet the world when they are imported; only our JSON may reach the caller.
            with contextlib.redirect_stdout(io.StringIO()):
                label, rate = engine()
            figures[label] = rate
        except Exception as error:  # whatever another project does wrong costs us one line, not the run
            figures[engine.__name__] = f"{type(error).__name__}: {error}".splitlines()[0][:80]
    print(json.dumps(figures, ensure_ascii=False))


if __name__ == "__main__":
    main()
