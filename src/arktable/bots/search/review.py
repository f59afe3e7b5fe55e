"""A review after the game: which decisions of a seat were dear, and what would have been better.

Every decision is judged by what its seat could know then: the bot sees samples, never the truth. A cheap look through
the whole game finds the decisions where the policy would rather have done something else. Those are weighed one by
one: a few rows of play-outs find the best other plan, and fresh rows prove by how much it is better, so that a plan
that was lucky in the first ones gains nothing by that. Nothing here hangs on time: the same game gets the same review.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from arktable.bots.bot import Choice, RankingBot
from arktable.bots.budget import Budget
from arktable.bots.gentle import GentleBot
from arktable.bots.search.branch import Branch, Gap
from arktable.bots.search.meter import Meter
from arktable.bots.search.playout import cast, play_out
from arktable.bots.search.reading import WAVERS
from arktable.bots.search.rows import forked
from arktable.bots.search.study import Study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng, rng_of

MOST_SUSPECTS: Final = 12
OTHERS: Final = 3
"""So many other plans are compared with the played one."""
FINDING: Final = 3
"""Rows in which all plans are played out, to find the best other one."""
PROVING: Final = 20
"""Rows, at most, in which the played plan and the best other one are played out."""
ENOUGH: Final = 5
"""After so many of them it may be plain enough."""
CLEAR: Final = 2.5
"""By so many standard errors the other plan must be better."""
PLAIN: Final = 5.0
"""By so many it is plainly better, and needs no more rows."""
MOST_DEAR: Final = 3


@dataclass(frozen=True)
class Suspect:
    """A decision that may have been dear."""

    at: int
    """So many decisions were made before it."""
    turn: int
    played: Move
    others: tuple[Move, ...]
    """The best other choices, as the policy sees them."""
    gap: float
    """By how much the policy likes its best other choice better; below 0 where it would have played the same."""


def suspicion(study: Study, position: Position, played: Move, at: int, rng: Rng) -> Suspect | None:
    """What the policy thinks of a decision in this true position; None where there was nothing to decide."""
    if study.share(position) < 1.0 or len(position.moves()) < 2:
        return None
    sample = position.sample(position.seat, rng)
    ranked = study.policy(rng).ranked(sample)
    others = [choice for choice in ranked if choice.move is not played]
    if not others or sample.why_not(played) is not None:
        return None
    own = min([choice.worth for choice in ranked])  # a move that the policy does not think of is as bad as its last one
    for choice in ranked:
        if choice.move is played:
            own = choice.worth
    moves = tuple([choice.move for choice in others[:OTHERS]])
    return Suspect(at, position.turn, played, moves, others[0].worth - own)


def most_suspicious(suspects: list[Suspect]) -> list[Suspect]:
    """The decisions that are worth weighing, the most suspicious one first."""
    return sorted(suspects, key=_gap, reverse=True)[:MOST_SUSPECTS]


def _gap(suspect: Suspect) -> float:
    return suspect.gap


class Wavering(RankingBot):
    """Plays as the policy does, and wavers between choices that look nearly alike.

    In a game without hidden things every row would else be the same one, and one row proves nothing.
    """

    def __init__(self, policy: RankingBot, rng: Rng, spread: float) -> None:
        self._policy = policy
        self._gentle = GentleBot(policy, rng, spread, 0.0)

    def ranked(self, position: Position) -> list[Choice]:
        return self._policy.ranked(position)

    def choose(self, position: Position) -> Move:
        moves = position.moves()
        return moves[0] if len(moves) == 1 else self._gentle.choose(position)


class ReviewStudy(Study):
    """A game as a review sees it: as the search does, with a policy that wavers."""

    def __init__(self, study: Study) -> None:
        super().__init__()
        self.horizon = study.horizon
        self._study = study

    def policy(self, rng: Rng) -> RankingBot:
        return Wavering(self._study.policy(rng), rng, self._study.dear * WAVERS)

    def is_plan_point(self, position: Position) -> bool:
        return self._study.is_plan_point(position)

    def values(self, position: Position) -> list[float]:
        return self._study.values(position)


def play_row(study: Study, position: Position, moves: list[Move], seed: str, row: int) -> list[float]:
    """The leads that these moves bring the seat that decides in this true position, all in one sample of it."""
    rng = rng_of(seed, "review", position.decisions, row)
    sample = position.sample(position.seat, rng)
    chance = forked(rng)
    meter = Meter(Budget(playouts=len(moves)), 1.0, time.perf_counter)
    reviewing = ReviewStudy(study)
    players = cast(reviewing, position, row)
    return [play_out(reviewing, sample, move, players, chance, meter) or 0.0 for move in moves]


class Case:
    """One decision that is weighed. Somebody plays row after row of it, here or in another process."""

    def __init__(self, suspect: Suspect, dear: float) -> None:
        self.suspect = suspect
        self.rows = 0
        """So many rows were played."""
        self._dear = dear
        self._plans = [Branch(suspect.played), *[Branch(move) for move in suspect.others]]
        self._proof: list[Branch] = []

    def moves(self) -> list[Move]:
        """What to play out in the next row; nothing when the case is closed."""
        if self.rows < FINDING:
            return [plan.move for plan in self._plans]
        return [] if self._is_closed() else [plan.move for plan in self._proof]

    def add(self, results: list[float]) -> None:
        """Note the results of the row, move by move."""
        plans = self._plans if self.rows < FINDING else self._proof
        for plan, result in zip(plans, results, strict=True):
            plan.add(result)
        self.rows += 1
        if self.rows == FINDING:
            best = max(self._plans[1:], key=Branch.mean)
            if best.mean() > self._plans[0].mean():
                self._proof = [Branch(self.suspect.played), Branch(best.move)]

    def _is_closed(self) -> bool:
        if not self._proof or self.rows >= FINDING + PROVING:
            return True
        gap = self.gap()
        hopeless = gap.mean + gap.error < self._dear
        return gap.samples >= ENOUGH and (hopeless or gap.mean > PLAIN * gap.error)

    def gap(self) -> Gap:
        """By how much the best other plan is better than the played one, by the rows that prove it."""
        return Gap(self._proof[1], self._proof[0])

    def better(self) -> Move:
        """The first move of the best other plan."""
        return self._proof[1].move

    def is_dear(self) -> bool:
        """Is it clear that this decision cost enough to be named?"""
        if not self._proof or self.moves():
            return False
        gap = self.gap()
        return gap.mean >= self._dear and gap.mean > CLEAR * gap.error


def dearest(cases: list[Case]) -> list[Case]:
    """The dearest decisions of those that were weighed, at most one of each turn, the dearest first."""
    found: list[Case] = []
    turns: set[int] = set()
    for case in sorted([case for case in cases if case.is_dear()], key=_cost, reverse=True):
        if case.suspect.turn not in turns:
            turns.add(case.suspect.turn)
            found.append(case)
    return found[:MOST_DEAR]


def _cost(case: Case) -> float:
    return case.gap().mean
