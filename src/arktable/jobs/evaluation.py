"""The evaluation of one decision: the same question behind hints, reviews, reports and analyses.

A `Run` says which plans there are and which play-outs are needed next. The play-outs are made elsewhere: by a process
of a server, or by a command itself. A few games find the plans worth comparing; they do not count. Then all plans are
played in the same games. More games can be added to a run at any time; the earlier ones stay.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from arktable.bots.search.estimate import Estimate, difference
from arktable.bots.search.evaluation import Result, lead_of, same_plan
from arktable.jobs.job import Answer, DescribePlan, EvaluationStep, FindPlans, Plan, PlayRows

SCREENING: Final = 2
"""Number of games that only choose the plans to compare."""
MOST_COMPARED: Final = 4
"""Number of plans that are compared, apart from what was played and what is tried."""
FIRST_GAMES: Final = 6
"""Number of games for a quick answer."""
GAMES: Final = 24
"""Usual number of games."""
MOST_GAMES: Final = 96
"""Number of games up to which a run is deepened."""
MOST_PLAYOUTS: Final = 12
"""Number of play-outs in one step, so that bots at other tables do not wait long."""

AskStep = Callable[[EvaluationStep], Awaitable[Answer]]
"""Answers a step about the decision of the run; raises `BotFailed`."""


class Worth(msgspec.Struct, frozen=True):
    """What a plan brings: means over the same games for all plans of a run."""

    lead: float
    """The lead over the best rival at the end; without rivals the score."""
    spread: float
    own: float
    """The score of the seat at the end."""
    rival: float | None
    """That of its best rival; None if it has none."""
    games: int
    gap: float
    """The lead minus that of the plan it is compared with."""
    gap_spread: float
    clear: bool
    """The gap is larger than its spread."""
    own_gap: float
    """The part of the gap that is the seat's own score; the rest is that of the best rival."""


class Compared:
    """One plan of a run and its results, game by game."""

    __slots__ = ("plan", "results", "screened")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.screened: list[Result] = []
        self.results: list[Result] = []

    def leads(self, games: int) -> list[float]:
        """The leads in the first games."""
        return [lead_of(result) for result in self.results[:games]]


