"""An agent in numpy learns the card game for two in some minutes, on one core and from nothing.

    python examples/train_cards.py --out build/train                 learn; writes weights.npz, curve.csv, curve.svg
    python examples/train_cards.py --play build/train/weights.npz    answer an arena (docs/reference/bot-protocol.md)

It plays against `random` in a seat that is drawn for each game. Its reward is the victory, and on the way the change of
its lead (`shaped`). Against `random` it wins almost always, against `greedy` seldom (docs/research).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # such small matrices are faster on one core

import numpy as np
from learning.curve import write_csv, write_svg
from learning.policy import Batch, Policy

import arktable
from arktable import envs
from arktable.envs.gymnasium import ArktableEnv

RULESET = "arkwright-cards"
SHAPED = 0.005
TABLES, STEPS, EPOCHS, PART, HIDDEN = 32, 32, 4, 256, 64
RATE, DISCOUNT, TRACE = 1e-3, 0.995, 0.95
NAMES = ("steps", "return", "won", "cpu_seconds")


class Tables:
    """Several games side by side, each against a bot."""

    def __init__(self, setup: envs.Setup, number: int, seed: int) -> None:
        self.tables = [ArktableEnv(setup, "random", shaped=SHAPED) for _ in range(number)]
        first = [table.reset(seed=seed * number + at) for at, table in enumerate(self.tables)]
        self.seen = np.stack([seen for seen, _ in first])
        self.legal = np.stack([info["action_mask"] for _, info in first]).astype(bool)
        self.totals = np.zeros(number)
        self.finished: deque[tuple[float, bool]] = deque(maxlen=200)

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Play one move at each table; the rewards, and where a game has ended. The next one is begun there."""
        rewards, ended = np.zeros(len(self.tables), np.float32), np.zeros(len(self.tables), bool)
        for at, table in enumerate(self.tables):
            seen, reward, terminated, truncated, info = table.step(actions[at])
            rewards[at] = reward
            self.totals[at] += reward
            if terminated or truncated:
                ended[at] = True
                self.finished.append((float(self.totals[at]), won(table)))
                self.totals[at] = 0
                seen, info = table.reset()
            self.seen[at], self.legal[at] = seen, info["action_mask"]
        return rewards, ended


def won(table: ArktableEnv) -> bool:
    """Did the learner win the game that has ended?"""
    return table.seat in table.position.winners()


def played(policy: Policy, tables: Tables, rng: np.random.Generator) -> Batch:
    """Some steps at all tables, with the advantage of each (generalised advantage estimation)."""
    rows: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        seen, legal = tables.seen.copy(), tables.legal.copy()
        done, chance, value = policy.draw(seen, legal, rng)
        rewards, ended = tables.step(done)
        rows.append((seen, legal, done, chance, value, rewards, ended))
    following = policy.think(tables.seen, tables.legal)[2]
    gain, gains, worths = np.zeros(len(following), np.float32), [], []
    for _, _, _, _, value, rewards, ended in reversed(rows):
        on = np.where(ended, 0, 1).astype(np.float32)
        surprise = rewards + DISCOUNT * following * on - value
        gain = surprise + DISCOUNT * TRACE * on * gain
        gains.append(gain)
        worths.append(gain + value)
        following = value
    seen, legal, done, chance = (np.concatenate([row[at] for row in rows]) for at in range(4))
    gains_now = np.concatenate(gains[::-1])
    gains_now = (gains_now - gains_now.mean()) / (gains_now.std() + 1e-8)
    return Batch(seen, legal, done, chance, gains_now.astype(np.float32), np.concatenate(worths[::-1]))


def improve(policy: Policy, batch: Batch, rate: float, rng: np.random.Generator) -> None:
    """Learn from what was played, in parts and in several orders."""
    for _ in range(EPOCHS):
        order = rng.permutation(len(batch.done))
        for at in range(0, len(order), PART):
            part = order[at : at + PART]
            policy.learn(Batch(*(values[part] for values in vars(batch).values())), rate)


