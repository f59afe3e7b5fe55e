"""How often does a review take back what it told? `make review-accuracy` counts it.

Somebody who slips (`gentle`) plays against greedy bots, and the review names the most expensive decisions. Each of them
is then judged once more by play-outs that the review has not seen: other samples, other chance, more rows, and to the
end of the game. A told loss that they find to be none is a false alarm.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.arena.line_up import LineUp  # noqa: E402 - after the path is set
from arktable.arena.match import Watcher, play_match  # noqa: E402 - the same
from arktable.bots.bot import RankingBot  # noqa: E402 - the same
from arktable.bots.reviewing import reviewer  # noqa: E402 - the same
from arktable.bots.search.branch import Branch, Gap  # noqa: E402 - the same
from arktable.bots.search.review import (  # noqa: E402 - the same
    Case,
    Suspect,
    costliest,
    most_suspicious,
    play_row,
    suspicion,
)
from arktable.bots.search.study import Study  # noqa: E402 - the same
from arktable.engine.moves import Move  # noqa: E402 - the same
from arktable.engine.position import Position  # noqa: E402 - the same
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.engine.rng import Rng, rng_of  # noqa: E402 - the same

WHAT: Final = (("arkadia", 2), ("arkwright-cards", 2), ("spinning-jenny", 2), ("water-frame", 2))
ROWS: Final = 40
"""Rows of the second judgement; the first one ends after 20 at most."""


class ToTheEnd(Study):
    """The same game, in which every play-out goes on to the end."""

    def __init__(self, study: Study) -> None:
        super().__init__()
        self.horizon = 0
        self.min_cost = study.min_cost
        self._study = study

    def policy(self, rng: Rng) -> RankingBot:
        return self._study.policy(rng)

    def values(self, position: Position) -> list[float]:
        return self._study.values(position)


class Suspicious(Watcher):
    """Notes the decisions of a seat that may have been expensive, with the position before each."""

    def __init__(self, study: Study, seat: int, seed: int) -> None:
        self.study = study
        self.seat = seat
        self.seed = seed
        self.found: list[Suspect] = []
        self.positions: dict[int, Position] = {}

    def step(self, position: Position, seat: int, move: Move) -> None:
        if seat != self.seat:
            return
        at = position.decisions
        suspect = suspicion(self.study, position, move, at, rng_of(str(self.seed), "suspect", at))
        if suspect is not None:
            self.found.append(suspect)
            self.positions[at] = position.copy()


@dataclass(frozen=True)
class Judged:
    """A decision that the review told, as the review and as the second judgement see it."""

    told: float
    again: float
    error: float

    def is_taken_back(self) -> bool:
        """Does the second judgement see no loss?"""
        return self.again <= 0


def review(ruleset: str, seats: int, seed: int) -> list[Judged]:
    """Play one game, review the seat of the one who slips, and judge again what was told."""
    game = find_game(ruleset)
    bot = reviewer(game.facts.game, rng_of(seed, "review"))
    assert bot is not None
    study, seat = bot.study(), seed % seats
    watcher = Suspicious(study, seat, seed)
    names = tuple("gentle" if at == seat else "greedy" for at in range(seats))
    play_match(LineUp(ruleset, seats, names), seed, [watcher])
    cases = []
    for suspect in most_suspicious(watcher.found):
        case = Case(suspect, study.min_cost)
        while moves := case.moves():
            case.add(play_row(study, watcher.positions[suspect.at], moves, str(seed), case.rows))
        cases.append(case)
    return [_judged(study, watcher.positions[case.suspect.at], case, seed) for case in costliest(cases)]


def _judged(study: Study, position: Position, case: Case, seed: int) -> Judged:
    better, played = Branch(case.better()), Branch(case.suspect.played)
    for row in range(ROWS):
        results = play_row(ToTheEnd(study), position, [better.move, played.move], f"{seed} again", row)
        better.add(results[0])
        played.add(results[1])
    gap = Gap(better, played)
    return Judged(case.gap().mean, gap.mean, gap.error)


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="games of each ruleset")
    parser.add_argument("--rulesets", default=",".join(ruleset for ruleset, _ in WHAT), help="names between commas")
    parser.add_argument("--seed", type=int, default=500)
    given = parser.parse_args()
    for ruleset, seats in WHAT:
        if ruleset in given.rulesets.split(","):
            games = range(given.seed, given.seed + given.games)
            found = [judged for seed in games for judged in review(ruleset, seats, seed)]
            row = {
                "ruleset": ruleset,
                "games": given.games,
                "told": len(found),
                "taken_back": sum(judged.is_taken_back() for judged in found),
                "less_than_half": sum(judged.again < judged.told / 2 for judged in found),
                "clear_again": sum(judged.again > 2 * judged.error for judged in found),
                "mean_told": round(sum(judged.told for judged in found) / max(1, len(found)), 1),
                "mean_again": round(sum(judged.again for judged in found) / max(1, len(found)), 1),
            }
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
