"""A review after the game: which decisions of a seat were costly, and what would have been better.

Every decision is judged by what its seat could know then: the bot sees samples, never the true position. A quick pass
through the whole game finds suspects: decisions where the policy prefers another move. They are examined one by one. A
few rows of play-outs find the best other plan, and new rows measure by how much it is better, so that luck in the first
rows does not count. No step depends on time: the same game gets the same review.
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
"""Number of other plans that are compared with the played one."""
FINDING: Final = 3
"""Number of rows in which all plans are played out, to find the best other one."""
PROVING: Final = 20
"""Maximum number of rows in which the played plan and the best other one are compared."""
MIN_PROOF_ROWS: Final = 5
"""Minimum number of these rows before stopping early."""
CLEAR_ERRORS: Final = 2.5
"""The other plan must be better by more than this many standard errors."""
STOP_ERRORS: Final = 5.0
"""Stop early when the lead exceeds this many standard errors."""
MOST_COSTLY: Final = 3


@dataclass(frozen=True)
class Suspect:
    """A decision that may have been costly."""

    at: int
    """Index of the decision: how many came before it."""
    turn: int
    played: Move
    others: tuple[Move, ...]
    """The best other choices, as the policy sees them."""
    gap: float
    """How much more the policy expects of its best other choice; negative if it would have played the same."""


def suspicion(study: Study, position: Position, played: Move, at: int, rng: Rng) -> Suspect | None:
    """What the policy thinks of a decision in this true position; None where there was nothing to decide."""
    if study.share(position) < 1.0 or len(position.moves()) < 2:
        return None
    sample = position.sample(position.seat, rng)
    ranked = study.policy(rng).ranked(sample)
    others = [choice for choice in ranked if choice.move is not played]
    if not others or sample.why_not(played) is not None:
        return None
    own = min([choice.worth for choice in ranked])  # a move that the policy does not rank counts as its worst one
    for choice in ranked:
        if choice.move is played:
            own = choice.worth
    moves = tuple([choice.move for choice in others[:OTHERS]])
    return Suspect(at, position.turn, played, moves, others[0].worth - own)


def most_suspicious(suspects: list[Suspect]) -> list[Suspect]:
    """The suspects to examine, the most suspicious one first."""
    return sorted(suspects, key=_gap, reverse=True)[:MOST_SUSPECTS]


def _gap(suspect: Suspect) -> float:
    return suspect.gap


class Wavering(RankingBot):
    """Plays as the policy does, but chooses at random between moves of nearly the same worth.

    Otherwise all rows of a game without hidden information would be the same.
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
    """The study of the search with a `Wavering` policy."""

    def __init__(self, study: Study) -> None:
        super().__init__()
        self.horizon = study.horizon
        self._study = study

    def policy(self, rng: Rng) -> RankingBot:
        return Wavering(self._study.policy(rng), rng, self._study.min_cost * WAVERS)

    def is_plan_point(self, position: Position) -> bool:
        return self._study.is_plan_point(position)

    def values(self, position: Position) -> list[float]:
        return self._study.values(position)


def play_row(study: Study, position: Position, moves: list[Move], seed: str, row: int) -> list[float]:
    """The lead after each of these moves of the seat that decides, all in the same sample of this true position."""
    rng = rng_of(seed, "review", position.decisions, row)
    sample = position.sample(position.seat, rng)
    chance = forked(rng)
    meter = Meter(Budget(playouts=len(moves)), 1.0, time.perf_counter)
    reviewing = ReviewStudy(study)
    players = cast(reviewing, position, row)
    return [play_out(reviewing, sample, move, players, chance, meter) or 0.0 for move in moves]


class Case:
    """The examination of one suspect. The caller plays one row after another, in this or another process."""

    def __init__(self, suspect: Suspect, min_cost: float) -> None:
        self.suspect = suspect
        self.rows = 0
        """Number of rows played."""
        self._min_cost = min_cost
        self._plans = [Branch(suspect.played), *[Branch(move) for move in suspect.others]]
        self._proof: list[Branch] = []

    def moves(self) -> list[Move]:
        """The moves to play out in the next row; empty when the case is closed."""
        if self.rows < FINDING:
            return [plan.move for plan in self._plans]
        return [] if self._is_closed() else [plan.move for plan in self._proof]

    def add(self, results: list[float]) -> None:
        """Add the results of the row, one for each move."""
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
        hopeless = gap.mean + gap.error < self._min_cost
        return gap.samples >= MIN_PROOF_ROWS and (hopeless or gap.mean > STOP_ERRORS * gap.error)

    def gap(self) -> Gap:
        """The difference between the best other plan and the played one in the rows that compare them."""
        return Gap(self._proof[1], self._proof[0])

    def better(self) -> Move:
        """The first move of the best other plan."""
        return self._proof[1].move

    def is_costly(self) -> bool:
        """Did this decision certainly cost enough to be named?"""
        if not self._proof or self.moves():
            return False
        gap = self.gap()
        return gap.mean >= self._min_cost and gap.mean > CLEAR_ERRORS * gap.error


def costliest(cases: list[Case]) -> list[Case]:
    """The costliest of the examined decisions, at most one of each turn, the costliest first."""
    found: list[Case] = []
    turns: set[int] = set()
    for case in sorted([case for case in cases if case.is_costly()], key=_cost, reverse=True):
        if case.suspect.turn not in turns:
            turns.add(case.suspect.turn)
            found.append(case)
    return found[:MOST_COSTLY]


def _cost(case: Case) -> float:
    return case.gap().mean
