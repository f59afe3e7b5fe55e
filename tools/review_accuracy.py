"""How often does a review take back what it told? `make review-accuracy` counts it.

Somebody who slips (`gentle`) plays against greedy bots, and the review names the most expensive decisions. Each of them
is then judged once more by play-outs that the review has not seen: other samples, other chance, more rows, and to the
end of the game. A told loss that they find to be none is a false alarm.
"""

from __future__ import annotations

import argparse
import asyncio
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
from arktable.bots.reviewing import rest_of_turn, reviewer  # noqa: E402 - the same
from arktable.bots.search.estimate import difference  # noqa: E402 - the same
from arktable.bots.search.evaluation import lead_of, play_row, proposed_plans  # noqa: E402 - the same
from arktable.bots.search.review import Suspect, most_suspicious, suspicion  # noqa: E402 - the same
from arktable.bots.search.study import Study  # noqa: E402 - the same
from arktable.engine.moves import Move  # noqa: E402 - the same
from arktable.engine.position import Position  # noqa: E402 - the same
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.engine.rng import Rng, rng_of  # noqa: E402 - the same
from arktable.jobs.evaluation import FIRST_GAMES, GAMES, Run, deepen  # noqa: E402 - the same
from arktable.jobs.job import Answer, DescribePlan, EvaluationStep, FindPlans, Plan, SuspectFound  # noqa: E402 - the same
from arktable.jobs.make_review import costliest, most_promising  # noqa: E402 - the same

WHAT: Final = (("arkadia", 2), ("arkwright-cards", 2), ("spinning-jenny", 2), ("water-frame", 2))
ROWS: Final = 40
"""Games of the second judgement; the first one has 24."""


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
        self.moves: list[Move] = []

    def step(self, position: Position, seat: int, move: Move) -> None:
        at = len(self.moves)
        self.moves.append(move)
        if seat != self.seat:
            return
        suspect = suspicion(self.study, position, move, at, rng_of(str(self.seed), "suspect", at))
        if suspect is not None:
            self.found.append(suspect)
            self.positions[at] = position.copy()


@dataclass(frozen=True)
class Judged:
    """A decision that the review told, as the review and as the second judgement see it."""

    told: float
    again: float
    spread: float

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
    runs: dict[int, Run] = {}

    def evaluated(suspect: Suspect, games: int) -> Run:
        position, later = watcher.positions[suspect.at], watcher.moves[suspect.at :]
        run = runs.setdefault(suspect.at, Run())

        async def ask(step: EvaluationStep) -> Answer:
            if isinstance(step, FindPlans):
                _, plans = proposed_plans(bot, position, str(seed))
                return Answer(plans=[_plan(moves) for moves in plans], choices=len(position.moves()))
            if isinstance(step, DescribePlan):
                return Answer(plans=[_plan(rest_of_turn(position, later))])
            plans = [[position.catalogue.parse(text) for text in moves] for moves in step.plans]
            rows = [play_row(study, position, plans, str(seed), step.first + row) for row in range(step.rows)]
            return Answer(results=[[row[number] for row in rows] for number in range(len(plans))])

        asyncio.run(deepen(run, ask, games, [move.text for move in later]))
        return run

    suspects = {suspect.at: suspect for suspect in most_suspicious(watcher.found)}
    first = [(SuspectFound(one.at, one.turn, one.gap), evaluated(one, FIRST_GAMES)) for one in suspects.values()]
    for found, _ in most_promising(first, study.min_cost):
        evaluated(suspects[found.at], GAMES)
    told = costliest(first, study.min_cost)
    return [_judged(study, watcher.positions[found.at], run, seed) for found, run in told]


def _plan(moves: list[Move]) -> Plan:
    return Plan([move.text for move in moves], None)


def _judged(study: Study, position: Position, run: Run, seed: int) -> Judged:
    better, played = run.better(), run.played
    assert better is not None
    assert played is not None
    plans = [[position.catalogue.parse(text) for text in one.plan.moves] for one in (better[0], played)]
    rows = [play_row(ToTheEnd(study), position, plans, f"{seed} again", row) for row in range(ROWS)]
    gap = difference([lead_of(row[0]) for row in rows], [lead_of(row[1]) for row in rows])
    return Judged(better[1].gap, gap.mean, gap.spread)


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
                "clear_again": sum(judged.again > judged.spread for judged in found),
                "mean_told": round(sum(judged.told for judged in found) / max(1, len(found)), 1),
                "mean_again": round(sum(judged.again for judged in found) / max(1, len(found)), 1),
            }
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
