"""A small agent in numpy: one hidden layer, a masked policy and a value, trained with proximal policy optimisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

CLIP = 0.2
VALUE_WEIGHT = 0.5
ENTROPY_WEIGHT = 0.01
LARGEST_STEP = 0.5


@dataclass
class Batch:
    """Decisions: what was seen, what was legal, what was done, and what came of it."""

    seen: Array
    legal: Array
    done: Array
    chance: Array
    """The logarithm of the probability with which it was done."""
    gain: Array
    """How much better than expected it was."""
    worth: Array
    """What the value should have been."""


class Policy:
    """Observation → hidden layer → a number for each move, and the expected return."""

    def __init__(self, numbers: int, moves: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "w": rng.normal(0, 1 / np.sqrt(numbers), (numbers, hidden)).astype(np.float32),
            "b": np.zeros(hidden, np.float32),
            "policy_w": rng.normal(0, 0.01, (hidden, moves)).astype(np.float32),
            "policy_b": np.zeros(moves, np.float32),
            "value_w": rng.normal(0, 0.1, (hidden, 1)).astype(np.float32),
            "value_b": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def think(self, seen: Array, legal: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, logarithm of the probability of each move, and value, for a batch."""
        w = self.weights
        hidden = np.tanh(seen @ w["w"] + w["b"])
        scores = np.where(legal, hidden @ w["policy_w"] + w["policy_b"], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return hidden, scores, (hidden @ w["value_w"] + w["value_b"])[:, 0]

    def draw(self, seen: Array, legal: Array, rng: np.random.Generator) -> tuple[Array, Array, Array]:
        """A move for each row, drawn by its probability; the logarithm of that; and the value."""
        _, logs, value = self.think(seen, legal)
        noise = -np.log(-np.log(rng.random(logs.shape) + 1e-12) + 1e-12)
        chosen = np.where(legal, logs + noise, -np.inf).argmax(axis=1)
        return chosen, logs[np.arange(len(chosen)), chosen], value

    def best(self, seen: Array, legal: Array) -> int:
        """The most probable move of one position."""
        _, logs, _ = self.think(seen[None], legal[None].astype(bool))
        return int(logs[0].argmax())

    def learn(self, batch: Batch, rate: float) -> None:
        """One step of the optimiser."""
        hidden, logs, value = self.think(batch.seen, batch.legal)
        rows, number = np.arange(len(batch.done)), np.float32(len(batch.done))
        ratio = np.exp(logs[rows, batch.done] - batch.chance)
        clipped = (batch.gain > 0) & (ratio > 1 + CLIP) | (batch.gain < 0) & (ratio < 1 - CLIP)
        pull = np.where(clipped, 0, batch.gain * ratio) / number
        chances = np.exp(logs)
        known = np.where(batch.legal, logs, 0)
        entropy = -(chances * known).sum(axis=1, keepdims=True)
        of_scores = chances * (pull[:, None] + ENTROPY_WEIGHT / number * (known + entropy))
        of_scores[rows, batch.done] -= pull
        of_value = (VALUE_WEIGHT / number * (value - batch.worth))[:, None]
        w = self.weights
        of_hidden = (of_scores @ w["policy_w"].T + of_value @ w["value_w"].T) * (1 - hidden**2)
        self._descend(
            {
                "w": batch.seen.T @ of_hidden,
                "b": of_hidden.sum(axis=0),
                "policy_w": hidden.T @ of_scores,
                "policy_b": of_scores.sum(axis=0),
                "value_w": hidden.T @ of_value,
                "value_b": of_value.sum(axis=0),
            },
            rate,
        )

    def _descend(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam, with the length of the whole step limited."""
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shorten = min(1.0, LARGEST_STEP / (length + 1e-8))
        self._steps += 1
        for name, full in slopes.items():
            slope = (full * shorten).astype(np.float32)
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)