class Run:
    """The evaluation of one decision as far as it is made."""

    def __init__(self) -> None:
        self.choices = 0
        """Number of legal moves; 0 until the plans are found."""
        self.proposed: list[Compared] = []
        self.kept: list[Compared] = []
        """The proposed plans that are compared."""
        self.played: Compared | None = None
        """What was played: one of the proposed plans, or another one."""
        self.tries: list[Compared] = []

    # -- plans ------------------------------------------------------------------------------------------------------

    def propose(self, plans: Sequence[Plan], choices: int) -> None:
        """Begin with the plans that bots propose."""
        self.choices = choices
        self.proposed = [self._known(plan) or Compared(plan) for plan in plans]
        if len(plans) <= MOST_COMPARED:
            self.kept = [*self.proposed]

    def play(self, plan: Plan) -> None:
        """Compare with this plan, which was played."""
        self.played = self._known(plan) or Compared(plan)

    def attempt(self, plan: Plan) -> Compared:
        """Add a plan that a reader tries."""
        found = self._known(plan)
        if found is None:
            found = Compared(plan)
            self.tries.append(found)
        return found

    def _known(self, plan: Plan) -> Compared | None:
        wanted = same_plan(plan.moves)
        known = [*self.proposed, *self.tries, *([self.played] if self.played is not None else [])]
        return next((one for one in known if same_plan(one.plan.moves) == wanted), None)

    def plans(self) -> list[Compared]:
        """The compared plans, best first by the mean lead in the games that all of them have seen."""
        found = [*self.kept]
        if self.played is not None and self.played not in found:
            found.append(self.played)
        games = min([len(one.results) for one in found], default=0)
        return sorted(found, key=lambda one: -Estimate(one.leads(games)).mean)

    # -- play-outs --------------------------------------------------------------------------------------------------

    @property
    def games(self) -> int:
        """Number of games that all compared plans have seen."""
        return min([len(one.results) for one in self.plans()], default=0)

    def is_trivial(self) -> bool:
        """Is there nothing to compare?"""
        return len(self.plans()) < 2 and not self.tries

    def next_step(self, games: int, wanted: Sequence[Compared] | None = None) -> PlayRows | None:
        """The next play-outs that are needed until these plans, or all compared ones, have seen this many games."""
        games = min(games, MOST_GAMES)
        if wanted is None:
            if self.proposed and not self.kept:
                return self._screening()
            wanted = [] if self.is_trivial() else self.plans()
        short = [one for one in wanted if len(one.results) < games]
        if not short:
            return None
        first = min([len(one.results) for one in short])
        group = [one for one in short if len(one.results) == first]
        end = min([len(one.results) for one in short if len(one.results) > first], default=games)
        rows = min(end - first, max(1, MOST_PLAYOUTS // len(group)))
        return PlayRows([one.plan.moves for one in group], first, rows)

    def _screening(self) -> PlayRows:
        done = len(self.proposed[0].screened)
        return PlayRows([one.plan.moves for one in self.proposed], done - SCREENING, 1)

    def add(self, step: PlayRows, results: Sequence[Sequence[Result]]) -> None:
        """Add the results of a step, one list for each of its plans."""
        by_moves = {tuple(one.plan.moves): one for one in [*self.proposed, *self.tries, *self.plans()]}
        for moves, rows in zip(step.plans, results, strict=True):
            one = by_moves[tuple(moves)]
            (one.screened if step.first < 0 else one.results).extend([(own, rival) for own, rival in rows])
        if step.first < 0 and len(self.proposed[0].screened) == SCREENING:
            best = sorted(self.proposed, key=lambda one: -sum([lead_of(result) for result in one.screened]))
            self.kept = best[:MOST_COMPARED]

    # -- figures ----------------------------------------------------------------------------------------------------

    def reference(self) -> Compared | None:
        """The plan with which the others are compared: what was played, or the best one."""
        if self.played is not None:
            return self.played
        return next(iter(self.plans()), None)

    def worth(self, one: Compared, other: Compared | None = None, games: int | None = None) -> Worth | None:
        """The figures of a plan, compared with another one or with the reference; None before the first games."""
        other = other or self.reference()
        if games is None:
            games = self.games
        if other is None or games < 2 or min(len(one.results), len(other.results)) < games:
            return None
        lead, gap = Estimate(one.leads(games)), difference(one.leads(games), other.leads(games))
        own = [result[0] for result in one.results[:games]]
        own_gap = difference(own, [result[0] for result in other.results[:games]])
        rivals = [result[1] for result in one.results[:games] if result[1] is not None]
        return Worth(
            round(lead.mean, 1), round(lead.spread, 1), round(Estimate(own).mean, 1),
            round(Estimate(rivals).mean, 1) if rivals else None, games,
            round(gap.mean, 1), round(gap.spread, 1), gap.is_clear(), round(own_gap.mean, 1),
        )  # fmt: skip

    def better(self) -> tuple[Compared, Worth] | None:
        """The best other plan and by how much it is better than what was played, if it is clearly better."""
        best = next(iter(self.plans()), None)
        if best is None or self.played is None or best is self.played:
            return None
        worth = self.worth(best)
        return (best, worth) if worth is not None and worth.clear and worth.gap > 0 else None

    @property
    def size(self) -> int:
        """Number of results that are kept, for the limit of a cache."""
        every = {id(one): one for one in [*self.proposed, *self.tries, *self.plans()]}
        return sum(len(one.results) + len(one.screened) + 1 for one in every.values())


async def deepen(
    run: Run, ask: AskStep, games: int, later: Sequence[str] = (), is_late: Callable[[], bool] = lambda: False
) -> None:
    """Let the plans of the run be found and compared in this many games. `later` are the moves that were played next.

    When `is_late`, no further step is asked for.
    """
    if not run.choices:
        answer = await ask(FindPlans())
        run.propose(answer.plans, answer.choices)
    if later and run.played is None:
        run.play((await ask(DescribePlan(list(later)))).plans[0])
    while not is_late() and (step := run.next_step(games)) is not None:
        run.add(step, (await ask(step)).results)


async def attempted(run: Run, ask: AskStep, games: int, moves: Sequence[str], later: Sequence[str]) -> Worth | None:
    """The worth of moves that a reader tries, compared with what was played in the same games."""
    if later and run.played is None:
        run.play((await ask(DescribePlan(list(later)))).plans[0])
    one = run.attempt(Plan(list(moves), None))
    wanted = [one] if run.played is None else [one, run.played]
    games = min(max(games, run.games), MOST_GAMES)
    while (step := run.next_step(games, wanted)) is not None:
        run.add(step, (await ask(step)).results)
    return run.worth(one, run.played or one, games)
