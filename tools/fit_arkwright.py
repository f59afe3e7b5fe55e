"""Fits the weights of `bots/arkwright/study.py: values` to games that the bots play against each other.

    PYTHONPATH=build/compiled python tools/fit_arkwright.py --games 300

Every game is played by styles drawn at random; now and then a seat takes its second choice, so that positions differ.
At the first choice of a marker in every cycle the features of all seats are noted, and at the end their scores. A ridge
regression for each stage and number of seats gives the weights; every fifth game is held out, and the error on those is
what is printed. The weights go to `bots/arkwright/fitted.py` as plain numbers.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from arktable.bots.arkwright import styles
from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.arkwright.study import FEATURES, STAGES, features, is_plan_point, stage
from arktable.bots.bot import ask
from arktable.engine.game import Game
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.games.arkwright.state import ArkwrightPosition

TARGET = Path(__file__).resolve().parent.parent / "src" / "arktable" / "bots" / "arkwright" / "fitted.py"
LIKED = (styles.GREEDY, styles.GREEDY, styles.SPECIALIST, styles.SHIPOWNER, styles.COMPLETIST, styles.FLEXIBLE)
# Water Frame counts most; the shorter games have only its last stages.
RULESETS = ("water-frame", "water-frame", "water-frame", "spinning-jenny")
SLIPS = 12  # one in this many plans is the second choice
HELD_OUT = 5
FOLDS = 3
STRENGTHS = (1.0, 10.0, 40.0, 160.0, 640.0, 2560.0)

Row = tuple[list[float], float]


def played(game: Game, seats: int, seed: int) -> list[tuple[int, Row]]:
    """The rows of one game, each with its stage."""
    rng = rng_of(seed, 0, "fit", "choice")
    options = {} if rng.below(3) else {"setup": "free"}
    position = game.start(seats, options, seed)
    bots = [GreedyArkwright(rng, LIKED[rng.below(len(LIKED))]) for _ in range(seats)]
    noted: list[tuple[int, list[list[float]]]] = []
    seen = (0, 0)
    while position.seat >= 0:
        assert isinstance(position, ArkwrightPosition)
        bot = bots[position.seat]
        move = ask(bot, position, rng)
        if is_plan_point(position):
            if seen != (position.decade, position.cycle):
                seen = (position.decade, position.cycle)
                noted.append((stage(position), features(position)))
            if not rng.below(SLIPS):
                choices = bot.ranked(position.sample(position.seat, rng))
                move = choices[min(1, len(choices) - 1)].move
        position.play(move)
    scores = position.scores()
    return [(at, (row, float(scores[seat]))) for at, rows in noted for seat, row in enumerate(rows)]


def ridge(rows: list[Row], strength: float) -> list[float]:
    """The weights that fit best, drawn towards 0 as if every feature varied equally; the constant is not drawn."""
    matrix = [[0.0] * (FEATURES + 1) for _ in range(FEATURES)]
    for numbers, score in rows:
        for line in range(FEATURES):
            for column in range(FEATURES):
                matrix[line][column] += numbers[line] * numbers[column]
            matrix[line][FEATURES] += numbers[line] * score
    for line in range(1, FEATURES):
        mean = matrix[0][line] / len(rows)
        spread = matrix[line][line] / len(rows) - mean * mean
        matrix[line][line] += strength * max(spread, 1e-6)
    return solved(matrix)


def fitted(games: dict[int, list[Row]]) -> list[float]:
    """The weights for one stage: a part of the games says how strongly they are drawn towards 0."""
    learnt = [row for number, rows in games.items() if number % FOLDS for row in rows]
    checked = [row for number, rows in games.items() if not number % FOLDS for row in rows]
    best = min(STRENGTHS, key=lambda strength: squared(checked, ridge(learnt, strength)))
    return ridge(learnt + checked, best)


def solved(matrix: list[list[float]]) -> list[float]:
    """Solve linear equations by Gauss and Jordan, the largest pivot first."""
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(matrix[line][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        if abs(matrix[column][column]) < 1e-9:
            matrix[column][column] = 1e-9
        scale = matrix[column][column]
        matrix[column] = [number / scale for number in matrix[column]]
        for line in range(size):
            if line != column and matrix[line][column]:
                factor = matrix[line][column]
                matrix[line] = [a - factor * b for a, b in zip(matrix[line], matrix[column], strict=True)]
    return [line[size] for line in matrix]


def squared(rows: list[Row], weights: list[float]) -> float:
    """The sum of the squared errors of these weights."""
    return sum((score - sum(w * x for w, x in zip(weights, numbers, strict=True))) ** 2 for numbers, score in rows)


def report(name: str, rows: list[Row], weights: list[float]) -> None:
    """How well the weights tell the scores of games they have not seen."""
    mean = sum(score for _, score in rows) / len(rows)
    spread, rest = sum((score - mean) ** 2 for _, score in rows), squared(rows, weights)
    print(f"{name}: {len(rows)} rows, R² {1 - rest / spread:.2f}, error {(rest / len(rows)) ** 0.5:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    count = parser.parse_args().games
    kept: dict[tuple[int, int], dict[int, list[Row]]] = {}
    held: dict[tuple[int, int], list[Row]] = {}
    for seed in range(count):
        number, seats = seed // 3, 2 + seed % 3
        game = find_game(RULESETS[number % len(RULESETS)])
        for at, row in played(game, seats, seed):
            if number % HELD_OUT:
                kept.setdefault((at, seats), {}).setdefault(number, []).append(row)
            else:
                held.setdefault((at, seats), []).append(row)
    table = [[[0.0] * FEATURES for _ in range(5)] for _ in range(STAGES)]
    for (at, seats), games in sorted(kept.items()):
        table[at][seats] = fitted(games)
        if (at, seats) in held:
            report(f"{at} decades more, {seats} seats", held[at, seats], table[at][seats])
    for at in range(1, STAGES):  # a longer game than those played here
        for seats in (2, 3, 4):
            if not any(table[at][seats]):
                table[at][seats] = table[at - 1][seats]
    write(table, count)


def write(table: list[list[list[float]]], count: int) -> None:
    """The weights as a module of plain numbers."""
    lines = [
        '"""The weights of `study.values`, by decades still to come, number of seats and feature.',
        "",
        f"`tools/fit_arkwright.py` wrote them from {count} games; nobody changes them by hand.",
        '"""',
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "WEIGHTS: Final[list[list[list[float]]]] = [",
    ]
    for by_seats in table:
        lines.append("    [")
        lines += [f"        [{', '.join(f'{weight:.3f}' for weight in row)}]," for row in by_seats]
        lines.append("    ],")
    TARGET.write_text("\n".join([*lines, "]"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
