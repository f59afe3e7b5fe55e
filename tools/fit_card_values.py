"""Fits what a position of the card game is worth (`bots/arkwright_cards/fitted.py`) to games that greedy plays.

`PYTHONPATH=build/compiled python tools/fit_card_values.py` plays games of one to four greedy bots, basic and expert, in
which every tenth plan is a slip, so that the positions differ. Per number of players and round a ridge regression ties
the final scores to the features of `bots/arkwright_cards/study.py`. One game in five is held out: the errors that are
printed are those of the held-out games, compared with the error of a guess that knows only the mean.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arktable.bots.arkwright_cards import study
from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.engine.rng import rng_of
from arktable.games.arkwright_cards import GAMES
from arktable.games.arkwright_cards.state import CardPosition

TARGET = Path(__file__).resolve().parent.parent / "src/arktable/bots/arkwright_cards/fitted.py"
EXPERT = {
    "supply": "random",
    "restrictions": "on",
    "factories": "chosen",
    "ships": "none",
    "shares": "bought",
    "actions": "seven",
}
SLIP = 10
HELD_OUT = 5
RIDGE = 0.05

Row = tuple[list[float], float]


class Sample:
    """Rows of one number of players by round, those to fit and those held out; the opponents' of the solo game too."""

    def __init__(self) -> None:
        self.seats: list[list[Row]] = [[] for _ in range(study.ROUNDS)]
        self.rivals: list[list[Row]] = [[] for _ in range(study.ROUNDS)]


def play(seats: int, seed: int, sample: Sample) -> None:
    """Play one game and note every seat at the first action of each round and at each price."""
    rng = rng_of(seed, seats, "fit")
    bot = GreedyCards(rng)
    position = GAMES[0].start(seats, EXPERT if seed % 2 else {}, seed)
    noted: list[tuple[int, list[list[float]], list[list[float]]]] = []
    while position.seat >= 0:
        assert isinstance(position, CardPosition)
        choices = bot.ranked(position)
        chosen = choices[0]
        if study.is_plan_point(position):
            noted.append((study.stage_of(position), study.seat_features(position), study.rival_features(position)))
            if rng.below(SLIP) == 0:
                chosen = choices[rng.below(min(4, len(choices)))]
        position.play(chosen.move)
    scores = position.scores()
    assert isinstance(position, CardPosition)
    rivals = position.rules.rivals_score(position)
    for stage, rows, others in noted:
        sample.seats[stage] += [(row, float(score)) for row, score in zip(rows, scores, strict=True) if row]
        sample.rivals[stage] += [(row, float(score)) for row, score in zip(others, rivals, strict=False)]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for at in range(size):
            if at != column:
                factor = rows[at][column] / rows[column][column]
                rows[at] = [a - factor * b for a, b in zip(rows[at], rows[column], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def fit(rows: list[Row]) -> list[float]:
    """Ridge regression on standardised features; the constant is not held down."""
    size = len(rows[0][0])
    count = len(rows)
    means = [sum(row[at] for row, _ in rows) / count for at in range(size)]
    spreads = [(sum((row[at] - means[at]) ** 2 for row, _ in rows) / count) ** 0.5 for at in range(size)]
    used = [at for at in range(1, size) if spreads[at] > 1e-9]
    middle = sum(score for _, score in rows) / count
    scaled = [([(row[at] - means[at]) / spreads[at] for at in used], score - middle) for row, score in rows]
    matrix = [[0.0] * len(used) for _ in used]
    right = [0.0] * len(used)
    for row, score in scaled:
        for i, a in enumerate(row):
            right[i] += a * score
            line = matrix[i]
            for j, b in enumerate(row):
                line[j] += a * b
    for i in range(len(used)):
        matrix[i][i] += RIDGE * count
    found = [0.0] * size
    found[0] = middle
    for at, weight in zip(used, solve(matrix, right), strict=True):
        found[at] = weight / spreads[at]
        found[0] -= found[at] * means[at]
    return found


def error(weights: list[float], rows: list[Row]) -> float:
    """The root of the mean square error."""
    return float((sum((study.dot(weights, row) - score) ** 2 for row, score in rows) / max(1, len(rows))) ** 0.5)


def spread(rows: list[Row]) -> float:
    """The error of a guess that knows only the mean."""
    mean = sum(score for _, score in rows) / max(1, len(rows))
    return float((sum((score - mean) ** 2 for _, score in rows) / max(1, len(rows))) ** 0.5)


def lines(rows: list[list[float]], indent: str) -> str:
    """Rows of a table, one to a line of the file."""
    return "".join(f"{indent}[{', '.join(str(float(f'{number:.3g}')) for number in row)}],\n" for row in rows)


def main() -> None:
    """Play, fit, say how well it fits, write the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150, help="games for each number of players")
    games = parser.parse_args().games
    tables, rivals = [], []
    for seats in range(1, 5):
        known, held = Sample(), Sample()
        for seed in range(games):
            play(seats, seed, held if seed % HELD_OUT == 0 else known)
        tables.append([fit(rows) for rows in known.seats])
        for stage in range(0, study.ROUNDS, 3):
            found, blind = error(tables[-1][stage], held.seats[stage]), spread(held.seats[stage])
            sys.stdout.write(f"{seats} players, round {stage + 1}: error {found:.0f} of {blind:.0f}\n")
        if seats == 1:
            rivals = [fit(rows) for rows in known.rivals]
            for stage in range(0, study.ROUNDS, 3):
                found, blind = error(rivals[stage], held.rivals[stage]), spread(held.rivals[stage])
                sys.stdout.write(f"opponents, round {stage + 1}: error {found:.0f} of {blind:.0f}\n")
        sys.stdout.flush()
    body = "".join(f"    [\n{lines(table, ' ' * 8)}    ],\n" for table in tables)
    seats_text = f"[\n    [],\n{body}]"
    rivals_text = f"[\n{lines(rivals, ' ' * 4)}]"
    TARGET.write_text(
        '"""What positions are worth, written by tools/fit_card_values.py: do not edit."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n# fmt: off\n"
        f'SEATS: Final[list[list[list[float]]]] = {seats_text}\n"""By players, round and feature of a seat."""\n'
        f'RIVALS: Final[list[list[float]]] = {rivals_text}\n"""By round and feature of an automated opponent."""\n',
        "utf-8",
    )


if __name__ == "__main__":
    main()