def train(setup: envs.Setup, updates: int, seed: int, tables: int) -> tuple[Policy, list[list[float]]]:
    """A policy, and its learning curve."""
    rng = np.random.default_rng(seed)
    policy = Policy(setup.schema.length, setup.moves, HIDDEN, rng)
    sitting, curve, began = Tables(setup, tables, seed), list[list[float]](), time.process_time()
    for update in range(1, updates + 1):
        improve(policy, played(policy, sitting, rng), RATE * (1 - (update - 1) / updates), rng)
        if sitting.finished:
            returns, wins = zip(*sitting.finished, strict=True)
            curve.append([update * STEPS * tables, np.mean(returns), np.mean(wins), time.process_time() - began])
            if update % 10 == 0:
                print("{:8,.0f} steps  return {:6.2f}  won {:4.0%}  {:5.0f} CPU s".format(*curve[-1]), flush=True)
    return policy, curve


def save(path: Path, policy: Policy, setup: envs.Setup) -> None:
    """The weights, with the spec of the environment they belong to."""
    arrays: dict[str, Any] = {**policy.weights, "spec": np.array(json.dumps(setup.spec()))}
    np.savez(path, **arrays)


def load(path: Path, setup: envs.Setup) -> Policy:
    """The weights of a file; refused if they belong to another environment."""
    kept = np.load(path)
    envs.check_spec(json.loads(str(kept["spec"])), setup)
    policy = Policy(setup.schema.length, setup.moves, 1, np.random.default_rng(0))
    policy.weights = {name: kept[name] for name in policy.weights}
    return policy


def measure(policy: Policy, setup: envs.Setup, opponent: str, games: int) -> tuple[float, float]:
    """The share of games that the most probable moves win, and the mean lead."""
    table, wins, leads = ArktableEnv(setup, opponent), 0, 0.0
    for game in range(games):
        seen, info = table.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action = policy.best(seen, info["action_mask"])
            seen, _, terminated, truncated, info = table.step(action)
            over = terminated or truncated
        wins += won(table)
        scores = table.position.scores()
        leads += scores[table.seat] - max(score for seat, score in enumerate(scores) if seat != table.seat)
    return wins / games, leads / games


def play(path: Path) -> None:
    """Answer the questions of an arena, until it says goodbye."""
    policy: Policy | None = None
    observer: Any = None
    for line in sys.stdin:
        message = json.loads(line)
        answer: dict[str, Any] | None = None
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "train-cards", "wants": "position"}
        elif message["type"] == "start":
            loop = envs.make(message["ruleset"], message["seats"], message["options"])
            policy, observer = load(path, loop.setup), loop
            answer = {"type": "ready"}
        elif message["type"] == "decide" and policy is not None:
            observer.position = arktable.load(message["position"])
            action = policy.best(observer.observe(), observer.mask())
            answer = {"type": "move", "id": message["id"], "move": observer.position.catalogue[action].text}
        elif message["type"] == "quit":
            return
        if answer is not None:
            print(json.dumps(answer), flush=True)


def main() -> None:
    """Learn or play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/train"), help="where the files are written")
    parser.add_argument("--updates", type=int, default=600, help="how long it learns")
    parser.add_argument("--tables", type=int, default=TABLES, help="games side by side")
    parser.add_argument("--games", type=int, default=200, help="games of the measurement at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, metavar="WEIGHTS", help="play with these weights")
    given = parser.parse_args()
    if given.play:
        play(given.play)
        return
    given.out.mkdir(parents=True, exist_ok=True)
    setup = envs.Setup(RULESET, 2)
    policy, curve = train(setup, given.updates, given.seed, given.tables)
    save(given.out / "weights.npz", policy, setup)
    write_csv(given.out / "curve.csv", NAMES, curve)
    steps, wins = [row[0] for row in curve], [row[2] for row in curve]
    write_svg(given.out / "curve.svg", "games won against random, of the last 200", steps, wins, 0, 1)
    for opponent in ("random", "greedy"):
        share, lead = measure(policy, setup, opponent, given.games)
        print(f"against {opponent}: {share:.0%} of {given.games} games, lead {lead:+.0f}")
    print(f"written to {given.out}: weights.npz, curve.csv, curve.svg")


if __name__ == "__main__":
    main()
