"""Makes a review step by step. Each step is answered elsewhere: by a process of a server, or by a command itself."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from arktable.jobs.evaluation import FIRST_GAMES, Run, Worth
from arktable.jobs.job import Answer, BotFailed, ExplainedPlans, ExplainPlans, FindSuspects, ReviewStep, SuspectFound

MOST_COSTLY: Final = 3
MOST_DEEPENED: Final = 6
"""Number of decisions that are evaluated with all games; the others stay with the first few."""

AskStep = Callable[[ReviewStep], Awaitable[Answer]]
"""Answers a step about the whole game; raises `BotFailed`."""
Evaluate = Callable[[int, int], Awaitable[Run]]
"""The evaluation of the decision with this index, with at least this many games; raises `BotFailed`."""


@dataclass(frozen=True)
class CostlyDecision:
    """A decision that clearly cost something, and what was better."""

    at: int
    """Index of the decision: how many came before it."""
    turn: int
    better: tuple[str, ...]
    worth: Worth
    """The better plan compared with what was played: its gap is the cost."""
    explained: ExplainedPlans


async def make_review(
    ask: AskStep,
    evaluate: Evaluate,
    seat: int,
    min_cost: float,
    games: int,
    on_progress: Callable[[int, int], None],
    is_late: Callable[[], bool] = lambda: False,
) -> AsyncIterator[CostlyDecision]:
    """The costliest decisions of a seat, at most one of each turn, the costliest first.

    Each clearly cost at least `min_cost` pounds or points. `on_progress` gets the number of suspects examined so far
    and of all. When `is_late`, no further one is examined.
    """
    suspects = (await ask(FindSuspects(seat))).suspects
    on_progress(0, len(suspects))
    runs: list[tuple[SuspectFound, Run]] = []
    for found in suspects:
        if is_late():
            break
        with contextlib.suppress(BotFailed):  # one that takes too long is left out
            runs.append((found, await evaluate(found.at, min(games, FIRST_GAMES))))
            on_progress(len(runs), len(suspects))
    if suspects and not runs:
        raise BotFailed("bot-slow", "no decision could be examined")
    for found, _ in most_promising(runs, min_cost):
        with contextlib.suppress(BotFailed):
            await evaluate(found.at, games)
    for found, run in costliest(runs, min_cost):
        decision = await explained_decision(ask, found.at, found.turn, run, min_cost)
        if decision is not None:
            yield decision


async def explained_decision(ask: AskStep, at: int, turn: int, run: Run, min_cost: float) -> CostlyDecision | None:
    """What was better at this decision, by its run as far as it is made; None if nothing was clearly better."""
    found = cost_of(run, min_cost)
    better = run.better()
    if found is None or better is None:
        return None
    moves = better[0].plan.moves
    explained = (await ask(ExplainPlans(at, moves))).explained
    return None if explained is None else CostlyDecision(at, turn, tuple(moves), found, explained)


def most_promising(runs: list[tuple[SuspectFound, Run]], min_cost: float) -> list[tuple[SuspectFound, Run]]:
    """The decisions for which more games may show a clear cost, at most six, the costliest so far first."""

    def gap(one: tuple[SuspectFound, Run]) -> float:
        worths = [one[1].worth(plan) for plan in one[1].plans() if plan is not one[1].played]
        may = [worth.gap for worth in worths if worth is not None and worth.gap + worth.gap_spread >= min_cost]
        return max(may, default=0.0)

    return [one for one in sorted(runs, key=gap, reverse=True) if gap(one) > 0][:MOST_DEEPENED]


def cost_of(run: Run, min_cost: float) -> Worth | None:
    """The best other plan compared with what was played, if it is better by its spread and by the least cost."""
    better = run.better()
    return better[1] if better is not None and better[1].gap >= min_cost else None


def costliest(runs: list[tuple[SuspectFound, Run]], min_cost: float) -> list[tuple[SuspectFound, Run]]:
    """The costliest of the examined decisions, at most one of each turn, the costliest first."""
    found: list[tuple[SuspectFound, Run]] = []
    turns: set[int] = set()

    def cost(one: tuple[SuspectFound, Run]) -> float:
        worth = cost_of(one[1], min_cost)
        return 0.0 if worth is None else worth.gap

    for one in sorted(runs, key=cost, reverse=True):
        if cost(one) > 0 and one[0].turn not in turns:
            turns.add(one[0].turn)
            found.append(one)
    return found[:MOST_COSTLY]
