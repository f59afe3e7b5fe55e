"""Fits what Arkadia's positions are worth to games of the greedy bot, and writes bots/arkadia/fitted.py.

The games are played with some slips, so that positions off the bot's path are met too. Ridge regression by hand: no
package is needed, neither here nor when a bot plays. Every fifth game is held out, and the error is measured there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkadia.study import features, is_plan_point
from arktable.engine.rng import Rng, rng_of
from arktable.games.arkadia import GAMES
from arktable.games.arkadia.state import ArkadiaPosition

TARGET = Path(__file__).resolve().parent.parent / "src" / "arktable" / "bots" / "arkadia" / "fitted.py"
SLIP, WIDE = 10, 3
"""One decision in N is drawn from the N best ones."""
RIDGE = 20.0
HELD_OUT = 5

Row = tuple[list[float], float, float]
"""What the gold depends on, the gold that came, and what was left of the game."""

HEAD = '''"""The numbers behind `study.values`, by the number of seats. Written by tools/fit_arkadia.py; do not edit."""

from __future__ import annotations

from typing import Final

'''


def played(seats: int, seed: int) -> list[Row]:
    """The rows of one game, for all seats."""
    position = GAMES[0].start(seats, {}, seed)
    assert isinstance(position, ArkadiaPosition)
    rng = rng_of("fit", seed)
    bot = GreedyArkadia(rng)
    met: list[tuple[list[float], int, int, float]] = []
    while position.seat >= 0:
        if is_plan_point(position):
            left = 1.0 - position.progress()
            met += [(row, seat, position.gold[seat], left) for seat, row in enumerate(features(position))]
        choices = bot.ranked(position)
        position.play(choices[_slip(rng, len(choices))].move)
    scores = position.scores()
    return [(row, scores[seat] - float(gold), left) for row, seat, gold, left in met]


def _slip(rng: Rng, choices: int) -> int:
    return rng.below(min(WIDE, choices)) if rng.below(SLIP) == 0 else 0


def fit(rows: list[Row]) -> list[float]:
    """Ridge regression: the weights with the least squared error, drawn a little towards 0."""
    size = len(rows[0][0])
    table = [[0.0] * (size + 1) for _ in range(size)]
    for row, gold, _ in rows:
        full = [*row, gold]
        for line, one in zip(table, row, strict=True):
            if one:
                for at, other in enumerate(full):
                    line[at] += one * other
    for at, line in enumerate(table):
        line[at] += RIDGE
    return solved(table)


def solved(table: list[list[float]]) -> list[float]:
    """The solution of linear equations; the right side is the last column."""
    size = len(table)
    for i in range(size):
        for k in range(i + 1, size):
            share = table[k][i] / table[i][i]
            table[k] = [other - share * one for one, other in zip(table[i], table[k], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = sum(table[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (table[i][size] - rest) / table[i][i]
    return found


def report(seats: int, rows: list[Row], weights: list[float]) -> None:
    """The root mean square error by thirds of the game, compared with what the present worth of the seals would say."""
    for low, high in ((0.67, 1.01), (0.33, 0.67), (0.0, 0.33)):
        some = [(row, gold) for row, gold, left in rows if low <= left < high]
        error = sum((gold - sum(a * b for a, b in zip(row, weights, strict=True))) ** 2 for row, gold in some)
        # The worth of the seals now is the second feature of the last round, and of the time before it.
        more = [gold - row[1] - row[1 + len(row) // 3] for row, gold in some]
        plain = sum((gold - sum(more) / len(more)) ** 2 for gold in more)
        spread, simple = (error / len(some)) ** 0.5, (plain / len(some)) ** 0.5
        print(
            f"{seats} seats, left {low:.2f}-{min(high, 1.0):.2f}: error {spread:.1f} (worth now + mean: {simple:.1f})"
        )


def main() -> None:
    """Play, fit, report, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games for each number of seats")
    games = parser.parse_args().games
    text = HEAD + "FITTED: Final[dict[int, list[float]]] = {\n"
    for seats in (2, 3, 4):
        learnt: list[Row] = []
        held_out: list[Row] = []
        for seed in range(games):
            (held_out if seed % HELD_OUT == 0 else learnt).extend(played(seats, seed))
        weights = fit(learnt)
        report(seats, held_out, weights)
        numbers = ", ".join(f"{weight:.3f}" for weight in weights)
        text += f"    {seats}: [{numbers}],\n"
    TARGET.write_text(text + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
