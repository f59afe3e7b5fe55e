"""The weights of `study.values`, by stage, number of seats and feature."""

from typing import Final

WEIGHTS: Final[list[list[list[float]]]] = [[[0.0] * 12 for _ in range(5)] for _ in range(6)]
